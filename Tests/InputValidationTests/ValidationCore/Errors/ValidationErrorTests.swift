// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import InputValidationLanguages
import Testing

@Suite("ValidationError")
struct ValidationErrorTests {
    @Test("has a text for every built-in code, in one style", arguments: ValidationError.Code.builtIn)
    func texts(code: ValidationError.Code) {
        let reason = ValidationError(code).reason
        #expect(reason.first?.isUppercase == true && reason.last != ".")
        for word in ["valid", "invalid", "please", "sorry", "forbidden", "illegal", "this field is required"] {
            #expect(!reason.lowercased().split { !$0.isLetter }.joined(separator: " ").contains(word), "\(reason)")
        }
        #expect(ValidationError(code).labeled("shoe size").reason.contains("shoe size"))
    }

    @Test("fills labels and parameters into its text, once")
    func filling() {
        let error = ValidationError(
            1, domain: "Test", message: "{label}, {name}: {minimum} to {maximum}, {accepted} {unknown} {",
            parameters: [.minimum: 1, .maximum: 2.5, .accepted: ["a", "b"], "label": "not me"])
        #expect(error.reason == "This value, This value: 1 to 2.5, a or b … {")
        #expect(error.labeled("Shoe size").reason == "Shoe size, Shoe size: 1 to 2.5, a or b … {")
        #expect(error.labeled("{minimum}").reason.hasPrefix("{minimum}, {minimum}: "))
    }

    @Test("is equal by its cause, never by its text")
    func equality() {
        let error = ValidationError(1, domain: "Test", parameters: [.minimum: 1])
        #expect(error == error.withMessage("something").labeled("somebody"))
        #expect(error.hashValue == error.withMessage("something").hashValue)
        #expect(error != ValidationError(1, domain: "Test"))
        #expect(error != ValidationError(1, parameters: [.minimum: 1]))
        #expect(error != ValidationError(2, domain: "Test", parameters: [.minimum: 1]))
        #expect(error != error.at(position: 0))
        #expect(error != error.under(.index(0)))
        #expect(error.at(position: 3) == ValidationError(1, domain: "Test", parameters: [.minimum: 1, .position: 3]))
    }

    @Test("has the label that it got last, with the phrase that belongs to it")
    func labels() {
        let error = ValidationError(.inputEmpty).labeled("City", labelInSentence: "your city")
        #expect(error.reason == "Enter your city")
        let other = error.labeled("Town")
        #expect(other.label == "Town" && other.labelInSentence == nil && other.reason == "Town must not be empty")
    }

