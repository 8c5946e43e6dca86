"""Writes what has been saved since last night as pages of a wiki.

    python3 wiki-bot.py https://oracle.example.org 2026-11-22T00:00:00Z pages/

Each share becomes a file of wikitext, which mwclient or pywikibot can put on the wiki: a call of the template
"Rules Oracle scenario" (template.wiki). It asks one thing after the other, and waits when it is told to.
"""

import sys
import time
from pathlib import Path

import requests

HEADERS = {
    # Whom to write to when the bot does something silly: with it the bot has a lane of its own.
    "User-Agent": "RulingsBot/1.0 (https://wiki.example.org/User:RulingsBot)",
    # When the service is busy, the bot comes back later.
    "Oracle-Max-Wait": "5",
}
QUERY = """
query ($since: DateTime!, $after: String) {
  scenarios(changedSince: $since, first: 100, after: $after) {
    nodes { slug title url }
    pageInfo { endCursor hasNextPage }
  }
}
"""


def ask(method, url, **more):
    """One request; refusals that say when to come back are sent again."""
    while True:
        answer = requests.request(method, url, headers=HEADERS, timeout=60, **more)
        if answer.status_code not in (429, 503):
            answer.raise_for_status()
            return answer
        time.sleep(float(answer.headers.get("Retry-After", "5")))


def changed(oracle, since):
    """Every share that is new or was revised."""
    after = None
    while True:
        variables = {"since": since, "after": after}
        body = ask("POST", f"{oracle}/graphql", json={"query": QUERY, "variables": variables}).json()
        if "errors" in body:
            raise SystemExit(body["errors"][0]["message"])
        page = body["data"]["scenarios"]
        yield from page["nodes"]
        after = page["pageInfo"]["endCursor"]
        if not page["pageInfo"]["hasNextPage"]:
            return


def main(oracle, since, folder):
    Path(folder).mkdir(parents=True, exist_ok=True)
    for share in changed(oracle, since):
        text = ask("GET", f"{oracle}{share['url']}.wiki").text
        Path(folder, f"{share['slug']}.wiki").write_text(text, encoding="utf-8")
        print(f"{share['slug']}  {share['title']}")


if __name__ == "__main__":
    main(*sys.argv[1:4])
