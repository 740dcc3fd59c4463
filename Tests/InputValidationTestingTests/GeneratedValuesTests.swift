// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@testable import InputValidationTesting

@Suite("Generated values")
struct GeneratedValuesTests {
    /// Returns whether accepted and rejected values are generated, and whether each value is of the right kind.
    private func hasBoth<Input: Equatable>(_ validator: InputValidator<Input>, count: Int = 24) -> Bool {
        let values = GeneratedValues(for: validator, seed: 1, count: count, samples: [])
        #expect(values.accepted.allSatisfy(validator.isValid) && !values.rejected.contains(where: validator.isValid))
        #expect(values.accepted.count <= count && values.rejected.count <= count)
        let again = GeneratedValues(for: validator, seed: 1, count: count, samples: [])
        #expect(values.accepted == again.accepted && values.rejected == again.rejected)
        return !values.accepted.isEmpty && !values.rejected.isEmpty
    }

    @Test("are of both kinds for texts, numbers, flags, characters, and collections and optional values of them")
    func types() {
        #expect(hasBoth(.email) && hasBoth(.range(1...6)) && hasBoth(.range(0.5..<0.75)))
        #expect(hasBoth(.equal(to: 200 as UInt8)) && hasBoth(.equal(to: Int.max)) && hasBoth(.equal(to: true)))
        #expect(hasBoth(.oneOf(["x", "y"] as [Character])) && hasBoth(.optional(.range(70_000...70_001))))
        #expect(hasBoth(.each(.range(1...6))) && hasBoth(InputValidator<[String]>.count(in: 12...13)))
        #expect(hasBoth(InputValidator<[Int]>.unique) && hasBoth(InputValidator<Int?>.optional(.oneOf([71, 93]))))
        #expect(hasBoth(InputValidator<Set<Int>>.count(in: 2...3)) && hasBoth(.email, count: 1))
    }

    @Test("have one element more than a limit, also where only that is rejected")
    func lengths() {
        #expect(hasBoth(InputValidator<[Int]>.count(in: 0...20)))
        #expect(hasBoth(InputValidator<Set<Int>>.count(in: 0...20)))
    }

    private func generator(
        _ settings: [ValidationError.Parameter: ValidationError.Value], hidden: [any Equatable & Sendable] = []
    ) -> TestValueGenerator {
        TestValueGenerator(configurationValues: ConfigurationValues(settings: settings, hidden: hidden), seed: 1)
    }

    @Test("of integers are some frequent values, limits and their neighbors, and the smallest and the largest")
    func integers() {
        let often: [Int8] = Array(-3...12) + [42, 99, 100]
        #expect(generator([:]).values(of: Int8.self) == often + [-128, 127])
        let limited = generator(["far": 300, "maximum": 127, "minimum": 50, "step": 2.5], hidden: [Int8.min])
        #expect(limited.values(of: Int8.self) == often + [127, 126, 50, 51, 49, -128, -127])
    }

    @Test("of fractions are limits and their neighbors, and the smallest and the largest")
    func fractions() {
        let values = Set(generator(["minimum": 7.25], hidden: [2.125]).values(of: Double.self))
        for limit in [7.25, 2.125] {
            #expect(values.isSuperset(of: [limit, limit.nextUp, limit.nextDown, limit + 1, limit - 1]))
        }
        let largest = Double.greatestFiniteMagnitude
        #expect(values.isSuperset(of: [largest, -largest]))
    }

    @Test("of lists have equal and different elements, and lengths next to limits of up to 200")
    func lists() {
        let lists = generator([:]).values(of: [Bool].self)
        #expect(Array(lists.prefix(3)) == [[], [true], [false]])
        #expect(lists.filter { $0.count == 2 } == [[true, true], [false, false], [true, false], [false, true]])
        #expect(Set(lists.map(\.count)) == [0, 1, 2, 3, 5, 10])
        let limited = generator(["a": 200, "b": 201, "c": 20.5]).values(of: [Bool].self)
        #expect(Set(limited.map(\.count)) == [0, 1, 2, 3, 5, 10, 199, 200, 201])
    }

    @Test("of collections also come from the configuration")
    func collections() {
        let list = [7, 8, 9, 10]
        #expect(generator([:], hidden: [list]).values(of: [Int].self).contains(list))
        #expect(generator([:], hidden: [Set(list)]).values(of: Set<Int>.self).contains(Set(list)))
    }

