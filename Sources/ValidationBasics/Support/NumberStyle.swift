// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// How a number is written: its decimal sign, the separators between its digits, and its units.
struct NumberStyle: Sendable, Equatable {
    let point: DecimalPoint
    let grouping: DigitGrouping
    let units: NumberUnits
    /// Whether numbers have neither separators nor units.
    let isPlain: Bool
    private let allowsPoint: Bool

    /// Creates a style.
    ///
    /// - Parameter point: The decimal sign, or `nil` for whole numbers.
    init(point: DecimalPoint?, grouping: DigitGrouping, units: NumberUnits) {
        self.point = point ?? (grouping == .point ? .comma : .point)
        self.grouping = grouping
        self.units = units
        isPlain = grouping == .none && units == .none
        allowsPoint = point != nil
    }

    /// Whether the same sign separates digits and is the decimal sign, or is part of a unit and of a number.
    var hasConflict: Bool {
        units.hasMistake || allowsPoint && (grouping == .point && point == .point)
            || allowsPoint && point == .comma && (grouping == .comma || grouping == .indian)
    }

    /// The notation in which messages show limits.
    var notation: String { grouping.notation(point: point) }

    /// Returns an expression for a number, given the expressions for its sign and for what follows the whole part.
    func expression(sign: String, rest: String) -> String {
        let (before, after) = units.expressions
        return units == .none
            ? sign + grouping.expression + rest : "\(sign)\(before)\(sign)\(grouping.expression)\(rest)\(after)"
    }

    /// A number in plain notation, with each byte's offset in the text as typed.
    struct PlainNumber {
        fileprivate(set) var bytes: [UInt8] = []
        fileprivate var offsets: [Int] = []

        fileprivate mutating func append(_ byte: UInt8, from offset: Int) {
            bytes.append(byte)
            offsets.append(offset)
        }

        /// Returns an error about the number with its position in the written text.
        func placed(_ error: ValidationError) -> ValidationError {
            guard case .int(let position)? = error[.position], offsets.indices.contains(position) else { return error }
            return error.at(position: offsets[position])
        }
    }

    /// What is wrong with a number's separators.
    struct GroupingMistake: Error {
        let position: Int
        /// Whether the separator seems to be a decimal sign, as in `12.50` with points between groups.
        let isDecimalSign: Bool
    }

    /// Returns a number without its separators and units.
    func plainNumber(in bytes: UnsafeBufferPointer<UInt8>) -> Result<PlainNumber, GroupingMistake> {
        var plain = PlainNumber()
        var rest = bytes[...]
        func takeSign() {
            guard plain.bytes.isEmpty, let first = rest.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "+")
            else { return }
            plain.append(first, from: rest.startIndex)
            rest = rest.dropFirst()
        }
        takeSign()
        let before = units.byteCount(before: rest)
        rest = rest.dropFirst(before)
        takeSign()
        // A number has a listed unit only once, before or after it.
        if before == 0 || units == .any { rest = rest.dropLast(units.byteCount(after: rest)) }
        let digits = UnsafeBufferPointer(rebasing: rest)
        var offset = 0
        var starts = [0]
        var separators: [Int] = []
        while offset < digits.count {
            let length = grouping.separatorByteCount(at: offset, in: digits)
            if digits[offset].isDigit {
                plain.append(digits[offset], from: rest.startIndex + offset)
                offset += 1
            } else if length > 0, offset > 0, digits.byte(at: offset + length)?.isDigit == true {
                separators.append(offset)
                offset += length
                starts.append(offset)
            } else {
                break
            }
        }
        if let mistake = groupingMistake(separators, starts, end: offset, in: digits) {
            return .failure(
                GroupingMistake(
                    position: rest.startIndex + mistake,
                    isDecimalSign: separators.count == 1 && offset == digits.count && offset - starts[1] != 3
                        && [UInt8(ascii: "."), UInt8(ascii: ",")].contains(digits[mistake])))
        }
        for index in offset..<digits.count { plain.append(digits[index], from: rest.startIndex + index) }
        // An error's position can be the end of the number.
        plain.offsets.append(rest.endIndex)
        return .success(plain)
    }

    /// Returns the offset of the first separator in a wrong place, or `nil`.
    private func groupingMistake(
        _ separators: [Int], _ starts: [Int], end: Int, in digits: UnsafeBufferPointer<UInt8>
    ) -> Int? {
        guard let first = separators.first else { return nil }
        if first > grouping.groupSize || digits[0] == UInt8(ascii: "0") { return first }
        for (index, start) in starts.enumerated().dropFirst() {
            let isLast = index == starts.count - 1
            let count = (isLast ? end : separators[index]) - start
            if count != (isLast ? 3 : grouping.groupSize) { return separators[index - 1] }
        }
        return nil
    }

    /// Returns the error for wrong separators.
    ///
    /// - Parameters:
    ///   - example: An accepted number with separators.
    ///   - plainExample: An accepted number with few digits.
    func error(_ code: ValidationError.Code, for mistake: GroupingMistake, example: String?, plainExample: String?)
        -> ValidationError
    {
        var parameters: ValidationError.Parameters = [:]
        if mistake.isDecimalSign, allowsPoint, let plainExample {
            parameters = [.example: .text(plainExample), .accepted: .text(point.symbol)]
        } else {
            parameters[.example] = example.map { .text($0) }
        }
        return ValidationError(code, with: parameters).at(position: mistake.position)
    }

    /// Returns a written number exactly, or `nil` if the text isn't a number in the style.
    func literal(of text: String) -> DecimalLiteral? {
        guard !hasConflict else { return nil }
        let plain = text.withBytes { isPlain ? PlainNumber(bytes: Array($0)) : try? plainNumber(in: $0).get() }
        return plain.flatMap { plain in
            let bytes = plain.bytes.map { $0 == point.asciiByte ? UInt8(ascii: ".") : $0 }
            return DecimalLiteral(describing: String(decoding: bytes, as: UTF8.self))
        }
    }
}

extension ValidationError {
    /// The sentence about separators between digits, or about a decimal sign of another notation.
    var groupingSentence: FilledSentence {
        guard let accepted = self[.accepted] else { return FilledSentence(.digitGroups) }
        return FilledSentence(accepted == "." ? .pointNotComma : .commaNotPoint)
    }
}

/// A strategy for numbers in text, whose number can be read exactly.
package protocol WrittenNumberStrategy {
    /// Returns a written number exactly, or `nil` if the text isn't a number in the strategy's notation.
    func literal(of text: String) -> DecimalLiteral?
}

extension Sentence {
    /// The example has separators between its thousands.
    package static let digitGroups = Sentence(
        "digitGroups", "Group the digits like {example}", labeled: "{label} must have its digits grouped like {example}"
    )
}

extension ValidationError.Code {
    /// A number format in your code that uses one sign for two purposes.
    public static let numberNotation = declareProgrammingError(
        1281, "number.notation", "a sign has two meanings in the number format in the program")
}
