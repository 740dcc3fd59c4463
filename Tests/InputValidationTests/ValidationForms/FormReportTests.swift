// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Observation
import Testing

@Suite("FormReport")
struct FormReportTests {
    @Test("reports the accepted fields, too")
    func report() {
        let form = SignUpForm()
        form.id = "ab"
        form.age = "x"
        form.request.validate()
        let report = form.request.report
        #expect(report.accepted.map(\.label) == ["ID"])
        #expect(report.rejected.map(\.label) == ["Age"])
        #expect(report.rejected.first?.errors.first?.code == .numericCharacter)
        #expect(report.errors == form.failure?.errors)
    }

    @Test("has an empty report before it is validated")
    func untouched() {
        let form = SignUpForm()
        #expect(form.request.report.fields == [])
        #expect(form.request.firstRejected == nil)
        #expect(!form.request.isDirty && !form.request.isTouched && !form.request.isPending)
        #expect(!form.request.isValid)
        #expect(!form.$id.hasResult)
    }

    @Test("reports values on request, and never secret values")
    func values() {
        let name = ValidatedInput("ab", .alpha, label: "Name", key: "name")
        let pin = ValidatedInput("12", .numeric, label: "PIN", isSecret: true)
        let hotel = ValidatedInput(String?.none, .optional(.alpha))
        let form = InputForm {
            name
            pin
            hotel
            ValidatedInput("Ritz" as String?, .optional(.alpha))
            ParsedInput("007", .wholeNumber)
            ValidatedInput(2, .range(1...9))
        }
        form.validate()
        #expect(form.report.accepted.map(\.value) == [nil, nil, nil, nil, nil, nil])
        #expect(
            form.report(includingValues: true).accepted.map(\.value) == ["ab", nil, nil, "Ritz", "007", "2"])
    }

    @Test("prints no control character, no invisible character, and no value")
    func printed() {
        let attack = "\u{1B}[2J\n\u{202E}"
        let form = InputForm {
            ValidatedInput("a1", .alpha, label: "Name\(attack)", key: "key\(attack)")
            ValidatedInput("b", .alpha)
        }
        form.validate()
        let report = form.report(includingValues: true)
        var texts = ["\(report)", "\(report.fields)", "\(report.fields[0])", "\(report.fields[0].path)"]
        for value in [report, report.fields, report.errors, report.errors[0], report.fields[0].path] as [Any] {
            var text = ""
            dump(value, to: &text)
            texts.append(text)
        }
        for text in texts {
            #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || (" "..."~").contains($0) || $0 == "▿" }, "\(text)")
            #expect(text.contains(#"\u{1B}[2J\n\u{202E}"#) && !text.contains("a1"), "\(text)")
        }
        let place = #"Name\u{1B}[2J\n\u{202E} (key\u{1B}[2J\n\u{202E})"#
        #expect("\(report)".hasPrefix("\(place): alpha.character") && "\(report)".hasSuffix("\naccepted"))
    }

    @Test("has the path of each field in all its sections, the outermost first")
    func paths() {
        let city = ValidatedInput("Bern", .alpha, key: "city")
        let street = ValidatedInput("", .alpha, key: "street")
        let note = ValidatedInput("", .alpha, label: "Note")
        let home = InputForm {
            city
            street
            note
        }
        let form = InputForm { home.under("home").under("guests", at: 1) }
        #expect(!form.validate())
        #expect(
            form.report.fields.map(\.path.text) == ["guests[1].home.city", "guests[1].home.street", "guests[1].home"])
        #expect(form.report.errors.map(\.path.text) == ["guests[1].home.street", "guests[1].home"])
        #expect(form.report.errors.allSatisfy { $0.domain == .builtIn && $0.code == .inputEmpty })
    }

    @Test("returns the first field to correct")
    func focus() {
        let form = SignUpForm()
        form.id = "ab"
        form.request.validate()
        #expect(form.request.firstRejected === form.$age)
    }
}
