// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import Testing

@Suite("ValidationError")
struct ValidationErrorTests {
    /// A code never changes its meaning: this table only grows.
    static let codes: [(ValidationError.Code, Int, String)] = [
        (.strategyAbstract, 1000, "strategy.abstract"),
        (.numericCharacter, 1001, "numeric.character"),
        (.alphaCharacter, 1002, "alpha.character"),
        (.patternMismatch, 1003, "pattern.mismatch"),
        (.inputEmpty, 1004, "input.empty"),
        (.inputTooLarge, 1005, "input.tooLarge"),
        (.patternSyntax, 1006, "pattern.syntax"),
        (.cardCharacter, 1040, "card.character"),
        (.cardLength, 1041, "card.length"),
        (.cardChecksum, 1042, "card.checksum"),
        (.cardNetwork, 1043, "card.network"),
        (.compositionEmpty, 1200, "composition.empty"),
        (.compositionNoAlternative, 1201, "composition.noAlternative"),
        (.compositionNegation, 1202, "composition.negation"),
        (.compositionTooDeep, 1203, "composition.tooDeep"),
        (.compositionErrorsOmitted, 1204, "composition.errorsOmitted"),
    ]

    @Test("keeps the number and the name of a code for ever", arguments: codes)
    func code(code: ValidationError.Code, number: Int, name: String) {
        #expect(code.rawValue == number)
        #expect(code.name == name)
    }

    @Test("uses no number and no name twice")
    func uniqueness() {
        let codes = ValidationError.Code.builtIn
        #expect(Set(codes).count == codes.count)
        #expect(Set(codes.map(\.name)).count == codes.count)
    }

    @Test("names every built-in code family.cause", arguments: ValidationError.Code.builtIn)
    func names(code: ValidationError.Code) throws {
        let name = try #require(code.name)
        #expect(name.wholeMatch(of: /[a-z][a-zA-Z0-9]*\.[a-z][a-zA-Z0-9]*/) != nil, "\(name)")
    }

    @Test("has a text for every built-in code, by the guide", arguments: ValidationError.Code.builtIn)
    func texts(code: ValidationError.Code) {
        let reason = ValidationError(code).reason
        #expect(reason.first?.isUppercase == true && reason.last != ".")
        for word in ["valid", "invalid", "please", "sorry", "forbidden", "illegal", "this field is required"] {
            #expect(!reason.lowercased().split { !$0.isLetter }.joined(separator: " ").contains(word), "\(reason)")
        }
        #expect(ValidationError(code).labelled("Shoe size").reason.lowercased().contains("shoe size"))
    }

    @Test("fills labels and parameters into its text, once")
    func filling() {
        let error = ValidationError(
            1, domain: "Test", message: "{Label}, {label}: {minimum} to {maximum}, {accepted} {unknown} {",
            parameters: [.minimum: 1, .maximum: 2.5, .accepted: ["a", "b"], "label": "not me"])
        #expect(error.reason == "The input, the input: 1 to 2.5, a, b {unknown} {")
        #expect(error.labelled("Shoe size").reason == "Shoe size, shoe size: 1 to 2.5, a, b {unknown} {")
        #expect(error.labelled("{minimum}").reason.hasPrefix("{minimum}, {minimum}: "))
    }

    @Test(
        "writes a label inside a sentence as English does",
        arguments: [
            ("Card number", "Enter card number"), ("E-mail", "Enter e-mail"), ("ID", "Enter ID"),
            ("PIN code", "Enter PIN code"),
            ("iPhone", "Enter iPhone"), ("Élan", "Enter élan"), ("日本", "Enter 日本"),
        ])
    func labels(label: String, sentence: String) {
        #expect(ValidationError(.inputEmpty).labelled(label).reason == sentence)
    }

    @Test("is equal by what failed, never by text")
    func equality() {
        let error = ValidationError(1, domain: "Test", parameters: [.minimum: 1])
        #expect(error == error.saying("something").labelled("somebody"))
        #expect(error.hashValue == error.saying("something").hashValue)
        #expect(error != ValidationError(1, domain: "Test"))
        #expect(error != ValidationError(1, parameters: [.minimum: 1]))
        #expect(error != ValidationError(2, domain: "Test", parameters: [.minimum: 1]))
        #expect(error != error.at(position: 0))
        #expect(error != error.under(.index(0)))
        #expect(error.at(position: 3) == ValidationError(1, domain: "Test", parameters: [.minimum: 1, .position: 3]))
    }

