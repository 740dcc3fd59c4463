// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// The characters that keyboards for other scripts type in place of those of ASCII.
///
/// A Japanese keyboard types `ＳＷ１Ａ` and `１２ー３９`, and an Arabic one `٤٢٤٢`. The page leaves them in the field,
/// because a page that replaces characters disturbs the caret, the undo of the browser, and the input method. Only the
/// strategies see the characters of ASCII.
enum TypedText {
    /// Returns a text with ASCII in place of full-width characters, the ideographic space, and the ideographic full
    /// stop: `ａ＠ｂ．ｃｏ` becomes `a@b.co`.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    static func narrowed(_ text: String) -> String { text.mappingScalars(narrowed) }

    /// Returns what ``narrowed(_:)`` returns, with the digits of every script as ASCII digits, and a hyphen for dashes
    /// and for the signs that Japanese keyboards have on its key.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    static func ascii(_ text: String) -> String {
        text.mappingScalars { scalar in
            if scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue {
                return Unicode.Scalar(UInt8(ascii: "0") + UInt8(value))
            }
            switch scalar {
            // Hyphens and dashes, the minus sign, and the prolonged sound mark in both widths.
            case "\u{2010}"..."\u{2015}", "\u{2212}", "\u{30FC}", "\u{FF70}": return "-"
            default: return narrowed(scalar)
            }
        }
    }

    /// Returns a web address with the scheme that people leave out: `example.com` becomes `https://example.com`.
    static func withScheme(_ text: String) -> String {
        // A colon before the path ends a scheme, unless a port follows it.
        let hasScheme = text.prefixMatch(of: /[^\/?#:]*:(?![0-9])/) != nil
        return text.isEmpty || text.hasPrefix("/") || hasScheme ? text : "https://" + text
    }

    private static func narrowed(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar {
        case "\u{FF01}"..."\u{FF5E}": Unicode.Scalar(UInt8(scalar.value - 0xFEE0))
        case "\u{3000}": " "
        case "\u{3002}", "\u{FF61}": "."
        default: scalar
        }
    }
}

extension String {
    fileprivate func mappingScalars(_ transform: (Unicode.Scalar) -> Unicode.Scalar) -> String {
        if utf8.allSatisfy({ $0 < 0x80 }) { return self }
        return String(String.UnicodeScalarView(unicodeScalars.map(transform)))
    }
}

/// A strategy that validates what a function returns for a text, such as the same text in capital letters.
final class MappingValidator: DecoratingInputValidator<String>, @unchecked Sendable {
    private let transform: @Sendable (String) -> String

    init(_ transform: @escaping @Sendable (String) -> String, then wrapped: InputValidator<String>) {
        self.transform = transform
        super.init(wrapped)
    }

    override func errors(for input: String) -> [ValidationError] { super.errors(for: transform(input)) }

    override func normalized(_ input: String) -> String { super.normalized(transform(input)) }

    override func progress(of input: String) -> InputProgress { wrapped.progress(of: transform(input)) }
}

/// A parser that parses what a function returns for a text.
final class MappingParser<Output>: DecoratingInputParser<String, Output>, @unchecked Sendable {
    private let transform: @Sendable (String) -> String

    init(_ transform: @escaping @Sendable (String) -> String, then wrapped: InputParser<String, Output>) {
        self.transform = transform
        super.init(wrapped)
    }

    override func outcome(of input: String) -> ParsingOutcome<Output> { super.outcome(of: transform(input)) }

    override func normalized(_ input: String) -> String { super.normalized(transform(input)) }

    override func progress(of input: String) -> InputProgress { wrapped.progress(of: transform(input)) }
}

/// A strategy whose errors have a label of their own, so that a swap of the strategy swaps the label, too.
final class LabelingValidator: DecoratingInputValidator<String>, @unchecked Sendable {
    private let names: Text.Names

    init(_ names: Text.Names, _ wrapped: InputValidator<String>) {
        self.names = names
        super.init(wrapped)
    }

    override func errors(for input: String) -> [ValidationError] {
        super.errors(for: input).map { $0.labeled(names.label, labelInSentence: names.inSentence) }
    }

    override func progress(of input: String) -> InputProgress { wrapped.progress(of: input) }
}
