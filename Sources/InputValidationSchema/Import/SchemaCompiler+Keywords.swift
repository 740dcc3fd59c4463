// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationRequests
import PatternMatching

extension SchemaCompiler {
    /// The keywords with an effect in 2020-12 that are rejected, also as annotations.
    static let unsupported: Set = [
        "$anchor", "$dynamicAnchor", "$dynamicRef", "$vocabulary", "unevaluatedItems", "unevaluatedProperties",
    ]

    /// Compiles a keyword, and returns its rule, or `nil` if it has no rule of its own.
    mutating func compileRule(_ keyword: SchemaKeyword) throws(ValidationError) -> SchemaRule? {
        switch keyword.name {
        case "$comment", "contentEncoding", "contentMediaType", "contentSchema", "default", "deprecated", "description",
            "examples", "readOnly", "title", "writeOnly":
            break
        case "$defs": _ = try addMembers(of: keyword)
        case "$id": try checkIdentifier(keyword)
        case "$ref": return try compileReference(keyword)
        case "$schema": try checkDialect(keyword)
        case "additionalProperties": return try compileAdditionalProperties(keyword)
        case "allOf": return try compileAllOf(keyword)
        case "anyOf": return try compileAnyOf(keyword)
        case "const": return try compileMembership(of: [keyword.value])
        case "contains": return try compileContains(keyword)
        case "dependentRequired": return try compileDependentRequired(keyword)
        case "dependentSchemas": return try compileDependentSchemas(keyword)
        case "else", "then": _ = addSchema(at: keyword.value, inPlaceOf: keyword.schema)
        case "enum": return try compileMembership(of: children(of: keyword.value, .array, "a list of values", keyword))
        case "exclusiveMaximum": return try compileBound(keyword, code: .comparisonNotLess, limit: .maximum) { $0 < $1 }
        case "exclusiveMinimum":
            return try compileBound(keyword, code: .comparisonNotGreater, limit: .minimum) { $0 > $1 }
        case "if": return compileCondition(keyword)
        case "items": return try compileItems(keyword)
        case "maxContains", "minContains": _ = try count(keyword)
        case "maxItems": return try compileLimit(keyword, of: .array, code: .countTooMany, limit: .maximum, <=)
        case "maxLength": return try compileLimit(keyword, of: .string, code: .lengthTooLong, limit: .maximum, <=)
        case "maxProperties": return try compileLimit(keyword, of: .object, code: .countTooMany, limit: .maximum, <=)
        case "maximum": return try compileBound(keyword, code: .comparisonTooLarge, limit: .maximum) { $0 <= $1 }
        case "minItems": return try compileLimit(keyword, of: .array, code: .countTooFew, limit: .minimum, >=)
        case "minLength": return try compileLimit(keyword, of: .string, code: .lengthTooShort, limit: .minimum, >=)
        case "minProperties": return try compileLimit(keyword, of: .object, code: .countTooFew, limit: .minimum, >=)
        case "minimum": return try compileBound(keyword, code: .comparisonTooSmall, limit: .minimum) { $0 >= $1 }
        case "multipleOf": return try compileMultipleOf(keyword)
        case "not": return compileNot(keyword)
        case "oneOf": return try compileOneOf(keyword)
        case "pattern": return try compilePattern(keyword)
        case "patternProperties": return try compilePatternProperties(keyword)
        case "prefixItems": return try compilePrefixItems(keyword)
        case "properties": return try compileProperties(keyword)
        case "propertyNames": return compilePropertyNames(keyword)
        case "required": return try compileRequired(keyword)
        case "type": return try compileType(keyword)
        case "uniqueItems": return try compileUniqueItems(keyword)
        default: try checkAnnotation(keyword)
        }
        return nil
    }

    // MARK: - The document

    private func checkIdentifier(_ keyword: SchemaKeyword) throws(ValidationError) {
        guard let id = text(keyword.value) else { throw expected("a text", for: keyword) }
        // JSON Schema 2020-12, core, section 8.2.1.
        guard id.utf8.dropLast().allSatisfy({ $0 != UInt8(ascii: "#") }) else {
            throw expected("a URI without a fragment", for: keyword)
        }
        // Another base would change what the references inside mean.
        guard keyword.schema == 0 else { throw expected("at the top of the document", for: keyword) }
    }

