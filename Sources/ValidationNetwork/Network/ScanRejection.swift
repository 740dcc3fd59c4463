// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationBasics
import ValidationCore

/// The code and the position of a rejection, in one word that a scanner throws.
///
/// An error is several words long. Every function between the scanner and the strategy would copy and test them, for
/// accepted texts too. The strategy creates the error once, from this word.
struct ScanRejection: Error {
    /// 64 bits on every platform.
    typealias Word = Int64

    /// The code in the low 16 bits, and the position above them; never 0, because no code is 0.
    let word: Word

    @inline(__always)
    init(_ code: ValidationError.Code, at position: Int) {
        word = Word(position) << 16 | Word(code.number)
    }

    /// Creates a rejection from its word, or returns `nil` for 0.
    @inline(__always)
    init?(word: Word) {
        if word == 0 { return nil }
        self.word = word
    }

    /// The code, one of the built-in ones, which are below 65,536.
    var code: ValidationError.Code {
        ValidationError.Code(Int32(truncatingIfNeeded: word & 0xFFFF), isVerdict: true)
    }

    /// The offset in bytes of the rejected part.
    var position: Int { Int(word >> 16) }

    /// The error without parameters.
    var error: ValidationError { ValidationError(code).at(position: position) }
}
