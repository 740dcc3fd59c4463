// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

// Readable names of test arguments.

extension InputValidator: CustomTestStringConvertible {
    /// The strategy's name and settings.
    public var testDescription: String { configuration.description }
}
