// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

extension InputValidator {
    /// Whether this strategy's inputs must not be shown, logged, or stored.
    ///
    /// It's `true` if the strategy's ``profile`` says so or if a strategy inside it is sensitive. Call
    /// ``InputValidator/sensitive()`` to make any strategy sensitive. A ``ValidatedInput`` with a sensitive strategy is
    /// automatically secret.
    public final var isSensitive: Bool { contents.containsSensitiveStrategy || profile.isSensitive }
}
