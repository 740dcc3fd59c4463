// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if FoundationInterop
import Foundation
import InputValidation
import InputValidationRequests
import TestSupport

/// A JSON value whose parts can be exchanged.
indirect enum Tree {
    case null
    case flag(Bool)
    case number(String)
    case text(String)
    case list([Tree])
    case object([(key: String, value: Tree)])

    init(_ value: Any) {
        switch value {
        case let list as [Any]: self = .list(list.map(Tree.init))
        case let object as [String: Any]:
            self = .object(object.sorted { $0.key < $1.key }.map { ($0.key, Tree($0.value)) })
        case let text as String: self = .text(text)
        case let number as NSNumber:
            if CFGetTypeIDIsBoolean(number) { self = .flag(number.boolValue) } else { self = .number("\(number)") }
        default: self = .null
        }
    }

    var json: String {
        switch self {
        case .null: "null"
        case .flag(let flag): "\(flag)"
        case .number(let number): number
        case .text(let text): Self.quoted(text)
        case .list(let list): "[" + list.map(\.json).joined(separator: ",") + "]"
        case .object(let object):
            "{" + object.map { Self.quoted($0.key) + ":" + $0.value.json }.joined(separator: ",") + "}"
        }
    }

    private static func quoted(_ text: String) -> String {
        let data = (try? JSONEncoder().encode(text)) ?? Data()
        return String(decoding: data, as: UTF8.self)
    }

    /// The paths of all values.
    var paths: [[ValidationError.PathComponent]] {
        let parts: [(ValidationError.PathComponent, Tree)] =
            switch self {
            case .list(let list): list.enumerated().map { (.index($0.offset), $0.element) }
            case .object(let object): object.map { (.key($0.key), $0.value) }
            default: []
            }
        return [[]] + parts.flatMap { component, part in part.paths.map { [component] + $0 } }
    }

    func part(_ path: ArraySlice<ValidationError.PathComponent>) -> Tree? {
        guard let first = path.first else { return self }
        switch (self, first) {
        case (.list(let list), .index(let index)): return list[index].part(path.dropFirst())
        case (.object(let object), .key(let key)):
            return object.first { $0.key == key }?.value.part(path.dropFirst())
        default: return nil
        }
    }

    /// Returns the tree with a part replaced, or removed from its object.
    func replacing(_ path: ArraySlice<ValidationError.PathComponent>, with part: Tree?) -> Tree {
        guard let first = path.first else { return part ?? self }
        switch (self, first) {
        case (.list(var list), .index(let index)):
            list[index] = list[index].replacing(path.dropFirst(), with: part)
            return .list(list)
        case (.object(var object), .key(let key)):
            guard let place = object.firstIndex(where: { $0.key == key }) else { return self }
            if path.count == 1, part == nil {
                object.remove(at: place)
            } else {
                object[place].value = object[place].value.replacing(path.dropFirst(), with: part)
            }
            return .object(object)
        default: return self
        }
    }
}

private func CFGetTypeIDIsBoolean(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }

/// A mistake that `JSONDecoder` finds if there is no other.
struct Mistake: Hashable {
    let code: ValidationError.Code
    let pointer: String
}

struct Comparison {
    let decoder: JSONDecoder
    var bodies = 0
    var mistakes = 0
    var failures: [String] = []

    init() {
        decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
    }

