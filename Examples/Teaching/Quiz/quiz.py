#!/usr/bin/env python3
"""Writes the questions in files that learning platforms import, and on two pages to print: `quiz.py FOLDER`.

`quiz.py --language java FOLDER` leaves out the questions that are only for Swift, and adds questions about code in Java.
`quiz.py --without-code FOLDER` contains no code.

The questions are in `../questions.md`, in `../reading-answers.md` with the questions at the end of the articles, and in
`code.md` or `code-java.md`. README.md describes their form.
"""
import argparse
import dataclasses
import hashlib
import html
import json
import pathlib
import re
import sys
import zipfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[2]
ARTICLES = ROOT / "Sources/InputValidation/InputValidation.docc/Articles"
CATEGORY = "Strategy pattern"
# The titles of the bank's parts.
PARTS = {"question": "Six questions", "article": "Articles", "code": "Code"}
# The mark before the answer to a question that is only for Swift. All questions about code are.
SWIFT = "*Only for Swift.*"
# The mark before a question from an article, for students who haven't read the article.
ALONE = re.compile(r"\*In the quiz:\* (.+?)(?:\n\n|$)")
# The pages with the questions about code, by language.
PAGES = {"swift": "code.md", "java": "code-java.md"}
# The versions of the libraries that an H5P server must have.
LIBRARIES = {"H5P.QuestionSet": (1, 20), "H5P.MultiChoice": (1, 16)}


@dataclasses.dataclass
class Question:
    """A question in Markdown. Without wrong answers, it's an open question, and `right` is empty."""
    identifier: str
    part: str
    title: str
    stem: str
    right: str
    wrong: list
    explanation: str
    is_swift: bool = False

    @property
    def answers(self):
        """The answers in an order that doesn't depend on which answer is right: their texts, replies, and whether they
        are right."""
        every = [(self.right, "Yes.", True), *((text, reply, False) for text, reply in self.wrong)]
        return sorted(every, key=lambda one: hashlib.sha256((self.identifier + one[0]).encode()).digest())


# The source.

WRONG = re.compile(r'^ *- \*"(.+?)"\* — (.+?)$', re.M)


def fail(text):
    sys.exit(f"quiz: {text}")


def unwrapped(text):
    """Joins the lines of each paragraph and list item, but not of code. A link becomes its text, because an imported
    question can't reach the page."""
    def prose(part):
        return re.sub(r"\[([^]]+)\]\([^)]+\)", r"\1", re.sub(r"(?<=\S)\n *(?!- |\d+\. )(?=\S)", " ", part))

    parts = re.split(r"(^```\w+\n.*?^```$)", text, flags=re.M | re.S)
    return "".join(part if part.startswith("```") else prose(part) for part in parts)


def body(text, name):
    """Returns what follows a stem: the right answer, the wrong answers with their replies, and the explanation."""
    prose, _, rest = text.partition("\n\n- *") if not text.startswith("- *") else ("", "", text)
    wrong = WRONG.findall(f"- *{rest}") if rest else []
    if len(wrong) != f"\n- *{rest}".count("\n- ") * bool(rest):
        fail(f'{name}: a wrong answer has the form: - *"Answer."* — Reply.')
    bold = re.match(r"\*\*(.+?)\*\* ?(.*)$", prose.strip(), re.S)
    if wrong and not bold:
        fail(f"{name}: a question with wrong answers begins with its right answer in bold type")
    if bold and not wrong:
        fail(f"{name}: there are no wrong answers")
    return (bold[1] if bold else ""), wrong, (bold[2] if bold else prose.strip())


def sections(path):
    """Returns a page's sections, each with its heading."""
    parts = re.split(r"^## (.+)\n", path.read_text(encoding="utf-8"), flags=re.M)
    return list(zip(parts[1::2], parts[2::2]))


def definitions(path):
    """Returns the sentences before a page's first question that define an emphasized term: each term's expression, and
    the sentence without *In these questions*."""
    start = unwrapped(path.read_text(encoding="utf-8").partition("\n## ")[0])
    for sentence in re.split(r"(?<=\.)\s+", start):
        if term := re.search(r"\*([^*]+)\*", sentence):
            sentence = re.sub(r"^In \w+ questions, (.)", lambda match: match[1].upper(), sentence)
            # The term `code word` is also in the name `CodeWord`.
            yield re.compile(rf"{term[1].replace(' ', ' ?')}s?\b", re.I), sentence


