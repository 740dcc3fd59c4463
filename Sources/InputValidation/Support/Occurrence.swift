// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// Whether a part of a format must be there, may be there, or must not: a prefix, a padding, an offset.
public enum Occurrence: String, Sendable, CaseIterable {
    /// The part must be there.
    case required
    /// The part may be there.
    case optional
    /// The part must not be there.
    case rejected
}
