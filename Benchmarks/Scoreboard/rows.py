# This source file is part of the swift-input-validation project.
# Licensed under the MIT License; see LICENSE for the full text.
# SPDX-License-Identifier: MIT
"""The rows of the scoreboard, from published standards: topic, input, verdict, source, and reason.

Each row follows from a rule of the named section, or is an example that the section gives. If a standard has no
examples, the rows are generated from its rule with a fixed seed. `tag` names a row's rule if a library may document it
differently. score.py leaves these rows out for that library.
"""

import collections, random

Row = collections.namedtuple('Row', 'topic input accept source reason tag', defaults=[None])
rows = []


def add(topic, accept, source, reason, *inputs, tag=None):
    rows.extend(Row(topic, text, accept, source, reason, tag) for text in inputs)


def luhn(digits):
    """Returns digits with their check digit (ISO/IEC 7812-1, annex B)."""
    total = sum(sum(divmod(int(d) * (2 - i % 2), 10)) for i, d in enumerate(reversed(digits)))
    return digits + str(-total % 10)


def gtin(digits):
    total = sum(int(d) * (3 - 2 * (i % 2)) for i, d in enumerate(reversed(digits)))
    return digits + str(-total % 10)


def iban(country, account):
    value = int(''.join(str(int(c, 36)) for c in account + country + '00'))
    return f'{country}{98 - value % 97:02}{account}'


def changed(text, at):
    """Returns a text with a different digit in one place."""
    return text[:at] + str((int(text[at]) + 1) % 10) + text[at + 1:]


def surroundings(topic, source, text):
    """Adds texts that contain an accepted text, because no format allows characters around the value."""
    add(topic, False, source, 'a line end or a space is not part of the format', text + '\n', text + ' x', '\t' + text + '\t')
    add(topic, False, source, 'the empty text is not a value', '')
    digit = next((c for c in text if c in '123456789'), None)
    if digit and topic not in ('url', 'uri', 'email', 'mailbox', 'domain'):
        full, arabic = chr(0xFF10 + int(digit)), chr(0x660 + int(digit))
        add(topic, False, source, 'digits are ASCII digits', text.replace(digit, full, 1), text.replace(digit, arabic, 1))


# Payment cards. These four networks are accepted by default in all languages' validators.
source = 'ISO/IEC 7812-1, 4 and annex B'
generator = random.Random(7812)
published = ['4111111111111111', '4012888888881881', '5555555555554444', '5105105105105100', '378282246310005',
             '371449635398431', '6011111111111117', '6011000990139424']
add('card', True, 'test numbers that the card networks publish', 'length and check digit', *published)
ranges = [('4', 16), ('51', 16), ('55', 16), ('34', 15), ('37', 15), ('6011', 16), ('65', 16)]
made = [luhn(prefix + ''.join(generator.choices('0123456789', k=length - len(prefix) - 1)))
        for prefix, length in ranges for _ in range(4)]
add('card', True, source, 'generated with the check digit', *made)
add('card', True, 'Mastercard, range 2221 to 2720 since 2017', 'generated with the check digit',
    *[luhn(prefix + ''.join(generator.choices('0123456789', k=11))) for prefix in ('2221', '2300', '2720')])
add('card', False, source, 'one digit changed: the formula finds every such error',
    *[changed(number, generator.randrange(6, len(number))) for number in published + made])
for number in published + made:
    for at in range(6, len(number) - 1):
        if number[at] != number[at + 1] and {number[at], number[at + 1]} != {'0', '9'}:
            swapped = number[:at] + number[at + 1] + number[at] + number[at + 2:]
            add('card', False, source, 'two neighbors exchanged: the formula finds all but 09 and 90', swapped)
            break
add('card', False, source, 'more than 19 digits', luhn('4' + '1' * 19), luhn('5' * 24), tag='length')
add('card', False, source, 'too few digits for issuer, account, and check digit', '18', '59', luhn('41111'), tag='length')
add('card', False, source, 'a character that is not a digit', '4111111111111111a', '41111111111l1111', '4111.1111.1111.1111')
surroundings('card', source, '4111111111111111')

# Web addresses: what RFC 3986 and the WHATWG URL Standard agree on.
source = 'RFC 3986, 3 and appendix A'
add('url', True, 'RFC 3986, 1.1.2', 'example of the section', 'http://www.ietf.org/rfc/rfc2396.txt')
add('url', True, 'RFC 3986, 6.2.2 and 6.2.3', 'equivalent forms', 'http://example.com', 'http://example.com/',
    'http://example.com:80/', 'HTTP://www.EXAMPLE.com/', 'http://example.com/a/./b/../c', 'http://example.com/%7Esmith/home.html',
    'http://example.com/%7esmith')
