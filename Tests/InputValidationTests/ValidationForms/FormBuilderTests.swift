// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Observation
import Testing

@Suite("FormBuilder")
struct FormBuilderTests {
    @Test("can be built with if, if-else, for, and other forms", arguments: [true, false])
    func builder(flag: Bool) throws {
        let numbers = ["1", "22"].map { ValidatedInput($0, .numeric) }
        let word = ValidatedInput("a", .alpha)
        let form = InputForm {
            if flag { word }
            if flag { word } else { numbers[0] }
            InputForm {
                word
                for number in numbers { number }
            }
        }
        let (optional, either, nested) = try form.value()
        #expect(optional == (flag ? "a" : nil))
        #expect(either == (flag ? "a" : "1"))
        #expect(nested.0 == "a" && nested.1 == ["1", "22"])
    }

    @Test("follows a switch that is an input")
    func conditionFromInput() throws {
        let wants = ValidatedInput(false, .when({ _ in false }, then: InputValidator()))
        let city = ValidatedInput("8", .alpha, label: "City")
        let form = InputForm { city }.included(if: wants)
        #expect(try form.value() == nil)
        wants.value = true
        #expect(form.result().failure?.errors.map(\.label) == ["City"])
        wants.value = false
        #expect(try form.value() == nil)
        #expect(city.errors == [])
    }

    @Test("keeps the rules of its parts, wherever these are", arguments: [true, false])
    func rules(flag: Bool) {
        let word = ValidatedInput("a", .alpha)
        let first = ValidatedInput("secret", .alpha, label: "First")
        let second = ValidatedInput("secrex", .alpha, label: "Second")
        let pair = InputForm { Matches(second, with: first) }
        let other = InputForm { word }
        func outcome<Output>(_ form: InputForm<Output>) -> [ValidationError.Code]? {
            #expect(form.isValid == (form.result().failure == nil))
            return form.result().failure?.errors.map(\.code)
        }
        let always = [
            outcome(InputForm { pair }),
            outcome(
                InputForm {
                    pair
                    word
                }),
            outcome(
                InputForm {
                    word
                    pair.under("a", at: 1)
                }),
            outcome(
                InputForm {
                    word
                    word
                    pair.map { $0.count }
                }),
            outcome(
                InputForm {
                    word
                    word
                    word
                    Matches(second, with: first)
                }),
            outcome(InputForm { for part in [other, pair] { part } }),
            outcome(InputForm { for part in [pair, other] { InputForm { part } } }),
            outcome(InputForm { pair.included(if: true) }),
        ]
        let optional = [
            outcome(InputForm { if flag { pair } else { other } }),
            outcome(InputForm { if !flag { other } else { pair } }),
            outcome(InputForm { if flag { pair } }),
            outcome(InputForm { pair.included(if: flag) }),
        ]
        #expect(always.allSatisfy { $0 == [.fieldsDiffer] }, "\(always)")
        #expect(optional.allSatisfy { $0 == (flag ? [.fieldsDiffer] : nil) }, "\(optional)")
    }

    @Test("reports in which of several equal sections an error is")
    func indexedPaths() {
        let amounts = ["1", "x", "3"].map { ValidatedInput($0, .numeric, key: "amount") }
        let form = InputForm {
            for (index, amount) in amounts.enumerated() { InputForm { amount }.under("lines", at: index) }
        }
        #expect(form.result().failure?.errors.map(\.path) == [[.key("lines"), .index(1), .key("amount")]])
    }
}
