// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

extension ValidationError {
    /// Returns the error with the offset of a disallowed byte, and with its character if a message can name it.
    ///
    /// Letters and digits are not named, because a sequence of errors could reveal an input. Neither is a character of
    /// an input of one or two characters, because it would be most of the input. An error with other parameters that
    /// are known when the strategy is created gets only the offset.
    @inline(never)
    func naming(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> ValidationError {
        let error = at(position: offset)
        guard bytes.count > 2, let byte = bytes.byte(at: offset), byte < 0x80, let character = Self.named[Int(byte)]
        else { return error }
        return error.withDetails(character)
    }

    /// The ASCII characters that a message can name, created once, so that a rejection allocates no memory.
    private static let named: [Part<Details>?] = (0..<0x80).map { byte in
        let byte = UInt8(byte)
        guard (0x20..<0x7F).contains(byte), !byte.isLetter, !byte.isDigit else { return nil }
        return .owned(
            Details(
                domain: .builtIn, name: nil, message: nil,
                parameters: [.character: .text(String(Unicode.Scalar(byte)))])
        ).interned()
    }
}
