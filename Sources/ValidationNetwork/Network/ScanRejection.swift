// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// The code and the position with which a scanner rejects a text.
///
/// The strategy adds what the scanner does not have, such as the settings of the strategy.
struct ScanRejection: Error {
    // The number of the code, because a code contains its declaration, which every function between the scanner and the
    // strategy would copy, for accepted texts too.
    private let number: Int32

    /// The offset in bytes of the rejected part.
    let position: Int

    @inline(__always)
    init(_ code: ValidationError.Code, at position: Int) {
        number = code.number
        self.position = position
    }

    var code: ValidationError.Code { ValidationError.Code(number, isVerdict: true) }

    /// The error without parameters.
    var error: ValidationError { ValidationError(code).at(position: position) }

    /// Returns the error, with the parameters of the prepared error that has the same code, if there is one.
    @inline(__always)
    func error(from prepared: [ValidationError]) -> ValidationError {
        let index = prepared.firstIndex { $0.code.number == number }
        return index.map { prepared[$0].at(position: position) } ?? error
    }
}

extension ValidationError {
    /// Returns the sentence about the last label of a domain, with an example of a kind.
    func endingPhrase(like kind: InputKind) -> Phrase {
        isWithoutAccepted ? Phrase(.notIPAddress) : Phrase(.siteEnding, [.example: .text(kind.example ?? "")])
    }
}

extension Sequence<UInt8> {
    /// Whether all bytes are digits and dots, as in an IP address.
    var areDigitsAndDots: Bool { allSatisfy { $0.isDigit || $0 == UInt8(ascii: ".") } }
}

extension UnsafeBufferPointer<UInt8> {
    /// Returns the bytes with the letters `A` to `Z` in some ranges in lower case.
    func lowercased(in ranges: Range<Int>...) -> [UInt8] {
        var bytes = Array(self)
        for offset in ranges.joined() where bytes[offset].isLetter { bytes[offset] |= 0x20 }
        return bytes
    }
}
