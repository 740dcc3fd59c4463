// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import TestSupport
import Testing

/// Tests what happens if a user removes the character that a message names.
@Suite("The advice to remove a character")
struct RemovalAdviceTests {
    private static let separators = [".", "-", "/", " ", "_", ",", ":", "'"]

    /// The texts with the separator after each group, once between two groups, doubled, and at both ends, whole or
    /// without the last characters.
    private static func texts(from sample: String, with separator: String) -> [String] {
        let characters = Array(sample)
        var groups = ""
        for (index, character) in characters.enumerated() {
            groups += index > 0 && index.isMultiple(of: 4) ? separator + String(character) : String(character)
        }
        let half = characters.count / 2
        let (start, end) = (String(characters[..<half]), String(characters[half...]))
        let whole = [
            groups, start + separator + end, start + separator + separator + end, sample + separator,
            separator + sample,
        ]
        return whole + whole.map { String($0.dropLast(3)) } + [groups + "-1", groups + "/1", groups + "é"]
    }

    /// The inputs whose message names a character for removal, although removing it leads to another error.
    private static func misleading(_ strategy: InputValidator<String>, _ samples: [String]) -> [String] {
        samples.flatMap { sample in
            separators.flatMap { separator in
                texts(from: sample, with: separator).filter { text in
                    guard let error = rejection(by: strategy, of: text), error[.character] == .text(separator),
                        error.reason.hasPrefix("Remove "),
                        let next = rejection(by: strategy, of: text.replacing(separator, with: ""))
                    else { return false }
                    return !next.reason.hasPrefix("Check each ")
                }
            }
        }
    }

    /// The strategies for names and encodings that can have any length, whose messages name each character in turn.
    private static let others: Set = [
        "pattern", "integer", "decimal", "url", "email", "domainName", "ipAddress", "semver", "base64",
    ]

    @Test("leads to no other error than a typo", arguments: StrategyListing.all.filter { !others.contains($0.name) })
    func listed(listing: StrategyListing) {
        #expect(Self.misleading(listing.example, listing.acceptedSamples) == [])
    }

    @Test("leads to no other error for a national identification number", arguments: NationalIdentifier.allCases)
    func national(kind: NationalIdentifier) {
        #expect(Self.misleading(.nationalID(kind), [kind.example]) == [])
    }

    @Test(
        "is the number of characters if that's wrong, or the format",
        arguments: [
            (.ahv, "123.45.678.113", .ahvCharacter, "Use exactly 13 digits, not 11"),
            (.ahv, "756-9217-0769-85", .ahvCharacter, "Remove the hyphens"),
            (.ahv, "756.9217.0769.85.", .ahvCharacter, "Remove the dots"),
            (.ahv, "756 9217/0769 85", .ahvCharacter, "Use this format: 756.9217.0769.85"),
            (.ean, "4.00638E+12", .eanCharacter, "Only use the digits 0 to 9"),
            (.ean, "4006381-3339", .eanCharacter, "Use exactly 8, 12, or 13 digits, not 11"),
            (.ean, "4006381-333932", .eanCharacter, "Remove the hyphens"),
            (.nationalID(.cpfBR), "12.345.678/0001-95", .nationalIDCharacter, "Use exactly 11 digits, not 14"),
            (.nationalID(.hetuFI), "131052/308T", .nationalIDCharacter, "Use this format: 131052-308T"),
            (.iban, "GB29-NWBK-6016", .ibanCharacter, "Use exactly 22 letters and digits, not 12"),
            (.iban, "GB29-NWBK-6016-1331-9268-19", .ibanCharacter, "Remove the hyphens"),
            (.bic, "DEUT-EFF", .bicCharacter, "Use exactly 8 or 11 letters and digits, not 7"),
            (.bic, "DEUT-DE-FF", .bicCharacter, "Remove the hyphens"),
            (.e164, "+44(0)7911123456", .e164Character, "Remove (0)"),
            (.e164, "+44 (0)20 7946 0958", .e164Character, "Remove (0)"),
            (E164InputValidator(plus: .optional), "44(0)2079460958", .e164Character, "Remove (0)"),
            (.port, "8080/tcp", .portCharacter, "Only use the digits 0 to 9"),
            (.port, "8080/", .portCharacter, "Remove the slashes"),
            (
                .slug, "hello World", .slugCharacter,
                "Only use digits, hyphens, and lowercase letters from a to z, with no spaces or accents"
            ),
            (.integer, "5 kg", .integerCharacter, "Enter a whole number, like 30"),
            (.decimal, "5 EUR", .decimalCharacter, "Enter a number, like 12.5"),
            (.integer, "50 000", .integerCharacter, "Enter a whole number with no spaces, like 50000"),
            (.e164, "+41-44", .e164Character, "Use between 7 and 15 digits, not 4"),
            (.ulid, "01ARZ3-NDEKTSV4", .ulidCharacter, "Use exactly 26 characters, not 14"),
            (.luhn, "7992/7398-713", .numericCharacter, "Only use the digits 0 to 9"),
            (.securityCode(for: .amex), "12/27", .securityCodeCharacter, "Use exactly 4 digits"),
            (.securityCode, "12 3", .securityCodeCharacter, "Only use the digits 0 to 9"),
        ] as [(InputValidator<String>, String, ValidationError.Code, String)])
    func reasons(strategy: InputValidator<String>, input: String, code: ValidationError.Code, reason: String) {
        let error = rejection(by: strategy, of: input)
        #expect(error?.domain == .builtIn && error?.code == code && error?[.position] != nil)
        #expect(error?.reason == reason)
    }
}
