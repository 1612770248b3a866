"""How does small talk sound in English? `TALK` fills a sentence; `FEELINGS` stand anywhere in one."""

from __future__ import annotations

from client.models.builtin.cue import cue
from client.models.builtin.small import TAIL, Table, whole

TALK: Table = (
    ("crisis", cue(r"\b(?:kill myself|suicid\w*|end my life|want to die|don't want to live)\b")),
    (
        "bye",
        whole(
            r"(?:ok(?:ay)?,?\s*)?(?:good ?bye|bye+(?: bye)?|see (?:you|ya)(?: (?:later|soon|tomorrow|around))?|talk "
            r"(?:to you )?(?:later|soon)|good ?night|take care|have a (?:good|nice|great) (?:day|one|evening|weekend)"
            r"|that(?:'s| is) all(?: for (?:now|today))?|i(?:'m| am) done)"
        ),
    ),
    (
        "thanks",
        cue(
            r"^(?!.*\?)(?!.*\b(?:but|no,? thank)\b)(?!.*\bno,? thanks).{0,25}\b(?:thanks|thank you|thx|ty|cheers"
            r"|much appreciated|appreciate (?:it|that"
            r"|your help))\b.{0,30}$"
        ),
    ),
    (
        "greeting",
        whole(
            r"(?:hi+|hello+|hey+|hiya|howdy|yo|greetings|good (?:morning|afternoon|evening|day))(?: there| again| "
            r"everyone| gieok)?|anyone (?:there|here)|nice to meet you"
        ),
    ),
    (
        "how",
        whole(
            r"(?:hi|hello|hey)?,?\s*(?:how are (?:you|things)(?: doing| today| going)?|how(?:'s| is) it going|what's "
            r"up|sup|how do you do|how have you been)"
        ),
    ),
    (
        "privacy",
        cue(
            r"\b(?:is|are|where|who|do you|does)\b.{0,24}\bmy (?:data|messages?|chats?|conversations?"
            r"|information|memory)\b"
            r".{0,24}\b(?:safe|secure|private|stored|sent|send|kept|see|read|go)\b.{0,14}"
            + TAIL
            + r"|\bis my (?:data|information) (?:safe|secure|private)"
        ),
    ),
    (
        "identity",
        cue(
            r"^(?:so,? )?(?:who are you|what are you|what(?:'s| is) your name|are you (?:a |an )?(?:real |actual "
            r")?(?:human|person|robot|bot|chatbot|ai|machine|computer|gpt|chatgpt|alive|real)\b.*|am i (?:talking"
            r"|speaking|chatting) (?:to|with) (?:a|an) .*|which model (?:are you|is this))" + TAIL
        ),
    ),
    (
        "capability",
        cue(
            r"^(?:so,? |hi,? |hello,? )?(?:what (?:can|do) you do|what can i (?:ask|do)|how can you help|how (?:does "
            r"this|do you) work|what are you (?:able|good)|what(?:'s| is) this(?: app)?(?: for)?|what can this .*)"
            r"\b.{0,20}$|^(?:so,? |hi,? |hello,? )?(?:help(?: me)?(?: please)?|(?:can|could) you (?:please )?help(?: "
            r"me)?|i need help"
            r"|please help(?: me)?)" + TAIL
        ),
    ),
    ("love_you", whole(r"i (?:love|like) you(?: so much)?|marry me")),
    (
        "praise",
        whole(
            r"(?:you(?:'re| are) (?:so |very |really )?(?:great|awesome|smart|good|helpful|the best|amazing|kind)"
            r"|good (?:job|bot|work)|well done|nice(?: one| work)?|great(?: job)?|awesome|perfect|excellent|amazing"
            r"|cool|impressive)"
        ),
    ),
    (
        "insult",
        cue(
            r"^(?:no,? )?(?:that(?:'s| is)|this is|it(?:'s| is)) (?:not what i (?:asked|meant)|wrong|incorrect|not "
            r"right)" + TAIL + r"|^i (?:don't|do not) understand(?: (?:that|this|you|your answer))?" + TAIL
        ),
    ),
    (
        "insult",
        cue(
            r"\b(?:stupid|useless|idiot|dumb|moron|shut up|suck(?:s)?|f\*?u\*?ck\w*|worthless|garbage"
            r"|rubbish|trash)\b" + TAIL
        ),
    ),
    (
        "apology",
        whole(
            r"(?:i(?:'m| am) )?(?:so |very |really )?sorry(?: about that| for that)?|my bad"
            r"|my apologies|i apologi[sz]e"
        ),
    ),
    ("laugh", whole(r"w{2,}|(?:ha|he|hi)(?:ha|he|hi)+h?|lo+l+|lmao|rofl|xd+")),
    ("test", whole(r"test(?:ing)?(?: \d+)*|asdf\w*|qwerty|foo|x+|\.+|[a-z]")),
    (
        "date",
        cue(
            r"^(?:what(?:'s| is)?|tell me|do you know)?\s*(?:what )?(?:day|the date|date|today's date|the day)(?: is "
            r"(?:it|today))?(?: today)?" + TAIL
        ),
    ),
    ("refusal", whole(r"(?:no|nope|nah|no,? thanks?(?: you)?|not (?:now|really)|i'm good|never ?mind|that's fine)")),
    (
        "ack",
        whole(
            r"(?:ok(?:ay)?|yes|yeah|yep|yup|sure|i see|got it|understood|alright|all right|fine|right|makes sense"
            r"|good|great,? ok|noted|of course|cool,? ok|hm+|ah|oh)(?:[,.!]? (?:ok(?:ay)?|thanks|good|great|got it|i "
            r"see))*"
        ),
    ),
    (
        "bored",
        cue(
            r"\b(?:i'm bored|i am bored|tell me a (?:joke|story)|sing (?:me )?a song|entertain me|play a game|let's "
            r"play)\b"
        ),
    ),
)
FEELINGS: Table = (
    ("romance", cue(r"\b(?:crush|boyfriend|girlfriend|my ex|dating|in love|propose|flirt\w*)\b")),
    (
        "sad",
        cue(
            r"\b(?:i(?:'m| am| feel)(?: so| very| really)? (?:sad|lonely|depressed|down|upset|anxious|worried"
            r"|hurt)|broke up|miss (?:him|her|them|you)|heartbroken|crying|hopeless)\b"
        ),
    ),
    (
        "tired",
        cue(r"\b(?:i(?:'m| am| feel)(?: so| very| really)? (?:tired|exhausted|sleepy|worn out)|can't sleep)\b"),
    ),
    (
        "happy",
        cue(r"\b(?:i(?:'m| am| feel)(?: so| very| really)? (?:happy|excited|glad|thrilled)|got married|passed my)\b"),
    ),
)
