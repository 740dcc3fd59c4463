# This source file is part of the swift-input-validation project.
# Licensed under the MIT License; see LICENSE for the full text.
# SPDX-License-Identifier: MIT
"""Passes the rows from standard input to Python's libraries. Swift/main.swift describes the lines."""

import base64, collections, datetime, functools, ipaddress, sys, time, uuid

import ada_url, django.conf, email_validator, isbnlib, jsonschema, marshmallow.validate, pydantic, pyisemail
import fastjsonschema, jsonschema_rs, rfc3986, schwifty, semver, validators
from pydantic_extra_types.mac_address import MacAddress
from pydantic_extra_types.payment import PaymentCardNumber
from pydantic_extra_types.isbn import ISBN
from stdnum import bic, ean, iban, isbn, luhn, mac

django.conf.settings.configure()
import django.core.validators as django_validators


def throwing(function, *errors):
    """Makes a verdict from a function that throws. Any other error counts as a missing verdict."""
    def accepts(text):
        try:
            return function(text) is not False
        except errors or (ValueError,):
            return False
    return accepts


def pydantic_type(kind):
    return throwing(pydantic.TypeAdapter(kind).validate_python, pydantic.ValidationError)


def json_format(name):
    checker = jsonschema.Draft202012Validator({'format': name}, format_checker=jsonschema.Draft202012Validator.FORMAT_CHECKER)
    return checker.is_valid


def fast_format(name):
    return throwing(fastjsonschema.compile({'type': 'string', 'format': name}), fastjsonschema.JsonSchemaException)


def rust_format(name):
    return jsonschema_rs.Draft202012Validator({'format': name}, validate_formats=True).is_valid


def web(parts):
    return parts.scheme in ('http', 'https') and bool(parts.host)


def rfc3986_web(text):
    rfc3986.validators.Validator().allow_schemes('http', 'https').require_presence_of('scheme', 'host') \
        .check_validity_of('scheme', 'host', 'path', 'query', 'fragment').validate(rfc3986.uri_reference(text))


def rfc3986_uri(text):
    rfc3986.validators.Validator().require_presence_of('scheme') \
        .check_validity_of('scheme', 'host', 'path', 'query', 'fragment').validate(rfc3986.uri_reference(text))