def own_questions(path, part):
    """Returns the questions on a page whose headings are `NAME. STEM`."""
    terms = list(definitions(path))
    for heading, text in sections(path):
        name, dot, stem = heading.partition(". ")
        if not dot:
            fail(f"{path.name}: the heading has no name before a period: {heading}")
        is_swift = path.name == "code.md" or SWIFT in text
        text = unwrapped(text.replace(SWIFT, "")).strip()
        start = re.search(r"^\*\*", text, re.M)
        if not start:
            fail(f"{path.name}: {name} has no right answer in bold type")
        stem = f"{stem}\n\n{text[:start.start()]}".strip()
        known = " ".join(sentence for term, sentence in terms if term.search(stem))
        stem = f"{known}\n\n{stem}".strip()
        title = heading if part == "question" else f"{name}: {heading.partition('. ')[2]}"
        yield Question(f"{part}-{name}", part, plain(title), stem, *body(text[start.start():], f"{path.name}: {name}"),
                       is_swift)


def article_questions(path):
    """Returns the questions at the end of the articles, with their answers on the page."""
    for heading, text in sections(path):
        link = re.match(r"\[(.+)\]\(.*/Articles/(.+)\.md\)", heading)
        if not link:
            continue
        title, name = link.groups()
        end = (ARTICLES / f"{name}.md").read_text(encoding="utf-8").partition("\n## Questions\n")[2]
        stems = dict(re.findall(r"^(\d)\. (.+)$", unwrapped(end.partition("\n## ")[0]), re.M))
        answers = re.split(r"^(\d)\. ", text, flags=re.M)
        answers = dict(zip(answers[1::2], answers[2::2]))
        if stems.keys() != answers.keys():
            fail(f"{path.name}: {title} answers {sorted(answers)}, and the article asks {sorted(stems)}")
        for number, stem in stems.items():
            answer = re.sub(r"^   ", "", answers[number], flags=re.M)
            is_swift = SWIFT in answer
            answer = unwrapped(answer.replace(SWIFT, "")).strip()
            if alone := ALONE.match(answer):
                stem, answer = alone[1], answer[alone.end():]
            else:
                stem = f"This question is about the article *{title}*.\n\n{stem}"
            yield Question(f"{name}-{number}", "article", f"{title}, question {number}", stem,
                           *body(answer, f"{path.name}: {title}, {number}"), is_swift)


def bank(language="swift"):
    """Returns the questions for a lesson in a language, or without code."""
    every = [
        *own_questions(HERE.parent / "questions.md", "question"),
        *article_questions(HERE.parent / "reading-answers.md"),
        *(own_questions(path, "code") if (path := HERE / PAGES.get(language, "")).is_file() else []),
    ]
    return [one for one in every if language == "swift" or not one.is_swift]


def parts(questions):
    """Returns each part's title and its questions, without empty parts."""
    for part, title in PARTS.items():
        if found := [one for one in questions if one.part == part]:
            yield title, found


# Markdown, which the sources use without lists, tables, and nested emphasis.

INLINE = re.compile(r"`([^`]+)`|\*\*(.+?)\*\*|\*(.+?)\*")


def inline(text):
    """Returns a paragraph as HTML."""
    def element(match):
        code, strong, emphasized = match.groups()
        if code is not None:
            return f"<code>{html.escape(code, quote=False)}</code>"
        if strong is not None:
            return f"<strong>{inline(strong)}</strong>"
        return f"<em>{inline(emphasized)}</em>"
    parts, end = [], 0
    for match in INLINE.finditer(text):
        parts += [html.escape(text[end:match.start()], quote=False), element(match)]
        end = match.end()
    return "".join(parts) + html.escape(text[end:], quote=False)


def blocks(text):
    """Returns paragraphs and code as HTML."""
    result = []
    for part in re.split(r"(^```\w+\n.*?^```$)", text, flags=re.M | re.S):
        if part.startswith("```"):
            code = html.escape(part.partition("\n")[2].removesuffix("\n```"), quote=False)
            result.append(f"<pre><code>{code}</code></pre>")
        else:
            result += [f"<p>{inline(one)}</p>" for one in part.split("\n\n") if one.strip()]
    return "".join(result)


def plain(text):
    """Returns a paragraph without markup."""
    return html.unescape(re.sub(r"<[^>]+>", "", inline(text)))


def feedback(question):
    """Returns the right answer and the explanation, for after the attempt."""
    return f"**{question.right}** {question.explanation}".strip() if question.right else question.explanation


# Moodle's XML format.

def cdata(text):
    return "<text><![CDATA[" + text.replace("]]>", "]]]]><![CDATA[>") + "]]></text>"