    static func encoded(_ value: some Encodable) -> Tree {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        let data = (try? encoder.encode(value)) ?? Data()
        return Tree((try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)) ?? NSNull())
    }

    mutating func compareValid<Value: SampleType>(_ type: Value.Type, count: Int, _ random: inout SplitMix64) {
        for _ in 0..<count {
            let json = Self.encoded(Value.random(&random)).json
            bodies += 1
            do {
                let expected = try decoder.decode(type, from: Data(json.utf8))
                let found = try ValidatingDecoder(decoder).decode(type, from: json.utf8)
                if expected != found { failures.append("\(type): other value for \(json)") }
            } catch { failures.append("\(type): \(error) for \(json)") }
        }
    }

    /// Compares bodies with mistakes.
    ///
    /// `JSONDecoder` finds each mistake if it's the only mistake.
    mutating func compareMistakes<Value: SampleType>(_ type: Value.Type, count: Int, _ random: inout SplitMix64) {
        for _ in 0..<count {
            let original = Self.encoded(Value.random(&random))
            var tree = original
            var paths = tree.paths.shuffled(using: &random)
            var expected: Set<Mistake> = []
            let wanted = 1 + random.next(below: 8)
            while expected.count < wanted, let path = paths.popLast() {
                let changes: [Tree?] = [
                    nil, .null, .flag(true), .number("5"), .number("1.5"), .number("1e300"), .number("-1"), .text("?"),
                    .list([]), .object([]), .object([("other", .number("1"))]), .list([.null]),
                ]
                let change = changes[random.next(below: changes.count)]
                // An empty object or list may have several mistakes.
                if path.isEmpty, change == nil { continue }
                if case .object = change, case .object = original.part(path[...]) { continue }
                if case .list = change, case .list = original.part(path[...]) { continue }
                let alone = original.replacing(path[...], with: change)
                guard let mistake = mistake(type, alone, at: path, change) else { continue }
                expected.insert(mistake)
                tree = tree.replacing(path[...], with: change)
                // A mistake inside or around this mistake wouldn't be independent.
                paths.removeAll { $0.starts(with: path) || path.starts(with: $0) }
            }
            guard !expected.isEmpty else { continue }
            bodies += 1
            mistakes += expected.count
            let json = tree.json
            do throws(FormError) {
                _ = try ValidatingDecoder(decoder).decode(type, from: json.utf8)
                failures.append("\(type): accepted \(json)")
            } catch {
                let found = error.errors.map { error in
                    // The strategy for dates reports its own codes where `JSONDecoder` just rejects the text.
                    let code = dateCodes.contains(error.code) ? .decodingValue : error.code
                    return Mistake(code: code, pointer: error.path.jsonPointer)
                }
                if Set(found) != expected || found.count != expected.count {
                    failures.append("\(type): \(json)\n  expected \(describe(expected))\n  found    \(describe(found))")
                }
            }
        }
    }

    private var dateCodes: Set<ValidationError.Code> {
        [
            .dateFormat, .dateMonth, .dateDay, .dateTimeFormat, .timeFormat, .timeHour, .timeMinute, .timeSecond,
            .timeLeapSecond, .timeOffset,
        ]
    }

    private func describe(_ mistakes: some Sequence<Mistake>) -> [String] {
        mistakes.map { "\($0.code) \($0.pointer)" }.sorted()
    }

    /// The mistake that `JSONDecoder` finds, or `nil`.
    private func mistake<Value: Decodable>(
        _ type: Value.Type, _ tree: Tree, at path: [ValidationError.PathComponent], _ change: Tree?
    ) -> Mistake? {
        do {
            _ = try decoder.decode(type, from: Data(tree.json.utf8))
            return nil
        } catch let error as DecodingError {
            let error = ValidationError(decoding: error)
            let isNull = if case .null = change { true } else { false }
            if error.code == .decodingSyntax, case .number(let number) = change {
                // `JSONDecoder` has no path for a number that doesn't fit.
                return Mistake(code: number == "1.5" ? .decodingType : .decodingValue, pointer: path.jsonPointer)
            }
            if [.decodingSyntax, .decodingValue].contains(error.code) {
                // It has no path for some values of Foundation's types either.
                return Mistake(code: .decodingValue, pointer: path.jsonPointer)
            }
            if error.code == .decodingType, isNull, error.path == path {
                // `JSONDecoder` reports some nulls as another type.
                return Mistake(code: .inputEmpty, pointer: path.jsonPointer)
            }
            return Mistake(code: error.code, pointer: error.path.jsonPointer)
        } catch { return nil }
    }
}
#endif
