// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// The parts of the color functions, after the grammar of CSS Color 4. Names of functions and units ignore case.
private let blanks = #"[ \t\r\n\f]*"#
private let gap = #"[ \t\r\n\f]+"#
private let comma = "\(blanks),\(blanks)"
private let number = #"[+-]?(?:[0-9]+|[0-9]*\.[0-9]+)(?:[Ee][+-]?[0-9]+)?"#
private let component = "(?:\(number)%?|[Nn][Oo][Nn][Ee])"
private let angleUnit = "(?:[Dd][Ee][Gg]|[Gg][Rr][Aa][Dd]|[Rr][Aa][Dd]|[Tt][Uu][Rr][Nn])"
private let hue = "(?:\(number)\(angleUnit)?|[Nn][Oo][Nn][Ee])"
private let alpha = "(?:\(blanks)/\(blanks)\(component))?"
private let legacyAlpha = "(?:\(comma)\(number)%?)?"

private let rgbFunction = #"""
    [Rr][Gg][Bb][Aa]?\(\#(blanks)\#
    (?:\#(component)(?:\#(gap)\#(component)){2}\#(alpha)\#
    |\#(number)(?:\#(comma)\#(number)){2}\#(legacyAlpha)\#
    |\#(number)%(?:\#(comma)\#(number)%){2}\#(legacyAlpha))\#(blanks)\)
    """#

private let hslFunction = #"""
    [Hh][Ss][Ll][Aa]?\(\#(blanks)\#
    (?:\#(hue)(?:\#(gap)\#(component)){2}\#(alpha)\#
    |\#(number)\#(angleUnit)?(?:\#(comma)\#(number)%){2}\#(legacyAlpha))\#(blanks)\)
    """#

// MARK: - What web pages, style sheets and social networks use

extension InputPattern {
    /// The patterns of this file.
    static let webPatterns: [InputPattern] = [
        .atProtoHandle, .contentType, .cssColorFunction, .cssHSL, .cssRGB, .dataURI, .fediverseHandle, .handle,
        .hashtag, .hexColor, .jwt, .mimeType, .slug,
    ]

    /// A handle of the AT Protocol (Bluesky), which is a domain name.
    ///
    /// At most 253 characters, which is not checked here. The @ shown before it is not part of it.
    ///
    /// Accepts `"jay.bsky.social"`, rejects `"jo@hn.test"`.
    ///
    /// Source: AT Protocol, Handle specification,
    /// <https://atproto.com/specs/handle>
    public static let atProtoHandle = InputPattern(
        name: "atProtoHandle",
        summary: "A handle of the AT Protocol (Bluesky), which is a domain name.",
        expression: #"""
            (?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+\#
            [A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?
            """#,
        source: "AT Protocol, Handle specification",
        link: "https://atproto.com/specs/handle",
        note: "At most 253 characters, which is not checked here. The @ shown before it is not part of it.",
        example: "jay.bsky.social",
        accepted: ["8.cn", "name.t--t", "XX.LCS.MIT.EDU", "a.co", "xn--notarealidn.com"],
        rejected: [
            "",
            "jo@hn.test",
            "john..test",
            "xn--bcher-.tld",
            "john.0",
            "cn.8",
            "www.masön.com",
            "org",
            "name.org.",
            "@jay.bsky.social",
            "jay.bsky.social\n",
            "ｊａｙ.ｂｓｋｙ.ｓｏｃｉａｌ",
            "jay.bsk\u{200B}y.social",
        ])

    /// A media type with its parameters, as in the header field Content-Type.
    ///
    /// Accepts `"text/html"`, rejects `"text"`.
    ///
    /// Source: RFC 9110, section 8.3,
    /// <https://www.rfc-editor.org/rfc/rfc9110#section-8.3>
    public static let contentType = InputPattern(
        name: "contentType",
        summary: "A media type with its parameters, as in the header field Content-Type.",
        expression: #"""
            [!#$%&'*+.^_`|~0-9A-Za-z-]+/[!#$%&'*+.^_`|~0-9A-Za-z-]+\#
            (?:[ \t]*;[ \t]*(?:[!#$%&'*+.^_`|~0-9A-Za-z-]+=(?:[!#$%&'*+.^_`|~0-9A-Za-z-]+|\#
            "(?:[\t !#-\[\]-~]|\\[\t -~])*"\#
            ))?)*
            """#,
        source: "RFC 9110, section 8.3",
        link: "https://www.rfc-editor.org/rfc/rfc9110#section-8.3",
        example: "text/html; charset=utf-8",
        accepted: [
            "text/html", "text/html;charset=\"utf-8\"", "multipart/form-data; boundary=----abc123", "application/json",
            "text/plain; format=flowed; delsp=yes",
        ],
        rejected: [
            "",
            "text",
            "text/",
            "/html",
            "text/html charset=utf-8",
            "text/html; charset",
            "text/html; charset=",
            "text / html",
            "text/html; charset = utf-8",
            "téxt/html",
            "text/html\n",
            "ｔｅｘｔ/ｈｔｍｌ",
            "text\u{200B}/html",
        ])

    /// A color function of CSS: rgb(), hsl(), hwb(), lab(), lch(), oklab(), oklch() or color().
    ///
    /// Ranges are not checked (a browser clamps), and `calc()`, relative colors and comments are rejected.
    ///
    /// Accepts `"rgb(255 0 153 / 80%)"`, rejects `"rgb()"`.
    ///
    /// Source: W3C, CSS Color Module Level 4, sections 5 to 10,
    /// <https://www.w3.org/TR/css-color-4/>
    public static let cssColorFunction = InputPattern(
        name: "cssColorFunction",
        summary: "A color function of CSS: rgb(), hsl(), hwb(), lab(), lch(), oklab(), oklch() or color().",
        expression: #"""
            \#(rgbFunction)|\#(hslFunction)\#
            |[Hh][Ww][Bb]\(\#(blanks)\#(hue)(?:\#(gap)\#(component)){2}\#(alpha)\#(blanks)\)\#
            |(?:[Oo][Kk])?[Ll][Aa][Bb]\(\#(blanks)\#(component)(?:\#(gap)\#(component)){2}\#(alpha)\#(blanks)\)\#
            |(?:[Oo][Kk])?[Ll][Cc][Hh]\(\#(blanks)\#(component)\#(gap)\#(component)\#(gap)\#(hue)\#(alpha)\#(blanks)\)\#
            |[Cc][Oo][Ll][Oo][Rr]\(\#(blanks)\#
            (?:[Ss][Rr][Gg][Bb](?:-[Ll][Ii][Nn][Ee][Aa][Rr])?|[Dd][Ii][Ss][Pp][Ll][Aa][Yy]-[Pp]3\#
            |[Aa]98-[Rr][Gg][Bb]|[Pp][Rr][Oo][Pp][Hh][Oo][Tt][Oo]-[Rr][Gg][Bb]|[Rr][Ee][Cc]2020\#
            |[Xx][Yy][Zz](?:-[Dd](?:50|65))?)(?:\#(gap)\#(component)){3}\#(alpha)\#(blanks)\)
            """#,
        source: "W3C, CSS Color Module Level 4, sections 5 to 10",
        link: "https://www.w3.org/TR/css-color-4/",
        note: """
            Ranges are not checked (a browser clamps), and `calc()`, relative colors and comments are rejected.
            """,
        example: "rgb(255 0 153 / 80%)",
        accepted: [
            "hsla(240, 100%, 50%, 0.7)", "hwb(194 0% 0% / .5)", "lab(29.2345% 39.3825 20.0664)",
            "lch(52.2345% 72.2 56.2)", "oklab(40.1% 0.1143 0.045)", "oklch(40.1% 0.123 21.57deg)",
            "color(display-p3 1 0.5 0)", "color(xyz-d50 0.2005 0.14089 0.4472)",
        ],
        rejected: [
            "",
            "rgb()",
            "rgb(1 2)",
            "rgb(1, 2 3)",
            "hwb(194, 0%, 0%)",
            "lab(1 2 3",
            "cmyk(0 1 1 0)",
            "#ff0000",
            "red",
            "color(1 0.5 0)",
            "oklch (1 2 3)",
            "url(1 2 3)",
            "rgb(255 0 153 / 80%)\n",
            "ｒｇｂ(２５５ ０ １５３ / ８０%)",
            "rgb(255 0 \u{200B}153 / 80%)",
        ])

    /// A color in hue, saturation and lightness: hsl() or hsla(), modern or with commas.
    ///
    /// Ranges are not checked (a browser clamps), and `calc()`, relative colors and comments are rejected.
    ///
    /// Accepts `"hsl(270 60% 70%)"`, rejects `"hsl()"`.
    ///
    /// Source: W3C, CSS Color Module Level 4, section 7,
    /// <https://www.w3.org/TR/css-color-4/#the-hsl-notation>
    public static let cssHSL = InputPattern(
        name: "cssHSL",
        summary: "A color in hue, saturation and lightness: hsl() or hsla(), modern or with commas.",
        expression: hslFunction,
        source: "W3C, CSS Color Module Level 4, section 7",
        link: "https://www.w3.org/TR/css-color-4/#the-hsl-notation",
        note: """
            Ranges are not checked (a browser clamps), and `calc()`, relative colors and comments are rejected.
            """,
        example: "hsl(270 60% 70%)",
        accepted: [
            "hsl(270deg 60% 50% / .15)", "hsla(240, 100%, 50%, 0.7)", "hsl(.75turn, 60%, 70%)",
            "HSL(4.71239rad 60% 70%)", "hsl(none 0% 50%)", "hsl(120 75 50)", "hsl(200grad 10% 10%)",
            "hsl(-120, 10%, 10%)", "hsl(120 100% 50%/none)", "hsla(120DEG, 100%, 50%, 30%)", "hsl(0 none none)",
        ],
        rejected: [
            "",
            "hsl()",
            "hsl(270, 60, 70)",
            "hsl(270 60%)",
            "hsl(270, 60% 70%)",
            "hsl(270px 60% 70%)",
            "hsl (270 60% 70%)",
            "hsl(270 60% 70%, .5)",
            "rgb(1 2 3)",
            "hsl(0%, 0%, 0%)",
            "hsl(120; 100%; 50%)",
            "hsl(120 100% 50% 1)",
            "hsl(, 1%, 1%)",
            "hsl(120 deg 1% 1%)",
            "hsl(120, none, 50%)",
            "hsl(270 60% 70%)\n",
            "ｈｓｌ(２７０ ６０% ７０%)",
            "hsl(270 \u{200B}60% 70%)",
        ])

    /// A color in red, green and blue: rgb() or rgba(), modern or with commas.
    ///
    /// Ranges are not checked (a browser clamps), and `calc()`, relative colors and comments are rejected.
    ///
    /// Accepts `"rgb(255 0 153)"`, rejects `"rgb()"`.
    ///
    /// Source: W3C, CSS Color Module Level 4, section 5.1,
    /// <https://www.w3.org/TR/css-color-4/#rgb-functions>
    public static let cssRGB = InputPattern(
        name: "cssRGB",
        summary: "A color in red, green and blue: rgb() or rgba(), modern or with commas.",
        expression: rgbFunction,
        source: "W3C, CSS Color Module Level 4, section 5.1",
        link: "https://www.w3.org/TR/css-color-4/#rgb-functions",
        note: """
            Ranges are not checked (a browser clamps), and `calc()`, relative colors and comments are rejected.
            """,
        example: "rgb(255 0 153)",
        accepted: [
            "rgb(255 0 153 / 80%)", "rgba(51, 170, 51, .1)", "rgb(100%, 0%, 60%)", "RGB(255,0,153,1)",
            "rgb(none 128 50%)", "rgb( 1e2 .5 +0.5e1 / 1 )", "rgba(0%,0%,0%,50%)", "rgb(0 0 0/0)", "rgb(-5, 300, 0)",
            "rgb(1e-2 +3 -4)", "rgb(\t1\n2 3)", "rgb(10% 20 none / none)", "rgba(12.5, 0, 0)",
        ],
        rejected: [
            "",
            "rgb()",
            "rgb(255 0)",
            "rgb(255, 0 153)",
            "rgb(255, 0%, 153)",
            "rgb(255 0 153 0.5)",
            "rgb(255, 0, none)",
            "rgb (255 0 153)",
            "rgb(255 0 153",
            "rgb(255. 0 0)",
            "#ff0099",
            "rgb(0%,0,0)",
            "rgb(0 0 0, 0)",
            "rgb(0 / 0 / 0)",
            "rgb(1,2,3,4,5)",
            "rgb(1 2 3 /)",
            "rgb(1.,2,3)",
            "rgb(1e,2,3)",
            "rgb(a, b, c)",
            "xrgb(1 2 3)",
            "rgb(255 0 153)\n",
            "ｒｇｂ(２５５ ０ １５３)",
            "rgb(255\u{200B} 0 153)",
        ])

    /// A data URI, plain or in Base64.
    ///
    /// Blanks and other characters outside RFC 3986 have to be percent-encoded, although browsers forgive them.
    ///
    /// Accepts `"data:,A%20brief%20note"`, rejects `"data:"`.
    ///
    /// Source: RFC 2397, section 3,
    /// <https://www.rfc-editor.org/rfc/rfc2397#section-3>
    public static let dataURI = InputPattern(
        name: "dataURI",
        summary: "A data URI, plain or in Base64.",
        expression: """
            [Dd][Aa][Tt][Aa]:(?:[A-Za-z0-9][A-Za-z0-9!#$&^_.+-]{0,126}/[A-Za-z0-9][A-Za-z0-9!#$&^_.+-]{0,126})?\
            (?:;(?:[!$&'*+.^_`|~0-9A-Za-z-]|%[0-9A-Fa-f]{2})+=(?:(?:[!$&'*+.^_`|~0-9A-Za-z-]|%[0-9A-Fa-f]{2})+\
            |%22(?:[A-Za-z0-9;/?:@&=$+!*'(),._~-]|%[0-9A-Fa-f]{2})*%22))*\
            (?:;[Bb][Aa][Ss][Ee]64,(?:[A-Za-z0-9+/]|%[0-9A-Fa-f]{2})*={0,2}\
            |,(?:[A-Za-z0-9;/?:@&=$+!*'(),._~-]|%[0-9A-Fa-f]{2})*)
            """,
        source: "RFC 2397, section 3",
        link: "https://www.rfc-editor.org/rfc/rfc2397#section-3",
        note: """
            Blanks and other characters outside RFC 3986 have to be percent-encoded, although browsers forgive them.
            """,
        example: "data:text/plain;base64,SGVsbG8=",
        accepted: [
            "data:,A%20brief%20note", "data:text/plain;charset=utf-8,hello", "data:image/png;base64,iVBORw0KGgo=",
            "data:,", "DATA:text/html,%3Ch1%3EHello%3C%2Fh1%3E", "data:text/plain;charset=iso-8859-7,%be%fa%be",
        ],
        rejected: [
            "",
            "data:",
            "data:text/plain",
            "data:base64,SGVsbG8=",
            "data:text/plain;charset,x",
            "data:text/plain;charset=,x",
            "data:,a b",
            "data:text/plain;base64,SGVs bG8=",
            "data:,%zz",
            "http:,x",
            "dataxbase64",
            "data:,A%20brief%20note\n",
            "ｄａｔａ:,Ａ%２０ｂｒｉｅｆ%２０ｎｏｔｅ",
            "data:,A%20b\u{200B}rief%20note",
        ])

    /// A handle of the fediverse (Mastodon): a name, an @ and a domain, with or without @ in front.
    ///
    /// Accepts `"@Gargron@mastodon.social"`, rejects `"@Gargron"`.
    ///
    /// Source: W3C, ActivityPub and WebFinger; Mastodon, Username rules,
    /// <https://docs.joinmastodon.org/spec/webfinger/>
    public static let fediverseHandle = InputPattern(
        name: "fediverseHandle",
        summary: "A handle of the fediverse (Mastodon): a name, an @ and a domain, with or without @ in front.",
        expression: #"""
            @?[A-Za-z0-9_](?:[A-Za-z0-9_.-]*[A-Za-z0-9_])?@\#
            (?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+\#
            (?:[A-Za-z]{2,63}|[Xx][Nn]--[A-Za-z0-9-]{0,58}[A-Za-z0-9])
            """#,
        source: "W3C, ActivityPub and WebFinger; Mastodon, Username rules",
        link: "https://docs.joinmastodon.org/spec/webfinger/",
        example: "@jane.doe@social.example.org",
        accepted: [
            "@Gargron@mastodon.social", "Gargron@mastodon.social", "@a_b@example.com", "@x@xn--bcher-kva.example",
            "@user-1@example.museum",
        ],
        rejected: [
            "",
            "@Gargron",
            "@@mastodon.social",
            "@Gargron@",
            "@Gargron@localhost",
            "@.user@example.com",
            "@user.@example.com",
            "@us er@example.com",
            "acct:user@example.com",
            "@Gargron@mastodon.social\n",
            "@Ｇａｒｇｒｏｎ@ｍａｓｔｏｄｏｎ.ｓｏｃｉａｌ",
            "@Gargron@mas\u{200B}todon.social",
        ])

    /// A handle as X (Twitter) has it: an @ and up to 15 letters, digits or underscores.
    ///
    /// New names need four characters at least; shorter ones exist.
    ///
    /// Accepts `"@jack"`, rejects `"@"`.
    ///
    /// Source: X Help Center, How to change your username,
    /// <https://help.x.com/en/managing-your-account/change-x-handle>
    public static let handle = InputPattern(
        name: "handle",
        summary: "A handle as X (Twitter) has it: an @ and up to 15 letters, digits or underscores.",
        expression: "@[A-Za-z0-9_]{1,15}",
        source: "X Help Center, How to change your username",
        link: "https://help.x.com/en/managing-your-account/change-x-handle",
        note: "New names need four characters at least; shorter ones exist.",
        example: "@SwiftLang",
        accepted: ["@jack", "@_", "@a1_b2", "@123", "@a23456789012345"],
        rejected: [
            "",
            "@",
            "jack",
            "@@jack",
            "@jack-d",
            "@jack.d",
            "@jack d",
            "@a234567890123456",
            "@jäck",
            "@SwiftLang\n",
            "@ＳｗｉｆｔＬａｎｇ",
            "@Swif\u{200B}tLang",
        ])

    /// A hashtag: the sign # and letters of any script, digits or underscores, not digits alone.
    ///
    /// The annex leaves out emoji and the full-width number sign as options of a profile; so does this pattern.
    ///
    /// Accepts `"#swift"`, rejects `"#"`.
    ///
    /// Source: Unicode Standard Annex 31, UAX31-R8 (hashtag identifiers),
    /// <https://www.unicode.org/reports/tr31/#hashtag_identifiers>
    public static let hashtag = InputPattern(
        name: "hashtag",
        summary: "A hashtag: the sign # and letters of any script, digits or underscores, not digits alone.",
        expression: #"(?!.*[\#(invisibleLetters)])#[\p{Nd}_]*[\p{L}\p{M}][\p{L}\p{M}\p{Nd}_]*"#,
        source: "Unicode Standard Annex 31, UAX31-R8 (hashtag identifiers)",
        link: "https://www.unicode.org/reports/tr31/#hashtag_identifiers",
        note: """
            The annex leaves out emoji and the full-width number sign as options of a profile; so does this pattern.
            """,
        example: "#swift",
        accepted: ["#Swift6", "#2026goals", "#café", "#日本語", "#snake_case", "#русский"],
        rejected: [
            "", "#", "swift", "#2026", "#a-b", "#a b", "##a", "#a!", "#swift\n", "#１２３", "#sw\u{200B}ift", "#\u{3164}",
            "#swift\u{FE0F}",
        ])

    /// A color in hexadecimal digits: `#` and three, four, six or eight of them.
    ///
    /// The strategy `hexColor` checks more.
    ///
    /// Accepts `"#fff"`, rejects `"#"`.
    ///
    /// Source: W3C, CSS Color Module Level 4, section 5.2,
    /// <https://www.w3.org/TR/css-color-4/#hex-notation>
    public static let hexColor = InputPattern(
        name: "hexColor",
        summary: "A color in hexadecimal digits: `#` and three, four, six or eight of them.",
        expression: "#(?:[0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})",
        source: "W3C, CSS Color Module Level 4, section 5.2",
        link: "https://www.w3.org/TR/css-color-4/#hex-notation",
        strategy: "hexColor",
        example: "#00ff00",
        accepted: ["#fff", "#FFF8", "#0000FFCC", "#c0ffee", "#123"],
        rejected: [
            "",
            "#",
            "#ff",
            "#fffff",
            "#fffffff",
            "#fffffffff",
            "fff",
            "#ggg",
            "# fff",
            "##fff",
            "#00ff00\n",
            "#００ｆｆ００",
            "#00\u{200B}ff00",
        ])

    /// The shape of a signed JSON Web Token: three parts of Base64URL with dots between them.
    ///
    /// Unsecured tokens, whose third part is empty, are rejected. Nothing here checks the signature.
    ///
    /// The strategy `jwt` checks more.
    ///
    /// Accepts `"eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln"`, rejects `"eyJhbGciOiJub25lIn0.e30."`.
    ///
    /// Source: RFC 7519, section 3; RFC 7515, section 7.1,
    /// <https://www.rfc-editor.org/rfc/rfc7515#section-7.1>
    public static let jwt = InputPattern(
        name: "jwt",
        summary: "The shape of a signed JSON Web Token: three parts of Base64URL with dots between them.",
        expression: #"""
            (?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,4})\.(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,4})\.\#
            (?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,4})
            """#,
        source: "RFC 7519, section 3; RFC 7515, section 7.1",
        link: "https://www.rfc-editor.org/rfc/rfc7515#section-7.1",
        strategy: "jwt",
        note: "Unsecured tokens, whose third part is empty, are rejected. Nothing here checks the signature.",
        isSensitive: true,
        example: "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln",
        accepted: [
            "eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk",
            "eyJhbGciOiJFUzI1NiJ9.e30.AbC-_d", "e30.e30.c2lnbmF0dXJl",
            "eyJhbGciOiJSUzI1NiJ9.cGF5bG9hZA.cC4hiUPoj9Eetdgtv3hF80EGrhuB__dzERat0XF9g2VtQgr9PJbu3XOiZj5RZmh7AAuHIm4Bh-0Qc_lF5YKt_O8W2Fp5jujGbds9uJdbF9CUAr7t1dnZcAcQjbKBYNX4",
            "aa.bb.cc",
        ],
        rejected: [
            "",
            "eyJhbGciOiJub25lIn0.e30.",
            "eyJhbGciOiJIUzI1NiJ9.e30",
            "e30",
            "..",
            "e30.e30.c2ln.x",
            "e30.e30.c2l+",
            "e30.e30.c2lu=",
            "e30.e30.c",
            "e30 .e30.c2ln",
            "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln\n",
            "ｅｙＪｈｂＧｃｉＯｉＪＩＵｚＩ１ＮｉＪ９.ｅｙＪｚｄＷＩｉＯｉＩｘＩｎ０.ｃ２ｌｎ",
            "eyJhbGciOiJIUzI1NiJ9\u{200B}.eyJzdWIiOiIxIn0.c2ln",
        ])

    /// A media type of a type and a subtype, without parameters.
    ///
    /// Parameters belong to `contentType`.
    ///
    /// Accepts `"text/html"`, rejects `"text"`.
    ///
    /// Source: RFC 6838, section 4.2,
    /// <https://www.rfc-editor.org/rfc/rfc6838#section-4.2>
    public static let mimeType = InputPattern(
        name: "mimeType",
        summary: "A media type of a type and a subtype, without parameters.",
        expression: "[A-Za-z0-9][A-Za-z0-9!#$&^_.+-]{0,126}/[A-Za-z0-9][A-Za-z0-9!#$&^_.+-]{0,126}",
        source: "RFC 6838, section 4.2",
        link: "https://www.rfc-editor.org/rfc/rfc6838#section-4.2",
        note: "Parameters belong to `contentType`.",
        example: "text/html",
        accepted: [
            "application/json", "image/svg+xml", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
            "audio/x-wav", "model/3mf", "APPLICATION/PDF",
        ],
        rejected: [
            "",
            "text",
            "text/",
            "/html",
            "text/html/x",
            "text/html; charset=utf-8",
            "text /html",
            "*/*",
            "text/-html",
            "text/" + String(repeating: "a", count: 128),
            "téxt/html",
            "text/html\n",
            "ｔｅｘｔ/ｈｔｍｌ",
            "text\u{200B}/html",
        ])

    /// The readable end of a web address: lower-case words and digits with single hyphens between them.
    ///
    /// The strategy `slug` checks more.
    ///
    /// Accepts `"hello-world"`, rejects `"-hello"`.
    ///
    /// Source: RFC 3986, section 2.3 (the unreserved characters it is made of); W3C, Cool URIs,
    /// <https://www.w3.org/Provider/Style/URI>
    public static let slug = InputPattern(
        name: "slug",
        summary: "The readable end of a web address: lower-case words and digits with single hyphens between them.",
        expression: "[a-z0-9]+(?:-[a-z0-9]+)*",
        source: "RFC 3986, section 2.3 (the unreserved characters it is made of); W3C, Cool URIs",
        link: "https://www.w3.org/Provider/Style/URI",
        strategy: "slug",
        example: "hello-world",
        accepted: ["a", "swift-6-3", "2026", "input-validation", "x1-y2-z3"],
        rejected: [
            "",
            "-hello",
            "hello-",
            "hello--world",
            "Hello-World",
            "hello_world",
            "hello world",
            "héllo",
            "a/b",
            "hello-world\n",
            "ｈｅｌｌｏ-ｗｏｒｌｄ",
            "hello\u{200B}-world",
        ])
}
