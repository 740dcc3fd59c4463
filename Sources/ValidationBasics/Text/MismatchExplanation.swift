// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import PatternMatching
import ValidationCore
import ValidationText

/// Facts about the texts that an expression matches.
///
/// Messages use them if the app gave no example.
struct MismatchExplanation: Sendable {
    /// The fewest characters that an accepted text can have, or 0 if unknown.
    private let minimumScalarCount: Int

    /// The number of characters that all accepted texts have, if every character can be at every position.
    private let exactScalarCount: Int?

    /// The ASCII characters in the expression's sets, or `nil` if a message can't name a character.
    ///
    /// No accepted text contains any other character.
    private let allowedCharacters: ExpectedCharacters?

    /// The error that lists all accepted texts, if there are only a few.
    private let fewTexts: ValidationError?

    /// One of the shortest accepted texts, for a message to show, or `nil` if it would be too short or too long.
    let example: String?

    /// The characters with which every accepted text begins, if there are at least two.
    private let firstCharacters: String?

    /// Whether all accepted texts have the same number of characters, and every character can be at every position.
    var hasExactCount: Bool { exactScalarCount != nil }

    private let pattern: Pattern

    /// One of the shortest accepted texts, unless every character can be at every position of it.
    private let shortestText: [UInt8]?

    /// The maximum length of an example, in characters.
    private static let maximumExampleLength = 24

    /// The maximum length, in bytes, of an input whose end a message completes.
    private static let maximumCompletedBytes = 64

    /// What a message may say about the texts.
    enum Secrecy {
        case open
        /// No text, and no character of the input.
        case sensitive
        /// The same for a password, whose characters have no fixed places.
        case password
    }

    /// Whether a message can name the characters that are accepted at a place.
    private let namesPlaces: Bool

    init(of pattern: Pattern, _ secrecy: Secrecy) {
        self.pattern = pattern
        namesPlaces = secrecy != .password
        if case .incomplete(let count?) = pattern.progress(of: "") {
            minimumScalarCount = count
        } else {
            minimumScalarCount = 0
        }
        guard secrecy == .open else {
            (allowedCharacters, fewTexts, example, firstCharacters, exactScalarCount) = (nil, nil, nil, nil, nil)
            shortestText = nil
            return
        }
        let (low, high) = pattern.asciiCharacters
        allowedCharacters = ExpectedCharacters(lowBits: low, highBits: high, includesEnd: false, includesNonASCII: true)
        fewTexts = Self.fewTexts(of: pattern).map {
            ValidationError(.patternMismatch, with: [.accepted: .list($0), .isOptionList: true])
        }
        let prefix = pattern.requiredPrefix(maximumCount: Self.maximumExampleLength)
        firstCharacters =
            prefix.count > 1 && !prefix.contains(UInt8(ascii: " ")) ? String(decoding: prefix, as: UTF8.self) : nil
        let completion = PatternCompletion(
            of: pattern, after: prefix, maximumCount: Self.maximumExampleLength - prefix.count)
        let text = completion.map { String(decoding: prefix, as: UTF8.self) + $0.text } ?? ""
        example = text.utf8.count > 1 && text.first != " " && text.last != " " ? text : nil
        shortestText = completion.flatMap { !prefix.isEmpty || !$0.isUniform ? prefix + Array($0.text.utf8) : nil }
        let isExact =
            example != nil && prefix.isEmpty && completion?.isUniform == true && pattern.endsAfter(text)
        exactScalarCount = isExact ? text.utf8.count : nil
    }

