// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationRequests

/// A strategy that accepts the JSON that a JSON Schema accepts.
///
/// ```swift
/// let schema = try JSONSchemaInputValidator(file)
/// try schema.validate(JSONValue(body))
/// ```
///
/// The schema is of the dialect 2020-12. <doc:importing-schemas> lists its keywords, their codes, and what is rejected.
/// The errors have the path, the `line`, and the `column` of the rejected value, in the order of the JSON. If there are
/// more than 100, an error with code 1204 follows.
///
/// - Complexity: O(*n* · *m*) for a schema and a value of these lengths. References and patterns cannot make it longer.
public final class JSONSchemaInputValidator: InputValidator<JSONValue>, @unchecked Sendable {
    private let program: SchemaProgram
    private let bytes: [UInt8]
    private let annotations: Set<String>

    /// Creates a strategy from a schema.
    ///
    /// A keyword that is not supported is rejected, also one that the specification treats as an annotation because it
    /// is unknown, so that a misspelled rule is not ignored.
    ///
    /// - Parameters:
    ///   - schema: The schema as JSON in UTF-8.
    ///   - annotations: Names of further keywords that have no effect, such as `format`. A keyword with an effect in
    ///     2020-12 is not one of them.
    /// - Throws: One of the mistakes as an error with its path, `line`, and `column`, and a message for the author of
    ///   the schema: `decodingKey` (1239) for a keyword that is unknown or not supported, and for a repeated key,
    ///   `patternSyntax` (1006) for an expression, `decodingValue` (1237) for any other value, and `decodingSyntax`
    ///   (1238) or `decodingDepth` (1240) if it is not JSON or too deep.
    /// - Complexity: O(*n*) in the length of the schema, and at most 25 ms for each pattern.
    public init(_ schema: some Sequence<UInt8>, annotations: Set<String> = []) throws(ValidationError) {
        bytes = Array(schema)
        self.annotations = annotations
        program = try SchemaCompiler.program(for: bytes, annotations: annotations)
        super.init()
    }

    public override func validate(_ input: JSONValue) throws(ValidationError) {
        if let first = allErrors(for: input).first { throw first }
    }

    public override func furtherErrors(for input: JSONValue) -> [ValidationError] {
        Array(allErrors(for: input).dropFirst())
    }

    public override var configuration: StrategyConfiguration {
        StrategyConfiguration(of: self, "jsonSchema", hidden: [bytes, annotations])
    }

    private func allErrors(for input: JSONValue) -> [ValidationError] {
        var evaluation = SchemaEvaluation(program, of: input.document)
        do throws(ValidationError) {
            return try evaluation.evaluate(0, at: 0) ? [] : evaluation.errors
        } catch {
            let (offset, _) = input.document.location(of: error.path, in: 0)
            return [error.located(at: JSONDocument.positions(of: [offset], in: input.document.bytes)[0])]
        }
    }
}

/// A rule of a schema for values of one kind, or for all values.
final class SchemaRule: Sendable {
    /// Returns whether a rule accepts the value at an entry.
    typealias Check = @Sendable (_ evaluation: inout SchemaEvaluation, _ entry: Int) throws(ValidationError) -> Bool

    /// The kind of the values, or `nil` for all.
    ///
    /// The rule accepts other values.
    let kind: JSONDocument.EntryKind?

    /// The number of elements or keys before those that the rule is for, or `nil` if it is for the whole value.
    let firstPart: Int?
    let check: Check

    init(for kind: JSONDocument.EntryKind? = nil, _ check: @escaping Check) {
        self.kind = kind
        firstPart = nil
        self.check = check
    }

    /// Creates a rule for the elements of an array, or for the keys of an object.
    init(forEach kind: JSONDocument.EntryKind, from firstPart: Int = 0, _ check: @escaping Check) {
        self.kind = kind
        self.firstPart = firstPart
        self.check = check
    }
}

/// The rules of each schema of a document, by its entry.
struct SchemaProgram: Sendable {
    var rules: [Int: [SchemaRule]] = [:]

    /// The schemas that are `false`.
    var never: Set<Int> = []
}

