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

    @Test("reports in which of several equal sections an error is")
    func indexedPaths() {
        let amounts = ["1", "x", "3"].map { ValidatedInput($0, .numeric, key: "amount") }
        let form = InputForm {
            for (index, amount) in amounts.enumerated() { InputForm { amount }.under("lines", index) }
        }
        #expect(form.result().failure?.errors.map(\.path) == [[.key("lines"), .index(1), .key("amount")]])
    }
}
