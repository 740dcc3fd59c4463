// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

/// An abstract strategy for text that rejects empty text and text above a size limit.
///
/// This is the **Template Method** pattern. ``validate(_:)`` rejects empty text (1004) and text that exceeds the
/// maximum length (1005). It passes the UTF-8 bytes of any other text to ``rejection(of:)``, which a subclass
/// overrides. It copies the bytes only if the string's storage requires it.
///
/// ```swift
/// final class EvenLength: TextInputValidator, @unchecked Sendable {
///     static let odd = ValidationError(
///         1, domain: "MyApp",
///         message: "Enter an even number of characters")
///
///     override func rejection(of bytes: Span<UInt8>) -> ValidationError? {
///         bytes.count.isMultiple(of: 2) ? nil : Self.odd
///     }
/// }
/// ```
open class TextInputValidator: InputValidator<String>, SizeLimitedStrategy, @unchecked Sendable {
    /// The default maximum input length for a text strategy: 65,536 UTF-8 bytes.
    public static let defaultMaximumBytes = 65_536

    /// The maximum input length, in UTF-8 bytes.
    ///
    /// A longer input is rejected without being examined.
    public var maximumBytes: Int { sizeLimits.maximumBytes }

    @usableFromInline package let sizeLimits: TextSizeLimits

    /// Creates a strategy with a maximum input length.
    ///
    /// - Parameter maximumBytes: The ``TextInputValidator/maximumBytes``. Pass `.max` for no limit.
    public init(maximumBytes: Int = TextInputValidator.defaultMaximumBytes) {
        sizeLimits = TextSizeLimits(maximumBytes: maximumBytes)
    }

    /// Returns the error to reject the text with, or `nil` to accept it.
    ///
    /// This is the method to override. The abstract class fails closed: it rejects every text.
    ///
    /// - Parameter bytes: The UTF-8 bytes of the text. ``TextInputValidator/validate(_:)`` passes at least one byte,
    ///   and at most ``TextInputValidator/maximumBytes``. Other callers may pass an empty span.
    /// - Complexity: O(*n*) in the length of the text, for every strategy in this library.
    open func rejection(of bytes: Span<UInt8>) -> ValidationError? {
        ValidationError(.strategyAbstract)
    }

    /// Rejects empty text and text above the size limit, and passes any other text to the subclass's method.
    ///
    /// - Throws: ``ValidationError/Code/inputEmpty`` (1004), ``ValidationError/Code/inputTooLarge`` (1005), or the
    ///   subclass's error.
    public override func validate(_ input: String) throws(ValidationError) {
        // `withContiguousStorageIfAvailable` doesn't support typed throws, so the closure returns the error.
        let rejection = input.withBytes { bytes in sizeLimits.rejection(of: bytes) ?? self.rejection(of: bytes.span) }
        if let rejection { throw describingUnusualCharacters(of: input, in: rejection) }
    }

    /// Returns whether the text is accepted, can be completed, or is impossible to complete, if the format is known.
    open override func progress(of input: String) -> InputProgress {
        progressIfKnown(of: input) ?? super.progress(of: input)
    }
}

/// An abstract parser for text that rejects empty text and text above a size limit.
///
/// It's the counterpart of ``TextInputValidator`` for strategies that return an output.
open class TextParser<Output>: InputParser<String, Output>, SizeLimitedStrategy, @unchecked Sendable {
    /// The maximum input length, in UTF-8 bytes.
    ///
    /// A longer input is rejected without being examined.
    public var maximumBytes: Int { sizeLimits.maximumBytes }

    @usableFromInline package let sizeLimits: TextSizeLimits

    /// Creates a parser with a maximum input length.
    ///
    /// - Parameter maximumBytes: The ``TextInputValidator/maximumBytes``. Pass `.max` for no limit.
    public init(maximumBytes: Int = TextInputValidator.defaultMaximumBytes) {
        sizeLimits = TextSizeLimits(maximumBytes: maximumBytes)
    }

    /// Returns the output for the text, or the error to reject the text with.
    ///
    /// This is the method to override. The abstract class fails closed: it rejects every text.
    ///
    /// - Parameter bytes: The UTF-8 bytes of the text, as in ``TextInputValidator/rejection(of:)``.
    /// - Complexity: O(*n*) in the length of the text, for every strategy in this library.
    open func parse(bytes: Span<UInt8>) -> Result<Output, ValidationError> {
        .failure(ValidationError(.strategyAbstract))
    }

