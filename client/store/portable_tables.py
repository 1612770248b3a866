"""Which rows are a customer's memory, as they go out into a file and come back in? One list, table by table.

Left out: what the service published, the search index and what only this device knows (`LEFT_OUT`); they come again by
themselves. A column that is missing here is found by a test. Rows without an id of their own (`numbered`) are compared
whole, so that reading a file twice changes nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

Cell = str | int | bytes | None
Record = Mapping[str, Cell]


@dataclass(frozen=True, slots=True)
class Table:
    """How one table is read in order, and how one of its rows is written; what is there already stays."""

    name: str
    read: str
    write: str
    numbered: bool = False


TABLES: tuple[Table, ...] = (
    Table(
        "conversations",
        "SELECT id, title, own_title, started_at, last_at, ended_at FROM conversations WHERE deleted_at IS NULL"
        " ORDER BY started_at, id",
        "INSERT INTO conversations (id, title, own_title, started_at, last_at, ended_at)"
        " VALUES (:id, :title, :own_title, :started_at, :last_at, :ended_at)"
        " ON CONFLICT (id) DO UPDATE SET last_at = max(last_at, excluded.last_at),"
        " own_title = iif(own_title = '', excluded.own_title, own_title)"
        " WHERE excluded.last_at > last_at OR (own_title = '' AND excluded.own_title <> '')",
    ),
    Table(
        "turns",
        "SELECT t.id, t.conversation, t.question, t.asked_at, t.zone, t.state, t.answer, t.completed_at, t.model,"
        " t.model_kind, t.tools, t.sources, t.cards, t.error, t.error_values, t.learned_at, t.taken_out,"
        " t.instead_of, t.paused, t.basis, t.waits_since FROM turns t JOIN conversations c ON c.id = t.conversation"
        " WHERE c.deleted_at IS NULL ORDER BY t.seq",
        "INSERT INTO turns (id, conversation, question, asked_at, zone, state, answer, completed_at, model, model_kind,"
        " tools, sources, cards, error, error_values, learned_at, taken_out, instead_of, paused, basis, waits_since)"
        " VALUES (:id, :conversation, :question, :asked_at, :zone, :state, :answer, :completed_at, :model, :model_kind,"
        " :tools, :sources, :cards, :error, :error_values, :learned_at, :taken_out, :instead_of, :paused, :basis,"
        " :waits_since)"
        " ON CONFLICT (id) DO NOTHING",
    ),
    Table(
        "facts",
        "SELECT id, kind, statement, day, stated, status, first_seen, last_seen, attribute, value, topic, policy_page,"
        " policy_version, knowhow_page, knowhow_version, recheck_reason, recheck_page, recheck_linked, recheck_current,"
        " sensitive, replaced_by, promotion FROM facts ORDER BY seq",
        "INSERT INTO facts (id, kind, statement, day, stated, status, first_seen, last_seen, attribute, value, topic,"
        " policy_page, policy_version, knowhow_page, knowhow_version, recheck_reason, recheck_page, recheck_linked,"
        " recheck_current, sensitive, replaced_by, promotion) VALUES (:id, :kind, :statement, :day, :stated, :status,"
        " :first_seen, :last_seen, :attribute, :value, :topic, :policy_page, :policy_version, :knowhow_page,"
        " :knowhow_version, :recheck_reason, :recheck_page, :recheck_linked, :recheck_current, :sensitive,"
        " :replaced_by, :promotion) ON CONFLICT (id) DO NOTHING",
    ),
    Table(
        "fact_evidence",
        "SELECT fact, turn, speaker, quote, at FROM fact_evidence ORDER BY fact, turn, speaker, quote",
        "INSERT INTO fact_evidence (fact, turn, speaker, quote, at) VALUES (:fact, :turn, :speaker, :quote, :at)"
        " ON CONFLICT DO NOTHING",
    ),
    Table(
        "fact_supports",
        "SELECT trait, support FROM fact_supports ORDER BY trait, support",
        "INSERT INTO fact_supports (trait, support) VALUES (:trait, :support) ON CONFLICT DO NOTHING",
    ),
    Table(
        "fact_history",
        "SELECT fact, at, change, detail FROM fact_history ORDER BY seq",
        "INSERT INTO fact_history (fact, at, change, detail) VALUES (:fact, :at, :change, :detail)",
        numbered=True,
    ),
    Table(
        "tombstones",
        "SELECT mark, at FROM tombstones ORDER BY mark",
        "INSERT INTO tombstones (mark, at) VALUES (:mark, :at) ON CONFLICT DO NOTHING",
    ),
    Table(
        "tombstone_spans",
        "SELECT turn, first, stop FROM tombstone_spans ORDER BY turn, first, stop",
        "INSERT INTO tombstone_spans (turn, first, stop) VALUES (:turn, :first, :stop) ON CONFLICT DO NOTHING",
    ),
    Table(
        "looked_up_accounts",
        "SELECT a.conversation, a.system, a.account, a.login FROM looked_up_accounts a"
        " JOIN conversations c ON c.id = a.conversation WHERE c.deleted_at IS NULL ORDER BY a.conversation, a.system",
        "INSERT INTO looked_up_accounts (conversation, system, account, login)"
        " VALUES (:conversation, :system, :account, :login) ON CONFLICT DO NOTHING",
    ),
    Table(
        "audit",
        "SELECT at, writer, action, detail FROM audit ORDER BY seq",
        "INSERT INTO audit (at, writer, action, detail) VALUES (:at, :writer, :action, :detail)",
        numbered=True,
    ),
    Table(
        "jobs",
        "SELECT j.kind, j.conversation, j.attempts, j.due_at, j.error, j.error_values, j.failed_at FROM jobs j"
        " JOIN conversations c ON c.id = j.conversation WHERE c.deleted_at IS NULL ORDER BY j.seq",
        "INSERT INTO jobs (kind, conversation, attempts, due_at, error, error_values, failed_at) VALUES"
        " (:kind, :conversation, :attempts, :due_at, :error, :error_values, :failed_at) ON CONFLICT DO NOTHING",
    ),
    Table(
        "refused_candidates",
        "SELECT reason, times FROM refused_candidates ORDER BY reason",
        "INSERT INTO refused_candidates (reason, times) VALUES (:reason, :times)"
        " ON CONFLICT (reason) DO UPDATE SET times = excluded.times WHERE excluded.times > times",
    ),
    Table(
        "egress",
        "SELECT at, turn, purpose, destination, bytes, content FROM egress ORDER BY seq",
        "INSERT INTO egress (at, turn, purpose, destination, bytes, content)"
        " VALUES (:at, :turn, :purpose, :destination, :bytes, :content)",
        numbered=True,
    ),
    Table(
        "contributions",
        "SELECT id, fact, kind, topic, conditions, decision, page, version, month, shown, state, account, at, due_at,"
        " tries, error FROM contributions ORDER BY id",
        "INSERT INTO contributions (id, fact, kind, topic, conditions, decision, page, version, month, shown, state,"
        " account, at, due_at, tries, error) VALUES (:id, :fact, :kind, :topic, :conditions, :decision, :page,"
        " :version, :month, :shown, :state, :account, :at, :due_at, :tries, :error) ON CONFLICT DO NOTHING",
    ),
    Table(
        "contributor_tags",
        "SELECT account, topic, input, output FROM contributor_tags ORDER BY account, topic",
        "INSERT INTO contributor_tags (account, topic, input, output) VALUES (:account, :topic, :input, :output)"
        " ON CONFLICT DO NOTHING",
    ),
    Table(
        "agreements",
        "SELECT id, fact, state, account, at, error, page, version, knowhow, knowhow_version, place, received_at,"
        " salt, leaf, link, keep_until FROM agreements ORDER BY id",
        "INSERT INTO agreements (id, fact, state, account, at, error, page, version, knowhow, knowhow_version, place,"
        " received_at, salt, leaf, link, keep_until) VALUES (:id, :fact, :state, :account, :at, :error, :page,"
        " :version, :knowhow, :knowhow_version, :place, :received_at, :salt, :leaf, :link, :keep_until)"
        " ON CONFLICT DO NOTHING",
    ),
    Table(
        "mem0_memories",
        "SELECT collection, id, payload, vector, a, b FROM mem0_memories ORDER BY seq",
        "INSERT INTO mem0_memories (collection, id, payload, vector, a, b)"
        " VALUES (:collection, :id, :payload, :vector, :a, :b) ON CONFLICT DO NOTHING",
    ),
    Table(
        "mem0_history",
        "SELECT id, memory, old_memory, new_memory, event, created_at, updated_at, is_deleted, actor, role"
        " FROM mem0_history ORDER BY seq",
        "INSERT INTO mem0_history (id, memory, old_memory, new_memory, event, created_at, updated_at, is_deleted,"
        " actor, role) VALUES (:id, :memory, :old_memory, :new_memory, :event, :created_at, :updated_at, :is_deleted,"
        " :actor, :role) ON CONFLICT DO NOTHING",
    ),
    Table(
        "mem0_messages",
        "SELECT id, scope, role, content, name, created_at FROM mem0_messages ORDER BY seq",
        "INSERT INTO mem0_messages (id, scope, role, content, name, created_at)"
        " VALUES (:id, :scope, :role, :content, :name, :created_at) ON CONFLICT DO NOTHING",
    ),
)

# Decided one by one by whoever reads a file in, not row by row: there is one block, one language, one secret.
SINGLE: tuple[Table, ...] = (
    Table(
        "meta",
        "SELECT key, value FROM meta WHERE key GLOB 'preference_*' OR key GLOB 'tombstone_secret*' ORDER BY key",
        "INSERT INTO meta (key, value) VALUES (:key, :value) ON CONFLICT DO NOTHING",
    ),
    Table(
        "block",
        "SELECT text, updated_at FROM block",
        "INSERT INTO block (only, text, updated_at) VALUES (1, :text, :updated_at)",
    ),
    Table(
        "block_lines",
        "SELECT line, origin, fact, turn FROM block_lines ORDER BY line",
        "INSERT INTO block_lines (line, origin, fact, turn) VALUES (:line, :origin, :fact, :turn)"
        " ON CONFLICT (line) DO UPDATE SET origin = :origin, fact = :fact, turn = :turn",
    ),
    Table(
        "block_undo",
        "SELECT u.conversation, u.before, u.after, u.lines, u.turn FROM block_undo u"
        " JOIN conversations c ON c.id = u.conversation WHERE c.deleted_at IS NULL ORDER BY u.conversation",
        "INSERT INTO block_undo (conversation, before, after, lines, turn)"
        " VALUES (:conversation, :before, :after, :lines, :turn) ON CONFLICT DO NOTHING",
    ),
)
EVERY: Mapping[str, Table] = {table.name: table for table in (*SINGLE, *TABLES)}

# What was asked, answered and sent, and what hangs on it: a backup takes it along only where the customer wants it.
LOG = frozenset({"conversations", "turns", "looked_up_accounts", "jobs", "egress", "mem0_messages", "block_undo"})

# The service's, what was not sent yet, and all of `search_*`.
LEFT_OUT = frozenset({"pages", "page_versions", "bundles", "bundle_marks", "drafts"})
OF_THIS_DEVICE = frozenset({"seq", "deleted_at", "indexed_at", "superseded", "only"})  # columns
