// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

extension InputValidator {
    /// Whether the inputs of this strategy must not be shown, logged, or stored.
    ///
    /// They must not if its ``profile`` says so or if a strategy inside is sensitive. Call ``InputValidator/sensitive()``
    /// to make any strategy sensitive. A ``ValidatedInput`` with such a strategy is automatically secret.
    public final var isSensitive: Bool { contents.containsSensitiveStrategy || profile.isSensitive }
}
