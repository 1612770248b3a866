"""How do tests get a token? SoftHSM2 with one token a process: its library can be loaded only once.

hsm = softhsm(lambda: tmp_path_factory.mktemp("softhsm"))  # the first call makes it, later ones give the same
Settings(data=…, **hsm.settings)
"""

import os
import subprocess
from pathlib import Path

LIBRARY = Path("/usr/lib/softhsm/libsofthsm2.so")
LABEL, PIN = "gieok-test", "74218530"


class Softhsm:
    """A token in `folder`."""

    def __init__(self, folder, mechanisms="ALL"):
        self.folder = folder / "tokens"
        self.folder.mkdir(parents=True)
        self.config = folder / "softhsm2.conf"
        self.config.write_text(
            f"directories.tokendir = {self.folder}\nobjectstore.backend = file\nlog.level = ERROR\n"
            f"slots.mechanisms = {mechanisms}\n"
        )
        made = ["softhsm2-util", "--init-token", "--free", "--label", LABEL, "--so-pin", "99887766", "--pin", PIN]
        subprocess.run(made, env=os.environ | self.env, check=True, capture_output=True)

    @property
    def env(self):
        return {"SOFTHSM2_CONF": str(self.config)}

    @property
    def settings(self):
        return {"vault": "pkcs11", "pkcs11_module": LIBRARY, "pkcs11_token": LABEL, "pkcs11_pin": PIN}

    @property
    def variables(self):
        """The same for a server in a process of its own."""
        return self.env | {f"GIEOK_SERVER_{name.upper()}": str(value) for name, value in self.settings.items()}

    def objects(self):
        """The files of its keys; the token itself is one more file."""
        return {path for path in self.folder.rglob("*.object") if path.name != "token.object"}


_made = []


def softhsm(folder):
    """This process's token; `folder()` is where the first call makes it."""
    if not _made:
        _made.append(Softhsm(folder()))
        os.environ.update(_made[0].env)
    return _made[0]
