# Why learning from a conversation waits. Nothing is lost in any of these.

judge-unknown-fact = The model chose a fact that is not there ({ $id }), so nothing was changed. What is remembered stays as it is, and it will be tidied again later.
