"""Tables in play: each open table has one owner, a task that does one thing after another."""
