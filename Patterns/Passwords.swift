// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// MARK: - Password policies, codes and usernames

extension InputPattern {
    /// The patterns of this file.
    static let passwordPatterns: [InputPattern] = [
        .cardPIN, .oneTimeCode, .passwordEverydayPolicy, .passwordNIST, .passwordPCI, .passwordThreeOfFour,
        .username, .usernameGitHub, .usernamePOSIX,
    ]

    /// A personal identification number of four to twelve digits.
    ///
    /// Most cards use four digits, many banks six.
    ///
    /// Accepts `"0000"`, rejects `"123"`.
    ///
    /// Source: ISO 9564-1, PIN length,
    /// <https://www.iso.org/standard/68669.html>
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
        rejected: ["", "123", "1234567890123", "12 34", "12a4", "-1234", "0000\n", "００００", "00\u{200B}00"])

    /// A one-time code of six to eight digits.
    ///
    /// Accepts `"000000"`, rejects `"12345"`.
    ///
    /// Source: RFC 4226, section 5.3 (HOTP); RFC 6238 (TOTP),
    /// <https://www.rfc-editor.org/rfc/rfc4226#section-5.3>
    public static let oneTimeCode = InputPattern(
        name: "oneTimeCode",
        summary: "A one-time code of six to eight digits.",
        expression: "[0-9]{6,8}",
        source: "RFC 4226, section 5.3 (HOTP); RFC 6238 (TOTP)",
        link: "https://www.rfc-editor.org/rfc/rfc4226#section-5.3",
        isSensitive: true,
        example: "755224",
        accepted: ["000000", "287082", "1234567", "94287082", "07081804"],
        rejected: ["", "12345", "123456789", "123 456", "12345a", "+123456", "000000\n", "００００００", "000\u{200B}000"])

    /// A password of eight characters or more with a lower-case letter, an upper-case letter, a digit and a symbol.
    ///
    /// The policy most sites ask for. NIST advises against composition rules: see `passwordNIST`.
    ///
    /// Accepts `"Passw0rd!"`, rejects `"aB3$efg"`.
    ///
    /// Source: OWASP, Password Special Characters; RFC 20, section 4,
    /// <https://owasp.org/www-community/password-special-characters>
    public static let passwordEverydayPolicy = InputPattern(
        name: "passwordEverydayPolicy",
        summary:
            "A password of eight characters or more with a lower-case letter, an upper-case letter, a digit and a symbol.",
        expression: #"(?=[ -~]*[a-z])(?=[ -~]*[A-Z])(?=[ -~]*[0-9])(?=[ -~]*[!-/:-@\[-`{-~])[ -~]{8,}"#,
        source: "OWASP, Password Special Characters; RFC 20, section 4",
        link: "https://owasp.org/www-community/password-special-characters",
        note: "The policy most sites ask for. NIST advises against composition rules: see `passwordNIST`.",
        isSensitive: true,
        example: "Tr0ub4dor&3",
        accepted: ["Passw0rd!", "aB3$efgh", "Long pass phrase 1!", "!aA00000", "zZ9~~~~~"],
        rejected: [
            "",
            "aB3$efg",
            "password1!",
            "PASSWORD1!",
            "Password!!",
            "Password11",
            "pässW0rd!",
            "Passw0rd!\n",
            "Ｐａｓｓｗ０ｒｄ!",
            "Pass\u{200B}w0rd!",
        ])

    /// A password of fifteen characters or more, without rules of composition.
    ///
    /// Counts Unicode scalars, as the standard does. Compare with a list of leaked passwords too, which no pattern can.
    ///
    /// Accepts `"correct horse battery staple"`, rejects `"password"`.
    ///
    /// Source: NIST SP 800-63B-4, section 3.1.1.2,
    /// <https://pages.nist.gov/800-63-4/sp800-63b.html>
    public static let passwordNIST = InputPattern(
        name: "passwordNIST",
        summary: "A password of fifteen characters or more, without rules of composition.",
        expression: #"[^\#(invisible)]{15,}"#,
        source: "NIST SP 800-63B-4, section 3.1.1.2",
        link: "https://pages.nist.gov/800-63-4/sp800-63b.html",
        note: """
            Counts Unicode scalars, as the standard does. Compare with a list of leaked passwords too, which no \
            pattern can.
            """,
        isSensitive: true,
        example: "correct horse battery staple",
        accepted: [
            "aaaaaaaaaaaaaaa", "fifteen chars!!", "äöüäöüäöüäöüäöü", "123456789012345", "P4ssword P4ssword",
        ],
        rejected: [
            "",
            "password",
            "Passw0rd!",
            "fourteen chars",
            "correct horse battery staple\n",
            "１２３４５６７８",
            "correct horse\u{200B} battery staple",
            "correct horse\tbattery staple",
        ])

    /// A password of twelve characters or more with a letter and a digit.
    ///
    /// Accepts `"correcthorse1"`, rejects `"abcdefghij1"`.
    ///
    /// Source: PCI DSS 4.0.1, requirement 8.3.6,
    /// <https://www.pcisecuritystandards.org/document_library/>
    public static let passwordPCI = InputPattern(
        name: "passwordPCI",
        summary: "A password of twelve characters or more with a letter and a digit.",
        expression: "(?=[ -~]*[A-Za-z])(?=[ -~]*[0-9])[ -~]{12,}",
        source: "PCI DSS 4.0.1, requirement 8.3.6",
        link: "https://www.pcisecuritystandards.org/document_library/",
        isSensitive: true,
        example: "correcthorse1",
        accepted: ["ABCDEFGHIJK1", "12345678901a", "pass word pass 1", "Abcdefghijk1!", "!!!!!!!!!!a1"],
        rejected: [
            "",
            "abcdefghij1",
            "abcdefghijklmn",
            "123456789012",
            "passwortpässe1",
            "!!!!!!!!!!!!1",
            "correcthorse1\n",
            "ｃｏｒｒｅｃｔｈｏｒｓｅ１",
            "correc\u{200B}thorse1",
        ])

    /// A password of eight characters or more of three of the kinds lower-case, upper-case, digit and symbol.
    ///
    /// Three of four kinds is the same as: of any two kinds, at least one. The Windows setting also rejects parts of
    /// the account name; its length is a setting of its own.
    ///
    /// Accepts `"Password1"`, rejects `"password"`.
    ///
    /// Source: Microsoft, security policy setting "Password must meet complexity requirements",
    /// <https://learn.microsoft.com/windows/security/threat-protection/security-policy-settings/password-must-meet-complexity-requirements>
    public static let passwordThreeOfFour = InputPattern(
        name: "passwordThreeOfFour",
        summary:
            "A password of eight characters or more of three of the kinds lower-case, upper-case, digit and symbol.",
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
            Three of four kinds is the same as: of any two kinds, at least one. The Windows setting also rejects \
            parts of the account name; its length is a setting of its own.
            """,
        isSensitive: true,
        example: "Password1",
        accepted: ["password1!", "PASSWORD1!", "Password!", "aB3$efgh", "AAAAaaa1"],
        rejected: [
            "",
            "password",
            "password1",
            "PASSWORD!",
            "Passwordx",
            "12345678!",
            "Pass1!x",
            "Password1\n",
            "Ｐａｓｓｗｏｒｄ１",
            "Pass\u{200B}word1",
        ])

    /// A user name of 3 to 30 letters and digits, one letter at least, with single dots, hyphens or underscores inside.
    ///
    /// Accepts `"bob"`, rejects `"ab"`.
    ///
    /// Source: RFC 8265, section 3.4 (UsernameCasePreserved), a part of it in ASCII; the lengths are a custom, not a
    /// standard,
    /// <https://www.rfc-editor.org/rfc/rfc8265#section-3.4>
    public static let username = InputPattern(
        name: "username",
        summary:
            "A user name of 3 to 30 letters and digits, one letter at least, with single dots, hyphens or underscores inside.",
        expression: """
            (?=[A-Za-z0-9._-]{3})\
            (?![A-Za-z0-9._-]{31})\
            (?=[0-9._-]*[A-Za-z])\
            [A-Za-z0-9]+(?:[._-][A-Za-z0-9]+)*
            """,
        source:
            "RFC 8265, section 3.4 (UsernameCasePreserved), a part of it in ASCII; the lengths are a custom, not a standard",
        link: "https://www.rfc-editor.org/rfc/rfc8265#section-3.4",
        example: "jane.doe",
        accepted: ["bob", "alice42", "x_y", "007bond", "Mary-Jane", "a23456789012345678901234567890"],
        rejected: [
            "",
            "ab",
            "123",
            ".bob",
            "bob.",
            "a..b",
            "jane doe",
            "a234567890123456789012345678901",
            "böb",
            "bob\n",
            "ｂｏｂ",
            "b\u{200B}ob",
        ])

    /// A GitHub user name: up to 39 letters and digits with single hyphens between them.
    ///
    /// Accepts `"octocat"`, rejects `"-octocat"`.
    ///
    /// Source: GitHub Docs, Username considerations for external authentication,
    /// <https://docs.github.com/en/enterprise-cloud@latest/admin/managing-iam/iam-configuration-reference/username-considerations-for-external-authentication>
    public static let usernameGitHub = InputPattern(
        name: "usernameGitHub",
        summary: "A GitHub user name: up to 39 letters and digits with single hyphens between them.",
        expression: "(?![A-Za-z0-9-]{40})[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*",
        source: "GitHub Docs, Username considerations for external authentication",
        link:
            "https://docs.github.com/en/enterprise-cloud@latest/admin/managing-iam/iam-configuration-reference/username-considerations-for-external-authentication",
        example: "octocat",
        accepted: [
            "a", "apple", "swift-server", "A1-B2-C3", "0xabc", "a23456789012345678901234567890123456789",
        ],
        rejected: [
            "",
            "-octocat",
            "octocat-",
            "octo--cat",
            "octo_cat",
            "octo cat",
            "a234567890123456789012345678901234567890",
            "octocat\n",
            "ｏｃｔｏｃａｔ",
            "oct\u{200B}ocat",
        ])

    /// A login name of a Unix system: lower-case letters, digits, underscores and hyphens, 32 at most.
    ///
    /// POSIX itself allows upper case and dots; Linux tools reject them.
    ///
    /// Accepts `"root"`, rejects `"Root"`.
    ///
    /// Source: useradd(8) of shadow-utils, Caveats; POSIX.1-2017, section 3.437 (User Name),
    /// <https://man7.org/linux/man-pages/man8/useradd.8.html>
    public static let usernamePOSIX = InputPattern(
        name: "usernamePOSIX",
        summary: "A login name of a Unix system: lower-case letters, digits, underscores and hyphens, 32 at most.",
        expression: "[a-z_](?:[a-z0-9_-]{0,31}|[a-z0-9_-]{0,30}[$])",
        source: "useradd(8) of shadow-utils, Caveats; POSIX.1-2017, section 3.437 (User Name)",
        link: "https://man7.org/linux/man-pages/man8/useradd.8.html",
        note: "POSIX itself allows upper case and dots; Linux tools reject them.",
        example: "root",
        accepted: ["www-data", "_apt", "user1", "a", "host1$", "systemd-network"],
        rejected: [
            "",
            "Root",
            "1user",
            "-user",
            "user name",
            "us$er",
            "a23456789012345678901234567890123",
            "root\n",
            "ｒｏｏｔ",
            "ro\u{200B}ot",
        ])
}
