// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationRequests

/// The accepted number of items in a list, or of members in a JSON array or object.
struct ItemCount: Equatable, Sendable {
    var minimum: Int?
    var maximum: Int?

    /// Throws an error unless the number of items is accepted.
    func check(_ count: Int) throws(ValidationError) {
        switch (minimum, maximum) {
        case (nil, nil): break
        case (let minimum?, nil): try CountInputValidator<Range<Int>>(in: minimum...).validate(0..<count)
        case (let minimum, let maximum?):
            try CountInputValidator<Range<Int>>(in: (minimum ?? 0)...maximum).validate(0..<count)
        }
    }

    var parameters: ValidationError.Parameters {
        var parameters: ValidationError.Parameters = [:]
        if let minimum { parameters[.minimum] = .int(minimum) }
        if let maximum { parameters[.maximum] = .int(maximum) }
        return parameters
    }
}

/// A strategy for a field of type `list`, which accepts items with a delimiter between them.
final class ListInputValidator: InputValidator<String>, @unchecked Sendable {
    private let delimiter: String
    private let itemType: ColumnType
    private let item: InputValidator<String>?
    private let count: ItemCount

    /// - Parameter item: The strategy for each item, or `nil` if every text is an item.
    init(delimiter: String, itemType: ColumnType, item: InputValidator<String>?, count: ItemCount) {
        (self.delimiter, self.itemType, self.item, self.count) = (delimiter, itemType, item, count)
        super.init()
    }

    override func validate(_ input: String) throws(ValidationError) {
        guard input.utf8.count <= TextInputValidator.defaultMaximumBytes else {
            throw ValidationError(.inputTooLarge, with: ["maximum": .int(TextInputValidator.defaultMaximumBytes)])
        }
        let items = Array(input.utf8).split(separator: Array(delimiter.utf8), omittingEmptySubsequences: false)
        try count.check(items.count)
        guard let item else { return }
        for bytes in items { try item.validate(String(decoding: bytes, as: UTF8.self)) }
    }

    override var profile: StrategyProfile {
        var parameters = count.parameters
        if delimiter != "," { parameters["delimiter"] = .text(delimiter) }
        if itemType != .string { parameters["itemType"] = .text(itemType.rawValue) }
        return StrategyProfile("list", parameters)
    }
}

/// A strategy for a field of type `array` or `object`, or of type `geopoint` in JSON, which accepts a JSON text.
final class JSONTextInputValidator: InputValidator<String>, @unchecked Sendable {
    /// What the text must be.
    enum Content: String, Sendable {
        case array, object
        /// `[lon, lat]`.
        case geopointArray
        /// `{"lon": 0, "lat": 0}`.
        case geopointObject
    }

    private let content: Content
    private let count: ItemCount

    init(_ content: Content, count: ItemCount = ItemCount()) {
        (self.content, self.count) = (content, count)
        super.init()
    }

    override func validate(_ input: String) throws(ValidationError) {
        guard input.utf8.count <= TextInputValidator.defaultMaximumBytes else {
            throw ValidationError(.inputTooLarge, with: ["maximum": .int(TextInputValidator.defaultMaximumBytes)])
        }
        // An object with a repeated key has no agreed meaning.
        guard let document = try? JSONDocument(Array(input.utf8)), document.repeatedKeys.isEmpty else {
            throw mismatch
        }
        let isArray = content == .array || content == .geopointArray
        guard document.entries[0].kind == (isArray ? .array : .object) else { throw mismatch }
        let children = Array(document.children(of: 0))
        switch content {
        case .array, .object: try count.check(children.count)
        case .geopointArray:
            guard children.count == 2, Self.isDegree(children[0], upTo: 180, document),
                Self.isDegree(children[1], upTo: 90, document)
            else { throw mismatch }
        case .geopointObject:
            func value(_ name: String) -> Int? { children.first { document.text(at: $0) == name }.map { $0 + 1 } }
            guard children.count == 2, let longitude = value("lon"), let latitude = value("lat"),
                Self.isDegree(longitude, upTo: 180, document), Self.isDegree(latitude, upTo: 90, document)
            else { throw mismatch }
        }
    }

    private static func isDegree(_ entry: Int, upTo maximum: Double, _ document: JSONDocument) -> Bool {
        guard document.entries[entry].kind == .number, let degrees = Double(document.numberLiteral(at: entry)) else {
            return false
        }
        return abs(degrees) <= maximum
    }

    private var mismatch: ValidationError {
        ValidationError(.patternMismatch, with: [.example: .text(example)])
    }

    private var example: String {
        switch content {
        case .array: "[1, 2]"
        case .object: #"{"a": 1}"#
        case .geopointArray: "[8.54, 47.38]"
        case .geopointObject: #"{"lon": 8.54, "lat": 47.38}"#
        }
    }

    override var profile: StrategyProfile {
        StrategyProfile(
            content == .array || content == .object ? content.rawValue : "geopoint", count.parameters,
            hidden: [content], requirements: [mismatch])
    }
}
