// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation

/// The texts that you found.
///
/// The textbook's rule accepts them, although they don't consist of one or more digits.
public let found: [String] = []

/// An expression that finds only texts with one or more digits, without options.
public let repaired = "^[0-9]*$"

/// The textbook's rule for numbers: it searches for the expression, and the anchors match at every line.
public func bookAccepts(_ text: String) throws -> Bool {
    try isFound("^[0-9]*$", in: text, options: .anchorsMatchLines)
}

/// Whether an expression matches part of a text.
public func isFound(_ expression: String, in text: String, options: NSRegularExpression.Options = []) throws -> Bool {
    let whole = NSRange(text.startIndex..., in: text)
    return try NSRegularExpression(pattern: expression, options: options).firstMatch(in: text, range: whole) != nil
}
