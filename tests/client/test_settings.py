"""Which systems may be asked for their current user? Those of the settings file, with a token from the environment alone."""

import pytest

from client.errors import Refused
from client.settings import AccountSource, load_settings, system_zone


def load(tmp_path, text, **environ):
    file = tmp_path / "client.toml"
    file.write_text(text, "utf-8")
    return load_settings({"home": str(tmp_path)}, {"GIEOK_CONFIG": str(file), **environ})


def test_a_system_has_its_address_from_the_file_and_its_token_from_the_environment(tmp_path):
    text = 'zone = "Asia/Tokyo"\n[accounts]\nmy-crm = "https://crm.example.com/api/me"\n'
    settings = load(tmp_path, text, GIEOK_ACCOUNT_TOKEN_MY_CRM="a-token")
    (source,) = settings.accounts
    assert source == AccountSource("my-crm", "https://crm.example.com/api/me", "a-token")
    assert source.host == "crm.example.com"
    assert settings.zone == "Asia/Tokyo"
    assert "a-token" not in repr(settings)


def test_without_the_table_nobody_is_asked(tmp_path):
    assert load(tmp_path, 'zone = "Asia/Seoul"\n').accounts == ()


@pytest.mark.parametrize(
    "address",
    [
        "http://crm.example.com/me",
        "https://user:secret@crm.example.com/me",
        "https://crm.example.com/me?token=x",
        "ftp://crm.example.com/me",
        "crm.example.com",
        "",
    ],
)
def test_an_address_that_could_give_something_away_is_refused_in_one_sentence(tmp_path, address):
    with pytest.raises(Refused, match="settings-account-wrong"):
        load(tmp_path, f'[accounts]\ncrm = "{address}"\n')


def test_a_sample_on_this_machine_may_be_plain(tmp_path):
    assert load(tmp_path, '[accounts]\ncrm = "http://127.0.0.1:8123/me"\n').accounts[0].host == "127.0.0.1:8123"


def test_the_zone_of_the_operating_system_is_read_where_it_names_one_that_exists(tmp_path):
    link = tmp_path / "localtime"
    assert system_zone({}, link) is None
    link.symlink_to("/usr/share/zoneinfo/Asia/Tokyo")
    assert system_zone({}, link) == "Asia/Tokyo"
    assert system_zone({"TZ": ":Europe/Paris"}, link) == "Europe/Paris"
    assert system_zone({"TZ": "KST-9"}, link) is None
