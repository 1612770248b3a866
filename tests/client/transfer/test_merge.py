"""Two memories become one: what is here stays, what was deleted stays deleted, two blocks are never mixed unseen."""

from client.memory.fact import Quote
from client.store import facts, traits
from tests.client.transfer.conftest import rows


def test_a_fact_that_was_deleted_here_does_not_come_back_from_a_file(account):
    here, there = account("here"), account("there")
    fact = here.knows("코끼리를 키운다")
    old = here.file("before.jsonl")
    here.forgets(fact)
    merged = here.reads(old)
    assert here.statements() == []
    assert merged.deleted == 1
    there.reads(here.file())
    assert there.reads(old).deleted == 1
    assert there.statements() == []


def test_a_fact_that_was_deleted_where_the_file_comes_from_goes_here_too(account):
    here, there = account("here"), account("there")
    fact = here.knows("코끼리를 키운다")
    there.reads(here.file())
    there.knows("여기 것")
    here.forgets(fact)
    assert there.reads(here.file()).deleted == 1
    assert there.statements() == ["여기 것"]


def test_marks_of_both_sides_go_on_meaning_something(account):
    """Each store has its own secret; after a merge a third one that reads both files again loses both facts."""
    here, there, third = account("here"), account("there"), account("third")
    ours, theirs = here.knows("코끼리"), there.knows("기린")
    old_ours, old_theirs = here.file("old.jsonl"), there.file("old.jsonl")
    here.forgets(ours)
    there.forgets(theirs)
    there.reads(here.file())
    third.reads(there.file())
    for one in (there, third):
        one.reads(old_ours)
        one.reads(old_theirs)
        assert one.statements() == []


def test_a_deleted_conversation_does_not_come_back_with_what_was_sent_for_it(account):
    here = account("here")
    (turn,) = here.says("코끼리-7731 이야기")
    here.says("다른 이야기")
    old = here.file("old.jsonl")
    here.talks.delete(turn.conversation)
    here.reads(old)
    assert "코끼리-7731" not in here.file().read_text("utf-8")
    assert [talk.title for talk in here.talks.all()] == ["다른 이야기"]


def test_what_stayed_beside_a_deleted_fact_stays_on_the_next_device_too(account):
    """Two facts of the same words: the event was deleted, the attribute was not."""
    here, there = account("here"), account("there")
    (turn,) = here.says("이번 달부터 비즈니스로 바꿨어요")
    event = here.knows("비즈니스로 바꿈", turn, kind="event")
    here.knows("비즈니스 등급", turn)
    old = here.file("old.jsonl")
    here.forgets(event)
    assert there.reads(here.file()).deleted == 0
    assert there.statements() == ["비즈니스 등급"]
    for one in (here, there):
        one.reads(old)
        assert one.statements() == ["비즈니스 등급"]
        one.reads(here.file())
        assert one.statements() == ["비즈니스 등급"]


def test_the_facts_under_a_deleted_trait_stay_on_the_next_device_too(account):
    here, there = account("here"), account("there")
    under = [here.knows(text, kind="preference") for text in ("비싸도 되니 빨리요", "빠른 게 낫습니다")]
    trait = here.knows("속도를 중시하는 편", kind="trait", stated=False)
    traits.restate(here.database, trait.id, trait.statement, [fact.evidence[0] for fact in under])
    traits.link(here.database, trait.id, [fact.id for fact in under])
    here.forgets(here.notebook.fact(trait.id))
    there.reads(here.file())
    assert there.statements() == sorted(fact.statement for fact in under)


def test_a_fact_that_only_lost_some_words_stays_when_an_older_file_is_read(account):
    here = account("here")
    first, second = here.says("호칭은 지수로")[0], here.says("지수라고 불러요")[0]
    fact = here.knows("호칭은 지수", first)
    facts.add_evidence(here.database, fact.id, [Quote(second.question, "customer", second.id, second.asked_at)])
    old = here.file("old.jsonl")
    here.notebook.delete_with_facts(first.conversation)
    here.reads(old)
    assert here.statements() == ["호칭은 지수"]
    assert [quote.turn for quote in here.notebook.fact(fact.id).evidence] == [second.id]


def test_a_trait_does_not_get_the_words_of_a_deleted_fact_back_from_an_older_file(account):
    here = account("here")
    under = [here.knows(text, kind="preference") for text in ("코끼리처럼 느려요", "비싸도 빨리요", "빨리가 좋아요")]
    trait = here.knows("속도를 중시하는 편", kind="trait", stated=False)
    traits.restate(here.database, trait.id, trait.statement, [fact.evidence[0] for fact in under])
    traits.link(here.database, trait.id, [fact.id for fact in under])
    old = here.file("old.jsonl")
    here.forgets(under[0])
    kept = here.notebook.fact(trait.id)
    assert "코끼리" not in repr(kept.evidence)
    here.reads(old)
    again = here.notebook.fact(trait.id)
    assert (again.evidence, again.supports) == (kept.evidence, kept.supports)


