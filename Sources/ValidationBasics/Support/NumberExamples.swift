// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// A number strategy's examples: the usual example, and examples for messages about a separator between digits.
struct NumberExamples: Sendable {
    private let usualExample: AcceptedExample?
    let usualText: String?
    private let kind: InputKind
    private let point: DecimalPoint?
    private let allowsGroups: Bool

    /// Creates the examples from the usual example and the accepted decimal point, which is `nil` for whole numbers.
    init(_ usualText: String?, of kind: InputKind, point: DecimalPoint? = nil, allowsGroups: Bool = false) {
        usualExample = AcceptedExample(usualText, of: kind)
        self.usualText = usualText
        self.kind = kind
        self.point = point
        self.allowsGroups = allowsGroups
    }

    /// Returns an error with an example that depends on the byte at the error's position.
    ///
    /// The example may be a number in the thousands.
    func addingExample(
        to error: ValidationError, in bytes: UnsafeBufferPointer<UInt8>, largeExample: @autoclosure () -> String?
    ) -> ValidationError {
        // If separators are allowed, a wrong sign is rarely an extra separator, and the example shows where they go.
        guard case .int(let offset) = error[.position], !allowsGroups else { return error.showing(usualExample) }
        if let point, let usualText, separatesThousands(before: offset, in: bytes, point: point) {
            return error.adding([.hasGroupSigns: true, .example: .text(largeExample() ?? usualText)])
        }
        if error.code == .decimalPoint, error[.character] == nil, offset > 0, offset == bytes.count - 1,
            bytes[offset - 1].isDigit
        {
            return error.adding([.isAtEdge: true, .example: .text(usualText ?? kind.example ?? "")])
        }
        guard error.code == .integerCharacter || error.code == .decimalCharacter, bytes.count > 2,
            let byte = bytes.byte(at: offset)
        else { return error.showing(usualExample) }
        if let point, let usualText, isWrongDecimalPoint(byte, at: offset, in: bytes) {
            return error.showing(
                AcceptedExample(
                    usualText, of: kind, disallowedCharacter: Unicode.Scalar(byte), acceptedCharacter: point.symbol))
        }
        if " ,'.".utf8.contains(byte), byte != point?.asciiByte {
            // Without its space, 5 kg would be wrong too.
            if byte == UInt8(ascii: " "), let next = bytes[offset...].first(where: { $0 != byte }), !next.isDigit {
                return error.showing(usualExample)
            }
            // A point is more often a decimal point than a thousands separator.
            let example = byte == UInt8(ascii: ".") ? usualText : largeExample() ?? usualText
            return error.showing(AcceptedExample(example, of: kind, disallowedCharacter: Unicode.Scalar(byte)))
        }
        // For a sign such as % or $, the message names the sign and shows no example.
        let isSeparator = "-/_.".utf8.contains(byte)
        return (isSeparator ? error : error.namingCharacter(in: bytes, at: offset)).showing(usualExample)
    }

    /// Returns whether a sign that looks like the decimal point separates thousands before a second point or comma, as
    /// in `1.234,5`.
    private func separatesThousands(
        before offset: Int, in bytes: UnsafeBufferPointer<UInt8>, point: DecimalPoint
    ) -> Bool {
        guard let byte = bytes.byte(at: offset), ",.".utf8.contains(byte), offset > 4 else { return false }
        return bytes[offset - 4] == point.asciiByte && bytes[(offset - 3)..<offset].allSatisfy(\.isDigit)
    }

    /// Returns whether a byte is a point or comma that stands in for the accepted decimal point.
    ///
    /// A point or comma before three digits is more likely a thousands separator.
    private func isWrongDecimalPoint(_ byte: UInt8, at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let places = bytes[(offset + 1)...]
        return ",.".utf8.contains(byte) && byte != point?.asciiByte
            && usualText?.utf8.contains(point?.asciiByte ?? 0) == true
            && (offset == 0 || bytes[offset - 1].isDigit && places.count != 3) && !places.isEmpty
            && places.allSatisfy(\.isDigit)
    }
}

extension ValidationError.Parameter {
    /// Whether the number's thousands separators look like its decimal point.
    static let hasGroupSigns: Self = "hasGroupSigns"
}

extension ValidationError {
    var signSentence: FilledSentence {
        switch self[.character] {
        case nil: FilledSentence(kind: .wholeNumber, example: example)
        case "-": FilledSentence(.notNegative)
        default: FilledSentence(.notBegin)
        }
    }

    /// Returns the sentence that names the wrong character in a number.
    ///
    /// If a point stands in for a decimal comma, or the other way around, the sentence also names the accepted
    /// character.
    func characterSentence(in kind: InputKind) -> FilledSentence {
        if kind == .number, self[.hasGroupSigns] == true { return FilledSentence(.noGroupSigns) }
        if kind == .number, let accepted = self[.accepted] {
            return FilledSentence(accepted == "." ? .pointNotComma : .commaNotPoint)
        }
        if kind == .wholeNumber, let sentence = noDecimalsSentence(orElseLike: kind.example ?? "") { return sentence }
        return self[.character] == nil || MessageWord(character: self[.character]) != nil
            ? FilledSentence(kind: kind, example: example, disallowedCharacter: self[.character])
            : FilledSentence(.disallowedText)
    }
}

extension Interval where Bound: Numeric {
    /// Throws a mistake if every number in the interval needs a minus sign that the policy doesn't allow.
    func checkSigns(allowedBy policy: SignPolicy) throws {
        guard policy == .none, let maximum = upper.bound, maximum < 0 || upper == .excluded(0) else { return }
        throw StrategyListing.InvalidSetting(
            "“maximum” is \(maximum < 0 ? "below 0" : "0 and excluded"), and “sign” does not allow a minus: every value would be rejected",
            at: "maximum")
    }
}

extension Sentence {
    package static let notNegative = Sentence(
        "notNegative", "Remove the - sign: negative numbers are not accepted",
        labeled: "{label} must not be negative: remove the - sign")
    package static let pointNotComma = Sentence(
        "pointNotComma", "Use a decimal point, not a comma, like {example}",
        labeled: "{label} must have a decimal point, not a comma, like {example}")
    package static let commaNotPoint = Sentence(
        "commaNotPoint", "Use a decimal comma, not a point, like {example}",
        labeled: "{label} must have a decimal comma, not a point, like {example}")
}
