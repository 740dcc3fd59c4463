// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The errors of a code for each disallowed ASCII character that a message can name.
///
/// They are created once, so that a rejection allocates no memory. Letters and digits are not named, because a sequence
/// of errors could reveal an input. A space is named, because it is the most frequent disallowed character.
struct CharacterErrors: Sendable {
    private let code: ValidationError.Code
    private let errors: [ValidationError]

    init(_ code: ValidationError.Code) {
        self.code = code
        errors = (0..<0x80).map { byte in
            let scalar = Unicode.Scalar(UInt8(byte))
            let isNamed = (0x20..<0x7F).contains(byte) && !UInt8(byte).isLetter && !UInt8(byte).isDigit
            return isNamed
                ? ValidationError(code, with: [.character: .text(String(scalar))]).interned()
                : ValidationError(code)
        }
    }

    /// Returns the error for the byte at an offset, with its position.
    ///
    /// An input of one or two characters is not named, because the character would be most of the input.
    func error(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> ValidationError {
        guard bytes.count > 2, let byte = bytes.byte(at: offset), byte < 0x80 else {
            return ValidationError(code).at(position: offset)
        }
        return errors[Int(byte)].at(position: offset)
    }
}
