// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension TextStrategy {
    static let decimal = [
        TextStrategy(
            "decimal", .decimal,
            accepts: ["12.5", "-0.5", "0", "1234567890.123456789", "0.1"],
            rejects: [
                ("+1", .decimalSign),
                ("1.", .decimalPoint),
                (".5", .decimalPoint),
                (".", .decimalPoint),
                ("1.2.3", .decimalPoint),
                ("1,5", .decimalCharacter),
                ("nan", .decimalCharacter),
                ("inf", .decimalCharacter),
                ("0x1p3", .decimalCharacter),
                ("1e4", .decimalCharacter),
                (" 1", .decimalCharacter),
                (",,,.", .decimalCharacter),
                ("-", .decimalCharacter),
                ("٣", .decimalCharacter),
            ]),
        TextStrategy(
            "decimal of a range", .decimal(in: 0..<1, maximumPlaces: 2),
            accepts: ["0.99", "0"],
            rejects: [
                ("1", .comparisonNotLess),
                ("-0.01", .comparisonTooSmall),
                ("0.999", .decimalPlaces),
            ]),
        TextStrategy(
            "decimal with exponent and comma", .decimal(sign: .any, point: .comma, exponent: .optional),
            accepts: ["1,5e3", "+2", "1e-400"],
            rejects: [
                ("1e400", .decimalOverflow),
                ("1e", .decimalCharacter),
                ("1.5", .decimalCharacter),
            ]),
    ]
}
