// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationRequests
import PatternMatching

/// A keyword in a schema: the entries of its key, its value, and the surrounding schema.
struct SchemaKeyword {
    let name: String
    let keyIndex: Int
    let schemaIndex: Int
    var valueIndex: Int { keyIndex + 1 }
}

/// A compiler that turns a schema into rules.
struct SchemaCompiler {
    let document: JSONDocument
    private let annotations: Set<String>
    private var compiledSchema = CompiledSchema()
    private var compiledPatterns: [Int: Pattern] = [:]
    /// The schemas that are compiled or will be, in this order, so that nesting doesn't need the stack.
    private var schemaIndices: [Int] = []
    /// The schemas that a schema contains or refers to and that apply to the same value.
    private var inPlaceSchemas: [Int: [Int]] = [:]
    private var references: [(valueIndex: Int, target: Int)] = []
    /// The number of nested or chained schemas for the same value.
    private var heights: [Int: Int] = [:]

    private static let maximumHeight = 64

    /// Compiles the schema that a reference points to.
    static func compile(
        _ bytes: [UInt8], at reference: String, annotations: Set<String>
    ) throws(ValidationError) -> CompiledSchema {
        let document: JSONDocument
        do throws(JSONDocument.SyntaxError) { document = try JSONDocument(bytes, maximumDepth: 128) } catch {
            throw .documentError(
                error.isTooDeep ? .decodingDepth : .decodingSyntax, "the schema cannot be read: \(error.reason)",
                at: error.path, offset: error.offset, in: bytes)
        }
        var compiler = SchemaCompiler(document: document, annotations: annotations)
        if let key = document.repeatedKeys.min() {
            throw compiler.schemaError(
                .decodingRepeatedKey, "the key “\(document.text(at: key))” appears twice in one object", at: key)
        }
        guard let rootIndex = compiler.entryIndex(ofReference: reference) else {
            throw compiler.schemaError(
                .decodingValue,
                "there is no value at “\(reference)”; write a JSON pointer, such as “#/components/schemas/name”", at: 0)
        }
        compiler.compiledSchema.rootIndex = compiler.addSchema(at: rootIndex)
        var index = 0
        while index < compiler.schemaIndices.count {
            try compiler.compileSchema(at: compiler.schemaIndices[index])
            index += 1
        }
        for reference in compiler.references where compiler.compiledSchema.rules[reference.target] == nil {
            throw compiler.schemaError(
                .decodingValue, "the reference does not lead to a schema", at: reference.valueIndex)
        }
        for (valueIndex, target) in compiler.references {
            // A reference that leads back to itself for the same value would never end.
            guard compiler.computeHeight(of: target, atDepth: 0) != nil else {
                throw compiler.schemaError(
                    .decodingValue,
                    "the reference leads back to itself for the same value, or passes more than 64 others",
                    at: valueIndex)
            }
        }
        return compiler.compiledSchema
    }

    private init(document: JSONDocument, annotations: Set<String>) {
        self.document = document
        self.annotations = annotations
    }

    private mutating func computeHeight(of schemaIndex: Int, atDepth depth: Int) -> Int? {
        if let known = heights[schemaIndex] { return depth + known > Self.maximumHeight ? nil : known }
        guard depth <= Self.maximumHeight else { return nil }
        var greatest = 0
        for inner in inPlaceSchemas[schemaIndex] ?? [] {
            guard let height = computeHeight(of: inner, atDepth: depth + 1) else { return nil }
            greatest = max(greatest, height + 1)
        }
        heights[schemaIndex] = greatest
        return greatest
    }

    // MARK: - Schemas

    /// Adds a schema if it's new, and returns its number, which equals its entry's number.
    ///
    /// - Parameter outerSchema: The surrounding schema that evaluates it for the same value, or `nil`.
    mutating func addSchema(at entryIndex: Int, appliedInPlaceBy outerSchema: Int? = nil) -> Int {
        if let outerSchema { inPlaceSchemas[outerSchema, default: []].append(entryIndex) }
        if compiledSchema.rules[entryIndex] == nil {
            compiledSchema.rules[entryIndex] = []
            schemaIndices.append(entryIndex)
        }
        return entryIndex
    }

    private mutating func compileSchema(at index: Int) throws(ValidationError) {
        switch document.entries[index].kind {
        case .true: break
        case .false:
            compiledSchema.falseSchemas.insert(index)
            compiledSchema.rules[index] = [
                SchemaRule { evaluation, entryIndex in evaluation.reject(.decodingValue, at: entryIndex) }
            ]
        case .object:
            var rules: [SchemaRule] = []
            for key in document.children(of: index) {
                let keyword = SchemaKeyword(name: document.text(at: key), keyIndex: key, schemaIndex: index)
                if let rule = try compileRule(keyword) { rules.append(rule) }
            }
            compiledSchema.rules[index] = rules
        default: throw schemaError(.decodingValue, "a schema is an object, true, or false", at: index)
        }
    }

