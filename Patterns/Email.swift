// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if StockPatterns

// MARK: - E-mail addresses

extension InputPattern {
    /// The patterns of this file.
    static let emailPatterns: [InputPattern] = [
        .email, .emailHTML5, .emailInternational,
    ]

    /// What no pattern of an email address accepts.
    private static let malformedAddresses = [
        "plain", "@example.com", "user@", "user name@example.com", "user@example..com", "user@-example.com",
        "user@@example.com",
    ]

    /// An email address: a local part with single dots between words, an @, and a domain name with a dot.
    public static let email = InputPattern(
        name: "email",
        summary: "An email address: a local part with single dots between words, an @, and a domain name with a dot.",
        expression: #"""
            (?=[!-?A-~]{1,64}@)\#
            [A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*\#
            @\#
            (?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+\#
            (?:[A-Za-z]{2,63}|[Xx][Nn]--[A-Za-z0-9-]{0,58}[A-Za-z0-9])
            """#,
        source: "RFC 5321, sections 4.1.2 and 4.5.3.1.1 (dot-string, 64 octets); RFC 1123, section 2.1",
        link: "https://www.rfc-editor.org/rfc/rfc5321#section-4.1.2",
        strategy: ".email",
        note: "The limit of 254 octets for the whole address (RFC 5321, section 4.5.3.1.3) is not checked.",
        example: "user@example.com",
        accepted: [
            "USER@EXAMPLE.COM", "o'brien@example.co.uk", "first.last+tag@sub.example.museum", "1@example.io",
            "user@xn--bcher-kva.example", "a@b.co", "_______@example.name",
        ],
        rejected: malformedAddresses + [
            "user@localhost", ".user@example.com", "user.@example.com", "us..er@example.com", "user@example.c",
            "user@example.c-om", "user@example.123", String(repeating: "x", count: 65) + "@example.com",
            "user@[192.0.2.1]", "\"user\"@example.com",
        ])

    /// An email address as a web browser accepts it in a form.
    public static let emailHTML5 = InputPattern(
        name: "emailHTML5",
        summary: "An email address as a web browser accepts it in a form.",
        expression: #"""
            [a-zA-Z0-9.!#$%&'*+\/=?^_`{|}~-]+@\#
            [a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\#
            (?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*
            """#,
        source: "WHATWG, HTML Standard, section 4.10.5.1.5 (valid e-mail address)",
        link: "https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address",
        strategy: ".email(.html5)",
        note: """
            The expression is published with anchors, which are not needed here. It differs from RFC \
            5322 on purpose: it accepts dots in any position of the local part, and domains without a \
            dot.
            """,
        example: "user@example.com",
        accepted: [
            "user@localhost", ".user@example.com", "us..er@example.com", "o'brien@example.com",
            "USER+tag@EXAMPLE.MUSEUM", "a@b", "user@example.c",
        ],
        rejected: malformedAddresses + [
            "user@example.com.", "user@example-.com", "user@exa_mple.com", "\"user\"@example.com",
            "user@" + String(repeating: "x", count: 64) + ".com", "user@bücher.example",
        ])

    /// An email address with letters of any script before and after the @.
    public static let emailInternational = InputPattern(
        name: "emailInternational",
        summary: "An email address with letters of any script before and after the @.",
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
        note: """
            Lengths, which the standards count in octets, and the rules of IDNA 2008 are not checked. \
            Full-width forms, joiners, and invisible characters are rejected.
            """,
        example: "dörte@sörensen.example.com",
        accepted: [
            "user@example.com", "用户@例子.广告", "उपयोगकर्ता@उदाहरण.कॉम", "иван@пример.рф", "user@bücher.example",
            "josé.garcía+tag@example.es", "user@xn--bcher-kva.example",
        ],
        rejected: malformedAddresses + [
            "user@localhost", ".user@example.com", "us..er@example.com", "user@example.c", "user@example.123",
            "user@bücher-.example", "user@ｅｘ.com", "us\u{3164}er@example.com", "user\u{34F}@example.com",
        ])
}

#endif