def moodle(questions):
    lines = ['<?xml version="1.0" encoding="UTF-8"?>', "<quiz>"]
    for title, found in parts(questions):
        lines += ['<question type="category">',
                  f"<category><text>$course$/top/{CATEGORY}/{title}</text></category>", "</question>"]
        for one in found:
            lines += [
                f'<question type="{"multichoice" if one.wrong else "essay"}">',
                f"<name>{cdata(one.title)}</name>",
                f'<questiontext format="html">{cdata(blocks(one.stem))}</questiontext>',
                f'<generalfeedback format="html">{cdata(blocks(feedback(one)))}</generalfeedback>',
                "<defaultgrade>1</defaultgrade>", "<penalty>0.3333333</penalty>", "<hidden>0</hidden>",
                f"<idnumber>strategy-{one.identifier}</idnumber>",
            ]
            if one.wrong:
                lines += ["<single>true</single>", "<shuffleanswers>true</shuffleanswers>",
                          "<answernumbering>abc</answernumbering>"]
                for text, reply, right in one.answers:
                    lines += [f'<answer fraction="{100 if right else 0}" format="html">{cdata(inline(text))}',
                              f'<feedback format="html">{cdata(inline(reply))}</feedback>', "</answer>"]
            else:
                lines += ["<responseformat>editor</responseformat>", "<responserequired>1</responserequired>",
                          "<responsefieldlines>10</responsefieldlines>", "<attachments>0</attachments>",
                          "<attachmentsrequired>0</attachmentsrequired>",
                          f'<graderinfo format="html">{cdata(blocks(feedback(one)))}</graderinfo>',
                          '<responsetemplate format="html"><text></text></responsetemplate>']
            lines.append("</question>")
    return "\n".join([*lines, "</quiz>", ""])


# GIFT.

def gift_text(text):
    """Escapes a text. A line break is written as \\n, because an empty line would end the question."""
    return re.sub(r"([\\~=#{}:])", r"\\\1", text).replace("\n", "\\n")


def gift(questions):
    lines = []
    for title, found in parts(questions):
        lines += [f"$CATEGORY: $course$/top/{CATEGORY}/{title}", ""]
        for one in found:
            lines += [f"// [id:strategy-{one.identifier}]",
                      f"::{gift_text(one.title)}::[html]{gift_text(blocks(one.stem))}{{"]
            lines += [f"{'=' if right else '~'}{gift_text(inline(text))}#{gift_text(inline(reply))}"
                      for text, reply, right in (one.answers if one.wrong else [])]
            lines += [f"####{gift_text(blocks(feedback(one)))}", "}", ""]
    return "\n".join(lines)


# The Markdown that the program text2qti converts to QTI.

def markdown(questions):
    def item(mark, text):
        return f"{mark:4}" + re.sub(r"```\w+$", "```", text.replace("\n", "\n    "), flags=re.M)

    lines = [f"Quiz title: {CATEGORY}", "Shuffle answers: true", ""]
    for number, one in enumerate(questions, 1):
        lines += [f"Title: {one.title}", item(f"{number}.", one.stem), item("...", feedback(one))]
        for letter, (text, reply, right) in zip("abcdef", one.answers if one.wrong else []):
            lines += [item(f"{'*' * right}{letter})", text), item("...", reply)]
        lines += [*([] if one.wrong else ["____"]), ""]
    return "\n".join(lines)


# H5P.

def h5p(questions):
    """Returns the package's files. Its libraries aren't included."""
    content = {
        "introPage": {"showIntroPage": False},
        "progressType": "textual",
        "passPercentage": 50,
        "randomQuestions": False,
        "questions": [{
            "library": "H5P.MultiChoice {}.{}".format(*LIBRARIES["H5P.MultiChoice"]),
            "subContentId": identifier(one),
            "metadata": {"contentType": "Multiple Choice", "license": "U", "title": one.title},
            "params": {
                "question": blocks(one.stem),
                "answers": [{
                    "text": inline(text), "correct": right,
                    "tipsAndFeedback": {"tip": "", "chosenFeedback": inline(reply), "notChosenFeedback": ""},
                } for text, reply, right in one.answers],
                "overallFeedback": [
                    {"from": 0, "to": 99, "feedback": "Read the reply to your answer, and try again."},
                    {"from": 100, "to": 100, "feedback": html.escape(plain(feedback(one)), quote=False)},
                ],
                "behaviour": {
                    "enableRetry": True, "enableSolutionsButton": False, "enableCheckButton": True, "type": "auto",
                    "singlePoint": True, "randomAnswers": True, "showSolutionsRequiresInput": True,
                },
            },
        } for one in questions if one.wrong],
    }
    package = {
        "title": CATEGORY, "language": "en", "mainLibrary": "H5P.QuestionSet", "embedTypes": ["iframe"], "license": "U",
        "preloadedDependencies": [
            {"machineName": name, "majorVersion": major, "minorVersion": minor}
            for name, (major, minor) in LIBRARIES.items()],
    }
    return {"h5p.json": json.dumps(package, ensure_ascii=False, indent=1),
            "content/content.json": json.dumps(content, ensure_ascii=False, indent=1)}


