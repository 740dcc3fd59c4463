// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

/// A description, as far as possible, of the texts that a strategy accepts, for schemas, comparisons, and generated
/// inputs.
///
/// A strategy may reject empty text, and text over the size limit, even if the description includes it.
package enum AcceptedTexts: Sendable {
    /// The texts that an expression matches. If `isExact` is `false`, the strategy rejects some of them.
    case expression(String, isExact: Bool)
    case list([String])
    /// The texts with a length, in Unicode scalars, between the limits. If `isExact` is `false`, the strategy rejects
    /// some of them.
    case length(minimum: Int, maximum: Int?, isExact: Bool)

    /// Returns the texts that an expression matches.
    package static func exactly(_ expression: String) -> Self { .expression(expression, isExact: true) }

    /// Returns the texts that an expression matches, although the strategy rejects some of them.
    package static func approximately(_ expression: String) -> Self { .expression(expression, isExact: false) }

    /// An expression for any text, including line ends.
    package static let anyTextExpression = #"[\s\S]*"#

    /// Returns the text as an expression that matches only this text, or as part of a character class.
    package static func literalExpression(for text: String) -> String {
        text.unicodeScalars.map { literalExpression(for: $0.value) }.joined()
    }

    package static func literalExpression(for scalar: UInt32) -> String { #"\x{\#(String(scalar, radix: 16))}"# }

    /// An expression for the texts, and whether the strategy accepts everything that it matches.
    package var expression: (source: String, isExact: Bool) {
        switch self {
        case .expression(let source, let isExact): (source, isExact)
        case .list(let texts): (texts.map(Self.literalExpression(for:)).joined(separator: "|"), true)
        case .length(let minimum, let maximum, let isExact):
            (#"[\s\S]{\#(minimum),\#(maximum.map(String.init) ?? "")}"#, isExact)
        }
    }
}

extension Unicode.Scalar {
    /// Returns the ranges of all scalars that meet a condition.
    package static func ranges(where isIncluded: (Self) -> Bool) -> [ClosedRange<UInt32>] {
        var result: [ClosedRange<UInt32>] = []
        for scalar in (0...0x10FFFF).lazy.compactMap(Self.init) where isIncluded(scalar) {
            if let last = result.last, last.upperBound + 1 == scalar.value {
                result[result.count - 1] = last.lowerBound...scalar.value
            } else {
                result.append(scalar.value...scalar.value)
            }
        }
        return result
    }
}

extension AlphabetInputValidator {
    /// Returns the texts that consist of the alphabet's characters.
    ///
    /// In ASCII, these are the characters that the strategy accepts. Beyond ASCII, they are the characters in a
    /// setting, or all characters if the strategy accepts any script.
    func acceptedTexts(with settings: StrategyListing.Settings) -> AcceptedTexts? {
        let ascii = (0..<128).filter { isValid(String(Unicode.Scalar(UInt8($0)))) }
        let others = settings["alphabet"]?.asText?.unicodeScalars.filter { !$0.isASCII }
        let isUnicode = settings.values.contains(.text("unicode"))
        let set =
            ascii.map { AcceptedTexts.literalExpression(for: UInt32($0)) }.joined()
            + (isUnicode ? InputGrammar.nonASCIIRange : AcceptedTexts.literalExpression(for: String(others ?? .init())))
        return set.isEmpty ? nil : .expression("[\(set)]+", isExact: !isUnicode)
    }
}
