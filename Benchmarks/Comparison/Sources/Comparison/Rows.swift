// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A validation pattern of everyday use, with inputs that it accepts and rejects.
struct Row {
    var name: String
    var expression: String
    var accepted: [String]
    var rejected: [String]

    var texts: [String] { accepted + rejected }

    /// Whether it looks ahead, which RE2 and Rust's regex reject.
    var looksAhead: Bool { expression.contains("(?=") || expression.contains("(?!") }
}

private let label = "[0-9A-Za-z](?:[0-9A-Za-z-]{0,61}[0-9A-Za-z])?"
private let atom = "[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?"
private let email = "[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@\(atom)(?:\\.\(atom))*"
private let octet = "(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])"
private let url =
    #"https?://(www\.)?[-a-zA-Z0-9@:%._\+~#=]{1,256}\.[a-zA-Z0-9()]{1,6}\b([-a-zA-Z0-9()@:%_\+.~#?&//=]*)"#

let emailRow = Row(
    name: "email HTML5", expression: email,
    accepted: [
        "user@example.com", "first.last@company.co.uk", "a@b.ch", "newsletter+tag@gmail.com",
        "x_y-z@sub.domain.example.org", "o'brien@example.ie", "USER@EXAMPLE.COM", "1234567890@numbers.net",
    ],
    rejected: [
        "plainaddress", "user@-example.com", "user@example..com", "@example.com", "user name@example.com",
        "user@example.com ", "user@exam_ple.com", "jürgen@example.de",
    ])