add('url', True, source, 'path, query, and fragment', 'https://example.com/a-b_c.d~e', 'https://example.com/a;b=1,2',
    'https://example.com/?', 'https://example.com/?q=a&b=c', 'https://example.com/#', 'https://example.com/#a/b?c',
    "https://example.com/!$&'()*+,;=:@", 'https://example.com?q=1', 'https://example.com#top', 'https://example.com//a//b',
    'https://example.com/?a=b?c=d/e', 'https://example.com/a%20b', 'https://sub.sub2.example.com/index.html')
add('url', True, 'RFC 3986, 3.2.3', 'a port', 'https://example.com:8080/a', 'https://example.com:1', 'https://example.com:65535/')
add('url', True, 'RFC 3986, 3.2.2', 'an IP address', 'http://192.0.2.16:80/', 'http://203.0.113.7/a')
add('url', True, 'RFC 3986, 3.2.2; RFC 4291, 2.2', 'an IPv6 address in brackets', 'http://[2001:db8::7]/', 'http://[2001:db8::7]:8080/c=GB?a')
add('url', True, 'RFC 5890, 2.3.2.1', 'a label in ASCII form', 'https://xn--bcher-kva.example.com/')
add('url', False, source, 'the scheme and :// are missing', 'example.com', 'www.example.com/a', '//example.com/', '/a/b', 'http', 'http:')
add('url', False, 'RFC 9110, 4.2.1', 'the host is empty', 'http://', 'http:///a', 'http://?q', 'http://#a', 'https://:80/')
add('url', False, 'RFC 3986, 3.1', 'a scheme begins with a letter', '1http://example.com/', '://example.com')
add('url', False, 'RFC 3986, 3.2.3', 'a port is digits', 'http://example.com:a/', 'http://example.com:80a/', 'http://example.com:-1/')
add('url', False, 'WHATWG URL, port state; RFC 9110, 4.2', 'a port is at most 65535', 'http://example.com:65536/', 'http://example.com:99999/', tag='port')
add('url', False, 'RFC 3986, 3.2.2; RFC 4291, 2.2', 'brackets contain an IPv6 address', 'http://[::1', 'http://[2001:db8::g]/', 'http://[1::2::3]/', 'http://[]/', 'http://2001:db8::7/')
add('url', False, 'WHATWG URL, IPv4 parser', 'a host that ends in a number is an IPv4 address', 'http://256.1.1.1/', 'http://1.2.3.4.5/', 'http://192.0.2.999/', tag='number')
add('url', False, 'RFC 3986, appendix A; WHATWG URL, forbidden host code points', 'not a character of a host', 'http://exa mple.com/', 'http://exa<mple.com/', 'http://example.com^/', 'http://exam|ple.com/')
add('url', False, 'RFC 3986, 2', 'not a character of a URI; a WHATWG parser repairs it with an error', 'http://example.com/a b', 'http://example.com/<b>', 'http://example.com/"', 'http://example.com/a\\b', 'http:\\\\example.com\\', 'http://example.com/{a}', 'http://example.com/\x01', ' http://example.com/', 'http://example.com/ ', 'http://example.com/\n', tag='repair')
add('url', False, 'RFC 3986, 2.1', 'a percent sign needs two digits; a WHATWG parser keeps it with an error', 'http://example.com/%', 'http://example.com/%2', 'http://example.com/%zz', 'http://example.com/?a=%G0', tag='repair')
add('url', False, 'RFC 1123, 2.1', 'a label of a host name', 'http://a..example.com/', 'http://.example.com/', 'http://-a.example.com/', 'http://a-.example.com/', f'http://{"a" * 64}.example.com/', tag='labels')
add('url', False, 'RFC 3986, 3.1', 'another scheme', 'javascript:alert(1)', 'mailto:ada@example.com', 'data:,a', 'file:///etc/hosts', tag='scheme')
add('url', False, source, 'the empty text is not a value', '')

