// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationRequests

/// A strategy that accepts the same JSON as a JSON Schema.
///
/// ```swift
/// let schema = try JSONSchemaInputValidator(file)
/// try schema.validate(JSONValue(body))
/// ```
///
/// The schema's dialect is 2020-12. <doc:importing-schemas> lists its keywords, their codes, and what's rejected. The
/// errors have the rejected value's path, `line`, and `column`, in the JSON's order. If there are more than 100, an
/// error with code 1204 follows.
///
/// - Complexity: O(*n* · *m*) for a schema of length *n* and a value of length *m*. References and patterns can't make
///   it longer.
public final class JSONSchemaInputValidator: InputValidator<JSONValue>, @unchecked Sendable {
    private let compiledSchema: CompiledSchema
    private let schemaBytes: [UInt8]
    private let reference: String
    private let annotations: Set<String>

    /// Creates a strategy from a schema, or from a schema within a larger document, such as an OpenAPI document.
    ///
    /// An unsupported keyword is rejected, so that a misspelled rule isn't ignored. This includes unknown keywords,
    /// which the specification treats as annotations.
    ///
    /// - Parameters:
    ///   - document: The schema, or the document that contains it, as JSON in UTF-8.
    ///   - reference: The schema's place in the document, as in the keyword `$ref`, such as
    ///     `#/components/schemas/Booking`. By default, it's the whole document. Otherwise, the document's other parts
    ///     don't have to be schemas. They have no effect, unless a reference leads to them.
    ///   - annotations: The names of further keywords without an effect, such as `format`. They can't include a keyword
    ///     that has an effect in 2020-12.
    /// - Throws: One of the mistakes as an error with its path, `line`, and `column`, and a message for the schema's
    ///   author: `decodingKey` (1239) for an unknown or unsupported keyword, `decodingRepeatedKey` (1241) for a
    ///   repeated key, `patternSyntax` (1006) for an expression, `decodingValue` (1237) for any other value or if
    ///   there's nothing at `reference`, and `decodingSyntax` (1238) or `decodingDepth` (1240) if it isn't JSON or is
    ///   too deep.
    /// - Complexity: O(*n*) in the schema's length, and at most 25 ms for each pattern.
    public init(
        _ document: some Sequence<UInt8>, at reference: String = "#", annotations: Set<String> = []
    ) throws(ValidationError) {
        schemaBytes = Array(document)
        self.reference = reference
        self.annotations = annotations
        compiledSchema = try SchemaCompiler.compile(schemaBytes, at: reference, annotations: annotations)
        super.init()
    }

    public override func validate(_ input: JSONValue) throws(ValidationError) {
        if let first = allErrors(for: input).first { throw first }
    }

    public override func furtherErrors(for input: JSONValue) -> [ValidationError] {
        Array(allErrors(for: input).dropFirst())
    }

    public override var profile: StrategyProfile {
        StrategyProfile("jsonSchema", hidden: [schemaBytes, reference, annotations])
    }

    private func allErrors(for input: JSONValue) -> [ValidationError] {
        var evaluation = SchemaEvaluation(compiledSchema, of: input.document)
        do throws(ValidationError) {
            return try evaluation.evaluate(compiledSchema.rootIndex, at: 0) ? [] : evaluation.errors
        } catch {
            let (offset, _) = input.document.location(of: error.path, in: 0)
            return [error.located(at: JSONDocument.positions(of: [offset], in: input.document.bytes)[0])]
        }
    }
}

/// A schema's rule for values of one kind, or for all values.
final class SchemaRule: Sendable {
    /// A closure that returns whether a rule accepts the value at an entry.
    typealias Check =
        @Sendable (_ evaluation: inout SchemaEvaluation, _ entryIndex: Int) throws(ValidationError) -> Bool

    /// The kind of value, or `nil` for all kinds.
    ///
    /// The rule accepts other values.
    let valueKind: JSONDocument.EntryKind?

    /// The index of the first element or key that the rule is for, or `nil` if it's for the whole value.
    let firstPartIndex: Int?
    let check: Check

    init(for valueKind: JSONDocument.EntryKind? = nil, _ check: @escaping Check) {
        self.valueKind = valueKind
        firstPartIndex = nil
        self.check = check
    }

    /// Creates a rule for an array's elements or an object's keys.
    init(forPartsOf containerKind: JSONDocument.EntryKind, from firstPartIndex: Int = 0, _ check: @escaping Check) {
        valueKind = containerKind
        self.firstPartIndex = firstPartIndex
        self.check = check
    }
}

/// The rules of each schema in a document, by the schema's entry.
struct CompiledSchema: Sendable {
    /// The entry of the schema for the whole value.
    var rootIndex = 0
    var rules: [Int: [SchemaRule]] = [:]

    /// The schemas that are just `false`.
    var falseSchemas: Set<Int> = []
}

/// The evaluation of a schema for one document.
struct SchemaEvaluation {
    let document: JSONDocument
    private let compiledSchema: CompiledSchema
    private var foundErrors: [(error: ValidationError, offset: Int)] = []
    private var reportsErrors = true
    private var depth = 0
    /// The verdicts of referenced schemas, so that chains of references aren't followed twice.
    private var referenceVerdicts: [UInt64: Bool] = [:]
    private var reportedReferences: Set<UInt64> = []

    /// The classes of equal values, keyed by canonical forms in which each part is replaced with its class.
    private var classesByForm: [[UInt8]: Int] = [:]
    private var knownClasses: [Int: Int] = [:]

    private static let maximumErrors = 100
    /// The maximum depth of nested schemas.
    ///
    /// A 512 KiB stack can hold it without optimization, at about 2 KiB for each schema.
    private static let maximumDepth = 208