    @Test(
        "survives a journey as JSON",
        arguments: [
            ValidationError(.inputEmpty),
            ValidationError(.numericCharacter).at(position: 3),
            ValidationError(.inputTooLarge, parameters: [.maximum: 64]).seeing(length: 70).labelled("Card number"),
            ValidationError(7, domain: "Club", name: "member.prefix", message: "Begin with M").under(.index(2)).under(
                .key("a")),
            ValidationError(-1, domain: "", parameters: ["a": 1.0, "b": 1.5, "c": true, "d": ["x"], "e": "text"]),
        ])
    func codable(error: ValidationError) throws {
        let copy = try JSONDecoder().decode(ValidationError.self, from: try JSONEncoder().encode(error))
        #expect(copy == error)
        #expect(copy.name == error.name)
        #expect(copy.reason == error.reason)
        #expect(copy.label == error.label)
        #expect(copy.path == error.path)
    }

    @Test("reads as plain JSON")
    func json() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let error = ValidationError(.cardLength, parameters: [.accepted: ["visa"]]).seeing(length: 3).under(.index(1))
        #expect(
            String(decoding: try encoder.encode(error), as: UTF8.self) == """
                {"code":1041,"domain":"InputValidationErrorDomain","name":"card.length",\
                "parameters":{"accepted":["visa"],"length":3},"path":[1]}
                """)
    }

    @Test("refuses a code that does not fit into 32 bits")
    func largeCode() {
        #expect(ValidationError.Code(rawValue: 1 << 40) == nil)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(
                ValidationError.self, from: Data(#"{"domain":"Test","code":1099511627776}"#.utf8))
        }
    }

    @Test("takes numbers that are no numbers without trapping")
    func infinity() throws {
        let error = ValidationError(
            1, domain: "Test", parameters: [.maximum: .double(.infinity), .minimum: .double(.nan)])
        _ = try JSONEncoder().encode(error)
        #expect(error.hashValue == error.hashValue)
    }

    @Test("names a foreign code without a name by domain and code")
    func foreignName() {
        #expect(ValidationError(7, domain: "Club").name == "Club.7")
        #expect(ValidationError(1042, domain: "Club").name == "Club.1042")
        #expect(ValidationError(7777).name == "InputValidationErrorDomain.7777")
    }

    @Test("describes itself on one line for logs")
    func description() {
        let error = ValidationError(.inputEmpty).under(.index(2)).under(.key("lines")).under(.key("address"))
        #expect(
            "\(error)"
                == "input.empty (InputValidationErrorDomain 1004) at address.lines[2]: Enter the input")
    }

    @Test("takes 32 bytes")
    func size() {
        #expect(MemoryLayout<ValidationError>.size == 32)
    }
}

#if FoundationInterop
@Suite("ValidationError as NSError")
struct FoundationInteropTests {
    static let errors: [(ValidationError, String, Int)] = [
        (ValidationError(.numericCharacter), "InputValidationErrorDomain", 1001),
        (ValidationError(7, domain: "Club", message: "Begin with M"), "Club", 7),
    ]

    @Test("keeps domain, code, description and reason, also a foreign domain's", arguments: errors)
    func cast(error: ValidationError, domain: String, code: Int) {
        let cast = error as NSError
        #expect(cast.domain == domain)
        #expect(cast.code == code)
        #expect(cast.localizedDescription == "Input Validation Failed. \(error.reason)")
        #expect(cast.localizedFailureReason == error.reason)
    }

    @Test("carries name, parameters, label and path in userInfo")
    func userInfo() {
        let error = ValidationError(.inputTooLarge, parameters: [.maximum: 64]).seeing(length: 70).labelled("Card")
            .under(.key("cards"))
        let userInfo = error.nsError.userInfo
        #expect(error.nsError.domain == "InputValidationErrorDomain")
        #expect(error.nsError.code == 1005)
        #expect(userInfo["maximum"] as? Int == 64)
        #expect(userInfo["length"] as? Int == 70)
        #expect(userInfo[ValidationError.labelKey] as? String == "Card")
        #expect(userInfo[ValidationError.nameKey] as? String == "input.tooLarge")
        #expect(userInfo[ValidationError.pathKey] as? String == "cards")
        #expect(error.nsError.localizedFailureReason == "Card must be 64 bytes or less")
    }
}
#endif
