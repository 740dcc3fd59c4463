// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension TextStrategy {
    static let textMembership = [
        TextStrategy(
            "oneOf", .oneOf(["S", "M", "K"]),
            accepts: ["M", "K"],
            rejects: [("m", .membershipUnknown), ("SM", .membershipUnknown), ("\u{212A}", .membershipUnknown)])
    ]
}
