"""A request names keys by person: nobody gets a second key of a role under a colleague's name, nor another's name."""

import pytest
from securesystemslib.signer import CryptoSigner

from client.desk.name_check import check_names
from client.desk.succession import follow, roster, with_keys
from client.errors import Refused
from tests.support.signing import NOW


def fresh():
    return CryptoSigner.generate_ed25519().public_key.keyval["public"]


def refusal(story, wanted, people):
    request = story.request(people=people, **follow(story.live, wanted, NOW).parts)
    story.check(request)
    with pytest.raises(Refused) as refused:
        check_names(request, story.trust, story.people)
    return refused.value.code


@pytest.mark.parametrize("name", ["ben", "Ben", "\uff42en"], ids=["the-name", "a-capital", "full-width"])
def test_a_second_key_of_a_role_under_a_colleagues_name_is_not_signed(story, name):
    """Ana holds it: with her own she would be the two that a policy needs."""
    mine = fresh()
    wanted = with_keys(roster(story.live), {}, {"policy": mine})
    people = {key: keys for key, keys in story.people.items() if key != name}
    assert refusal(story, wanted, {**people, name: {"policy": mine}}) == "request-name-twice"


def test_a_key_that_is_known_as_somebodys_is_not_told_to_be_another_persons(story):
    wanted = with_keys(roster(story.live), {}, {"policy": fresh()})
    new = {"policy": wanted["policy"][-1]}
    people = {**story.people, "dan": story.people["ben"], "ben": new}
    assert refusal(story, wanted, people) == "request-name-other"


def test_a_key_in_the_place_of_the_old_one_is_signed(story):
    new = {"policy": fresh()}
    wanted = with_keys(roster(story.live), story.people["ben"], new)
    people = {**story.people, "ben": {**story.people["ben"], **new}}
    check_names(story.request(people=people, **follow(story.live, wanted, NOW).parts), story.trust, story.people)
