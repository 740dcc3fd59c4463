#!/usr/bin/env python3
# This source file is part of the swift-input-validation project.
# Licensed under the MIT License; see LICENSE for the full text.
# SPDX-License-Identifier: MIT
"""Runs the adapters on all rows, and writes or checks README.md. The script `run` prepares what it needs."""

import collections, glob, json, re, subprocess, sys

from rows import Row, rows

OURS = 'swift-input-validation'
TOPICS = {
    'card': 'Card', 'url': 'Web URL', 'uri': 'URI', 'email': 'Email', 'mailbox': 'Mailbox', 'domain': 'Domain',
    'hostname': 'Host name', 'ipv4': 'IPv4', 'ipv6': 'IPv6', 'mac': 'MAC', 'date': 'Date', 'time': 'Time',
    'datetime': 'Date, time', 'uuid': 'UUID', 'iban': 'IBAN', 'bic': 'BIC', 'isbn': 'ISBN', 'ean': 'EAN',
    'semver': 'SemVer', 'base64': 'Base64'}
# Library: its language, the registry and the package, and the tags of the rows that its documentation defines otherwise.
LIBRARIES = {
    OURS: ('Swift', 'this commit', '', {}),
    'ada': ('C++', 'PyPI', 'ada-url', {'url': 'repair labels'}),
    'business-creditcard': ('Perl', 'Debian', 'libbusiness-creditcard-perl', {}),
    'business-isbn': ('Perl', 'Debian', 'libbusiness-isbn-perl', {}),
    'commons-validator': ('Java', 'Debian', 'libcommons-validator-java', {}),
    'data-validate': ('Perl', 'Debian', 'libdata-validate-uri-perl', {'url': 'port number labels'}),
    'django': ('Python', 'PyPI', 'django', {}),
    'email-valid': ('Perl', 'Debian', 'libemail-valid-perl', {}),
    'email-validator': ('Python', 'PyPI', 'email-validator', {}),
    'fastjsonschema': ('Python', 'PyPI', 'fastjsonschema', {}),
    'foundation': ('Swift', 'the toolchain', '', {'url': 'repair labels port number'}),
    'go-playground': ('Go', 'Debian', 'golang-github-go-playground-validator-v10-dev', {'url': 'scheme'}),
    'govalidator': ('Go', 'Debian', 'golang-github-asaskevich-govalidator-dev', {'url': 'scheme'}),
    'isbnlib': ('Python', 'PyPI', 'isbnlib', {}),
    'jsonschema': ('Python', 'PyPI', 'jsonschema', {}),
    'jsonschema-rs': ('Rust', 'PyPI', 'jsonschema-rs', {}),
    'marshmallow': ('Python', 'PyPI', 'marshmallow', {}),
    'php': ('PHP', 'Debian', 'php8.2-cli', {'url': 'scheme'}),
    'pydantic': ('Python, Rust', 'PyPI', 'pydantic', {
        'url': 'repair labels', 'uuid': 'forms', 'date': 'iso8601', 'datetime': 'iso8601'}),
    'pyisemail': ('Python', 'PyPI', 'pyisemail', {}),
    'python': ('Python', 'the interpreter', '', {'uuid': 'forms', 'date': 'iso8601', 'datetime': 'iso8601 leap'}),
    'python-stdnum': ('Python', 'PyPI', 'python-stdnum', {'card': 'length'}),
    'regexp-common': ('Perl', 'Debian', 'libregexp-common-perl', {'url': 'port number'}),
    'rfc3986': ('Python', 'PyPI', 'rfc3986', {'url': 'port number labels'}),
    'schwifty': ('Python', 'PyPI', 'schwifty', {}),
    'semver-py': ('Python', 'PyPI', 'semver', {}),
    'symfony': ('PHP', 'Debian', 'php-symfony-validator', {'card': 'length', 'email': 'dots length'}),
    'validators': ('Python', 'PyPI', 'validators', {}),
}
# Why this library differs from a row, by topic and tag or reason.
REASONS = json.load(open('losses.json'))
TAGS = {
    'repair': 'the WHATWG parser, which repairs these', 'labels': 'a grammar that does not split a host into labels',
    'port': 'RFC 3986, where a port is any number of digits', 'number': 'RFC 3986, where such a host is a name',
    'scheme': 'URLs with any scheme', 'forms': 'further forms of a UUID', 'iso8601': 'ISO 8601, which has further forms',
    'leap': 'days without leap seconds', 'length': 'no lengths', 'dots': 'the pattern of HTML, with dots anywhere'}


def output(*command):
    return subprocess.run(command, capture_output=True, text=True).stdout.strip()


