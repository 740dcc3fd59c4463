// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A code's name and message.
///
/// Each code is declared once, next to the type that reports it. A code never changes its meaning and is never reused.
/// The ranges are 1000–1009 for all strategies and the earliest strategies, 1010–1019 length, 1020–1029 comparison,
/// 1030–1039 equality, membership, and parts of text, 1040–1059 payment card, 1060–1089 URL, 1090–1109 email, 1110–1199
/// and 1250–1399 other formats, 1200–1229 composition, and 1230–1249 forms, asynchronous strategies, and decoding.
///
/// The functions that declare codes are inlined so that the compiler computes the codes.
@usableFromInline package struct ErrorCodeDeclaration: Sendable {
    /// The way an error's message is chosen.
    @usableFromInline package enum Message: Sendable {
        case sentence(@Sendable () -> Sentence)
        /// A sentence that mentions a kind of input, with the error's example or a default example.
        case kind(@Sendable () -> InputKind)
        /// Text for the developer, about a mistake in the code.
        case programmingError(String)
        /// A sentence that depends on the error's parameters.
        case chosen(SentenceChooser)
        /// A sentence about a value's limits, which are shown as the user would type them.
        case limits(SentenceChooser)

        @usableFromInline package typealias SentenceChooser = @Sendable (ValidationError) -> FilledSentence
    }

    /// The parameters that an error of the code loses if a sensitive strategy reports it, because they can be secret.
    @usableFromInline package enum SecretParameters: Sendable {
        /// If the error has a disallowed character, every parameter from the strategy, because messages about the
        /// character use them. The default.
        case allWithCharacter
        /// The disallowed character alone. The other parameters are an alphabet, which isn't secret.
        case character
        /// Every parameter from the strategy, because the parameters are a list's options.
        case all
        /// Every parameter from the strategy if the parameters are derived from a pattern; otherwise, the same as
        /// ``allWithCharacter``.
        case allFromPattern
    }

    /// The stable name in the form `family.cause`; the static member has the same name in camel case.
    @usableFromInline package let name: String
    @usableFromInline package let message: Message
    @usableFromInline package let secretParameters: SecretParameters

    @inlinable
    package init(name: String, message: Message, secret secretParameters: SecretParameters = .allWithCharacter) {
        self.name = name
        self.message = message
        self.secretParameters = secretParameters
    }

    /// Returns the sentence for an error.
    ///
    /// If unusual characters caused the rejection, the sentence is about them, whatever the code.
    package func sentence(for error: ValidationError) -> FilledSentence {
        let sentence = ownSentence(for: error)
        guard programmingError == nil, let characters = error.unusualCharacters else { return sentence }
        // A strategy can have a more specific sentence about spaces.
        return characters == .outerSpaces && sentence.advisesRemovingSpaces(for: error)
            ? sentence : FilledSentence(characters.sentence)
    }

    private func ownSentence(for error: ValidationError) -> FilledSentence {
        switch message {
        case .sentence(let sentence): FilledSentence(sentence())
        case .kind(let kind): FilledSentence(kind: kind(), example: error.example)
        // The text is in the error's description.
        case .programmingError: FilledSentence(.programMistake)
        case .chosen(let choose), .limits(let choose): choose(error)
        }
    }

    /// The mistake in the developer's code that caused the error, or `nil` for an error about the input.
    var programmingError: String? {
        if case .programmingError(let text) = message { text } else { nil }
    }
}

extension ValidationError.Code {
    /// Declares a code whose message is a sentence.
    ///
    /// The sentence is read only when a message needs it, so that the compiler can compute the code.
    ///
    /// - Parameter isConclusive: Whether the error is about the input, so that a negation may accept the rejected
    ///   input.
    @inlinable
    package static func declare(
        _ number: Int32, _ name: String, _ sentence: @autoclosure @escaping @Sendable () -> Sentence,
        isConclusive: Bool = true
    ) -> Self {
        Self(number, isConclusive: isConclusive, ErrorCodeDeclaration(name: name, message: .sentence(sentence)))
    }

    /// Declares a code whose message mentions a kind of input.
    @inlinable
    package static func declare(
        _ number: Int32, _ name: String, kind: @autoclosure @escaping @Sendable () -> InputKind
    ) -> Self {
        Self(number, isConclusive: true, ErrorCodeDeclaration(name: name, message: .kind(kind)))
    }

    /// Declares a code whose sentence depends on the error's parameters.
    ///
    /// - Parameter secret: The parameters that an error loses if a sensitive strategy reports it.
    @inlinable
    package static func declare(
        _ number: Int32, _ name: String, secret: ErrorCodeDeclaration.SecretParameters = .allWithCharacter,
        isConclusive: Bool = true, _ chooseSentence: @escaping ErrorCodeDeclaration.Message.SentenceChooser
    ) -> Self {
        Self(
            number, isConclusive: isConclusive,
            ErrorCodeDeclaration(name: name, message: .chosen(chooseSentence), secret: secret))
    }

