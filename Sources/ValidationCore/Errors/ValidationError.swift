// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The reason why a strategy rejected an input, with a domain, a code, and parameters that help to correct the input.
///
/// Two errors are equal if their domains, codes, parameters, and paths are equal. Their messages may differ. The
/// message is created when ``reason`` is read. Until then, a rejection allocates no memory. **The rejected input is
/// never part of an error**, so errors can be logged and sent.
///
/// ```swift
/// do {
///     try NumericInputValidator().validate("12a")
/// } catch {
///     error.domain  // InputValidationErrorDomain
///     error.code  // 1001
///     error.name  // "numeric.character"
///     error.reason  // "Only use the digits 0 to 9"
///     error[.position]  // 2
/// }
/// ```
///
/// A strategy of your own creates its errors once, with its own domain and its own codes:
///
/// ```swift
/// static let noPrefix = ValidationError(
///     7, domain: "Club", name: "member.prefix", message: "Begin with M")
/// ```
public struct ValidationError: Error, Sendable {
    // 32 bytes. What is known when the strategy is created is in a shared part. What is known only at the rejection,
    // one integer and one character, is inline, so that a rejection by a shared part does not allocate.
    private let storedCode: Int32
    private var measure = MeasuredParameter.none
    /// The ASCII character that the parameter ``Parameter/character`` names, or 0.
    private var asciiCharacter: UInt8 = 0
    /// Whether the strategy could not evaluate the input, so that its rejection must not be turned into an acceptance.
    ///
    /// Examples are abstract strategies, exceeded input limits, invalid patterns, and empty or too deep compositions.
    package private(set) var isInconclusive: Bool
    /// The unusual characters that are the reason for the rejection, which is also a parameter.
    private var inlineUnusualCharacters: UnusualCharacters?
    private var measuredValue = 0
    private var details: SharedBox<Details>?
    private var presentation: SharedBox<Presentation>?

    /// The parameter that ``measuredValue`` is.
    private enum MeasuredParameter: UInt8 {
        case none, position, length

        var parameter: Parameter? { self == .none ? nil : self == .length ? .length : .position }
    }

    /// Creates an error of the built-in domain, without parameters.
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
    /// Create it once, in a `static let` or in the initializer of a strategy, because it allocates memory.
    ///
    /// - Parameters:
    ///   - code: The code of the error, unique in its domain.
    ///   - domain: The domain of the code, by default that of the library.
    ///   - name: A stable name in the form `family.cause` for programs and logs. By default it is the name of the
    ///     built-in code, or `domain.code`.
    ///   - message: The message for the user. The default is that of the built-in code. Placeholders such as
    ///     `{minimum}` are replaced by parameters, and `{label}` by the label of the field, exactly as it was given.
    ///   - parameters: Values that are known when the strategy is created, such as limits. Never use the input or a
    ///     secret target.
    public init(
        _ code: Code,
        domain: Domain = .builtIn,
        name: String? = nil,
        message: String? = nil,
        parameters: [Parameter: Value] = [:]
    ) {
        storedCode = code.number
        isInconclusive = !code.isConclusive && domain == .builtIn
        details = SharedBox(Details(domain: domain, name: name, message: message, fixedParameters: parameters))
    }

    package init(_ code: Code, with parameters: Parameters) { self.init(code, parameters: parameters) }

    var isBuiltIn: Bool { domain == .builtIn }

    /// The declaration of the code, or `nil` if it is not a built-in one.
    package var declaration: ErrorCodeDeclaration? { isBuiltIn ? code.builtInDeclaration : nil }

    /// The name space of ``code``.
    public var domain: Domain { details?.value.domain ?? .builtIn }

    /// The cause of the rejection, as a number that never changes its meaning in its domain.
    public var code: Code { Code(storedCode, isConclusive: !isInconclusive) }

    /// The cause of the rejection, as a stable text in the form `family.cause`, such as `"card.checksum"`.
    public var name: String {
        if let name = details?.value.name { return name }
        if let name = declaration?.name { return name }
        return "\(domain.rawValue).\(storedCode)"
    }

    /// The limits and measures of the rejection, by name.
    public var parameters: [Parameter: Value] {
        var all = details?.value.parameters ?? [:]
        if let parameter = measure.parameter { all[parameter] = .int(measuredValue) }
        if let disallowedCharacter { all[.character] = disallowedCharacter }
        if let inlineUnusualCharacters { all[.unusualCharacters] = .text(inlineUnusualCharacters.rawValue) }
        return all
    }