    /// Returns the texts that a pattern such as `(cat|dog)s?` matches, or `nil` if there are more than five or some are
    /// long.
    private static func fewTexts(of pattern: Pattern) -> [String]? {
        var texts: [String] = []
        var beginnings = [""]
        while let beginning = beginnings.popLast() {
            // Appending a character that no text contains yields a progress that lists the characters possible there.
            guard beginning.utf8.count <= 20,
                case .impossible(let position, let expected?) = InputProgress(
                    pattern.progress(of: beginning + "\u{1}")),
                position == beginning.utf8.count, !expected.includesNonASCII
            else { return nil }
            if expected.includesEnd { texts.append(beginning) }
            for byte in (UInt8(0)..<0x80).reversed() where expected.contains(Unicode.Scalar(byte)) {
                // Nobody can see spaces at a text's ends.
                guard byte > 0x20 || byte == 0x20 && !beginning.isEmpty, byte < 0x7F else { return nil }
                beginnings.append(beginning + String(Unicode.Scalar(byte)))
            }
            // Each prefix leads to at least one text.
            guard texts.count + beginnings.count <= 5 else { return nil }
        }
        return texts.contains { $0.isEmpty || $0.hasSuffix(" ") } || texts.count < 2 ? nil : texts
    }

    /// The error that states which texts the expression matches, if there are only a few.
    var requirements: [ValidationError] { fewTexts.map { [$0] } ?? [] }

    func error(for bytes: UnsafeBufferPointer<UInt8>, progress: PatternProgress) -> ValidationError? {
        if let fewTexts { return fewTexts.at(position: progress.position(in: bytes)) }
        switch progress {
        case .incomplete(let missing): return incompleteError(for: bytes, missing: missing)
        case .impossible(let position, let expected): return error(for: bytes, at: position, expecting: expected)
        case .accepted: return nil
        }
    }

    private func incompleteError(for bytes: UnsafeBufferPointer<UInt8>, missing: Int?) -> ValidationError? {
        // Every byte except a continuation byte starts a scalar.
        let count = bytes.count { $0 & 0xC0 != 0x80 }
        let isTooShort = minimumScalarCount > 1 && count < minimumScalarCount
        if count == bytes.count, count <= Self.maximumCompletedBytes, let end = end(of: missing, completing: bytes) {
            return .mismatch(.completion(end, minimum: isTooShort ? minimumScalarCount : nil), at: bytes.count)
        }
        if let reason = countReason(for: count) { return .mismatch(reason, at: bytes.count) }
        return isTooShort ? .mismatch(.minimum(minimumScalarCount), at: bytes.count) : nil
    }

    /// Returns the last `missing` characters of the shortest text, if they also complete this text.
    ///
    /// Looking for another end would take thousands of steps for each rejection.
    private func end(of missing: Int?, completing bytes: UnsafeBufferPointer<UInt8>) -> String? {
        guard let missing, let shortestText, missing <= shortestText.count else { return nil }
        let end = shortestText.suffix(missing)
        let isComplete = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bytes.count + missing) { text in
            _ = text.update(fromContentsOf: bytes)
            _ = text[bytes.count...].update(fromContentsOf: end)
            return pattern.matches(UnsafeBufferPointer(text))
        }
        return isComplete ? String(decoding: end, as: UTF8.self) : nil
    }

    /// Returns the reason for a wrong number of characters, if all accepted texts have the same number.
    private func countReason(for count: Int) -> MismatchReason? {
        guard let exactScalarCount else { return nil }
        let digits = ExpectedCharacters(UInt8(ascii: "0")...UInt8(ascii: "9"), includesNonASCII: true)
        return .exactCount(exactScalarCount, actual: count, areDigits: allowedCharacters == digits)
    }

    private func error(
        for bytes: UnsafeBufferPointer<UInt8>, at position: Int, expecting expected: ExpectedScalars
    ) -> ValidationError? {
        let isNameable = bytes.span.hasNameableCharacter(at: position)
        if let allowedCharacters, isNameable, !allowedCharacters.contains(Unicode.Scalar(bytes[position])),
            expected.canFollowWithoutCharacter(at: position, in: bytes)
        {
            return ValidationError(.patternMismatch).at(position: position).withDisallowedCharacter(bytes[position])
        }
        if let allowedCharacters, bytes[position].isLetter, bytes.count <= 256,
            allowedCharacters.contains(Unicode.Scalar(bytes[position] ^ 0x20))
        {
            if let example, bytes[position].isLowercaseLetter, bytes.span.withUppercasedCopy(pattern.matches) {
                return .mismatch(.otherCase(example), at: position)
            }
            if bytes[position].isUppercaseLetter, bytes.span.withLowercasedCopy(pattern.matches) {
                return .mismatch(.otherCase(nil), at: position)
            }
        }
        guard bytes[..<position].allSatisfy({ $0 < 0x80 }) else { return nil }
        if expected.isEmpty, expected.includesEnd {
            return .mismatch(countReason(for: bytes.count { $0 & 0xC0 != 0x80 }) ?? .tooLong, at: position)
        }
        guard allowedCharacters != nil else {
            guard namesPlaces, expected.hasNames else { return nil }
            return .mismatch(.accepted(expected, nil), at: position)
        }
        if expected.includesEnd, isNameable, bytes[position] != UInt8(ascii: " "), !bytes.hasPoint(at: position) {
            return .mismatch(.rest, at: position).withDisallowedCharacter(bytes[position])
        }
        if let letters = lettersReason(for: expected) { return .mismatch(letters, at: position) }
        if position == 0, let firstCharacters { return .mismatch(.begins(firstCharacters, example), at: 0) }
        if isNameable, !expected.hasNames {
            return ValidationError(.patternMismatch).at(position: position).withDisallowedCharacter(bytes[position])
        }
        let isExampleLikeThis = example.map { expected.contains(at: position, of: $0) } ?? false
        return .mismatch(.accepted(expected, isExampleLikeThis ? example : nil), at: position)
    }
}

