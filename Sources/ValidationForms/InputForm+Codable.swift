// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

/// Support for encoding and restoring a form's values, without secrets by default.
///
/// Two one-line methods make a form class `Codable`. Values are stored under their inputs' ``FormField/key``, or under
/// the label if an input has no key. Sections that don't take part are stored too.
///
/// ```swift
/// final class Registration: Codable {
///     @ValidatedInput(.email, label: "Email") var email = ""
///     var request: InputForm<String> { InputForm { $email } }
///
///     init() {}
///
///     convenience init(from decoder: any Decoder) throws {
///         self.init()
///         try request.restore(from: decoder)
///     }
///
///     func encode(to encoder: any Encoder) throws {
///         try request.encode(to: encoder)
///     }
/// }
/// ```
extension InputForm {
    /// Encodes all fields' values as entered, without secrets by default; see ``FormField/isSecret``.
    ///
    /// - Throws: `EncodingError` if a field has neither a key nor a label, has the same name as another field, or has a
    ///   value that is not `Encodable`.
    public func encode(to encoder: any Encoder, includingSecrets: Bool = false) throws {
        var container = encoder.container(keyedBy: MemberCodingKey.self)
        var encoded: [String: ObjectIdentifier] = [:]
        for entry in entries where includingSecrets || !entry.inputState.isSecret {
            guard let name = entry.storageName else { throw entry.encodingError(at: encoder.codingPath) }
            // An input can be in several sections, such as a section for each choice.
            if encoded[name.stringValue] == entry.id { continue }
            guard encoded.updateValue(entry.id, forKey: name.stringValue) == nil,
                try entry.inputState.input?.encodeIfEncodable(in: &container, as: name) == true
            else { throw entry.encodingError(at: encoder.codingPath) }
        }
    }

    /// Sets the values that ``encode(to:includingSecrets:)`` wrote, as if the user had entered them.
    ///
    /// The fields are then dirty. They are not validated unless their ``FormField/timing`` validates edits. Fields
    /// whose values are not stored, such as secrets, keep their values. A submit that is running ends without a result,
    /// as after ``reset()``, because the user has not sent the restored values.
    ///
    /// - Throws: `DecodingError` if a value has the wrong type. In that case, no field changes.
    public func restore(from decoder: any Decoder) throws {
        let stored = try decoder.container(keyedBy: MemberCodingKey.self)
        var steps: [(state: InputState, restore: () -> Void)] = []
        for entry in entries {
            guard let name = entry.storageName, let input = entry.inputState.input, stored.contains(name) else {
                continue
            }
            steps.append((entry.inputState, try input.restoreAction(from: stored, as: name)))
        }
        for step in steps {
            step.state.endSubmitsAndWaits()
            step.restore()
        }
    }
}

extension FormEntry {
    fileprivate var storageName: MemberCodingKey? {
        (field.key ?? field.label).map { MemberCodingKey(stringValue: (path + [.key($0)]).text) }
    }

    fileprivate func encodingError(at codingPath: [any CodingKey]) -> EncodingError {
        let twice = storageName.map { "The field \($0.stringValue) is there twice, or its value is not Encodable" }
        let problem = twice ?? "A field has neither a key nor a label to store it under"
        // The error names the field and leaves out the value, which must not be in an error.
        return .invalidValue(
            field.label ?? "", EncodingError.Context(codingPath: codingPath, debugDescription: problem))
    }
}

extension InputStateOwner {
    /// Encodes the value, or returns `false` if its type is not `Encodable`.
    fileprivate func encodeIfEncodable(
        in container: inout KeyedEncodingContainer<MemberCodingKey>, as name: MemberCodingKey
    ) throws -> Bool {
        guard let value = value as? any Encodable else { return false }
        try container.encode(value, forKey: name)
        return true
    }

    fileprivate func restoreAction(
        from container: KeyedDecodingContainer<MemberCodingKey>, as name: MemberCodingKey
    ) throws -> () -> Void {
        guard let type = Value.self as? any Decodable.Type,
            let value = try container.decode(type, forKey: name) as? Value
        else {
            throw DecodingError.dataCorruptedError(
                forKey: name, in: container, debugDescription: "The value is not Decodable")
        }
        return { self.value = value }
    }
}
