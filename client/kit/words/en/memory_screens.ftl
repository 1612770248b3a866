# The memory screen, and what is said while the memory is paused.

## Pausing

memory-paused = Memory paused
memory-paused-not-kept = Memory is paused, so nothing new was remembered. You can switch it on again under “Memory”.
