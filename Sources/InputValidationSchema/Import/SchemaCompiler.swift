// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationRequests
import PatternMatching

/// A keyword of a schema: the entries of its key and of the schema around it.
struct SchemaKeyword {
    let name: String
    let key: Int
    let schema: Int
    var value: Int { key + 1 }
}

/// The translation of a schema into rules.
struct SchemaCompiler {
    let document: JSONDocument
    private let annotations: Set<String>
    private var program = SchemaProgram()
    private var patterns: [Int: Pattern] = [:]
    /// The schemas that are compiled or are to be compiled, in this order, so that nesting does not need the stack.
    private var schemas: [Int] = []
    /// The schemas for the same value that a schema contains or refers to.
    private var inPlace: [Int: [Int]] = [:]
    private var references: [(keyword: Int, target: Int)] = []
    /// The number of schemas for the same value inside one another, or behind one another.
    private var heights: [Int: Int] = [:]

    private static let maximumHeight = 64

    static func program(for bytes: [UInt8], annotations: Set<String>) throws(ValidationError) -> SchemaProgram {
        let document: JSONDocument
        do throws(JSONDocument.SyntaxError) { document = try JSONDocument(bytes, maximumDepth: 128) } catch {
            throw .inDocument(
                bytes, error.isDepth ? .decodingDepth : .decodingSyntax, "the schema cannot be read: \(error.text)",
                at: error.path, offset: error.offset)
        }
        var compiler = SchemaCompiler(document: document, annotations: annotations)
        if let key = document.repeatedKeys.min() {
            throw compiler.schemaError(
                .decodingKey, "the key “\(document.text(at: key))” appears twice in one object", at: key)
        }
        _ = compiler.addSchema(at: 0)
        var index = 0
        while index < compiler.schemas.count {
            try compiler.compile(compiler.schemas[index])
            index += 1
        }
        for reference in compiler.references where compiler.program.rules[reference.target] == nil {
            throw compiler.schemaError(.decodingValue, "the reference does not lead to a schema", at: reference.keyword)
        }
        for (keyword, target) in compiler.references {
            // A reference that leads to itself without a part of the value would never end.
            guard compiler.computeHeight(of: target, below: 0) != nil else {
                throw compiler.schemaError(
                    .decodingValue,
                    "the reference leads back to itself for the same value, or passes more than 64 others", at: keyword)
            }
        }
        return compiler.program
    }

    private init(document: JSONDocument, annotations: Set<String>) {
        self.document = document
        self.annotations = annotations
    }

    private mutating func computeHeight(of schema: Int, below depth: Int) -> Int? {
        if let known = heights[schema] { return depth + known > Self.maximumHeight ? nil : known }
        guard depth < Self.maximumHeight else { return nil }
        var greatest = 0
        for inner in inPlace[schema] ?? [] {
            guard let height = computeHeight(of: inner, below: depth + 1) else { return nil }
            greatest = max(greatest, height + 1)
        }
        heights[schema] = greatest
        return greatest
    }

    // MARK: - Schemas

    /// Adds a schema, if it is new, and returns its number, which is that of its entry.
    ///
    /// - Parameter outer: The schema around it that evaluates it for the same value, or `nil`.
    mutating func addSchema(at entry: Int, inPlaceOf outer: Int? = nil) -> Int {
        if let outer { inPlace[outer, default: []].append(entry) }
        if program.rules[entry] == nil {
            program.rules[entry] = []
            schemas.append(entry)
        }
        return entry
    }

    private mutating func compile(_ schema: Int) throws(ValidationError) {
        switch document.entries[schema].kind {
        case .true: break
        case .false:
            program.never.insert(schema)
            program.rules[schema] = [SchemaRule { evaluation, entry in evaluation.reject(.decodingValue, at: entry) }]
        case .object:
            var rules: [SchemaRule] = []
            for key in document.children(of: schema) {
                let keyword = SchemaKeyword(name: document.text(at: key), key: key, schema: schema)
                if let rule = try compileRule(keyword) { rules.append(rule) }
            }
            program.rules[schema] = rules
        default: throw schemaError(.decodingValue, "a schema is an object, true, or false", at: schema)
        }
    }