let rows = [
    Row(
        name: "ISO date", expression: "[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])",
        accepted: ["2026-11-21", "1999-12-31"], rejected: ["2026-13-01", "2026-1-1"]),
    Row(
        name: "UUID",
        expression: "[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}",
        accepted: ["550e8400-e29b-41d4-a716-446655440000", "550E8400-E29B-41D4-A716-446655440000"],
        rejected: ["550e8400-e29b-41d4-a716-44665544000", "550e8400e29b41d4a716446655440000"]),
    emailRow,
    Row(
        name: "IPv4", expression: "\(octet)(?:\\.\(octet)){3}",
        accepted: ["192.168.1.1", "255.255.255.255"], rejected: ["256.1.1.1", "1.2.3"]),
    Row(
        name: "password, 4 rules",
        expression: "(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])(?=.*[^A-Za-z0-9]).{12,64}",
        accepted: ["Correct-Horse-7", "Tr0ub4dor&3xyz"], rejected: ["correct-horse-battery-7", "alllowercaseletters"]),
    Row(
        name: "slug", expression: "[a-z0-9]+(?:-[a-z0-9]+)*",
        accepted: ["hello-world", "a-b-c-d"], rejected: ["Hello", "a--b"]),
    Row(
        name: "hex color", expression: "#(?:[0-9a-fA-F]{3}){1,2}",
        accepted: ["#fff", "#A1B2C3"], rejected: ["#ffff", "fff"]),
    Row(
        name: "UK postcode",
        expression: "(?i)(?:gir ?0aa|[a-pr-uwyz](?:[0-9]{1,2}|[a-hk-y][0-9]{1,2}|[0-9][a-hjkps-uw]"
            + "|[a-hk-y][0-9][abehmnprv-y]) ?[0-9][abd-hjlnp-uw-z]{2})",
        accepted: ["SW1A 1AA", "M1 1AE", "sw1a1aa"], rejected: ["12345", "SW1A 1A", "ABCD 1AA"]),
    Row(
        name: "SemVer",
        expression: #"(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(-(0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*)"#
            + #"(\.(0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*))*)?(\+[0-9a-zA-Z-]+(\.[0-9a-zA-Z-]+)*)?"#,
        accepted: ["1.2.3", "1.0.0-alpha.1+build.5"], rejected: ["01.2.3", "1.2"]),
    Row(
        name: "URL", expression: #"https?://[^\s/?#]+(?:/[^\s]*)?"#,
        accepted: ["https://example.com/a/b?c=d"], rejected: ["ftp://x"]),
    Row(
        name: "IBAN", expression: "[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}",
        accepted: ["CH9300762011623852957"], rejected: ["CH93 0076"]),
    Row(
        name: "URL, popular", expression: url,
        accepted: [
            "https://www.example.com/path/to/page?x=1&y=2#frag", "http://example.org",
            "https://sub.domain.example.co.uk/some/long/path.html?query=value",
        ], rejected: ["not a url at all", "https://example", "https://www.example.com/ü"]),
    Row(
        name: "URL, popular, 400 bytes", expression: url,
        accepted: ["https://www.example.com/" + String(repeating: "path/", count: 75)],
        rejected: ["https://www.example.com/" + String(repeating: "path/", count: 75) + " "]),
    Row(
        name: "host name", expression: "(?=.{1,255}$)\(label)(?:\\.\(label))*\\.?",
        accepted: ["www.example.com", "a.very.long.host-name.with.many.labels.example.co.uk", "localhost"],
        rejected: ["-bad.example.com", "www.exa_mple.com", "www.example-.com"]),
    Row(
        name: "IAM role",
        expression: #"arn:(aws|aws-cn|aws-iso|aws-iso-[a-z]{1}|aws-us-gov):iam::[0-9]{12}:role/"#
            + #"(([^/][!-~]+/){1,511})?[A-Za-z0-9_+=,.@-]{1,64}"#,
        accepted: [
            "arn:aws:iam::123456789012:role/Admin", "arn:aws:iam::123456789012:role/service-role/path/MyRole-1.2",
            "arn:aws-us-gov:iam::123456789012:role/x",
        ], rejected: ["arn:aws:iam::1234:role/Admin", "arn:aws:iam::123456789012:role/", "arn:aws:iam:role/Admin"]),
    Row(
        name: "password, 6 rules",
        expression: #"(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[@$!%*?&#-])(?!.*\s)(?!.*(?:password|qwerty)).{8,72}"#,
        accepted: ["Correct-Horse-7", "Tr0ub4dor&3xyz"], rejected: ["correct-horse-battery-7", "My-password-1"]),
    // Patterns of the API models of AWS (botocore 1.43), which no small table matches.
    Row(
        name: "AWS schedule",
        expression: #".*cron\((\b[0-5]?[0-9]\b) (\b2[0-3]\b|\b[0-1]?[0-9]\b) ([-?*,/\dLW]){1,83} "#
            + #"([-*,/\d]|[a-zA-Z]{3}){1,23} ([-?#*,/\dL]|[a-zA-Z]{3}){1,13} ([^\)]+)\).*"#,
        accepted: ["cron(0 12 * * ? *)", "cron(0 12 1 JAN ? 2027)"],
        rejected: ["cron(0/5 8-17 ? * MON-FRI *)"]),
    Row(
        name: "AWS job name", expression: #"[a-zA-Z0-9]{1,63}(-*[a-zA-Z0-9\+\-\.]){0,63}"#,
        accepted: ["nightly-batch-2026-11-22", "embed.docs+v2-run-0007", "x"],
        rejected: ["-bad", "nightly batch"]),
    Row(
        name: "AWS URL in a text", expression: ".*\(url).*",
        accepted: [
            "see https://www.example.com/a?b=c.", "https://example.com",
            "at http://sub.example.co.uk:8080/x/y/z#f and more",
        ], rejected: ["no link here at all", "see https://example", "see www.example.com"]),
    Row(
        name: "AWS model card",
        expression: #"(arn:aws[a-z\-]*:sagemaker:[a-z0-9\-]*:[0-9]{12}:model-card/.*)?"#
            + #"([a-zA-Z0-9](-*[a-zA-Z0-9]){0,62})"#,
        accepted: ["arn:aws:sagemaker:eu-west-1:123456789012:model-card/fraud-2026", "fraud-2026", "a--b"],
        rejected: ["-fraud", "fraud 2026", "arn:aws:sagemaker:eu-west-1:1234:model-card/fraud-2026"]),
]