    @Test("of texts are the neighbors of the settings, examples of a pattern, and substrings")
    func texts() {
        let settings = Set(generator(["start": "Qz"]).values(of: String.self))
        #expect(settings.isSuperset(of: ["Qz", "QzQz", "qz"]))
        #expect(generator([:]).values(of: Substring.self).contains("hello"))
        let words: InputValidator<String> = .pattern("[xyz]{9}")
        let list = InputValidator<[String]>.each(words)
        let examples = TestValueGenerator(configurationValues: ConfigurationValues(list.configuration), seed: 1)
        #expect(examples.values(of: String.self).contains(where: words.isValid))
    }

    @Test("are of different sizes, from the shortest and the longest on, and of each behavior")
    func sizes() {
        let signs = GeneratedValues(for: Faulty<Int8> { $0 < 0 ? no : nil }, seed: 1, count: 4, samples: [])
        #expect(signs.accepted == [0, 127, 5, 10])
        #expect(signs.rejected == [-3, -128, -2, -1])
        let normalizing = Faulty<Int8>({ $0 < 0 ? no : nil }, normal: { $0 == 7 ? -1 : $0 })
        #expect(GeneratedValues(for: normalizing, seed: 1, count: 2, samples: []).accepted == [0, 7])
        let failing = Faulty<Int8> { number in
            switch number {
            case -1: return never
            case -2: return no.under(.key("part"))
            default: return number < 0 ? no : nil
            }
        }
        #expect(GeneratedValues(for: failing, seed: 1, count: 3, samples: []).rejected == [-3, -2, -1])
    }

    @Test("of one character are found by an examination, which does not trap for longer texts")
    func characters() {
        #expect(StrategyContract.findings(of: InputValidator<Character>.oneOf(["x", "y"])) == [])
        #expect(StrategyContract.findings(of: InputValidator<Character>.notEqual(to: "é")) == [])
        #expect(StrategyContract.findings(of: InputValidator<[Character]>.count(in: 1...3)) == [])
    }

    @Test("of another type are the values in the configuration, and the two neighbors of each")
    func strideable() {
        struct Floor: Hashable, Strideable, Sendable {
            var number: Int
            func distance(to other: Floor) -> Int { other.number - number }
            func advanced(by count: Int) -> Floor { Floor(number: number + count) }
        }
        let values = GeneratedValues(for: .equal(to: Floor(number: 5)), seed: 1, count: 24, samples: [])
        #expect(values.accepted == [Floor(number: 5)])
        #expect(Set(values.rejected.map(\.number)) == [4, 6])
        let people = GeneratedValues<Person>(for: .at(\.age, .atLeast(18)), seed: 1, count: 24, samples: [])
        #expect(people.accepted.isEmpty && people.rejected.isEmpty)
    }

    @Test("are of each error, and of each error the shortest and the longest")
    func selection() {
        let validator: InputValidator<String> = .count(in: 3...5) && .alpha
        let values = GeneratedValues(
            for: validator, seed: 1, count: 6, samples: ["", "1", "abc", "abcdefgh", "12345678"])
        let codes = values.rejected.map { validator.errors(for: $0).map(\.code) }
        #expect(codes.count == 6)
        #expect(
            Set(codes).isSuperset(of: [
                [.inputEmpty, .inputEmpty], [.lengthTooShort, .alphaCharacter], [.lengthTooLong],
            ]))
    }

    /// An app's strategy that accepts what either of two strategies accepts.
    private final class Either<Input>: InputValidator<Input>, @unchecked Sendable {
        private let parts: [InputValidator<Input>]

        init(_ parts: InputValidator<Input>...) {
            self.parts = parts
            super.init(containing: .rules(parts))
        }

        override func validate(_ input: Input) throws(ValidationError) {
            if !parts.contains(where: { $0.isValid(input) }) { throw no }
        }

        override var profile: StrategyProfile { StrategyProfile("either") }
    }

    @Test("come from the settings of the strategies inside another one")
    func settings() {
        let animals = Either<String>(.oneOf(["quagga-crossing"]), .oneOf(["zebra-crossing"]))
        #expect(StrategyContract.findings(of: animals) == [])
        let equal = Either<String>(.equal(to: "quagga-crossing"), .equal(to: "zebra-crossing"))
        #expect(StrategyContract.findings(of: equal) == [])
        let parts = Either<String>(.prefix("quagga-") && .suffix("-crossing"), .equal(to: "zebra-crossing"))
        #expect(StrategyContract.findings(of: parts) == [])
        #expect(StrategyContract.findings(of: Either<Int>(.equal(to: 71_234), .oneOf([82_345, 93_456]))) == [])
        #expect(StrategyContract.findings(of: Either<Double>(.equal(to: 71.25), .range(8.125...8.25))) == [])
        #expect(StrategyContract.findings(of: Either<[Int]>(.each(.equal(to: 71_234)) && .count(exactly: 1))) == [])
    }
}