    /// Returns the error from ``TextParser/parse(bytes:)``, or `nil` if it accepts the text.
    ///
    /// Override this method to validate without creating the output. The generic result needs type metadata, which the
    /// runtime would look up on each call.
    open func rejection(of bytes: Span<UInt8>) -> ValidationError? { parse(bytes: bytes).rejection }

    /// Rejects exactly what ``TextParser/parse(_:)`` rejects.
    open override func validate(_ input: String) throws(ValidationError) { try input.checkText(with: self) }

    /// Rejects empty text and text above the size limit, and passes any other text to the subclass's method.
    ///
    /// - Throws: ``ValidationError/Code/inputEmpty`` (1004), ``ValidationError/Code/inputTooLarge`` (1005), or the
    ///   subclass's error.
    open override func parse(_ input: String) throws(ValidationError) -> Output { try input.parsed(by: self) }

    /// Returns whether the text is accepted, can be completed, or is impossible to complete, if the format is known.
    open override func progress(of input: String) -> InputProgress {
        progressIfKnown(of: input) ?? super.progress(of: input)
    }
}

@usableFromInline package protocol SizeLimitedStrategy: AnyObject, Sendable {
    var sizeLimits: TextSizeLimits { get }

    func rejection(of bytes: Span<UInt8>) -> ValidationError?
}

extension SizeLimitedStrategy {
    /// Returns the error for a text; if unusual characters caused the error, it mentions them.
    ///
    /// They are the cause if the strategy accepts the text with ordinary characters or rejects it with another code, or
    /// if one of them is at the error's position. The message is then about them, because it would otherwise repeat a
    /// format that the text seems to have. Text with unusual characters is validated at most twice more, and any other
    /// text is not validated again.
    ///
    /// - Complexity: The same as ``rejection(of:)``.
    @inlinable @inline(__always)
    package func describingUnusualCharacters(of input: String, in error: ValidationError) -> ValidationError {
        input.mayHaveUnusualCharacters ? errorAboutUnusualCharacters(of: input, insteadOf: error) : error
    }

    @inline(never)
    @usableFromInline package func errorAboutUnusualCharacters(
        of input: String, insteadOf error: ValidationError
    ) -> ValidationError {
        guard error.canDescribeUnusualCharacters else { return error }
        return input.withBytes { bytes in
            guard sizeLimits.accepts(bytes) else { return error }
            let cause: UnusualCharacters? =
                if let inner = PlainText.textWithoutOuterSpaces(in: bytes) {
                    hasOtherCode(inner, than: error) ? .outerSpaces : invisibleCharacter(of: error, in: bytes)
                } else {
                    PlainText(replacingUnusualCharactersIn: bytes).flatMap {
                        self.cause(of: error, for: bytes, comparedWith: $0)
                    }
                }
            return cause.map { error.withUnusualCharacters($0) } ?? error
        }
    }

    private func cause(
        of error: ValidationError, for bytes: UnsafeBufferPointer<UInt8>, comparedWith plain: PlainText
    ) -> UnusualCharacters? {
        if plain.text.isEmpty { return plain.unusualCharacters }
        if plain.text.withBytes({ hasOtherCode($0, than: error) }) { return plain.unusualCharacters }
        // A format without spaces accepts the text without its special spaces.
        if let joined = plain.textWithoutSpecialSpaces, joined.withBytes(isAccepted) { return plain.unusualCharacters }
        return invisibleCharacter(of: error, in: bytes)
    }

    /// Returns whether the strategy accepts a text, or rejects it with a code other than the given error's code.
    private func hasOtherCode(_ bytes: UnsafeBufferPointer<UInt8>, than error: ValidationError) -> Bool {
        (sizeLimits.rejection(of: bytes) ?? rejection(of: bytes.span))?.code != error.code
    }

    private func invisibleCharacter(
        of error: ValidationError, in bytes: UnsafeBufferPointer<UInt8>
    ) -> UnusualCharacters? {
        guard case .int(let position)? = error[.position] else { return nil }
        return UnusualCharacters.invisible(at: position, in: bytes)
    }

    /// Returns whether the strategy accepts the text, which may be empty or too long.
    package func isAccepted(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        sizeLimits.accepts(bytes) && rejection(of: bytes.span) == nil
    }

    /// Returns a text's progress according to a grammar; pass the endings that prove the number if they are not
    /// constant.
    package func progress(of input: String, using grammar: InputGrammar, endings: Endings? = nil) -> InputProgress {
        sizeLimits.progress(of: input) { grammar.progress(of: $0, endings: endings, isAccepted: isAccepted) }
    }

