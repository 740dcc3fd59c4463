// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if FoundationInterop
import Foundation
import TestSupport

/// Types as programmers write them, with random values, for generated bodies.
protocol SampleType: Codable, Equatable, Sendable {
    static func random(_ random: inout SplitMix64) -> Self
}

extension SplitMix64 {
    mutating func text() -> String {
        ["", "a", "Zoë", "x y", "\"q\"", "\\", "line\nbreak", "🦊", "null", "5"][next(below: 10)]
            + String(next(below: 1_000))
    }
    mutating func list<Element>(_ maximum: Int = 4, _ element: (inout SplitMix64) -> Element) -> [Element] {
        (0..<next(below: maximum)).map { _ in element(&self) }
    }
    mutating func maybe<Element>(_ element: (inout SplitMix64) -> Element) -> Element? {
        next(below: 3) == 0 ? nil : element(&self)
    }
}

enum Samples {
    struct Flat: SampleType {
        var name: String
        var age: Int
        var weight: Double
        var isMember: Bool
        static func random(_ random: inout SplitMix64) -> Self {
            .init(
                name: random.text(), age: random.next(below: 100), weight: Double(random.next(below: 9_999)) / 8,
                isMember: .random(using: &random))
        }
    }

    struct Nested: SampleType {
        struct Address: SampleType {
            var street: String
            var lines: [String]
            static func random(_ random: inout SplitMix64) -> Self {
                .init(street: random.text(), lines: random.list { $0.text() })
            }
        }
        var home: Address
        var work: Address?
        var others: [Address]
        static func random(_ random: inout SplitMix64) -> Self {
            .init(home: .random(&random), work: random.maybe { .random(&$0) }, others: random.list { .random(&$0) })
        }
    }

    struct Integers: SampleType {
        var a: Int8, b: UInt8, c: Int16, d: UInt16, e: Int32, f: UInt32, g: Int64, h: UInt64, i: UInt
        static func random(_ random: inout SplitMix64) -> Self {
            .init(
                a: .random(in: .min ... .max, using: &random), b: .random(in: .min ... .max, using: &random),
                c: .random(in: .min ... .max, using: &random), d: .random(in: .min ... .max, using: &random),
                e: .random(in: .min ... .max, using: &random), f: .random(in: .min ... .max, using: &random),
                g: .random(in: .min ... .max, using: &random), h: .random(in: .min ... .max, using: &random),
                i: .random(in: .min ... .max, using: &random))
        }
    }

    enum Color: String, SampleType, CaseIterable {
        case red, green, blue
        static func random(_ random: inout SplitMix64) -> Self { allCases[random.next(below: 3)] }
    }

    /// This enumeration isn't `CaseIterable`.
    enum Size: Int, SampleType {
        case small = 10, large = 20
        static func random(_ random: inout SplitMix64) -> Self { random.next(below: 2) == 0 ? .small : .large }
    }

    struct Enumerations: SampleType {
        var color: Color
        var size: Size
        var sizes: [Size]
        var first: Color?
        var last: String
        static func random(_ random: inout SplitMix64) -> Self {
            .init(
                color: .random(&random), size: .random(&random), sizes: random.list { .random(&$0) },
                first: random.maybe { .random(&$0) }, last: random.text())
        }
    }

    enum Shape: SampleType {
        case circle(radius: Double)
        case box(width: Double, height: Double, label: String?)
        case empty
        static func random(_ random: inout SplitMix64) -> Self {
            switch random.next(below: 3) {
            case 0: .circle(radius: Double(random.next(below: 100)))
            case 1: .box(width: Double(random.next(below: 9)), height: 2, label: random.maybe { $0.text() })
            default: .empty
            }
        }
    }

    struct Shapes: SampleType {
        var shapes: [Shape]
        var main: Shape
        var title: String
        static func random(_ random: inout SplitMix64) -> Self {
            .init(shapes: random.list { .random(&$0) }, main: .random(&random), title: random.text())
        }
    }

    struct FoundationTypes: SampleType {
        var when: Date
        var data: Data
        var page: URL
        var id: UUID
        var price: Decimal
        var times: [Date]
        static func random(_ random: inout SplitMix64) -> Self {
            .init(
                when: Date(timeIntervalSince1970: Double(random.next(below: 2_000_000_000))),
                data: Data(random.list { UInt8($0.next(below: 256)) }),
                page: URL(string: "https://example.com/\(random.next(below: 99))") ?? URL(filePath: "/"),
                id: UUID(), price: Decimal(random.next(below: 10_000)) / 100,
                times: random.list { Date(timeIntervalSince1970: Double($0.next(below: 9_999))) })
        }
    }

    struct Dictionaries: SampleType {
        var counts: [String: Int]
        var flats: [String: Flat]
        var byNumber: [Int: String]
        var tags: Set<String>
        static func random(_ random: inout SplitMix64) -> Self {
            .init(
                counts: Dictionary(random.list { ("k\($0.next(below: 99))_x", $0.next(below: 9)) }) { $1 },
                flats: Dictionary(random.list { ("f\($0.next(below: 99))", .random(&$0)) }) { $1 },
                byNumber: Dictionary(random.list { ($0.next(below: 99), $0.text()) }) { $1 },
                tags: Set(random.list { $0.text() }))
        }
    }

