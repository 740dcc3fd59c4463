// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

/// An abstract strategy for text that consists of characters from one alphabet.
///
/// Concrete strategies such as ``NumericInputValidator`` and ``AlphaInputValidator`` add an alphabet and an error. This
/// class is the **Template Method** step between them and ``TextInputValidator``. It calls
/// ``firstDisallowedOffset(in:)`` once per text, because an overridden method can't be inlined into a loop over the
/// bytes.
open class AlphabetInputValidator: TextInputValidator, @unchecked Sendable {
    package let disallowedCharacterError: ValidationError

    /// The error for a text that the alphabet accepts in the other case, and whether that case is uppercase; `nil` if the
    /// alphabet has letters of both cases, or of none.
    package let otherCase: (error: ValidationError, isUppercase: Bool)?

    /// Creates a strategy with the error for a character outside the alphabet; the strategy adds the position to the
    /// error.
    public init(rejection: ValidationError, maximumBytes: Int = TextInputValidator.defaultMaximumBytes) {
        disallowedCharacterError = rejection
        otherCase = nil
        super.init(maximumBytes: maximumBytes)
    }

    package init(
        rejection: ValidationError, otherCase: (error: ValidationError, isUppercase: Bool)?, maximumBytes: Int
    ) {
        disallowedCharacterError = rejection
        self.otherCase = otherCase
        super.init(maximumBytes: maximumBytes)
    }

    /// Returns the offset of the first disallowed byte, or `nil` if every byte is allowed.
    ///
    /// This is the method to override. A byte is disallowed if it doesn't belong to a character in the alphabet. The
    /// base implementation fails closed: its alphabet is empty, so it rejects every text.
    ///
    /// - Parameter bytes: The UTF-8 bytes of the text, at least one.
    open func firstDisallowedOffset(in bytes: Span<UInt8>) -> Int? { 0 }

    /// A profile whose requirement is the error for a character outside the alphabet.
    open override var profile: StrategyProfile { StrategyProfile(requirements: [disallowedCharacterError]) }

    public final override func rejection(of bytes: Span<UInt8>) -> ValidationError? {
        if bytes.isEmpty { return ValidationError(.inputEmpty) }
        return firstDisallowedOffset(in: bytes).map { characterError(at: $0, in: bytes) }
    }

    /// Returns the error, naming the disallowed character if no other character is disallowed.
    private func characterError(at offset: Int, in bytes: Span<UInt8>) -> ValidationError {
        if let otherCase, let byte = bytes.byte(at: offset), byte.isLetter,
            isAccepted(bytes, inUppercase: otherCase.isUppercase)
        {
            return otherCase.error.at(position: offset)
        }
        // If a message named one of several disallowed characters, another rejection would follow.
        let isNamed =
            (disallowedCharacterError.canNameCharacter
                || disallowedCharacterError.declaration?.secretParameters == .character)
            && bytes.hasNameableCharacter(at: offset)
            && isOnlyDisallowedCharacter(at: offset, in: bytes)
        let error = disallowedCharacterError.at(position: offset)
        return isNamed ? error.withDisallowedCharacter(bytes[offset]) : error
    }

    /// Returns whether the alphabet has all characters of the text in one case.
    @inline(never)
    private func isAccepted(_ bytes: Span<UInt8>, inUppercase isUppercase: Bool) -> Bool {
        isUppercase
            ? bytes.withUppercasedCopy { firstDisallowedOffset(in: $0) == nil }
            : bytes.withLowercasedCopy { firstDisallowedOffset(in: $0) == nil }
    }

    /// Returns whether no other character is disallowed in the next 256 bytes.
    @inline(never)
    private func isOnlyDisallowedCharacter(at offset: Int, in bytes: Span<UInt8>) -> Bool {
        let disallowedByte = bytes[offset]
        // The rest must not end inside a multibyte character.
        let end = offset + 256 < bytes.count ? bytes.startOfScalar(at: offset + 256) : bytes.count
        var rest = bytes.extracting((offset + 1)..<max(offset + 1, end))
        while !rest.isEmpty, let next = firstDisallowedOffset(in: rest) {
            // An app's subclass can return any offset.
            guard rest.byte(at: next) == disallowedByte else { return false }
            rest = rest.extracting(droppingFirst: next + 1)
        }
        return true
    }

    public final override func validate(_ input: String) throws(ValidationError) {
        // Accepted text skips the instructions that create an error: eight digits take 115 instructions instead of 176
        // (`Benchmarks/Counts/run`).
        let offset = input.withBytes(passing: self) { strategy, bytes in
            strategy.sizeLimits.accepts(bytes) ? strategy.firstDisallowedOffset(in: bytes.span) : 0
        }
        guard let offset else { return }
        throw describingUnusualCharacters(
            of: input, in: input.withBytes { sizeLimits.rejection(of: $0) ?? characterError(at: offset, in: $0.span) })
    }

    /// Returns whether the characters typed so far belong to the alphabet.
    ///
    /// The first character outside the alphabet makes the text impossible to complete.
    public override func progress(of input: String) -> InputProgress {
        sizeLimits.progress(of: input) { bytes in
            if bytes.isEmpty { return .incomplete(missing: 1) }
            guard let offset = firstDisallowedOffset(in: bytes.span) else { return .accepted }
            return .impossible(at: offset, expected: expectedCharacters(at: offset, in: bytes))
        }
    }

    /// Returns the characters that can be at an offset, or `nil` if an app defines the alphabet, because not all of its
    /// characters can be tried.
    private func expectedCharacters(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> ExpectedCharacters? {
        guard self is any ListedStrategy else { return nil }
        return ExpectedCharacters(
            after: UnsafeBufferPointer(rebasing: bytes[..<offset]), includesEnd: offset > 0,
            from: TextSizeLimits.representativeCharacters + (disallowedCharacterError[.accepted]?.asText ?? "")
        ) { firstDisallowedOffset(in: $0.span) == nil }
    }
}
