// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

extension ValidationError {
    /// A code's namespace, such as `InputValidationErrorDomain`.
    ///
    /// ```swift
    /// extension ValidationError.Domain { static let club: Self = "Club" }
    /// ```
    public struct Domain: RawRepresentable, Hashable, Sendable, Codable, ExpressibleByStringLiteral,
        CustomStringConvertible
    {
        /// The text of the domain.
        public let rawValue: String

        /// Creates a domain from a string.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a domain from a literal.
        public init(stringLiteral value: String) { rawValue = value }
        /// The text of the domain.
        public var description: String { rawValue }

        /// The domain of every built-in strategy, `InputValidationErrorDomain`.
        public static let builtIn: Self = "InputValidationErrorDomain"
    }

    /// The cause of a rejection, as a 32-bit number.
    ///
    /// The built-in codes are static members. Add your own codes in an extension, or write a literal:
    ///
    /// ```swift
    /// extension ValidationError.Code { static let memberPrefix: Self = 7 }
    /// ```
    public struct Code: RawRepresentable, Hashable, Sendable, Codable, ExpressibleByIntegerLiteral,
        CustomStringConvertible
    {
        // Codes are compared, hashed, and encoded by `rawValue` only, the default for a type with a raw value.
        @usableFromInline package let number: Int32
        @usableFromInline package let isConclusive: Bool
        @usableFromInline package let declaration: ErrorCodeDeclaration?

        /// The code's number, which identifies it within its domain.
        public var rawValue: Int { Int(number) }

        /// The number as text.
        public var description: String { String(number) }

        /// Creates a code, or `nil` if the number doesn't fit into 32 bits.
        public init?(rawValue: Int) {
            guard let number = Int32(exactly: rawValue) else { return nil }
            self.init(externalNumber: number)
        }

        /// Creates a code from a literal, which must fit into 32 bits.
        public init(integerLiteral value: Int32) { self.init(externalNumber: value) }

        @inlinable
        package init(_ number: Int32, isConclusive: Bool, _ declaration: ErrorCodeDeclaration? = nil) {
            self.number = number
            self.isConclusive = isConclusive
            self.declaration = declaration
        }

        /// Creates a code from a number that a program or a server supplied.
        private init(externalNumber number: Int32) {
            self = Self.builtInCode(withNumber: number) ?? Self(number, isConclusive: true)
        }
    }

    /// The name of a limit or measure in an error.
    public struct Parameter: RawRepresentable, Hashable, Sendable, Codable, ExpressibleByStringLiteral,
        CustomStringConvertible
    {
        /// The text of the parameter name.
        public let rawValue: String

        /// Creates a parameter name from a string.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a parameter name from a literal.
        public init(stringLiteral value: String) { rawValue = value }
        /// The text of the parameter name.
        public var description: String { rawValue }

        /// The position of the rejected part, in UTF-8 bytes from the start of the input.
        public static let position: Self = "position"
        /// The input's length, in the rule's unit.
        public static let length: Self = "length"
        /// The smallest accepted value or length.
        public static let minimum: Self = "minimum"
        /// The largest accepted value or length.
        public static let maximum: Self = "maximum"
        /// The accepted values as a list of names, such as networks, schemes, or formats.
        public static let accepted: Self = "accepted"
        /// A disallowed character or the first part of the text, if it comes from a fixed set of ASCII characters.
        public static let character: Self = "character"
        /// An input that the strategy accepts, such as `AB123456` for a pattern.
        public static let example: Self = "example"
        /// A text from a public list that the user may have meant, such as `DE` for `de`.
        public static let suggestion: Self = "suggestion"
        /// The character repertoire that words such as "letter" refer to, if it is not ASCII: `unicode`.
        public static let repertoire: Self = "repertoire"
        /// The names of a composition's rules: `pattern` for a rule with an ``example``, `other` for a rule without a
        /// name.
        public static let strategies: Self = "strategies"
        /// The label of the other field in a rule that compares two fields.
        public static let other: Self = "other"
        /// A value's line in a document, counted from 1.
        public static let line: Self = "line"
        /// A value's column in a document, in Unicode scalars counted from 1.
        public static let column: Self = "column"
        /// A decoded value's expected type: `string`, `number`, `integer`, `boolean`, `array`, or `object`.
        public static let type: Self = "type"
        /// The kind of unusual characters that caused the rejection: `hidden`, `dash`, `otherForms`, `outerSpaces`, or,
        /// if the text has no other characters, `blank`, or `onlySpaces` in a field that can be empty.
        public static let unusualCharacters: Self = "unusualCharacters"
        /// The notation of the text field where a value is typed, such as `,` for a decimal comma, `,.` with points
        /// between thousands, or a date's format, such as `dd.MM.yyyy`.
        ///
        /// A message writes the limits as the user would type them.
        package static let notation: Self = "notation"
    }

    /// A parameter's value.
    ///
    /// A whole number equals a fractional number with the same value, because JSON doesn't distinguish them.
    public enum Value: Sendable {
        /// A whole number.
        case int(Int)
        /// A fractional number.
        case double(Double)
        /// A Boolean value.
        case flag(Bool)
        /// A string.
        case text(String)
        /// A list of strings.
        case list([String])
    }

    /// One step into a larger value, such as a property's name or an element's index.
    public enum PathComponent: Hashable, Sendable {
        /// A property, a column, or a key.
        case key(String)
        /// An element's index, counted from 0.
        case index(Int)
    }
}

