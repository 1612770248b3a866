"""Questions that wait for a model service which is away, and its coming back."""

from tests.client.ui.chat_steps import ask

AWAY = "모델 서비스에 닿지 못하고 있어요"


def back(service):
    service.trouble = service.gone = None


async def waits(app, text, place):
    await ask(app, text)
    await app.until(lambda: app.has(f"보낼 차례를 기다려요 ({place}번째)"))
