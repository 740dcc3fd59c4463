#!/usr/bin/env python3
# This source file is part of the swift-input-validation project.
# Licensed under the MIT License; see LICENSE for the full text.
# SPDX-License-Identifier: MIT
"""Runs the adapters on all rows, and writes or checks README.md. The script `run` prepares what it needs."""

import collections, difflib, glob, json, os, re, subprocess, sys, xml.etree.ElementTree

from rows import Row, rows

OURS = 'swift-input-validation'
TOPICS = {
    'card': 'Card', 'url': 'Web URL', 'uri': 'URI', 'email': 'Email', 'mailbox': 'Mailbox', 'domain': 'Domain',
    'hostname': 'Host name', 'ipv4': 'IPv4', 'ipv6': 'IPv6', 'mac': 'MAC', 'date': 'Date', 'time': 'Time',
    'datetime': 'Date, time', 'uuid': 'UUID', 'iban': 'IBAN', 'bic': 'BIC', 'isbn': 'ISBN', 'ean': 'EAN',
    'semver': 'SemVer', 'base64': 'Base64'}
# Library: its language, the registry and the package, and the tags of the rows that its documentation defines
# differently.
LIBRARIES = {
    OURS: ('Swift', 'this commit', '', {}),
    'ada': ('C++', 'PyPI', 'ada-url', {'url': 'repair labels'}),
    'business-creditcard': ('Perl', 'Debian', 'libbusiness-creditcard-perl', {}),
    'business-isbn': ('Perl', 'Debian', 'libbusiness-isbn-perl', {}),
    'commons-validator': ('Java', 'Debian', 'libcommons-validator-java', {}),
    'data-validate': ('Perl', 'Debian', 'libdata-validate-uri-perl', {'url': 'port number labels'}),
    'django': ('Python', 'PyPI', 'django', {}),
    'email-valid': ('Perl', 'Debian', 'libemail-valid-perl', {'email': 'rfc5322', 'mailbox': 'rfc5322'}),
    'email-validator': ('Python', 'PyPI', 'email-validator', {}),
    'fastjsonschema': ('Python', 'PyPI', 'fastjsonschema', {}),
    'foundation': ('Swift', 'the toolchain', '', {'url': 'repair labels port number'}),
    'go-playground': ('Go', 'Debian', 'golang-github-go-playground-validator-v10-dev', {'url': 'scheme', 'uuid': 'rfc4122'}),
    'govalidator': ('Go', 'Debian', 'golang-github-asaskevich-govalidator-dev', {'url': 'scheme', 'uuid': 'rfc4122'}),
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
    'symfony': ('PHP', 'Debian', 'php-symfony-validator', {'card': 'length', 'email': 'dots length', 'uuid': 'rfc4122'}),
    'validators': ('Python', 'PyPI', 'validators', {}),
}
# Why this library differs from a row.
GROUPS = 'RFC 4291 2.2 lets :: replace one group, and the library reads all addresses of version 6 that way'
REASONS = {
    'a@[IPv6:1:2:3:4:5:6:7::]': GROUPS,
    'test@[IPv6:1111:2222:3333:4444:5555:6666::8888]': GROUPS,
}
SCHEMA = 'JSON-Schema-Test-Suite, draft 2020-12'
WPT = 'web-platform-tests, urltestdata.json'
IS_EMAIL = 'is_email, tests.xml'
SUITES = {
    SCHEMA: ', which are texts in nine formats.',
    WPT: ", which are the absolute http and https URLs on which the URL Standard's parser fails, so only wrong"
         ' acceptances count.',
    IS_EMAIL: ". The categories ERR, CFWS, DEPREC, and RFC5322 aren't mailboxes according to RFC 5321, and the others are.",
}
TAGS = {
    'repair': 'the WHATWG parser, which repairs these', 'labels': "a grammar that doesn't split a host into labels",
    'port': 'RFC 3986, where a port is any number of digits', 'number': 'RFC 3986, where this kind of host is a name',
    'scheme': 'URLs with any scheme', 'forms': 'more forms of a UUID', 'iso8601': 'ISO 8601, which has more forms',
    'leap': 'days without leap seconds', 'rfc4122': 'RFC 4122, which has fewer versions', 'rfc5322': 'RFC 822, with comments and names',
    'length': 'no lengths', 'dots': "HTML's pattern, with dots anywhere"}


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
    """Returns the suites' rows by name, and prints what's missing."""
    found = {}
    folder = glob.glob('.build/suites/jsonschema-*/json/tests/draft2020-12/optional/format')
    if folder:
        found[SCHEMA] = []
        for format, topic in {'uri': 'uri', 'email': 'mailbox', 'hostname': 'hostname', 'ipv4': 'ipv4', 'ipv6': 'ipv6',
                              'date': 'date', 'time': 'time', 'date-time': 'datetime', 'uuid': 'uuid'}.items():
            for group in json.load(open(f'{folder[0]}/{format}.json')):
                for test in group['tests']:
                    if isinstance(test['data'], str):
                        found[SCHEMA].append(Row(topic, test['data'], test['valid'], format, test['description']))
    files = glob.glob('/usr/share/cargo/registry/url-*/tests/urltestdata.json')
    if files:
        found[WPT] = []
        for test in json.load(open(files[0])):
            # A lone surrogate can't be written in UTF-8.
            if isinstance(test, dict) and test.get('failure') and re.match('https?:', test['input'], re.I) \
                    and not re.search('[\ud800-\udfff]', test['input']):
                found[WPT].append(Row('url', test['input'], False, 'failure', 'the URL parser fails'))
    if os.path.exists('.build/is_email.xml'):
        found[IS_EMAIL] = []
        for test in xml.etree.ElementTree.parse('.build/is_email.xml').iter('test'):
            # The file has the symbols for control characters instead of the characters.
            address = re.sub('[\u2400-\u2420]', lambda m: chr(ord(m[0]) - 0x2400), test.findtext('address') or '')
            address, category = address.replace('\u2421', '\x7f'), test.findtext('category').removeprefix('ISEMAIL_')
            accept = category in ('VALID_CATEGORY', 'DNSWARN', 'RFC5321')
            found[IS_EMAIL].append(Row('mailbox', address, accept, category, test.findtext('diagnosis'),
                                        'rfc5322' if category in ('CFWS', 'DEPREC', 'RFC5322') else None))
    for missing in [name for name in SUITES if name not in found]:
        print(f'LEFT OUT: {missing} could not be fetched; README.md keeps its earlier result', file=sys.stderr)
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
    """Returns the wrongly accepted and wrongly rejected rows, and the number of rows, or None if there is no call."""
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
                reason = REASONS.get(row.input, 'not yet examined')
                yield f'| {TOPICS[topic]} | {shown(row.input)} | {word} | {name or row.source}: {row.reason} | {reason} |'


