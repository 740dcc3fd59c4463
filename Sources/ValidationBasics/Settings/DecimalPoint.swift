// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The character between the integer part and the fraction of a decimal number.
public enum DecimalPoint: String, Sendable, CaseIterable {
    /// `12.5`
    case point
    /// `12,5`
    case comma

    var asciiByte: UInt8 { self == .point ? UInt8(ascii: ".") : UInt8(ascii: ",") }
    var symbol: String { self == .point ? "." : "," }
}
