// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension TextStrategy {
    static let membership = [
        TextStrategy(
            "oneOf", .oneOf(["S", "M", "K"]),
            accepts: ["M", "K"],
            rejects: [("m", .membershipUnknown), ("SM", .membershipUnknown), ("\u{212A}", .membershipUnknown)]),
        TextStrategy(
            "cases of an enum", .oneOf(Size.self),
            accepts: ["small", "K"],
            rejects: [("Small", .membershipUnknown), ("\u{212A}", .membershipUnknown)]),
    ]
}

private enum Size: String, CaseIterable { case small, kelvin = "K" }
