// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if StockPatterns

// MARK: - Passwords and user names

extension InputPattern {
    /// The patterns of this file.
    static let passwordPatterns: [InputPattern] = [
        .cardPIN, .oneTimeCode, .passwordFourCharacterClasses, .passwordNIST, .passwordPCI,
        .passwordThreeCharacterClasses, .username, .usernameGitHub, .usernamePOSIX,
    ]

    /// A personal identification number of four to twelve digits.
    public static let cardPIN = InputPattern(
        name: "cardPIN",
        summary: "A personal identification number of four to twelve digits.",
        expression: "[0-9]{4,12}",
        source: "ISO 9564-1, PIN length",
        link: "https://www.iso.org/standard/68669.html",
        note: "Most cards use four digits, many banks six.",
        isSensitive: true,
        example: "1234",
        accepted: ["0000", "98765", "123456", "12345678", "123456789012"],
        rejected: ["123", "1234567890123", "12 34", "12a4", "-1234"])

    /// A one-time code of six to eight digits.
    public static let oneTimeCode = InputPattern(
        name: "oneTimeCode",
        summary: "A one-time code of six to eight digits.",
        expression: "[0-9]{6,8}",
        source: "RFC 4226, section 5.3 (HOTP); RFC 6238 (TOTP)",
        link: "https://www.rfc-editor.org/rfc/rfc4226#section-5.3",
        isSensitive: true,
        example: "755224",
        accepted: ["000000", "287082", "1234567", "94287082", "07081804"],
        rejected: ["12345", "123456789", "123 456", "12345a", "+123456"])

    /// A password of at least eight characters with a lowercase letter, an uppercase letter, a digit, and a symbol.
    public static let passwordFourCharacterClasses = InputPattern(
        name: "passwordFourCharacterClasses",
        summary:
            "A password of at least eight characters with a lowercase letter, an uppercase letter, a digit, and a symbol.",
        expression: #"(?=[ -~]*[a-z])(?=[ -~]*[A-Z])(?=[ -~]*[0-9])(?=[ -~]*[!-/:-@\[-`{-~])[ -~]{8,}"#,
        source: "OWASP, Password Special Characters; RFC 20, section 4",
        link: "https://owasp.org/www-community/password-special-characters",
        note: "NIST advises against composition rules. See `passwordNIST`.",
        isSensitive: true,
        example: "Tr0ub4dor&3",
        accepted: ["Passw0rd!", "aB3$efgh", "Long pass phrase 1!", "!aA00000", "zZ9~~~~~"],
        rejected: ["aB3$efg", "password1!", "PASSWORD1!", "Password!!", "Password11", "pässW0rd!"])

    /// A password of at least fifteen characters, without composition rules.
    public static let passwordNIST = InputPattern(
        name: "passwordNIST",
        summary: "A password of at least fifteen characters, without composition rules.",
        expression: #"[^\#(invisible)]{15,}"#,
        source: "NIST SP 800-63B-4, section 3.1.1.2",
        link: "https://pages.nist.gov/800-63-4/sp800-63b.html",
        note: """
            Unicode scalars are counted, as the standard does. Also compare the password with a list of \
            leaked passwords, which a pattern cannot do.
            """,
        isSensitive: true,
        example: "correct horse battery staple",
        accepted: [
            "aaaaaaaaaaaaaaa", "fifteen chars!!", "äöüäöüäöüäöüäöü", "123456789012345", "P4ssword P4ssword",
        ],
        rejected: ["password", "Passw0rd!", "fourteen chars", "１２３４５６７８", "correct horse\tbattery staple"])

    /// A password of at least twelve characters with a letter and a digit.
    public static let passwordPCI = InputPattern(
        name: "passwordPCI",
        summary: "A password of at least twelve characters with a letter and a digit.",
        expression: "(?=[ -~]*[A-Za-z])(?=[ -~]*[0-9])[ -~]{12,}",
        source: "PCI DSS 4.0.1, requirement 8.3.6",
        link: "https://www.pcisecuritystandards.org/document_library/",
        isSensitive: true,
        example: "correcthorse1",
        accepted: ["ABCDEFGHIJK1", "12345678901a", "pass word pass 1", "Abcdefghijk1!", "!!!!!!!!!!a1"],
        rejected: ["abcdefghij1", "abcdefghijklmn", "123456789012", "passwortpässe1", "!!!!!!!!!!!!1"])