    /// Throws an error for an unknown or unsupported keyword, unless it's an annotation.
    func rejectUnlessAnnotation(_ keyword: SchemaKeyword) throws(ValidationError) {
        let isUnsupported = Self.unsupportedKeywords.contains(keyword.name)
        if !isUnsupported, annotations.contains(keyword.name) { return }
        let advice =
            isUnsupported
            ? "express the rule with other keywords"
            : "correct its spelling, or add it to the annotations if it must not have an effect"
        throw schemaError(
            .decodingKey, "the keyword “\(keyword.name)” is not supported; \(advice)", at: keyword.keyIndex)
    }

    mutating func addSchemas(of keyword: SchemaKeyword, appliedInPlace: Bool = false) throws(ValidationError) -> [Int] {
        let expectation = "a list of at least one schema"
        let parts = try children(of: keyword.valueIndex, requiring: .array, expectation: expectation, for: keyword)
        guard !parts.isEmpty else { throw mismatchError(expectation, for: keyword) }
        return parts.map { addSchema(at: $0, appliedInPlaceBy: appliedInPlace ? keyword.schemaIndex : nil) }
    }

    /// Adds an object's schemas and returns each with its key.
    mutating func addMemberSchemas(of keyword: SchemaKeyword, appliedInPlace: Bool = false) throws(ValidationError)
        -> [(keyIndex: Int, schemaIndex: Int)]
    {
        try children(of: keyword.valueIndex, requiring: .object, expectation: "an object with schemas", for: keyword)
            .map { ($0, addSchema(at: $0 + 1, appliedInPlaceBy: appliedInPlace ? keyword.schemaIndex : nil)) }
    }

    /// Returns the keyword with another name in the same schema, or `nil`.
    func sibling(_ name: String, of keyword: SchemaKeyword) -> SchemaKeyword? {
        document.valueIndex(forKey: Array(name.utf8), in: keyword.schemaIndex)
            .map { SchemaKeyword(name: name, keyIndex: $0 - 1, schemaIndex: keyword.schemaIndex) }
    }

    /// Adds a reference and returns the schema that it leads to.
    mutating func resolveReference(of keyword: SchemaKeyword) throws(ValidationError) -> Int {
        guard let text = text(at: keyword.valueIndex) else { throw mismatchError("a text", for: keyword) }
        guard let target = entryIndex(ofReference: text) else {
            throw schemaError(
                .decodingValue,
                "the reference must be a JSON pointer to a schema in this document, such as “#/$defs/name”",
                at: keyword.valueIndex)
        }
        // If the document isn't a schema itself, only references tell where its other schemas are.
        if compiledSchema.rootIndex != 0 { _ = addSchema(at: target) }
        references.append((keyword.valueIndex, target))
        inPlaceSchemas[keyword.schemaIndex, default: []].append(target)
        return target
    }

    /// Returns the entry that a reference points to, or `nil` if this document doesn't contain it.
    private func entryIndex(ofReference text: String) -> Int? {
        var reference = Array(text.utf8)
        if let id = document.entries[0].kind == .object ? document.valueIndex(forKey: Array("$id".utf8), in: 0) : nil,
            let base = self.text(at: id)?.utf8
        {
            // An empty fragment is the document itself (JSON Schema 2020-12, core, section 8.2.1).
            let documentURI = base.last == UInt8(ascii: "#") ? base.dropLast() : base[...]
            if reference.starts(with: documentURI) { reference.removeFirst(documentURI.count) }
        }
        let isPointer = reference.isEmpty || reference == Array("#".utf8) || reference.starts(with: "#/".utf8)
        return isPointer ? entryIndex(atPointer: reference.dropFirst()) : nil
    }

