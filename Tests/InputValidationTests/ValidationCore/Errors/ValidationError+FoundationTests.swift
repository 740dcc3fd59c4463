// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if FoundationInterop
import Foundation
import InputValidation
import Testing

@Suite("ValidationError as NSError")
struct ValidationErrorFoundationTests {
    static let errors: [(ValidationError, String, Int)] = [
        (ValidationError(.numericCharacter), "InputValidationErrorDomain", 1001),
        (ValidationError(7, domain: "Club", message: "Begin with M"), "Club", 7),
    ]

    @Test("keeps domain, code, description, and reason, also a foreign domain's", arguments: errors)
    func cast(error: ValidationError, domain: String, code: Int) {
        let cast = error as NSError
        #expect(cast.domain == domain)
        #expect(cast.code == code)
        #expect(cast.localizedDescription == error.reason)
        #expect(cast.localizedFailureReason == error.reason)
    }

    @Test("shows the message wherever a program shows the description of an error", arguments: errors)
    func description(error: ValidationError, domain: String, code: Int) {
        for error in [error, error.labeled("Card number"), error.under(.index(1)).under(.key("cards"))] {
            #expect((error as any Error).localizedDescription == error.reason)
            for bridged in [error as NSError, error.nsError] {
                #expect(bridged.localizedDescription == error.reason)
                #expect(bridged.localizedFailureReason == error.reason)
                // An AppKit alert shows both the description and the suggestion, so only one of them has the text.
                #expect(bridged.localizedRecoverySuggestion == nil)
            }
            #expect(error.title == "There is a problem")
        }
        let labeled: any Error = ValidationError(.cardChecksum).labeled("Card number")
        #expect(labeled.localizedDescription.hasPrefix("Card number "))
    }

    @Test("has the same texts in userInfo, cast or not")
    func sameUserInfo() {
        let error = ValidationError(.numericCharacter, parameters: [.minimum: 1]).labeled("Age")
        let cast = (error as NSError).userInfo
        for (key, value) in cast { #expect(error.nsError.userInfo[key] as? String == value as? String, "\(key)") }
        let keys = [NSLocalizedDescriptionKey, NSLocalizedFailureReasonErrorKey]
        for key in keys { #expect(error.nsError.userInfo[key] as? String != nil) }
    }

    @Test("has no label and no path in userInfo if the error has none")
    func withoutContext() {
        let userInfo = ValidationError(.inputEmpty).nsError.userInfo
        #expect(userInfo[ValidationError.nameKey] as? String == "input.empty")
        #expect(userInfo[ValidationError.labelKey] == nil && userInfo[ValidationError.pathKey] == nil)
    }

    @Test("does not replace a text by a parameter")
    func parameterNames() {
        let error = ValidationError(1, domain: "Test", message: "Text", parameters: ["NSLocalizedDescription": "other"])
        #expect(error.nsError.localizedDescription == "Text")
    }

    @Test("carries name, parameters, label, and path in userInfo")
    func userInfo() {
        let error = ValidationError(.inputTooLarge, parameters: [.maximum: 64]).withLength(70).labeled("Card")
            .under(.key("cards"))
        let userInfo = error.nsError.userInfo
        #expect(error.nsError.domain == "InputValidationErrorDomain")
        #expect(error.nsError.code == 1005)
        #expect(userInfo["maximum"] as? Int == 64)
        #expect(userInfo["length"] as? Int == 70)
        #expect(userInfo["ValidationErrorLabel"] as? String == "Card")
        #expect(userInfo["ValidationErrorName"] as? String == "input.tooLarge")
        #expect(userInfo["ValidationErrorPath"] as? String == "cards")
        #expect(error.nsError.localizedFailureReason == "Card must be shorter: remove any extra text or spaces")
    }
}
#endif