# Email addresses: the dot-string and the domain in RFC 5321.
source = 'RFC 5321, 4.1.2'
add('email', True, 'RFC 5322, appendix A.1', 'an example, with example.com as its domain', 'jdoe@example.com', 'mary@example.net', 'mary.jones@sub.example.com')
add('email', True, source, 'every character of atext', "a!b@example.com", "a#b@example.com", "a$b@example.com", "a%b@example.com", "a&b@example.com", "a'b@example.com", 'a*b@example.com', 'a+b@example.com', 'a-b@example.com', 'a/b@example.com', 'a=b@example.com', 'a?b@example.com', 'a^b@example.com', 'a_b@example.com', 'a`b@example.com', 'a{b@example.com', 'a|b@example.com', 'a}b@example.com', 'a~b@example.com')
add('email', True, source, 'any atom', '1@example.com', '_@example.com', '-@example.com', 'A.B.C@EXAMPLE.COM', 'x@example.museum', 'x@1and2.example.com')
add('email', True, 'RFC 5321, 4.5.3.1.1', '64 octets', 'a' * 64 + '@example.com')
add('email', True, 'RFC 1123, 2.1', 'labels of up to 63 octets', f'a@{"b" * 63}.com', 'a@b-c.example.com', 'a@xn--bcher-kva.com')
add('email', False, source, 'a mailbox has a local part, @, and a domain', 'abc.example.com', '@example.com', 'a@', '@', 'a@@example.com', 'a@b@example.com')
add('email', False, source, 'dots separate atoms', '.a@example.com', 'a.@example.com', 'a..b@example.com', tag='dots')
add('email', False, source, 'not atext', 'a b@example.com', 'a(b)@example.com', 'a,b@example.com', 'a:b@example.com', 'a;b@example.com', 'a<b>@example.com', 'a[b]@example.com', 'a\\b@example.com', 'a"b@example.com', 'a\x00b@example.com', 'a\x7f@example.com')
add('email', False, 'RFC 5321, 4.5.3.1.1', 'more than 64 octets', 'a' * 65 + '@example.com', tag='length')
add('email', False, 'RFC 5321, 4.5.3.1.3', 'a path is at most 256 octets', 'a' * 60 + '@' + '.'.join(['b' * 60] * 4) + '.com', tag='length')
add('email', False, 'RFC 1123, 2.1', 'labels of the domain', 'a@-b.com', 'a@b-.com', 'a@b..com', 'a@.b.com', 'a@b_c.com', f'a@{"b" * 64}.com', 'a@exa mple.com', 'a@example.com-', 'a@b,c.com', 'a@b/c.com')
add('email', False, source, 'a name or comment around it is part of a header, not of a mailbox', 'Ada <a@example.com>', '<a@example.com>', 'a@example.com (Ada)', tag='rfc5322')
add('email', False, source, 'a scheme is part of a URI, not of a mailbox', 'mailto:a@example.com')
surroundings('email', source, 'a@example.com')

# The full Mailbox in RFC 5321.
add('mailbox', True, source, 'a quoted string', '"a b"@example.com', '"a@b"@example.com', '"a\\"b"@example.com', '"a\\\\b"@example.com', '"a..b"@example.com', '".a"@example.com', '"a,b:c;d<e>"@example.com')
add('mailbox', True, 'RFC 5321, 4.1.3', 'an address literal', 'a@[192.0.2.1]', 'a@[IPv6:2001:db8::1]', '"a b"@[192.0.2.1]')
add('mailbox', True, source, 'a dot-string', 'a@example.com', 'a.b+c@example.com')
add('mailbox', False, source, 'a quoted string is closed, and quotes are escaped', '"a@example.com', '"a"b"@example.com', 'a"b"@example.com', '"a\\"@example.com', '"a"b@example.com')
add('mailbox', False, 'RFC 5321, 4.1.3', 'not an address literal', 'a@[192.0.2.256]', 'a@[192.0.2]', 'a@[2001:db8::1]', 'a@[IPv6:2001:db8::g]', 'a@[192.0.2.1', 'a@192.0.2.1]', 'a@[]')
add('mailbox', False, 'RFC 5321, 4.1.3', ':: replaces at least two groups; in RFC 4291 it can be one', 'a@[IPv6:1:2:3:4:5:6:7::]')
add('mailbox', False, source, 'not a mailbox', 'a', 'a@', '@example.com', '.a@example.com', 'a.@example.com', 'a..b@example.com', 'a b@example.com', 'a@-b.com', 'a@b..com', 'a@b_c.com')
surroundings('mailbox', source, 'a@example.com')