    /// A text or a number.
    enum Identifier: SampleType {
        case number(Int)
        case text(String)

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let number = try? container.decode(Int.self) {
                self = .number(number)
            } else {
                self = .text(try container.decode(String.self))
            }
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .number(let number): try container.encode(number)
            case .text(let text): try container.encode(text)
            }
        }

        static func random(_ random: inout SplitMix64) -> Self {
            random.next(below: 2) == 0 ? .number(random.next(below: 99)) : .text(random.text())
        }
    }

    struct Unions: SampleType {
        var id: Identifier
        var others: [Identifier]
        var name: String
        static func random(_ random: inout SplitMix64) -> Self {
            .init(id: .random(&random), others: random.list { .random(&$0) }, name: random.text())
        }
    }

    /// Has defaults, renamed keys, a fallback, and an element that may be lost.
    struct ByHand: SampleType {
        var title: String
        var count: Int
        var isOpen: Bool
        var sizes: [Size]
        var rank: Int

        enum CodingKeys: String, CodingKey { case title = "headline", count, isOpen = "is-open", sizes, rank }

        private struct Anything: Decodable {}

        init(title: String, count: Int, isOpen: Bool, sizes: [Size], rank: Int) {
            (self.title, self.count, self.isOpen, self.sizes, self.rank) = (title, count, isOpen, sizes, rank)
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            title = try container.decode(String.self, forKey: .title)
            count = try container.decodeIfPresent(Int.self, forKey: .count) ?? 1
            isOpen = (try? container.decode(Bool.self, forKey: .isOpen)) ?? false
            var list = try container.nestedUnkeyedContainer(forKey: .sizes)
            var sizes: [Size] = []
            while !list.isAtEnd {
                if let size = try? list.decode(Size.self) {
                    sizes.append(size)
                } else {
                    _ = try list.decode(Anything.self)
                }
            }
            self.sizes = sizes
            rank = try container.decode(Int.self, forKey: .rank)
        }

        static func random(_ random: inout SplitMix64) -> Self {
            .init(
                title: random.text(), count: random.next(below: 9), isOpen: .random(using: &random),
                sizes: random.list { .random(&$0) }, rank: random.next(below: 99))
        }
    }

    /// Has nested containers, and a list with a fixed length.
    struct Flattened: SampleType {
        var name: String
        var latitude: Double
        var longitude: Double
        var note: String

        enum CodingKeys: String, CodingKey { case name, place, note }
        enum PlaceKeys: String, CodingKey { case position }

        init(name: String, latitude: Double, longitude: Double, note: String) {
            (self.name, self.latitude, self.longitude, self.note) = (name, latitude, longitude, note)
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            name = try container.decode(String.self, forKey: .name)
            let place = try container.nestedContainer(keyedBy: PlaceKeys.self, forKey: .place)
            var position = try place.nestedUnkeyedContainer(forKey: .position)
            latitude = try position.decode(Double.self)
            longitude = try position.decode(Double.self)
            note = try container.decode(String.self, forKey: .note)
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(name, forKey: .name)
            var place = container.nestedContainer(keyedBy: PlaceKeys.self, forKey: .place)
            var position = place.nestedUnkeyedContainer(forKey: .position)
            try position.encode(latitude)
            try position.encode(longitude)
            try container.encode(note, forKey: .note)
        }

        static func random(_ random: inout SplitMix64) -> Self {
            .init(name: random.text(), latitude: Double(random.next(below: 90)), longitude: 1.5, note: random.text())
        }
    }

    class Animal: Codable, Equatable, @unchecked Sendable {
        let name: String
        let legs: Int

        init(name: String, legs: Int) { (self.name, self.legs) = (name, legs) }

        func isEqual(to other: Animal) -> Bool { name == other.name && legs == other.legs }

        static func == (first: Animal, second: Animal) -> Bool { first.isEqual(to: second) }
    }

    final class Dog: Animal, SampleType, @unchecked Sendable {
        let breed: String
        let age: Int

        enum CodingKeys: String, CodingKey { case breed, age }

        init(name: String, legs: Int, breed: String, age: Int) {
            (self.breed, self.age) = (breed, age)
            super.init(name: name, legs: legs)
        }

        required init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            breed = try container.decode(String.self, forKey: .breed)
            age = try container.decode(Int.self, forKey: .age)
            try super.init(from: container.superDecoder())
        }

        override func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(breed, forKey: .breed)
            try container.encode(age, forKey: .age)
            try super.encode(to: container.superEncoder())
        }

        override func isEqual(to other: Animal) -> Bool {
            guard let other = other as? Dog else { return false }
            return super.isEqual(to: other) && breed == other.breed && age == other.age
        }

        static func random(_ random: inout SplitMix64) -> Dog {
            Dog(name: random.text(), legs: 4, breed: random.text(), age: random.next(below: 20))
        }
    }

    /// A type that wraps one value.
    struct Email: SampleType {
        var text: String
        init(_ text: String) { self.text = text }
        init(from decoder: any Decoder) throws { text = try decoder.singleValueContainer().decode(String.self) }
        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(text)
        }
        static func random(_ random: inout SplitMix64) -> Self { .init(random.text()) }
    }

    struct Wrapped: SampleType {
        var email: Email
        var copies: [Email]
        var level: Level
        struct Level: RawRepresentable, SampleType {
            var rawValue: Int
            static func random(_ random: inout SplitMix64) -> Self { .init(rawValue: random.next(below: 9)) }
        }
        static func random(_ random: inout SplitMix64) -> Self {
            .init(email: .random(&random), copies: random.list { .random(&$0) }, level: .random(&random))
        }
    }

    final class Tree: SampleType, @unchecked Sendable {
        let label: String
        let children: [Tree]
        let partner: Tree?

        init(label: String, children: [Tree], partner: Tree?) {
            (self.label, self.children, self.partner) = (label, children, partner)
        }

        static func == (first: Tree, second: Tree) -> Bool {
            first.label == second.label && first.children == second.children && first.partner == second.partner
        }

        static func random(_ random: inout SplitMix64) -> Tree { tree(&random, depth: 0) }

        private static func tree(_ random: inout SplitMix64, depth: Int) -> Tree {
            Tree(
                label: random.text(), children: depth > 2 ? [] : random.list(3) { tree(&$0, depth: depth + 1) },
                partner: depth > 1 ? nil : random.maybe { tree(&$0, depth: depth + 2) })
        }
    }

    indirect enum Expression: SampleType {
        case value(Int)
        case sum(Expression, Expression)
        static func random(_ random: inout SplitMix64) -> Self {
            random.next(below: 2) == 0 ? .value(random.next(below: 9)) : .sum(.value(random.next(below: 9)), .value(1))
        }
    }

    struct Numbers: SampleType {
        var float: Float
        var double: Double
        var optional: Double?
        var matrix: [[Int]]
        var doubled: Int??
        static func random(_ random: inout SplitMix64) -> Self {
            .init(
                float: Float(random.next(below: 999)) / 4, double: Double(random.next() >> 11) * 1e-7,
                optional: random.maybe { Double($0.next(below: 9)) },
                matrix: random.list { $0.list { $0.next(below: 9) } },
                doubled: random.maybe { $0.next(below: 9) })
        }
    }

    struct Wide: SampleType {
        var a1: String, a2: String, a3: Int, a4: Int, a5: Bool, a6: Double, a7: String?, a8: [Int], a9: String
        var b1: String, b2: String, b3: Int, b4: Int, b5: Bool, b6: Double, b7: String?, b8: [Int], b9: String
        static func random(_ random: inout SplitMix64) -> Self {
            .init(
                a1: random.text(), a2: random.text(), a3: random.next(below: 9), a4: random.next(below: 9), a5: true,
                a6: 2.5,
                a7: random.maybe { $0.text() }, a8: random.list { $0.next(below: 9) }, a9: random.text(),
                b1: random.text(),
                b2: random.text(), b3: random.next(below: 9), b4: random.next(below: 9), b5: false, b6: 1e10,
                b7: random.maybe { $0.text() }, b8: random.list { $0.next(below: 9) }, b9: random.text())
        }
    }

    struct Order: SampleType {
        struct Line: SampleType {
            var product: String
            var quantity: UInt8
            var price: Decimal
            var color: Color?
            static func random(_ random: inout SplitMix64) -> Self {
                .init(
                    product: random.text(), quantity: UInt8(random.next(below: 9)),
                    price: Decimal(random.next(below: 9_999)) / 100,
                    color: random.maybe { .random(&$0) })
            }
        }
        var orderNumber: Int
        var placedAt: Date
        var orderLines: [Line]
        var deliveryAddress: Nested.Address
        var extraFields: [String: Identifier]
        static func random(_ random: inout SplitMix64) -> Self {
            .init(
                orderNumber: random.next(below: 9_999),
                placedAt: Date(timeIntervalSince1970: Double(random.next(below: 99_999))),
                orderLines: random.list(6) { .random(&$0) }, deliveryAddress: .random(&random),
                extraFields: Dictionary(random.list { ("x_\($0.next(below: 99))", .random(&$0)) }) { $1 })
        }
    }

    static let all: [any SampleType.Type] = [
        Flat.self, Nested.self, Integers.self, Color.self, Size.self, Enumerations.self, Shape.self, Shapes.self,
        FoundationTypes.self, Dictionaries.self, Identifier.self, Unions.self, ByHand.self, Flattened.self, Dog.self,
        Wrapped.self, Tree.self, Expression.self, Numbers.self, Wide.self, Order.self,
    ]
}
#endif