extension MismatchExplanation {
    /// Returns the reason for any other character if the expression accepts only letters, or only letters and digits,
    /// of any script.
    private func lettersReason(for expected: ExpectedScalars) -> MismatchReason? {
        let (low, high) = pattern.asciiCharacters
        guard expected.includesNonASCII, (expected.lowBits, expected.highBits) == (low, high) else { return nil }
        switch ExpectedCharacters(lowBits: low, highBits: high, includesEnd: false, includesNonASCII: false).kinds {
        case [.letter]: return .letters(withDigits: false)
        case [.letter, .digit]: return .letters(withDigits: true)
        default: return nil
        }
    }
}

extension ValidationError {
    /// The sentence about a text that doesn't match a pattern.
    var mismatchSentence: FilledSentence {
        if self[.example] != nil { return exampleSentence }
        if self[.isOptionList] == true { return FilledSentence(.option) }
        switch self[.repertoire] {
        case "ascii": return FilledSentence(.plainCharacters)
        case "letters": return FilledSentence(.anyLettersOnly)
        case "lettersAndDigits": return FilledSentence(.anyLettersAndDigits)
        default: break
        }
        if self[.isOtherCase] == true { return FilledSentence(.lowercaseLetters) }
        if let missing = self[.missingClass]?.asText.flatMap(CharacterClass.init(rawValue:)) {
            return FilledSentence(missing.sentence)
        }
        if let minimum = self[.minimum] {
            if case .list = self[.accepted] { return FilledSentence(.exactDigitsNot) }
            if self[.length] != nil { return FilledSentence(.exactLengthNot) }
            return FilledSentence(minimum == 0 ? .tooBrief : .tooShort)
        }
        switch self[.mismatchReason] {
        // The text matches up to the position, and every character before it takes one byte.
        case "long": return FilledSentence(.tooLong, self[.position].map { [.maximum: $0] } ?? [:])
        case "rest": return FilledSentence(self[.character] == nil ? .format : .nothingAfter)
        default: break
        }
        guard case .int(let offset) = self[.position] else { return characterSentence(orElse: .format) }
        if case .list(let names) = self[.accepted] { return .acceptedCharacters(names, at: offset) }
        guard self[.hasCharacterPosition] == true else { return characterSentence(orElse: .format) }
        return FilledSentence(.mistakeAt, ["number": .int(offset + 1)])
    }

