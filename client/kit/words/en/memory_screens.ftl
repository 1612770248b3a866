# The memory screen, and what is said while the memory is paused.

## Pausing

memory-paused = Memory paused
memory-paused-not-kept = Memory is paused, so nothing new was remembered. You can switch it on again under “Memory”.
memory-paused-hint = What is known is still used, but nothing new that you say is remembered. What is said while it is paused is not read later either.
memory-remember = Remember what I say in conversations
memory-switched-on = What you say from now on is remembered again.
memory-switched-off = What you say from now on is not remembered.

## Parts of the screen

memory-part-block = Always in mind
memory-part-facts = Facts
memory-part-traits = Traits
memory-part-kept = Kept and export
memory-line-fact = See the fact
memory-line-fact-of = See the fact behind: { $line }

## What waits

asks-title = Waiting for your answer: { $count }
asks-all = See all { $count }

## Facts and traits

facts-standing-now = True now
facts-standing-past = Past
facts-standing-all = All
facts-waiting = Waiting for me
facts-filter-off = Clear filters
facts-found = Found: { $count }
facts-count-facts = Facts: { $count }
facts-count-traits = Traits: { $count }
traits-title = Traits
traits-hint = What you showed on several days. One counts only after you were asked whether it is right.
traits-search = Find traits
traits-empty = No trait was noticed yet.
trait-then = Before: { $statement } ({ $from } – { $to })
trait-now = Now: { $statement } (since { $from })
trait-rests-on = Facts it rests on
fact-less = Less: { $statement }
fact-history = What happened
fact-said-in = Conversation: { $title }
fact-said-in-gone = The conversation with these words is not on this device.
fact-to-turn = See in the conversation
fact-to-turn-of = See in the conversation: { $quote }
fact-quote-by-hand = “{ $quote }” — my correction, { $when }

## What the service has

kept-title = What the service has
kept-agreements = Agreements that the service keeps: { $count }
kept-contributed = Proposed without a name: { $count }
