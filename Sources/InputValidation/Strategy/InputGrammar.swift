// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import PatternMatching

/// The texts of a format, as far as an expression describes them, for the progress of texts that are still being typed.
///
/// The expression matches every text that the strategy accepts. It may match more, such as a number with a wrong check
/// digit. Each grammar is compiled when it is first used.
struct InputGrammar: Sendable {
    private let pattern: Pattern?

    init(_ expression: String) { pattern = try? Pattern(expression) }

    /// Returns the progress of a text.
    ///
    /// - Parameters:
    ///   - bytes: The UTF-8 bytes of the text.
    ///   - isAccepted: Whether the strategy accepts the text.
    func progress(of bytes: UnsafeBufferPointer<UInt8>, isAccepted: Bool) -> InputProgress {
        if isAccepted { return .accepted }
        guard let pattern else { return .unknown }
        let progress = pattern.progress(of: bytes)
        guard progress == .accepted else { return InputProgress(progress) }
        // The strategy rejects what the expression cannot describe, such as a wrong check digit.
        guard let next = pattern.expectation(after: bytes) else { return .unknown }
        if !next.isEmpty { return .incomplete(missing: nil) }
        return .impossible(at: bytes.startOfScalar(at: bytes.count - 1), expected: nil)
    }
}

extension TextInputValidator {
    /// Returns the progress of a text according to a grammar that matches every text that this strategy accepts.
    func progress(of input: String, by grammar: InputGrammar) -> InputProgress {
        gate.progress(of: input) { bytes in
            grammar.progress(of: bytes, isAccepted: !bytes.isEmpty && rejection(of: bytes) == nil)
        }
    }
}

extension TextParser {
    /// Returns the progress of a text according to a grammar that matches every text that this strategy accepts.
    func progress(of input: String, by grammar: InputGrammar) -> InputProgress {
        gate.progress(of: input) { bytes in
            grammar.progress(of: bytes, isAccepted: !bytes.isEmpty && rejection(of: bytes) == nil)
        }
    }
}

// MARK: - Formats

/// The parts that several formats share.
extension InputGrammar {
    static let hexDigit = "[0-9A-Fa-f]"
    static let beyondASCII = #"\x{80}-\x{10FFFF}"#

    /// A label of a domain name of letters and digits with hyphens between them, or an encoded one.
    ///
    /// Without the limit of 63 characters, an expression with more kinds of hosts has a small table.
    static func label(_ characters: String, isLimited: Bool) -> String {
        isLimited
            ? "(?:[\(characters)](?:[-\(characters)]{0,61}[\(characters)])?|[Xx][Nn]--[-0-9A-Za-z]{1,59})"
            : "(?:[\(characters)]+(?:-+[\(characters)]+)*|[Xx][Nn]--[-0-9A-Za-z]+)"
    }
}

private let blanks = #"[ \u00A0\u202F]*"#
private let octet = "(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])"
private let identifier = "(?:0|[1-9][0-9]*|[0-9]*[-A-Za-z][-0-9A-Za-z]*)"
private let dateExpression =
    "[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)"
    + "|02-(?:0[1-9]|[12][0-9]))"
private let timeExpression = #"(?:[01][0-9]|2[0-3]):[0-5][0-9]:(?:[0-5][0-9]|60)(?:\.[0-9]+)?"#
private let offsetExpression = "(?:[Zz]|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])"

private let port =
    "(?:6553[0-5]|655[0-2][0-9]|65[0-4][0-9]{2}|6[0-4][0-9]{3}|[1-5][0-9]{4}|[1-9][0-9]{0,3})"

/// A web link with a scheme, which parts, hosts and paths of a policy restrict further.
private func webLink(_ scheme: String) -> String {
    let (hexDigit, beyondASCII) = (InputGrammar.hexDigit, InputGrammar.beyondASCII)
    let label = InputGrammar.label("0-9A-Z_a-z", isLimited: false)
    let text = "(?:[-!$&-;=?-Z_a-z~\(beyondASCII)]|%\(hexDigit){2})*"
    let path = "(?:[-!$&-;=@-Z_a-z~\(beyondASCII)]|%\(hexDigit){2})*"
    return #"\#(scheme)://(?:\#(label)(?:\.\#(label))*\.?|\[[0-9A-Fa-f:.]{2,45}\])(?::(?:0*\#(port))?)?"#
        + #"(?:/\#(path))?(?:\?\#(text))?(?:#\#(text))?"#
}

extension InputGrammar {
    static let bic = InputGrammar("[0-9A-Z]{4}[A-Z]{2}[0-9A-Z]{2}(?:[0-9A-Z]{3})?")
    static let cardExpiry = InputGrammar(
        "(?:0?[1-9]|1[0-2])(?: | ?[/-] ?)(?:[0-9]{2}){1,2}|(?:0[1-9]|1[0-2])(?:[0-9]{2}){1,2}")
    static let date = InputGrammar(dateExpression)
    static let dateTime = InputGrammar("\(dateExpression)[Tt ]\(timeExpression)\(offsetExpression)?")
    static let e164 = InputGrammar(#"\+[1-9][0-9]{6,14}"#)
    static let e164WithOptionalPlus = InputGrammar(#"\+?[1-9][0-9]{6,14}"#)
    static let e164WithoutPlus = InputGrammar("[1-9][0-9]{6,14}")
    static let hexadecimal = InputGrammar("\(hexDigit)+")
    static let hexColor = InputGrammar("#(?:\(hexDigit){3,4}|\(hexDigit){6}|\(hexDigit){8})")
    static let iban = InputGrammar(
        "[A-Za-z]\(blanks)[A-Za-z]\(blanks)[0-9]\(blanks)[0-9](?:\(blanks)[0-9A-Za-z]){11,30}")
    static let ipAddress = InputGrammar("[0-9A-Fa-f:.]{2,45}")
    static let ipAddressOfVersion4 = InputGrammar(#"(?:\#(octet)\.){3}\#(octet)"#)
    static let isbn = InputGrammar("[0-9](?:[ -]?[0-9]){8}[ -]?[0-9X]|9[ -]?7[ -]?[89](?:[ -]?[0-9]){10}")
    static let secureURL = InputGrammar(webLink("[Hh][Tt][Tt][Pp][Ss]"))
    static let semanticVersion = InputGrammar(
        #"(?:0|[1-9][0-9]*)(?:\.(?:0|[1-9][0-9]*)){2}(?:-\#(identifier)(?:\.\#(identifier))*)?"#
            + #"(?:\+[-0-9A-Za-z]+(?:\.[-0-9A-Za-z]+)*)?"#)
    static let slug = InputGrammar("[0-9a-z]+(?:-[0-9a-z]+)*")
    static let slugWithUnderscores = InputGrammar("[0-9a-z]+(?:[_-][0-9a-z]+)*")
    static let time = InputGrammar(timeExpression)
    static let timeWithOffset = InputGrammar(timeExpression + offsetExpression)
    static let timeWithOptionalOffset = InputGrammar(timeExpression + offsetExpression + "?")
    static let ulid = InputGrammar("[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}")
    static let webURL = InputGrammar(webLink("[Hh][Tt][Tt][Pp][Ss]?"))
    static let uuid = InputGrammar("\(hexDigit){8}(?:-\(hexDigit){4}){3}-\(hexDigit){12}")
}