extension ValidationError.Value: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByFloatLiteral, ExpressibleByArrayLiteral
{
    /// Creates a whole number.
    public init(integerLiteral value: Int) { self = .int(value) }
    /// Creates a string.
    public init(stringLiteral value: String) { self = .text(value) }
    /// Creates a Boolean value.
    public init(booleanLiteral value: Bool) { self = .flag(value) }
    /// Creates a fractional number.
    public init(floatLiteral value: Double) { self = .double(value) }
    /// Creates a list of strings.
    public init(arrayLiteral elements: String...) { self = .list(elements) }
}

extension ValidationError.Value: Hashable {
    /// The number, Boolean value, string, or list itself.
    var content: any Hashable & Encodable & Sendable {
        switch self {
        case .int(let value): value
        case .double(let value): value
        case .flag(let value): value
        case .text(let value): value
        case .list(let values): values
        }
    }

    package var asInteger: Int? { if case .int(let number) = self { number } else { nil } }
    package var asText: String? { if case .text(let text) = self { text } else { nil } }
    package var asTexts: [String]? { if case .list(let texts) = self { texts } else { nil } }

    /// Returns whether two values are equal; numbers are compared by value.
    public static func == (first: Self, second: Self) -> Bool {
        AnyHashable(first.content) == AnyHashable(second.content)
    }

    /// Hashes the value.
    public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(content)) }
}

extension ValidationError.Value: CustomStringConvertible {
    /// The value as it appears in text; a list's elements are separated by commas.
    public var description: String {
        if case .list(let values) = self { values.joined(separator: ", ") } else { String(describing: content) }
    }
}

extension ValidationError.PathComponent: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The key or the index for logs, with control characters and invisible characters in the key escaped.
    public var debugDescription: String { description.printable }

    /// No content besides ``debugDescription``, so that `dump` prints no character that controls a terminal.
    public var customMirror: Mirror { Mirror(self, children: [], displayStyle: .enum) }

    /// The key or the index.
    public var description: String {
        switch self {
        case .key(let key): key
        case .index(let index): String(index)
        }
    }
}

extension Collection where Element == ValidationError.PathComponent {
    /// The path for people to read, in the notation that programs use, such as `address.lines[2]`.
    ///
    /// A key that contains a period or a bracket looks like several components. Use ``jsonPointer`` in programs. A
    /// request's keys can contain any character, such as a line feed. In a log, write the error's `description`
    /// instead, because it escapes these characters.
    public var text: String {
        var text = ""
        for component in self {
            switch component {
            case .key(let key): text += text.isEmpty ? key : ".\(key)"
            case .index(let index): text += "[\(index)]"
            }
        }
        return text
    }

    /// The path as a JSON Pointer, such as `/address/lines/2`; empty for the value itself.
    ///
    /// In a key, `~` is written as `~0` and `/` as `~1` (RFC 6901, section 3).
    public var jsonPointer: String {
        reduce(into: "") { text, component in
            text += "/"
            for character in component.description.unicodeScalars {
                text += character == "~" ? "~0" : character == "/" ? "~1" : String(character)
            }
        }
    }
}

// MARK: - Inside an error

extension ValidationError {
    package typealias Parameters = [Parameter: Value]

    /// The parts of an error that are known when its strategy is created, or one rejection's parameters.
    package enum Details: Sendable {
        case known(KnownDetails)
        /// The parameters of an error without a domain, name, or message of its own.
        case deferred(any DeferredParameters)

        var domain: Domain { if case .known(let details) = self { details.domain } else { .builtIn } }
        var name: String? { if case .known(let details) = self { details.name } else { nil } }
        var message: String? { if case .known(let details) = self { details.message } else { nil } }
        var parameters: Parameters { known.parameters }

        /// The details with the parameters created.
        var known: KnownDetails {
            switch self {
            case .known(let details): details
            case .deferred(let deferred): KnownDetails(parameters: deferred.parameters)
            }
        }
    }

    package struct KnownDetails: Sendable {
        var domain = Domain.builtIn
        var name: String?
        var message: String?
        var parameters: Parameters = [:]
    }

    /// Parameters that are created on demand, because most rejections are never shown.
    ///
    /// A type of at most 24 bytes doesn't need its own memory allocation.
    package protocol DeferredParameters: Sendable {
        var parameters: Parameters { get }
    }

    /// Creates an error in the built-in domain with memory that no other error shares, so that threads that reject
    /// inputs with the same strategy don't wait for each other.
    package init(_ code: Code, at position: Int, deferring parameters: some DeferredParameters) {
        self.init(number: code.number, position: position, details: SharedBox(.deferred(parameters)))
    }

    /// The parts that the place of use adds to an error, such as a field or `.message(…)`.
    package struct Presentation: Sendable {
        package var label: String?
        /// The label as a noun phrase for use within a sentence.
        var labelInSentence: String?
        var message: String?
        package var path: [PathComponent] = []
        /// The messages of the field or form that shows the error, or `nil` for the current messages.
        var messages: MessageCatalog?

        package init(
            label: String? = nil, labelInSentence: String? = nil, message: String? = nil, path: [PathComponent] = []
        ) {
            self.label = label
            self.labelInSentence = labelInSentence
            self.message = message
            self.path = path
        }
    }

    /// A part that is created once and shared by all errors of a strategy or field.
    package final class SharedBox<Part: Sendable>: Sendable {
        package let value: Part

        package init(_ value: Part) { self.value = value }
    }
}

extension ValidationError.SharedBox<ValidationError.Details> {
    /// Creates the shared part for errors with parameters and the built-in message.
    package convenience init(parameters: ValidationError.Parameters) {
        self.init(.known(ValidationError.KnownDetails(parameters: parameters)))
    }
}