own = {id(row) for row in rows}
parts = {name: {id(row) for row in suite} for name, suite in public.items()}
before = open('README.md').read() if os.path.exists('README.md') else ''
lost = list(losses(own, ''))
for name in SUITES:
    kept = [line for line in before.split('\n') if f'| {name}: ' in line]
    lost += losses(parts[name], name) if name in parts else kept
page = ['# Scoreboard', '', open('introduction.md').read().strip(), '', '## Our losses', '']
page += ['| Topic | Input | Wrongly | Source and its reason | Why |', '|---|---|---|---|---|', *lost] if lost else ['None.']
page += ['', '## Rows from standards', '',
         'A cell contains the number of wrong acceptances, and then the number of wrong rejections.'
         f' The headers contain the number of rows: {len(rows)} in all.', '',
         *table(own)]
for name, explanation in SUITES.items():
    if name in parts:
        page += ['', f'## {name}', '', f'{len(parts[name])} rows{explanation}', '', *table(parts[name])]
    else:
        kept = re.search(rf'\n## {re.escape(name)}\n.*?(?=\n\n## )', before, re.S)
        page += kept[0].split('\n') if kept else []
page += ['', '## Time', '',
         "Microseconds of processor time per verdict, or milliseconds per 1,000 verdicts, over all of a topic's rows."
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
page += ['', '## Rows that are left out', '', 'If a library documents a different definition, its cell contains the smaller number of rows.', '',
         '| Library | Topic | Its definition |', '|---|---|---|']
for library, entry in LIBRARIES.items():
    for topic, tags in entry[3].items():
        if (library, topic) in results:
            page.append(f'| {library} | {TOPICS[topic]} | {"; ".join(TAGS[tag] for tag in tags.split())} |')
text = '\n'.join(line.rstrip() for line in page) + '\n'


def comparable(text):
    return re.sub('<!-- times -->.*<!-- end of times -->', '', text, flags=re.S).split('\n')


if '--check' in sys.argv:
    changes = list(difflib.unified_diff(comparable(before), comparable(text), lineterm='', n=0))
    if changes:
        sys.exit('\n'.join(changes[:60]))
    print(f'{len(rows)} rows and {len(everything) - len(rows)} of suites: the page is up to date')
else:
    with open('README.md', 'w') as file:
        file.write(text)
    print(f'{len(rows)} rows, {len(everything) - len(rows)} of suites, {len(lost)} losses')