def version(name):
    language, registry, package, _ = LIBRARIES[name]
    if registry == 'Debian':
        return output('dpkg-query', '-W', '-f', '${Version}', package)
    if registry == 'PyPI':
        return re.search(rf'^{package}(?:\[.*\])?==(\S+)$', open('requirements.txt').read(), re.M)[1]
    if name == 'python':
        return output('.build/venv/bin/python', '-c', 'import platform; print(platform.python_version())')
    if name == 'foundation':
        return re.search(r'Swift version (\S+)', output('swift', '--version'))[1]
    return ''


def suites():
    """Returns the rows of the suites by name, and says what is missing."""
    found = {}
    folder = glob.glob('.build/suites/jsonschema-*/json/tests/draft2020-12/optional/format')
    name = 'JSON-Schema-Test-Suite, draft 2020-12'
    if folder:
        found[name] = []
        for format, topic in {'uri': 'uri', 'email': 'mailbox', 'hostname': 'hostname', 'ipv4': 'ipv4', 'ipv6': 'ipv6',
                              'date': 'date', 'time': 'time', 'date-time': 'datetime', 'uuid': 'uuid'}.items():
            for group in json.load(open(f'{folder[0]}/{format}.json')):
                for test in group['tests']:
                    if isinstance(test['data'], str):
                        found[name].append(Row(topic, test['data'], test['valid'], format, test['description']))
    files = glob.glob('/usr/share/cargo/registry/url-*/tests/urltestdata.json')
    wpt = 'web-platform-tests, urltestdata.json'
    if files:
        found[wpt] = []
        for test in json.load(open(files[0])):
            if isinstance(test, dict) and test.get('failure') and re.match('https?:', test['input'], re.I):
                try:
                    test['input'].encode()
                except UnicodeEncodeError:
                    continue
                found[wpt].append(Row('url', test['input'], False, 'failure', 'the URL parser fails'))
    for missing in {name, wpt} - set(found):
        print(f'LEFT OUT: {missing} could not be fetched', file=sys.stderr)
    return found


public = suites()
everything = list(rows) + [row for suite in public.values() for row in suite]
by_topic = collections.defaultdict(list)
for row in everything:
    by_topic[row.topic].append(row)
given = ''.join(f'{row.topic}\t{row.input.encode().hex()}\n' for row in everything)
binary = output('swift', 'build', '-c', 'release', '--show-bin-path')
results = {}
for command in (
        [f'{binary}/Scoreboard'], ['.build/venv/bin/python', 'Adapters/adapter.py'], ['php', 'Adapters/adapter.php'],
        ['perl', 'Adapters/adapter.pl'], ['.build/adapters/go'],
        ['java', '-cp', '.build/adapters:/usr/share/java/commons-validator.jar:/usr/share/java/commons-logging.jar', 'Adapter']):
    print('running', command[0].rsplit('/', 1)[-1], file=sys.stderr)
    done = subprocess.run(command, input=given, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f'{command} failed: {done.stderr[-2000:]}')
    for line in done.stdout.splitlines():
        library, topic, call, verdicts, cost = line.split('\t')
        assert len(verdicts) == len(by_topic[topic]) and library in LIBRARIES, (library, topic)
        results[library, topic] = call, verdicts, float(cost)


def score(library, topic, of):
    """Returns wrong acceptances and rejections as rows, and the number of rows, or None without a call."""
    if (library, topic) not in results:
        return None
    left_out = LIBRARIES[library][3].get(topic, '').split()
    verdicts = results[library, topic][1]
    counted = [(row, verdict) for row, verdict in zip(by_topic[topic], verdicts) if id(row) in of and row.tag not in left_out]
    return ([row for row, verdict in counted if verdict == '1' and not row.accept],
            [row for row, verdict in counted if verdict != '1' and row.accept], len(counted))


def table(of, only=None):
    topics = [t for t in TOPICS if any(id(row) in of for row in by_topic[t])]
    numbers = {t: sum(id(row) in of for row in by_topic[t]) for t in topics}
    yield '| Library | ' + ' | '.join(f'{TOPICS[t]}, {numbers[t]}' for t in topics) + ' |'
    yield '|---|' + '---:|' * len(topics)
    for library in LIBRARIES:
        cells = []
        for topic in topics:
            scored = score(library, topic, of)
            if scored is None:
                cells.append('')
                continue
            accepted, rejected, number = scored
            of_rows = f' of {number}' if number != numbers[topic] else ''
            cells.append(f'{len(accepted)} / {len(rejected)}{of_rows}')
        if any(cells):
            yield f'| {library} | ' + ' | '.join(cells) + ' |'