    private func checkDialect(_ keyword: SchemaKeyword) throws(ValidationError) {
        let name = "https://json-schema.org/draft/2020-12/schema"
        guard let text = text(keyword.value), text == name || text == name + "#" else {
            throw expected("“\(name)”", for: keyword)
        }
    }

    private mutating func compileReference(_ keyword: SchemaKeyword) throws(ValidationError) -> SchemaRule {
        let target = try resolveTarget(of: keyword)
        return SchemaRule { evaluation, entry throws(ValidationError) in try evaluation.follow(target, at: entry) }
    }

    // MARK: - Any value

    private func compileType(_ keyword: SchemaKeyword) throws(ValidationError) -> SchemaRule {
        let names = if let name = text(keyword.value) { [name] } else { try texts(at: keyword.value, of: keyword) }
        let known: Set = ["null", "boolean", "integer", "number", "string", "array", "object"]
        guard !names.isEmpty, Set(names).count == names.count, known.isSuperset(of: names) else {
            throw expected("the name of a type, or a list of names", for: keyword)
        }
        let error = ValidationError(.decodingType, parameters: names.count == 1 ? [.type: .text(names[0])] : [:])
        return SchemaRule { evaluation, entry throws(ValidationError) in
            let kind = evaluation.kind(entry)
            let name =
                switch kind {
                case .null: "null"
                case .false, .true: "boolean"
                case .number: "number"
                case .string: "string"
                case .array: "array"
                case .object: "object"
                }
            if names.contains(name) { return true }
            if kind == .number, names.contains("integer") {
                let number = try evaluation.document.number(at: entry)
                if number.digits.isEmpty || number.exponent >= 0 { return true }
            }
            return evaluation.reject(kind == .null ? ValidationError(.inputEmpty) : error, at: entry)
        }
    }

    private func compileMembership(of entries: [Int]) throws(ValidationError) -> SchemaRule {
        var values: Set<[UInt8]> = []
        for entry in entries {
            do throws(ValidationError) { values.insert(try document.canonical(entry)) } catch {
                throw schemaError(.decodingValue, "an exponent must have at most eight digits", at: entry)
            }
        }
        return SchemaRule { [values] evaluation, entry throws(ValidationError) in
            try values.contains(evaluation.document.canonical(entry))
                || evaluation.reject(.membershipUnknown, at: entry)
        }
    }

    // MARK: - Limits

    /// Returns the rule for a limit of numbers.
    private func compileBound(
        _ keyword: SchemaKeyword, code: ValidationError.Code, limit parameter: ValidationError.Parameter,
        _ isInside: @escaping @Sendable (DecimalLiteral, DecimalLiteral) -> Bool
    ) throws(ValidationError) -> SchemaRule {
        let limit = try number(keyword)
        let literal = document.literal(at: keyword.value)
        let shown: ValidationError.Value =
            Int(literal).map { .int($0) } ?? Double(literal).flatMap { $0.isFinite ? .double($0) : nil }
            ?? .text(literal)
        let error = ValidationError(code, parameters: [parameter: shown])
        return SchemaRule(for: .number) { evaluation, entry throws(ValidationError) in
            try isInside(evaluation.document.number(at: entry), limit) || evaluation.reject(error, at: entry)
        }
    }

    /// Returns the rule for a limit of the numbers of scalars, elements, or keys.
    private func compileLimit(
        _ keyword: SchemaKeyword, of kind: JSONDocument.EntryKind, code: ValidationError.Code,
        limit parameter: ValidationError.Parameter, _ isInside: @escaping @Sendable (Int, Int) -> Bool
    ) throws(ValidationError) -> SchemaRule {
        let limit = try count(keyword)
        let error = ValidationError(code, parameters: [parameter: .int(limit)])
        return SchemaRule(for: kind) { evaluation, entry in
            let count = evaluation.count(entry)
            return isInside(count, limit) || evaluation.reject(error.withLength(count), at: entry)
        }
    }

