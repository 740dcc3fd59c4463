// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The reason why a strategy rejected an input, with a domain, a code, and parameters that help to correct the input.
///
/// Two errors are equal if their domains, codes, parameters, and paths are equal. Their messages may differ. The
/// message is created only when you read ``reason``; until then, a rejection allocates no memory. **The rejected input
/// is never part of an error**, so errors can be logged and sent.
///
/// ```swift
/// do {
///     try NumericInputValidator().validate("12a")
/// } catch {
///     error.domain  // InputValidationErrorDomain
///     error.code  // 1001
///     error.name  // "numeric.character"
///     error.reason  // "Only use the digits 0 to 9"
///     error.position  // 2
/// }
/// ```
///
/// Your own strategy creates its errors once, with its own domain and codes:
///
/// ```swift
/// static let noPrefix = ValidationError(
///     7, domain: "Club", name: "member.prefix", message: "Begin with M")
/// ```
public struct ValidationError: Error, Sendable {
    // 32 bytes. Everything that's known when the strategy is created is in a shared part. The rest, one integer and one
    // character, is known only on rejection and stored inline, so that rejecting with a shared part doesn't allocate.
    private let storedCode: Int32
    private var measure = MeasuredParameter.none
    /// The ASCII character in the parameter ``Parameter/character``, or 0.
    private var asciiCharacter: UInt8 = 0
    /// Whether the strategy could not evaluate the input, so that nothing must turn its rejection into an acceptance.
    ///
    /// For example, an abstract strategy, an invalid pattern, or an empty or too deeply nested composition can't
    /// evaluate any input, and no strategy evaluates an input over its limit.
    package private(set) var isInconclusive: Bool
    /// The unusual characters that caused the rejection, which are also a parameter.
    private var inlineUnusualCharacters: UnusualCharacters?
    private var measuredValue = 0
    private var details: SharedBox<Details>?
    private var presentation: SharedBox<Presentation>?

    /// The parameter that ``measuredValue`` holds.
    private enum MeasuredParameter: UInt8 {
        case none, position, length

        var parameter: Parameter? { self == .none ? nil : self == .length ? .length : .position }
    }

    /// Creates an error in the built-in domain, without parameters.
    @inlinable
    public init(_ code: Code) {
        self.init(number: code.number, isConclusive: code.isConclusive)
    }

    @usableFromInline
    package init(number: Int32, isConclusive: Bool) {
        storedCode = number
        isInconclusive = !isConclusive
    }

    /// Creates an error with its own domain, name, message, or parameters.
    ///
    /// Create it once, in a `static let` or a strategy's initializer, because it allocates memory.
    ///
    /// - Parameters:
    ///   - code: The error's code, unique in its domain.
    ///   - domain: The code's domain; by default, the library's domain.
    ///   - name: A stable name in the form `family.cause` for programs and logs. By default, it is the built-in code's
    ///     name, or `domain.code`.
    ///   - message: The message for the user. The default is the built-in code's message. Parameters replace
    ///     placeholders such as `{minimum}`, and the field's label replaces `{label}`, exactly as given.
    ///   - parameters: Values that are known when the strategy is created, such as limits. Never use the input or a
    ///     secret comparison value.
    public init(
        _ code: Code,
        domain: Domain = .builtIn,
        name: String? = nil,
        message: String? = nil,
        parameters: [Parameter: Value] = [:]
    ) {
        storedCode = code.number
        isInconclusive = !code.isConclusive && domain == .builtIn
        details = SharedBox(
            .known(KnownDetails(domain: domain, name: name, message: message, parameters: parameters)))
    }

    /// Creates a conclusive error with all that a rejection knows at once, so that no part is copied.
    init(number: Int32, position: Int, details: SharedBox<Details>) {
        storedCode = number
        isInconclusive = false
        measure = .position
        measuredValue = position
        self.details = details
    }

    package init(_ code: Code, with parameters: Parameters) { self.init(code, parameters: parameters) }

    package var isBuiltIn: Bool { domain == .builtIn }

    /// The code's declaration, or `nil` if the code is not built in.
    package var declaration: ErrorCodeDeclaration? { isBuiltIn ? code.builtInDeclaration : nil }

    /// The namespace of ``code``.
    public var domain: Domain { details?.value.domain ?? .builtIn }

    /// The cause of the rejection, as a number whose meaning never changes within its domain.
    public var code: Code { Code(storedCode, isConclusive: !isInconclusive) }