# Domain names.
source = 'RFC 1034, 3.5; RFC 1123, 2.1'
name = '.'.join(['a' * 63] * 3) + '.' + 'b' * 57 + '.com'
add('domain', True, source, 'letters, digits, and hyphens', 'example.com', 'EXAMPLE.COM', 'a.example.com', '3com.com', '1.example.com', 'a-b.example.com', 'a--b.example.com', 'example.co.uk', 'sub.sub2.sub3.example.org', f'{"a" * 63}.com', 'x.com')
add('domain', True, 'RFC 5890, 2.3.2.1', 'a label in ASCII form', 'xn--bcher-kva.com', 'xn--mnchen-3ya.com')
add('domain', True, 'RFC 1034, 3.1', '253 characters: 255 octets on the wire', name)
add('domain', False, 'RFC 1034, 3.1', 'more than 255 octets', 'a' + name, 'a.' * 126 + 'com')
add('domain', False, source, 'not a label', '-example.com', 'example-.com', 'a.-b.com', 'example..com', '.example.com', 'exa_mple.com', 'exa mple.com', 'exa!mple.com', 'example.com/', 'example.com:80', f'{"a" * 64}.com', 'example,com', '*.example.com', 'a@example.com', 'http://example.com')
add('domain', False, 'RFC 3696, 2', 'a top-level domain is not only digits', 'example.123', '192.0.2.1', '1.2.3.4.5')
add('domain', False, source, 'a top-level domain is a label', 'example.c_m', 'example.-com', 'example.com-')
surroundings('domain', source, 'example.com')

# IP addresses.
source = 'RFC 3986, 3.2.2, dec-octet'
add('ipv4', True, source, 'four numbers from 0 to 255', '0.0.0.0', '127.0.0.1', '192.0.2.1', '255.255.255.255', '198.51.100.99', '203.0.113.249', '10.9.199.200')
add('ipv4', False, source, 'a number over 255', '256.0.0.1', '1.2.3.256', '1.2.3.999', '1.2.3.1000', '4294967296.1.1.1')
add('ipv4', False, source, 'not four numbers', '1', '1.2', '1.2.3', '1.2.3.4.5', '1.2.3.', '.1.2.3.4', '1..2.3', '1.2.3.4.')
add('ipv4', False, source, 'a leading zero, which inet_aton reads as octal', '01.2.3.4', '192.168.010.1', '1.2.3.00', '000.0.0.0')
add('ipv4', False, source, 'not decimal digits', '0x7f.0.0.1', '1.2.3.a', '+1.2.3.4', '1.-2.3.4', '1.2.3.4/24', '1.2.3.4:80', ' 1.2.3.4', '::1')
surroundings('ipv4', source, '192.0.2.1')
source = 'RFC 4291, 2.2'
add('ipv6', True, source, 'example of the section', 'ABCD:EF01:2345:6789:ABCD:EF01:2345:6789', '2001:DB8:0:0:8:800:200C:417A', '2001:DB8::8:800:200C:417A', 'FF01:0:0:0:0:0:0:101', 'FF01::101', '0:0:0:0:0:0:0:1', '::1', '0:0:0:0:0:0:0:0', '::', '0:0:0:0:0:0:13.1.68.3', '0:0:0:0:0:FFFF:129.144.52.38', '::13.1.68.3', '::FFFF:129.144.52.38')
add('ipv6', True, 'RFC 5952, 1 and 2', 'example of the section', '2001:db8:0:0:1:0:0:1', '2001:0db8:0:0:1:0:0:1', '2001:db8::1:0:0:1', '2001:db8::0:1:0:0:1', '2001:0db8::1:0:0:1', '2001:db8:0:0:1::1', '2001:DB8:0:0:1::1', '2001:db8:aaaa:bbbb:cccc:dddd:eeee:0001', '2001:db8:aaaa:bbbb:cccc:dddd:eeee:001')
add('ipv6', False, source, ':: more than once', '1::2::3', '::1::', '2001::25de::cade', ':::')
add('ipv6', False, source, 'eight groups', '1:2:3:4:5:6:7', '1:2:3:4:5:6:7:8:9', '1:2:3:4:5:6:7:8:', ':1:2:3:4:5:6:7:8', '1:2:3:4::5:6:7:8:9', '1:2:3:4:5:6:7:1.2.3.4', '1', ':')
add('ipv6', False, source, 'one to four hexadecimal digits', '12345::', '::00001', '::g', '1:2:3:4:5:6:7:-8', '0x1::')
add('ipv6', False, source, 'the IPv4 part', '::1.2.3', '::1.2.3.256', '::1.2.3.4.5', '1.2.3.4::', '::1.2.3.4:1', '1.2.3.4')
add('ipv6', False, source, 'brackets and prefixes are not part of an address', '[::1]', '::1/64', ' ::1')
surroundings('ipv6', source, '2001:db8::1')
source = 'IEEE Std 802-2014, 8.1; RFC 7042, 2.1'
add('mac', True, source, 'six pairs with hyphens or colons', '00-00-5E-00-53-01', '00:00:5e:00:53:ff', '01-00-5E-90-10-00', 'ff:ff:ff:ff:ff:ff', '00:00:00:00:00:00', 'aA:bB:cC:dD:eE:fF', 'AC-DE-48-00-00-80')
add('mac', False, source, 'six pairs', '00-00-5E-00-53', '00:00:5e:00:53:01:', '00:00:5e:00:53:0', '00:00:5e:00:53:011', '0:0:5e:0:53:1', '00::5e:00:53:01')
add('mac', False, source, 'hexadecimal digits and one kind of separator', '00:00:5g:00:53:01', '00-00:5E-00-53-01', '00:00:5e:00:53-01', '00_00_5e_00_53_01', '00/00/5e/00/53/01')
surroundings('mac', source, '00:00:5e:00:53:01')

