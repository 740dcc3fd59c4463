// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The examples of a strategy for numbers: the usual one, and those of messages that name a separator between digits.
struct NumberExamples: Sendable {
    private let usual: AcceptedExample?
    private let named: [UInt8: AcceptedExample]

    /// Creates the examples of a strategy.
    ///
    /// - Parameters:
    ///   - text: The usual example, or `nil` if there is none.
    ///   - large: An example with several thousands, or `nil` if there is none.
    ///   - kind: The kind of number.
    ///   - point: The decimal point, which is not a disallowed character; `nil` for whole numbers.
    init(_ text: String?, large: String?, of kind: Kind, point: DecimalPoint? = nil) {
        usual = AcceptedExample(text, of: kind)
        var named: [UInt8: AcceptedExample] = [:]
        for character: Unicode.Scalar in [" ", ",", "'", "."] where String(character) != point?.text {
            // A point is more often a decimal point than a separator of thousands.
            let example = character == "." ? text : large ?? text
            named[UInt8(ascii: character)] = AcceptedExample(example, of: kind, without: character)
        }
        self.named = named
    }

    /// Returns an error with the example for the byte at its position.
    func shown(by error: ValidationError, in bytes: UnsafeBufferPointer<UInt8>) -> ValidationError {
        guard error.code == .integerCharacter || error.code == .decimalCharacter, bytes.count > 2,
            case .int(let offset) = error[.position], let byte = bytes.byte(at: offset), let example = named[byte]
        else { return error.showing(usual) }
        return error.showing(example)
    }
}
