// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// Why a strategy rejected an input: a domain, a code, and what a person needs to mend it.
///
/// Errors are compared by what failed (domain, code, parameters, path), never by text. The text is made when somebody
/// reads ``reason``; until then a rejection allocates nothing. **The rejected input is never part of an error**, so errors
/// can be logged and sent.
///
/// ```swift
/// do {
///     try NumericInputValidator().validate("12a")
/// } catch {
///     error.domain  // InputValidationErrorDomain
///     error.code  // 1001
///     error.name  // "numeric.character"
///     error.reason  // "The input must only include the digits 0 to 9"
///     error[.position]  // 2
/// }
/// ```
///
/// A strategy of your own mints its own errors, once, with a domain and a number of its own:
///
/// ```swift
/// static let noPrefix = ValidationError(7, domain: "Club", name: "member.prefix", message: "Begin with M")
/// ```
public struct ValidationError: Error, Sendable {
    // 32 bytes: what is known when the strategy is made sits in a shared box made once; what is known only at the
    // rejection (one integer) is inline. Measured: 26–30 ns for a rejection, against 49–167 for larger layouts.
    private let storedCode: Int32
    private let measure: Measure
    /// Whether a rule inside could not look at the input at all; kept when the error is replaced.
    private let isWithoutVerdict: Bool
    private let amount: Int
    private let details: Details?
    private let presentation: Presentation?

    /// Which parameter the inline integer is.
    private enum Measure: UInt8 {
        case none, position, length

        var parameter: Parameter? {
            switch self {
            case .none: nil
            case .position: .position
            case .length: .length
            }
        }
    }

    /// What is known when the strategy is made.
    private final class Details: Sendable {
        let domain: Domain
        let name: String?
        let message: String?
        let parameters: [Parameter: Value]

        init(domain: Domain, name: String?, message: String?, parameters: [Parameter: Value]) {
            self.domain = domain
            self.name = name
            self.message = message
            self.parameters = parameters
        }
    }

    /// What the place of use adds: made once by a field or by `.message(…)`, and shared by all its errors.
    package final class Presentation: Sendable {
        package let label: String?
        let message: String?
        let path: [PathComponent]

        package init(label: String? = nil, message: String? = nil, path: [PathComponent] = []) {
            self.label = label
            self.message = message
            self.path = path
        }
    }

    private init(
        _ code: Int32, _ measure: Measure, _ amount: Int, _ details: Details?, _ presentation: Presentation?,
        isWithoutVerdict: Bool = false
    ) {
        storedCode = code
        self.measure = measure
        self.isWithoutVerdict = isWithoutVerdict
        self.amount = amount
        self.details = details
        self.presentation = presentation
    }

    /// Creates an error of the built-in domain, without parameters.
    ///
    /// - Parameter code: What failed.
    public init(_ code: Code) {
        self.init(code.number, .none, 0, nil, nil)
    }

    /// Creates an error; do this once, in a `static let` or in a strategy's `init`, because it allocates.
    ///
    /// - Parameters:
    ///   - code: What failed, unique in its domain.
    ///   - domain: Whose code it is; by default the library's.
    ///   - name: A stable name in the form `family.cause` for programs and logs; by default the built-in code's, or
    ///     `domain.code`.
    ///   - message: The sentence to show; by default the built-in code's. Placeholders such as `{minimum}` are replaced
    ///     by parameters, `{label}` by the label of the field.
    ///   - parameters: What is known when the strategy is made, such as limits; never the input, never a secret target.
    public init(
        _ code: Code,
        domain: Domain = .builtIn,
        name: String? = nil,
        message: String? = nil,
        parameters: [Parameter: Value] = [:]
    ) {
        let details = Details(domain: domain, name: name, message: message, parameters: parameters)
        self.init(code.number, .none, 0, details, nil)
    }

    /// The name space of ``code``.
    public var domain: Domain { details?.domain ?? .builtIn }

    /// What failed, as a number that never changes its meaning in its domain.
    public var code: Code { Code(number: storedCode) }

    /// What failed, as a stable text in the form `family.cause`, such as `"card.checksum"`.
    public var name: String {
        if let name = details?.name { return name }
        if domain == .builtIn, let name = code.name { return name }
        return "\(domain.rawValue).\(storedCode)"
    }

    /// The limits and measures that belong to the rejection, by name.
    public var parameters: [Parameter: Value] {
        var all = details?.parameters ?? [:]
        if let parameter = measure.parameter { all[parameter] = .int(amount) }
        return all
    }

    /// One of the ``parameters``, or `nil`.
    ///
    /// - Parameter parameter: The parameter's name.
    public subscript(_ parameter: Parameter) -> Value? {
        measure.parameter == parameter ? .int(amount) : details?.parameters[parameter]
    }

    /// The label of the field that reports the error, or `nil`.
    public var label: String? { presentation?.label }

    /// The text given for this error where it was made or used, or `nil` if the built-in text applies.
    public var message: String? { presentation?.message ?? details?.message }

