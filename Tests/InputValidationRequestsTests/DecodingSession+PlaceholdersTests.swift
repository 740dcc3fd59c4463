// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if FoundationInterop
import Foundation
import InputValidation
import InputValidationRequests
import Testing

@Suite("Placeholders of the decoder")
struct DecodingSessionPlaceholdersTests {
    private static let branches = [
        DecodingRow(Version.self, #"{"v":"2","name":"Ada"}"#, "1236 /v"),
        DecodingRow(Version.self, #"{"v":"2","name":7}"#, "1236 /v"),
        DecodingRow(Version.self, #"{"v":1}"#, "1004 /first", "1004 /last"),
        DecodingRow(Account.self, #"{"kind":5,"card":"4242"}"#, "1236 /kind"),
        // The keys of every branch are absent.
        DecodingRow(Account.self, #"{"kind":5}"#, "1236 /kind"),
        DecodingRow(Account.self, #"{}"#, "1004 /kind"),
        DecodingRow(Edition.self, #"{"number":"x"}"#, "1236 /number"),
        DecodingRow(Edition.self, #"{"number":7}"#, "1004 /first"),
        DecodingRow(Account.self, #"{"kind":"other","card":"4242"}"#, "1004 /legacyID"),
        DecodingRow(Account.self, #"{"card":"4242"}"#, "1004 /kind"),
        DecodingRow(Basket.self, #"{"items":5}"#, "1236 /items"),
        DecodingRow(Basket.self, #"{"items":[]}"#, "1004 /reason"),
        DecodingRow(Basket.self, #"{"items":{},"note":7}"#, "1236 /items", "1236 /note"),
        DecodingRow(Shape.self, #"{"width":"2","name":"x"}"#, "1236 /width"),
        DecodingRow(Shape.self, #"{"width":"2","name":7}"#, "1236 /width", "1236 /name"),
        DecodingRow(Profile.self, #"{"nick":5,"age":"x"}"#, "1236 /nick", "1236 /age"),
        DecodingRow(Profile.self, #"{"age":"x"}"#, "1004 /nick", "1236 /age"),
        // Every key is requested, with each placeholder.
        DecodingRow(Plain.self, #"{"v":"2"}"#, "1004 /first", "1004 /name", "1236 /v"),
    ]

    @Test("do not lead to errors for keys that another value would not need", arguments: branches)
    func branch(row: DecodingRow) { row.check() }

    private static let checkedTypes = [
        DecodingRow(
            Checked<Email>.self, #"{"value":"x","count":"y","name":7}"#, "1237 /value", "1236 /count", "1236 /name"),
        DecodingRow(Checked<Email>.self, #"{"name":7}"#, "1004 /value", "1004 /count", "1236 /name"),
        DecodingRow(Checked<NonEmpty>.self, #"{"value":"","name":7}"#, "1004 /count", "1237 /value", "1236 /name"),
        DecodingRow(Checked<Hex>.self, #"{"value":"g","count":1}"#, "1004 /name", "1237 /value"),
        DecodingRow(Checked<Percent>.self, #"{"value":0,"count":""}"#, "1004 /name", "1237 /value", "1236 /count"),
        DecodingRow(Checked<Only>.self, #"{"value":"x","count":"y"}"#, "1004 /name", "1237 /value", "1236 /count"),
        DecodingRow(Checked<Digits>.self, #"{"value":"x","count":"y"}"#, "1004 /name", "1237 /value", "1236 /count"),
        DecodingRow(
            Checked<[Email]>.self, #"{"value":["x",7]}"#, "1004 /count", "1004 /name", "1237 /value/0", "1236 /value/1"),
    ]

    @Test("are found for types that check their value themselves", arguments: checkedTypes)
    func checkedType(row: DecodingRow) { row.check() }

    private static let foundationTypes = [
        DecodingRow(Checked<CharacterSet>.self, #"{"count":"x"}"#, "1004 /value", "1004 /name", "1236 /count"),
        DecodingRow([CharacterSet].self, "[5,{}]", "1236 /0", "1004 /1/bitmap"),
        DecodingRow([URLComponents].self, #"[{"scheme":5},{"port":"x"}]"#, "1236 /0/scheme", "1236 /1/port"),
        DecodingRow(Checked<URLComponents>.self, #"{"value":5,"name":7}"#, "1004 /count", "1236 /value", "1236 /name"),
        DecodingRow(
            Checked<TimeZone>.self, #"{"value":{"identifier":"x/y"},"name":7}"#, "1004 /count", "1237 /value",
            "1236 /name"),
        DecodingRow(Checked<Locale>.self, #"{"value":7,"name":7}"#, "1004 /count", "1236 /value", "1236 /name"),
        DecodingRow(Checked<DateInterval>.self, #"{"name":7}"#, "1004 /value", "1004 /count", "1236 /name"),
        DecodingRow(Checked<Inner<CharacterSet>>.self, #"{"count":"x"}"#, "1004 /value"),
        DecodingRow([Inner<CharacterSet>].self, "[5,{}]", "1236 /0", "1004 /1/bitmap"),
        DecodingRow([Inner<URLComponents>].self, #"[{"scheme":5},{}]"#, "1236 /0/scheme", "1004 /1/path"),
        DecodingRow(Checked<SIMD3<Float>>.self, #"{"value":[1],"name":7}"#, "1004 /count", "1237 /value", "1236 /name"),
        DecodingRow(
            Checked<ClosedRange<Int>>.self, #"{"value":[9,1],"name":7}"#, "1004 /count", "1237 /value", "1236 /name"),
    ]

    @Test("are not made by initializers of Foundation, which trap", arguments: foundationTypes)
    func foundationType(row: DecodingRow) { row.check() }

    @Test("of a type that contains itself lead to the errors of all its parts")
    func recursiveType() {
        DecodingRow(Expression.self, #"{"op":"add","l":null,"r":null}"#, "1004 /l", "1004 /r").check()
        DecodingRow(
            Expression.self, #"{"op":"add","l":{"op":"number","n":"x"},"r":{"op":"add","l":{"op":"number"}}}"#,
            "1236 /l/n", "1004 /r/r", "1004 /r/l/n"
        ).check()
        // The first case contains the type itself.
        DecodingRow(Sum.self, #"{"op":"add","l":null,"r":null}"#, "1004 /l", "1004 /r").check()
    }
}

// MARK: - Types that branch

private struct Version: Decodable {
    private enum CodingKeys: CodingKey { case v, name, first, last }
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if try container.decode(Int.self, forKey: .v) >= 2 {
            _ = try container.decode(String.self, forKey: .name)
        } else {
            _ = try container.decode(String.self, forKey: .first)
            _ = try container.decode(String.self, forKey: .last)
        }
    }
}

private struct Account: Decodable {
    private enum CodingKeys: CodingKey { case kind, card, legacyID }
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        switch try container.decode(String.self, forKey: .kind) {
        case "card": _ = try container.decode(String.self, forKey: .card)
        default: _ = try container.decode(String.self, forKey: .legacyID)
        }
    }
}

private struct Edition: Decodable {
    private enum CodingKeys: CodingKey { case number, first, later }
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if try container.decode(Int.self, forKey: .number) == 7 {
            _ = try container.decode(String.self, forKey: .first)
        } else {
            _ = try container.decode(String.self, forKey: .later)
        }
    }
}

private struct Basket: Decodable {
    private enum CodingKeys: CodingKey { case items, reason, note }
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if try container.decode([String].self, forKey: .items).isEmpty {
            _ = try container.decode(String.self, forKey: .reason)
        }
        _ = try container.decodeIfPresent(String.self, forKey: .note)
    }
}

private struct Shape: Decodable {
    private enum CodingKeys: CodingKey { case width, height, name }
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if try container.decode(Double.self, forKey: .width) < 0.5 {
            _ = try container.decode(Double.self, forKey: .height)
        }
        _ = try container.decode(String.self, forKey: .name)
    }
}

private struct Profile: Decodable {
    private enum CodingKeys: CodingKey { case nick, age, reason }
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if try container.decode(String.self, forKey: .nick).isEmpty {
            _ = try container.decode(String.self, forKey: .reason)
        }
        _ = try container.decode(Int.self, forKey: .age)
    }
}

private struct Plain: Decodable {
    let v: Int
    let first: String
    let name: String
}

// MARK: - Types that check their value

private struct Checked<Value: Decodable & Sendable>: Decodable {
    let value: Value
    let count: Int
    let name: String
}

/// A type that passes its decoder on, as a property wrapper does.
private struct Inner<Value: Decodable & Sendable>: Decodable {
    let value: Value
    init(from decoder: any Decoder) throws { value = try Value(from: decoder) }
}

private indirect enum Sum: Decodable, Sendable {
    case add(Sum, Sum)
    case number(Double)

    private enum Operator: String, Decodable { case add, number }
    private enum CodingKeys: CodingKey { case op, l, r, n }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        switch try container.decode(Operator.self, forKey: .op) {
        case .add: self = .add(try container.decode(Sum.self, forKey: .l), try container.decode(Sum.self, forKey: .r))
        case .number: self = .number(try container.decode(Double.self, forKey: .n))
        }
    }
}

private struct Email: Decodable, RawRepresentable {
    let rawValue: String
    init?(rawValue: String) {
        guard InputValidator.email.isValid(rawValue) else { return nil }
        self.rawValue = rawValue
    }
}

private struct NonEmpty: Decodable {
    let text: String
    init(from decoder: any Decoder) throws {
        text = try decoder.singleValueContainer().decode(String.self)
        guard !text.isEmpty else { throw ValidationError(.decodingValue) }
    }
}

private struct Hex: Decodable, RawRepresentable {
    let rawValue: String
    init?(rawValue: String) {
        guard !rawValue.isEmpty, rawValue.allSatisfy(\.isHexDigit) else { return nil }
        self.rawValue = rawValue
    }
}

private struct Digits: Decodable, RawRepresentable {
    let rawValue: String
    init?(rawValue: String) {
        guard rawValue.count == 8, rawValue.allSatisfy(\.isNumber) else { return nil }
        self.rawValue = rawValue
    }
}

private struct Percent: Decodable, RawRepresentable {
    let rawValue: Int
    init?(rawValue: Int) {
        guard (5...100).contains(rawValue) else { return nil }
        self.rawValue = rawValue
    }
}

private enum Only: String, Decodable { case only }

private indirect enum Expression: Decodable, Sendable {
    case number(Int)
    case add(Expression, Expression)

    private enum Operation: String, Decodable { case number, add }
    private enum CodingKeys: CodingKey { case op, n, l, r }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        switch try container.decode(Operation.self, forKey: .op) {
        case .number: self = .number(try container.decode(Int.self, forKey: .n))
        case .add:
            self = .add(
                try container.decode(Expression.self, forKey: .l), try container.decode(Expression.self, forKey: .r))
        }
    }
}
#endif