    /// Throws an error for a keyword that is unknown or not supported, unless it is one of the annotations.
    func checkAnnotation(_ keyword: SchemaKeyword) throws(ValidationError) {
        let isUnsupported = Self.unsupported.contains(keyword.name)
        if !isUnsupported, annotations.contains(keyword.name) { return }
        let advice =
            isUnsupported
            ? "express the rule with other keywords"
            : "correct its spelling, or add it to the annotations if it must not have an effect"
        throw schemaError(.decodingKey, "the keyword “\(keyword.name)” is not supported; \(advice)", at: keyword.key)
    }

    mutating func addSchemas(of keyword: SchemaKeyword, inPlace: Bool = false) throws(ValidationError) -> [Int] {
        let description = "a list of at least one schema"
        let parts = try children(of: keyword.value, .array, description, keyword)
        guard !parts.isEmpty else { throw expected(description, for: keyword) }
        return parts.map { addSchema(at: $0, inPlaceOf: inPlace ? keyword.schema : nil) }
    }

    /// Adds the schemas of an object, and returns each with its key.
    mutating func addMembers(of keyword: SchemaKeyword, inPlace: Bool = false) throws(ValidationError)
        -> [(key: Int, schema: Int)]
    {
        try children(of: keyword.value, .object, "an object with schemas", keyword)
            .map { ($0, addSchema(at: $0 + 1, inPlaceOf: inPlace ? keyword.schema : nil)) }
    }

    /// Returns the keyword with another name in the same schema, or `nil`.
    func sibling(_ name: String, of keyword: SchemaKeyword) -> SchemaKeyword? {
        document.value(of: Array(name.utf8), in: keyword.schema)
            .map { SchemaKeyword(name: name, key: $0 - 1, schema: keyword.schema) }
    }

    /// Adds a reference, and returns the schema that it leads to.
    mutating func resolveTarget(of keyword: SchemaKeyword) throws(ValidationError) -> Int {
        guard let text = text(keyword.value) else { throw expected("a text", for: keyword) }
        var reference = Array(text.utf8)
        if let id = document.entries[0].kind == .object ? document.value(of: Array("$id".utf8), in: 0) : nil,
            let base = self.text(id)?.utf8
        {
            // An empty fragment is the document itself (JSON Schema 2020-12, core, section 8.2.1).
            let own = base.last == UInt8(ascii: "#") ? base.dropLast() : base[...]
            if reference.starts(with: own) { reference.removeFirst(own.count) }
        }
        let isPointer = reference.isEmpty || reference == Array("#".utf8) || reference.starts(with: "#/".utf8)
        guard isPointer, let target = target(of: reference.dropFirst()) else {
            throw schemaError(
                .decodingValue,
                "the reference must be a JSON pointer to a schema in this document, such as “#/$defs/name”",
                at: keyword.value)
        }
        references.append((keyword.value, target))
        inPlace[keyword.schema, default: []].append(target)
        return target
    }

