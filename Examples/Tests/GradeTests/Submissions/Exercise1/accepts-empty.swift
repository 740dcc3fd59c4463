// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

public let found: [String] = ["1\nx", "", "1\n"]

public let repaired = #"\A[0-9]*\z"#

public func bookAccepts(_ text: String) throws -> Bool {
    try isFound("^[0-9]*$", in: text, options: .anchorsMatchLines)
}

public func isFound(_ expression: String, in text: String, options: NSRegularExpression.Options = []) throws -> Bool {
    let whole = NSRange(text.startIndex..., in: text)
    return try NSRegularExpression(pattern: expression, options: options).firstMatch(in: text, range: whole) != nil
}
