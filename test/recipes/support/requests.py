"""A stand-in for the package `requests`, as far as the recipes use it: where it is not installed they run all the same."""

import json as _json
import urllib.error
import urllib.request


class Response:
    def __init__(self, status, headers, body):
        self.status_code = status
        self.headers = headers
        self.text = body.decode("utf-8")

    def json(self):
        return _json.loads(self.text)

    def raise_for_status(self):
        if self.status_code >= 400:
            raise RuntimeError(f"{self.status_code}: {self.text[:200]}")


def request(method, url, headers=None, json=None, timeout=None):
    sent = dict(headers or {})
    data = None
    if json is not None:
        data = _json.dumps(json).encode("utf-8")
        sent["Content-Type"] = "application/json"
    asked = urllib.request.Request(url, data=data, headers=sent, method=method)
    try:
        with urllib.request.urlopen(asked, timeout=timeout) as answer:
            return Response(answer.status, answer.headers, answer.read())
    except urllib.error.HTTPError as refusal:
        return Response(refusal.code, refusal.headers, refusal.read())