    /// The cause of the rejection, as a stable text in the form `family.cause`, such as `"card.checksum"`.
    public var name: String {
        if let name = details?.value.name { return name }
        if let name = declaration?.name { return name }
        return "\(domain.rawValue).\(storedCode)"
    }

    /// The rejection's limits and measures, by name.
    public var parameters: [Parameter: Value] {
        var all = details?.value.parameters ?? [:]
        if let parameter = measure.parameter { all[parameter] = .int(measuredValue) }
        if let disallowedCharacter { all[.character] = disallowedCharacter }
        if let inlineUnusualCharacters { all[.unusualCharacters] = .text(inlineUnusualCharacters.rawValue) }
        return all
    }

    /// The value of a parameter, or `nil` if the error doesn't have the parameter.
    public subscript(_ parameter: Parameter) -> Value? {
        if measure.parameter == parameter { return .int(measuredValue) }
        if parameter == .character, let disallowedCharacter { return disallowedCharacter }
        if parameter == .unusualCharacters, let inlineUnusualCharacters {
            return .text(inlineUnusualCharacters.rawValue)
        }
        return details?.value.parameters[parameter]
    }

    /// The rejected part's offset in UTF-8 bytes from the start of the input, or `nil` if the error has no position.
    public var position: Int? { self[.position]?.asInteger }

    /// The value's line, counted from 1, in the JSON or file; `nil` if the value wasn't read from either.
    public var line: Int? { self[.line]?.asInteger }

    /// The value's column, counted from 1 in Unicode scalars; `nil` if the value wasn't read from JSON or a file.
    public var column: Int? { self[.column]?.asInteger }

    private var disallowedCharacter: Value? {
        asciiCharacter == 0 ? nil : .text(String(Unicode.Scalar(asciiCharacter)))
    }

    /// The label of the field that reports the error, or `nil` if there is none.
    public var label: String? { presentation?.value.label }

    /// The noun phrase for the field within a message, such as `"your email address"`, or `nil`.
    public var labelInSentence: String? { presentation?.value.labelInSentence }

    /// The message given where the error was created or used, or `nil` if the built-in message applies.
    public var message: String? { callSiteMessage ?? details?.value.message }

    /// The text given where the error was used, such as with `.message(_:)`.
    package var callSiteMessage: String? { presentation?.value.message }

    /// The messages given with ``localized(in:)``, or the current messages.
    package var messages: MessageCatalog { presentation?.value.messages ?? .current }

    /// Whether ``init(_:domain:name:message:parameters:)`` was called with a message.
    package var wasCreatedWithMessage: Bool { details?.value.message != nil }

    /// The path from a larger value to its rejected part; empty for the value itself.
    ///
    /// ```swift
    /// error.path  // [address, lines, 2]
    /// error.path.text  // "address.lines[2]"
    /// error.path.jsonPointer  // "/address/lines/2"
    /// ```
    public var path: [PathComponent] { presentation?.value.path ?? [] }
}

// MARK: - The message

extension ValidationError {
    /// The message for the user, which describes the problem and how to correct it.
    ///
    /// It's created each time you read it, in the language of the field or form, or of the current messages. It doesn't
    /// end with a period. If a built-in message mentions a parameter that the error lacks, an ellipsis replaces it.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public var reason: String { messages.text(for: self) }

    /// Returns the message for the user from a catalog, which determines the language and wording.
    public func reason(in messages: MessageCatalog) -> String { messages.text(for: self) }

    /// A heading to show above the ``reason`` in an alert or a list, such as "There is a problem".
    public var title: String { messages.title }
}

// MARK: - Adding parts that are known later

extension ValidationError {
    /// Returns the error with the position of the rejected part, in **UTF-8 bytes** from the start of the input.
    ///
    /// The position replaces a length. This doesn't allocate memory.
    public func at(position: Int) -> ValidationError { withMeasure(.position, position) }

    /// Returns the error with the input's length, in the rule's unit.
    ///
    /// The length replaces a position. This doesn't allocate memory.
    public func withLength(_ length: Int) -> ValidationError { withMeasure(.length, length) }

    private func withMeasure(_ measure: MeasuredParameter, _ value: Int) -> ValidationError {
        modified {
            $0.measure = measure
            $0.measuredValue = value
        }
    }

    private func modified(by change: (inout ValidationError) -> Void) -> ValidationError {
        var error = self
        change(&error)
        return error
    }

    /// Returns an error about limits with the notation of the field where the value is typed.
    package func withNotation(_ notation: String?) -> ValidationError {
        guard let notation, case .limits = declaration?.message, self[.notation] == nil else { return self }
        return details == nil ? self : adding([.notation: .text(notation)])
    }

