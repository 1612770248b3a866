"""What does the assistant say in English?"""

from __future__ import annotations

from client.models.builtin.phrases import Phrases

ENGLISH = Phrases(
    small={
        "empty": ("That looks empty. What would you like to know?",),
        "emoji": (
            "Nice to see you! Tell me if I can help with something.",
            "I see it. What would you like to know?",
        ),
        "laugh": ("Glad you're in good spirits. Tell me if I can help.",),
        "greeting": (
            "Hello! How can I help you?",
            "Hi, nice to meet you. What would you like to know?",
        ),
        "how": ("I'm a program, so there is no mood to report, but I'm ready to help. What would you like to know?",),
        "thanks": (
            "You're welcome. Just ask if there is anything else.",
            "Glad if that helped.",
        ),
        "bye": ("Goodbye, have a nice day. Come back whenever you need me.",),
        "identity": (
            (
                "I'm the built-in assistant that runs on this device alone. I'm not a person: I'm a program that "
                "follows fixed rules, looks things up in the service's policies and know-how and in your own "
                "records, and names its sources."
            ),
        ),
        "capability": (
            (
                "I look things up in the service's policies and know-how and name the sources, find your earlier "
                "agreements and conversations, and can write down what you want kept to from now on. I can't carry "
                "out payments or refunds myself. What would you like to know?"
            ),
        ),
        "privacy": (
            (
                "What is remembered and our conversations are kept only in an encrypted file on this "
                "device, and I, the built-in assistant, send nothing anywhere. You can see and delete it "
                "on the “Memory” screen. For the security of files in the service, ask me about the security policy."
            ),
        ),
        "praise": ("That's kind of you. Just ask if there is anything else.",),
        "insult": ("I'm sorry if that wasn't helpful. Tell me what went wrong and I'll look again.",),
        "apology": ("No problem at all. How can I help?",),
        "ack": ("All right. Just ask if there is anything else.",),
        "refusal": ("All right. Tell me whenever you need something.",),
        "love_you": (
            "That's kind of you. I'm a program and can't feel the same, but I'm happy to look things up for you.",
        ),
        "bored": (
            "I'm not much of an entertainer: I only know this service. If you have a question about it, I'll help.",
        ),
        "test": ("Yes, that came through. What would you like to know?",),
        "date": ("I can't tell today's date.",),
        "crisis": (
            (
                "I'm worried about you. I'm a program and can't give you the help you deserve. Please talk right "
                "now to someone near you or to a local emergency or counselling service."
            ),
        ),
        "sad": (
            (
                "That sounds hard. I can only help with this service, so I may not be much comfort, but I hope "
                "things get better soon."
            ),
        ),
        "tired": (
            "That sounds exhausting. I hope you get some rest. If you have a question about the service, just ask.",
        ),
        "happy": ("That sounds like good news! I can only help with this service, but I'm glad to hear it.",),
        "romance": ("Matters of the heart aren't easy. I only know this service, so I can't give good advice there.",),
        "off_topic": (
            "I hear you. I only know this service, so just ask if there is something about it that I can help with.",
        ),
    },
    today="Today is {day}.",
    greeting_named="Hello {name}! How can I help you?",
    title="{name}",
    title_there=(),
    stored="Remembered: {lines}",
    removed="Taken out of what is remembered: {lines}",
    already="This is already among what is remembered: {line}",
    not_stored="I could not remember this: {reason}",
    no_reason="the tool that stores it did not answer.",
    too_long="it would exceed {limit} characters. Please shorten it on the “Memory” screen and tell me again.",
    nothing_to_remove="There is no such line in what is remembered, so nothing was changed.",
    would_empty=(
        "Taking out that line would leave nothing. You can delete everything yourself on the “Memory” screen. "
        "Nothing was changed yet."
    ),
    lost="Other lines went with this write: {lines}. If you did not want that, “Undo” brings them back.",
    no_writing="Nothing can be written to memory in this conversation, so I did not write it down.",
    temporary="A temporary conversation remembers nothing: all of it is gone when it ends.",
    paused=(
        "Memory is paused, so nothing new was written down. You can switch it on again on the memory screen. "
        "What is written there already is still used."
    ),
    not_spoken="I can only answer in Korean, English and Japanese myself, though.",
    once=(
        "I took this as a request for this one time and did not write it down. As a built-in assistant I may not "
        "be able to change the form of an answer."
    ),
    other_account=(
        "That system named another account, so I did not write it down. One that looks alike may be somebody else's."
    ),
    declined={
        "secret": (
            "I don't write down passwords, card or account numbers or national ids. It is safer not to put them "
            "into the chat either."
        ),
        "order": (
            "I can't follow that request and did not write it down. Approvals and rules are decided by the "
            "service's policies and its staff. Wishes about how I answer can be written down."
        ),
        "account": (
            "Accounts in other systems may only be written down once they are verified, and I have no way to check "
            "this one. So I did not write it down."
        ),
        "pasted": (
            "I don't write down pasted or quoted text as it is. Please tell me in one sentence of your own what "
            "should be kept."
        ),
    },
    switched="Sure, this answer is in that language.",
    met="Nice to meet you, {name}.",
    keep_language="Shall I write down that answers should be in this language from now on?",
    keep_name="Shall I write down that you want to be called by this name from now on?",
    keep_style="Shall I write down that this should hold from now on?",
    left="All right, I won't write it down.",
    careful="It is safer not to put passwords or card numbers into the chat.",
    rule="“{title}” v{version} (from {day}): {quote}",
    before="The version before, v{version} (from {day}), said {quote}",
    upcoming="From {day} on, v{version} will apply.",
    over="The {asked} days you mention are more than the {limit} days of this rule.",
    within="The {asked} days you mention are within the {limit} days of this rule.",
    knowhow="Know-how “{title}” v{version}: {quote}",
    customers="(from cases of {count} customers)",
    fact="Record of {day}: {statement}",
    fact_undated="Record: {statement}",
    said="in your words: {quote}.",
    recheck_policy="To be rechecked: made under v{linked}, now it is v{current}.",
    recheck_age="To be rechecked: this has not come up for a long time.",
    inferred="(inferred, to be confirmed)",
    chat="In the conversation of {day} you asked: {quote}",
    chat_answer="The answer then: {quote}",
    both="Today's rule and the earlier exception differ, so I show both and do not pick one.",
    both_open="Please ask the staff whether the exception holds this time: {where}",
    unsure="I'm not sure that this is what you need; it is the closest that I found.",
    heard="Thank you for telling me. Just ask if you want to know something about it.",
    offer="By way of exception{basis}, we can go ahead with a partial refund of {percent}%.",
    offer_general="Under this know-how we can go ahead like this: {quote}",
    conditions="These conditions must apply: {list}",
    shall_we="Shall I go ahead?",
    agreed="Yes, on {day}, by way of exception{basis}, we will go ahead with the partial refund of {percent}%.",
    agreed_general="Yes, on {day}, we will go ahead like this: {quote}",
    agreed_under="The rule it was agreed under is “{title}” v{version}.",
    not_agreed="All right, I won't go ahead. Tell me whenever you need it.",
    beyond="The {percent}% you mention go beyond this know-how (up to {limit}%), so I can't agree to it.",
    basis={
        "annual": " for the annual contract",
        "enterprise": " for Enterprise",
        "business": " for Business",
        "monthly": " for the monthly contract",
    },
    fits_by="Your record (‘{statement}’) means that this applies to you.",
    only_for="It is only for {who} customers.",
    contracts={
        "enterprise": "Enterprise",
        "business": "Business",
        "team": "Team",
        "starter": "Starter",
        "annual": "annual-contract",
        "monthly": "monthly-contract",
    },
    said_here="You said in this conversation: {quote}",
    block_says="This is written in what is remembered: {lines}",
    about_empty="Nothing is written in what is remembered yet.",
    about_screen="You can see and change everything, dated records too, on the “Memory” screen.",
    facts_found="These are the records I found.",
    forget_found=(
        "I can't delete anything myself, and nothing was deleted. You can choose which of these to delete on the "
        "“Memory” screen."
    ),
    forget_none=(
        "I found no record that fits, and nothing was deleted. You can see and delete all records on the “Memory” "
        "screen."
    ),
    forget_all="You can delete everything yourself on the “Memory” screen. I did not delete anything.",
    staff="If you need the staff to confirm, please contact: {where}",
    negotiate="This has to be negotiated with the staff: {where}",
    where_both="{contact} ({hours})",
    where_none="the service's staff",
    human="This is where you reach a person: {where}",
    unknown="I looked, but found nothing that answers this, so I don't know.",
    cannot_do="I can't carry that out or change settings myself.",
    searched="I looked in: {places}.",
    places={
        "search_policy": "policies",
        "search_knowhow": "know-how",
        "search_facts": "your records",
        "search_conversations": "earlier conversations",
        "read_policy": "policy pages",
    },
    failed="I could not look in {places}, because the tool did not answer.",
    only_service="I only know this service.",
    ask_more="If you tell me a little more, I'll look again.",
)
