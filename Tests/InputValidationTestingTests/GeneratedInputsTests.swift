// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@testable import InputValidationTesting

@Suite("Generated inputs")
struct GeneratedInputsTests {
    @Test("have the empty value of every type that has one")
    func emptyValues() {
        #expect(StrategyContract.findings(of: Faulty<String> { $0.isEmpty ? no : nil }) == [])
        #expect(StrategyContract.findings(of: Faulty<[Int]> { $0.isEmpty ? no : nil }) == [])
        #expect(StrategyContract.findings(of: Faulty<Set<Int>> { $0.isEmpty ? no : nil }) == [])
        #expect(StrategyContract.findings(of: Faulty<Set<String>> { $0.isEmpty ? nil : no }) == [])
        #expect(StrategyContract.findings(of: Faulty<String?> { $0 == nil ? no : nil }) == [])
        #expect(StrategyContract.findings(of: Faulty<[String?]> { $0.contains(nil) ? no : nil }) == [])
    }

    @Test("have the limits of numbers, which are different inputs")
    func limits() {
        #expect(GeneratedInputs.difficultInputs(for: Int8.self).map(\.input) == [0, -128, 127])
        #expect(GeneratedInputs.difficultInputs(for: UInt.self).map(\.input) == [0, 0, .max])
        let fractions = GeneratedInputs.difficultInputs(for: Double.self).map(\.input)
        #expect(fractions.map(\.sign) == [.plus, .minus, .plus, .plus, .plus])
        #expect(fractions.filter { !$0.isNaN } == [0, -0.0, .infinity, .greatestFiniteMagnitude])
        #expect(GeneratedInputs.difficultInputs(for: Bool.self).isEmpty)
    }

    @Test("of optional texts are the inputs for texts, and nil")
    func optionalTexts() {
        let texts = GeneratedInputs.difficultInputs(for: String.self)
        let optional = GeneratedInputs.difficultInputs(for: String?.self)
        #expect(optional.dropLast().map(\.input) == texts.map(\.input) && optional.last?.input == .some(nil))
        #expect(Set(texts.map { Array($0.input.utf8) }).count == texts.count)
    }

    @Test("are as long as their names say, and have the characters with which strategies have problems")
    func difficultTexts() {
        let texts = GeneratedInputs.difficultInputs(for: String.self)
        func length(_ name: String) -> Int? { texts.first { $0.name == name }?.input.unicodeScalars.count }
        #expect(length("20,000 letters") == 20_000 && length("100,000 digits") == 100_000)
        #expect(length("10,000 combining marks") == 10_001)
        let scalars = Set(texts.flatMap { Array($0.input.unicodeScalars.prefix(20)) })
        let difficult = [
            "\u{0} \n\r{", "\u{301}\u{E9}\u{DF}\u{130}", "\u{202E}\u{2067}\u{5D0}", "\u{200D}\u{FEFF}\u{A0}",
            "\u{FF11}\u{661}\u{1F469}",
        ]
        #expect(scalars.isSuperset(of: difficult.joined().unicodeScalars))
    }

    @Test("vary a text without changing its shape, and mark it", arguments: ["aB3-é x", "M4711", "12:30"])
    func variations(text: String) {
        let scalars = Array(text.unicodeScalars)
        let all = GeneratedInputs.variations(of: text)
        // Eight texts with the same shape, four marks, and each mark before and after the text.
        #expect(all.count == 20)
        for (round, varied) in all.prefix(8).enumerated() {
            let others = Array(varied.unicodeScalars)
            #expect(others.count == scalars.count)
            for (scalar, other) in zip(scalars, others) {
                let isLetterOrDigit = scalar.isASCII && scalar.properties.generalCategory != .spaceSeparator
                let isPunctuation = "-:".unicodeScalars.contains(scalar)
                // A letter becomes another letter with the same case, and a digit another digit.
                #expect((scalar == other) == (!isLetterOrDigit || isPunctuation && round <= 5))
                #expect(isPunctuation || scalar.properties.generalCategory == other.properties.generalCategory)
            }
        }
        #expect(all.suffix(8).count { $0.hasPrefix(text) } == 4)
        #expect(all.suffix(8).count { $0.hasSuffix(text) } == 4)
        #expect(all == GeneratedInputs.variations(of: text))
    }

    @Test("do not vary a text of more than 1,000 bytes, or a value without a text")
    func withoutVariations() {
        #expect(GeneratedInputs.variations(of: String(repeating: "a", count: 1_000)).count == 20)
        #expect(GeneratedInputs.variations(of: String(repeating: "a", count: 1_001)).isEmpty)
        #expect(GeneratedInputs.variations(of: Person(name: "Ana", age: 20)).isEmpty)
        let lists = GeneratedInputs.variations(of: ["ab", "12"])
        #expect(lists.count == 10 && lists.suffix(4).allSatisfy { $0.count == 1 })
        #expect(lists.prefix(6).allSatisfy { $0.count == 2 && $0[0] != "ab" && $0[1] != "12" })
        let numbers = GeneratedInputs.variations(of: 4_711)
        #expect(numbers.count == 8 && numbers.allSatisfy { 0...9_999 ~= $0 && $0 != 4_711 })
    }

    @Test("contain the texts of stored properties and elements, but not Boolean values")
    func texts() {
        struct Form {
            var person: Person?
            var isMember: Bool
            var numbers: [Int]
        }
        enum Color: CustomStringConvertible {
            case red

            var description: String { "crimson" }
        }
        let form = Form(person: Person(name: "Ana", age: 20), isMember: true, numbers: [7, 8])
        #expect(InputTextCollector.texts(in: form) == ["Ana", "20", "7", "8"])
        #expect(InputTextCollector.texts(in: "word") == ["word"])
        #expect(InputTextCollector.texts(in: [Color.red]) == ["crimson"])
        #expect(InputTextCollector.texts(in: [Int]()) == [])
        // The search ends: it reads structures up to 8 levels deep, and 1,000 texts are enough.
        #expect(InputTextCollector.texts(in: Array(repeating: 1, count: 2_000)).count == 1_000)
        #expect(InputTextCollector.texts(in: [[[[[[[[1]]]]]]]]) == ["1"])
        #expect(InputTextCollector.texts(in: [[[[[[[[[1]]]]]]]]]) == [])
    }
}
