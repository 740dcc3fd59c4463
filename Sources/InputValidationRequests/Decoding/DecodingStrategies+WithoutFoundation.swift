// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if !FoundationInterop
/// How types and keys are decoded, without Foundation.
struct DecodingStrategies: Sendable {
    var changesKeys: Bool { false }

    func value<Value: Decodable>(
        of type: Value.Type, in session: DecodingSession, at entry: Int, _ place: CodingPathNode?
    ) throws -> Value? { nil }
    func placeholder<Value>(of type: Value.Type) -> Value? { nil }
    func number<Number: BinaryFloatingPoint>(_ text: String) -> Number? { nil }
    func converted(_ key: String, at path: [any CodingKey]) -> String { key }
    func name(of key: any CodingKey) -> String { key.stringValue }
}
#endif
