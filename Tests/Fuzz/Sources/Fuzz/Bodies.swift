// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import InputValidationRequests

/// Fuzzes request bodies.
///
/// The first byte chooses a type, and its highest bits choose the settings.
enum Bodies {
    struct Booking: Codable, Validatable, Equatable {
        struct Guest: Codable, Validatable, Equatable {
            var name: String
            var email: String?
            static let validator: InputValidator<Guest> = .all(of: [
                .at(\.name, label: "Name", .required), .at(\.email, .optional(.email)),
            ])
        }
        enum Room: String, Codable { case single, double }
        var guest: Guest
        var nights: Int
        var room: Room?
        var tags: [String]
        static let validator: InputValidator<Booking> = .all(of: [
            .condition(or: ValidationError(1, domain: "Fuzz", message: "Stay longer")) {
                $0.nights > 1 || $0.room != .double
            },
            .at(\.guest, Guest.validator), .at(\.nights, .range(1...30)), .at(\.tags, .each(.alpha)),
            .at(\.guest.name, .count(in: ...9)),
        ])
    }

    struct Numbers: Codable, Equatable {
        var a: Int8?
        var b: UInt64
        var c: Float
        var d: [Double]
        var e: [[Int]]
        var f: Bool
    }

    enum Shape: Codable, Equatable {
        case circle(radius: Double), box(width: Int, height: Int?), empty
    }

    struct Drawing: Codable, Equatable {
        var shapes: [Shape]
        var byName: [String: Shape]
        var ids: Set<Int>
    }

    struct Values: Codable, Equatable {
        var when: Date?
        var id: UUID?
        var page: URL?
        var price: Decimal?
        var data: Data?
    }

    /// Has a fallback, a nested container, a list with a fixed length, and a superclass.
    struct Written: Decodable, Equatable {
        var id: String
        var latitude: Double
        var count: Int
        var base: Int?
        private enum CodingKeys: String, CodingKey { case id, place, count = "n", base }
        private enum PlaceKeys: CodingKey { case position }
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            if let number = try? container.decode(Int.self, forKey: .id) {
                id = "\(number)"
            } else {
                id = try container.decode(String.self, forKey: .id)
            }
            var list = try container.nestedContainer(keyedBy: PlaceKeys.self, forKey: .place)
                .nestedUnkeyedContainer(forKey: .position)
            latitude = 0
            while !list.isAtEnd { latitude += try list.decode(Double.self) }
            count = try container.decodeIfPresent(Int.self, forKey: .count) ?? 1
            let parent = try container.superDecoder(forKey: .base).singleValueContainer()
            base = parent.decodeNil() ? nil : try parent.decode(Int.self)
        }
    }

    final class Tree: Codable, Equatable, Sendable {
        let label: String
        let children: [Tree]?
        static func == (first: Tree, second: Tree) -> Bool {
            first.label == second.label && first.children == second.children
        }
    }

    struct Level: RawRepresentable, Codable, Validatable, Equatable {
        var rawValue: Int
        static let validator: InputValidator<Level> = .at(\.rawValue, .range(1...5))
    }

    static func run(_ input: ArraySlice<UInt8>) {
        guard let choice = input.first else { return }
        let body = Array(input.dropFirst())
        switch choice & 0x0F {
        case 0: check(Booking.self, body, choice)
        case 1: check([Booking].self, body, choice)
        case 2: check(Numbers.self, body, choice)
        case 3: check(Shape.self, body, choice)
        case 4: check(Drawing.self, body, choice)
        case 5: check(Values.self, body, choice)
        case 6: check(Written.self, body, choice)
        case 7: check(Tree.self, body, choice)
        case 8: check([Level].self, body, choice)
        case 9: check([String: [Int?]].self, body, choice)
        case 10: check([Written].self, body, choice)
        case 11: check([Booking.Room: Int].self, body, choice)
        case 12: check(String.self, body, choice)
        default: check(Double.self, body, choice)
        }
    }

    private static func check<Value: Decodable & Equatable>(_ type: Value.Type, _ body: [UInt8], _ choice: UInt8) {
        var decoder = ValidatingDecoder()
        decoder.maximumErrors = choice & 0x80 == 0 ? 100 : 2
        decoder.unknownKeys = choice & 0x40 == 0 ? .ignored : .rejected
        decoder.stopsAtFirstError = choice & 0x20 != 0
        let expected = try? JSONDecoder().decode(type, from: Data(body))
        do throws(FormError) {
            let value = try decoder.decode(type, from: body)
            // Foundation 6.3 rejects a zero with an exponent, although RFC 8259 permits it.
            if expected == nil, body[...].text.lowercased().contains("0e") { return }
            require(value == expected, "\(type): another value than that of JSONDecoder")
            require(isAccepted(value), "\(type): the rules reject it")
        } catch {
            check(error.errors, in: body, decoder.maximumErrors)
            // JSONDecoder also accepts other encodings, deeper values, and repeated keys.
            let codes = Set(error.errors.filter { $0.domain == .builtIn }.map(\.code))
            guard let expected, String(validating: body, as: UTF8.self) != nil else { return }
            var own: Set<ValidationError.Code> = [
                .decodingRepeatedKey, .decodingDepth, .decodingSyntax, .inputTooLarge,
            ]
            // JSONDecoder also rounds a number such as 1844674407370955516.5 to an integer.
            if hasLongFraction(body) { own.insert(.decodingValue) }
            let isExpected = !isAccepted(expected) || !codes.isDisjoint(with: own)
            require(isExpected, "\(type): JSONDecoder and the rules accept it, not \(codes)")
        }
    }

    /// Returns whether a number has a fraction or an exponent, and more digits than a `Double` can distinguish.
    private static func hasLongFraction(_ body: [UInt8]) -> Bool {
        body.split { !Set("0123456789.eE+-".utf8).contains($0) }.contains { number in
            !number.allSatisfy(Set("0123456789-".utf8).contains)
                && number.count { Set("0123456789".utf8).contains($0) } > 15
        }
    }

    /// Returns whether the rules accept a value, or a list's elements.
    private static func isAccepted(_ value: Any) -> Bool {
        func isAccepted<Value: Validatable>(_ value: Value) -> Bool { Value.validator.isValid(value) }
        if let values = value as? [any Validatable] { return values.allSatisfy { isAccepted($0) } }
        if let value = value as? any Validatable { return isAccepted(value) }
        return true
    }

    /// Checks that each error appears once, and is at a place in the body.
    private static func check(_ errors: [ValidationError], in body: [UInt8], _ maximum: Int) {
        require(!errors.isEmpty, "rejected without an error")
        require(errors.count <= maximum + 1, "\(errors.count) errors")
        require(Set(errors).count == errors.count, "an error is there twice")
        let lines = body.split(separator: 0x0A, omittingEmptySubsequences: false)
        for error in errors {
            // A message can name a character that must be removed.
            let hasGap = error.reason.contains("{") && error.reason.contains("}")
            require(!error.reason.isEmpty && !hasGap, "a message with a gap: \(error.reason)")
            guard case .int(let line)? = error[.line], case .int(let column)? = error[.column] else {
                require([.compositionErrorsOmitted, .inputTooLarge].contains(error.code), "\(error.name) has no place")
                continue
            }
            require((1...lines.count).contains(line), "line \(line) of \(lines.count)")
            require((1...lines[line - 1].count + 1).contains(column), "column \(column)")
        }
        require(!errors.dropLast().contains { $0.code == .compositionErrorsOmitted }, "1204 is not the last error")
    }
}
