// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationRequests
import PatternMatching

extension SchemaCompiler {
    /// The keywords with an effect in 2020-12 that are rejected, even as annotations.
    static let unsupportedKeywords: Set = [
        "$anchor", "$dynamicAnchor", "$dynamicRef", "$vocabulary", "unevaluatedItems", "unevaluatedProperties",
    ]

    /// Compiles a keyword and returns its rule, or `nil` if it has no rule of its own.
    mutating func compileRule(_ keyword: SchemaKeyword) throws(ValidationError) -> SchemaRule? {
        switch keyword.name {
        case "$comment", "contentEncoding", "contentMediaType", "contentSchema", "default", "deprecated", "description",
            "examples", "readOnly", "title", "writeOnly":
            break
        case "$defs": _ = try addMemberSchemas(of: keyword)
        case "$id": try checkIdentifier(keyword)
        case "$ref": return try compileReference(keyword)
        case "$schema": try checkDialect(keyword)
        case "additionalProperties": return try compileAdditionalProperties(keyword)
        case "allOf": return try compileAllOf(keyword)
        case "anyOf": return try compileAnyOf(keyword)
        case "const": return try compileAllowedValues(at: [keyword.valueIndex])
        case "contains": return try compileContains(keyword)
        case "dependentRequired": return try compileDependentRequired(keyword)
        case "dependentSchemas": return try compileDependentSchemas(keyword)
        case "else", "then": _ = addSchema(at: keyword.valueIndex, appliedInPlaceBy: keyword.schemaIndex)
        case "enum":
            return try compileAllowedValues(
                at: children(
                    of: keyword.valueIndex, requiring: .array, expectation: "a list of values", for: keyword))
        case "exclusiveMaximum":
            return try compileNumberLimit(keyword, code: .comparisonNotLess, parameter: .maximum) { $0 < $1 }
        case "exclusiveMinimum":
            return try compileNumberLimit(keyword, code: .comparisonNotGreater, parameter: .minimum) { $0 > $1 }
        case "if": return compileCondition(keyword)
        case "items": return try compileItems(keyword)
        case "maxContains", "minContains": _ = try count(of: keyword)
        case "maxItems":
            return try compileCountLimit(
                keyword, of: .array, code: .countTooMany, parameter: .maximum, isWithinLimit: <=)
        case "maxLength":
            return try compileCountLimit(
                keyword, of: .string, code: .lengthTooLong, parameter: .maximum, isWithinLimit: <=)
        case "maxProperties":
            return try compileCountLimit(
                keyword, of: .object, code: .countTooMany, parameter: .maximum, isWithinLimit: <=)
        case "maximum":
            return try compileNumberLimit(keyword, code: .comparisonTooLarge, parameter: .maximum) { $0 <= $1 }
        case "minItems":
            return try compileCountLimit(
                keyword, of: .array, code: .countTooFew, parameter: .minimum, isWithinLimit: >=)
        case "minLength":
            return try compileCountLimit(
                keyword, of: .string, code: .lengthTooShort, parameter: .minimum, isWithinLimit: >=)
        case "minProperties":
            return try compileCountLimit(
                keyword, of: .object, code: .countTooFew, parameter: .minimum, isWithinLimit: >=)
        case "minimum":
            return try compileNumberLimit(keyword, code: .comparisonTooSmall, parameter: .minimum) { $0 >= $1 }
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
        default: try rejectUnlessAnnotation(keyword)
        }
        return nil
    }

    // MARK: - The document

    private func checkIdentifier(_ keyword: SchemaKeyword) throws(ValidationError) {
        guard let id = text(at: keyword.valueIndex) else { throw mismatchError("a text", for: keyword) }
        // JSON Schema 2020-12, core, section 8.2.1.
        guard id.utf8.dropLast().allSatisfy({ $0 != UInt8(ascii: "#") }) else {
            throw mismatchError("a URI without a fragment", for: keyword)
        }
        // A different base would change what the references inside mean.
        guard keyword.schemaIndex == 0 else { throw mismatchError("at the top of the document", for: keyword) }
    }

    private func checkDialect(_ keyword: SchemaKeyword) throws(ValidationError) {
        let name = "https://json-schema.org/draft/2020-12/schema"
        guard let text = text(at: keyword.valueIndex), text == name || text == name + "#" else {
            throw mismatchError("“\(name)”", for: keyword)
        }
    }

