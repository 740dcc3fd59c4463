// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationRequests

/// A rule that the values of some columns are in other columns, as in Table Schema's key `foreignKeys`.
///
/// ```json
/// { "fields": "zip",
///   "reference": { "resource": "towns", "fields": "zip" } }
/// { "fields": "parent", "reference": { "fields": "id" } }
/// { "fields": "zip",
///   "reference": { "path": "towns.csv", "fields": "zip" } }
/// { "fields": "color", "reference": { "path": "colors.txt" } }
/// ```
///
/// The key `path`, which Table Schema doesn't have, is a file's path. If `fields` is missing, the file is a text file
/// with one value on each line.
///
/// The program that reads the rows must look the values up. A row without a value in one of the columns isn't looked up.
public struct ForeignKey: Decodable, Encodable, Equatable, Sendable {
    /// The names of the columns whose values are looked up.
    public let fields: [String]

    /// Where the values are looked up.
    public let reference: Reference

    /// The names of the columns in which the values are looked up, in the order of ``fields``.
    ///
    /// It's empty for a text file.
    public let referencedFields: [String]

    /// Where a foreign key's values are looked up.
    public enum Reference: Equatable, Sendable {
        /// In the same table.
        case sameTable
        /// In a resource of the same package, by its name.
        case resource(String)
        /// In a file, by its path, which is relative to the rule file's folder and doesn't leave it.
        case file(String)
    }

    /// Decodes a foreign key.
    ///
    /// - Throws: A `DecodingError` with the coding path of the first mistake.
    public init(from decoder: any Decoder) throws {
        var object = try StrictRuleObject(decoder, called: "a foreign key")
        fields = try object.require("fields", as: OneOrMoreNames.self).names
        let target = try object.require("reference", as: Target.self)
        try object.rejectUnknownKeys()
        (reference, referencedFields) = (target.reference, target.fields)
        guard fields.count == max(referencedFields.count, 1) else {
            throw object.error(
                "“fields” has \(fields.count) columns, and “reference” has \(max(referencedFields.count, 1))",
                at: "fields")
        }
    }

    /// Encodes the key as an element of a rule file's `foreignKeys`.
    ///
    /// - Throws: Only the encoder's errors.
    public func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: StringCodingKey.self)
        try object.encode(fields, forKey: .init("fields"))
        var target = object.nestedContainer(keyedBy: StringCodingKey.self, forKey: .init("reference"))
        switch reference {
        case .sameTable: break
        case .resource(let name): try target.encode(name, forKey: .init("resource"))
        case .file(let path): try target.encode(path, forKey: .init("path"))
        }
        if !referencedFields.isEmpty { try target.encode(referencedFields, forKey: .init("fields")) }
    }

    /// Returns whether two keys look the same columns up in the same place.
    ///
    /// Texts are compared by their bytes.
    public static func == (first: ForeignKey, second: ForeignKey) -> Bool {
        let isSame = ExactEqualityComparator<[String]>()
        guard isSame(first.fields, second.fields), isSame(first.referencedFields, second.referencedFields) else {
            return false
        }
        return switch (first.reference, second.reference) {
        case (.sameTable, .sameTable): true
        case (.resource(let name), .resource(let other)), (.file(let name), .file(let other)):
            name.hasSameBytes(as: other)
        case (.sameTable, _), (.resource, _), (.file, _): false
        }
    }

    /// The columns that a key refers to.
    private struct Target: Decodable {
        let reference: Reference
        let fields: [String]

        init(from decoder: any Decoder) throws {
            var object = try StrictRuleObject(decoder, called: "a reference")
            let resource = try object.readIfPresent("resource", as: String.self)
            let path = try object.readIfPresent("path", as: String.self)
            let names = try object.readIfPresent("fields", as: OneOrMoreNames.self)?.names
            try object.rejectUnknownKeys()
            if let path {
                guard resource == nil else { throw object.error("a reference has “resource” or “path”", at: "path") }
                // Data Package, "URL or Path": a path from outside must not reach other files.
                guard !path.isEmpty, !path.hasPrefix("/"), !path.contains("://"),
                    !path.split(separator: "/").contains("..")
                else {
                    throw object.error(
                        "a path is relative to the rule file's folder, and does not begin with / or contain ..",
                        at: "path")
                }
                reference = .file(path)
            } else {
                reference = resource.flatMap { $0.isEmpty ? nil : .resource($0) } ?? .sameTable
                guard names != nil else { throw object.error("a reference needs the key “fields”") }
            }
            if names?.isEmpty == true { throw object.error("“fields” must not be empty", at: "fields") }
            fields = names ?? []
        }
    }
}

extension ForeignKey: CustomStringConvertible {
    /// The key on one line, such as `zip in towns (zip)`.
    public var description: String {
        let columns = referencedFields.isEmpty ? "" : "(\(referencedFields.joined(separator: ", ")))"
        let place: String? =
            switch reference {
            case .sameTable: nil
            case .resource(let name), .file(let name): name
            }
        let target = [place, columns.isEmpty ? nil : columns].compactMap { $0 }.joined(separator: " ")
        return "\(fields.joined(separator: ", ")) in \(target)".printable
    }
}
