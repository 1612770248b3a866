given-tier = Contract tier: { $value }
given-contact = Contact person: { $value }
attributes-off = The service's settings name no key for customer attributes. Put the public key into [attributes] key of the config and publish it.
attributes-wrong = The customer attributes do not have the right form. Nothing was changed.
attributes-not-signed = The customer attributes from the service have a wrong signature and were not taken. Your memory is as it was.
attributes-not-mine = The customer attributes from the service belong to another account and were not taken. Your memory is as it was.
attributes-too-new = The customer attributes from the service are dated in the future and were not taken. Please check this device's clock.
attributes-address-form = Please write the e-mail address in small letters, with its domain in ASCII.
attributes-nobody = There is no confirmed account with this e-mail address. Nothing was sent.
attributes-older = Attributes that were signed later are waiting already. Nothing was changed.
attribute-tier-unknown = This tier is not on the list in the signed config. Nothing was changed.
attribute-name-wrong = A contact person is a name with a title: letters only, at most { $limit } of them and six words, nothing that tells anybody what to do. Nothing was changed.
cli-given-refused = Customer attributes from the service were not taken: { $reason }
attribute-key-made = The key for customer attributes was made. Put key = "{ $key }" under [attributes] in config.toml and publish it.
attribute-key-exists = There is a key for customer attributes already. It was left as it is.
attribute-key-missing = This desk has no key for customer attributes. Make one with gieok-desk attributes key.
attribute-key-not-live = This desk's key is not the one that the published config names. Nothing was sent.
attributes-left = Signed and left with the server, which forgets it once the customer's device has it.
