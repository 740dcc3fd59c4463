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
    private let compiledSchema: CompiledSchema
    private let schemaBytes: [UInt8]
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
    ///   the schema: `decodingKey` (1239) for a keyword that is unknown or not supported, `decodingRepeatedKey` (1241) for a repeated key,
    ///   `patternSyntax` (1006) for an expression, `decodingValue` (1237) for any other value, and `decodingSyntax`
    ///   (1238) or `decodingDepth` (1240) if it is not JSON or too deep.
    /// - Complexity: O(*n*) in the length of the schema, and at most 25 ms for each pattern.
    public init(_ schema: some Sequence<UInt8>, annotations: Set<String> = []) throws(ValidationError) {
        schemaBytes = Array(schema)
        self.annotations = annotations
        compiledSchema = try SchemaCompiler.compile(schemaBytes, annotations: annotations)
        super.init()
    }

    public override func validate(_ input: JSONValue) throws(ValidationError) {
        if let first = allErrors(for: input).first { throw first }
    }

    public override func furtherErrors(for input: JSONValue) -> [ValidationError] {
        Array(allErrors(for: input).dropFirst())
    }

    public override var profile: StrategyProfile {
        StrategyProfile("jsonSchema", hidden: [schemaBytes, annotations])
    }

    private func allErrors(for input: JSONValue) -> [ValidationError] {
        var evaluation = SchemaEvaluation(compiledSchema, of: input.document)
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
    typealias Check =
        @Sendable (_ evaluation: inout SchemaEvaluation, _ entryIndex: Int) throws(ValidationError) -> Bool

    /// The kind of the values, or `nil` for all.
    ///
    /// The rule accepts other values.
    let valueKind: JSONDocument.EntryKind?

    /// The number of elements or keys before those that the rule is for, or `nil` if it is for the whole value.
    let firstPartIndex: Int?
    let check: Check

    init(for valueKind: JSONDocument.EntryKind? = nil, _ check: @escaping Check) {
        self.valueKind = valueKind
        firstPartIndex = nil
        self.check = check
    }

    /// Creates a rule for the elements of an array, or for the keys of an object.
    init(forPartsOf containerKind: JSONDocument.EntryKind, from firstPartIndex: Int = 0, _ check: @escaping Check) {
        valueKind = containerKind
        self.firstPartIndex = firstPartIndex
        self.check = check
    }
}

/// The rules of each schema of a document, by its entry.
struct CompiledSchema: Sendable {
    var rules: [Int: [SchemaRule]] = [:]

    /// The schemas that are `false`.
    var falseSchemas: Set<Int> = []
}

/// The evaluation of a schema for one document.
struct SchemaEvaluation {
    let document: JSONDocument
    private let compiledSchema: CompiledSchema
    private var foundErrors: [(error: ValidationError, offset: Int)] = []
    private var reportsErrors = true
    private var depth = 0
    /// The verdicts of schemas that references lead to, so that references to references are not followed twice.
    private var referenceVerdicts: [UInt64: Bool] = [:]
    private var reportedReferences: Set<UInt64> = []

    /// The classes of equal values, by the canonical forms in which the class of a part stands for the part.
    private var classesByForm: [[UInt8]: Int] = [:]
    private var knownClasses: [Int: Int] = [:]

    private static let maximumErrors = 100
    /// The most that a stack of 512 KiB holds without optimization, about 2 KiB for each schema.
    private static let maximumDepth = 208

    init(_ compiledSchema: CompiledSchema, of document: JSONDocument) {
        self.compiledSchema = compiledSchema
        self.document = document
    }

    /// Whether further errors are searched for after the first one.
    private var continuesAfterError: Bool { reportsErrors && foundErrors.count <= Self.maximumErrors }

    func kind(of entryIndex: Int) -> JSONDocument.EntryKind { document.entries[entryIndex].kind }

    /// Returns a number that is the same for equal values: numbers by value, objects in any order.
    ///
    /// - Complexity: O(*n*) in the size of the document for all calls together, without the time to sort keys.
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

    /// Reports an error of a value or a key, or of a part that it does not have.
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
    /// into a stack of 512 KiB.
    mutating func evaluate(_ schemaIndex: Int, at entryIndex: Int) throws(ValidationError) -> Bool {
        try increaseDepth(at: entryIndex)
        var isAccepted = true
        for (rule, partIndex) in applicableRules(of: schemaIndex, at: entryIndex)
        where isAccepted || continuesAfterError {
            if try !rule.check(&self, partIndex) { isAccepted = false }
        }
        // An error that is thrown ends the whole evaluation.
        depth -= 1
        return isAccepted
    }

    private mutating func increaseDepth(at entryIndex: Int) throws(ValidationError) {
        guard depth < Self.maximumDepth else {
            throw ValidationError(.compositionTooDeep).under(document.path(of: entryIndex))
        }
        depth += 1
    }

    /// Returns the rules of a schema for a value, each with the value or one of its parts.
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

    /// Returns the elements of an array, or the keys of an object.
    func children(of entryIndex: Int) -> [Int] { Array(document.children(of: entryIndex)) }

    /// Evaluates a schema for a value, and reports no errors.
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

    /// Evaluates the value of a key.
    ///
    /// The schema `false` means that the key is not allowed.
    mutating func evaluateMember(_ schemaIndex: Int, at keyIndex: Int) throws(ValidationError) -> Bool {
        compiledSchema.falseSchemas.contains(schemaIndex)
            ? reject(.decodingKey, at: keyIndex) : try evaluate(schemaIndex, at: keyIndex + 1)
    }

    /// The errors in the order of the document.
    var errors: [ValidationError] {
        let sorted = foundErrors.prefix(Self.maximumErrors).enumerated()
            .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
        let positions = JSONDocument.positions(of: sorted.map(\.element.offset), in: document.bytes)
        let errors = zip(sorted, positions).map { $0.element.error.located(at: $1) }
        return errors + (foundErrors.count > errors.count ? [ValidationError(.compositionErrorsOmitted)] : [])
    }
}
