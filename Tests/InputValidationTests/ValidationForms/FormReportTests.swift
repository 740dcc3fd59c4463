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

    @Test("reports values on request, and never those of secrets")
    func values() {
        let name = ValidatedInput("ab", .alpha, label: "Name", key: "name")
        let pin = ValidatedInput("12", .numeric, label: "PIN", isSecret: true)
        let hotel = ValidatedInput(String?.none, .optional(.alpha))
        let form = InputForm {
            name
            pin
            hotel
        }
        form.validate()
        #expect(form.report.accepted.map(\.value) == [nil, nil, nil])
        #expect(form.report(includingValues: true).accepted.map(\.value) == ["ab", nil, nil])
    }

    @Test("returns the first field to correct")
    func focus() {
        let form = SignUpForm()
        form.id = "ab"
        form.request.validate()
        #expect(form.request.firstRejected === form.$age)
    }
}