    /// The sentence that shows an example.
    private var exampleSentence: FilledSentence {
        if self[.isOtherCase] == true { return FilledSentence(.capitalLetters) }
        if self[.mismatchReason] == "replacement" {
            return FilledSentence(MessageWord(character: self[.character]) == nil ? .looksLike : .replacement)
        }
        if case .list(let names) = self[.accepted], case .int(let offset) = self[.position] {
            return .acceptedCharacters(
                names, at: offset, first: .characterFirstLike, later: .characterAtLike)
        }
        return switch self[.mismatchReason] {
        case "missing": FilledSentence(.addAtEnd)
        case "short": FilledSentence(.looksLikeShort)
        case "long": FilledSentence(.looksLikeLong)
        case "end": FilledSentence(self[.character] == nil ? .looksLike : .notEnd)
        case "spaces": FilledSentence(.twoSpaces)
        case "digits": FilledSentence(.digitsNotLetters)
        case "letters": FilledSentence(.lettersNotDigits)
        case "part": FilledSentence(.onlyPart)
        case "place": placeSentence
        default: FilledSentence(.looksLike)
        }
    }

    private var placeSentence: FilledSentence {
        guard case .int(let offset) = self[.position] else { return FilledSentence(.looksLike) }
        return FilledSentence(.placeLike, ["number": .int(offset + 1)])
    }

    /// Returns the error for a text that the pattern matches after a sign is replaced by another sign.
    static func mismatch(replacing sign: UInt8, with other: UInt8, like example: String) -> ValidationError {
        .mismatch(.replacement(other, example), at: 0).withDisallowedCharacter(sign)
    }

    /// Returns the error with an app's example, whose message names the characters that are accepted at an offset.
    static func mismatch(of expected: ExpectedScalars, at position: Int, like example: String) -> ValidationError {
        .mismatch(.expected(expected, example), at: position)
    }

    fileprivate static func mismatch(_ reason: MismatchReason, at position: Int) -> ValidationError {
        ValidationError(.patternMismatch, at: position, deferring: reason)
    }
}

extension PatternProgress {
    /// Returns the offset where a text that doesn't match stops matching.
    func position(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        if case .impossible(let position, _) = self { position } else { bytes.count }
    }
}

/// The reason why an expression doesn't match, if the app gave no example.
private enum MismatchReason: ValidationError.DeferredParameters {
    /// The text has fewer characters than every accepted text.
    case minimum(Int)
    /// All accepted texts have the first number of characters, or of digits, and the text has the second number.
    case exactCount(Int, actual: Int, areDigits: Bool)
    /// The characters that complete the text, and the fewest characters of an accepted text if the text has fewer.
    case completion(String, minimum: Int?)
    /// The text is accepted in capital letters, and looks like the example; or without an example, in lowercase letters.
    case otherCase(String?)
    /// The text goes on after the expression's match.
    case tooLong
    /// The text goes on after the match, but a continuation that begins with another character matches.
    case rest
    /// The text has a character other than a letter, or other than a letter or digit.
    case letters(withDigits: Bool)
    /// The characters with which every accepted text begins, and an example.
    case begins(String, String?)
    /// The characters that the expression accepts in place of the first mismatched character, and an example that has a
    /// character among them at the same place.
    case accepted(ExpectedScalars, String?)
    /// The same with an app's example.
    case expected(ExpectedScalars, String)
    /// The sign that replaces the sign of the text, and an app's example.
    case replacement(UInt8, String)