    /// A password of at least eight characters with three of lowercase letter, uppercase letter, digit, and symbol.
    public static let passwordThreeCharacterClasses = InputPattern(
        name: "passwordThreeCharacterClasses",
        summary:
            "A password of at least eight characters with three of lowercase letter, uppercase letter, digit, and symbol.",
        expression: #"""
            (?=[ -~]*[A-Za-z])\#
            (?=[ -~]*[A-Z0-9])\#
            (?=[ -~]*[A-Z!-/:-@\[-`{-~])\#
            (?=[ -~]*[a-z0-9])\#
            (?=[ -~]*[a-z!-/:-@\[-`{-~])\#
            (?=[ -~]*[!-@\[-`{-~])\#
            [ -~]{8,}
            """#,
        source: "Microsoft, security policy setting \"Password must meet complexity requirements\"",
        link:
            "https://learn.microsoft.com/windows/security/threat-protection/security-policy-settings/password-must-meet-complexity-requirements",
        note: """
            The expression requires one class of every pair of classes, which is the same as three of \
            four. The Windows setting also rejects parts of the account name, and its minimum length is \
            a separate setting.
            """,
        isSensitive: true,
        example: "Password1",
        accepted: ["password1!", "PASSWORD1!", "Password!", "aB3$efgh", "AAAAaaa1"],
        rejected: ["password", "password1", "PASSWORD!", "Passwordx", "12345678!", "Pass1!x"])

    /// A user name of 3 to 30 letters and digits, with single dots, hyphens, or underscores between them.
    public static let username = InputPattern(
        name: "username",
        summary: "A user name of 3 to 30 letters and digits, with single dots, hyphens, or underscores between them.",
        expression: """
            (?=[A-Za-z0-9._-]{3})\
            (?![A-Za-z0-9._-]{31})\
            (?=[0-9._-]*[A-Za-z])\
            [A-Za-z0-9]+(?:[._-][A-Za-z0-9]+)*
            """,
        source: "RFC 8265, section 3.4 (UsernameCasePreserved), an ASCII subset",
        link: "https://www.rfc-editor.org/rfc/rfc8265#section-3.4",
        note: "At least one letter is required. The lengths are a custom, not a standard.",
        example: "jane.doe",
        accepted: ["bob", "alice42", "x_y", "007bond", "Mary-Jane", "a23456789012345678901234567890"],
        rejected: ["ab", "123", ".bob", "bob.", "a..b", "jane doe", "a234567890123456789012345678901", "böb"])

    /// A GitHub user name: up to 39 letters and digits, with single hyphens between them.
    public static let usernameGitHub = InputPattern(
        name: "usernameGitHub",
        summary: "A GitHub user name: up to 39 letters and digits, with single hyphens between them.",
        expression: "(?![A-Za-z0-9-]{40})[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*",
        source: "GitHub Docs, Username considerations for external authentication",
        link:
            "https://docs.github.com/en/enterprise-cloud@latest/admin/managing-iam/iam-configuration-reference/username-considerations-for-external-authentication",
        example: "octocat",
        accepted: [
            "a", "apple", "swift-server", "A1-B2-C3", "0xabc", "a23456789012345678901234567890123456789",
        ],
        rejected: [
            "-octocat", "octocat-", "octo--cat", "octo_cat", "octo cat", "a234567890123456789012345678901234567890",
        ])

    /// A Unix login name: up to 32 lowercase letters, digits, underscores, and hyphens.
    public static let usernamePOSIX = InputPattern(
        name: "usernamePOSIX",
        summary: "A Unix login name: up to 32 lowercase letters, digits, underscores, and hyphens.",
        expression: "[a-z_](?:[a-z0-9_-]{0,31}|[a-z0-9_-]{0,30}[$])",
        source: "useradd(8) of shadow-utils, Caveats; POSIX.1-2017, section 3.437 (User Name)",
        link: "https://man7.org/linux/man-pages/man8/useradd.8.html",
        note: "POSIX also allows uppercase letters and dots, which Linux tools reject.",
        example: "root",
        accepted: ["www-data", "_apt", "user1", "a", "host1$", "systemd-network"],
        rejected: ["Root", "1user", "-user", "user name", "us$er", "a23456789012345678901234567890123"])
}

#endif