    /// One of the ``parameters``, or `nil`.
    public subscript(_ parameter: Parameter) -> Value? {
        if measure.parameter == parameter { return .int(measuredValue) }
        if parameter == .character, let disallowedCharacter { return disallowedCharacter }
        if parameter == .unusualCharacters, let inlineUnusualCharacters {
            return .text(inlineUnusualCharacters.rawValue)
        }
        return details?.value.parameters[parameter]
    }

    /// The line of the value in the JSON or in the file that was read, from 1, or `nil` for a value from elsewhere.
    public var line: Int? { self[.line]?.asInteger }

    /// The column of the value in its line, in characters from 1, or `nil` for a value from elsewhere.
    public var column: Int? { self[.column]?.asInteger }

    private var disallowedCharacter: Value? {
        asciiCharacter == 0 ? nil : .text(String(Unicode.Scalar(asciiCharacter)))
    }

    /// The label of the field that reports the error, or `nil`.
    public var label: String? { presentation?.value.label }

    /// The noun phrase for the field inside a message, such as `"your email address"`, or `nil`.
    public var labelInSentence: String? { presentation?.value.labelInSentence }

    /// The message that was given where the error was created or used, or `nil` if the built-in message applies.
    public var message: String? { callSiteMessage ?? details?.value.message }

    /// The text given where the error was used, such as with `.message(_:)`.
    package var callSiteMessage: String? { presentation?.value.message }

    /// The messages given with ``localized(in:)``.
    package var messageSource: (any MessageSource)? { presentation?.value.messageSource }

    /// Whether ``init(_:domain:name:message:parameters:)`` was called with a text.
    package var wasCreatedWithMessage: Bool { details?.value.message != nil }

    /// The way from a larger value to its rejected part, which is empty for the value itself.
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
    /// It is created each time it is read, in the language of the field or form, or of the current messages, and does
    /// not end with a period. A parameter that a built-in message mentions and the error does not have becomes an
    /// ellipsis.
    ///
    /// The built-in messages are in the module `ValidationMessages`. In a program without it, this is the message with
    /// which the error was created, or else its ``name``.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public var reason: String { (messageSource ?? LinkedModules.currentMessages).text(for: self) }

    /// A heading for an alert or a list, with the ``reason`` below it, such as "There is a problem".
    public var title: String { (messageSource ?? LinkedModules.currentMessages).title }
}

// MARK: - Adding parts that are known later

extension ValidationError {
    /// Returns the error with the position of the rejected part, in **UTF-8 bytes** from the start of the input.
    ///
    /// It replaces a length and does not allocate memory.
    public func at(position: Int) -> ValidationError { withMeasure(.position, position) }

    /// Returns the error with the length of the input, in the unit of the rule.
    ///
    /// It replaces a position and does not allocate memory.
    public func withLength(_ length: Int) -> ValidationError { withMeasure(.length, length) }

    /// The error without the length of an input, as a requirement.
    package var withoutLength: ValidationError { measure == .length ? withMeasure(.none, 0) : self }

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

    /// Returns an error about the limits of a number with the decimal point of the text into which it is typed.
    func withDecimalPoint(_ decimalPoint: String?) -> ValidationError {
        guard let decimalPoint, case .limits = declaration?.message, self[.decimalPoint] == nil else { return self }
        return details == nil ? self : adding([.decimalPoint: .text(decimalPoint)])
    }

    /// Returns the error with further parameters.
    package func adding(_ parameters: Parameters) -> ValidationError {
        var changed = details?.value ?? Details()
        changed.parameters.merge(parameters) { $1 }
        let error = withDetails(SharedBox(changed))
        return parameters[.character] == nil ? error : error.withDisallowedCharacter(0)
    }

    /// Whether the error has nothing that was known when the strategy was created; others get no character or example.
    package var canNameCharacter: Bool { details == nil }

    /// Returns the error with a disallowed ASCII character of the input, without allocating memory.
    package func withDisallowedCharacter(_ character: UInt8) -> ValidationError {
        modified { $0.asciiCharacter = character }
    }

    package func withDetails(_ details: SharedBox<Details>?) -> ValidationError { modified { $0.details = details } }