    init(_ compiledSchema: CompiledSchema, of document: JSONDocument) {
        self.compiledSchema = compiledSchema
        self.document = document
    }

    /// Whether to keep looking for errors after the first error.
    private var continuesAfterError: Bool { reportsErrors && foundErrors.count <= Self.maximumErrors }

    func kind(of entryIndex: Int) -> JSONDocument.EntryKind { document.entries[entryIndex].kind }

    /// Returns a number that's the same for equal values.
    ///
    /// Numbers are compared by value, and objects in any order.
    ///
    /// - Complexity: O(*n*) in the document's size for all calls together, not counting the time to sort keys.
    mutating func equivalenceClass(of entryIndex: Int) throws(ValidationError) -> Int {
        if let known = knownClasses[entryIndex] { return known }
        var form: [UInt8]
        switch kind(of: entryIndex) {
        case .array:
            form = Array("[".utf8)
            for child in document.children(of: entryIndex) {
                form += Array("\(try equivalenceClass(of: child)),".utf8)
            }
        case .object:
            form = Array("{".utf8)
            for key in document.sortedKeys(of: entryIndex) {
                form += JSONDocument.canonicalForm(ofText: key.text)
                form += Array("\(try equivalenceClass(of: key.valueIndex)),".utf8)
            }
        case .null, .false, .true, .string, .number: form = try document.canonicalForm(ofScalar: entryIndex)
        }
        let number = classesByForm[form] ?? classesByForm.count
        classesByForm[form] = number
        knownClasses[entryIndex] = number
        return number
    }

    /// Reports an error for a value or key, or for a part that the value lacks.
    mutating func reject(
        _ error: ValidationError, at entryIndex: Int, _ missingPart: ValidationError.PathComponent? = nil
    ) -> Bool {
        if continuesAfterError {
            let path = document.path(of: entryIndex) + (missingPart.map { [$0] } ?? [])
            foundErrors.append((error.under(path), document.offset(of: entryIndex)))
        }
        return false
    }

    mutating func reject(
        _ code: ValidationError.Code, at entryIndex: Int, _ missingPart: ValidationError.PathComponent? = nil
    )
        -> Bool
    {
        reject(ValidationError(code), at: entryIndex, missingPart)
    }

    /// Evaluates a schema for a value.
    ///
    /// The function calls itself through the rules. It has few temporary values, so that the deepest evaluation fits
    /// into a 512 KiB stack.
    mutating func evaluate(_ schemaIndex: Int, at entryIndex: Int) throws(ValidationError) -> Bool {
        try increaseDepth(at: entryIndex)
        var isAccepted = true
        for (rule, partIndex) in applicableRules(of: schemaIndex, at: entryIndex)
        where isAccepted || continuesAfterError {
            if try !rule.check(&self, partIndex) { isAccepted = false }
        }
        // A thrown error ends the whole evaluation.
        depth -= 1
        return isAccepted
    }

    private mutating func increaseDepth(at entryIndex: Int) throws(ValidationError) {
        guard depth < Self.maximumDepth else {
            throw ValidationError(.compositionTooDeep).under(document.path(of: entryIndex))
        }
        depth += 1
    }

    /// Returns a schema's rules for a value, each with the value or one of its parts.
    private func applicableRules(of schemaIndex: Int, at entryIndex: Int) -> [(rule: SchemaRule, entryIndex: Int)] {
        let kind = kind(of: entryIndex)
        var rules: [(rule: SchemaRule, entryIndex: Int)] = []
        for rule in compiledSchema.rules[schemaIndex] ?? [] where rule.valueKind == nil || rule.valueKind == kind {
            if let firstPartIndex = rule.firstPartIndex {
                for child in document.children(of: entryIndex).dropFirst(firstPartIndex) { rules.append((rule, child)) }
            } else {
                rules.append((rule, entryIndex))
            }
        }
        return rules
    }

    /// Returns an array's elements or an object's keys.
    func children(of entryIndex: Int) -> [Int] { Array(document.children(of: entryIndex)) }

    /// Evaluates a schema for a value without reporting errors.
    mutating func evaluateSilently(_ schemaIndex: Int, at entryIndex: Int) throws(ValidationError) -> Bool {
        let reportedErrors = reportsErrors
        reportsErrors = false
        defer { reportsErrors = reportedErrors }
        return try evaluate(schemaIndex, at: entryIndex)
    }

    mutating func evaluateReference(to schemaIndex: Int, at entryIndex: Int) throws(ValidationError) -> Bool {
        let key = UInt64(schemaIndex) << 32 | UInt64(entryIndex)
        if let known = referenceVerdicts[key], known || !reportsErrors || reportedReferences.contains(key) {
            return known
        }
        if reportsErrors { reportedReferences.insert(key) }
        let verdict = try evaluate(schemaIndex, at: entryIndex)
        referenceVerdicts[key] = verdict
        return verdict
    }

    /// Evaluates a key's value.
    ///
    /// The schema `false` means that the key isn't allowed.
    mutating func evaluateMember(_ schemaIndex: Int, at keyIndex: Int) throws(ValidationError) -> Bool {
        compiledSchema.falseSchemas.contains(schemaIndex)
            ? reject(.decodingKey, at: keyIndex) : try evaluate(schemaIndex, at: keyIndex + 1)
    }

    /// The errors in document order.
    var errors: [ValidationError] {
        let sorted = foundErrors.prefix(Self.maximumErrors).enumerated()
            .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
        let positions = JSONDocument.positions(of: sorted.map(\.element.offset), in: document.bytes)
        let errors = zip(sorted, positions).map { $0.element.error.located(at: $1) }
        return errors + (foundErrors.count > errors.count ? [ValidationError(.compositionErrorsOmitted)] : [])
    }
}
