"""A model service in the place of the built-in assistant: its answer, its absence, and the operator's gateway."""

import json

from tests.support.model_server import ModelServer, call, fail, say


def asked(phone, model, text="환불 규정이 어떻게 되나요?", check=True, **environ):
    where = {
        "GIEOK_MODEL_URL": model.url,
        "GIEOK_MODEL": "some-model",
        "GIEOK_MODEL_KEY": "sk-secret-elephant",
        **environ,
    }
    return phone("chat", "-m", text, now="2026-09-28T10:00", check=check, **where)


def test_a_service_answers_with_tools_of_this_device_and_what_left_is_on_record(phone):
    steps = (
        call("c1", "search_policy", '{"query": "환불"}', at=(3, 9)),
        say("30일 이내에 ", "환불됩니다 [policy:refund@3]."),
    )
    with ModelServer(*steps) as model:
        answer = asked(phone, model)
    assert answer["answer"] == "30일 이내에 환불됩니다 [1]."
    assert answer["model"] == {"name": "some-model", "kind": "service"}
    assert [(source["id"], source["version"]) for source in answer["sources"]] == [("refund", 3)]
    sent = phone("egress", answer["turn"], now="2026-09-28T10:01")["sent"]
    assert [json.loads(one["content"]) for one in sent] == [request.json for request in model.requests]
    assert {one["destination"] for one in sent} == {model.url.split("/")[2]}
    assert "elephant" not in json.dumps(sent)


def test_a_service_that_is_away_costs_no_question_and_the_built_in_assistant_can_answer_it(phone):
    with ModelServer(fail(503), fail(503), fail(503)) as model:
        refused = asked(phone, model, check=False)
    assert refused.returncode == 1
    assert refused.stdout == ""
    assert len(refused.stderr.strip().splitlines()) == 1
    assert "elephant" not in refused.stderr
    answer = phone("retry", "--builtin", now="2026-09-28T10:01")
    assert answer["model"]["kind"] == "builtin"
    assert "30일" in answer["answer"]


def test_a_refused_key_is_one_sentence_and_no_second_request(phone):
    with ModelServer(fail(401)) as model:
        refused = asked(phone, model, check=False)
        assert len(model.requests) == 1
    assert (refused.returncode, refused.stdout) == (1, "")
    assert "elephant" not in refused.stderr


def test_the_gateway_of_the_signed_config_answers_where_it_was_chosen_and_only_there(phone, service):
    chosen = {"GIEOK_MODEL": "gateway"}
    missing = phone("chat", "-m", "안녕하세요", now="2026-09-28T10:00", check=False, **chosen)
    assert missing.returncode == 1
    with ModelServer(say("게이트웨이의 답")) as model:
        config = service.folder / "config.toml"
        told = (service.desk / "content" / "config.toml").read_text("utf-8")
        config.write_text(f'{told}\n[gateway]\nurl = "{model.url}"\nmodel = "house-model"\n', "utf-8")
        service.on_desk("ingest", config)
        service.on_desk("publish")
        phone("sync", now="2026-09-28T10:01")
        assert phone.ask("안녕하세요", now="2026-09-28T10:02")["model"]["kind"] == "builtin"
        answer = phone("chat", "-m", "환불은 며칠인가요?", now="2026-09-28T10:03", **chosen)
    assert (answer["answer"], answer["model"]) == ("게이트웨이의 답", {"name": "house-model", "kind": "service"})


def test_questions_that_a_service_could_not_be_asked_are_kept_and_sent_in_order_by_retry(phone):
    away = {"GIEOK_MODEL_URL": "http://127.0.0.1:9", "GIEOK_MODEL": "some-model"}
    for text in ("첫 질문이에요", "둘째 질문이에요"):
        refused = phone("chat", "-m", text, now="2026-09-28T10:00", check=False, **away)
        assert (refused.returncode, refused.stdout) == (1, "")
        assert len(refused.stderr.strip().splitlines()) == 1
    assert "2개가 아직 모델 서비스를 기다려요" in refused.stderr
    with ModelServer(say("첫 답"), say("둘째 답")) as model:
        back = {"GIEOK_MODEL_URL": model.url, "GIEOK_MODEL": "some-model"}
        answer = phone("retry", now="2026-09-28T10:05", **back)
        assert answer["answer"] == "둘째 답"
        said = [[message["content"] for message in request.json["messages"]][1:] for request in model.requests]
    assert said == [["첫 질문이에요"], ["첫 질문이에요", "첫 답", "둘째 질문이에요"]]
