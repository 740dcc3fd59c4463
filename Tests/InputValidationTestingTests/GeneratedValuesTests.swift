// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@testable import InputValidationTesting

@Suite("Generated values")
struct GeneratedValuesTests {
    /// Returns whether both kinds are generated, and whether each value is in the right one.
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

    @Test("of one character are found by an examination, which does not trap for longer texts")
    func characters() {
        #expect(StrategyContract.findings(of: InputValidator<Character>.oneOf(["x", "y"])) == [])
        #expect(StrategyContract.findings(of: InputValidator<Character>.notEqual(to: "é")) == [])
        #expect(StrategyContract.findings(of: InputValidator<[Character]>.count(in: 1...3)) == [])
    }

    @Test("of another type are those in the configuration, and the two next to each")
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

    /// A strategy of an app that accepts what one of two others accepts.
    private final class Either<Input>: InputValidator<Input>, @unchecked Sendable {
        private let parts: [InputValidator<Input>]

        init(_ parts: InputValidator<Input>...) { self.parts = parts }

        override func validate(_ input: Input) throws(ValidationError) {
            if !parts.contains(where: { $0.isValid(input) }) { throw no }
        }

        override var configuration: StrategyConfiguration {
            StrategyConfiguration(of: self, "either", children: parts.map(\.configuration))
        }
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