    /// Returns the entry at a JSON pointer in the fragment of a URI.
    private func target(of pointer: ArraySlice<UInt8>) -> Int? {
        var bytes: [UInt8] = []
        var rest = pointer
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%") {
                let digits = rest.prefix(2).compactMap(\.hexadecimalValue)
                guard digits.count == 2 else { return nil }
                bytes.append(digits[0] << 4 | digits[1])
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        var entry = 0
        for token in bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).dropFirst() {
            let name = Array(token).replacing("~1".utf8, with: "/".utf8).replacing("~0".utf8, with: "~".utf8)
            switch document.entries[entry].kind {
            case .object:
                guard let value = document.value(of: name, in: entry) else { return nil }
                entry = value
            case .array:
                let text = String(decoding: name, as: UTF8.self)
                guard let index = Int(text), index >= 0, String(index) == text,
                    let part = document.children(of: entry).dropFirst(index).first(where: { _ in true })
                else { return nil }
                entry = part
            default: return nil
            }
        }
        return entry
    }

    // MARK: - Values

    /// Returns the elements of an array, or the keys of an object.
    func children(
        of entry: Int, _ kind: JSONDocument.EntryKind, _ description: String, _ keyword: SchemaKeyword
    ) throws(ValidationError) -> [Int] {
        guard document.entries[entry].kind == kind else { throw expected(description, for: keyword) }
        return Array(document.children(of: entry))
    }

    func text(_ entry: Int) -> String? {
        document.entries[entry].kind == .string ? document.text(at: entry) : nil
    }

    func texts(at entry: Int, of keyword: SchemaKeyword) throws(ValidationError) -> [String] {
        let description = "a list of texts"
        let parts = try children(of: entry, .array, description, keyword)
        let texts = parts.compactMap(text)
        guard texts.count == parts.count else { throw expected(description, for: keyword) }
        return texts
    }

    func number(_ keyword: SchemaKeyword) throws(ValidationError) -> DecimalLiteral {
        guard document.entries[keyword.value].kind == .number, let number = try? document.number(at: keyword.value)
        else { throw expected("a number with an exponent of at most eight digits", for: keyword) }
        return number
    }

    /// Returns a number of characters, elements, or keys; one that is larger than any is the largest integer.
    func count(_ keyword: SchemaKeyword) throws(ValidationError) -> Int {
        let number = try number(keyword)
        guard !number.isNegative, number.digits.isEmpty || number.exponent >= 0 else {
            throw expected("a whole number from 0", for: keyword)
        }
        guard number.digits.count + number.exponent <= 18, !number.digits.isEmpty else {
            return number.digits.isEmpty ? 0 : .max
        }
        return Int(String(decoding: number.digits, as: UTF8.self) + String(repeating: "0", count: number.exponent))
            ?? .max
    }

    mutating func compilePattern(at entry: Int) throws(ValidationError) -> Pattern {
        if let known = patterns[entry] { return known }
        do {
            let pattern = try ECMAScriptTranslator.pattern(document.text(at: entry))
            patterns[entry] = pattern
            return pattern
        } catch {
            throw .inDocument(
                document.bytes, .patternSyntax, "the expression is not supported: \(error.description)",
                at: document.path(of: entry), offset: document.offset(ofScalar: error.position, in: entry))
        }
    }

    // MARK: - Errors

    func expected(_ text: String, for keyword: SchemaKeyword) -> ValidationError {
        schemaError(.decodingValue, "the value of “\(keyword.name)” must be \(text)", at: keyword.value)
    }

    func schemaError(_ code: ValidationError.Code, _ text: String, at entry: Int) -> ValidationError {
        .inDocument(
            document.bytes, code, text, at: document.path(of: entry), offset: document.offset(of: entry))
    }
}

extension JSONDocument {
    /// Returns the offset of a scalar of a text, each of which may be written as an escape.
    fileprivate func offset(ofScalar number: Int, in entry: Int) -> Int {
        var offset = offset(of: entry) + 1
        for _ in 0..<number where offset < bytes.count {
            if bytes[offset] == UInt8(ascii: "\\") {
                let isNumber = bytes[offset + 1] == UInt8(ascii: "u")
                // The letters D8 to DB begin the first half of a pair.
                let isPair =
                    isNumber && bytes[offset + 2] | 0x20 == UInt8(ascii: "d")
                    && "89aAbB".utf8.contains(bytes[offset + 3])
                offset += isPair ? 12 : isNumber ? 6 : 2
            } else {
                offset += 1
                while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
            }
        }
        return offset
    }
}