def identifier(question):
    """Returns a UUID that depends only on the question's identifier."""
    digits = hashlib.sha256(question.identifier.encode()).hexdigest()
    return f"{digits[:8]}-{digits[8:12]}-4{digits[13:16]}-8{digits[17:20]}-{digits[20:32]}"


# The pages to print.

STYLE = """
@page { size: A4; margin: 18mm 16mm; }
body { font: 10.5pt/1.4 system-ui, "Liberation Sans", sans-serif; max-width: 48em; margin: 2em auto; padding: 0 1em; }
h1 { font-size: 1.6em; } h2 { font-size: 1.2em; margin-top: 2em; break-after: avoid; }
section { break-inside: avoid; margin: 1.4em 0; border-top: 1px solid #999; padding-top: .2em; }
h3 { font-size: 1em; margin: .4em 0; } p { margin: .4em 0; }
code { font: .92em "DejaVu Sans Mono", Menlo, Consolas, monospace; }
pre { padding: .5em .8em; border: 1px solid #bbb; line-height: 1.3; white-space: pre-wrap; break-inside: avoid; }
ol { list-style: none; padding: 0; margin: .5em 0; } li { margin: .3em 0; padding-left: 2.6em; text-indent: -2.6em; }
li > * { text-indent: 0; } .box { display: inline-block; width: 2.6em; text-indent: 0; }
.reply { display: block; font-style: italic; }
.line { height: 1.8em; border-bottom: 1px dotted #666; }
.name { margin: 1em 0 2em; }
@media screen and (prefers-color-scheme: dark) { body { background: #111; color: #eee; } pre { border-color: #666; } }
@media print { body { margin: 0; padding: 0; max-width: none; } }
"""


def sheet(questions, solved):
    """Returns a page to print, with or without answers."""
    title = f"{CATEGORY}: questions{' with answers' if solved else ''}"
    lines = ["<!DOCTYPE html>", '<html lang="en"><head><meta charset="utf-8">',
             '<meta name="viewport" content="width=device-width">',
             f"<title>{title}</title><style>{STYLE}</style></head><body>", f"<h1>{title}</h1>"]
    if not solved:
        lines.append('<p class="name">Name: ______________________________ Date: ______________</p>')
    number = 0
    for heading, found in parts(questions):
        lines.append(f"<h2>{heading}</h2>")
        for one in found:
            number += 1
            lines += ["<section>", f"<h3>{number}</h3>", blocks(one.stem)]
            if one.wrong:
                lines.append("<ol>")
                for letter, (text, reply, right) in zip("ABCDEF", one.answers):
                    mark = ("☒" if right else "☐") if solved else "☐"
                    note = f'<span class="reply">{inline(reply)}</span>' if solved and not right else ""
                    lines.append(f'<li><span class="box">{mark} {letter}</span>{inline(text)}{note}</li>')
                lines.append("</ol>")
            elif not solved:
                lines += ['<div class="line"></div>'] * 4
            if solved:
                lines.append(blocks(feedback(one)))
            lines.append("</section>")
    return "\n".join([*lines, "</body></html>", ""])


def write(folder, language):
    questions = bank(language)
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in {
        "strategy-moodle.xml": moodle(questions), "strategy-gift.txt": gift(questions),
        "strategy-text2qti.txt": markdown(questions),
        "questions.html": sheet(questions, False), "answers.html": sheet(questions, True),
    }.items():
        (folder / name).write_text(text, encoding="utf-8", newline="\n")
    with zipfile.ZipFile(folder / "strategy.h5p", "w", zipfile.ZIP_DEFLATED) as package:
        for name, text in h5p(questions).items():
            # Always the same date, so that the same questions are the same file.
            package.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), text)
    return questions


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=pathlib.Path, help="the folder for the files")
    choice = parser.add_mutually_exclusive_group()
    choice.add_argument("--language", choices=sorted(PAGES), default="swift", help="the code's language (default: swift)")
    choice.add_argument("--without-code", action="store_true", help="leave out all questions about code")
    options = parser.parse_args()
    every = write(options.folder, "" if options.without_code else options.language)
    print(f"{len(every)} questions, {sum(not one.wrong for one in every)} of them open")