    /// Whether the error was made with a text, as ``init(_:domain:name:message:parameters:)`` takes it.
    package var wasMadeWithText: Bool { details?.message != nil }

    /// Where in a larger value the rejected part is, from the outside in; empty for the value itself.
    ///
    /// ```swift
    /// error.path  // [address, lines, 2]
    /// error.path.text  // "address.lines[2]"
    /// error.path.jsonPointer  // "/address/lines/2"
    /// ```
    public var path: [PathComponent] { presentation?.path ?? [] }
}

// MARK: - Adding what is known later

extension ValidationError {
    /// Returns the error with the place of the offence; allocates nothing.
    ///
    /// - Parameter position: The offset in **UTF-8 bytes** from the start of the input. It takes the place of a length
    ///   set by ``withLength(_:)``.
    public func at(position: Int) -> ValidationError {
        ValidationError(
            storedCode, .position, position, details, presentation, isWithoutVerdict: isWithoutVerdict)
    }

    /// Returns the error with the length that was seen; allocates nothing.
    ///
    /// - Parameter length: The length in the unit of the rule. It takes the place of a position set by
    ///   ``at(position:)``.
    public func withLength(_ length: Int) -> ValidationError {
        ValidationError(
            storedCode, .length, length, details, presentation, isWithoutVerdict: isWithoutVerdict)
    }

    /// Returns the error with the label of a field.
    ///
    /// - Parameter label: What the field is called on the screen, such as `"Card number"`.
    public func labeled(_ label: String) -> ValidationError {
        presented(Presentation(label: label, message: presentation?.message, path: path))
    }

    /// Returns the error with another text; what failed stays.
    ///
    /// - Parameter message: The sentence to show. Placeholders such as `{minimum}` are replaced by the parameters.
    public func withMessage(_ message: String) -> ValidationError {
        presented(Presentation(label: label, message: message, path: path))
    }

    /// Returns the error as that of a part: the component is put in front of the path.
    ///
    /// - Parameter component: The key or index under which the rejected part is found.
    public func under(_ component: PathComponent) -> ValidationError {
        presented(Presentation(label: label, message: presentation?.message, path: [component] + path))
    }

    /// Returns the error without the first components of its path, for a field that adds its own.
    func droppingPath(_ count: Int) -> ValidationError {
        presented(Presentation(label: label, message: presentation?.message, path: Array(path.dropFirst(count))))
    }

    /// Returns the error with what a field says about it; an inner label, text or path is kept.
    ///
    /// The common case shares the field's box and allocates nothing.
    package func presented(within outer: Presentation) -> ValidationError {
        guard let inner = presentation else { return presented(outer) }
        return presented(
            Presentation(
                label: inner.label ?? outer.label, message: inner.message ?? outer.message,
                path: outer.path + inner.path))
    }

    private func presented(_ presentation: Presentation) -> ValidationError {
        ValidationError(
            storedCode, measure, amount, details, presentation, isWithoutVerdict: isWithoutVerdict)
    }
}

// MARK: - No verdict

extension ValidationError {
    /// Whether the strategy could not look at the input, so that its rejection must not be turned into an acceptance.
    ///
    /// An abstract strategy, a cap, a broken pattern and a composition of nothing say nothing of the input; nor does an error
    /// that was put in the place of one of theirs.
    var isInconclusive: Bool {
        if isWithoutVerdict { return true }
        guard domain == .builtIn, let code = code.builtIn else { return false }
        return switch code {
        case .strategyAbstract, .inputTooLarge, .patternSyntax, .compositionEmpty, .compositionTooDeep: true
        default: false
        }
    }

    /// Returns the error as one that stands in the place of another.
    func replacing(_ other: ValidationError) -> ValidationError {
        guard other.isInconclusive else { return self }
        return ValidationError(storedCode, measure, amount, details, presentation, isWithoutVerdict: true)
    }
}

// MARK: - Identity

extension ValidationError: Hashable {
    /// Returns whether the same thing failed: domain, code, parameters and path count, texts do not.
    public static func == (first: ValidationError, second: ValidationError) -> Bool {
        first.storedCode == second.storedCode && first.domain == second.domain
            && first.parameters == second.parameters && first.path == second.path
    }

    /// Feeds what failed into the hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(storedCode)
        hasher.combine(domain)
        hasher.combine(parameters)
        hasher.combine(path)
    }
}

extension ValidationError: CustomStringConvertible {
    /// Domain, code, name and place on one line, for logs; never the input.
    public var description: String {
        let place = path.isEmpty ? "" : " at \(path.text)"
        return "\(name) (\(domain.rawValue) \(storedCode))\(place): \(reason)"
    }
}

extension ValidationError {
    // The witnesses that bridging to NSError asks for. `CustomNSError` would do it with a *static* domain, which loses
    // the domain of a user's own strategy (measured).

    /// The domain that `error as NSError` shows.
    public var _domain: String { domain.rawValue }

    /// The code that `error as NSError` shows.
    public var _code: Int { Int(storedCode) }
}
