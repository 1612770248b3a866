"""What the tests of a broken surrounding fill the store with, press and listen for."""

LONG = "가나다라 " * 6_000
FULL = "저장 공간이 가득 차서"
BUSY = "다른 창이 기억 파일을 쓰고 있어서"


async def until_said(app, said, text):
    await app.until(lambda: any(text in sentence for sentence in said))
