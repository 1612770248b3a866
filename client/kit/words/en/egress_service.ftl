sent-for-proposal = To propose a case without a name
sent-for-evidence = To leave the evidence of an agreement with the service
