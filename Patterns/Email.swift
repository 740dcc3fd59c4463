// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// MARK: - E-mail addresses: three standards, three patterns

extension InputPattern {
    /// The patterns of this file.
    static let emailPatterns: [InputPattern] = [
        .emailEveryday, .emailHTML5, .emailInternational,
    ]

    /// An e-mail address as people have them: a local part without stray dots, and a domain with a dot.
    ///
    /// The whole address may have 254 octets at most (RFC 5321, section 4.5.3.1.3), which the strategy checks.
    ///
    /// The strategy `email` checks more.
    ///
    /// Accepts `"user@example.com"`, rejects `"plain"`.
    ///
    /// Source: RFC 5321, sections 4.1.2 and 4.5.3.1.1 (dot-string, 64 octets); RFC 1123, section 2.1,
    /// <https://www.rfc-editor.org/rfc/rfc5321#section-4.1.2>
    public static let emailEveryday = InputPattern(
        name: "emailEveryday",
        summary: "An e-mail address as people have them: a local part without stray dots, and a domain with a dot.",
        expression: #"""
            (?=[!-?A-~]{1,64}@)\#
            [A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*\#
            @\#
            (?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+\#
            (?:[A-Za-z]{2,63}|[Xx][Nn]--[A-Za-z0-9-]{0,58}[A-Za-z0-9])
            """#,
        source: "RFC 5321, sections 4.1.2 and 4.5.3.1.1 (dot-string, 64 octets); RFC 1123, section 2.1",
        link: "https://www.rfc-editor.org/rfc/rfc5321#section-4.1.2",
        strategy: "email",
        note: """
            The whole address may have 254 octets at most (RFC 5321, section 4.5.3.1.3), which the strategy checks.
            """,
        example: "user@example.com",
        accepted: [
            "USER@EXAMPLE.COM", "o'brien@example.co.uk", "first.last+tag@sub.example.museum", "1@example.io",
            "user@xn--bcher-kva.example", "a@b.co", "_______@example.name",
        ],
        rejected: [
            "",
            "plain",
            "@example.com",
            "user@",
            "user name@example.com",
            "user@example..com",
            "user@-example.com",
            "user@@example.com",
            "user@example.com\r\n",
            "user@localhost",
            ".user@example.com",
            "user.@example.com",
            "us..er@example.com",
            "user@example.c",
            "user@example.c-om",
            "user@example.123",
            String(repeating: "x", count: 65) + "@example.com",
            "user@[192.0.2.1]",
            "\"user\"@example.com",
            "user@example.com\n",
            "ｕｓｅｒ@ｅｘａｍｐｌｅ.ｃｏｍ",
            "user@exa\u{200B}mple.com",
        ])

    /// An e-mail address as a web browser accepts it in a form.
    ///
    /// Published with anchors, which the whole-input rule makes needless. It willingly departs from RFC 5322: stray
    /// dots and domains without a dot pass.
    ///
    /// The strategy `email` checks more.
    ///
    /// Accepts `"user@example.com"`, rejects `"plain"`.
    ///
    /// Source: WHATWG, HTML Standard, section 4.10.5.1.5 (valid e-mail address),
    /// <https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address>
    public static let emailHTML5 = InputPattern(
        name: "emailHTML5",
        summary: "An e-mail address as a web browser accepts it in a form.",
        expression: #"""
            [a-zA-Z0-9.!#$%&'*+\/=?^_`{|}~-]+@\#
            [a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\#
            (?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*
            """#,
        source: "WHATWG, HTML Standard, section 4.10.5.1.5 (valid e-mail address)",
        link: "https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address",
        strategy: "email",
        note: """
            Published with anchors, which the whole-input rule makes needless. It willingly departs from RFC 5322: \
            stray dots and domains without a dot pass.
            """,
        example: "user@example.com",
        accepted: [
            "user@localhost", ".user@example.com", "us..er@example.com", "o'brien@example.com",
            "USER+tag@EXAMPLE.MUSEUM", "a@b", "user@example.c",
        ],
        rejected: [
            "",
            "plain",
            "@example.com",
            "user@",
            "user name@example.com",
            "user@example..com",
            "user@-example.com",
            "user@@example.com",
            "user@example.com\r\n",
            "user@example.com.",
            "user@example-.com",
            "user@exa_mple.com",
            "\"user\"@example.com",
            "user@" + String(repeating: "x", count: 64) + ".com",
            "user@bücher.example",
            "user@example.com\n",
            "ｕｓｅｒ@ｅｘａｍｐｌｅ.ｃｏｍ",
            "user@exa\u{200B}mple.com",
        ])

    /// An e-mail address with letters of any script, before and after the @.
    ///
    /// Lengths, which the standards count in octets, and the rules of IDNA 2008 are left to the strategy; full-width
    /// forms, joiners and invisible characters are rejected here.
    ///
    /// The strategy `email` checks more.
    ///
    /// Accepts `"user@example.com"`, rejects `"plain"`.
    ///
    /// Source: RFC 6531, section 3.3 (SMTPUTF8); RFC 5890, section 2.3.2.1 (U-label),
    /// <https://www.rfc-editor.org/rfc/rfc6531#section-3.3>
    public static let emailInternational = InputPattern(
        name: "emailInternational",
        summary: "An e-mail address with letters of any script, before and after the @.",
        expression: #"""
            (?!.*[\uFF00-\uFFEF\#(invisibleLetters)])\#
            (?!.*\.(?:[A-Za-z]|[0-9]+)$)\#
            [A-Za-z0-9!#$%&'*+/=?^_`{|}~\-\p{L}\p{M}\p{Nd}]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{\#
            |}~\-\p{L}\p{M}\p{Nd}]+)*\#
            @\#
            [A-Za-z0-9\p{L}\p{M}\p{Nd}]+(?:-+[A-Za-z0-9\p{L}\p{M}\p{Nd}]+)*\#
            (?:\.[A-Za-z0-9\p{L}\p{M}\p{Nd}]+(?:-+[A-Za-z0-9\p{L}\p{M}\p{Nd}]+)*)+
            """#,
        source: "RFC 6531, section 3.3 (SMTPUTF8); RFC 5890, section 2.3.2.1 (U-label)",
        link: "https://www.rfc-editor.org/rfc/rfc6531#section-3.3",
        strategy: "email",
        note: """
            Lengths, which the standards count in octets, and the rules of IDNA 2008 are left to the strategy; \
            full-width forms, joiners and invisible characters are rejected here.
            """,
        example: "dörte@sörensen.example.com",
        accepted: [
            "user@example.com", "用户@例子.广告", "उपयोगकर्ता@उदाहरण.कॉम", "иван@пример.рф", "user@bücher.example",
            "josé.garcía+tag@example.es", "user@xn--bcher-kva.example",
        ],
        rejected: [
            "",
            "plain",
            "@example.com",
            "user@",
            "user name@example.com",
            "user@example..com",
            "user@-example.com",
            "user@@example.com",
            "user@example.com\r\n",
            "user@localhost",
            ".user@example.com",
            "us..er@example.com",
            "user@example.c",
            "user@example.123",
            "user@bücher-.example",
            "user@ｅｘ.com",
            "us\u{200B}er@example.com",
            "user@example.com\n",
            "ｕｓｅｒ@ｅｘａｍｐｌｅ.ｃｏｍ",
            "user@exa\u{200B}mple.com",
            "us\u{3164}er@example.com",
            "user\u{34F}@example.com",
        ])
}
