// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import Testing

@Suite("The sentences of a language")
struct SentenceTests {
    private static let characters: Set<Sentence> = [
        .digitsOnly, .lettersOnly, .anyLettersOnly, .lettersAndDigits, .anyLettersAndDigits, .onlyThese,
        .slugCharacters, .digitsGrouped, .hexDigits, .singleSlash,
    ]

    private static let formats: Set<Sentence> = [
        .kind, .kindBetween, .kindAtLeast, .kindAtMost, .oneOf, .notKind, .looksLike, .phoneNumber,
        .phoneNumberWithoutPlus, .dateOrder, .dateDigits, .dateThenTime,
    ]

    private static let dates: Set<Sentence> = [
        .earliest, .latest, .betweenDates, .laterThan, .earlierThan, .inPast, .inFuture, .ageAtLeast, .ageAtMost,
    ]

    /// Sentences that state a different limit.
    private static let limits: Set<Sentence> = [
        .tooShort, .lengthBetween, .tooLong, .exactLength, .tooFewEntries, .tooManyEntries, .exactEntries,
        .entriesBetween, .begins, .ends, .includes, .exactDigits, .atLeast, .atMost, .between, .moreThan, .lessThan,
        .textAtLeast, .textAtMost, .textAfter, .textBefore, .decimalPlaces, .option, .cardNetwork, .hostAccepted,
        .publicSite, .notIPAddress, .ipScope, .oneAlphabet, .passwordLetters, .passwordLowercase, .passwordUppercase,
        .passwordDigits, .passwordSymbols,
    ]

    @Test("state what is accepted, or only how to correct a mistake", arguments: Sentence.all)
    func requirements(sentence: Sentence) {
        let isRequirement = [Self.characters, Self.formats, Self.dates, Self.limits].contains { $0.contains(sentence) }
        #expect(sentence.isRequirement == isRequirement)
    }

    @Test("have plural forms for a minimum, a maximum, or a number of elements", arguments: Sentence.all)
    func plurals(sentence: Sentence) {
        let minimum: Set<Sentence> = [
            .tooShort, .exactLength, .exactLengthNot, .tooFewEntries, .exactEntries, .passwordLetters,
            .passwordLowercase, .passwordUppercase, .passwordDigits, .passwordSymbols,
        ]
        let maximum: Set<Sentence> = [
            .tooLong, .tooManyBytes, .lengthBetween, .tooManyEntries, .decimalPlaces, .tooManyDigits, .tooFarAhead,
            .localTooLong,
        ]
        let parameter: ValidationError.Parameter? =
            minimum.contains(sentence)
            ? .minimum : maximum.contains(sentence) ? .maximum : sentence == .moreErrors ? .rejected : nil
        #expect(sentence.pluralParameter == parameter)
    }

    @Test("are listed by their modules, each once and by the name of its member")
    func lists() throws {
        let files = DocumentationTests.files(in: DocumentationTests.root.appending(path: "Sources"), endingIn: "swift")
        let source = try files.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
        let declared = source.matches(of: /static let (\w+) = Sentence\(\s*"(\w+)"/)
        for sentence in declared { #expect(sentence.1 == sentence.2) }
        #expect(declared.count == source.matches(of: /\bSentence\(\s*"/).count)
        #expect(declared.map { String($0.2) }.sorted() == Sentence.all.map(\.key).sorted())
    }
}
