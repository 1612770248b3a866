"""Which words show what a customer means? A set of patterns per language; cues_ko, cues_en, cues_ja fill it in."""

from __future__ import annotations

from dataclasses import dataclass

from client.models.builtin.cue import Cue


@dataclass(frozen=True, slots=True)
class Cues:
    """Patterns of one language; each is searched in one sentence of the customer's own."""

    lasting: Cue  # from now on, always
    lasting_weak: Cue  # counts only together with a matter that is known to last (language, channel, style …)
    future: Cue  # the same words where they only speak of the future: no wish
    lead: Cue  # words at the front that a remembered line does not need
    request: Cue  # the sentence asks for something to be done
    polite: Cue  # a request in the form of a question
    asks: Cue  # a question for information
    tells: Cue  # a request that is a question for information ("tell me how …")
    informs: Cue  # tells, shows, explains
    manner: Cue  # how something should be told: makes "tell me" a wish
    doable: Cue  # things that an assistant can follow: answering, telling, contacting
    service: Cue  # things that only the service's staff can do: refunding, cancelling
    once: Cue  # only this time, or bound to a day or a ticket
    reported: Cue  # somebody else said it
    supposed: Cue  # hypothetical, or a joke
    release: Cue  # no need any more
    forbid: Cue  # don't
    remember: Cue  # an explicit "remember"
    recall: Cue  # "do you remember?"
    here: Cue  # to this number, here: what is meant stands in the sentence before
    pointer: Cue  # this, the above: what is to be remembered stands elsewhere
    order: Cue  # an order beyond the customer's own wishes
    honest: Cue  # an exemption from `order`: "say that you don't know"
    account: Cue  # "my account in … is …"
    forget: Cue  # delete, forget
    forget_what: Cue  # something that was remembered, not something of the service's
    everything: Cue
    back: Cue  # points back to an earlier conversation or case
    own: Cue  # the customer's own affairs
    about_me: Cue  # what do you know about me
    changed: Cue  # asks what changed, or since when
    more: Cue  # wants more of the same
    follows: Cue  # leans on what was just said
    human: Cue  # wants a person
    trouble: Cue  # something does not work
    exception: Cue  # asks for something in the customer's own case
    case: Cue  # states a case: what happened, for how long, in which contract
    special: Cue  # asks for an exception in so many words
    yes: Cue
    no: Cue
    filler: Cue  # greetings and polite words that say nothing to a search
