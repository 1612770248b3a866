"""Is an account kept only as the system that knows it has it?"""

import asyncio
from dataclasses import replace

import pytest

from client.compose import open_engine
from client.settings import load_settings
from tests.client.turn.block_calls import refusals, result, write
from tests.support.current_user import CurrentUserService
from tests.support.fakes import ScriptedModel


@pytest.fixture
def looking(tmp_path):
    """An account with a system that can be asked who its current user is."""
    service = CurrentUserService(account="jisoo.kim", login="jisoo.kim@gaon.example")
    config = tmp_path / "client.toml"
    config.write_text(f'[accounts]\ngaon = "{service.url}"\n', "utf-8")
    environ = {
        "GIEOK_KEYRING": "off",
        "GIEOK_EMBEDDING": "off",
        "GIEOK_CONFIG": str(config),
        "GIEOK_ACCOUNT_TOKEN_GAON": "a-token",
    }
    options = {"home": str(tmp_path / "home"), "server": "http://127.0.0.1:9", "now": "2026-09-28T12:00"}
    engine = open_engine(load_settings(options, environ))
    yield engine, service
    asyncio.run(engine.close())
    service.stop()


LOOK_UP = [("look_up_account", "{}")]


def with_model(engine, *steps):
    model = ScriptedModel(*steps)
    return replace(engine, turns=replace(engine.turns, model=lambda: model)), model


def test_L20_a_similar_account_is_never_saved_and_the_looked_up_one_is(looking, ask):
    engine, _ = looking
    scripted, model = with_model(
        engine, write("계정: jisu.kim"), LOOK_UP, write("계정: jisu.kim"), write("계정: jisoo.kim"), "확인했어요."
    )
    turn = ask(scripted, "제 계정은 jisu.kim이에요")
    assert engine.notebook.block().text == "계정: jisoo.kim"
    assert result(model, 1)["stored"] is False
    assert "조회에서 확인된 계정이 아니어서" in result(model, 1)["warning"]
    assert result(model, 2)["account"] == "jisoo.kim"
    assert result(model, 3)["stored"] is False
    assert turn.cards[0].added == ("계정: jisoo.kim",)


def test_L20_the_login_address_that_a_look_up_returned_is_confirmed_and_another_domain_is_not(looking, ask):
    engine, _ = looking
    scripted, model = with_model(
        engine,
        LOOK_UP,
        write("로그인 주소: jisoo.kim@other.example"),
        write("로그인 주소: jisoo.kim@gaon.example"),
        "네.",
    )
    ask(scripted, "제 로그인 주소를 기억해 주세요")
    assert result(model, 2)["stored"] is False
    assert engine.notebook.block().text == "로그인 주소: jisoo.kim@gaon.example"


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("제 계정은 jisu.kim이에요. 기억해 주세요", "그 시스템이 알려 준 계정과 달라서 적지 않았어요"),
        ("My account is jisu.kim, please remember it.", "That system named another account"),
        ("私のアカウントは jisu.kim です。覚えてください", "そのシステムが示したアカウントと異なる"),
    ],
)
def test_L20_the_built_in_assistant_looks_it_up_and_keeps_no_similar_one(looking, ask, question, answer):
    engine, service = looking
    assert answer in ask(engine, question).answer
    assert engine.notebook.block().text == ""
    assert len(service.asked) == 1


@pytest.mark.parametrize(
    ("question", "line"),
    [
        ("제 계정은 jisoo.kim이에요. 기억해 주세요", "gaon 계정: jisoo.kim"),
        ("My account is jisoo.kim, please remember it.", "gaon account: jisoo.kim"),
        ("私のアカウントは jisoo.kim です。覚えてください", "gaonのアカウント: jisoo.kim"),
    ],
)
def test_L20_the_built_in_assistant_keeps_the_one_that_was_returned(looking, ask, question, line):
    engine, _ = looking
    assert line in ask(engine, question).answer
    assert engine.notebook.block().text == line


def test_L20_a_look_up_counts_in_its_own_conversation_only(looking, ask):
    engine, _ = looking
    scripted, _ = with_model(engine, LOOK_UP, "네.", write("계정: jisoo.kim"), "네.")
    ask(scripted, "제 계정이 뭐예요?")
    ask(scripted, "제 계정은 jisoo.kim이에요")
    assert engine.notebook.block().text == ""


def test_L20_a_look_up_that_fails_confirms_nothing(looking, ask):
    engine, service = looking
    service.status = 500
    scripted, model = with_model(engine, LOOK_UP, write("계정: jisu.kim"), "네.")
    ask(scripted, "제 계정은 jisu.kim이에요")
    assert "error" in result(model, 1)
    assert engine.notebook.block().text == ""


def test_what_a_look_up_sends_is_recorded_without_the_token(looking, ask):
    engine, service = looking
    scripted, _ = with_model(engine, LOOK_UP, "네.")
    turn = ask(scripted, "제 계정이 뭐예요?")
    sent = [one for one in engine.sent(turn.id) if one.destination != "model.test"]
    assert [(one.destination, one.content) for one in sent] == [(service.url[7:-3], f"GET {service.url}")]
    assert all("a-token" not in one.content for one in engine.sent())


def test_without_a_system_to_ask_there_is_no_tool_and_an_account_is_refused_with_the_reason(account, ask):
    model = ScriptedModel(write("GitHub 계정: jisoo-k"), "네.")
    engine = account(model=model)
    turn = ask(engine, "My GitHub account is jisoo-k, please remember")
    assert "look_up_account" not in [tool.name for tool in model.requests[0].tools]
    assert "확인할 수 없는 계정" in refusals(turn)[0]
    engine.notebook.save_block("GitHub 계정: jisoo-k", "")
    assert engine.notebook.block().text == "GitHub 계정: jisoo-k"


def test_contacts_are_no_accounts(account, ask):
    engine = account(model=ScriptedModel(write("연락: jisoo@example.com\n전화: 010-1234-5678\n호칭: 지수"), "네."))
    ask(engine, "연락은 jisoo@example.com이나 010-1234-5678로, 저는 지수라고 불러 주세요")
    assert engine.notebook.block().lines[1].text == "전화: 010-1234-5678"