    /// Returns the error with additional parameters.
    package func adding(_ parameters: Parameters) -> ValidationError {
        var changed = details?.value.known ?? KnownDetails()
        changed.parameters.merge(parameters) { $1 }
        let error = withDetails(SharedBox(.known(changed)))
        return parameters[.character] == nil ? error : error.withDisallowedCharacter(0)
    }

    /// Whether the error lacks details from when the strategy was created; an error with details gets no character or
    /// example.
    package var canNameCharacter: Bool { details == nil }

    /// Returns the error with placeholders such as `{length}` instead of some of its values.
    func withPlaceholders(for parameters: [Parameter]) -> ValidationError {
        var values: Parameters = [:]
        for parameter in parameters where self[parameter] != nil {
            values[parameter] = .text("{\(parameter.rawValue)}")
        }
        return modified {
            if measure.parameter.map(parameters.contains) == true { $0.measure = .none }
            if parameters.contains(.character) { $0.asciiCharacter = 0 }
        }.adding(values)
    }

    /// Returns the error with a disallowed ASCII character from the input, without allocating memory.
    package func withDisallowedCharacter(_ character: UInt8) -> ValidationError {
        modified { $0.asciiCharacter = character }
    }

    package func withDetails(_ details: SharedBox<Details>?) -> ValidationError { modified { $0.details = details } }

    /// Whether the library writes the message about the input, so that it can mention unusual characters.
    package var canDescribeUnusualCharacters: Bool { isBuiltIn && !isInconclusive && message == nil }

    /// The unusual characters that caused the rejection, or `nil` if there is another reason.
    package var unusualCharacters: UnusualCharacters? {
        inlineUnusualCharacters ?? self[.unusualCharacters]?.asText.flatMap(UnusualCharacters.init(rawValue:))
    }

    /// Returns the error with the unusual characters that caused the rejection, without allocating memory.
    package func withUnusualCharacters(_ characters: UnusualCharacters) -> ValidationError {
        modified { $0.inlineUnusualCharacters = characters }
    }

    /// The error for a strategy that also accepts empty text.
    ///
    /// Its message doesn't advise the user to enter a value.
    package var inOptionalText: ValidationError {
        unusualCharacters == .blank ? withUnusualCharacters(.onlySpaces) : self
    }

    /// The error without its suggestion.
    ///
    /// A suggestion is from a public list, but it resembles the input.
    package var withoutSuggestion: ValidationError {
        guard isBuiltIn, self[.suggestion] != nil, var others = details?.value.known else { return self }
        others.parameters[.suggestion] = nil
        return withDetails(SharedBox(.known(others)))
    }

    /// The error without texts derived from a pattern.
    ///
    /// Lengths and single characters stay.
    private var withoutDerivedTexts: ValidationError {
        let kept: Set<Parameter> = [.minimum, .length, .accepted]
        var others = details?.value.known ?? KnownDetails()
        others.parameters = parameters.filter {
            kept.contains($0.key) && ($0.key != .accepted || self[.isLiteral] == nil)
        }
        return withDetails(SharedBox(.known(others)))
    }

    /// The error without a suggestion, and without the parameters that its code declares as secret.
    package var withoutHints: ValidationError {
        guard isBuiltIn, !wasCreatedWithMessage else { return self }
        if self[.suggestion] != nil { return withoutSuggestion.withoutHints }
        if declaration?.secretParameters == .allFromPattern, self[.isDerived] == true { return withoutDerivedTexts }
        let hasSecret: Bool
        switch declaration?.secretParameters {
        // A server or a closure can put the character in the strategy's parameters.
        case .character: hasSecret = withDisallowedCharacter(0)[.character] != nil
        case .all: hasSecret = true
        case .allFromPattern: hasSecret = self[.character] != nil || self[.isOptionList] == true
        case .allWithCharacter, nil: hasSecret = self[.character] != nil
        }
        return (hasSecret ? withDetails(nil) : self).withDisallowedCharacter(0)
    }

    /// Returns the error with a field's label, and with a noun phrase for use within a message.
    public func labeled(_ label: String, labelInSentence: String? = nil) -> ValidationError {
        modifyingPresentation {
            $0.label = label
            $0.labelInSentence = labelInSentence
        }
    }

    /// Returns the error with another message; the parameters replace placeholders such as `{minimum}`.
    public func withMessage(_ message: String) -> ValidationError { modifyingPresentation { $0.message = message } }

    /// Returns the error with its own message catalog for ``reason``; pass `nil` to use the current catalog.
    public func localized(in messages: MessageCatalog?) -> ValidationError {
        modifyingPresentation { $0.messages = messages }
    }

