#!/usr/bin/env python3
"""Writes the landing page of the merged documentation in the given folder: what the package does, the class figure, and
the modules by task.

`docc merge` writes a page with the modules in alphabetical order and nothing else.
"""
import json
import sys

ARCHIVE = sys.argv[1]
ABSTRACT = "Validate form fields and JSON requests in Swift. Each message tells people how to correct the value."
TOPICS = [
    ("Validate values and forms", ["InputValidation"]),
    ("Show forms on Apple's systems", ["InputValidationUI"]),
    ("Validate requests and files", ["InputValidationRequests", "InputValidationRules", "RuleComparison",
                                     "InputValidationSchema", "ValidationJavaScript"]),
    ("Choose languages and patterns", ["InputValidationLanguages", "InputPatterns", "PatternAlgebra"]),
    ("Test your own strategies", ["InputValidationTesting"]),
]


def read(path):
    with open(f"{ARCHIVE}/data/{path}.json", encoding="utf-8") as file:
        return json.load(file)


def text(content):
    return {"type": "text", "text": content}


page, library = read("documentation"), read("documentation/inputvalidation")
names = {name: f"doc://{name}/documentation/{name}" for _, modules in TOPICS for name in modules}
found = set(page["topicSections"][0]["identifiers"])
if found != set(names.values()):
    sys.exit(f".ci/landing_page.py: no topic has, or no archive is {sorted(found ^ set(names.values()))}")
bare = [name for name, identifier in names.items() if not page["references"][identifier].get("abstract")]
if bare:
    sys.exit(f".ci/landing_page.py: no abstract: {', '.join(bare)}")

page["abstract"] = [text(ABSTRACT)]
figure = library["references"]["roles"]
page["references"]["roles"] = figure
page["primaryContentSections"] = [{"kind": "content", "content": [
    {"type": "paragraph", "inlineContent": [{"type": "image", "identifier": "roles"}]},
    {"type": "paragraph", "inlineContent": [
        text("Your code creates an input with a strategy, and can swap the strategy at any time. Begin with "),
        {"type": "reference", "identifier": names["InputValidation"], "isActive": True}, text(".")]},
]}]
page["topicSections"] = [{"title": title, "anchor": title.replace(" ", "-"), "identifiers": [names[name] for name in modules]}
                         for title, modules in TOPICS]
page["topicSectionsStyle"] = "list"
with open(f"{ARCHIVE}/data/documentation.json", "w", encoding="utf-8") as file:
    json.dump(page, file)
