# This source file is part of the swift-input-validation project.
# Licensed under the MIT License; see LICENSE for the full text.
# SPDX-License-Identifier: MIT

use strict;
use warnings;
use Business::CreditCard ();
use Business::ISBN ();
use Data::Validate::Domain ();
use Data::Validate::Email ();
use Data::Validate::IP ();
use Data::Validate::URI ();
use Email::Valid ();
use Regexp::Common qw(net URI);

$SIG{__WARN__} = sub { };
my @calls = (
    ['business-creditcard', 'card', 'validate', sub { Business::CreditCard::validate($_[0]) }],
    ['business-isbn', 'isbn', 'Business::ISBN->new, is_valid', sub { my $b = Business::ISBN->new($_[0]); $b && $b->is_valid }],
    ['data-validate', 'url', 'is_web_uri', sub { defined Data::Validate::URI::is_web_uri($_[0]) }],
    ['data-validate', 'uri', 'is_uri', sub { defined Data::Validate::URI::is_uri($_[0]) }],
    ['data-validate', 'email', 'is_email', sub { defined Data::Validate::Email::is_email($_[0]) }],
    ['data-validate', 'domain', 'is_domain', sub { defined Data::Validate::Domain::is_domain($_[0]) }],
    ['data-validate', 'hostname', 'is_hostname', sub { defined Data::Validate::Domain::is_hostname($_[0]) }],
    ['data-validate', 'ipv4', 'is_ipv4', sub { defined Data::Validate::IP::is_ipv4($_[0]) }],
    ['data-validate', 'ipv6', 'is_ipv6', sub { defined Data::Validate::IP::is_ipv6($_[0]) }],
    ['email-valid', 'email', 'address', sub { defined Email::Valid->address($_[0]) }],
    ['email-valid', 'mailbox', 'address', sub { defined Email::Valid->address($_[0]) }],
    ['regexp-common', 'url', '/^$RE{URI}{HTTP}{-scheme => "https?"}$/', sub { $_[0] =~ /^$RE{URI}{HTTP}{-scheme => 'https?'}\z/ }],
    ['regexp-common', 'ipv4', '/^$RE{net}{IPv4}$/', sub { $_[0] =~ /^$RE{net}{IPv4}\z/ }],
    ['regexp-common', 'ipv6', '/^$RE{net}{IPv6}$/', sub { $_[0] =~ /^$RE{net}{IPv6}\z/ }],
    ['regexp-common', 'mac', '/^$RE{net}{MAC}$/', sub { $_[0] =~ /^$RE{net}{MAC}\z/ }],
);

my %rows;
while (my $line = <STDIN>) {
    chomp $line;
    my ($topic, $digits) = split /\t/, $line, -1;
    my $text = pack 'H*', $digits;
    utf8::decode($text);
    push @{$rows{$topic}}, $text;
}
for my $call (@calls) {
    my ($library, $topic, $source, $accepts) = @$call;
    my $inputs = $rows{$topic} or next;
    my $verdicts = join '', map { my $i = $_; my $v = eval { $accepts->($i) ? 1 : 0 }; defined $v ? $v : 'x' } @$inputs;
    my ($start) = times;
    my ($end, $rounds) = ($start, 0);
    do {
        for my $input (@$inputs) { eval { $accepts->($input) } }
        $rounds++;
        ($end) = times;
    } while ($end - $start < 0.2);
    print join("\t", $library, $topic, $source, $verdicts, ($end - $start) * 1e9 / ($rounds * @$inputs)), "\n";
}
