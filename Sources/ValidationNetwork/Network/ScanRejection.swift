// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// The code and position of a scanner's rejection.
///
/// The strategy adds what the scanner doesn't know, such as the strategy's settings.
struct ScanRejection: Error {
    // The code's number. A code itself contains its declaration, and every function between the scanner and the
    // strategy would copy it, even for accepted texts.
    private let codeNumber: Int32

    /// The rejected part's offset in bytes.
    let position: Int

    @inline(__always)
    init(_ code: ValidationError.Code, at position: Int) {
        codeNumber = code.number
        self.position = position
    }

    var code: ValidationError.Code { ValidationError.Code(codeNumber, isConclusive: true) }

    /// The error without parameters.
    var error: ValidationError { ValidationError(code).at(position: position) }

    /// Returns the error, with the parameters of the prepared error with the same code, if there is one.
    @inline(__always)
    func error(from preparedErrors: [ValidationError]) -> ValidationError {
        let index = preparedErrors.firstIndex { $0.code.number == codeNumber }
        return index.map { preparedErrors[$0].at(position: position) } ?? error
    }
}
