# This source file is part of the swift-input-validation project.
# Licensed under the MIT License; see LICENSE for the full text.
# SPDX-License-Identifier: MIT

import importlib
import pathlib
import textwrap

import pandas as pd
import pandera.polars
import polars as pl
import pyarrow as pa
import pytest

from input_validation import Rules

PACKAGE = pathlib.Path(__file__).parents[1]
ARTICLE = PACKAGE.parents[1] / "Sources/InputValidationRules/InputValidationRules.docc/Articles/beyond-one-machine.md"


def blocks(page: pathlib.Path, language: str) -> list[str]:
    parts = page.read_text(encoding="utf-8").split(f"```{language}\n")[1:]
    return [part.split("```")[0] for part in parts]


def snippets() -> str:
    """Return the marked parts of the engines' script without indentation and marks."""
    code = (PACKAGE / "engines/compare.py").read_text(encoding="utf-8")
    return "\n".join(
        textwrap.dedent(part.split("# snippet.end")[0].partition("\n")[2].rstrip()) for part in code.split("# snippet.")
    )


@pytest.mark.parametrize("block", blocks(ARTICLE, "python"))
def test_the_article_shows_code_that_runs_in_the_engines(block):
    assert block.strip() in snippets()


def test_the_readme_shows_code_that_runs(tmp_path, monkeypatch, capsys):
    readme = PACKAGE / "README.md"
    monkeypatch.chdir(tmp_path)
    (tmp_path / "rules.json").write_text(blocks(readme, "json")[0], encoding="utf-8")
    table = pa.table({"email": ["a@b.org", "x"], "card": ["4111111111111112", None]})
    code = blocks(readme, "python")[0]
    exec(code, {"table": table})
    assert capsys.readouterr().out.splitlines() == [
        "0 card 1042 card is not correct: check each digit for a typo",
        "1 email 1090 Email address must include an @ sign, like name@example.com",
    ]
    rules = Rules.from_file("rules.json")
    values: dict[str, object] = {"rules": rules}
    exec(blocks(readme, "python")[1], values)
    schema = values["schema"]
    schema.validate(pl.DataFrame({"email": ["a@b.org"]}))
    with pytest.raises(pandera.polars.errors.SchemaErrors) as caught:
        schema.validate(pl.DataFrame({"email": ["a@b.org", "x"]}), lazy=True)
    assert caught.value.failure_cases["index"].to_list() == [1]


def test_the_readme_shows_an_expectation_that_runs(monkeypatch):
    monkeypatch.setenv("GX_ANALYTICS_ENABLED", "false")
    gx = importlib.import_module("great_expectations")
    values: dict[str, object] = {"rules": Rules('{"fields": [{"name": "email", "format": "email"}]}')}
    exec(blocks(PACKAGE / "README.md", "python")[2], values)
    sources = gx.get_context(mode="ephemeral").data_sources
    batch = sources.add_pandas("tables").add_dataframe_asset("people").add_batch_definition_whole_dataframe("all")
    people = pd.DataFrame({"email": ["a@b.org", "x", None]})
    expectation = values["ExpectColumnToFollowRules"](column="email")
    result = batch.get_batch({"dataframe": people}).validate(expectation)
    assert not result.success
    assert result.result["partial_unexpected_index_list"] == [1]
    assert result.result["missing_count"] == 1
