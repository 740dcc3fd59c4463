// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import InputValidationRules
import InputValidationSchema
import TestSupport
import Testing

/// A schema that refers to itself for a value's parts, so that each part passes several schemas.
private struct Recursion: Sendable, CustomTestStringConvertible {
    let schema: String
    let isObject: Bool

    var testDescription: String { String(schema.prefix(60)) }

    /// Creates a recursion from a keyword.
    ///
    /// `_` stands for the schema inside.
    ///
    /// - Parameters:
    ///   - times: How many schemas with the keyword are nested.
    ///   - isObject: Whether the values are objects instead of arrays.
    ///   - isInPlace: Whether the keyword applies to the value itself instead of its parts.
    init(_ keyword: String, times: Int = 1, isObject: Bool = false, isInPlace: Bool = false) {
        var inner = ##"{"$ref": "#"}"##
        for _ in 0..<times { inner = "{\(keyword.replacing("_", with: inner))}" }
        if isInPlace { inner = isObject ? #"{"properties": {"a": \#(inner)}}"# : #"{"items": \#(inner)}"# }
        schema = inner
        self.isObject = isObject
    }

    /// A value with this many nested arrays or objects.
    func value(_ depth: Int) throws -> JSONValue {
        let (open, close) = isObject ? (#"{"a":"#, "}") : ("[", "]")
        return try JSONValue(
            (String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth)).utf8)
    }

    static let all = [
        Recursion(#""items": _"#), Recursion(#""prefixItems": [_]"#), Recursion(#""contains": _"#),
        Recursion(#""contains": {"anyOf": [_]}"#, times: 30),
        Recursion(#""properties": {"a": _}"#, isObject: true),
        Recursion(#""patternProperties": {"a": _}"#, isObject: true),
        Recursion(#""patternProperties": {"a": {"anyOf": [_]}}"#, times: 30, isObject: true),
        Recursion(#""additionalProperties": _"#, isObject: true),
        Recursion(#""additionalProperties": {"anyOf": [_]}"#, times: 30, isObject: true),
        Recursion(#""allOf": [_]"#, times: 60, isInPlace: true),
        Recursion(#""anyOf": [_]"#, times: 60, isInPlace: true),
        Recursion(#""oneOf": [_]"#, times: 60, isInPlace: true), Recursion(#""not": _"#, times: 60, isInPlace: true),
        Recursion(#""if": _"#, times: 60, isInPlace: true),
        Recursion(#""if": true, "then": _"#, times: 60, isInPlace: true),
        Recursion(#""if": false, "else": _"#, times: 60, isInPlace: true),
        Recursion(#""dependentSchemas": {"a": _}"#, times: 60, isObject: true, isInPlace: true),
    ]
}

@Suite("The depth of schemas")
struct SchemaDepthTests {
    /// Returns a function's value, computed on a thread with a 512 KiB stack, like secondary threads on Apple
    /// platforms.
    private func onSmallStack<Value: Sendable>(_ function: @escaping @Sendable () throws -> Value) async throws -> Value
    {
        try await withCheckedThrowingContinuation { continuation in
            let thread = Thread { continuation.resume(with: Result { try function() }) }
            // Stack frames are larger with a sanitizer. `.ci/run` sets the sanitizer's options.
            let environment = ProcessInfo.processInfo.environment
            let isSanitized = environment["ASAN_OPTIONS"] != nil || environment["TSAN_OPTIONS"] != nil
            thread.stackSize = isSanitized ? 8 << 20 : 512 << 10
            thread.start()
        }
    }

    @Test(
        "evaluates at most 208 schemas inside one another, for which a small stack suffices", arguments: Recursion.all)
    fileprivate func depth(row: Recursion) async throws {
        let codes = try await onSmallStack {
            let schema = try JSONSchemaInputValidator(row.schema.utf8)
            return try (1...128).map { schema.errors(for: try row.value($0)).first?.code }
        }
        let first = try #require(codes.firstIndex(of: .compositionTooDeep))
        #expect(codes[first...].allSatisfy { $0 == .compositionTooDeep })
    }

    @Test("accepts 208 schemas for a value, and rejects 209")
    func deepest() async throws {
        // Each element passes two schemas: the schema in `items`, and the schema that it refers to.
        let (row, list) = (Recursion(#""items": _"#), ##""$defs": {"a": {"items": {"$ref": "#/$defs/a"}}}"##)
        let codes = try await onSmallStack {
            try [##"{"$ref": "#/$defs/a", \##(list)}"##, ##"{"allOf": [{"$ref": "#/$defs/a"}], \##(list)}"##].map {
                try JSONSchemaInputValidator($0.utf8).errors(for: try row.value(103)).map(\.code)
            }
        }
        #expect(codes == [[], [.compositionTooDeep]])
    }

    @Test("compiles the deepest schema on a small stack")
    func deepestSchema() async throws {
        let isValid = try await onSmallStack {
            let not = String(repeating: #"{"not":"#, count: 127) + "true" + String(repeating: "}", count: 127)
            let items = String(repeating: #"{"items":"#, count: 128) + "true" + String(repeating: "}", count: 128)
            let const = #"{"const": \#(String(repeating: "[", count: 127))\#(String(repeating: "]", count: 127))}"#
            return try [not, items, const].map { try JSONSchemaInputValidator($0.utf8).isValid(JSONValue("1".utf8)) }
        }
        #expect(isValid == [false, true, false])
    }
}