# Dates and times.
source = 'RFC 3339, 5.6 and 5.7'
add('date', True, source, 'a date', '1985-04-12', '1996-12-19', '2000-02-29', '2024-02-29', '2023-02-28', '1999-12-31', '2026-01-01', '9999-12-31', '2024-04-30')
add('date', False, 'RFC 3339, 5.7 and appendix C', 'not a day of the month', '2023-02-29', '1900-02-29', '2100-02-29', '2024-02-30', '2024-04-31', '2024-06-31', '2024-01-32', '2024-01-00')
add('date', False, source, 'not a month', '2024-00-01', '2024-13-01', '2024-99-99')
add('date', False, source, 'four, two, and two digits with hyphens', '2024-1-01', '2024-01-1', '24-01-01', '02024-01-01', '2024/01/01', '2024.01.01', '01-02-2024', '2024-01', '2024', '2024-01-01T', '+2024-01-01', '-2024-01-01', '2024--01-01', 'today')
add('date', False, source, 'ISO 8601 forms that RFC 3339 leaves out', '20240101', '2024-001', '2024-W01-1', tag='iso8601')
surroundings('date', source, '1985-04-12')
add('datetime', True, 'RFC 3339, 5.8', 'example of the section', '1985-04-12T23:20:50.52Z', '1996-12-19T16:39:57-08:00', '1937-01-01T12:00:27.87+00:20')
add('datetime', True, 'RFC 3339, 5.8', 'a leap second, example of the section', '1990-12-31T23:59:60Z', '1990-12-31T15:59:60-08:00', tag='leap')
add('datetime', True, source, 'letters in lower case', '1985-04-12t23:20:50z', '1985-04-12T23:20:50z')
add('datetime', True, source, 'offsets and fractions', '2024-02-29T00:00:00+00:00', '2024-02-29T00:00:00-00:00', '2024-01-01T00:00:00+23:59', '2024-01-01T00:00:00.1Z', '2024-01-01T00:00:00.123456Z')
add('datetime', True, source, 'more than six digits of a fraction', '2024-01-01T00:00:00.123456789Z', '2024-01-01T00:00:00.000000000001Z')
add('datetime', False, source, 'a number out of range', '2024-01-01T24:00:00Z', '2024-01-01T23:60:00Z', '2024-01-01T23:59:61Z', '2024-02-30T00:00:00Z', '2023-02-29T00:00:00Z', '2024-13-01T00:00:00Z', '2024-01-01T00:00:00+24:00', '2024-01-01T00:00:00+00:60')
add('datetime', False, source, 'a leap second is at 23:59 UTC', '2024-01-01T12:00:60Z', '1990-12-31T23:59:60-08:00', tag='leap')
add('datetime', False, source, 'a part is missing', '2024-01-01T00:00:00', '2024-01-01', '00:00:00Z', '2024-01-01T00:00Z', '2024-01-01T00Z', '2024-01-01T00:00:00+00', tag='iso8601')
add('datetime', False, source, 'separators', '2024-01-01T00:00:00.Z', '2024-01-01T00.00.00Z', '2024/01/01T00:00:00Z', '2024-01-01T0:00:00Z', '2024-01-01TT00:00:00Z', '2024-01-01T00:00:00ZZ', '2024-01-01T00:00:00 Z')
add('datetime', False, source, 'ISO 8601 forms that RFC 3339 leaves out', '20240101T000000Z', '2024-01-01T00:00:00,5Z', '2024-01-01T00:00:00+0000', '2024-001T00:00:00Z', '2024-W01-1T00:00:00Z', tag='iso8601')
surroundings('datetime', source, '1985-04-12T23:20:50Z')

