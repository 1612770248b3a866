"""Does every script that a customer writes in appear with no network at all, and none of it as an empty box?"""

import json
import subprocess
import sys

import pytest

from tests.support.server_process import ROOT

pytestmark = pytest.mark.browser

LETTERS = "안뷁ひカ漢國龍体😀🎉é☂ส"
NOBODY_HAS = "\U0010fffd"  # a private place at the very end: drawn as the box for missing glyphs
HEIGHT = 52

SCRIPT = """
import asyncio, json, sys
from pathlib import Path
import flet as ft
from client.kit.serve import Window, serve

async def screen(page):
    page.padding = page.spacing = 0
    rows = [ft.Container(ft.Text(each, size=28), height=52) for each in json.loads(sys.argv[1])]
    page.add(*rows, ft.Text("끝"))

window = Window(Path("client/app/assets"), 0, "no", "Gieok")
asyncio.run(serve(screen, window, on_ready=lambda url: print(url, flush=True)))
"""


@pytest.fixture
def shown(look):
    """A window with one letter in each row: the letters, the one that nobody has, and none."""
    command = [sys.executable, "-c", SCRIPT, json.dumps([*LETTERS, NOBODY_HAS, " "])]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    screen = look(process.stdout.readline().strip(), width=200, height=HEIGHT * (len(LETTERS) + 3)).open()
    screen.wait("끝")
    screen.page.wait_for_load_state("networkidle")
    screen.page.wait_for_timeout(1500)  # the glyphs of a font that has arrived are drawn with the next frames
    yield screen
    process.terminate()
    process.wait(30)
    process.stdout.close()


def test_every_letter_is_drawn_and_none_as_the_box_for_missing_ones(shown):
    rows = [
        shown.page.screenshot(clip={"x": 0, "y": number * HEIGHT, "width": 100, "height": HEIGHT})
        for number in range(len(LETTERS) + 2)
    ]
    box, blank = rows[-2:]
    assert box != blank
    assert [letter for letter, row in zip(LETTERS, rows, strict=False) if row in (box, blank)] == []
    shown.quiet()
