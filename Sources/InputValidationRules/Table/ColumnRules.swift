// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// The rules for a table column and the strategy that's created from them.
///
/// The strategy checks the presence of a value, the type, the format, the constraints, and the strategies, in this
/// order. Its errors contain the column's ``label``.
public struct ColumnRules: Codable, Sendable {
    /// The column's name, such as a CSV header or a JSON object's key.
    public let name: String

    /// The column's name for users, or `nil`.
    public let title: String?

    /// The column's description, or `nil`.
    public let description: String?

    /// The type of the column's values.
    public let type: ColumnType

    /// Whether a value is required.
    public var isRequired: Bool { presence != .optional }

    /// Whether no two rows may have the same value, as the constraint `unique` requires.
    ///
    /// The program that reads the rows must compare them, because the ``validator`` gets one value at a time. Missing
    /// values aren't compared.
    public let isUnique: Bool

    /// The largest accepted shares of missing values, and of values with a warning, from 0 to 1.
    ///
    /// The program that reads the rows must count the values. Each share may be `nil`.
    public let shareLimits: (missing: Double?, warned: Double?)

    /// The texts that count as missing values.
    ///
    /// The empty text also counts if the file has the constraint `required`.
    public let missingValues: [String]

    /// The column's name in messages.
    ///
    /// It's the title, or the name if there's no title.
    public var label: String { title ?? name }

    /// The strategy for the column's values.
    ///
    /// A missing value is `nil`.
    public var validator: InputValidator<String?> { columnValidator }

    private let columnValidator: ColumnInputValidator

    let presence: ColumnInputValidator.Presence

    /// 0 if an empty text is validated like others, 1 if a value is required, and 2 if it may be missing.
    package var presenceNumber: Int {
        switch presence {
        case .unspecified: 0
        case .required: 1
        case .optional: 2
        }
    }

    let notation: FieldNotation

    /// Whether the values have another notation than the type's default.
    package var hasNotation: Bool { type != .string && type != .any && !notation.keys.isEmpty }

    /// The strategies for the type within its constraints.
    let constraints: [InputValidator<String>]
    let strategies: [InputValidator<String>]

    /// Returns whether the strategy accepts a text, given as bytes.
    ///
    /// It's faster than the ``validator``, because most strategies read the bytes without a `String`. Bytes that aren't
    /// UTF-8 are rejected.
    ///
    /// ```swift
    /// let file = #"{ "fields": [{ "name": "email", "format": "email" }] }"#
    /// let rules = try TableRules(json: file.utf8)
    /// let cell = Array("name@example.com".utf8)
    /// rules.fields[0].isValid(utf8: cell.span)  // true
    /// ```
    ///
    /// - Complexity: The same as the strategy's.
    public func isValid(utf8 bytes: Span<UInt8>) -> Bool {
        bytes.withUnsafeBufferPointer { $0.isUTF8 && columnValidator.accepts($0) }
    }

    /// Returns the errors for a text, given as bytes, in validation order, or an empty array if it's accepted.
    ///
    /// - Returns: The errors that ``validator`` reports for the text. For bytes that aren't UTF-8, one error with the
    ///   code `decodingEncoding` (1242).
    public func errors(forUTF8 bytes: Span<UInt8>) -> [ValidationError] {
        bytes.withUnsafeBufferPointer { bytes in
            guard bytes.isUTF8 else { return [ValidationError(.decodingEncoding).labeled(label)] }
            return validator.errors(for: String(decoding: bytes, as: UTF8.self))
        }
    }

    /// Returns the warnings about a text, given as bytes, or an empty array if it's rejected.
    ///
    /// - Returns: The warnings of the ``validator``.
    public func warnings(forUTF8 bytes: Span<UInt8>) -> [ValidationError] {
        guard validator.canWarn else { return [] }
        return bytes.withUnsafeBufferPointer { bytes in
            bytes.isUTF8 ? validator.warnings(for: String(decoding: bytes, as: UTF8.self)) : []
        }
    }

    /// The strategies for a value that isn't missing, in validation order.
    package var strategiesInOrder: [InputValidator<String>] { notation.formatStrategies + constraints + strategies }

    /// Decodes a column's rules.
    ///
    /// - Throws: A `DecodingError` with the coding path of the first mistake.
    public init(from decoder: any Decoder) throws {
        self.init(try Draft(from: decoder), missingValues: [], isOptionalByDefault: false)
    }

