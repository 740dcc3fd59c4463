// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The name and the message of a code.
///
/// Each code is declared once, beside the type that reports it. A code never changes its meaning and is never used
/// twice. The ranges are 1000–1009 for every strategy and for the first ones, 1010–1019 length, 1020–1029 comparison,
/// 1030–1039 equality, membership, and parts of text, 1040–1059 payment card, 1060–1089 URL, 1090–1109 email, 1110–1199
/// and 1250–1399 other formats, 1200–1229 composition, and 1230–1249 forms, asynchronous strategies, and decoding.
///
/// The functions that declare codes are inlined, so that the compiler computes the codes.
@usableFromInline package struct ErrorCodeDeclaration: Sendable {
    /// How the message of an error is chosen.
    @usableFromInline package enum Message: Sendable {
        case sentence(Sentence)
        /// A sentence that mentions a kind of input, with the example of the error or another one.
        case kind(InputKind)
        /// A text about a mistake in the program, for the developer.
        case programmingError(String)
        /// A sentence that the parameters of the error decide.
        case chosen(SentenceChooser)
        /// One about an alphabet, which is not secret, and which an error can have beside a disallowed character.
        case alphabet(SentenceChooser)
        /// One about the options of a list, which can be secret.
        case options(SentenceChooser)
        /// One about the limits of a value, which are shown as they are typed.
        case limits(SentenceChooser)

        @usableFromInline package typealias SentenceChooser = @Sendable (ValidationError) -> FilledSentence
    }

    /// The stable name in the form `family.cause`; the name of the member is the same in camel case.
    @usableFromInline package let name: String
    @usableFromInline package let message: Message

    @inlinable
    package init(name: String, message: Message) {
        self.name = name
        self.message = message
    }

    /// Returns the sentence for an error.
    ///
    /// It is about unusual characters if they are the reason for the rejection, whatever the code is.
    package func sentence(for error: ValidationError) -> FilledSentence {
        let sentence = ownSentence(for: error)
        guard programmingError == nil, let characters = error.unusualCharacters else { return sentence }
        // A strategy can have a more specific sentence about spaces.
        return characters == .outerSpaces && sentence.advisesRemovingSpaces(for: error)
            ? sentence : FilledSentence(characters.sentence)
    }

    private func ownSentence(for error: ValidationError) -> FilledSentence {
        switch message {
        case .sentence(let sentence): FilledSentence(sentence)
        case .kind(let kind): FilledSentence(kind: kind, example: error.example)
        // The text is in the description of the error.
        case .programmingError: FilledSentence(.programMistake)
        case .chosen(let choose), .alphabet(let choose), .options(let choose), .limits(let choose): choose(error)
        }
    }

    /// Whether the message is about an alphabet.
    package var isAboutAlphabet: Bool {
        if case .alphabet = message { true } else { false }
    }

    /// The mistake in the program that causes the error; `nil` for an error about the input.
    var programmingError: String? {
        if case .programmingError(let text) = message { text } else { nil }
    }
}

extension ValidationError.Code {
    /// Declares a code whose message is a sentence.
    ///
    /// - Parameter isConclusive: Whether the error is about the input, so that a negation may accept what it rejects.
    @inlinable
    package static func declare(_ number: Int32, _ name: String, _ sentence: Sentence, isConclusive: Bool = true)
        -> Self
    {
        Self(number, isConclusive: isConclusive, ErrorCodeDeclaration(name: name, message: .sentence(sentence)))
    }

    /// Declares a code whose message mentions a kind of input.
    @inlinable
    package static func declare(_ number: Int32, _ name: String, kind: InputKind) -> Self {
        Self(number, isConclusive: true, ErrorCodeDeclaration(name: name, message: .kind(kind)))
    }

    /// Declares a code for which the parameters of the error decide between sentences.
    @inlinable
    package static func declare(
        _ number: Int32, _ name: String, isConclusive: Bool = true,
        _ chooseSentence: @escaping ErrorCodeDeclaration.Message.SentenceChooser
    ) -> Self {
        Self(number, isConclusive: isConclusive, ErrorCodeDeclaration(name: name, message: .chosen(chooseSentence)))
    }