/// The evaluation of a schema for one document.
struct SchemaEvaluation {
    let document: JSONDocument
    private let program: SchemaProgram
    private var found: [(error: ValidationError, offset: Int)] = []
    private var reports = true
    private var depth = 0
    /// The verdicts of schemas that references lead to, so that references to references are not followed twice.
    private var verdicts: [UInt64: Bool] = [:]
    private var reported: Set<UInt64> = []

    private static let maximumErrors = 100
    /// The most that a stack of 512 KiB holds without optimization, about 2 KiB for each schema.
    private static let maximumDepth = 208

    init(_ program: SchemaProgram, of document: JSONDocument) {
        self.program = program
        self.document = document
    }

    /// Whether further errors are searched for after the first one.
    private var continues: Bool { reports && found.count <= Self.maximumErrors }

    func kind(_ entry: Int) -> JSONDocument.EntryKind { document.entries[entry].kind }

    /// Reports an error of a value or a key, or of a part that it does not have.
    mutating func reject(_ error: ValidationError, at entry: Int, _ part: ValidationError.PathComponent? = nil) -> Bool
    {
        if continues {
            let path = document.path(of: entry) + (part.map { [$0] } ?? [])
            found.append((error.under(path), document.offset(of: entry)))
        }
        return false
    }

    mutating func reject(_ code: ValidationError.Code, at entry: Int, _ part: ValidationError.PathComponent? = nil)
        -> Bool
    {
        reject(ValidationError(code), at: entry, part)
    }

    /// Evaluates a schema for a value.
    ///
    /// The function calls itself through the rules. It has few temporary values, so that the deepest evaluation fits
    /// into a stack of 512 KiB.
    mutating func evaluate(_ schema: Int, at entry: Int) throws(ValidationError) -> Bool {
        try enter(entry)
        var isAccepted = true
        for (rule, part) in steps(schema, at: entry) where isAccepted || continues {
            if try !rule.check(&self, part) { isAccepted = false }
        }
        // An error that is thrown ends the whole evaluation.
        depth -= 1
        return isAccepted
    }

    private mutating func enter(_ entry: Int) throws(ValidationError) {
        guard depth < Self.maximumDepth else {
            throw ValidationError(.compositionTooDeep).under(document.path(of: entry))
        }
        depth += 1
    }

    /// Returns the rules of a schema for a value, each with the value or one of its parts.
    private func steps(_ schema: Int, at entry: Int) -> [(rule: SchemaRule, entry: Int)] {
        let kind = kind(entry)
        var steps: [(rule: SchemaRule, entry: Int)] = []
        for rule in program.rules[schema] ?? [] where rule.kind == nil || rule.kind == kind {
            if let first = rule.firstPart {
                for part in document.children(of: entry).dropFirst(first) { steps.append((rule, part)) }
            } else {
                steps.append((rule, entry))
            }
        }
        return steps
    }

    /// Returns the elements of an array, or the keys of an object.
    func children(of entry: Int) -> [Int] { Array(document.children(of: entry)) }

    /// Returns the verdict without errors.
    mutating func test(_ schema: Int, at entry: Int) throws(ValidationError) -> Bool {
        let outer = reports
        reports = false
        defer { reports = outer }
        return try evaluate(schema, at: entry)
    }

    mutating func follow(_ schema: Int, at entry: Int) throws(ValidationError) -> Bool {
        let key = UInt64(schema) << 32 | UInt64(entry)
        if let known = verdicts[key], known || !reports || reported.contains(key) { return known }
        if reports { reported.insert(key) }
        let verdict = try evaluate(schema, at: entry)
        verdicts[key] = verdict
        return verdict
    }

    /// Evaluates the value of a key.
    ///
    /// The schema `false` means that the key is not allowed.
    mutating func evaluateMember(_ schema: Int, at key: Int) throws(ValidationError) -> Bool {
        program.never.contains(schema)
            ? reject(.decodingKey, at: key) : try evaluate(schema, at: key + 1)
    }

    /// The errors in the order of the document.
    var errors: [ValidationError] {
        let sorted = found.prefix(Self.maximumErrors).enumerated()
            .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
        let positions = JSONDocument.positions(of: sorted.map(\.element.offset), in: document.bytes)
        let errors = zip(sorted, positions).map { $0.element.error.located(at: $1) }
        return errors + (found.count > errors.count ? [ValidationError(.compositionErrorsOmitted)] : [])
    }
}
