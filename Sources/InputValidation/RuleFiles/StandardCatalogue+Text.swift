// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputPatterns

extension StrategyCatalogue where Input == String {
    /// Adds what a text is made of, how long it is, and what it is one of.
    static func addText(to all: inout Self) {
        all["alpha"] = .text("Only letters, a to z and A to Z", ["letters": "ascii or unicode"]) { arguments, cap in
            AlphaInputValidator(letters: try arguments.word("letters") ?? .ascii, maximumBytes: cap)
        }
        all["numeric"] = .text("Only the digits 0 to 9", ["digits": "ascii or unicode"]) { arguments, cap in
            NumericInputValidator(digits: try arguments.word("digits") ?? .ascii, maximumBytes: cap)
        }
        all["pattern"] = .text(
            "What a regular expression matches as a whole",
            ["pattern": "the regular expression", "name": "or the name of a stock pattern"]
        ) { arguments, cap in
            try RegexInputValidator(try arguments.expression(), maximumBytes: cap)
        }
    }
}

extension StrategyArguments {
    /// Reads either `pattern`, an expression, or `name`, the name of a stock pattern.
    fileprivate mutating func expression() throws -> String {
        let expression = try self("pattern", as: String.self)
        let stock = try word("name", of: InputPattern.all.map(\.name)) { name in
            InputPattern.all.first { $0.name == name }?.expression
        }
        switch (expression, stock) {
        case (let expression?, nil): return expression
        case (nil, let stock?): return stock
        case (nil, nil): throw error("the strategy “pattern” needs the key “pattern” or “name”")
        case (_?, _?): throw error("a pattern has a “pattern” or a “name”, not both", at: "name")
        }
    }
}