# UUIDs.
source = 'RFC 9562, 4'
add('uuid', True, 'RFC 9562, 4', 'example of the section', 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6')
add('uuid', True, 'RFC 9562, appendix A and B', 'example of the section', 'C232AB00-9414-11EC-B3C8-9F6BDECED846', '5df41881-3aed-3515-88a7-2f4a814cf09e', '919108f7-52d1-4320-9bac-f847db4148a8', '2ed6657d-e927-568b-95e1-2665a8aea6a2')
add('uuid', True, 'RFC 9562, appendix A and B', 'versions 6 to 8, which RFC 4122 does not have', '1EC9414C-232A-6B00-B3C8-9F6BDECED846', '017F22E2-79B0-7CC3-98C4-DC0C0C07398F', '2489E9AD-2EE2-8E00-8EC9-32D5F69181C0', '5c146b14-3c52-8afd-938a-375d0df1fbf6', tag='rfc4122')
add('uuid', True, 'RFC 9562, 5.9 and 5.10', 'nil and max', '00000000-0000-0000-0000-000000000000', 'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF', tag='rfc4122')
add('uuid', False, source, '8, 4, 4, 4, and 12 digits', 'f81d4fae-7dec-11d0-a765-00a0c91e6bf', 'f81d4fae-7dec-11d0-a765-00a0c91e6bf66', 'f81d4fa-e7dec-11d0-a765-00a0c91e6bf6', 'f81d4fae-7dec-11d0-a765', 'f81d4fae--7dec-11d0-a76500a0c91e6bf6')
add('uuid', False, source, 'hexadecimal digits', 'g81d4fae-7dec-11d0-a765-00a0c91e6bf6', 'f81d4fae-7dec-11d0-a765-00a0c91e6bfz', 'f81d4fae_7dec_11d0_a765_00a0c91e6bf6', 'O81d4fae-7dec-11d0-a765-00a0c91e6bf6')
add('uuid', False, source, 'the text form has hyphens, and neither braces nor a prefix', 'f81d4fae7dec11d0a76500a0c91e6bf6', '{f81d4fae-7dec-11d0-a765-00a0c91e6bf6}', 'urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6', 'f81d-4fae-7dec-11d0-a765-00a0-c91e-6bf6', tag='forms')
surroundings('uuid', source, 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6')

# Bank accounts: examples from the registry, and numbers with one changed property.
source = 'ISO 13616-1; SWIFT, IBAN Registry'
registry = '''AD1200012030200359100100 AE070331234567890123456 AL47212110090000000235698741 AT611904300234573201
BA391290079401028494 BE68539007547034 BG80BNBG96611020345678 BH67BMAG00001299123456 BR1800360305000010009795493C1
CH9300762011623852957 CR05015202001026284066 CY17002001280000001200527600 CZ6508000000192000145399 DE89370400440532013000
DK5000400440116243 DO28BAGR00000001212453611324 EE382200221020145685 ES9121000418450200051332 FI2112345600000785
FO6264600001631634 FR1420041010050500013M02606 GB29NWBK60161331926819 GE29NB0000000101904917 GI75NWBK000000007099453
GL8964710001000206 GR1601101250000000012300695 HR1210010051863000160 HU42117730161111101800000000 IE29AIBK93115212345678
IL620108000000099999999 IS140159260076545510730339 IT60X0542811101000000123456 JO94CBJO0010000000000131000302
KW81CBKU0000000000001234560101 KZ86125KZT5004100100 LB62099900000001001901229114 LI21088100002324013AA LT121000011101001000
LU280019400644750000 LV80BANK0000435195001 MC5811222000010123456789030 MD24AG000225100013104168 ME25505000012345678951
MK07250120000058984 MR1300020001010000123456753 MT84MALT011000012345MTLCAST001S MU17BOMM0101101030300200000MUR
NL91ABNA0417164300 NO9386011117947 PK36SCBL0000001123456702 PL61109010140000071219812874 PS92PALS000000000400123456702
PT50000201231234567890154 QA58DOHB00001234567890ABCDEFG RO49AAAA1B31007593840000 RS35260005601001611379
SA0380000000608010167519 SE4550000000058398257466 SI56263300012039086 SK3112000000198742637541
SM86U0322509800000000270100 TN5910006035183598478831 TR330006100519786457841326 VG96VPVG0000012345678901
XK051212012345678906'''.split()
add('iban', True, source, 'example of the registry', *registry)
generator = random.Random(13616)
for number in registry[::2]:
    at = generator.choice([i for i in range(4, len(number)) if number[i].isdigit()])
    add('iban', False, 'ISO/IEC 7064, MOD 97-10', 'one digit changed: the formula finds every such error', changed(number, at))
for number in registry[1::2]:
    at = next(i for i in range(4, len(number) - 1) if number[i] != number[i + 1] and (number[i] + number[i + 1]).isdigit())
    add('iban', False, 'ISO/IEC 7064, MOD 97-10', 'two neighbors exchanged', number[:at] + number[at + 1] + number[at] + number[at + 2:])
add('iban', False, source, 'another length than the registry has for the country, with correct check digits', *[iban(n[:2], n[4:] + '0') for n in registry[::6]], *[iban(n[:2], n[4:-1]) for n in registry[3::6]])
add('iban', False, source, 'a letter where the registry has a digit, with correct check digits', *[iban(n[:2], n[4:-1] + 'A') for n in registry if n[:2] in ('DE', 'AT', 'BE', 'ES', 'GB', 'NO', 'DK', 'PL')], tag='structure')
add('iban', False, source, 'a country without an IBAN, with correct check digits', iban('US', '37040044053201300'), iban('XX', '370400440532013000'), iban('AU', '370400440532013000'))
counted = 0
while counted < 4:
    account = ''.join(generator.choices('0123456789', k=18))
    good = iban('DE', account)
    digits = int(good[2:4])
    if digits in (2, 97, 98):
        add('iban', False, 'ISO 13616-1, check digits from 02 to 98', 'the formula gives the remainder 1, but the method never makes these digits', f'DE{(digits + 97) % 194 if digits == 2 else digits - 97:02}{account}')
        counted += 1
add('iban', False, source, 'not an account number', 'DE', 'DE89', '89370400440532013000', 'DE8937040044053201300_', 'D€89370400440532013000', '1234567890')
surroundings('iban', source, 'DE89370400440532013000')
source = 'ISO 9362:2014, 5'
add('bic', True, source, 'four characters of the institution, country, two, and optionally three', 'DEUTDEFF', 'DEUTDEFF500', 'NEDSZAJJXXX', 'DABADKKK', 'UNCRITMM', 'BNPAFRPP', 'CHASUS33', 'CHASUS33XXX', 'POFICHBE')
add('bic', False, source, '8 or 11 characters', 'DEUTDEF', 'DEUTDEFF5', 'DEUTDEFF50', 'DEUTDEFF5000')
add('bic', False, source, 'a country of ISO 3166-1', 'DEUTXXFF', 'DEUTZZFF', 'DEUT12FF', 'DEUTD1FF')
add('bic', False, source, 'letters and digits', 'DEUT-EFF', 'DEUTDEF!', 'DEUT DEFF', 'DEUTDEFFÄÄÄ')
surroundings('bic', source, 'CHASUS33')

# Book and article numbers.
source = 'ISO 2108; ISBN Users\' Manual, 7th edition'
generator = random.Random(2108)
made13 = [gtin(prefix + ''.join(generator.choices('0123456789', k=11 - len(prefix) + 1))) for prefix in ('9780', '9781', '9783', '97910', '9798', '9782') for _ in range(3)]
add('isbn', True, 'ISBN Users\' Manual, 5', 'numbers of books', '9780306406157', '0306406152', '9783161484100', '316148410X', '9780201633610', '0201633612', '9791090636071', '080442957X')
add('isbn', True, 'ISBN Users\' Manual, 5', 'hyphens between the parts', '978-0-306-40615-7', '0-306-40615-2', '978-3-16-148410-0', '3-16-148410-X', '979-10-90636-07-1')
add('isbn', True, source, 'generated with the check digit', *made13)
add('isbn', False, source, 'one digit changed', *[changed(n, generator.randrange(4, 12)) for n in made13], *[changed(n, generator.randrange(1, 9)) for n in ('0306406152', '0201633612', '316148410X', '080442957X')])
add('isbn', False, source, 'a number of 13 digits begins with 978 or 979', gtin('977147396801'), gtin('400638133393'), gtin('123456789012'))
add('isbn', False, 'ISO 10957', '979-0 is music (ISMN), not a book', gtin('979026000043'))
add('isbn', False, source, 'X is only the last character of ten', 'X306406152', '03064X6152', '978030640615X', '030640615X')
add('isbn', False, source, '10 or 13 digits', '030640615', '03064061520', '978030640615', '97803064061577', '978')
add('isbn', False, source, 'digits', '97803O6406157', '0306a06152', '978.0.306.40615.7')
surroundings('isbn', source, '9780306406157')
source = 'GS1 General Specifications, 7.9'
generator = random.Random(79)
numbers = ['4006381333931', '9780201633610'] + [gtin(''.join(generator.choices('123456789', k=12))) for _ in range(8)]
add('ean', True, source, 'generated with the check digit', *numbers)
add('ean', False, source, 'one digit changed: the formula finds every such error', *[changed(n, at) for at, n in enumerate(numbers)])
add('ean', False, source, 'digits', '400638133393a', '4006-381333931', '40063813339310000', '4')
surroundings('ean', source, '4006381333931')

# Versions.
source = 'semver.org, 2.0.0'
add('semver', True, source + ', 9', 'example of the section', '1.0.0-alpha', '1.0.0-alpha.1', '1.0.0-0.3.7', '1.0.0-x.7.z.92', '1.0.0-x-y-z.--')
add('semver', True, source + ', 10', 'example of the section', '1.0.0-alpha+001', '1.0.0+20130313144700', '1.0.0-beta+exp.sha.5114f85', '1.0.0+21AF26D3----117B344092BD')
add('semver', True, source + ', 2 and 11', 'example of the section', '1.9.0', '1.10.0', '1.11.0', '0.0.0', '1.0.0-alpha.beta', '1.0.0-beta.11', '1.0.0-rc.1', '2.1.1')
add('semver', True, source + ', BNF', 'identifiers', '1.0.0-0A', '1.0.0--1', '1.0.0-01a', '1.0.0+0', '1.0.0+001.002', '10.20.30', '1.0.0-a-b+c-d')
add('semver', False, source + ', 2', 'three numbers', '1', '1.2', '1.2.3.4', '1..3', '.1.2', '1.2.', 'a.b.c', '1.2.x', '-1.2.3', '1.-2.3')
add('semver', False, source + ', 2', 'a leading zero', '01.2.3', '1.02.3', '1.2.03', '00.0.0')
add('semver', False, source + ', 9', 'identifiers before a release', '1.2.3-', '1.2.3-a..b', '1.2.3-.a', '1.2.3-a.', '1.2.3-01', '1.2.3-a.007', '1.2.3-a_b', '1.2.3-ä')
add('semver', False, source + ', 10', 'build identifiers', '1.2.3+', '1.2.3+a..b', '1.2.3+a+b', '1.2.3+a_b', '1.2.3-+a')
add('semver', False, source + ', FAQ', 'v1.2.3 is not a semantic version', 'v1.2.3', 'V1.2.3', '=1.2.3', tag='prefix')
surroundings('semver', source, '1.2.3')

# Base64.
source = 'RFC 4648, 10'
add('base64', True, source, 'test vector', 'Zg==', 'Zm8=', 'Zm9v', 'Zm9vYg==', 'Zm9vYmE=', 'Zm9vYmFy')
add('base64', True, 'RFC 4648, 4', 'the alphabet', '+/+/', 'AAAA', '////', 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/')
add('base64', False, 'RFC 4648, 3.2', 'padding is missing or too long', 'Zg', 'Zg=', 'Zm8', 'Zg===', 'Zm9v=', 'Zm9v====', 'A', '=', '====', 'Z===')
add('base64', False, 'RFC 4648, 4', 'padding is at the end', '=Zg=', 'Z=g=', 'Zg==Zg==', 'Zm=8')
add('base64', False, 'RFC 4648, 3.3', 'a character outside the alphabet', 'Zm9v!', 'Zm-_', 'Zm9*', 'Zm 9', 'Zm9v\nYmFy', 'Zm9v\r\nYmFy', 'Zmäv', 'Zm,v')
add('base64', False, source, 'a space or line end is outside the alphabet', 'Zm9v\n', ' Zm9v', 'Zm9v ')