def shown(text):
    text = re.sub(r'[^\x20-\x7e]', lambda m: f'\\u{{{ord(m[0]):x}}}', text)
    text = text if len(text) <= 60 else text[:57] + '...'
    return '`` ' + text.replace('|', '\\|') + ' ``' if text else 'the empty text'


def losses(of, name):
    for topic in TOPICS:
        scored = score(OURS, topic, of)
        if not scored:
            continue
        for word, wrong in zip(('accepted', 'rejected'), scored):
            for row in wrong:
                reason = REASONS.get(row.input) or REASONS.get(f'{topic}: {row.reason}') or REASONS.get(topic) or 'not yet examined'
                yield f'| {TOPICS[topic]} | {shown(row.input)} | {word} | {name or row.source}: {row.reason} | {reason} |'


own = {id(row) for row in rows}
parts = {name: {id(row) for row in suite} for name, suite in public.items()}
lost = list(losses(own, '')) + [line for name, part in parts.items() for line in losses(part, name)]
page = ['# Scoreboard', '', open('introduction.md').read().strip(), '', '## Our losses', '']
page += ['| Topic | Input | Wrongly | Source and its reason | Why |', '|---|---|---|---|---|', *lost] if lost else ['None.']
page += ['', '## Rows from standards', '',
         f'A cell contains the wrong acceptances, then the wrong rejections. The heads contain the numbers of rows: {len(rows)} in all.', '',
         *table(own)]
for name, part in parts.items():
    page += ['', f'## {name}', '', f'{len(part)} rows. ' + (
        'These are the absolute http and https URLs on which the parser of the URL Standard fails, so only wrong acceptances count.'
        if name.startswith('web') else 'These are the texts of the formats below.'), '', *table(part)]
page += ['', '## Time', '',
         'Microseconds of processor time for a verdict, which are milliseconds for 1,000 verdicts, over all rows of the topic.'
         ' Other programs ran at the same time, so the digits are rough. The check leaves this table out.', '', '<!-- times -->']
timed = [t for t in TOPICS if by_topic[t]]
page += ['| Library | ' + ' | '.join(TOPICS[t] for t in timed) + ' |', '|---|' + '---:|' * len(timed)]
for library in LIBRARIES:
    cells = [f'{results[library, t][2] / 1000:.3g}' if (library, t) in results else '' for t in timed]
    page.append(f'| {library} | ' + ' | '.join(cells) + ' |')
page += ['<!-- end of times -->', '', '## Libraries', '', '| Library | Language | Source | Version | Calls |', '|---|---|---|---|---|']
for library, (language, registry, package, _) in LIBRARIES.items():
    calls = '; '.join(dict.fromkeys(f'{TOPICS[t]}: `{results[library, t][0]}`'.replace('|', '\\|') for t in timed if (library, t) in results))
    page.append(f'| {library} | {language} | {registry} {f"`{package}`" if package else ""} | {version(library)} | {calls} |')
page += ['', '## Rows that are left out', '', 'Where a library documents another definition, its cell has the smaller number of rows.', '',
         '| Library | Topic | Its definition |', '|---|---|---|']
for library, entry in LIBRARIES.items():
    for topic, tags in entry[3].items():
        if (library, topic) in results:
            page.append(f'| {library} | {TOPICS[topic]} | {"; ".join(TAGS[tag] for tag in tags.split())} |')
text = '\n'.join(line.rstrip() for line in page) + '\n'


def comparable(text):
    text = re.sub(r'<!-- times -->.*<!-- end of times -->', '', text, flags=re.S)
    for name in ('JSON-Schema-Test-Suite', 'web-platform-tests'):
        if not any(part.startswith(name) for part in public):
            text = re.sub(rf'## {name}.*?(?=\n## )', '', text, flags=re.S)
            text = '\n'.join(line for line in text.split('\n') if name not in line)
    return text


if '--check' in sys.argv:
    page_now = open('README.md').read()
    if comparable(page_now) != comparable(text):
        import difflib
        sys.exit('\n'.join(list(difflib.unified_diff(comparable(page_now).split('\n'), comparable(text).split('\n'), lineterm='', n=0))[:60]))
    print(f'{len(rows)} rows and {sum(map(len, public.values()))} of suites: the page is up to date')
else:
    if len(public) < 2:
        sys.exit('README.md is not written, because a suite is left out')
    open('README.md', 'w').write(text)
    print(f'{len(rows)} rows, {len(everything) - len(rows)} of suites, {len(lost)} losses')