    /// Creates the rules of a table's column.
    ///
    /// - Parameters:
    ///   - missingValues: The table's missing values.
    ///   - isOptionalByDefault: Whether a column without the constraint `required` accepts a missing value.
    init(_ draft: Draft, missingValues: [String], isOptionalByDefault: Bool) {
        name = draft.name
        title = draft.title
        description = draft.description
        type = draft.type
        presence = draft.presence == .unspecified && isOptionalByDefault ? .optional : draft.presence
        notation = draft.notation
        constraints = draft.constraints
        strategies = draft.strategies
        isUnique = draft.isUnique
        shareLimits = draft.shareLimits
        self.missingValues = draft.missingValues ?? missingValues
        columnValidator = ColumnInputValidator(
            notation.formatStrategies + constraints + strategies, presence: presence,
            missingValues: self.missingValues, label: draft.title ?? draft.name)
    }

    /// The rules in the file, before the table adds its rules for all fields.
    struct Draft: Decodable {
        let name: String
        let title: String?
        let description: String?
        let type: ColumnType
        let missingValues: [String]?
        let presence: ColumnInputValidator.Presence
        let notation: FieldNotation
        let constraints: [InputValidator<String>]
        let strategies: [InputValidator<String>]
        let isUnique: Bool
        let shareLimits: (missing: Double?, warned: Double?)

        init(from decoder: any Decoder) throws {
            var object = try StrictRuleObject(decoder, called: "a field")
            name = try object.require("name")
            object.displayName = "the field “\(name)”"
            title = try object.readIfPresent("title")
            description = try object.readIfPresent("description")
            missingValues = try object.readIfPresent("missingValues", as: [MissingValue].self)?.map(\.text)
            var arguments = StrategyArguments(object)
            let catalog = StrategyCatalog<String>.current(in: decoder)
            let type = try Self.readType(from: &arguments, in: catalog)
            self.type = type
            notation = try FieldNotation(from: &arguments, of: type, in: catalog)
            let constraints = try arguments("constraints", as: ColumnConstraints.Draft.self)
                .map { [notation] in try ColumnConstraints($0, for: type, in: notation) }
            presence = constraints?.presence ?? .unspecified
            isUnique = constraints?.isUnique ?? false
            shareLimits = constraints?.shareLimits ?? (nil, nil)
            let categories = try ColumnConstraints.readCategories(from: &arguments, for: type, in: notation)
            // These keys say nothing about rows.
            for key in ["categoriesOrdered", "rdfType", "example"] { _ = arguments.readPresence(of: key) }
            let strategies = try arguments("strategies", as: [StrategySpecification<String>].self)
            if strategies?.isEmpty == true {
                throw arguments.error("“strategies” must not be empty", at: "strategies")
            }
            try arguments.rejectUnknownKeys { key in
                guard SpellingCorrection.nearest(to: key, in: ColumnConstraints.fieldKeys) == nil else { return nil }
                return ColumnConstraints.key(meantBy: key, for: type).map { "; “\($0)” belongs in “constraints”" }
            }
            // The values of `enum` are categories, too.
            self.constraints =
                (constraints?.strategies ?? notation.typeStrategies)
                + (constraints?.hasValues == true ? [] : categories)
            self.strategies = try arguments.validators(strategies ?? [], at: "strategies")
        }

        /// Returns whether a value can be in the column.
        func accepts(_ value: String) -> Bool {
            !value.isEmpty && missingValues?.contains(value) != true
                && (notation.formatStrategies + constraints + strategies).allSatisfy { $0.isValid(value) }
        }

        private static func readType(
            from arguments: inout StrategyArguments, in catalog: StrategyCatalog<String>
        ) throws -> ColumnType {
            if try arguments("type", as: String.self) == "geojson" {
                throw arguments.error(
                    "the type geojson is not read; the type object accepts a JSON object of any kind", at: "type")
            }
            return try arguments.readWord("type", as: ColumnType.self, in: catalog) ?? .string
        }
    }
}

/// The type of a column's values, as in Frictionless Table Schema.
public enum ColumnType: String, Sendable, CaseIterable {
    /// Any text.
    case string
    /// A whole number.
    case integer
    /// A decimal number.
    case number
    /// `true`, `True`, `TRUE`, `1`, `false`, `False`, `FALSE`, or `0`.
    case boolean
    /// A date such as `2026-11-21`.
    case date
    /// A time such as `14:30` or `14:30:00`, or with an offset, `14:30:00Z`.
    case time
    /// A date and a time such as `2026-11-21T14:30:00Z`, with or without the offset.
    case datetime
    /// A year with four digits, such as `2026`.
    case year
    /// A month such as `2026-11`.
    case yearmonth
    /// A duration such as `P1DT12H` (XML Schema).
    case duration
    /// Items with a delimiter between them, such as `1,2,3`.
    case list
    /// A JSON array.
    case array
    /// A JSON object.
    case object
    /// A longitude and a latitude such as `8.54, 47.38`.
    case geopoint
    /// Any text, as for ``string``.
    case any
}
