"""How does a customer who writes English show what is meant?"""

from __future__ import annotations

from client.models.builtin.cue import cue
from client.models.builtin.cues import Cues

_LEAD = (
    r"(?:(?:ok(?:ay)?|hi|hello|hey|well|so|and|also|then|thanks|thank you|yes|no|oh|btw|by the way|please|kindly"
    r"|just)[,.!]*\s+)*"
)
_MARK = (
    r"(?:from now on|from here on(?: out)?|going forward|from today(?: on)?|starting (?:today|now)|henceforth|in "
    r"(?:the )?future"
    r"|in all (?:future |your )?(?:answers|replies)|for all future (?:answers|replies)|every time|each time|by "
    r"default|as a rule)"
)
_VERB = (
    r"(?:answer|reply|respond|write|speak|talk|use|give|keep|tell|explain|show|send|contact|e-?mail|text|message"
    r"|phone|reach|address"
    r"|refer|call|avoid|include|add|cite|quote|summari[sz]e|format|start|begin|end|skip|remember|note|ask|check|be"
    r"|stick|limit|translate"
    r"|consider|list|put|notify|stop|switch|make|let's|get|find|open|say|claim|confirm|approve|ignore|pretend|act"
    r"|grant|focus"
    r"|prioriti[sz]e|don't|do not|never|always|whenever)"
)
ENGLISH = Cues(
    lasting=cue(rf"\b(?:{_MARK}|always|never|whenever|at all times)\b"),
    lasting_weak=cue(
        r"\b(?:now|anymore|any more|instead|no longer|i prefer|i'd prefer|i would prefer|i'd rather|generally|usually"
        r"|in general)\b"
    ),
    future=cue(
        r"\b(?:in (?:the )?future)\b.*\b(?:will|going to|versions?|plans?|changes?|releases?)\b"
        r"|\bwill\b.{0,40}\b(?:in (?:the )?future|always|from now on)\b"
    ),
    lead=cue(rf"^{_LEAD}(?:{_MARK}[,:]?\s+)?{_LEAD}(?:(?:can|could|would) you (?:please )?)?"),
    request=cue(
        rf"^(?:[^,?]{{2,40}},\s*)?{_LEAD}(?:{_MARK}[,:]?\s+)?{_LEAD}(?:you (?:should|must|can|may) )?(?:always "
        rf"|never |only )?{_VERB}\b|\bplease\b"
        r"|\bi(?:'d| would) (?:like|prefer|love|appreciate|rather)\b|\bi (?:want|prefer)\b|\bi need you to\b|\bmake "
        r"sure\b|\bi'd be happy if\b"
    ),
    polite=cue(
        r"\b(?:can|could|would) you (?:please |kindly |always |just )*(?:\w+)|\bwould you mind\b|\bmind (?:replying"
        r"|answering|writing)\b"
    ),
    asks=cue(
        r"\?\s*$|^(?:(?:and|but|so|also|ok|hi|hello|hey)[,.!]?\s+)*(?:what|which|who|whom|whose|when|where|why|how|do"
        r"|does|did|is|are|was|were|will|can|could|should|may|am i|has|have)\b|\bhow (?:many|much|long|often|far)\b"
        r"|\b(?:i wonder|i'd like to know|i want to know|wondering|tell me (?:what|how|when|why|about))\b"
    ),
    tells=cue(
        r"\b(?:tell|show|explain|let)\b.{0,12}\b(?:me|us)\b.{0,10}\b(?:know )?(?:what|how|when|why|whether|if|which"
        r"|about|who)\b"
    ),
    informs=cue(r"\b(?:tell|show|explain|notify|let (?:me|us) know|inform)\b"),
    manner=cue(
        r"\balways\b|\bevery time\b|\bwhenever\b|\bfirst\b|\bonly\b|\bwith (?:the )?sources?\b|\bbriefly\b|\bin (?:a"
        r"|short|simple|plain)\b|\bstep by step\b|\bwithout\b"
    ),
    doable=cue(
        r"\b(?:answer|repl(?:y|ies)|respond|responses?|write|writing|speak|talk|use|using|keep|tell|explain|show"
        r"|contact|e-?mail|text|message|phone|call|reach|address|refer|avoid"
        r"|include|add|cite|quote|summari[sz]e|summar(?:y|ies)|format|skip|say|remember|ask|translate|consider|list"
        r"|notify|send|sign|put|greet|mention|formal|casual|brief|short)"
    ),
    service=cue(
        r"\b(?:refund|charge|bill me|cancel|approve|grant|waive|discount|renew|upgrade|downgrade|ship|deliver|delete"
        r"|reset|activate|deactivate|turn (?:on|off)|disable|enable|unsubscribe)\b"
    ),
    once=cue(
        r"\bjust (?:this|for this|for today|for now)\b|\bthis (?:time|once|one|answer|reply|message|conversation"
        r"|ticket|week|month|quarter|weekend)\b|\bonly (?:this|today|for)\b|\bfor (?:now|today|the moment|the time "
        r"being)\b"
        r"|\btoday only\b|\btoday\b(?! on)|\buntil\b|\btomorrow\b|\bnext (?:week|month)\b|\bone[- ]off\b"
        r"|\btemporarily\b|#\d+|\b[A-Z]{2,}-\d+"
        r"|\bfor (?:the next )?(?:\d+|a few|two|three) (?:days?|weeks?|hours?|months?)\b"
    ),
    reported=cue(
        r"\b(?:he|she|they|someone|somebody|colleague|friend|boss|manager|agent|support|page|email|doc(?:ument)?s?"
        r"|article|website|it)\b.{0,12}\b(?:said|says|told|asked|wrote|claims?|reads|mentions)\b|\baccording to\b"
        r"|\bi (?:was told|read|heard)\b"
    ),
    supposed=cue(
        r"\bif i (?:asked|ask|told|tell|said|say|wanted)\b|\bwhat if\b|\bwhat would\b|\bsuppose\b|\bimagine\b"
        r"|\bhypothetical|\bfor example\b|\bjust kidding\b|\bkidding\b|\bjk\b|\bjoking\b|\ba joke\b"
    ),
    release=cue(
        r"\b(?:don't|do not|doesn't) (?:have|need) to\b|\bno need (?:to|for)\b|\bneedn't\b|\bno longer\b|\banymore\b"
        r"|\bany more\b|\bstop \w+ing\b|\byou can stop\b|\bisn't necessary\b|\bnot necessary\b"
    ),
    forbid=cue(r"\b(?:don't|do not|never)\b(?! (?:have|need) to)|\bavoid\b|\bstop \w+ing\b"),
    remember=cue(
        r"\bremember(?: (?:that|this|my|i\b|i'm|me\b|it\b|the following)|\s*:)|\bkeep (?:it |this |that )?in mind\b"
        r"|\bnote "
        r"(?:that|down)\b|\bmake a note\b|\bmemori[sz]e\b|\bdon't forget (?:that|my|i\b)"
    ),
    recall=cue(r"\b(?:do|did|can|could) you (?:still )?(?:remember|recall)\b"),
    here=cue(r"\b(?:here|(?:to|at|on) (?:this|that) (?:number|address|e-?mail))\b"),
    pointer=cue(
        r"\b(?:this|that|it|the above|the following|these)\b\s*[.!:]?\s*$|\bremember (?:this|it)\b|\bthe (?:text"
        r"|page) (?:above|below)\b"
    ),
    order=cue(
        r"\bapprove (?:all|every|any|each)\b|\bignore (?:all |the |any |your "
        r"|previous |prior |above |earlier )*(?:instructions?|rules?|polic(?:y|ies)|guidelines?|prompts?)\b"
        r"|\b(?:say|tell|answer|reply|claim|confirm|state)\b.{0,20}\bthat\b.{0,60}\b(?:approved?|refund|free|allowed"
        r"|eligible|entitled|is|are|will)\b|\byou are (?:now )?(?:a|an|the|my)\b|\bact as\b|\bpretend\b|\bdeveloper "
        r"mode\b|\bjailbreak|\bsystem prompt\b"
        r"|\bfree of charge\b|\bgive (?:me|everyone|us) .{0,12}(?:discount|coupon|refund|credit)|\bgrant\b|\bwaive\b"
        r"|\bother customers?'?\b.{0,20}\b(?:data|records?|information|memor)|\badmin (?:mode|rights|access)\b"
        r"|\bbypass\b"
    ),
    honest=cue(r"\bdon't know\b|\bnot sure\b|\bunsure\b|\bhonest"),
    account=cue(
        r"\bmy (?:[\w-]+ ){0,3}(?:account|username|user name|user id|handle|id|login)\b(?: (?:on|in|for|at) (?:the "
        r")?[\w ]{2,30}?)? (?:is|:)\s*(?!an?\b|the\b|not\b|locked|blocked|suspended|enterprise|pro\b|team|starter"
        r"|free\b|still|being|already)\S*[\w@.]{2,}"
    ),
    forget=cue(r"\b(?:forget|delete|erase|remove|wipe|drop)\b"),
    forget_what=cue(
        r"\bforget\b|\bwhat (?:i|you|we) (?:said|told|agreed|remember|know|stored)|\b(?:agreement|memory|memories"
        r"|fact|facts|about me|you remember|you know|that line|my (?:name|preference|preferences|nickname)|our "
        r"(?:chat|conversation|agreement)|last time|that deal|that one)\b"
    ),
    everything=cue(r"\b(?:everything|all)\b"),
    back=cue(
        r"\blast (?:time|week|month|year|chat|conversation)\b|\bearlier\b|\bpreviously\b|\bthe other day\b|\bas "
        r"(?:before|agreed|discussed)\b|\bwe (?:agreed|discussed|talked|spoke|said)\b|\bi (?:told|asked) you\b|\byou "
        r"(?:said|told|promised|mentioned|agreed)\b|\bremember when\b"
        r"|\b(?:do|did|can) you (?:still )?(?:remember|recall)\b|\blike before\b|\bagain like\b|\bprevious(?:ly)? "
        r"(?:agreed|agreement|case|conversation|time)"
    ),
    own=cue(r"\b(?:i|i'm|i've|i'd|my|mine|me|we|we're|we've|our|us)\b"),
    about_me=cue(
        r"\bwhat (?:do|did|else do) you (?:know|remember|have|store)\b.{0,20}\b(?:about me|on me|of me|remember)"
        r"|\bwhat(?:'s| is) (?:stored|remembered)\b|\bwhat do you remember\b|\bdo you know (?:me|who i am)\b|\bwho "
        r"am i\b|\bwhat have you (?:stored|remembered|saved)\b"
    ),
    changed=cue(
        r"\bchang(?:e|ed|es)\b|\bsince when\b|\bused to\b|\bold (?:rule|policy|version)\b|\bprevious (?:rule|policy"
        r"|version)\b|\bbefore the change\b|\bdifferent (?:now|from)\b"
    ),
    more=cue(
        r"^(?:(?:please|ok|and)\s+)*(?:tell me more|more(?: details?)?|in (?:more )?detail|elaborate|go on|the "
        r"(?:full|whole) text|can you elaborate|explain more)\b|\bmore details?\b|\bfull text\b"
    ),
    follows=cue(
        r"^(?:and|then|so|what about|how about|why|since when|until when|how (?:long|much|many)|is that|does that"
        r"|that|it)\b"
    ),
    human=cue(
        r"\b(?:talk|speak|chat|connect|transfer|put)\b.{0,20}\b(?:human|person|agent|representative|someone|somebody"
        r"|staff|manager)\b|\b(?:human|real person|live agent|customer service|support team) please\b|\b(?:i (?:want"
        r"|need)|get me) (?:a|an) (?:human|agent|person|representative)\b"
    ),
    trouble=cue(
        r"\b(?:forgot|lost|declined|rejected|refused|error|broken|problem|issue|fail(?:s|ed|ing)?|doesn't|does not"
        r"|isn't|can't|cannot|won't"
        r"|not working|wrong|late|slow|crash\w*|twice|stuck|unhappy|complain\w*)\b"
    ),
    exception=cue(
        r"\b(?:refund|cancel|exchange|return|discount|waive|extension|extend|compensat\w+|exception|credit"
        r"|negotiat\w+)\b"
    ),
    case=cue(
        r"\b(?:we|i|our|my)\b.{0,60}\b(?:but|because|since|already|after|ago)\b|\b(?:in (?:that|this"
        r"|my|our) case|what if"
        r"|in case)\b|\bhow (?:do|should|would|is|are) .{0,30}\b(?:handled?|treat\w*|deal)\b"
        r"|\b\d+ days?\b.{0,12}\b(?:after"
        r"|ago|later|passed|old|since)|\bafter \d+ (?:days|weeks|months)\b"
    ),
    special=cue(r"\b(?:exception|exceptionally|special case)\b"),
    yes=cue(
        r"^(?:yes|yeah|yep|yup|sure|ok|okay|please do|go ahead|sounds good|alright|fine|deal|agreed|of course|do it"
        r"|correct|that works|great|please)\b"
    ),
    no=cue(
        r"^(?:no|nope|nah|never mind|nevermind|not now|don't|do not|cancel|leave it|no thanks|i'll pass|i'll think)\b"
    ),
    filler=cue(
        r"^(?:hi|hello|hey|hi there|hello there|good (?:morning|afternoon|evening|day)|excuse me|sorry|thanks|thank "
        r"you|ok|okay|well|so|please|btw|by the way|and|also|but)[\s,.!~?…]+"
    ),
)