    /// Whether the library writes the message about the input, which can then be about unusual characters.
    package var canDescribeUnusualCharacters: Bool { isBuiltIn && !isInconclusive && message == nil }

    /// The unusual characters that are the reason for the rejection, or `nil` if there is another reason.
    package var unusualCharacters: UnusualCharacters? {
        inlineUnusualCharacters ?? self[.unusualCharacters]?.asText.flatMap(UnusualCharacters.init(rawValue:))
    }

    /// Returns the error with the unusual characters that are the reason for the rejection, without allocating memory.
    package func withUnusualCharacters(_ characters: UnusualCharacters) -> ValidationError {
        modified { $0.inlineUnusualCharacters = characters }
    }

    /// The error without a character of the input and without the options of a list, which can be secret.
    var withoutHints: ValidationError {
        guard isBuiltIn, !wasCreatedWithMessage else { return self }
        switch declaration?.message {
        // The message without the character shows the alphabet.
        case .alphabet:
            let error = withDisallowedCharacter(0)
            // A server or a closure can name the character in the parameters.
            return error[.character] == nil ? error : error.withDetails(nil)
        case .options: return withDetails(nil).withDisallowedCharacter(0)
        default:
            let hasHints = self[.character] != nil || self[.isOptionList] == true
            return hasHints ? withDetails(nil).withDisallowedCharacter(0) : self
        }
    }

    /// Returns the error with the label of a field, and with a noun phrase for the inside of a message.
    public func labeled(_ label: String, labelInSentence: String? = nil) -> ValidationError {
        modifyingPresentation {
            $0.label = label
            $0.labelInSentence = labelInSentence
        }
    }

    /// Returns the error with another message, in which placeholders such as `{minimum}` are replaced by the
    /// parameters.
    public func withMessage(_ message: String) -> ValidationError { modifyingPresentation { $0.message = message } }

    package func localized(by messageSource: (any MessageSource)?) -> ValidationError {
        modifyingPresentation { $0.messageSource = messageSource }
    }

    /// Returns the error as an error of a part, whose key or index it inserts at the start of the path.
    public func under(_ component: PathComponent) -> ValidationError { under([component]) }

    /// Returns the error as an error of a part, with components inserted at the start of the path.
    package func under(_ path: [PathComponent]) -> ValidationError {
        path.isEmpty ? self : modifyingPresentation { $0.path = path + $0.path }
    }

    /// Returns the error without the first components of its path, for a field that adds its own path.
    package func droppingPathComponents(_ count: Int) -> ValidationError {
        modifyingPresentation { $0.path = Array($0.path.dropFirst(count)) }
    }

    /// Returns the error with the label, text, and path of a field; an inner label or text stays, and paths are joined.
    package func presented(within outerPresentation: SharedBox<Presentation>?) -> ValidationError {
        guard let outerPresentation else { return self }
        // The common case, which allocates nothing.
        if presentation == nil { return modified { $0.presentation = outerPresentation } }
        return modifyingPresentation { inner in
            if inner.label == nil {
                inner.label = outerPresentation.value.label
                inner.labelInSentence = outerPresentation.value.labelInSentence
            }
            inner.message = inner.message ?? outerPresentation.value.message
            inner.path = outerPresentation.value.path + inner.path
            inner.messageSource = inner.messageSource ?? outerPresentation.value.messageSource
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
    /// Returns the error as a replacement of another one; it is not a verdict if the other one is not.
    ///
    /// Its message is about unusual characters if that of the other one is.
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
    /// The name, domain, code, path, and English message, or the mistake in the program, on one line, for logs.
    ///
    /// Keys, labels, and messages can be from outside, such as the keys of a request. Control characters and invisible
    /// characters in them are escaped, such as a line feed as `\n`.
    public var description: String {
        let place = path.isEmpty ? "" : " at \(path.text)"
        let text = programmingErrorText ?? LinkedModules.englishMessages.text(for: self)
        return "\(name) (\(domain.rawValue) \(storedCode))\(place): \(text)".printable
    }

    private var programmingErrorText: String? {
        guard message == nil, let text = declaration?.programmingError else { return nil }
        return self["cause"].map { "\(text): \($0)" } ?? text
    }
}

// The requirements for bridging to NSError.
extension ValidationError {
    /// The domain of `error as NSError`.
    public var _domain: String { domain.rawValue }

    /// The code of `error as NSError`.
    public var _code: Int { Int(storedCode) }
}
