<?php
// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

require_once '/usr/share/php/Symfony/Component/Validator/autoload.php';

use Symfony\Component\Validator\Constraints as Assert;
use Symfony\Component\Validator\Validation;

$symfony = Validation::createValidator();
$checked = fn($constraint) => fn($text) => $text !== '' && count($symfony->validate($text, $constraint)) === 0;
$filtered = fn($filter, $flags = 0) => fn($text) => filter_var($text, $filter, $flags) !== false;
$calls = [
    ['php', 'url', 'FILTER_VALIDATE_URL', $filtered(FILTER_VALIDATE_URL)],
    ['php', 'email', 'FILTER_VALIDATE_EMAIL', $filtered(FILTER_VALIDATE_EMAIL)],
    ['php', 'domain', 'FILTER_VALIDATE_DOMAIN, FILTER_FLAG_HOSTNAME', $filtered(FILTER_VALIDATE_DOMAIN, FILTER_FLAG_HOSTNAME)],
    ['php', 'ipv4', 'FILTER_VALIDATE_IP, FILTER_FLAG_IPV4', $filtered(FILTER_VALIDATE_IP, FILTER_FLAG_IPV4)],
    ['php', 'ipv6', 'FILTER_VALIDATE_IP, FILTER_FLAG_IPV6', $filtered(FILTER_VALIDATE_IP, FILTER_FLAG_IPV6)],
    ['php', 'mac', 'FILTER_VALIDATE_MAC', $filtered(FILTER_VALIDATE_MAC)],
    ['symfony', 'card', 'Luhn', $checked(new Assert\Luhn())],
    ['symfony', 'url', 'Url', $checked(new Assert\Url())],
    ['symfony', 'email', 'Email, mode html5', $checked(new Assert\Email(['mode' => 'html5']))],
    ['symfony', 'mailbox', 'Email, mode strict', $checked(new Assert\Email(['mode' => 'strict']))],
    ['symfony', 'domain', 'Hostname', $checked(new Assert\Hostname())],
    ['symfony', 'ipv4', 'Ip 4', $checked(new Assert\Ip(['version' => '4']))],
    ['symfony', 'ipv6', 'Ip 6', $checked(new Assert\Ip(['version' => '6']))],
    ['symfony', 'date', 'Date', $checked(new Assert\Date())],
    ['symfony', 'uuid', 'Uuid', $checked(new Assert\Uuid())],
    ['symfony', 'iban', 'Iban', $checked(new Assert\Iban())],
    ['symfony', 'bic', 'Bic', $checked(new Assert\Bic())],
    ['symfony', 'isbn', 'Isbn', $checked(new Assert\Isbn())],
];

function now(): float
{
    $usage = getrusage();
    return $usage['ru_utime.tv_sec'] + $usage['ru_utime.tv_usec'] / 1e6;
}

$rows = [];
foreach (file('php://stdin', FILE_IGNORE_NEW_LINES) as $line) {
    [$topic, $digits] = explode("\t", $line);
    $rows[$topic][] = hex2bin($digits);
}
foreach ($calls as [$library, $topic, $source, $accepts]) {
    if (!isset($rows[$topic])) continue;
    $verdicts = '';
    foreach ($rows[$topic] as $input) {
        try {
            $verdicts .= $accepts($input) ? '1' : '0';
        } catch (Throwable $error) {
            $verdicts .= 'x';
        }
    }
    $start = now();
    $rounds = 0;
    do {
        foreach ($rows[$topic] as $input) {
            try { $accepts($input); } catch (Throwable $error) {}
        }
        $rounds++;
    } while (now() - $start < 0.2);
    $cost = (now() - $start) * 1e9 / ($rounds * count($rows[$topic]));
    echo implode("\t", [$library, $topic, $source, $verdicts, $cost]), "\n";
}