    /// Returns the error as an error of a part, with the part's key or index inserted at the start of the path.
    public func under(_ component: PathComponent) -> ValidationError { under([component]) }

    /// Returns the error as an error of a part, with components inserted at the start of the path.
    package func under(_ path: [PathComponent]) -> ValidationError {
        path.isEmpty ? self : modifyingPresentation { $0.path = path + $0.path }
    }

    /// Returns the error without its first path components, so that a field can add its own path.
    package func droppingPathComponents(_ count: Int) -> ValidationError {
        modifyingPresentation { $0.path = Array($0.path.dropFirst(count)) }
    }

    /// Returns the error with a field's label, text, and path; an inner label or text stays, and the paths are joined.
    package func presented(within outerPresentation: SharedBox<Presentation>?) -> ValidationError {
        guard let outerPresentation else { return self }
        // The common case allocates nothing.
        if presentation == nil { return modified { $0.presentation = outerPresentation } }
        return modifyingPresentation { inner in
            if inner.label == nil {
                inner.label = outerPresentation.value.label
                inner.labelInSentence = outerPresentation.value.labelInSentence
            }
            inner.message = inner.message ?? outerPresentation.value.message
            inner.path = outerPresentation.value.path + inner.path
            inner.messages = inner.messages ?? outerPresentation.value.messages
        }
    }

    private func modifyingPresentation(_ change: (inout Presentation) -> Void) -> ValidationError {
        var changed = presentation?.value ?? Presentation()
        change(&changed)
        return modified { $0.presentation = SharedBox(changed) }
    }
}

// MARK: - No verdict

extension ValidationError {
    /// Returns the error as a replacement for another error; if that error is not a verdict, neither is the result.
    ///
    /// Its message is about unusual characters if the other error's message is.
    func asReplacement(for other: ValidationError) -> ValidationError {
        modified {
            $0.isInconclusive = isInconclusive || other.isInconclusive
            if inlineUnusualCharacters == nil, let characters = other.inlineUnusualCharacters,
                canDescribeUnusualCharacters
            {
                $0.inlineUnusualCharacters = characters
            }
        }
    }
}

// MARK: - Identity

extension ValidationError: Hashable {
    /// Returns whether two errors have equal domains, codes, parameters, and paths; messages are not compared.
    public static func == (first: ValidationError, second: ValidationError) -> Bool {
        first.isIdentical(to: second) || first.storedCode == second.storedCode && first.hasSameParts(as: second)
    }

    private func hasSameParts(as other: ValidationError) -> Bool {
        domain == other.domain && parameters == other.parameters && path == other.path
    }

    /// Returns whether two errors have the same parts, which implies that they are equal and have the same message.
    func isIdentical(to other: ValidationError) -> Bool {
        storedCode == other.storedCode && measure == other.measure && measuredValue == other.measuredValue
            && asciiCharacter == other.asciiCharacter && inlineUnusualCharacters == other.inlineUnusualCharacters
            && details === other.details && presentation === other.presentation
    }

    /// Hashes the domain, code, parameters, and path.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(storedCode)
        hasher.combine(domain)
        hasher.combine(parameters)
        hasher.combine(path)
    }
}

extension ValidationError: CustomStringConvertible {
    /// The name, domain, code, path, and English message (or the mistake in your code) on one line, for logs.
    ///
    /// Keys, labels, and messages can come from outside, for example from a request. Control characters and invisible
    /// characters in them are escaped, so a line feed becomes `\n`.
    public var description: String {
        let place = path.isEmpty ? "" : " at \(path.text)"
        let text = programmingErrorText ?? MessageCatalog.english.text(for: self)
        return "\(name) (\(domain.rawValue) \(storedCode))\(place): \(text)".printable
    }

    /// Whether the error is about a mistake in the developer's code, which no other input corrects.
    package var isProgrammingMistake: Bool { declaration?.programmingError != nil }

    private var programmingErrorText: String? {
        guard message == nil, let text = declaration?.programmingError else { return nil }
        return self["cause"].map { "\(text): \($0)" } ?? text
    }
}

extension ValidationError: CustomReflectable {
    /// No content besides ``description``, so that `dump` prints no character that controls a terminal.
    public var customMirror: Mirror { Mirror(self, children: [], displayStyle: .struct) }
}

// The requirements for bridging to NSError.
extension ValidationError {
    /// The domain of `error as NSError`.
    public var _domain: String { domain.rawValue }

    /// The code of `error as NSError`.
    public var _code: Int { Int(storedCode) }
}