    var parameters: ValidationError.Parameters {
        switch self {
        case .minimum(let count): return [.minimum: .int(count)]
        case .exactCount(let count, let actual, areDigits: false):
            return [.minimum: .int(count), .length: .int(actual)]
        case .exactCount(let count, let actual, areDigits: true):
            return [.minimum: .int(count), .accepted: .list([String(count)]), .length: .int(actual)]
        case .completion(let text, let minimum):
            var parameters: ValidationError.Parameters = [
                .example: .text(text), .mismatchReason: "missing", .isDerived: true,
            ]
            parameters[.minimum] = minimum.map { .int($0) }
            return parameters
        case .otherCase(let example):
            var parameters: ValidationError.Parameters = [.isOtherCase: true, .isDerived: true]
            parameters[.example] = example.map { .text($0) }
            return parameters
        case .tooLong: return [.mismatchReason: "long"]
        case .rest: return [.mismatchReason: "rest"]
        case .letters(let withDigits): return [.repertoire: withDigits ? "lettersAndDigits" : "letters"]
        case .begins(let characters, let example):
            var parameters = Self.parameters(for: [characters], example)
            parameters[.isLiteral] = true
            return parameters
        case .accepted(let expected, let example):
            // Otherwise, the message states the character's number.
            guard let names = expected.names else { return [.hasCharacterPosition: true] }
            return Self.parameters(for: names, example)
        case .expected(let expected, let example):
            return [.accepted: .list(expected.names ?? []), .example: .text(example)]
        case .replacement(let sign, let example):
            return [
                .accepted: .list([String(Unicode.Scalar(sign))]), .example: .text(example),
                .mismatchReason: "replacement",
            ]
        }
    }

    private static func parameters(for names: [String], _ example: String?) -> ValidationError.Parameters {
        var parameters: ValidationError.Parameters = [.accepted: .list(names), .isDerived: true]
        parameters[.example] = example.map { .text($0) }
        return parameters
    }
}

extension ValidationError.Parameter {
    /// Whether the error's position is at a character, not inside the bytes of other characters.
    fileprivate static let hasCharacterPosition: Self = "isPlaced"
    /// What is wrong, apart from a single character: "short", "long", "end", "place", or a repair for an app's example;
    /// "missing" if the example is the rest of the text; or "rest" if the text is accepted without the disallowed
    /// character and everything after it.
    static let mismatchReason: Self = "mismatchReason"
    /// The character class that a password lacks.
    fileprivate static let missingClass: Self = "missingClass"
}

extension Sentence {
    /// The number of a character, counted from 1.
    package static let mistakeAt = Sentence(
        "mistakeAt", "Use an accepted format: check character {number}",
        labeled: "{label} must be in an accepted format: check character {number}")
    /// The same as ``characterAt``, with a whole text as an example.
    package static let characterAtLike = Sentence(
        "characterAtLike", "Use {kinds} as character {number}, like {example}",
        labeled: "{label} must have {kinds} as character {number}, like {example}")
    /// The same as ``characterFirst``, with a whole text as an example.
    package static let characterFirstLike = Sentence(
        "characterFirstLike", "Begin with {kinds}, like {example}",
        labeled: "{label} must begin with {kinds}, like {example}")
    /// The example is only the end of the text, such as “@a”.
    package static let addAtEnd = Sentence(
        "addAtEnd", "This is incomplete: add something like “{example}” at the end",
        labeled: "{label} is incomplete: add something like “{example}” at the end")
    package static let looksLikeShort = Sentence(
        "looksLikeShort", "This is too short: use this format: {example}",
        labeled: "{label} is too short: it must look like {example}")
    package static let looksLikeLong = Sentence(
        "looksLikeLong", "This is too long: use this format: {example}",
        labeled: "{label} is too long: it must look like {example}")
    /// The text is accepted without what is before the part.
    package static let onlyPart = Sentence(
        "onlyPart", "Enter only the part that looks like {example}",
        labeled: "{label} must have only the part that looks like {example}")
    /// The number of a character, counted from 1.
    package static let placeLike = Sentence(
        "placeLike", "Check character {number}, and use this format: {example}",
        labeled: "{label} must look like {example}: check character {number}")
    /// The text is accepted without its last character.
    package static let notEnd = Sentence(
        "notEnd", "Do not end with {character}", labeled: "{label} must not end with {character}")
    /// The text is accepted with single spaces.
    package static let twoSpaces = Sentence(
        "twoSpaces", "Do not write two spaces in a row", labeled: "{label} must not have two spaces in a row")
    /// A character with a name, such as "dots", and the sign with which the text is accepted.
    package static let replacement = Sentence(
        "replacement", "Replace the {characters} with {accepted}, like {example}",
        labeled: "{label} must have {accepted} instead of {characters}, like {example}")
    /// The text is accepted with 0 and 1 instead of letters that look like these digits.
    package static let digitsNotLetters = Sentence(
        "digitsNotLetters", "Use the digits 0 and 1, not the letters O and I",
        labeled: "{label} must have the digits 0 and 1 instead of the letters O and I")
    /// The text is accepted with O and I instead of digits that look like these letters.
    package static let lettersNotDigits = Sentence(
        "lettersNotDigits", "Use the letters O and I, not the digits 0 and 1",
        labeled: "{label} must have the letters O and I instead of the digits 0 and 1")
}