    private mutating func compileReference(_ keyword: SchemaKeyword) throws(ValidationError) -> SchemaRule {
        let target = try resolveReference(of: keyword)
        return SchemaRule { evaluation, entryIndex throws(ValidationError) in
            try evaluation.evaluateReference(to: target, at: entryIndex)
        }
    }

    // MARK: - Any value

    private func compileType(_ keyword: SchemaKeyword) throws(ValidationError) -> SchemaRule {
        let names =
            if let name = text(at: keyword.valueIndex) { [name] } else {
                try texts(at: keyword.valueIndex, of: keyword)
            }
        let known: Set = ["null", "boolean", "integer", "number", "string", "array", "object"]
        guard !names.isEmpty, Set(names).count == names.count, known.isSuperset(of: names) else {
            throw mismatchError("the name of a type, or a list of names", for: keyword)
        }
        let error = ValidationError(.decodingType, parameters: names.count == 1 ? [.type: .text(names[0])] : [:])
        return SchemaRule { evaluation, entryIndex throws(ValidationError) in
            let kind = evaluation.kind(of: entryIndex)
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
                let number = try evaluation.document.number(at: entryIndex)
                if number.digits.isEmpty || number.exponent >= 0 { return true }
            }
            return evaluation.reject(kind == .null ? .absentValue : error, at: entryIndex)
        }
    }

    private func compileAllowedValues(at valueIndices: [Int]) throws(ValidationError) -> SchemaRule {
        var values: Set<[UInt8]> = []
        for entryIndex in valueIndices {
            do throws(ValidationError) { values.insert(try document.canonicalForm(of: entryIndex)) } catch {
                throw schemaError(.decodingValue, "an exponent must have at most eight digits", at: entryIndex)
            }
        }
        let maximumCount = values.lazy.map(\.count).max() ?? 0
        return SchemaRule { [values] evaluation, entryIndex throws(ValidationError) in
            // A longer form can't belong to any of the values.
            try evaluation.document.canonicalForm(of: entryIndex, maximumCount: maximumCount).map(values.contains)
                == true
                || evaluation.reject(.membershipUnknown, at: entryIndex)
        }
    }

    // MARK: - Limits

    /// Returns the rule for a numeric limit.
    private func compileNumberLimit(
        _ keyword: SchemaKeyword, code: ValidationError.Code, parameter: ValidationError.Parameter,
        isWithinLimit: @escaping @Sendable (DecimalLiteral, DecimalLiteral) -> Bool
    ) throws(ValidationError) -> SchemaRule {
        let limit = try number(of: keyword)
        let literal = document.numberLiteral(at: keyword.valueIndex)
        let limitValue: ValidationError.Value =
            Int(literal).map { .int($0) } ?? Double(literal).flatMap { $0.isFinite ? .double($0) : nil }
            ?? .text(literal)
        let error = ValidationError(code, parameters: [parameter: limitValue])
        return SchemaRule(for: .number) { evaluation, entryIndex throws(ValidationError) in
            try isWithinLimit(evaluation.document.number(at: entryIndex), limit)
                || evaluation.reject(error, at: entryIndex)
        }
    }

    /// Returns the rule for a limit on the number of scalars, elements, or keys.
    private func compileCountLimit(
        _ keyword: SchemaKeyword, of kind: JSONDocument.EntryKind, code: ValidationError.Code,
        parameter: ValidationError.Parameter, isWithinLimit: @escaping @Sendable (Int, Int) -> Bool
    ) throws(ValidationError) -> SchemaRule {
        let limit = try count(of: keyword)
        let error = ValidationError(code, parameters: [parameter: .int(limit)])
        return SchemaRule(for: kind) { evaluation, entryIndex in
            let count = evaluation.count(of: entryIndex)
            return isWithinLimit(count, limit) || evaluation.reject(error.withLength(count), at: entryIndex)
        }
    }

    private func compileMultipleOf(_ keyword: SchemaKeyword) throws(ValidationError) -> SchemaRule {
        let unit = try number(of: keyword)
        guard !unit.isNegative, unit.digits.count <= 18,
            let divisor = UInt64(String(decoding: unit.digits, as: UTF8.self))
        else { throw mismatchError("a number above 0 with at most 18 digits", for: keyword) }
        @Sendable func product(_ first: UInt64, _ second: UInt64) -> UInt64 {
            divisor.dividingFullWidth(first.multipliedFullWidth(by: second)).remainder
        }
        return SchemaRule(for: .number) { evaluation, entryIndex throws(ValidationError) in
            let number = try evaluation.document.number(at: entryIndex)
            var places = number.exponent - unit.exponent
            // The last digit isn't zero, so the number isn't a multiple of a larger power of ten.
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
            return isMultiple || evaluation.reject(.decodingValue, at: entryIndex)
        }
    }

    // MARK: - Texts

    private mutating func compilePattern(_ keyword: SchemaKeyword) throws(ValidationError) -> SchemaRule {
        guard text(at: keyword.valueIndex) != nil else { throw mismatchError("a text", for: keyword) }
        let pattern = try compilePattern(at: keyword.valueIndex)
        return SchemaRule(for: .string) { evaluation, entryIndex throws(ValidationError) in
            try evaluation.matches(pattern, at: entryIndex) || evaluation.reject(.patternMismatch, at: entryIndex)
        }
    }

    // MARK: - Lists

    private mutating func compilePrefixItems(_ keyword: SchemaKeyword) throws(ValidationError) -> SchemaRule {
        let schemas = try addSchemas(of: keyword)
        return SchemaRule(for: .array) { evaluation, entryIndex throws(ValidationError) in
            var isAccepted = true
            for (schema, child) in zip(schemas, evaluation.children(of: entryIndex))
            where try !evaluation.evaluate(schema, at: child) { isAccepted = false }
            return isAccepted
        }
    }

    private mutating func compileItems(_ keyword: SchemaKeyword) throws(ValidationError) -> SchemaRule {
        let schema = addSchema(at: keyword.valueIndex)
        var first = 0
        if let prefix = sibling("prefixItems", of: keyword) { first = try addSchemas(of: prefix).count }
        return SchemaRule(forPartsOf: .array, from: first) { evaluation, element throws(ValidationError) in
            try evaluation.evaluate(schema, at: element)
        }
    }

    private mutating func compileContains(_ keyword: SchemaKeyword) throws(ValidationError) -> SchemaRule {
        let schema = addSchema(at: keyword.valueIndex)
        var (minimumCount, maximumCount) = (1, Int.max)
        if let minimum = sibling("minContains", of: keyword) { minimumCount = try count(of: minimum) }
        if let maximum = sibling("maxContains", of: keyword) { maximumCount = try count(of: maximum) }
        return SchemaRule(for: .array) { [minimumCount, maximumCount] evaluation, entryIndex throws(ValidationError) in
            var count = 0
            for element in evaluation.children(of: entryIndex)
            where try evaluation.evaluateSilently(schema, at: element) { count += 1 }
            return evaluation.checkCount(count, from: minimumCount, to: maximumCount, at: entryIndex)
        }
    }

    private func compileUniqueItems(_ keyword: SchemaKeyword) throws(ValidationError) -> SchemaRule? {
        let kind = document.entries[keyword.valueIndex].kind
        guard kind == .true || kind == .false else { throw mismatchError("true or false", for: keyword) }
        guard kind == .true else { return nil }
        return SchemaRule(for: .array) { evaluation, entryIndex throws(ValidationError) in
            var seen: Set<Int> = []
            var isAccepted = true
            for child in evaluation.document.children(of: entryIndex) {
                if try seen.insert(evaluation.equivalenceClass(of: child)).inserted { continue }
                isAccepted = evaluation.reject(.uniquenessRepeated, at: child)
            }
            return isAccepted
        }
    }

    // MARK: - Objects

    private mutating func compileProperties(_ keyword: SchemaKeyword) throws(ValidationError) -> SchemaRule {
        var schemas: [[UInt8]: Int] = [:]
        for (key, schema) in try addMemberSchemas(of: keyword) { schemas[document.utf8(at: key)] = schema }
        return SchemaRule(forPartsOf: .object) { [schemas] evaluation, key throws(ValidationError) in
            guard let schema = schemas[evaluation.document.utf8(at: key)] else { return true }
            return try evaluation.evaluateMember(schema, at: key)
        }
    }

    /// Compiles an object's expressions, each with the schema for the keys that it matches.
    private mutating func compilePatterns(
        _ keyword: SchemaKeyword
    ) throws(ValidationError) -> [(pattern: Pattern, schema: Int)] {
        var patterns: [(pattern: Pattern, schema: Int)] = []
        for (key, schema) in try addMemberSchemas(of: keyword) {
            patterns.append((try compilePattern(at: key), schema))
        }
        return patterns
    }

    private mutating func compilePatternProperties(_ keyword: SchemaKeyword) throws(ValidationError) -> SchemaRule {
        let patterns = try compilePatterns(keyword)
        return SchemaRule(forPartsOf: .object) { evaluation, key throws(ValidationError) in
            let schemas = try evaluation.matchingSchemas(of: patterns, at: key)
            var isAccepted = true
            for schema in schemas where try !evaluation.evaluateMember(schema, at: key) { isAccepted = false }
            return isAccepted
        }
    }

    private mutating func compileAdditionalProperties(_ keyword: SchemaKeyword) throws(ValidationError) -> SchemaRule {
        let schema = addSchema(at: keyword.valueIndex)
        var names: Set<[UInt8]> = []
        if let properties = sibling("properties", of: keyword) {
            for (key, _) in try addMemberSchemas(of: properties) { names.insert(document.utf8(at: key)) }
        }
        var others: [(pattern: Pattern, schema: Int)] = []
        if let sibling = sibling("patternProperties", of: keyword) { others = try compilePatterns(sibling) }
        return SchemaRule(forPartsOf: .object) { [names, others] evaluation, key throws(ValidationError) in
            if try evaluation.isKey(key, in: names, orMatching: others) { return true }
            return try evaluation.evaluateMember(schema, at: key)
        }
    }

    private mutating func compilePropertyNames(_ keyword: SchemaKeyword) -> SchemaRule {
        let schema = addSchema(at: keyword.valueIndex)
        return SchemaRule(forPartsOf: .object) { evaluation, key throws(ValidationError) in
            try evaluation.evaluateSilently(schema, at: key) || evaluation.reject(.decodingKey, at: key)
        }
    }

    private func compileRequired(_ keyword: SchemaKeyword) throws(ValidationError) -> SchemaRule {
        let names = try uniqueKeys(at: keyword.valueIndex, of: keyword)
        return SchemaRule(for: .object) { evaluation, entryIndex in
            evaluation.checkRequiredKeys(names, of: evaluation.keys(of: entryIndex), in: entryIndex)
        }
    }

    private func compileDependentRequired(_ keyword: SchemaKeyword) throws(ValidationError) -> SchemaRule {
        var names: [(key: [UInt8], others: [String])] = []
        for key in try children(
            of: keyword.valueIndex, requiring: .object, expectation: "an object with lists of texts", for: keyword)
        {
            names.append((document.utf8(at: key), try uniqueKeys(at: key + 1, of: keyword)))
        }
        return SchemaRule(for: .object) { [names] evaluation, entryIndex in
            let keys = evaluation.keys(of: entryIndex)
            var isAccepted = true
            for (key, others) in names where keys.contains(key) {
                if !evaluation.checkRequiredKeys(others, of: keys, in: entryIndex) { isAccepted = false }
            }
            return isAccepted
        }
    }

    private mutating func compileDependentSchemas(_ keyword: SchemaKeyword) throws(ValidationError) -> SchemaRule {
        let members = try addMemberSchemas(of: keyword, appliedInPlace: true)
        let schemas = members.map { [document] in (key: document.utf8(at: $0.keyIndex), schema: $0.schemaIndex) }
        return SchemaRule(for: .object) { evaluation, entryIndex throws(ValidationError) in
            let keys = evaluation.keys(of: entryIndex)
            var isAccepted = true
            for (key, schema) in schemas where keys.contains(key) {
                if try !evaluation.evaluate(schema, at: entryIndex) { isAccepted = false }
            }
            return isAccepted
        }
    }

    // MARK: - Compositions

    private mutating func compileAllOf(_ keyword: SchemaKeyword) throws(ValidationError) -> SchemaRule {
        let schemas = try addSchemas(of: keyword, appliedInPlace: true)
        return SchemaRule { evaluation, entryIndex throws(ValidationError) in
            var isAccepted = true
            for schema in schemas where try !evaluation.evaluate(schema, at: entryIndex) { isAccepted = false }
            return isAccepted
        }
    }

    private mutating func compileAnyOf(_ keyword: SchemaKeyword) throws(ValidationError) -> SchemaRule {
        let schemas = try addSchemas(of: keyword, appliedInPlace: true)
        return SchemaRule { evaluation, entryIndex throws(ValidationError) in
            for schema in schemas where try evaluation.evaluateSilently(schema, at: entryIndex) { return true }
            return evaluation.reject(.compositionNoAlternative, at: entryIndex)
        }
    }

    private mutating func compileOneOf(_ keyword: SchemaKeyword) throws(ValidationError) -> SchemaRule {
        let schemas = try addSchemas(of: keyword, appliedInPlace: true)
        return SchemaRule { evaluation, entryIndex throws(ValidationError) in
            var count = 0
            for schema in schemas where try evaluation.evaluateSilently(schema, at: entryIndex) { count += 1 }
            return evaluation.checkCount(count, from: 1, to: 1, at: entryIndex)
        }
    }

    private mutating func compileNot(_ keyword: SchemaKeyword) -> SchemaRule {
        let schema = addSchema(at: keyword.valueIndex, appliedInPlaceBy: keyword.schemaIndex)
        return SchemaRule { evaluation, entryIndex throws(ValidationError) in
            try !evaluation.evaluateSilently(schema, at: entryIndex)
                || evaluation.reject(.compositionNegation, at: entryIndex)
        }
    }

    /// Returns the rule for `if`, which evaluates the schemas of `then` and `else`.
    private mutating func compileCondition(_ keyword: SchemaKeyword) -> SchemaRule {
        let schema = addSchema(at: keyword.valueIndex, appliedInPlaceBy: keyword.schemaIndex)
        let (then, other) = (sibling("then", of: keyword)?.valueIndex, sibling("else", of: keyword)?.valueIndex)
        return SchemaRule { evaluation, entryIndex throws(ValidationError) in
            guard let branch = try evaluation.evaluateSilently(schema, at: entryIndex) ? then : other else {
                return true
            }
            return try evaluation.evaluate(branch, at: entryIndex)
        }
    }
}

