// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import InputValidationRequests

// Each row is a body that is decoded and validated in two ways, unchanged and with three mistakes. The two ways take
// turns for several rounds, and the shortest time counts. The times are processor times, so other programs matter less.

struct Booking: Codable, Validatable {
    struct Guest: Codable {
        var name: String
        var email: String
    }
    enum Room: String, Codable { case single, double, suite }

    var guest: Guest
    var nights: Int
    var room: Room?
    var tags: [String]
    static let validator: InputValidator<Booking> = .all(of: [
        .at(\.guest.name, .required), .at(\.guest.email, .email), .at(\.nights, .range(1...30)),
        .at(\.tags, .each(.alpha)),
    ])
}

struct Order: Codable, Validatable {
    struct Line: Codable, Validatable {
        var product: String
        var quantity: Int
        var price: Double
        var isGift: Bool
        var note: String?
        static let validator: InputValidator<Line> = .all(of: [
            .at(\.product, .required), .at(\.quantity, .range(1...99)),
        ])
    }
    var number: Int
    var customer: String
    var lines: [Line]
    static let validator: InputValidator<Order> = .all(of: [
        .at(\.customer, .required), .at(\.lines, .count(in: 1...100_000)),
    ])
}

struct Numbers: Codable, Validatable {
    var values: [Double]
    static let validator: InputValidator<Numbers> = .at(\.values, .count(in: 1...1_000_000))
}

struct Texts: Codable, Validatable {
    var texts: [String]
    static let validator: InputValidator<Texts> = .at(\.texts, .count(in: 1...1_000_000))
}

func line(_ index: Int) -> Order.Line {
    Order.Line(
        product: "Product number \(index)", quantity: 1 + index % 9, price: Double(index) / 4, isGift: index % 3 == 0,
        note: index % 5 == 0 ? "“Grüße” \(index)" : nil)
}

/// Returns the shortest time for a call in nanoseconds, for each of two functions that take turns.
func times(_ first: () -> Void, _ second: () -> Void) -> (Double, Double) {
    func time(_ calls: Int, _ call: () -> Void) -> Double {
        let start = clock()
        for _ in 0..<calls { call() }
        return Double(clock() - start) / Double(CLOCKS_PER_SEC) * 1e9 / Double(calls)
    }
    let calls = max(1, Int(2e7 / max(1, time(1, second))))
    var least = (Double.infinity, Double.infinity)
    for _ in 0..<9 {
        least.0 = min(least.0, time(calls, first))
        least.1 = min(least.1, time(calls, second))
    }
    return least
}

/// A body, and the same body with three mistakes.
struct Ordinary {
    let name: String
    let valid: Data
    let mistaken: Data
    let decode: (Data) -> Bool
    let decodeFirst: (Data) -> Bool

    /// - Parameter mistakes: Parts of the JSON. Each is replaced once.
    init<Value: Codable & Validatable>(_ name: String, _ value: Value, _ mistakes: [(String, String)]) throws {
        self.name = name
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        valid = try encoder.encode(value)
        var json = String(decoding: valid, as: UTF8.self)
        for (part, mistake) in mistakes { json.replace(part, with: mistake, maxReplacements: 1) }
        mistaken = Data(json.utf8)
        decode = { (try? ValidatingDecoder().decode(Value.self, from: $0)) != nil }
        decodeFirst = { data in
            (try? JSONDecoder().decode(Value.self, from: data)).map { Value.validator.isValid($0) } ?? false
        }
        do throws(FormError) {
            _ = try ValidatingDecoder().decode(Value.self, from: mistaken)
            fatalError("\(name) is accepted")
        } catch {
            guard error.errors.count == 3 else { fatalError("\(name) has \(error.errors.count) mistakes") }
        }
    }