    /// Declares a code with a message of any kind.
    @inlinable
    package static func declare(_ number: Int32, _ name: String, _ message: ErrorCodeDeclaration.Message) -> Self {
        Self(number, isConclusive: true, ErrorCodeDeclaration(name: name, message: message))
    }

    /// Declares a code for a mistake in the program, with a text for the developer.
    @inlinable
    package static func declareProgrammingError(
        _ number: Int32, _ name: String, _ text: String, isConclusive: Bool = false
    ) -> Self {
        Self(number, isConclusive: isConclusive, ErrorCodeDeclaration(name: name, message: .programmingError(text)))
    }

    /// The declaration, or `nil` if the code is not built-in.
    ///
    /// The code of an error and a decoded code have only a number.
    package var builtInDeclaration: ErrorCodeDeclaration? {
        declaration ?? Self.builtInCode(withNumber: number)?.declaration
    }

    /// Every code of the built-in domain that the program contains, in the order of their numbers.
    public static let builtIn: [Self] = codesByNumber.compactMap(\.self)

    /// Returns the built-in code with a number, or `nil`.
    static func builtInCode(withNumber number: Int32) -> Self? {
        builtInNumbers.contains(number) ? codesByNumber[Int(number - builtInNumbers.lowerBound)] : nil
    }

    private static let builtInNumbers: ClosedRange<Int32> = 1000...1399

    /// A place for each of the ``builtInNumbers``.
    private static let codesByNumber: [Self?] = {
        let own: [Self] = [
            .strategyAbstract, .inputEmpty, .inputTooLarge, .strategyPropertyUnreadable, .strategyErrorMissing,
            .compositionEmpty, .compositionNoAlternative, .compositionNegation, .compositionTooDeep,
            .compositionErrorsOmitted, .asyncPending, .asyncTimeout, .asyncUnavailable,
        ]
        var codes = [Self?](repeating: nil, count: builtInNumbers.count)
        for code in own + crossFieldCodes + LinkedModules.codes {
            codes[Int(code.number - builtInNumbers.lowerBound)] = code
        }
        return codes
    }()

    /// The name of the code in the built-in domain, such as `"card.checksum"`, or `nil`.
    public var name: String? { builtInDeclaration?.name }
}

// The codes that many types report.
extension ValidationError.Code {
    /// A strategy that does not override `validate`, and therefore rejects every input.
    public static let strategyAbstract = declareProgrammingError(
        1000, "strategy.abstract", "the strategy is abstract: override validate(_:)")

    /// A property that is isolated to the main actor and cannot be read on another thread.
    public static let strategyPropertyUnreadable = declareProgrammingError(
        1007, "strategy.propertyUnreadable",
        """
        write nonisolated before the type whose property is computed or an object, and in Swift 5 language mode, enable \
        the upcoming feature InferSendableFromCaptures
        """)

    /// A rejection without an error.
    public static let strategyErrorMissing = declareProgrammingError(
        1008, "strategy.errorMissing", "the strategy rejects the input and returns no error")

    /// An empty input.
    public static let inputEmpty = declare(1004, "input.empty") {
        FilledSentence($0[.isChoice] == true ? .noChoice : .empty)
    }

    /// More bytes than the strategy accepts.
    public static let inputTooLarge = declare(1005, "input.tooLarge", isConclusive: false) {
        // Of a document, only so much is read that its length stays unknown.
        if $0[.maximum] != nil, $0[.length] == nil { return FilledSentence(.dataSize) }
        // A small limit is that of a format whose inputs are much shorter, so it does not help.
        if case .int(let maximum) = $0[.maximum], maximum >= 4_096 { return FilledSentence(.tooManyBytes) }
        return FilledSentence(.tooLarge)
    }
}

extension ValidationError.Parameter {
    /// Whether the missing value is chosen, not typed.
    package static let isChoice: Self = "isChoice"
    /// Whether the accepted texts are the complete list of a pattern with few texts.
    package static let isOptionList: Self = "isOptionList"
}