// MARK: - Passwords

extension Pattern {
    /// Returns the error for a password of at most 256 bytes that's too short, lacks a character class, or has
    /// non-ASCII characters, or `nil` for any other password.
    ///
    /// A class is missing if the pattern matches after one of the class's characters is appended to the password.
    func passwordError(for bytes: UnsafeBufferPointer<UInt8>) -> ValidationError? {
        guard bytes.count <= 256 else { return nil }
        let counts = CharacterClass.Counts(of: bytes)
        let classes: [CharacterClass] = [.lowercase, .uppercase, .digit, .symbol]
        let absent = classes.filter { counts[$0] == 0 }
        guard let present = classes.first(where: { counts[$0] > 0 }) else { return nil }
        let text = String(decoding: bytes, as: UTF8.self)
        func matches(with added: [CharacterClass], isLonger: Bool) -> Bool {
            let longer = isLonger ? String(repeating: present.sample, count: 16) : ""
            return (text + added.map(\.sample).joined() + longer).withBytes { mismatchOffset(in: $0) == nil }
        }
        let ascii = String(String.UnicodeScalarView(text.unicodeScalars.map { $0.isASCII ? $0 : "a" }))
        if ascii != text, ascii.withBytes({ mismatchOffset(in: $0) == nil }) {
            return ValidationError(.patternMismatch, with: [.repertoire: "ascii"])
        }
        if matches(with: [], isLonger: true) { return ValidationError(.patternMismatch, with: [.minimum: 0]) }
        for count in 1...max(1, absent.count) {
            let additions = absent.combinations(ofCount: count).filter {
                matches(with: $0, isLonger: false) || matches(with: $0, isLonger: true)
            }
            guard let missing = additions.first?.first else { continue }
            // A letter of either case is enough.
            let isAnyLetter = additions.contains([.lowercase]) && additions.contains([.uppercase])
            let name = (isAnyLetter ? CharacterClass.letter : missing).rawValue
            return ValidationError(.patternMismatch, with: [.missingClass: .text(name), .minimum: 1])
        }
        return nil
    }
}

extension CharacterClass {
    fileprivate var sample: String {
        switch self {
        case .letter, .lowercase: "a"
        case .uppercase: "A"
        case .digit: "1"
        case .symbol: "!"
        }
    }

    fileprivate var sentence: Sentence {
        switch self {
        case .letter: .passwordLetters
        case .lowercase: .passwordLowercase
        case .uppercase: .passwordUppercase
        case .digit: .passwordDigits
        case .symbol: .passwordSymbols
        }
    }
}

