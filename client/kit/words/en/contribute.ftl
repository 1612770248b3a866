cli-nothing-to-contribute = There is no decision yet that could be proposed without a name. Nothing was sent.