def test_the_line_of_a_deleted_fact_does_not_come_back_with_the_block_of_an_older_file(account):
    here, there = account("here"), account("there")
    fact = here.knows("이메일은 코끼리@example.com", attribute="contact", value="코끼리@example.com")
    here.promotes(fact)
    here.block(here.notebook.block().text + "\n답변은 짧게")
    old = here.file("old.jsonl")
    there.reads(old)
    there.notebook.clear_block()
    there.forgets(there.notebook.fact(fact.id))
    there.reads(old)
    assert there.notebook.block().text == "답변은 짧게"
    left = [row for row in rows(there.file()) if "코끼리" in repr(row)]
    assert {row["table"] for row in left} == {"conversations", "turns"}, "the conversation itself was not deleted"


def test_a_block_here_stays_and_the_lines_that_only_the_file_has_are_named(account):
    here, there = account("here"), account("there")
    here.block("호칭: 지수\n답변 언어: 일본어")
    there.block("호칭: 지수\n존댓말로")
    merged = there.reads(here.file())
    assert there.notebook.block().text == "호칭: 지수\n존댓말로"
    assert merged.missing_lines == ("답변 언어: 일본어",)
    assert merged.dropped_lines == ()


def test_replacing_the_block_names_the_lines_that_went_and_keeps_origins(account):
    here, there = account("here"), account("there")
    here.block("호칭: 지수\n답변 언어: 일본어")
    there.block("호칭: 지수\n존댓말로")
    merged = there.reads(here.file(), replace_block=True)
    assert there.notebook.block().text == "호칭: 지수\n답변 언어: 일본어"
    assert merged.dropped_lines == ("존댓말로",)
    assert merged.missing_lines == ()
    assert {line.origin for line in there.notebook.block().lines} == {"customer"}


def test_what_is_here_wins_over_the_same_fact_in_a_file_and_evidence_of_both_stays(account):
    here, there = account("here"), account("there")
    fact = here.knows("프로 등급")
    there.reads(here.file())
    there.takes_back(there.notebook.fact(fact.id))
    there.reads(here.file())
    assert there.notebook.fact(fact.id).status == "retracted"
    assert [change.change for change in there.notebook.history(fact.id)] == ["added", "retracted"]


def test_a_choice_that_was_made_here_stays(account):
    here, there = account("here"), account("there")
    here.preferences.set("theme", "dark")
    here.preferences.set("language", "ja")
    there.preferences.set("theme", "light")
    there.reads(here.file())
    chosen = there.preferences.get()
    assert (chosen.theme, chosen.language) == ("light", "ja")


def test_the_audit_tells_that_a_memory_came_into_one_that_was_there(account):
    here, there = account("here"), account("there")
    here.knows("코끼리")
    there.knows("기린")
    there.reads(here.file())
    there.reads(here.file())
    told = [row["row"] for row in rows(there.file()) if row["table"] == "audit"]
    assert [line["action"] for line in told] == ["memory-imported"]


def test_a_conversation_that_was_deleted_where_the_file_comes_from_goes_here_too_and_is_not_found(account):
    from client.search.chats import find_turns, index_turn

    here, there = account("here"), account("there")
    (turn,) = here.says("코끼리 이야기")
    there.reads(here.file())
    there.knows("여기 것")
    with there.database.transaction():
        index_turn(
            there.database, turn.id, conversation=turn.conversation, place=1, question=turn.question, answer="네."
        )
    assert find_turns(there.database, "코끼리")
    here.talks.delete(turn.conversation)
    assert there.reads(here.file()).deleted == 1
    assert find_turns(there.database, "코끼리") == []
    assert there.database.all("SELECT id FROM search_item WHERE space = 'chats'") == []


def test_what_stays_away_is_not_counted_as_new_and_leaves_no_line_in_the_audit(account):
    here = account("here")
    fact = here.knows("코끼리를 키운다")
    here.knows("기린을 키운다")
    (turn,) = here.says("다른 이야기")
    old = here.file("old.jsonl")
    here.forgets(fact)
    here.talks.delete(turn.conversation)
    before = rows(here.file())
    merged = here.reads(old)
    assert (merged.new, merged.deleted) == ({}, 2)
    assert rows(here.file()) == before
