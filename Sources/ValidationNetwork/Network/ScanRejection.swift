// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// The code and the position with which a scanner rejects a text.
///
/// The strategy adds what the scanner doesn't have, such as the settings of the strategy.
struct ScanRejection: Error {
    // The number of the code, because a code contains its declaration, which every function between the scanner and the
    // strategy would copy, for accepted texts too.
    private let codeNumber: Int32

    /// The offset in bytes of the rejected part.
    let position: Int

    @inline(__always)
    init(_ code: ValidationError.Code, at position: Int) {
        codeNumber = code.number
        self.position = position
    }

    var code: ValidationError.Code { ValidationError.Code(codeNumber, isConclusive: true) }

    /// The error without parameters.
    var error: ValidationError { ValidationError(code).at(position: position) }

    /// Returns the error, with the parameters of the prepared error that has the same code, if there is one.
    @inline(__always)
    func error(from preparedErrors: [ValidationError]) -> ValidationError {
        let index = preparedErrors.firstIndex { $0.code.number == codeNumber }
        return index.map { preparedErrors[$0].at(position: position) } ?? error
    }
}
