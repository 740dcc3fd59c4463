// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationRequests
import PatternMatching

extension SchemaCompiler {
    typealias Compile = @Sendable (inout SchemaCompiler, SchemaKeyword) throws(ValidationError) -> SchemaRule?

    /// The supported keywords, each with the function that makes its rule, or no rule.
    static let keywords: [String: Compile] = [
        "$comment": annotation, "$defs": definitions, "$id": identifier, "$ref": reference, "$schema": dialect,
        "additionalProperties": additionalProperties, "allOf": allOf, "anyOf": anyOf, "const": const,
        "contains": contains, "contentEncoding": annotation, "contentMediaType": annotation,
        "contentSchema": annotation, "default": annotation, "dependentRequired": dependentRequired,
        "dependentSchemas": dependentSchemas, "deprecated": annotation, "description": annotation, "else": branch,
        "enum": members, "examples": annotation, "exclusiveMaximum": exclusiveMaximum,
        "exclusiveMinimum": exclusiveMinimum, "if": condition, "items": items, "maxContains": limit,
        "maxItems": maxItems, "maxLength": maxLength, "maxProperties": maxProperties, "maximum": maximum,
        "minContains": limit, "minItems": minItems, "minLength": minLength, "minProperties": minProperties,
        "minimum": minimum, "multipleOf": multipleOf, "not": not, "oneOf": oneOf, "pattern": pattern,
        "patternProperties": patternProperties, "prefixItems": prefixItems, "properties": properties,
        "propertyNames": propertyNames, "readOnly": annotation, "required": required, "then": branch,
        "title": annotation, "type": type, "uniqueItems": uniqueItems, "writeOnly": annotation,
    ]

    /// The keywords with an effect in 2020-12 that are refused, also as annotations.
    static let unsupported: Set = [
        "$anchor", "$dynamicAnchor", "$dynamicRef", "$vocabulary", "unevaluatedItems", "unevaluatedProperties",
    ]

    // MARK: - The document

    private static func annotation(_: inout SchemaCompiler, _: SchemaKeyword) -> SchemaRule? { nil }

    private static func definitions(_ compiler: inout Self, _ keyword: SchemaKeyword) throws(ValidationError)
        -> SchemaRule?
    {
        _ = try compiler.members(of: keyword)
        return nil
    }

    private static func identifier(_ compiler: inout Self, _ keyword: SchemaKeyword) throws(ValidationError)
        -> SchemaRule?
    {
        guard compiler.text(keyword.value) != nil else { throw compiler.expected("a text", keyword) }
        // Another base would change what the references inside mean.
        guard keyword.schema == 0 else { throw compiler.expected("at the top of the document", keyword) }
        return nil
    }

    private static func dialect(_ compiler: inout Self, _ keyword: SchemaKeyword) throws(ValidationError) -> SchemaRule?
    {
        let name = "https://json-schema.org/draft/2020-12/schema"
        guard let text = compiler.text(keyword.value), text == name || text == name + "#" else {
            throw compiler.expected("“\(name)”", keyword)
        }
        return nil
    }

    private static func reference(_ compiler: inout Self, _ keyword: SchemaKeyword) throws(ValidationError)
        -> SchemaRule?
    {
        let target = try compiler.reference(keyword)
        return { evaluation, entry throws(ValidationError) in try evaluation.follow(target, entry) }
    }

    // MARK: - Any value

