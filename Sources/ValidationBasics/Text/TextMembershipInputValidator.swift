// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// A strategy that accepts only the texts in a list, or only texts that aren't in it.
final class TextMembershipInputValidator: TextInputValidator, @unchecked Sendable {
    fileprivate let texts: ExactTextSet
    private let acceptsListed: Bool
    fileprivate let showsTexts: Bool
    private let rejection: ValidationError

    init(_ texts: some Collection<String>, acceptsListed: Bool = true, showsTexts: Bool = false) {
        self.texts = ExactTextSet(Array(texts))
        self.acceptsListed = acceptsListed
        self.showsTexts = showsTexts
        rejection =
            showsTexts
            ? .notOne(of: self.texts.texts) : ValidationError(acceptsListed ? .membershipUnknown : .membershipExcluded)
        super.init()
    }

    /// Looks the text up in the list.
    ///
    /// - Complexity: O(*n*) in the text's length, however long the list is.
    public override func rejection(of bytes: Span<UInt8>) -> ValidationError? {
        bytes.withUnsafeBufferPointer { bytes in
            (texts.firstIndex(of: bytes) != nil) == acceptsListed ? nil : texts.suggesting(for: bytes, in: rejection)
        }
    }

    // The texts may be secret, so they count for equality but are never shown.
    override var profile: StrategyProfile {
        let listing = acceptsListed ? Self.oneOfListing : Self.noneOfListing
        var profile = StrategyProfile(
            listing.name, showsTexts ? ["showsTexts": true] : [:], hidden: [texts.texts.map { Array($0.utf8) }],
            traits: listing.traits, requirements: showsTexts ? [rejection] : [])
        profile.listing = listing
        return profile
    }
}

extension ValidationError {
    /// Returns the error for a text that isn't in a list.
    ///
    /// If the list is short, the error contains its texts for the message.
    static func notOne(of texts: [String]) -> ValidationError {
        let isShort = texts.allSatisfy { text in
            (1...20).contains(text.unicodeScalars.count)
                && text.unicodeScalars.allSatisfy { $0.isVisible || $0 == " " }
        }
        guard isShort, (1...5).contains(texts.count) else { return ValidationError(.membershipUnknown) }
        return ValidationError(.membershipUnknown, with: [.accepted: .list(texts)])
    }
}

extension InputValidator where Input == String {
    /// Returns a strategy that accepts only the texts in a collection.
    ///
    /// ```swift
    /// let size: InputValidator<String> = .oneOf(["S", "M", "L"])
    /// size.isValid("M")  // true
    /// size.isValid("m")  // false: code 1032
    /// ```
    ///
    /// Texts are compared by their UTF-8 bytes, so letter case matters, and canonical equivalence isn't enough: `"K"`
    /// isn't the Kelvin sign.
    ///
    /// Errors: ``ValidationError/Code/membershipUnknown`` (1032), and every text strategy's errors (1004, 1005).
    ///
    /// The message doesn't name the texts, because a list may be secret, such as a list of invitation codes.
    public static func oneOf(_ texts: some Collection<String>) -> InputValidator<String> {
        TextMembershipInputValidator(texts)
    }

    /// Returns a strategy that accepts only the texts in a collection, and that can name them in its message.
    ///
    /// ```swift
    /// let color: InputValidator<String> = .oneOf(
    ///     ["red", "green", "blue"], showsTexts: true)
    /// color.errors(for: "pink").map(\.reason)
    /// // ["Choose red, green, or blue"]
    /// color.errors(for: "Red").map(\.reason)
    /// // ["Did you mean red?"]
    /// ```
    ///
    /// If `showsTexts` is `true`, the message names up to five texts of at most 20 characters each, or the text that the
    /// input differs from only by the case of letters from A to Z.
    public static func oneOf(_ texts: some Collection<String>, showsTexts: Bool) -> InputValidator<String> {
        TextMembershipInputValidator(texts, showsTexts: showsTexts)
    }

    /// Returns a strategy that accepts every text that isn't in a collection.
    ///
    /// ```swift
    /// let nickname: InputValidator<String> = .noneOf(["admin", "root"])
    /// nickname.isValid("root")  // false: code 1033
    /// ```
    ///
    /// Texts are compared by their UTF-8 bytes. An empty text is rejected (1004). Errors don't contain the texts.
    ///
    /// Errors: ``ValidationError/Code/membershipExcluded`` (1033), and every text strategy's errors (1004, 1005).
    public static func noneOf(_ texts: some Collection<String>) -> InputValidator<String> {
        TextMembershipInputValidator(texts, acceptsListed: false)
    }
}

// The class has no single listing, because it has two names.
extension TextMembershipInputValidator {
    static let oneOfListing = StrategyListing(
        "oneOf", "One of the texts of a list", TextMembershipInputValidator(["S", "M", "K"]),
        topic: .choices, traits: .format, texts: { .list($0.texts.texts) },
        options: .texts("values", from: \.texts.texts, help: "the texts"),
        .flag("showsTexts", from: \.showsTexts, help: "whether the message names two to five texts")
    ) { texts, showsTexts in TextMembershipInputValidator(texts, showsTexts: showsTexts) }

    static let noneOfListing = StrategyListing(
        "noneOf", "Any text except those of a list", TextMembershipInputValidator(["root"], acceptsListed: false),
        topic: .choices,
        options: .texts("values", from: \.texts.texts, help: "the texts")
    ) { texts in TextMembershipInputValidator(texts, acceptsListed: false) }
}
