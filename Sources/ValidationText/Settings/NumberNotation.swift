// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The decimal separator and the grouping separator that messages use for numbers.
///
/// In an error's parameters, it's a string: the decimal separator, the grouping separator if there is one, and `2` if
/// every group but the last has two digits.
package struct NumberNotation: Sendable {
    private let decimalSeparator: Character
    private let groupingSeparator: Character?
    private let hasPairs: Bool

    package init(_ text: String) {
        decimalSeparator = text.first ?? "."
        groupingSeparator = text.dropFirst().first
        hasPairs = text.dropFirst(2).first == "2"
    }

    /// Returns a number, given in digits with a point, in the notation.
    package func text(ofNumber number: String) -> String {
        let parts = number.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        var digits = parts[0].drop { $0 == "-" }
        let sign = parts[0].prefix(parts[0].count - digits.count)
        var whole = ""
        var size = 3
        if let groupingSeparator {
            while digits.count > size {
                whole = "\(groupingSeparator)\(digits.suffix(size))\(whole)"
                digits = digits.dropLast(size)
                if hasPairs { size = 2 }
            }
        }
        return sign + digits + whole + (parts.count > 1 ? "\(decimalSeparator)\(parts[1])" : "")
    }
}
