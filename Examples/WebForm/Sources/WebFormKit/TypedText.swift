// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// A conversion of characters that keyboards for other scripts type instead of ASCII.
///
/// A Japanese keyboard types `ＳＷ１Ａ` and `１２ー３９`, and an Arabic keyboard types `٤٢٤٢`. The page leaves them in the
/// field, because replacing characters would disturb the caret, the browser's undo, and the input method. Only the
/// strategies see ASCII characters.
enum TypedText {
    /// Returns a text with ASCII in place of full-width characters, the ideographic space, and the ideographic full
    /// stop: `ａ＠ｂ．ｃｏ` becomes `a@b.co`.
    ///
    /// - Complexity: O(*n*) in the text's length.
    static func narrowed(_ text: String) -> String { text.mappingScalars(narrowed) }

    /// Returns what ``narrowed(_:)`` returns, with every script's digits as ASCII digits, and with a hyphen for dashes
    /// and for the signs on a Japanese keyboard's hyphen key.
    ///
    /// - Complexity: O(*n*) in the text's length.
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
        // A colon before the path ends a scheme, unless a port follows.
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

/// A strategy that validates a function's result for a text, such as the same text in capital letters.
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

/// A parser that parses a function's result for a text.
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

/// A strategy whose errors have their own label, so that swapping the strategy swaps the label, too.
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