    static func all() throws -> [Ordinary] {
        let quantity = (#""quantity":1"#, #""quantity":"1""#)
        return try [
            Ordinary(
                "a booking",
                Booking(
                    guest: .init(name: "Aiko", email: "aiko@example.com"), nights: 3, room: .double,
                    tags: ["quiet", "high"]),
                [(#","name":"Aiko""#, ""), (#""aiko@example.com""#, "5"), (#""nights":3"#, #""nights":"three""#)]),
            Ordinary(
                "an order of 3 lines", Order(number: 7, customer: "Aiko", lines: (0..<3).map(line)),
                [(#""number":7"#, #""number":"7""#), quantity, (#""isGift":true,"#, "")]),
            Ordinary(
                "an order of 1,000 lines", Order(number: 7, customer: "Aiko", lines: (0..<1_000).map(line)),
                [(#""number":7"#, #""number":"7""#), quantity, (#""isGift":true,"#, "")]),
            Ordinary(
                "10,000 numbers", Numbers(values: (0..<10_000).map { Double($0) / 8 }),
                [(",1,", ",true,"), (",2,", ",null,"), (",1000,", ",{},")]),
            Ordinary(
                "10,000 texts", Texts(texts: (0..<10_000).map { "text number \($0)" }),
                [(#""text number 1""#, "true"), (#""text number 2""#, "null"), (#""text number 9000""#, "{}")]),
        ]
    }

    func measure() {
        for (title, data) in [(name, valid), (name + ", three mistakes", mistaken)] {
            var accepted = 0
            let (ours, theirs) = times {
                if decode(data) { accepted += 1 }
            } _: {
                if decodeFirst(data) { accepted += 1 }
            }
            let cells = [ours, theirs].map { ($0 / 1_000).formatted(.number.precision(.fractionLength(1))) }
            let ratio = (ours / theirs).formatted(.number.precision(.fractionLength(2)))
            print("| \(title) | \(data.count) | \(cells[0]) | \(cells[1]) | \(ratio) |")
        }
    }
}

// MARK: - Memory

struct Optionals: Decodable, Validatable {
    var a: Int?, b: String?, c: Int?, d: String?
    static let validator: InputValidator<Optionals> = .at(\.a, .optional(.range(1...9)))
}

/// Two bytes of a body, and a value that a rule rejects.
struct Level: RawRepresentable, Decodable, Validatable {
    var rawValue: Int
    static let validator: InputValidator<Level> = .at(\.rawValue, .range(1...9))
}

final class Tree: Decodable {
    let a: [Tree]?
}

struct Hostile {
    let name: String
    let body: [UInt8]
    let decode: (ValidatingDecoder, [UInt8]) -> Void
    let decodeFirst: ([UInt8]) -> Void

    /// Repeats a text up to 1 MiB, between two other texts.
    init<Value: Decodable>(_ name: String, _ type: Value.Type, _ start: String, _ part: String, _ end: String) {
        self.name = name
        let count = (1_048_576 - start.utf8.count - end.utf8.count) / part.utf8.count
        body = Array((start + String(repeating: part, count: count) + end).utf8)
        decode = { decoder, body in _ = try? decoder.decode(type, from: body) }
        decodeFirst = { body in _ = try? JSONDecoder().decode(type, from: Data(body)) }
    }

    static var all: [Hostile] {
        [
            Hostile("numbers", [Int].self, "[", "1,", "1]"),
            Hostile("numbers and a mistake", [Int].self, "[", "1,", "true]"),
            Hostile("mistakes", [Int].self, "[", "{},", "1]"),
            Hostile("empty objects", [Optionals].self, "[", "{},", "{}]"),
            Hostile("empty objects and a mistake", [Optionals].self, "[", "{},", "1]"),
            Hostile("rejected numbers", [Level].self, "[", "0,", "0]"),
            Hostile("rejected numbers and a mistake", [Level].self, "[", "0,", "true]"),
            Hostile("rejected objects", [Optionals].self, "[", "{\"a\":0},", "{\"a\":0}]"),
            Hostile("rejected objects and a mistake", [Optionals].self, "[", "{\"a\":0},", "1]"),
            Hostile("keys and a mistake", [String: Int].self, "{", "\"a\":1,", "\"b\":true}"),
            Hostile(
                "deep objects and a mistake", Tree.self, String(repeating: "{\"a\":[", count: 50), "{\"a\":[{}]},",
                "1" + String(repeating: "]}", count: 50)),
        ]
    }
}

/// Returns the process's peak memory so far, in bytes.
func peak() -> Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    return (status.firstMatch(of: /VmHWM:\s*(\d+)/).flatMap { Int($0.1) } ?? 0) * 1_024
}

// A process measures one body in one way.
if CommandLine.arguments.count == 3, let index = Int(CommandLine.arguments[1]) {
    let row = Hostile.all[index]
    _ = try? ValidatingDecoder().decode(Int.self, from: "1".utf8)
    _ = try? JSONDecoder().decode(Int.self, from: Data("1".utf8))
    let before = peak()
    let start = clock()
    if CommandLine.arguments[2] == "all" {
        row.decode(ValidatingDecoder(), row.body)
    } else {
        row.decodeFirst(row.body)
    }
    let time = Double(clock() - start) / Double(CLOCKS_PER_SEC) * 1_000
    let factor = (Double(peak() - before) / Double(row.body.count)).formatted(.number.precision(.fractionLength(1)))
    print("\(row.name), \(CommandLine.arguments[2]): \(factor) bytes per byte, \(Int(time)) ms")
    exit(0)
}

print("| Body | Bytes | ValidatingDecoder, µs | JSONDecoder and rules, µs | Ratio |")
print("|---|---:|---:|---:|---:|")
for ordinary in try Ordinary.all() { ordinary.measure() }
