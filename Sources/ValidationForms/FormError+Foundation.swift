// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if FoundationInterop
import Foundation
import ValidationCore

extension FormError: LocalizedError {
    /// The messages of all errors, one per line, so that an alert shows them with `localizedDescription`.
    public var errorDescription: String? { errors.map(\.reason).joined(separator: "\n") }

    /// The messages of all errors, one per line.
    public var failureReason: String? { errorDescription }
}
#endif