extension SchemaEvaluation {
    /// Returns the number of a text's scalars, an array's elements, or an object's keys.
    fileprivate func count(of entryIndex: Int) -> Int {
        if kind(of: entryIndex) == .string { return document.text(at: entryIndex).unicodeScalars.count }
        return document.children(of: entryIndex).reduce(0) { count, _ in count + 1 }
    }

    fileprivate func matches(_ pattern: Pattern, at entryIndex: Int) throws(ValidationError) -> Bool {
        let text = document.text(at: entryIndex)
        guard text.utf8.count <= pattern.maximumInputLength else {
            throw ValidationError(.inputTooLarge, parameters: [.maximum: .int(pattern.maximumInputLength)])
                .under(document.path(of: entryIndex))
        }
        return pattern.matches(text)
    }

    /// Returns whether a key is in the names or matches a pattern.
    fileprivate func isKey(
        _ keyIndex: Int, in names: Set<[UInt8]>, orMatching patterns: [(pattern: Pattern, schema: Int)]
    ) throws(ValidationError) -> Bool {
        if names.contains(document.utf8(at: keyIndex)) { return true }
        return try !matchingSchemas(of: patterns, at: keyIndex).isEmpty
    }

    /// Reports too few or too many schemas or elements.
    fileprivate mutating func checkCount(_ count: Int, from minimum: Int, to maximum: Int, at entryIndex: Int) -> Bool {
        if count < minimum { return reject(.compositionNoAlternative, at: entryIndex) }
        return count <= maximum || reject(.compositionNegation, at: entryIndex)
    }

    /// Returns the schemas whose expressions match a key.
    fileprivate func matchingSchemas(
        of patterns: [(pattern: Pattern, schema: Int)], at keyIndex: Int
    ) throws(ValidationError) -> [Int] {
        var schemas: [Int] = []
        for (pattern, schema) in patterns where try matches(pattern, at: keyIndex) { schemas.append(schema) }
        return schemas
    }

    fileprivate func keys(of objectIndex: Int) -> Set<[UInt8]> {
        Set(document.children(of: objectIndex).map(document.utf8))
    }

    /// Reports each required key that an object lacks.
    fileprivate mutating func checkRequiredKeys(
        _ names: [String], of keys: Set<[UInt8]>, in objectIndex: Int
    ) -> Bool {
        var isAccepted = true
        for name in names where !keys.contains(Array(name.utf8)) {
            isAccepted = reject(.inputEmpty, at: objectIndex, .key(name))
        }
        return isAccepted
    }
}
