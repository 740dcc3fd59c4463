// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The set of characters to which a word such as "digit" or "letter" refers.
public enum Repertoire: String, Sendable, CaseIterable {
    /// The characters of ASCII.
    case ascii
    /// The characters of all scripts, according to their Unicode general category.
    case unicode
}