    private func compileMultipleOf(_ keyword: SchemaKeyword) throws(ValidationError) -> SchemaRule {
        let unit = try number(keyword)
        guard !unit.isNegative, unit.digits.count <= 18,
            let divisor = UInt64(String(decoding: unit.digits, as: UTF8.self))
        else { throw expected("a number above 0 with at most 18 digits", for: keyword) }
        @Sendable func product(_ first: UInt64, _ second: UInt64) -> UInt64 {
            divisor.dividingFullWidth(first.multipliedFullWidth(by: second)).remainder
        }
        return SchemaRule(for: .number) { evaluation, entry throws(ValidationError) in
            let number = try evaluation.document.number(at: entry)
            var places = number.exponent - unit.exponent
            // The last digit is not zero, so the number is not a multiple of a larger power of ten.
            var isMultiple = number.digits.isEmpty
            if !isMultiple, places >= 0 {
                var rest: UInt64 = 0
                for digit in number.digits { rest = (product(rest, 10 % divisor) + UInt64(digit & 0x0F)) % divisor }
                var power = 10 % divisor
                while places > 0 {
                    if places & 1 == 1 { rest = product(rest, power) }
                    power = product(power, power)
                    places >>= 1
                }
                isMultiple = rest == 0
            }
            return isMultiple || evaluation.reject(.decodingValue, at: entry)
        }
    }

    // MARK: - Texts

    private mutating func compilePattern(_ keyword: SchemaKeyword) throws(ValidationError) -> SchemaRule {
        guard text(keyword.value) != nil else { throw expected("a text", for: keyword) }
        let pattern = try compilePattern(at: keyword.value)
        return SchemaRule(for: .string) { evaluation, entry throws(ValidationError) in
            try evaluation.matches(pattern, at: entry) || evaluation.reject(.patternMismatch, at: entry)
        }
    }

    // MARK: - Lists

    private mutating func compilePrefixItems(_ keyword: SchemaKeyword) throws(ValidationError) -> SchemaRule {
        let schemas = try addSchemas(of: keyword)
        return SchemaRule(for: .array) { evaluation, entry throws(ValidationError) in
            var isAccepted = true
            for (schema, part) in zip(schemas, evaluation.children(of: entry))
            where try !evaluation.evaluate(schema, at: part) { isAccepted = false }
            return isAccepted
        }
    }

    private mutating func compileItems(_ keyword: SchemaKeyword) throws(ValidationError) -> SchemaRule {
        let schema = addSchema(at: keyword.value)
        var first = 0
        if let prefix = sibling("prefixItems", of: keyword) { first = try addSchemas(of: prefix).count }
        return SchemaRule(forEach: .array, from: first) { evaluation, part throws(ValidationError) in
            try evaluation.evaluate(schema, at: part)
        }
    }

    private mutating func compileContains(_ keyword: SchemaKeyword) throws(ValidationError) -> SchemaRule {
        let schema = addSchema(at: keyword.value)
        var (least, most) = (1, Int.max)
        if let minimum = sibling("minContains", of: keyword) { least = try count(minimum) }
        if let maximum = sibling("maxContains", of: keyword) { most = try count(maximum) }
        return SchemaRule(for: .array) { [least, most] evaluation, entry throws(ValidationError) in
            var count = 0
            for part in evaluation.children(of: entry) where try evaluation.test(schema, at: part) { count += 1 }
            return evaluation.checkCount(count, from: least, to: most, at: entry)
        }
    }

    private func compileUniqueItems(_ keyword: SchemaKeyword) throws(ValidationError) -> SchemaRule? {
        let kind = document.entries[keyword.value].kind
        guard kind == .true || kind == .false else { throw expected("true or false", for: keyword) }
        guard kind == .true else { return nil }
        return SchemaRule(for: .array) { evaluation, entry throws(ValidationError) in
            var seen: Set<[UInt8]> = []
            var isAccepted = true
            for part in evaluation.document.children(of: entry) {
                if try seen.insert(evaluation.document.canonical(part)).inserted { continue }
                isAccepted = evaluation.reject(.uniquenessRepeated, at: part)
            }
            return isAccepted
        }
    }

    // MARK: - Objects

