"""What a model replies that reads a document."""

import json

from tests.support.model_server import say


def proposed(
    sections, title="환불 기간과 수수료", body="구매 후 30일 안이면 전액, 그 뒤에는 10%를 떼고 환불합니다.", **more
):
    summary = "환불 기간과 수수료를 정합니다."
    return {"sections": sections, "title": title, "summary": summary, "body": f"# {title}\n\n{body}"} | more


def reply(*pages):
    return say(json.dumps({"pages": list(pages)}, ensure_ascii=False))