    /// Returns the entry at the JSON pointer in a URI fragment.
    private func entryIndex(atPointer pointer: ArraySlice<UInt8>) -> Int? {
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
        var entryIndex = 0
        for token in bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).dropFirst() {
            let name = Array(token).replacing("~1".utf8, with: "/".utf8).replacing("~0".utf8, with: "~".utf8)
            switch document.entries[entryIndex].kind {
            case .object:
                guard let valueIndex = document.valueIndex(forKey: name, in: entryIndex) else { return nil }
                entryIndex = valueIndex
            case .array:
                let text = String(decoding: name, as: UTF8.self)
                guard let index = Int(text), index >= 0, String(index) == text,
                    let child = document.children(of: entryIndex).dropFirst(index).first(where: { _ in true })
                else { return nil }
                entryIndex = child
            default: return nil
            }
        }
        return entryIndex
    }

    // MARK: - Values

    /// Returns an array's elements or an object's keys.
    func children(
        of entryIndex: Int, requiring kind: JSONDocument.EntryKind, expectation: String, for keyword: SchemaKeyword
    ) throws(ValidationError) -> [Int] {
        guard document.entries[entryIndex].kind == kind else { throw mismatchError(expectation, for: keyword) }
        return Array(document.children(of: entryIndex))
    }

    func text(at entryIndex: Int) -> String? {
        document.entries[entryIndex].kind == .string ? document.text(at: entryIndex) : nil
    }

    func texts(at entryIndex: Int, of keyword: SchemaKeyword) throws(ValidationError) -> [String] {
        let expectation = "a list of texts"
        let parts = try children(of: entryIndex, requiring: .array, expectation: expectation, for: keyword)
        let texts = parts.compactMap(text(at:))
        guard texts.count == parts.count else { throw mismatchError(expectation, for: keyword) }
        return texts
    }

    /// Returns an array's keys, which must be unique (JSON Schema 2020-12, validation, section 6.5.3).
    func uniqueKeys(at entryIndex: Int, of keyword: SchemaKeyword) throws(ValidationError) -> [String] {
        let keys = try texts(at: entryIndex, of: keyword)
        // Texts with the same characters can be different keys.
        guard Set(keys.map { Array($0.utf8) }).count == keys.count else {
            throw mismatchError("a list of different texts", for: keyword)
        }
        return keys
    }

    func number(of keyword: SchemaKeyword) throws(ValidationError) -> DecimalLiteral {
        guard document.entries[keyword.valueIndex].kind == .number,
            let number = try? document.number(at: keyword.valueIndex)
        else { throw mismatchError("a number with an exponent of at most eight digits", for: keyword) }
        return number
    }

    /// Returns a keyword's value as a count of characters, elements, or keys.
    ///
    /// A number that doesn't fit becomes the largest integer.
    func count(of keyword: SchemaKeyword) throws(ValidationError) -> Int {
        let number = try number(of: keyword)
        guard !number.isNegative, number.digits.isEmpty || number.exponent >= 0 else {
            throw mismatchError("a whole number from 0", for: keyword)
        }
        guard number.digits.count + number.exponent <= 18, !number.digits.isEmpty else {
            return number.digits.isEmpty ? 0 : .max
        }
        return Int(String(decoding: number.digits, as: UTF8.self) + String(repeating: "0", count: number.exponent))
            ?? .max
    }

    mutating func compilePattern(at entryIndex: Int) throws(ValidationError) -> Pattern {
        if let known = compiledPatterns[entryIndex] { return known }
        do {
            let pattern = try ECMAScriptPatternImporter.pattern(from: document.text(at: entryIndex))
            compiledPatterns[entryIndex] = pattern
            return pattern
        } catch {
            throw .documentError(
                .patternSyntax, "the expression is not supported: \(error.description)",
                at: document.path(of: entryIndex), offset: document.offset(ofScalar: error.scalarIndex, in: entryIndex),
                in: document.bytes)
        }
    }

    // MARK: - Errors

    func mismatchError(_ expectation: String, for keyword: SchemaKeyword) -> ValidationError {
        schemaError(.decodingValue, "the value of “\(keyword.name)” must be \(expectation)", at: keyword.valueIndex)
    }

    func schemaError(_ code: ValidationError.Code, _ message: String, at entryIndex: Int) -> ValidationError {
        .documentError(
            code, message, at: document.path(of: entryIndex), offset: document.offset(of: entryIndex),
            in: document.bytes)
    }
}

extension JSONDocument {
    /// Returns a scalar's offset in a text, where any scalar may be escaped.
    fileprivate func offset(ofScalar scalarIndex: Int, in entryIndex: Int) -> Int {
        var offset = offset(of: entryIndex) + 1
        for _ in 0..<scalarIndex where offset < bytes.count {
            if bytes[offset] == UInt8(ascii: "\\") {
                let isUnicodeEscape = bytes[offset + 1] == UInt8(ascii: "u")
                // The letters D8 to DB begin the first half of a surrogate pair.
                let isPair =
                    isUnicodeEscape && bytes[offset + 2] | 0x20 == UInt8(ascii: "d")
                    && "89aAbB".utf8.contains(bytes[offset + 3])
                offset += isPair ? 12 : isUnicodeEscape ? 6 : 2
            } else {
                offset += 1
                while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
            }
        }
        return offset
    }
}
