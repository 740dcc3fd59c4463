// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if !FoundationInterop
import InputValidation

/// The way to decode types and keys without Foundation.
struct DecodingStrategies: Sendable {
    var changesKeys: Bool { false }
    var hasCustomKeys: Bool { false }

    func decodeFoundationValue<Value: Decodable>(
        of type: Value.Type, in session: DecodingSession, at entryIndex: Int, _ pathNode: CodingPathNode?
    ) throws -> Value? { nil }
    func formatParameters(for type: Any.Type) -> [ValidationError.Parameter: ValidationError.Value]? { nil }
    func placeholder<Value>(of type: Value.Type) -> Value? { nil }
    func nonConformingFloat<Number: BinaryFloatingPoint>(from text: String) -> Number? { nil }
    func convertedKey(_ documentKey: String, at path: [any CodingKey]) -> String { documentKey }
    func documentKey(for key: any CodingKey) -> String { key.stringValue }
}
#endif
