// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A validation pattern of everyday use, with inputs that it accepts and rejects.
struct Row {
    var name: String
    var expression: String
    var texts: [String]

    /// Whether it looks ahead, which RE2 and Rust's regex reject.
    var looksAhead: Bool { expression.contains("(?=") || expression.contains("(?!") }
}

private let label = "[0-9A-Za-z](?:[0-9A-Za-z-]{0,61}[0-9A-Za-z])?"
private let octet = "(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])"
private let url =
    #"https?://(www\.)?[-a-zA-Z0-9@:%._\+~#=]{1,256}\.[a-zA-Z0-9()]{1,6}\b([-a-zA-Z0-9()@:%_\+.~#?&//=]*)"#

let rows = [
    Row(
        name: "ISO date", expression: "[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])",
        texts: ["2026-11-21", "1999-12-31", "2026-13-01", "2026-1-1"]),
    Row(
        name: "UUID",
        expression: "[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}",
        texts: [
            "550e8400-e29b-41d4-a716-446655440000", "550E8400-E29B-41D4-A716-446655440000",
            "550e8400-e29b-41d4-a716-44665544000", "550e8400e29b41d4a716446655440000",
        ]),
    Row(name: "e-mail HTML5", expression: email, texts: ["user@example.com", "a.b@c.co.uk", "plain", "user@-a.com"]),
    Row(
        name: "IPv4", expression: "\(octet)(?:\\.\(octet)){3}",
        texts: ["192.168.1.1", "255.255.255.255", "256.1.1.1", "1.2.3"]),
    Row(
        name: "password, 4 rules",
        expression: "(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])(?=.*[^A-Za-z0-9]).{12,64}",
        texts: ["Correct-Horse-7", "correct-horse-battery-7", "Tr0ub4dor&3xyz", "alllowercaseletters"]),
    Row(name: "slug", expression: "[a-z0-9]+(?:-[a-z0-9]+)*", texts: ["hello-world", "a-b-c-d", "Hello", "a--b"]),
    Row(name: "hex color", expression: "#(?:[0-9a-fA-F]{3}){1,2}", texts: ["#fff", "#A1B2C3", "#ffff", "fff"]),
    Row(
        name: "UK postcode",
        expression: "(?i)(?:gir ?0aa|[a-pr-uwyz](?:[0-9]{1,2}|[a-hk-y][0-9]{1,2}|[0-9][a-hjkps-uw]"
            + "|[a-hk-y][0-9][abehmnprv-y]) ?[0-9][abd-hjlnp-uw-z]{2})",
        texts: ["SW1A 1AA", "M1 1AE", "sw1a1aa", "12345"]),
    Row(
        name: "SemVer",
        expression: #"(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(-(0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*)"#
            + #"(\.(0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*))*)?(\+[0-9a-zA-Z-]+(\.[0-9a-zA-Z-]+)*)?"#,
        texts: ["1.2.3", "1.0.0-alpha.1+build.5", "01.2.3", "1.2"]),
    Row(
        name: "URL", expression: #"https?://[^\s/?#]+(?:/[^\s]*)?"#, texts: ["https://example.com/a/b?c=d", "ftp://x"]),
    Row(name: "IBAN", expression: "[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}", texts: ["CH9300762011623852957", "CH93 0076"]),
    Row(
        name: "URL, popular", expression: url,
        texts: [
            "https://www.example.com/path/to/page?x=1&y=2#frag", "http://example.org",
            "https://sub.domain.example.co.uk/some/long/path.html?query=value", "not a url at all",
        ]),
    Row(
        name: "URL, popular, 400 bytes", expression: url,
        texts: ["https://www.example.com/" + String(repeating: "path/", count: 75)]),
    Row(
        name: "host name", expression: "(?=.{1,255}$)\(label)(?:\\.\(label))*\\.?",
        texts: [
            "www.example.com", "a.very.long.host-name.with.many.labels.example.co.uk", "localhost", "-bad.example.com",
        ]),
    Row(
        name: "IAM role",
        expression: #"arn:(aws|aws-cn|aws-iso|aws-iso-[a-z]{1}|aws-us-gov):iam::[0-9]{12}:role/"#
            + #"(([^/][!-~]+/){1,511})?[A-Za-z0-9_+=,.@-]{1,64}"#,
        texts: [
            "arn:aws:iam::123456789012:role/Admin", "arn:aws:iam::123456789012:role/service-role/path/MyRole-1.2",
            "arn:aws-us-gov:iam::123456789012:role/x", "arn:aws:iam::1234:role/Admin",
        ]),
    Row(
        name: "password, 6 rules",
        expression: #"(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[@$!%*?&#-])(?!.*\s)(?!.*(?:password|qwerty)).{8,72}"#,
        texts: ["Correct-Horse-7", "Tr0ub4dor&3xyz", "correct-horse-battery-7", "My-password-1"]),
    // Patterns of the API models of AWS (botocore 1.43), which no small table matches.
    Row(
        name: "AWS schedule",
        expression: #".*cron\((\b[0-5]?[0-9]\b) (\b2[0-3]\b|\b[0-1]?[0-9]\b) ([-?*,/\dLW]){1,83} "#
            + #"([-*,/\d]|[a-zA-Z]{3}){1,23} ([-?#*,/\dL]|[a-zA-Z]{3}){1,13} ([^\)]+)\).*"#,
        texts: [
            "cron(0 12 * * ? *)", "cron(15 10 ? * 6L 2019-2022)", "cron(0/5 8-17 ? * MON-FRI *)",
            "cron(0 12 1 JAN ? 2027)",
        ]),
    Row(
        name: "AWS job name", expression: #"[a-zA-Z0-9]{1,63}(-*[a-zA-Z0-9\+\-\.]){0,63}"#,
        texts: ["nightly-batch-2026-11-22", "embed.docs+v2-run-0007", "x", "-bad"]),
    Row(
        name: "AWS URL in a text", expression: ".*\(url).*",
        texts: [
            "see https://www.example.com/a?b=c.", "https://example.com",
            "at http://sub.example.co.uk:8080/x/y/z#f and more", "no link here at all",
        ]),
    Row(
        name: "AWS model card",
        expression: #"(arn:aws[a-z\-]*:sagemaker:[a-z0-9\-]*:[0-9]{12}:model-card/.*)?"#
            + #"([a-zA-Z0-9](-*[a-zA-Z0-9]){0,62})"#,
        texts: [
            "arn:aws:sagemaker:eu-west-1:123456789012:model-card/fraud-2026", "fraud-2026", "a--b", "-fraud",
        ]),
]
