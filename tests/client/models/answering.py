"""Steps of a service, and what is seen of its answer."""

from tests.client.models.asking import ask
from tests.support.model_server import ModelServer

ARGUMENTS = '{"query":"환불 😀 규정"}'


def answered(*steps, **options):
    with ModelServer(*steps) as server:
        return ask(server.url, **options)