    @Test("has a whole number that equals the fractional number of the same value, and nothing of another type")
    func values() {
        let (whole, fractional): (ValidationError.Value, ValidationError.Value) = (.int(1), .double(1))
        #expect(whole == fractional && Set([whole, fractional]).count == 1)
        let errors = [whole, fractional].map { ValidationError(1, domain: "Test", parameters: [.minimum: $0]) }
        #expect(errors[0] == errors[1] && Set(errors).count == 1)
        let others: [ValidationError.Value] = [1.5, 2, "1", true, ["1"]]
        for other in others { #expect(whole != other && fractional != other) }
        #expect(ValidationError.Value.list(["a"]) != "a" && ValidationError.Value.flag(false) != 0)
    }

    @Test("has the character of a rejection as a parameter like the others")
    func character() throws {
        let error = try #require(rejection(by: .domainName, of: "exa_mple.com"))
        let same = ValidationError(.domainCharacter, parameters: [.character: "_", .position: 3])
        #expect(error.parameters == [.character: "_", .position: 3])
        #expect(error == same && error.hashValue == same.hashValue)
        #expect(error != ValidationError(.domainCharacter).at(position: 3))
        #expect(error != rejection(by: .domainName, of: "exa!mple.com"))
        #expect(try JSONDecoder().decode(ValidationError.self, from: JSONEncoder().encode(error)) == error)
        for changed in [error.labeled("Site"), error.at(position: 4), error.adding([.minimum: 1])] {
            #expect(changed[.character] == "_")
        }
        #expect(error.adding([.character: "-"]).parameters == [.character: "-", .position: 3])
        let own = ValidationError(
            1, domain: "Test", name: "a.b", message: "Text", parameters: [.minimum: 1, .maximum: 2])
        let added = own.adding([.minimum: 3]).under([])
        #expect(added.parameters == [.minimum: 3, .maximum: 2] && added.path == [])
        #expect(added.domain == "Test" && added.code == 1 && added.name == "a.b" && added.message == "Text")
        #expect(rejection(by: .domainName.sensitive(), of: "exa_mple.com")?.parameters == [.position: 3])
    }

    @Test("has parameters with names that do not change")
    func parameterNames() {
        let parameters: [ValidationError.Parameter] = [
            .position, .length, .minimum, .maximum, .accepted, .character, .example, .repertoire, .strategies, .other,
            .line, .column, .type, .notation, .rejected,
        ]
        let names = [
            "position", "length", "minimum", "maximum", "accepted", "character", "example", "repertoire", "strategies",
            "other", "line", "column", "type", "notation", "rejected",
        ]
        #expect(parameters.map(\.rawValue) == names && parameters.map(\.description) == names)
    }

    @Test("has a position or a length")
    func measures() {
        let error = ValidationError(.lengthTooShort, parameters: [.minimum: 2])
        #expect(error.withLength(1).at(position: 3).parameters == [.minimum: 2, .position: 3])
        #expect(error.at(position: 3).withLength(1).parameters == [.minimum: 2, .length: 1])
        #expect(error.withLength(1)[.position] == nil && error.at(position: 3)[.length] == nil)
    }

    @Test("keeps everything that is added to it")
    func additions() {
        let error = ValidationError(7, domain: "Club", message: "Begin with M", parameters: [.minimum: 3])
        let changed = error.at(position: 2).labeled("Number").under(.index(4)).localized(in: .current)
        #expect(changed.domain == "Club" && changed.reason == "Begin with M")
        #expect(changed.parameters == [.minimum: 3, .position: 2] && changed.path == [.index(4)])
    }

    @Test(
        "has each of its parameters, one that is added later instead of one of the same name",
        arguments: [0, 1, 2, 3, 50])
    func parameters(count: Int) {
        // Letters with an accent, in two spellings that are the same name.
        let names = (0..<count).map { ["m", "z", "a", "e\u{301}"][$0 % 4] + "\($0 / 4)" }
        let all = Dictionary(
            uniqueKeysWithValues: names.enumerated().map { number, name in
                (ValidationError.Parameter(rawValue: name), ValidationError.Value.int(number))
            })
        let error = ValidationError(1, domain: "Test", parameters: all)
        #expect(error.parameters == all)
        for (number, name) in names.enumerated() {
            let other = name.replacing("e\u{301}", with: "\u{E9}")
            #expect(error[ValidationError.Parameter(rawValue: other)] == .int(number))
        }
        for absent in ["", "b", "zz", "\u{10FFFF}"] {
            #expect(error[ValidationError.Parameter(rawValue: absent)] == nil)
        }

        let placed = error.at(position: 7)
        let given = ValidationError(1, domain: "Test", parameters: all.merging([.position: 7]) { $1 })
        #expect(placed == given && placed.hashValue == given.hashValue)
        #expect(placed.parameters == given.parameters && placed[.position] == 7)
        #expect(given.at(position: 8) == error.at(position: 8) && given.at(position: 8) != given)
    }

    @Test(
        "can be encoded as JSON and decoded",
        arguments: [
            ValidationError(.inputEmpty),
            ValidationError(.numericCharacter).at(position: 3),
            ValidationError(.inputTooLarge, parameters: [.maximum: 64]).withLength(70).labeled("Card number"),
            ValidationError(7, domain: "Club", name: "member.prefix", message: "Begin with M").under(.index(2)).under(
                .key("a")),
            ValidationError(.inputEmpty, name: "city.missing", message: "Where do you live?").labeled("City"),
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
        let error = ValidationError(.cardLength, parameters: [.example: ["visa"]]).withLength(3).under(.index(1))
        #expect(
            String(decoding: try encoder.encode(error), as: UTF8.self) == """
                {"code":1041,"detail":"Check for missing digits: this is too short",\
                "domain":"InputValidationErrorDomain","name":"card.length",\
                "parameters":{"example":["visa"],"length":3},"pointer":"#\\/1"}
                """)
    }

    @Test(
        "creates its sentence again when it is decoded, unless the code is from a newer version",
        arguments: [
            (#"{"domain":"InputValidationErrorDomain","code":1004,"reason":"Something else"}"#, "Enter a value"),
            (#"{"domain":"InputValidationErrorDomain","code":1004}"#, "Enter a value"),
            (
                #"{"domain":"InputValidationErrorDomain","code":1010,"parameters":{"minimum":1}}"#,
                "Use 1 character or more"
            ),
            (#"{"domain":"InputValidationErrorDomain","code":99,"reason":"New words"}"#, "New words"),
            (
                #"{"domain":"InputValidationErrorDomain","code":99,"detail":"{label}"}"#,
                "{label}"
            ),
            (#"{"domain":"Club","code":7,"detail":"Begin with M"}"#, "Begin with M"),
            (#"{"domain":"Club","code":7,"reason":"x","message":"Begin with M"}"#, "Begin with M"),
        ])
    func sentence(json: String, reason: String) throws {
        let error = try JSONDecoder().decode(ValidationError.self, from: Data(json.utf8))
        #expect(error.reason == reason)
    }

    @Test(
        "shows no placeholder, even without its parameters", arguments: ValidationError.Code.builtIn,
        [{ $0 }, { $0.at(position: 1) }, { $0.withLength(1) }] as [@Sendable (ValidationError) -> ValidationError])
    func placeholders(code: ValidationError.Code, detail: @Sendable (ValidationError) -> ValidationError) {
        let reason = detail(ValidationError(code)).reason
        #expect(!reason.contains("{") && !reason.contains("}"), "\(reason)")
    }

    @Test("shows no placeholder for impossible limits")
    func impossibleLimits() {
        let texts: [InputValidator<String>] = [
            .count(exactly: -1), .count(in: ...(-1)), .count(in: -5..<0), .count(in: -1 ... -1, of: .utf8),
            .count(exactly: 0),
            .count(in: 0..<1, of: .utf8), .count(in: (-3)...0), .decimal(maximumFractionDigits: -1),
            .count(in: .max...),
        ]
        for strategy in texts {
            let reason = rejection(by: strategy, of: "0.5")?.reason
            #expect(reason?.contains("{") == false, "\(strategy.configuration): \(reason ?? "accepted")")
        }
        #expect(rejection(by: .count(exactly: -1), of: "a")?.code == .lengthRangeEmpty)
        #expect(rejection(by: .count(exactly: 0), of: "ab")?.reason == "Use exactly 0 characters, not 2")
        #expect(rejection(by: .count(in: (-3)...2), of: "abc")?.code == .lengthTooLong)
        #expect(InputValidator<String>.count(in: (-3)...2).isValid(""))
        let lists: [InputValidator<[Int]>] = [.count(exactly: -1), .count(in: ...(-1)), .count(exactly: 0)]
        for strategy in lists { #expect(rejection(by: strategy, of: [1])?.reason.contains("{") == false) }
    }

    @Test("rejects a code that does not fit into 32 bits")
    func largeCode() {
        #expect(ValidationError.Code(rawValue: 1 << 40) == nil)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(ValidationError.Code.self, from: Data("1099511627776".utf8))
        }
    }

    @Test("encodes infinity and NaN without trapping")
    func infinity() throws {
        let error = ValidationError(
            1, domain: "Test", parameters: [.maximum: .double(.infinity), .minimum: .double(.nan)])
        let copy = try JSONDecoder().decode(ValidationError.self, from: try JSONEncoder().encode(error))
        #expect(copy.code == 1 && copy.domain == "Test")
        #expect(copy.parameters == [.maximum: "inf", .minimum: "nan"])
        #expect(error == error && Set([error, error]).count == 1)
    }

    @Test("is named by domain and code if a foreign code has no name")
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
                == "input.empty (InputValidationErrorDomain 1004) at address.lines[2]: Enter a value")
        let german = MessageCatalog(.german)
        #expect("\(error.localized(in: german))" == "\(error)")
        MessageCatalog.$current.withValue(german) { #expect("\(error)".hasSuffix("Enter a value")) }
        // A programming mistake has a cause, unless the program has its own message for it.
        let mistake = "\(ValidationError(.compositionEmpty))"
        #expect(mistake.hasSuffix(": the composition in the program has no rules"))
        #expect("\(ValidationError(.compositionEmpty, message: "Call us"))".hasSuffix(": Call us"))
    }

    /// Characters that forge a log line, control a terminal, or are invisible, with their escapes.
    static let unprintable = [
        ("\n", #"\n"#), ("\r\n", #"\r\n"#), ("\0", #"\0"#), ("\u{1B}[2J", #"\u{1B}[2J"#), ("\u{7F}", #"\u{7F}"#),
        ("\u{85}", #"\u{0085}"#), ("\u{9B}", #"\u{009B}"#), ("\u{AD}", #"\u{00AD}"#), ("\u{61C}", #"\u{061C}"#),
        ("\u{200B}\u{200C}\u{200D}\u{200E}\u{200F}", #"\u{200B}\u{200C}\u{200D}\u{200E}\u{200F}"#),
        ("\u{2028}\u{2029}", #"\u{2028}\u{2029}"#), ("\u{202A}\u{202E}", #"\u{202A}\u{202E}"#),
        ("\u{2060}", #"\u{2060}"#), ("\u{2066}\u{2069}", #"\u{2066}\u{2069}"#), ("\u{3164}", #"\u{3164}"#),
        ("\u{FEFF}", #"\u{FEFF}"#), ("\u{E0000}\u{E0041}\u{E007F}", #"\u{000E0000}\u{000E0041}\u{000E007F}"#),
    ]

    @Test(
        "escapes control and invisible characters from outside in its description, but not in its message",
        arguments: unprintable)
    func escapes(_ text: String, _ escape: String) {
        let key = ValidationError(.inputEmpty).under(.key("a\(text)b"))
        #expect("\(key)" == "input.empty (InputValidationErrorDomain 1004) at a\(escape)b: Enter a value")
        #expect(String(reflecting: key) == "\(key)" && key.path.text == "a\(text)b")
        let labeled = ValidationError(.inputEmpty).labeled("A\(text)b")
        #expect("\(labeled)".hasSuffix(": A\(escape)b must not be empty") && !"\(labeled)".contains(text))
        #expect(labeled.reason == "A\(text)b must not be empty")
        let server = ValidationError(7, domain: .init(rawValue: "D\(text)"), name: "n\(text)", message: "No\(text)!")
        #expect("\(server)" == "n\(escape) (D\(escape) 7): No\(escape)!" && server.reason == "No\(text)!")
    }

    @Test("keeps what is visible in its description", arguments: [#"C:\n"#, "a b", "é日\u{1F600}", "e\u{301}", "שלום"])
    func visible(_ text: String) {
        #expect("\(ValidationError(7, message: text))".hasSuffix(": \(text)"))
    }

    @Test("has a title in the language of its messages")
    func title() {
        let (error, german) = (ValidationError(.inputEmpty), MessageCatalog(.german))
        #expect(error.localized(in: german).title == german.title && german.title != MessageCatalog.english.title)
        MessageCatalog.$current.withValue(german) {
            #expect(error.title == german.title)
            #expect(error.localized(in: .english).title == MessageCatalog.english.title)
        }
    }

    @Test("takes 32 bytes")
    func size() {
        #expect(MemoryLayout<ValidationError>.size == 32)
    }
}
