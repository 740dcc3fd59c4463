// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The name and the message of a code.
///
/// Each code is declared once, beside the type that reports it. A code never changes its meaning and is never used
/// twice. The ranges are 1000–1009 for every strategy, 1010–1019 length, 1020–1029 comparison, 1030–1039 equality and
/// membership, 1040–1059 payment card, 1060–1089 URL, 1090–1109 email, 1110–1199 other formats, 1200–1229 composition,
/// and 1230–1249 forms and server.
final class CodeDeclaration: Sendable {
    /// How the message of an error is chosen.
    enum Message: Sendable {
        case sentence(Sentence)
        /// A sentence that mentions a kind of input, with the example of the error or another one.
        case kind(Kind)
        /// A text about a mistake in the program, for the developer.
        case mistake(String)
        /// A sentence that the parameters of the error decide.
        case chosen(@Sendable (ValidationError) -> Phrase)
    }

    let number: Int32
    /// The stable name in the form `family.cause`; the name of the member is the same in camel case.
    let name: String
    /// Whether the error is about the input, so that the opposite of its rejection is an acceptance.
    let isVerdict: Bool
    let message: Message

    init(_ number: Int32, _ name: String, _ message: Message, isVerdict: Bool) {
        self.number = number
        self.name = name
        self.message = message
        self.isVerdict = isVerdict
    }

    /// Returns the sentence for an error.
    func phrase(for error: ValidationError) -> Phrase {
        switch message {
        case .sentence(let sentence): Phrase(sentence)
        case .kind(let kind): Phrase(kind: kind, like: error.example)
        // The text is in the description of the error.
        case .mistake: Phrase(.programMistake)
        case .chosen(let phrase): phrase(error)
        }
    }

    /// The mistake in the program that causes the error; `nil` for an error about the input.
    var mistake: String? {
        if case .mistake(let text) = message { text } else { nil }
    }
}

extension ValidationError.Code {
    /// Declares a code whose message is a sentence.
    static func declare(_ number: Int32, _ name: String, _ sentence: Sentence, isVerdict: Bool = true) -> Self {
        Self(CodeDeclaration(number, name, .sentence(sentence), isVerdict: isVerdict))
    }

    /// Declares a code whose message mentions a kind of input.
    static func declare(_ number: Int32, _ name: String, kind: Kind) -> Self {
        Self(CodeDeclaration(number, name, .kind(kind), isVerdict: true))
    }

    /// Declares a code for which the parameters of the error decide between sentences.
    static func declare(
        _ number: Int32, _ name: String, _ phrase: @escaping @Sendable (ValidationError) -> Phrase
    ) -> Self {
        Self(CodeDeclaration(number, name, .chosen(phrase), isVerdict: true))
    }

    /// Declares a code for a mistake in the program, with a text for the developer.
    static func declareMistake(_ number: Int32, _ name: String, _ text: String, isVerdict: Bool = false) -> Self {
        Self(CodeDeclaration(number, name, .mistake(text), isVerdict: isVerdict))
    }
}

// MARK: - The declarations of the process

extension ValidationError.Code {
    // A code refers to its declaration by a place of 16 bits, because an error has no room for a pointer, and because a
    // scanner returns the code and the position in one word. A place is set at most once, and a declaration is never
    // released, so a copy of a code counts no references.
    private static let placeCount = 512
    private nonisolated(unsafe) static let places = {
        let places = UnsafeMutablePointer<CodeDeclaration?>.allocate(capacity: placeCount)
        places.initialize(repeating: nil, count: placeCount)
        return places
    }()

    private init(_ declaration: CodeDeclaration) {
        number = declaration.number
        place = Self.place(for: declaration)
    }

    /// Puts a declaration into the first free place from its number on, or returns 0 if there is none.
    private static func place(for declaration: CodeDeclaration) -> UInt16 {
        for attempt in 0..<placeCount {
            let place = (Int(declaration.number) + attempt) % placeCount
            // Place 0 represents a code without a declaration.
            guard place > 0 else { continue }
            let found = _stdlib_atomicAcquiringInitializeARCRef(object: places + place, desired: declaration)
            if found._withUnsafeGuaranteedRef({ $0 === declaration }) { return UInt16(place) }
        }
        return 0
    }

    /// Creates the code whose declaration has a place.
    init(place: UInt16) {
        self.place = place
        number = Self.declaration(at: place)?._withUnsafeGuaranteedRef { $0.number } ?? 0
    }

    @inline(__always)
    private static func declaration(at place: UInt16) -> Unmanaged<CodeDeclaration>? {
        _stdlib_atomicAcquiringLoadARCRef(object: places + Int(place))
    }

    /// Returns the result of the closure for the declaration, or `nil` for a code that is not built-in.
    ///
    /// A literal and a number from JSON do not refer to a declaration, so it is searched by number.
    @inline(__always)
    func declared<Result>(_ body: (CodeDeclaration) -> Result?) -> Result? {
        let place = place == 0 ? Self.builtIn.first { $0.number == number }?.place ?? 0 : place
        return Self.declaration(at: place)?._withUnsafeGuaranteedRef(body)
    }

    /// The name of the code in the built-in domain, such as `"card.checksum"`, or `nil`.
    public var name: String? { declared { $0.name } }
}