    private mutating func compileProperties(_ keyword: SchemaKeyword) throws(ValidationError) -> SchemaRule {
        var schemas: [[UInt8]: Int] = [:]
        for (key, schema) in try addMembers(of: keyword) { schemas[document.utf8(at: key)] = schema }
        return SchemaRule(forEach: .object) { [schemas] evaluation, key throws(ValidationError) in
            guard let schema = schemas[evaluation.document.utf8(at: key)] else { return true }
            return try evaluation.evaluateMember(schema, at: key)
        }
    }

    /// Compiles the expressions of an object, each with the schema of the keys that it matches.
    private mutating func compilePatterns(
        _ keyword: SchemaKeyword
    ) throws(ValidationError) -> [(pattern: Pattern, schema: Int)] {
        var patterns: [(pattern: Pattern, schema: Int)] = []
        for (key, schema) in try addMembers(of: keyword) { patterns.append((try compilePattern(at: key), schema)) }
        return patterns
    }

    private mutating func compilePatternProperties(_ keyword: SchemaKeyword) throws(ValidationError) -> SchemaRule {
        let patterns = try compilePatterns(keyword)
        return SchemaRule(forEach: .object) { evaluation, key throws(ValidationError) in
            let schemas = try evaluation.schemas(of: patterns, at: key)
            var isAccepted = true
            for schema in schemas where try !evaluation.evaluateMember(schema, at: key) { isAccepted = false }
            return isAccepted
        }
    }

    private mutating func compileAdditionalProperties(_ keyword: SchemaKeyword) throws(ValidationError) -> SchemaRule {
        let schema = addSchema(at: keyword.value)
        var names: Set<[UInt8]> = []
        if let properties = sibling("properties", of: keyword) {
            for (key, _) in try addMembers(of: properties) { names.insert(document.utf8(at: key)) }
        }
        var others: [(pattern: Pattern, schema: Int)] = []
        if let sibling = sibling("patternProperties", of: keyword) { others = try compilePatterns(sibling) }
        return SchemaRule(forEach: .object) { [names, others] evaluation, key throws(ValidationError) in
            if try evaluation.isKnown(key, names: names, patterns: others) { return true }
            return try evaluation.evaluateMember(schema, at: key)
        }
    }

    private mutating func compilePropertyNames(_ keyword: SchemaKeyword) -> SchemaRule {
        let schema = addSchema(at: keyword.value)
        return SchemaRule(forEach: .object) { evaluation, key throws(ValidationError) in
            try evaluation.test(schema, at: key) || evaluation.reject(.decodingKey, at: key)
        }
    }

    private func compileRequired(_ keyword: SchemaKeyword) throws(ValidationError) -> SchemaRule {
        let names = try texts(at: keyword.value, of: keyword)
        return SchemaRule(for: .object) { evaluation, entry in evaluation.checkKeys(names, in: entry) }
    }

    private func compileDependentRequired(_ keyword: SchemaKeyword) throws(ValidationError) -> SchemaRule {
        var names: [(key: [UInt8], others: [String])] = []
        for key in try children(of: keyword.value, .object, "an object with lists of texts", keyword) {
            names.append((document.utf8(at: key), try texts(at: key + 1, of: keyword)))
        }
        return SchemaRule(for: .object) { [names] evaluation, entry in
            var isAccepted = true
            for (key, others) in names where evaluation.document.value(of: key, in: entry) != nil {
                if !evaluation.checkKeys(others, in: entry) { isAccepted = false }
            }
            return isAccepted
        }
    }

    private mutating func compileDependentSchemas(_ keyword: SchemaKeyword) throws(ValidationError) -> SchemaRule {
        let members = try addMembers(of: keyword, inPlace: true)
        let schemas = members.map { [document] in (key: document.utf8(at: $0.key), schema: $0.schema) }
        return SchemaRule(for: .object) { evaluation, entry throws(ValidationError) in
            var isAccepted = true
            for (key, schema) in schemas where evaluation.document.value(of: key, in: entry) != nil {
                if try !evaluation.evaluate(schema, at: entry) { isAccepted = false }
            }
            return isAccepted
        }
    }

    // MARK: - Compositions

    private mutating func compileAllOf(_ keyword: SchemaKeyword) throws(ValidationError) -> SchemaRule {
        let schemas = try addSchemas(of: keyword, inPlace: true)
        return SchemaRule { evaluation, entry throws(ValidationError) in
            var isAccepted = true
            for schema in schemas where try !evaluation.evaluate(schema, at: entry) { isAccepted = false }
            return isAccepted
        }
    }

