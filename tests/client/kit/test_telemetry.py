"""Does the window's own server tell somebody about itself where its environment asks for it? It must not."""

from client.kit.fonts import installed
from client.kit.serve import Window, application


def test_the_windows_server_tells_nobody_whatever_the_environment_says(tmp_path, monkeypatch):
    monkeypatch.setenv("FASTAPI_OTEL_AUTO_CONFIGURE", "true")

    async def screen(page):
        del page

    made = application(screen, Window(tmp_path, 0, "no", "Gieok"), installed())
    told = made._telemetry
    assert {name: told[name] for name in ("tracing", "metrics", "logs", "operation_spans", "auto_configure")} == (
        dict.fromkeys(("tracing", "metrics", "logs", "operation_spans", "auto_configure"), False)
    )
