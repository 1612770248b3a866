# The tag that counts proposals without a name
evaluation-wrong = The server's answer was not made with the key that is known, so it was stopped. Nothing was sent and nothing was changed. Please tell the service.
proposal-signed-in = The proposal came with login data, so the server did not take it. Nothing was kept. Please update the app.