    private mutating func compileAnyOf(_ keyword: SchemaKeyword) throws(ValidationError) -> SchemaRule {
        let schemas = try addSchemas(of: keyword, inPlace: true)
        return SchemaRule { evaluation, entry throws(ValidationError) in
            for schema in schemas where try evaluation.test(schema, at: entry) { return true }
            return evaluation.reject(.compositionNoAlternative, at: entry)
        }
    }

    private mutating func compileOneOf(_ keyword: SchemaKeyword) throws(ValidationError) -> SchemaRule {
        let schemas = try addSchemas(of: keyword, inPlace: true)
        return SchemaRule { evaluation, entry throws(ValidationError) in
            var count = 0
            for schema in schemas where try evaluation.test(schema, at: entry) { count += 1 }
            return evaluation.checkCount(count, from: 1, to: 1, at: entry)
        }
    }

    private mutating func compileNot(_ keyword: SchemaKeyword) -> SchemaRule {
        let schema = addSchema(at: keyword.value, inPlaceOf: keyword.schema)
        return SchemaRule { evaluation, entry throws(ValidationError) in
            try !evaluation.test(schema, at: entry) || evaluation.reject(.compositionNegation, at: entry)
        }
    }

    /// Returns the rule of `if`, which evaluates the schemas of `then` and `else`.
    private mutating func compileCondition(_ keyword: SchemaKeyword) -> SchemaRule {
        let schema = addSchema(at: keyword.value, inPlaceOf: keyword.schema)
        let (then, other) = (sibling("then", of: keyword)?.value, sibling("else", of: keyword)?.value)
        return SchemaRule { evaluation, entry throws(ValidationError) in
            guard let branch = try evaluation.test(schema, at: entry) ? then : other else { return true }
            return try evaluation.evaluate(branch, at: entry)
        }
    }
}

extension SchemaEvaluation {
    /// Returns the number of scalars of a text, of elements, or of keys.
    fileprivate func count(_ entry: Int) -> Int {
        if kind(entry) == .string { return document.text(at: entry).unicodeScalars.count }
        return document.children(of: entry).reduce(0) { count, _ in count + 1 }
    }

    fileprivate func matches(_ pattern: Pattern, at entry: Int) throws(ValidationError) -> Bool {
        let text = document.text(at: entry)
        guard text.utf8.count <= pattern.maximumInputLength else {
            throw ValidationError(.inputTooLarge, parameters: [.maximum: .int(pattern.maximumInputLength)])
                .under(document.path(of: entry))
        }
        return pattern.matches(text)
    }

    /// Returns whether a key is one of the names, or an expression matches it.
    fileprivate func isKnown(
        _ key: Int, names: Set<[UInt8]>, patterns: [(pattern: Pattern, schema: Int)]
    ) throws(ValidationError) -> Bool {
        if names.contains(document.utf8(at: key)) { return true }
        return try !schemas(of: patterns, at: key).isEmpty
    }

    /// Reports a number of schemas or elements that is too small or too large.
    fileprivate mutating func checkCount(_ count: Int, from least: Int, to most: Int, at entry: Int) -> Bool {
        if count < least { return reject(.compositionNoAlternative, at: entry) }
        return count <= most || reject(.compositionNegation, at: entry)
    }

    /// Returns the schemas of the expressions that match a key.
    fileprivate func schemas(
        of patterns: [(pattern: Pattern, schema: Int)], at key: Int
    ) throws(ValidationError) -> [Int] {
        var schemas: [Int] = []
        for (pattern, schema) in patterns where try matches(pattern, at: key) { schemas.append(schema) }
        return schemas
    }

    /// Reports each key that an object does not have.
    fileprivate mutating func checkKeys(_ names: [String], in object: Int) -> Bool {
        let keys = Set(document.children(of: object).map(document.utf8))
        var isAccepted = true
        for name in names where !keys.contains(Array(name.utf8)) {
            isAccepted = reject(.inputEmpty, at: object, .key(name))
        }
        return isAccepted
    }
}
