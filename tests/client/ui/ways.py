"""The ways to the screens that most tests take, and how it is seen that one is there."""


async def to_settings(app):
    await app.turn_to("settings")
    await app.until(lambda: app.has("답변하는 모델"))


async def to_memory(app):
    await app.turn_to("memory")
    await app.until(lambda: app.has("항상 전달되는 기억"))
