// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// Whether a part of a format, such as a prefix, padding, or an offset, is required, optional, or rejected.
public enum Requirement: String, Sendable, CaseIterable {
    /// The input must contain the part.
    case required
    /// The input may contain the part.
    case optional
    /// The input must not contain the part.
    case rejected
}