django_error = django_validators.ValidationError
marshmallow_error = marshmallow.exceptions.ValidationError
v = validators
calls = [
    ('validators', 'card', 'card_number', v.card_number), ('validators', 'url', 'url', v.url),
    ('validators', 'email', 'email', v.email), ('validators', 'domain', 'domain', v.domain),
    ('validators', 'hostname', 'hostname', v.hostname),
    ('validators', 'ipv4', 'ipv4(cidr=False)', lambda t: v.ipv4(t, cidr=False)),
    ('validators', 'ipv6', 'ipv6(cidr=False)', lambda t: v.ipv6(t, cidr=False)),
    ('validators', 'mac', 'mac_address', v.mac_address), ('validators', 'uuid', 'uuid', v.uuid),
    ('validators', 'iban', 'iban', v.iban), ('validators', 'base64', 'base64', v.base64),
    ('email-validator', 'email', 'validate_email(check_deliverability=False)', throwing(
        functools.partial(email_validator.validate_email, check_deliverability=False),
        email_validator.EmailNotValidError)),
    ('pyisemail', 'email', 'is_email', pyisemail.is_email), ('pyisemail', 'mailbox', 'is_email', pyisemail.is_email),
    ('python-stdnum', 'card', 'luhn.is_valid', luhn.is_valid), ('python-stdnum', 'iban', 'iban.is_valid', iban.is_valid),
    ('python-stdnum', 'bic', 'bic.is_valid', bic.is_valid), ('python-stdnum', 'isbn', 'isbn.is_valid', isbn.is_valid),
    ('python-stdnum', 'ean', 'ean.is_valid', ean.is_valid), ('python-stdnum', 'mac', 'mac.is_valid', mac.is_valid),
    ('schwifty', 'iban', 'IBAN', throwing(schwifty.IBAN, schwifty.exceptions.SchwiftyException)),
    ('schwifty', 'bic', 'BIC', throwing(schwifty.BIC, schwifty.exceptions.SchwiftyException)),
    ('isbnlib', 'isbn', 'is_isbn10 or is_isbn13', lambda t: isbnlib.is_isbn10(t) or isbnlib.is_isbn13(t)),
    ('semver-py', 'semver', 'Version.is_valid', semver.Version.is_valid),
    ('rfc3986', 'url', 'Validator', throwing(rfc3986_web, rfc3986.exceptions.RFC3986Exception)),
    ('rfc3986', 'uri', 'Validator', throwing(rfc3986_uri, rfc3986.exceptions.RFC3986Exception)),
    ('ada', 'url', 'URL, http or https', throwing(lambda t: ada_url.URL(t).protocol in ('http:', 'https:'))),
    ('pydantic', 'card', 'PaymentCardNumber', pydantic_type(PaymentCardNumber)),
    ('pydantic', 'url', 'HttpUrl', pydantic_type(pydantic.HttpUrl)),
    ('pydantic', 'email', 'EmailStr', pydantic_type(pydantic.EmailStr)),
    ('pydantic', 'ipv4', 'IPv4Address', pydantic_type(ipaddress.IPv4Address)),
    ('pydantic', 'ipv6', 'IPv6Address', pydantic_type(ipaddress.IPv6Address)),
    ('pydantic', 'mac', 'MacAddress', pydantic_type(MacAddress)), ('pydantic', 'date', 'date', pydantic_type(datetime.date)),
    ('pydantic', 'datetime', 'AwareDatetime', pydantic_type(pydantic.AwareDatetime)),
    ('pydantic', 'uuid', 'UUID', pydantic_type(uuid.UUID)), ('pydantic', 'isbn', 'ISBN', pydantic_type(ISBN)),
    ('django', 'url', 'URLValidator(["http", "https"])', throwing(django_validators.URLValidator(['http', 'https']), django_error)),
    ('django', 'email', 'EmailValidator', throwing(django_validators.EmailValidator(), django_error)),
    ('django', 'domain', 'DomainNameValidator(accept_idna=False)', throwing(django_validators.DomainNameValidator(accept_idna=False), django_error)),
    ('django', 'ipv4', 'validate_ipv4_address', throwing(django_validators.validate_ipv4_address, django_error)),
    ('django', 'ipv6', 'validate_ipv6_address', throwing(django_validators.validate_ipv6_address, django_error)),
    ('marshmallow', 'url', 'URL(schemes={"http", "https"})', throwing(marshmallow.validate.URL(schemes={'http', 'https'}), marshmallow_error)),
    ('marshmallow', 'email', 'Email', throwing(marshmallow.validate.Email(), marshmallow_error)),
    ('python', 'ipv4', 'ipaddress.IPv4Address', throwing(ipaddress.IPv4Address)),
    ('python', 'ipv6', 'ipaddress.IPv6Address', throwing(ipaddress.IPv6Address)),
    ('python', 'date', 'date.fromisoformat', throwing(datetime.date.fromisoformat)),
    ('python', 'datetime', 'datetime.fromisoformat', throwing(datetime.datetime.fromisoformat)),
    ('python', 'uuid', 'uuid.UUID', throwing(uuid.UUID)),
    ('python', 'base64', 'b64decode(validate=True)', throwing(functools.partial(base64.b64decode, validate=True))),
]
formats = {'uri': 'uri', 'mailbox': 'email', 'hostname': 'hostname', 'ipv4': 'ipv4', 'ipv6': 'ipv6', 'date': 'date',
           'time': 'time', 'datetime': 'date-time', 'uuid': 'uuid'}
for library, make in (('jsonschema', json_format), ('fastjsonschema', fast_format), ('jsonschema-rs', rust_format)):
    for topic, name in formats.items():
        if library != 'fastjsonschema' or name != 'uuid':
            calls.append((library, topic, f'format {name}', make(name)))

rows = collections.defaultdict(list)
for line in sys.stdin:
    topic, digits = line.rstrip('\n').split('\t')
    rows[topic].append(bytes.fromhex(digits).decode())


def verdict(accepts, text):
    try:
        return '1' if accepts(text) else '0'
    except Exception:
        return 'x'


for library, topic, source, accepts in calls:
    inputs = rows.get(topic)
    if not inputs:
        continue
    verdicts = ''.join(verdict(accepts, text) for text in inputs)
    start, rounds = time.process_time(), 0
    while time.process_time() - start < 0.2:
        for text in inputs:
            verdict(accepts, text)
        rounds += 1
    cost = (time.process_time() - start) * 1e9 / (rounds * len(inputs))
    print(library, topic, source, verdicts, cost, sep='\t')