    private static func type(_ compiler: inout Self, _ keyword: SchemaKeyword) throws(ValidationError) -> SchemaRule? {
        let name = compiler.text(keyword.value)
        let names = if let name { [name] } else { try compiler.texts(keyword.value, keyword) }
        let known: Set = ["null", "boolean", "integer", "number", "string", "array", "object"]
        guard !names.isEmpty, Set(names).count == names.count, known.isSuperset(of: names) else {
            throw compiler.expected("the name of a type, or a list of names", keyword)
        }
        let error = ValidationError(.decodingType, parameters: names.count == 1 ? [.type: .text(names[0])] : [:])
        return { evaluation, entry throws(ValidationError) in
            let kind = evaluation.kind(entry)
            let name =
                switch kind {
                case .null: "null"
                case .no, .yes: "boolean"
                case .number: "number"
                case .text: "string"
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

    private static func members(_ compiler: inout Self, _ keyword: SchemaKeyword) throws(ValidationError) -> SchemaRule?
    {
        guard compiler.document.entries[keyword.value].kind == .array else {
            throw compiler.expected("a list of values", keyword)
        }
        return try member(of: Array(compiler.document.parts(of: keyword.value)), &compiler)
    }

    private static func const(_ compiler: inout Self, _ keyword: SchemaKeyword) throws(ValidationError) -> SchemaRule? {
        try member(of: [keyword.value], &compiler)
    }

    private static func member(of entries: [Int], _ compiler: inout Self) throws(ValidationError) -> SchemaRule {
        var values: Set<[UInt8]> = []
        for entry in entries {
            do throws(ValidationError) { values.insert(try compiler.document.canonical(entry)) } catch {
                throw compiler.refusal(.decodingValue, "an exponent must have at most eight digits", entry)
            }
        }
        return { [values] evaluation, entry throws(ValidationError) in
            try values.contains(evaluation.document.canonical(entry))
                || evaluation.reject(ValidationError(.membershipUnknown), at: entry)
        }
    }

    // MARK: - Numbers

    private static func minimum(_ c: inout Self, _ keyword: SchemaKeyword) throws(ValidationError) -> SchemaRule? {
        try bound(&c, keyword, .comparisonTooSmall, .minimum) { $0 >= $1 }
    }

    private static func maximum(_ c: inout Self, _ keyword: SchemaKeyword) throws(ValidationError) -> SchemaRule? {
        try bound(&c, keyword, .comparisonTooLarge, .maximum) { $0 <= $1 }
    }

    private static func exclusiveMinimum(_ c: inout Self, _ keyword: SchemaKeyword) throws(ValidationError)
        -> SchemaRule?
    { try bound(&c, keyword, .comparisonNotGreater, .minimum) { $0 > $1 } }

    private static func exclusiveMaximum(_ c: inout Self, _ keyword: SchemaKeyword) throws(ValidationError)
        -> SchemaRule?
    { try bound(&c, keyword, .comparisonNotLess, .maximum) { $0 < $1 } }

    private static func bound(
        _ compiler: inout Self, _ keyword: SchemaKeyword, _ code: ValidationError.Code,
        _ parameter: ValidationError.Parameter,
        _ isInside: @escaping @Sendable (WrittenDecimal, WrittenDecimal) -> Bool
    ) throws(ValidationError) -> SchemaRule {
        let limit = try compiler.number(keyword)
        let literal = compiler.document.literal(at: keyword.value)
        let shown: ValidationError.Value =
            Int(literal).map { .int($0) } ?? Double(literal).flatMap { $0.isFinite ? .double($0) : nil }
            ?? .text(literal)
        let error = ValidationError(code, parameters: [parameter: shown])
        return { evaluation, entry throws(ValidationError) in
            guard evaluation.kind(entry) == .number else { return true }
            return try isInside(evaluation.document.number(at: entry), limit) || evaluation.reject(error, at: entry)
        }
    }

    private static func multipleOf(_ compiler: inout Self, _ keyword: SchemaKeyword) throws(ValidationError)
        -> SchemaRule?
    {
        let unit = try compiler.number(keyword)
        guard !unit.isNegative, unit.digits.count <= 18,
            let divisor = UInt64(String(decoding: unit.digits, as: UTF8.self))
        else { throw compiler.expected("a number above 0 with at most 18 digits", keyword) }
        @Sendable func product(_ first: UInt64, _ second: UInt64) -> UInt64 {
            divisor.dividingFullWidth(first.multipliedFullWidth(by: second)).remainder
        }
        return { evaluation, entry throws(ValidationError) in
            guard evaluation.kind(entry) == .number else { return true }
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
            return isMultiple || evaluation.reject(ValidationError(.decodingValue), at: entry)
        }
    }

    // MARK: - Counts

    private static func minLength(_ c: inout Self, _ keyword: SchemaKeyword) throws(ValidationError) -> SchemaRule? {
        try least(&c, keyword, .text, .lengthTooShort)
    }

    private static func maxLength(_ c: inout Self, _ keyword: SchemaKeyword) throws(ValidationError) -> SchemaRule? {
        try most(&c, keyword, .text, .lengthTooLong)
    }

    private static func minItems(_ c: inout Self, _ keyword: SchemaKeyword) throws(ValidationError) -> SchemaRule? {
        try least(&c, keyword, .array, .countTooFew)
    }

    private static func maxItems(_ c: inout Self, _ keyword: SchemaKeyword) throws(ValidationError) -> SchemaRule? {
        try most(&c, keyword, .array, .countTooMany)
    }

    private static func minProperties(_ c: inout Self, _ keyword: SchemaKeyword) throws(ValidationError) -> SchemaRule?
    { try least(&c, keyword, .object, .countTooFew) }

    private static func maxProperties(_ c: inout Self, _ keyword: SchemaKeyword) throws(ValidationError) -> SchemaRule?
    { try most(&c, keyword, .object, .countTooMany) }

    private static func least(
        _ compiler: inout Self, _ keyword: SchemaKeyword, _ kind: JSONDocument.Kind, _ code: ValidationError.Code
    ) throws(ValidationError) -> SchemaRule {
        let limit = try compiler.count(keyword)
        let error = ValidationError(code, parameters: [.minimum: .int(limit)])
        return { evaluation, entry in
            guard evaluation.kind(entry) == kind else { return true }
            let count = evaluation.count(entry)
            return count >= limit || evaluation.reject(error.withLength(count), at: entry)
        }
    }

    private static func most(
        _ compiler: inout Self, _ keyword: SchemaKeyword, _ kind: JSONDocument.Kind, _ code: ValidationError.Code
    ) throws(ValidationError) -> SchemaRule {
        let limit = try compiler.count(keyword)
        let error = ValidationError(code, parameters: [.maximum: .int(limit)])
        return { evaluation, entry in
            guard evaluation.kind(entry) == kind else { return true }
            let count = evaluation.count(entry)
            return count <= limit || evaluation.reject(error.withLength(count), at: entry)
        }
    }

    // MARK: - Texts

    private static func pattern(_ compiler: inout Self, _ keyword: SchemaKeyword) throws(ValidationError) -> SchemaRule?
    {
        guard compiler.text(keyword.value) != nil else { throw compiler.expected("a text", keyword) }
        let pattern = try compiler.pattern(keyword.value)
        return { evaluation, entry throws(ValidationError) in
            guard evaluation.kind(entry) == .text else { return true }
            return try evaluation.matches(pattern, entry)
                || evaluation.reject(ValidationError(.patternMismatch), at: entry)
        }
    }

    // MARK: - Lists

    private static func prefixItems(_ compiler: inout Self, _ keyword: SchemaKeyword) throws(ValidationError)
        -> SchemaRule?
    {
        let schemas = try compiler.schemas(of: keyword)
        return { evaluation, entry throws(ValidationError) in
            guard evaluation.kind(entry) == .array else { return true }
            var index = -1
            let parts = Array(evaluation.document.parts(of: entry).prefix(schemas.count))
            return try evaluation.all(parts) { evaluation, part throws(ValidationError) in
                index += 1
                return try evaluation.accepts(schemas[index], part)
            }
        }
    }

    private static func items(_ compiler: inout Self, _ keyword: SchemaKeyword) throws(ValidationError) -> SchemaRule? {
        let schema = try compiler.schema(at: keyword.value)
        let first = try compiler.sibling("prefixItems", of: keyword).map { prefix throws(ValidationError) in
            try compiler.schemas(of: prefix).count
        }
        return { evaluation, entry throws(ValidationError) in
            guard evaluation.kind(entry) == .array else { return true }
            let parts = evaluation.document.parts(of: entry).dropFirst(first ?? 0)
            return try evaluation.all(parts) { evaluation, part throws(ValidationError) in
                try evaluation.accepts(schema, part)
            }
        }
    }

    private static func contains(_ compiler: inout Self, _ keyword: SchemaKeyword) throws(ValidationError)
        -> SchemaRule?
    {
        let schema = try compiler.schema(at: keyword.value)
        var (least, most) = (1, Int.max)
        if let minimum = compiler.sibling("minContains", of: keyword) { least = try compiler.count(minimum) }
        if let maximum = compiler.sibling("maxContains", of: keyword) { most = try compiler.count(maximum) }
        return { [least, most] evaluation, entry throws(ValidationError) in
            guard evaluation.kind(entry) == .array else { return true }
            var count = 0
            for part in evaluation.document.parts(of: entry) where try evaluation.test(schema, part) { count += 1 }
            if count < least { return evaluation.reject(ValidationError(.compositionNoAlternative), at: entry) }
            return count <= most || evaluation.reject(ValidationError(.compositionNegation), at: entry)
        }
    }

    /// The number of `minContains` and `maxContains`, which `contains` reads.
    private static func limit(_ compiler: inout Self, _ keyword: SchemaKeyword) throws(ValidationError) -> SchemaRule? {
        _ = try compiler.count(keyword)
        return nil
    }

    private static func uniqueItems(_ compiler: inout Self, _ keyword: SchemaKeyword) throws(ValidationError)
        -> SchemaRule?
    {
        let kind = compiler.document.entries[keyword.value].kind
        guard kind == .yes || kind == .no else { throw compiler.expected("true or false", keyword) }
        guard kind == .yes else { return nil }
        return { evaluation, entry throws(ValidationError) in
            guard evaluation.kind(entry) == .array else { return true }
            var seen: Set<[UInt8]> = []
            let parts = evaluation.document.parts(of: entry)
            return try evaluation.all(parts) { evaluation, part throws(ValidationError) in
                try seen.insert(evaluation.document.canonical(part)).inserted
                    || evaluation.reject(ValidationError(.uniquenessRepeated), at: part)
            }
        }
    }

    // MARK: - Objects

    private static func properties(_ compiler: inout Self, _ keyword: SchemaKeyword) throws(ValidationError)
        -> SchemaRule?
    {
        var schemas: [[UInt8]: Int] = [:]
        for (key, schema) in try compiler.members(of: keyword) { schemas[compiler.document.utf8(at: key)] = schema }
        return { [schemas] evaluation, entry throws(ValidationError) in
            guard evaluation.kind(entry) == .object else { return true }
            let keys = evaluation.document.parts(of: entry)
            return try evaluation.all(keys) { evaluation, key throws(ValidationError) in
                guard let schema = schemas[evaluation.document.utf8(at: key)] else { return true }
                return try evaluation.member(schema, key)
            }
        }
    }

    /// Compiles the expressions of an object, each with the schema of the keys that it matches.
    private static func patterns(_ compiler: inout Self, _ keyword: SchemaKeyword) throws(ValidationError)
        -> [(pattern: Pattern, schema: Int)]
    {
        var patterns: [(pattern: Pattern, schema: Int)] = []
        for (key, schema) in try compiler.members(of: keyword) {
            patterns.append((try compiler.pattern(key), schema))
        }
        return patterns
    }

    private static func patternProperties(_ compiler: inout Self, _ keyword: SchemaKeyword) throws(ValidationError)
        -> SchemaRule?
    {
        let patterns = try patterns(&compiler, keyword)
        return { evaluation, entry throws(ValidationError) in
            guard evaluation.kind(entry) == .object else { return true }
            let keys = evaluation.document.parts(of: entry)
            return try evaluation.all(keys) { evaluation, key throws(ValidationError) in
                var isAccepted = true
                for (pattern, schema) in patterns where try evaluation.matches(pattern, key) {
                    if try !evaluation.member(schema, key) { isAccepted = false }
                }
                return isAccepted
            }
        }
    }

    private static func additionalProperties(_ compiler: inout Self, _ keyword: SchemaKeyword) throws(ValidationError)
        -> SchemaRule?
    {
        let schema = try compiler.schema(at: keyword.value)
        var names: Set<[UInt8]> = []
        if let properties = compiler.sibling("properties", of: keyword) {
            for (key, _) in try compiler.members(of: properties) { names.insert(compiler.document.utf8(at: key)) }
        }
        var others: [(pattern: Pattern, schema: Int)] = []
        if let sibling = compiler.sibling("patternProperties", of: keyword) {
            others = try patterns(&compiler, sibling)
        }
        return { [names, others] evaluation, entry throws(ValidationError) in
            guard evaluation.kind(entry) == .object else { return true }
            let keys = evaluation.document.parts(of: entry)
            return try evaluation.all(keys) { evaluation, key throws(ValidationError) in
                if names.contains(evaluation.document.utf8(at: key)) { return true }
                for (pattern, _) in others where try evaluation.matches(pattern, key) { return true }
                return try evaluation.member(schema, key)
            }
        }
    }

    private static func propertyNames(_ compiler: inout Self, _ keyword: SchemaKeyword) throws(ValidationError)
        -> SchemaRule?
    {
        let schema = try compiler.schema(at: keyword.value)
        return { evaluation, entry throws(ValidationError) in
            guard evaluation.kind(entry) == .object else { return true }
            let keys = evaluation.document.parts(of: entry)
            return try evaluation.all(keys) { evaluation, key throws(ValidationError) in
                try evaluation.test(schema, key) || evaluation.reject(ValidationError(.decodingKey), at: key)
            }
        }
    }

    private static func required(_ compiler: inout Self, _ keyword: SchemaKeyword) throws(ValidationError)
        -> SchemaRule?
    {
        let names = try compiler.texts(keyword.value, keyword)
        return { evaluation, entry in evaluation.hasKeys(names, entry) }
    }

    private static func dependentRequired(_ compiler: inout Self, _ keyword: SchemaKeyword) throws(ValidationError)
        -> SchemaRule?
    {
        var names: [(key: [UInt8], others: [String])] = []
        for key in try compiler.keys(of: keyword.value, "an object with lists of texts", keyword) {
            names.append((compiler.document.utf8(at: key), try compiler.texts(key + 1, keyword)))
        }
        return { [names] evaluation, entry in
            guard evaluation.kind(entry) == .object else { return true }
            var isAccepted = true
            for (key, others) in names where evaluation.document.value(of: key, in: entry) != nil {
                if !evaluation.hasKeys(others, entry) { isAccepted = false }
            }
            return isAccepted
        }
    }

    private static func dependentSchemas(_ compiler: inout Self, _ keyword: SchemaKeyword) throws(ValidationError)
        -> SchemaRule?
    {
        let members = try compiler.members(of: keyword, inPlace: true)
        let schemas = members.map { (key: compiler.document.utf8(at: $0.0), schema: $0.1) }
        return { evaluation, entry throws(ValidationError) in
            guard evaluation.kind(entry) == .object else { return true }
            var isAccepted = true
            for (key, schema) in schemas where evaluation.document.value(of: key, in: entry) != nil {
                if try !evaluation.accepts(schema, entry) { isAccepted = false }
            }
            return isAccepted
        }
    }

    // MARK: - Compositions

    private static func allOf(_ compiler: inout Self, _ keyword: SchemaKeyword) throws(ValidationError) -> SchemaRule? {
        let schemas = try compiler.schemas(of: keyword, inPlace: true)
        return { evaluation, entry throws(ValidationError) in
            try evaluation.all(schemas) { evaluation, schema throws(ValidationError) in
                try evaluation.accepts(schema, entry)
            }
        }
    }

    private static func anyOf(_ compiler: inout Self, _ keyword: SchemaKeyword) throws(ValidationError) -> SchemaRule? {
        let schemas = try compiler.schemas(of: keyword, inPlace: true)
        return { evaluation, entry throws(ValidationError) in
            for schema in schemas where try evaluation.test(schema, entry) { return true }
            return evaluation.reject(ValidationError(.compositionNoAlternative), at: entry)
        }
    }

    private static func oneOf(_ compiler: inout Self, _ keyword: SchemaKeyword) throws(ValidationError) -> SchemaRule? {
        let schemas = try compiler.schemas(of: keyword, inPlace: true)
        return { evaluation, entry throws(ValidationError) in
            var count = 0
            for schema in schemas where try evaluation.test(schema, entry) { count += 1 }
            if count == 0 { return evaluation.reject(ValidationError(.compositionNoAlternative), at: entry) }
            return count == 1 || evaluation.reject(ValidationError(.compositionNegation), at: entry)
        }
    }

    private static func not(_ compiler: inout Self, _ keyword: SchemaKeyword) throws(ValidationError) -> SchemaRule? {
        let schema = try compiler.schema(at: keyword.value, inPlaceOf: keyword.schema)
        return { evaluation, entry throws(ValidationError) in
            try !evaluation.test(schema, entry)
                || evaluation.reject(ValidationError(.compositionNegation), at: entry)
        }
    }

    private static func condition(_ compiler: inout Self, _ keyword: SchemaKeyword) throws(ValidationError)
        -> SchemaRule?
    {
        let schema = try compiler.schema(at: keyword.value, inPlaceOf: keyword.schema)
        let (then, other) = (compiler.sibling("then", of: keyword), compiler.sibling("else", of: keyword))
        return { evaluation, entry throws(ValidationError) in
            guard let branch = try evaluation.test(schema, entry) ? then : other else { return true }
            return try evaluation.accepts(branch.value, entry)
        }
    }

    /// The schemas of `then` and `else`, which `if` evaluates.
    private static func branch(_ compiler: inout Self, _ keyword: SchemaKeyword) throws(ValidationError) -> SchemaRule?
    {
        _ = try compiler.schema(at: keyword.value, inPlaceOf: keyword.schema)
        return nil
    }
}

extension SchemaEvaluation {
    /// The number of scalars of a text, of elements, or of keys.
    fileprivate func count(_ entry: Int) -> Int {
        if kind(entry) == .text { return document.text(at: entry).unicodeScalars.count }
        return document.parts(of: entry).reduce(0) { count, _ in count + 1 }
    }

    fileprivate func matches(_ pattern: Pattern, _ entry: Int) throws(ValidationError) -> Bool {
        let text = document.text(at: entry)
        guard text.utf8.count <= pattern.maximumInputLength else {
            throw ValidationError(.inputTooLarge, parameters: [.maximum: .int(pattern.maximumInputLength)])
                .under(document.path(of: entry))
        }
        return pattern.matches(text)
    }

    /// Reports each key that an object does not have.
    fileprivate mutating func hasKeys(_ names: [String], _ entry: Int) -> Bool {
        guard kind(entry) == .object else { return true }
        let keys = Set(document.parts(of: entry).map(document.utf8))
        var isAccepted = true
        for name in names where !keys.contains(Array(name.utf8)) {
            isAccepted = reject(ValidationError(.inputEmpty), at: entry, .key(name))
        }
        return isAccepted
    }
}
