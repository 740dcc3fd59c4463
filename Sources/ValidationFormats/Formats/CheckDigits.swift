// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationBasics
import ValidationCore

/// The arithmetic of check digits.
enum CheckDigits {
    /// Returns whether the sum of the digits, with the weights 3 and 1 from the right, is a multiple of 10.
    ///
    /// GS1 General Specifications, section 7.9.1; ISO 2108:2017, annex C, for ISBN.
    ///
    /// - Parameter digits: ASCII digits, at most 14.
    static func fitsGTIN(_ digits: UnsafeBufferPointer<UInt8>) -> Bool {
        var sum = 0
        var weight = digits.count & 1 == 0 ? 3 : 1
        for digit in digits {
            sum += (Int(digit) - 0x30) * weight
            weight = 4 - weight
        }
        return sum % 10 == 0
    }
}
