"""Does the description of the routes say what they take, who may ask, and how they say no?"""

import pytest

from tests.support.people import People

CUSTOMER, GATEWAY, STAFF = [{"session": []}], [{"introspection": []}], [{"staff": []}]
ROUTES = {
    ("post", "/v1/accounts"): (None, "202"),
    ("post", "/v1/accounts/verify"): (None, "204"),
    ("post", "/v1/accounts/reset"): (None, "202"),
    ("post", "/v1/accounts/reset/confirm"): (None, "204"),
    ("get", "/v1/account"): (CUSTOMER, "200"),
    ("delete", "/v1/account"): (CUSTOMER, "204"),
    ("post", "/v1/sessions"): (None, "201"),
    ("get", "/v1/sessions"): (CUSTOMER, "200"),
    ("delete", "/v1/sessions/current"): (CUSTOMER, "204"),
    ("post", "/v1/sessions/current/password"): (CUSTOMER, "204"),
    ("delete", "/v1/sessions/{id}"): (CUSTOMER, "204"),
    ("post", "/v1/introspect"): (GATEWAY, "200"),
    ("post", "/v1/proposals/tags"): (CUSTOMER, "200"),
    ("post", "/v1/proposals"): (None, "204"),
    ("post", "/v1/proposals/taken-back"): (None, "204"),
    ("get", "/v1/candidates"): (STAFF, "200"),
    ("post", "/v1/candidates/{candidate}/verdict"): (STAFF, "200"),
}


@pytest.fixture(scope="module")
def described(tmp_path_factory):
    with People(tmp_path_factory.mktemp("described"), introspection_secret="x" * 32) as people:
        return people.app.openapi()


@pytest.mark.parametrize(("method", "path"), ROUTES)
def test_a_route_says_who_may_ask_and_how_it_says_no(described, method, path):
    security, answer = ROUTES[method, path]
    route = described["paths"][path][method]
    assert route.get("security") == security
    assert route["tags"]
    assert answer in route["responses"]
    refusals = {status: it for status, it in route["responses"].items() if int(status) >= 400}
    assert {"400", "413", "422", "503"} <= refusals.keys()
    assert ("401" in refusals) == (security is not None)
    assert all(list(it["content"]) == ["application/problem+json"] for it in refusals.values())
    assert "content" not in route["responses"][answer] or answer in {"200", "201"}


def test_no_route_of_accounts_and_proposals_is_left_out(described):
    ours = ("/v1/account", "/v1/sessions", "/v1/introspect", "/v1/proposals", "/v1/candidates")
    found = {(method, path) for path, it in described["paths"].items() if path.startswith(ours) for method in it}
    assert found == ROUTES.keys()


def test_a_gateway_asks_with_a_form(described):
    body = described["paths"]["/v1/introspect"]["post"]["requestBody"]
    assert list(body["content"]) == ["application/x-www-form-urlencoded"]


PUBLIC = {
    "/health",
    "/v1/publish/online-keys",
    "/v1/evidence/chain",
    "/tuf/metadata/{name}",
    "/tuf/targets/{kind}/{name}",
}


def test_every_route_of_the_server_is_described_with_who_may_ask_and_how_it_says_no(described):
    schemes = described["components"]["securitySchemes"]
    assert schemes.keys() == {"session", "staff", "introspection"}
    for path, operations in described["paths"].items():
        for method, route in operations.items():
            assert route["tags"], path
            assert route["description"], path
            asked_of_everybody = path in PUBLIC or (method, path) in {
                key for key, it in ROUTES.items() if it[0] is None
            }
            assert ("security" in route) != asked_of_everybody, path
            for status, it in route["responses"].items():
                problem = {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
                assert int(status) < 400 or it["content"] == problem, path


def test_every_body_has_an_example_and_none_repeats_input(described):
    schemas = described["components"]["schemas"]
    bodies = {
        content["schema"]["$ref"].rsplit("/", 1)[1]
        for operations in described["paths"].values()
        for route in operations.values()
        for part in (route.get("requestBody", {}), *route["responses"].values())
        for content in part.get("content", {}).values()
        if "$ref" in content["schema"]
    }
    assert len(bodies) > 20
    assert {name for name in bodies if not schemas[name].get("examples")} <= {"OnlineKeysReply", "PublishReceipt"}
    assert not {"HTTPValidationError", "ValidationError"} & schemas.keys()
