// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if StockPatterns

// The parts of the color functions in the grammar of CSS Color 4. The case of functions and units is ignored.
private let spaces = #"[ \t\r\n\f]*"#
private let gap = #"[ \t\r\n\f]+"#
private let comma = "\(spaces),\(spaces)"
private let number = #"[+-]?(?:[0-9]+|[0-9]*\.[0-9]+)(?:[Ee][+-]?[0-9]+)?"#
private let component = "(?:\(number)%?|[Nn][Oo][Nn][Ee])"
private let angleUnit = "(?:[Dd][Ee][Gg]|[Gg][Rr][Aa][Dd]|[Rr][Aa][Dd]|[Tt][Uu][Rr][Nn])"
private let hue = "(?:\(number)\(angleUnit)?|[Nn][Oo][Nn][Ee])"
private let alpha = "(?:\(spaces)/\(spaces)\(component))?"
private let legacyAlpha = "(?:\(comma)\(number)%?)?"

private let rgbFunction = #"""
    [Rr][Gg][Bb][Aa]?\(\#(spaces)\#
    (?:\#(component)(?:\#(gap)\#(component)){2}\#(alpha)\#
    |\#(number)(?:\#(comma)\#(number)){2}\#(legacyAlpha)\#
    |\#(number)%(?:\#(comma)\#(number)%){2}\#(legacyAlpha))\#(spaces)\)
    """#

private let hslFunction = #"""
    [Hh][Ss][Ll][Aa]?\(\#(spaces)\#
    (?:\#(hue)(?:\#(gap)\#(component)){2}\#(alpha)\#
    |\#(number)\#(angleUnit)?(?:\#(comma)\#(number)%){2}\#(legacyAlpha))\#(spaces)\)
    """#

private let colorNote = """
    Ranges are not checked, because browsers clamp values. `calc()`, relative colors and comments are rejected.
    """

// MARK: - Web and social networks

extension InputPattern {
    /// The patterns of this file.
    static let webPatterns: [InputPattern] = [
        .contentType, .cssColorFunction, .cssHSL, .cssRGB, .dataURI, .handleBluesky, .handleFediverse, .handleX,
        .hashtag, .hexColor, .jwt, .mimeType, .slug,
    ]

    /// A media type with its parameters, as in the header field Content-Type.
    public static let contentType = InputPattern(
        name: "contentType",
        summary: "A media type with its parameters, as in the header field Content-Type.",
        expression: #"""
            [!#$%&'*+.^_`|~0-9A-Za-z-]+/[!#$%&'*+.^_`|~0-9A-Za-z-]+\#
            (?:[ \t]*;(?:[ \t]*[!#$%&'*+.^_`|~0-9A-Za-z-]+=(?:[!#$%&'*+.^_`|~0-9A-Za-z-]+|\#
            "(?:[\t !#-\[\]-~]|\\[\t -~])*"\#
            ))?)*(?:[ \t]*;[ \t]*)?
            """#,
        source: "RFC 9110, section 8.3",
        link: "https://www.rfc-editor.org/rfc/rfc9110#section-8.3",
        example: "text/html; charset=utf-8",
        accepted: [
            "text/html", "text/html;charset=\"utf-8\"", "multipart/form-data; boundary=----abc123", "application/json",
            "text/plain; format=flowed; delsp=yes",
        ],
        rejected: [
            "text", "text/", "/html", "text/html charset=utf-8", "text/html; charset", "text/html; charset=",
            "text / html", "text/html; charset = utf-8", "téxt/html",
        ])

    /// A CSS color function: rgb(), hsl(), hwb(), lab(), lch(), oklab(), oklch(), or color().
    public static let cssColorFunction = InputPattern(
        name: "cssColorFunction",
        summary: "A CSS color function: rgb(), hsl(), hwb(), lab(), lch(), oklab(), oklch(), or color().",
        expression: #"""
            \#(rgbFunction)|\#(hslFunction)\#
            |[Hh][Ww][Bb]\(\#(spaces)\#(hue)(?:\#(gap)\#(component)){2}\#(alpha)\#(spaces)\)\#
            |(?:[Oo][Kk])?[Ll][Aa][Bb]\(\#(spaces)\#(component)(?:\#(gap)\#(component)){2}\#(alpha)\#(spaces)\)\#
            |(?:[Oo][Kk])?[Ll][Cc][Hh]\(\#(spaces)\#(component)\#(gap)\#(component)\#(gap)\#(hue)\#(alpha)\#(spaces)\)\#
            |[Cc][Oo][Ll][Oo][Rr]\(\#(spaces)\#
            (?:[Ss][Rr][Gg][Bb](?:-[Ll][Ii][Nn][Ee][Aa][Rr])?|[Dd][Ii][Ss][Pp][Ll][Aa][Yy]-[Pp]3\#
            |[Aa]98-[Rr][Gg][Bb]|[Pp][Rr][Oo][Pp][Hh][Oo][Tt][Oo]-[Rr][Gg][Bb]|[Rr][Ee][Cc]2020\#
            |[Xx][Yy][Zz](?:-[Dd](?:50|65))?)(?:\#(gap)\#(component)){3}\#(alpha)\#(spaces)\)
            """#,
        source: "W3C, CSS Color Module Level 4, sections 5 to 10",
        link: "https://www.w3.org/TR/css-color-4/",
        note: colorNote,
        example: "rgb(255 0 153 / 80%)",
        accepted: [
            "hsla(240, 100%, 50%, 0.7)", "hwb(194 0% 0% / .5)", "lab(29.2345% 39.3825 20.0664)",
            "lch(52.2345% 72.2 56.2)", "oklab(40.1% 0.1143 0.045)", "oklch(40.1% 0.123 21.57deg)",
            "color(display-p3 1 0.5 0)", "color(xyz-d50 0.2005 0.14089 0.4472)",
        ],
        rejected: [
            "rgb()", "rgb(1 2)", "rgb(1, 2 3)", "hwb(194, 0%, 0%)", "lab(1 2 3", "cmyk(0 1 1 0)", "#ff0000", "red",
            "color(1 0.5 0)", "oklch (1 2 3)", "url(1 2 3)",
        ])

    /// A CSS color in hue, saturation, and lightness: hsl() or hsla(), with spaces or with commas.
    public static let cssHSL = InputPattern(
        name: "cssHSL",
        summary: "A CSS color in hue, saturation, and lightness: hsl() or hsla(), with spaces or with commas.",
        expression: hslFunction,
        source: "W3C, CSS Color Module Level 4, section 7",
        link: "https://www.w3.org/TR/css-color-4/#the-hsl-notation",
        note: colorNote,
        example: "hsl(270 60% 70%)",
        accepted: [
            "hsl(270deg 60% 50% / .15)", "hsla(240, 100%, 50%, 0.7)", "hsl(.75turn, 60%, 70%)",
            "HSL(4.71239rad 60% 70%)", "hsl(none 0% 50%)", "hsl(120 75 50)", "hsl(200grad 10% 10%)",
            "hsl(-120, 10%, 10%)", "hsl(120 100% 50%/none)", "hsla(120DEG, 100%, 50%, 30%)", "hsl(0 none none)",
        ],
        rejected: [
            "hsl()", "hsl(270, 60, 70)", "hsl(270 60%)", "hsl(270, 60% 70%)", "hsl(270px 60% 70%)", "hsl (270 60% 70%)",
            "hsl(270 60% 70%, .5)", "rgb(1 2 3)", "hsl(0%, 0%, 0%)", "hsl(120; 100%; 50%)", "hsl(120 100% 50% 1)",
            "hsl(, 1%, 1%)", "hsl(120 deg 1% 1%)", "hsl(120, none, 50%)",
        ])

    /// A CSS color in red, green, and blue: rgb() or rgba(), with spaces or with commas.
    public static let cssRGB = InputPattern(
        name: "cssRGB",
        summary: "A CSS color in red, green, and blue: rgb() or rgba(), with spaces or with commas.",
        expression: rgbFunction,
        source: "W3C, CSS Color Module Level 4, section 5.1",
        link: "https://www.w3.org/TR/css-color-4/#rgb-functions",
        note: colorNote,
        example: "rgb(255 0 153)",
        accepted: [
            "rgb(255 0 153 / 80%)", "rgba(51, 170, 51, .1)", "rgb(100%, 0%, 60%)", "RGB(255,0,153,1)",
            "rgb(none 128 50%)", "rgb( 1e2 .5 +0.5e1 / 1 )", "rgba(0%,0%,0%,50%)", "rgb(0 0 0/0)", "rgb(-5, 300, 0)",
            "rgb(1e-2 +3 -4)", "rgb(\t1\n2 3)", "rgb(10% 20 none / none)", "rgba(12.5, 0, 0)",
        ],
        rejected: [
            "rgb()", "rgb(255 0)", "rgb(255, 0 153)", "rgb(255, 0%, 153)", "rgb(255 0 153 0.5)", "rgb(255, 0, none)",
            "rgb (255 0 153)", "rgb(255 0 153", "rgb(255. 0 0)", "#ff0099", "rgb(0%,0,0)", "rgb(0 0 0, 0)",
            "rgb(0 / 0 / 0)", "rgb(1,2,3,4,5)", "rgb(1 2 3 /)", "rgb(1.,2,3)", "rgb(1e,2,3)", "rgb(a, b, c)",
            "xrgb(1 2 3)",
        ])

    /// A data URI, in plain text or in Base64.
    public static let dataURI = InputPattern(
        name: "dataURI",
        summary: "A data URI, in plain text or in Base64.",
        expression: """
            [Dd][Aa][Tt][Aa]:(?:[A-Za-z0-9][A-Za-z0-9!#$&^_.+-]{0,126}/[A-Za-z0-9][A-Za-z0-9!#$&^_.+-]{0,126})?\
            (?:;(?:[!$&'*+.^_`|~0-9A-Za-z-]|%[0-9A-Fa-f]{2})+=\
            (?:(?:[!$&'*+.^_`|~0-9A-Za-z-]|%(?:[013-9A-Fa-f][0-9A-Fa-f]|2[013-9A-Fa-f]))\
            (?:[!$&'*+.^_`|~0-9A-Za-z-]|%[0-9A-Fa-f]{2})*\
            |%22(?:[A-Za-z0-9;/?:@&=$+!*'(),._~-]|%(?:[01346-9A-Fa-f][0-9A-Fa-f]|2[013-9A-Fa-f]|5[0-9ABD-Fabd-f])\
            |%5[Cc](?:[A-Za-z0-9;/?:@&=$+!*'(),._~-]|%[0-9A-Fa-f]{2}))*%22))*\
            (?:;[Bb][Aa][Ss][Ee]64,(?:[A-Za-z0-9+/]|%[0-9A-Fa-f]{2})*={0,2}\
            |,(?:[A-Za-z0-9;/?:@&=$+!*'(),._~-]|%[0-9A-Fa-f]{2})*)
            """,
        source: "RFC 2397, section 3",
        link: "https://www.rfc-editor.org/rfc/rfc2397#section-3",
        note: """
            Spaces and other characters outside RFC 3986 must be percent-encoded, although browsers accept them. A value \
            that begins with a quotation mark (`%22`) ends at the next one without a backslash (`%5C`) before it.
            """,
        example: "data:text/plain;base64,SGVsbG8=",
        accepted: [
            "data:,A%20brief%20note", "data:text/plain;charset=utf-8,hello", "data:image/png;base64,iVBORw0KGgo=",
            "data:,", "DATA:text/html,%3Ch1%3EHello%3C%2Fh1%3E", "data:text/plain;charset=iso-8859-7,%be%fa%be",
            "data:text/plain;name=%22a;b,%5C%22%22;charset=utf-8,hello",
        ],
        rejected: [
            "data:", "data:text/plain", "data:base64,SGVsbG8=", "data:text/plain;charset,x",
            "data:text/plain;charset=,x", "data:,a b", "data:text/plain;base64,SGVs bG8=", "data:,%zz", "http:,x",
            "dataxbase64", "data:text/plain;name=%22a,hello", "data:text/plain;name=%22a%22b;c%22,hello",
        ])

    /// A Bluesky (AT Protocol) handle, which is a domain name.
    public static let handleBluesky = InputPattern(
        name: "handleBluesky",
        summary: "A Bluesky (AT Protocol) handle, which is a domain name.",
        expression: #"""
            (?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+\#
            [A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?
            """#,
        source: "AT Protocol, Handle specification",
        link: "https://atproto.com/specs/handle",
        note: "The limit of 253 characters is not checked. The @ that is shown before a handle is not part of it.",
        example: "jay.bsky.social",
        accepted: ["8.cn", "name.t--t", "XX.LCS.MIT.EDU", "a.co", "xn--notarealidn.com"],
        rejected: [
            "jo@hn.test", "john..test", "xn--bcher-.tld", "john.0", "cn.8", "www.masön.com", "org", "name.org.",
            "@jay.bsky.social",
        ])

    /// A fediverse (Mastodon) handle: a name, an @, and a domain, with or without an @ in front.
    public static let handleFediverse = InputPattern(
        name: "handleFediverse",
        summary: "A fediverse (Mastodon) handle: a name, an @, and a domain, with or without an @ in front.",
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
            "@Gargron", "@@mastodon.social", "@Gargron@", "@Gargron@localhost", "@.user@example.com",
            "@user.@example.com", "@us er@example.com", "acct:user@example.com",
        ])

    /// An X (Twitter) handle: an @ and up to 15 letters, digits, or underscores.
    public static let handleX = InputPattern(
        name: "handleX",
        summary: "An X (Twitter) handle: an @ and up to 15 letters, digits, or underscores.",
        expression: "@[A-Za-z0-9_]{1,15}",
        source: "X Help Center, How to change your username",
        link: "https://help.x.com/en/managing-your-account/change-x-handle",
        note: "New handles need at least four characters, but shorter handles exist.",
        example: "@SwiftLang",
        accepted: ["@jack", "@_", "@a1_b2", "@123", "@a23456789012345"],
        rejected: ["@", "jack", "@@jack", "@jack-d", "@jack.d", "@jack d", "@a234567890123456", "@jäck"])

    /// A hashtag: # and letters of any script, digits, or underscores, with at least one letter.
    public static let hashtag = InputPattern(
        name: "hashtag",
        summary: "A hashtag: # and letters of any script, digits, or underscores, with at least one letter.",
        expression: #"(?!.*[\#(invisibleLetters)])#[\p{Nd}_]*[\p{L}\p{M}][\p{L}\p{M}\p{Nd}_]*"#,
        source: "Unicode Standard Annex 31, UAX31-R8 (hashtag identifiers)",
        link: "https://www.unicode.org/reports/tr31/#hashtag_identifiers",
        note: "Emoji and the full-width number sign, which the annex leaves to profiles, are rejected.",
        example: "#swift",
        accepted: ["#Swift6", "#2026goals", "#café", "#日本語", "#snake_case", "#русский"],
        rejected: ["#", "swift", "#2026", "#a-b", "#a b", "##a", "#a!", "#１２３", "#\u{3164}", "#swift\u{FE0F}"])

    /// A color in hexadecimal digits: # and three, four, six, or eight of them.
    public static let hexColor = InputPattern(
        name: "hexColor",
        summary: "A color in hexadecimal digits: # and three, four, six, or eight of them.",
        expression: "#(?:[0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})",
        source: "W3C, CSS Color Module Level 4, section 5.2",
        link: "https://www.w3.org/TR/css-color-4/#hex-notation",
        strategy: ".hexColor",
        example: "#00ff00",
        accepted: ["#fff", "#FFF8", "#0000FFCC", "#c0ffee", "#123"],
        rejected: ["#", "#ff", "#fffff", "#fffffff", "#fffffffff", "fff", "#ggg", "# fff", "##fff"])

    /// The form of a signed JSON Web Token (JWT): three parts in Base64URL, separated by dots.
    public static let jwt = InputPattern(
        name: "jwt",
        summary: "The form of a signed JSON Web Token (JWT): three parts in Base64URL, separated by dots.",
        expression: #"""
            (?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,4})\.(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,4})\.\#
            (?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,4})
            """#,
        source: "RFC 7519, section 3; RFC 7515, section 7.1",
        link: "https://www.rfc-editor.org/rfc/rfc7515#section-7.1",
        strategy: ".jwt",
        note: "Unsecured tokens, whose third part is empty, are rejected. The signature is not verified.",
        isSensitive: true,
        example: "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln",
        accepted: [
            "eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk",
            "eyJhbGciOiJFUzI1NiJ9.e30.AbC-_d", "e30.e30.c2lnbmF0dXJl",
            "eyJhbGciOiJSUzI1NiJ9.cGF5bG9hZA.cC4hiUPoj9Eetdgtv3hF80EGrhuB__dzERat0XF9g2VtQgr9PJbu3XOiZj5RZmh7AAuHIm4Bh-0Qc_lF5YKt_O8W2Fp5jujGbds9uJdbF9CUAr7t1dnZcAcQjbKBYNX4",
            "aa.bb.cc",
        ],
        rejected: [
            "eyJhbGciOiJub25lIn0.e30.", "eyJhbGciOiJIUzI1NiJ9.e30", "e30", "..", "e30.e30.c2ln.x", "e30.e30.c2l+",
            "e30.e30.c2lu=", "e30.e30.c", "e30 .e30.c2ln",
        ])

    /// A media type (MIME type): a type and a subtype, without parameters.
    public static let mimeType = InputPattern(
        name: "mimeType",
        summary: "A media type (MIME type): a type and a subtype, without parameters.",
        expression: "[A-Za-z0-9][A-Za-z0-9!#$&^_.+-]{0,126}/[A-Za-z0-9][A-Za-z0-9!#$&^_.+-]{0,126}",
        source: "RFC 6838, section 4.2",
        link: "https://www.rfc-editor.org/rfc/rfc6838#section-4.2",
        note: "For a media type with parameters, use `contentType`.",
        example: "text/html",
        accepted: [
            "application/json", "image/svg+xml", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
            "audio/x-wav", "model/3mf", "APPLICATION/PDF",
        ],
        rejected: [
            "text", "text/", "/html", "text/html/x", "text/html; charset=utf-8", "text /html", "*/*", "text/-html",
            "text/" + String(repeating: "a", count: 128), "téxt/html",
        ])

    /// The readable end of a web address: lowercase words and digits, separated by single hyphens.
    public static let slug = InputPattern(
        name: "slug",
        summary: "The readable end of a web address: lowercase words and digits, separated by single hyphens.",
        expression: "[a-z0-9]+(?:-[a-z0-9]+)*",
        source: "RFC 3986, section 2.3 (the unreserved characters it is made of); W3C, Cool URIs",
        link: "https://www.w3.org/Provider/Style/URI",
        strategy: ".slug",
        example: "hello-world",
        accepted: ["a", "swift-6-3", "2026", "input-validation", "x1-y2-z3"],
        rejected: [
            "-hello", "hello-", "hello--world", "Hello-World", "hello_world", "hello world", "héllo", "a/b",
        ])
}

#endif