    /// Returns a text's progress, or `nil` if the strategy neither is a ``CompletableFormat`` nor has a grammar.
    fileprivate func progressIfKnown(of input: String) -> InputProgress? {
        if let format = self as? any CompletableFormat {
            return sizeLimits.progress(of: input, candidates: format.candidateCharacters) {
                format.missingCharacterCount(after: $0)
            }
        }
        let grammar = (self as? any ListedStrategy)?.listing.grammar(of: self)
        return grammar.map { progress(of: input, using: $0) }
    }
}

/// The two checks that precede every text algorithm.
@usableFromInline package struct TextSizeLimits: Sendable {
    @usableFromInline package let maximumBytes: Int

    package init(maximumBytes: Int) { self.maximumBytes = maximumBytes }

    @inlinable @inline(__always)
    package func accepts(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool { !bytes.isEmpty && bytes.count <= maximumBytes }

    @inlinable @inline(__always)
    package func rejection(of bytes: UnsafeBufferPointer<UInt8>) -> ValidationError? {
        if bytes.isEmpty { return ValidationError(.inputEmpty) }
        return bytes.count > maximumBytes ? rejection(ofLength: bytes.count) : nil
    }

    /// Returns the error for text that is too long.
    ///
    /// Few inputs are too long, so the error is not created with the strategy.
    @usableFromInline package func rejection(ofLength length: Int) -> ValidationError {
        ValidationError(.inputTooLarge, with: [.maximum: .int(maximumBytes)]).withLength(length)
    }
}

extension String {
    /// Calls the closure with the UTF-8 bytes of the text, without copying them if the storage allows it.
    ///
    /// Only text bridged from Objective-C needs `withUTF8`, which needs a mutable copy.
    @inlinable @inline(__always)
    package func withBytes<Answer>(_ body: (UnsafeBufferPointer<UInt8>) -> Answer) -> Answer {
        if let answer = utf8.withContiguousStorageIfAvailable(body) { return answer }
        var copy = self
        return copy.withUTF8(body)
    }

    /// Calls the closure with an object and the UTF-8 bytes of the text, without retaining the object.
    ///
    /// A closure that captures the object might retain it, and threads that share a strategy would wait for each other.
    @inlinable @inline(__always)
    package func withBytes<Object: AnyObject, Answer>(
        passing object: Object, _ body: (Object, UnsafeBufferPointer<UInt8>) -> Answer
    ) -> Answer {
        let object = Unmanaged.passUnretained(object)
        return withBytes { bytes in object._withUnsafeGuaranteedRef { body($0, bytes) } }
    }

    /// Whether the text contains anything other than visible ASCII characters and spaces inside it.
    @inline(never)
    @usableFromInline package var mayHaveUnusualCharacters: Bool { withBytes(PlainText.isNeeded) }

    /// Checks the text's size and passes its bytes to the parser's hook that doesn't create the output.
    ///
    /// A final parser may override `validate` with this one line. The compiler then knows its class and merges the
    /// template's steps into one function (`Benchmarks/Counts/run`: 236 instructions instead of 252 for an integer, and
    /// 294 instead of 317 for a UUID).
    @inlinable @inline(__always)
    package func checkText<Output>(with parser: TextParser<Output>) throws(ValidationError) {
        let rejection = withBytes { bytes in parser.sizeLimits.rejection(of: bytes) ?? parser.rejection(of: bytes.span)
        }
        if let rejection { throw parser.describingUnusualCharacters(of: self, in: rejection) }
    }

    /// Checks the text's size and passes its bytes to the parser's hook.
    ///
    /// A final parser may override `parse` with this one line, because generic code looks up the metadata of
    /// `Result<Output, …>` on each call.
    @inlinable @inline(__always)
    package func parsed<Output>(by parser: TextParser<Output>) throws(ValidationError) -> Output {
        let result = withBytes { bytes -> Result<Output, ValidationError> in
            if let rejection = parser.sizeLimits.rejection(of: bytes) { return .failure(rejection) }
            return parser.parse(bytes: bytes.span)
        }
        switch result {
        case .success(let output): return output
        case .failure(let error): throw parser.describingUnusualCharacters(of: self, in: error)
        }
    }
}

extension Result where Failure == ValidationError {
    @inlinable @inline(__always)
    package var rejection: ValidationError? { if case .failure(let error) = self { error } else { nil } }
}