    /// Declares a code whose sentence is about a value's limits.
    @inlinable
    package static func declare(
        _ number: Int32, _ name: String, limits chooseSentence: @escaping ErrorCodeDeclaration.Message.SentenceChooser
    ) -> Self {
        Self(number, isConclusive: true, ErrorCodeDeclaration(name: name, message: .limits(chooseSentence)))
    }

    /// Declares a code for a mistake in the developer's code, with text about it.
    @inlinable
    package static func declareProgrammingError(
        _ number: Int32, _ name: String, _ text: String, isConclusive: Bool = false
    ) -> Self {
        Self(number, isConclusive: isConclusive, ErrorCodeDeclaration(name: name, message: .programmingError(text)))
    }

    /// The declaration, or `nil` if the code is not built in.
    ///
    /// An error's code and a decoded code hold only a number.
    package var builtInDeclaration: ErrorCodeDeclaration? {
        declaration ?? Self.builtInCode(withNumber: number)?.declaration
    }

    /// Every code of the built-in domain that the program contains, in numerical order.
    public static let builtIn: [Self] = codesByNumber.compactMap(\.self)

    /// Returns the built-in code with the given number, or `nil` if there is none.
    static func builtInCode(withNumber number: Int32) -> Self? {
        builtInNumbers.contains(number) ? codesByNumber[Int(number - builtInNumbers.lowerBound)] : nil
    }

    private static let builtInNumbers: ClosedRange<Int32> = 1000...1399

    /// A place for each of the ``builtInNumbers``.
    private static let codesByNumber: [Self?] = {
        let own: [Self] = [
            .strategyAbstract, .inputEmpty, .inputTooLarge, .strategyPropertyUnreadable, .strategyErrorMissing,
            .strategyKeyUnknown,
            .compositionEmpty, .compositionNoAlternative, .compositionNegation, .compositionTooDeep,
            .compositionErrorsOmitted, .asyncPending, .asyncTimeout, .asyncUnavailable,
        ]
        var codes = [Self?](repeating: nil, count: builtInNumbers.count)
        for code in own + crossFieldCodes + LinkedModules.modules.flatMap(\.codes) {
            codes[Int(code.number - builtInNumbers.lowerBound)] = code
        }
        return codes
    }()

    /// The code's name in the built-in domain, such as `"card.checksum"`, or `nil` if the code is not built in.
    public var name: String? { builtInDeclaration?.name }
}

// The codes that many types report.
extension ValidationError.Code {
    /// A strategy that doesn't override `validate`, so it rejects every input.
    public static let strategyAbstract = declareProgrammingError(
        1000, "strategy.abstract", "the strategy is abstract: override validate(_:)")

    /// A property that is isolated to the main actor and can't be read on another thread.
    public static let strategyPropertyUnreadable = declareProgrammingError(
        1007, "strategy.propertyUnreadable",
        """
        write nonisolated before the type whose property is computed or an object, and before an extension that declares \
        the property; in Swift 5 language mode, enable the upcoming feature InferSendableFromCaptures
        """)

    /// A rejection without an error.
    public static let strategyErrorMissing = declareProgrammingError(
        1008, "strategy.errorMissing", "the strategy rejects the input and returns no error")

    /// A rule for a property whose name isn't one of its type's keys, so that its value isn't found in a request.
    ///
    /// The parameter `cause` says which property.
    public static let strategyKeyUnknown = declareProgrammingError(
        1009, "strategy.keyUnknown",
        "the request has another key for a property: pass the key's name to the rule, as in .at(\\.name, key: \"full_name\", …)"
    )

    /// An empty input, or a missing value.
    public static let inputEmpty = declare(1004, "input.empty") {
        FilledSentence($0[.isChoice] == true ? .noChoice : $0[.isAbsent] == true ? .missing : .empty)
    }

    /// More bytes than the strategy accepts.
    public static let inputTooLarge = declare(1005, "input.tooLarge", isConclusive: false) {
        // Only part of a document is read, so its length stays unknown.
        if $0[.maximum] != nil, $0[.length] == nil { return FilledSentence(.dataSize) }
        // A small limit belongs to a format whose inputs are much shorter, so mentioning it doesn't help.
        if case .int(let maximum) = $0[.maximum], maximum >= 4_096 { return FilledSentence(.tooManyBytes) }
        return FilledSentence(.tooLarge)
    }
}

extension ValidationError {
    /// The error for a value that is missing in data from a program.
    package static let absentValue = ValidationError(.inputEmpty, with: [.isAbsent: true])
}

extension ValidationError.Parameter {
    /// Whether the user chooses the missing value instead of typing it.
    package static let isChoice: Self = "isChoice"
    /// Whether the value is missing in data from a program.
    package static let isAbsent: Self = "isAbsent"
    /// Whether the accepted texts are the complete list for a pattern that matches only a few.
    package static let isOptionList: Self = "isOptionList"
    /// Whether the parameters contain a text that was derived from a pattern.
    package static let isDerived: Self = "isDerived"
    /// Whether the accepted text is a part of a pattern.
    package static let isLiteral: Self = "isLiteral"
}
