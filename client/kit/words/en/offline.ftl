# The model service is away, questions wait in line; and what the line below the title means.

line-away = The model service has been out of reach since { $since }.
line-sending = The model service answers again. The questions that waited are being sent in turn.
line-paused = Sending is paused.
line-stopped = The question before got no answer, so this stopped for a moment. The next one goes within a minute.
line-no-service = No model service is chosen now. Let the built-in assistant answer, or choose a service in the settings.
line-kept = { $count ->
    [one] One question waits
   *[other] { $count } questions wait in order
}, and nothing is lost. You can ask more.
line-again = Try now
line-go-on = Go on sending
line-builtin = Answer with the built-in assistant
line-place = Waiting to be sent (number { $place })
line-waits = Waiting to be sent
line-edit = Edit the question
line-edit-label = Question
line-edit-save = Keep this wording
line-reworded = The question is changed.
line-remove = Take the question out
line-remove-ask = Take this question out?
line-remove-text = “{ $question }” has no answer yet. Once it is out, it cannot be brought back.
line-removed = The question is taken out.
turn-not-waiting = This question was already sent or taken out, so nothing was changed. Please look at the screen again.
turn-unsaved-store-full = The storage is full, so this answer is not saved yet. Free some space and press “Try again”: it is saved without asking again.
turn-unsaved-store-busy = Another window is writing to the memory file, so this answer is not saved yet. It will be saved by itself in a moment; “Try again” works too.
chat-slow = Still waiting for the first word. If it takes too long you can stop; the question stays.

state-paused = Memory paused
about-now = How do things stand?
about-news = News from the service
about-fresh = The policies and know-how were checked just now. Only what is signed is used.
about-offline = The service's server cannot be reached, so it is not known whether there are new policies. Answers go on with the policies on this device.
about-refused = The signature of the new policies was wrong, so they were thrown away. The ones checked before are untouched.
about-clock = With a wrong clock it cannot be told whether the policies still hold. Set the date and time, and they are checked again by themselves.
about-stale = They have not been checked for a long time, so something may have changed. Answers go on with the policies on this device.
about-none = There are no policies on this device yet, so questions about them may stay open.
about-look = Check now
about-model = Model service
about-model-waits = { $count ->
    [one] One question waits
   *[other] { $count } questions wait
} for the model service.
about-model-other = The model service writes the answers. It is not the server that sends the news about policies.
about-jobs = Tidying conversations
about-jobs-text = What to remember is picked from conversations that are over. It happens by itself; there is no need to wait.
about-jobs-now = Tidy now
about-paused = Nothing new is remembered now. What is known is still used. You can turn it on again in the settings.

cli-line-left = { $count ->
    [one] One question still waits
   *[other] { $count } questions still wait
} for the model service. Send with “gieok retry”, or let the built-in assistant answer with “gieok retry --builtin”.