extension [CharacterClass] {
    /// Returns all combinations of `count` elements, in array order.
    fileprivate func combinations(ofCount count: Int) -> [[CharacterClass]] {
        if count == 0 { return [[]] }
        return indices.flatMap { index in
            Array(self[(index + 1)...]).combinations(ofCount: count - 1).map { [self[index]] + $0 }
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The number of letters and digits; every character beyond ASCII counts as a letter.
    var lettersAndDigitsCount: Int { count { $0.isLetter || $0.isDigit || $0 >= 0xC0 } }

    /// Returns whether a decimal number's point or comma is at an offset, with nothing but digits before it.
    func hasPoint(at offset: Int) -> Bool {
        guard offset > 0, offset + 1 < count else { return false }
        let isPoint = self[offset] == UInt8(ascii: ".") || self[offset] == UInt8(ascii: ",")
        return isPoint && self[offset + 1].isDigit && self[..<offset].allSatisfy(\.isDigit)
    }
}

extension ExpectedScalars {
    /// Whether a digit can be there.
    var includesDigit: Bool { lowBits >> 48 & 0x3FF != 0 }

    /// Returns whether the text can go on at an offset if the character there, and any repetitions of it, are removed.
    ///
    /// The number 1.5 isn't 15 with a superfluous point.
    func canFollowWithoutCharacter(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let byte = bytes[offset]
        guard let next = bytes[offset...].first(where: { $0 != byte }) else { return true }
        return !bytes.hasPoint(at: offset) && next < 0x80
            && ExpectedCharacters(self)?.contains(Unicode.Scalar(next)) == true
    }
}

extension ExpectedCharacters {
    /// Creates the characters that a pattern expects, or returns `nil` if it expects none.
    init?(_ expected: ExpectedScalars) {
        guard !expected.isEmpty else { return nil }
        self.init(
            lowBits: expected.lowBits, highBits: expected.highBits, includesEnd: false,
            includesNonASCII: expected.includesNonASCII)
    }
}

// MARK: - Names of characters

extension ExpectedScalars {
    private static let capitals: UInt64 = 0x07FF_FFFE
    private static let lowercaseLetters: UInt64 = 0x07FF_FFFE_0000_0000
    private static let digits: UInt64 = 0x03FF_0000_0000_0000
    private static let digitsAndNeighbors: UInt64 = 0x07FF_8000_0000_0000

    /// Whether a message can name the characters: at most ten, where all letters or digits count as one.
    ///
    /// Most rejections only ask this and never build the names.
    var hasNames: Bool {
        // Nobody can see control characters and spaces, the first 33, or the delete character, the last.
        guard !includesNonASCII, lowBits & 0x1_FFFF_FFFF == 0, highBits >> 63 == 0 else { return false }
        var (signs, letters) = (lowBits, highBits)
        var count = 0
        for range in [Self.capitals, Self.lowercaseLetters] where letters & range == range {
            letters &= ~range
            count = 1
        }
        // The digits 1 to 9 have a name too if neither of their neighbors / and : is in the set.
        if signs & Self.digits == Self.digits || signs & Self.digitsAndNeighbors == Self.digits & ~(1 << 48) {
            signs &= ~Self.digits
            count += 1
        }
        return (1...10).contains(count + signs.nonzeroBitCount + letters.nonzeroBitCount)
    }

    /// The names of the characters and ranges, or `nil` if a message can't name them.
    var names: [String]? {
        guard hasNames, let characters = ExpectedCharacters(self) else { return nil }
        return characters.kinds.flatMap { kind in
            switch kind {
            case .digit: ["0-9"]
            case .letter: ["A-Za-z"]
            case .uppercaseLetter: ["A-Z"]
            case .lowercaseLetter: ["a-z"]
            case .character(let character): [String(character)]
            case .range("1"..."9"): ["1-9"]
            case .range(let range):
                (range.lowerBound.value...range.upperBound.value).map { String(Unicode.Scalar(UInt8($0))) }
            case .nonASCII: [String]()
            }
        }
    }

    /// Returns whether the character at an offset in an ASCII text is in the set.
    func contains(at offset: Int, of text: String) -> Bool {
        text.withBytes { bytes in
            guard offset < bytes.count, bytes[offset] < 0x80 else { return false }
            let bits = bytes[offset] < 64 ? lowBits : highBits
            return bits >> UInt64(bytes[offset] & 63) & 1 == 1
        }
    }
}
