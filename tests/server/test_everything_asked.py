"""Does the server answer everything that its description allows, and much that it does not, without a 5xx?

Schemathesis makes the requests from the OpenAPI document: a small sample in `make test`, the long run with `--soak`.
"""

import hashlib

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from server.operate import staff_add
from tests.support.live_server import LiveServer
from tests.support.phones import Phone

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
SECRET = "introspection-secret-of-32-characters"
UNSIGNED = ("/v1/proposals", "/v1/proposals/taken-back")


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    made = LiveServer(tmp_path_factory.mktemp("asked") / "server", settings={"introspection_secret": SECRET})
    yield made
    made.stop()


def operations(app):
    return [found.ok() for found in schemathesis.openapi.from_dict(app.openapi()).get_all_operations()]


def asked(server, operation, mode, examples):
    """`examples` requests of one kind to one route, with a session and a backup of their own."""
    device = hashlib.sha256(f"{operation.label}{mode}".encode()).hexdigest()[:12]
    phone = Phone(server.url, server.customer(f"{device}@example.com", device), device)
    backup, staff = phone.back_up(), staff_add(server.settings, device, "reviewer", server.clock())
    seen = []

    @settings(max_examples=examples, derandomize=True, database=None, deadline=None,
              suppress_health_check=list(HealthCheck), phases=[Phase.generate])  # fmt: skip
    @given(case=operation.as_strategy(generation_mode=mode))
    def ask(case):
        if "backup" in (case.path_parameters or {}) and len(seen) % 3:
            case.path_parameters["backup"] = backup
        token = SECRET if "introspect" in operation.path else staff if "candidates" in operation.path else phone.token
        headers = {} if operation.path in UNSIGNED and len(seen) % 3 else {"Authorization": f"Bearer {token}"}
        response = case.call(base_url=server.url, headers=headers)
        seen.append(response.status_code)
        case.validate_response(response, checks=CHECKS)
        if response.status_code >= 400:
            assert response.headers["content-type"][0] == "application/problem+json"
            assert {"type", "title", "status", "code"} <= response.json().keys()

    ask()
    return seen


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=["allowed", "not-allowed"])
def test_whatever_is_asked_the_answer_is_described_and_no_5xx(server, mode, many):
    server.clock.later(hours=1)  # the rate limits begin anew
    statuses = {}
    for operation in operations(server.app):
        try:
            statuses[operation.label] = asked(server, operation, mode, many(6, 500))
        except Unsatisfiable:  # a route that takes nothing can be asked nothing wrong
            statuses[operation.label] = []
        except Exception as error:
            raise AssertionError(operation.label) from error
    assert len(statuses) == 47
    assert sum(len(seen) for seen in statuses.values()) > 100
    print({label: len(seen) for label, seen in statuses.items()})
    assert all(status < 500 for seen in statuses.values() for status in seen)
