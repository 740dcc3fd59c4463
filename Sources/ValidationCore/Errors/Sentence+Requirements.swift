// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

extension Sentence {
    /// Whether the sentence states what is accepted, and not only how to correct a mistake.
    package var isRequirement: Bool { isAboutCharacters || isAboutFormat || isAboutLimit }

    /// Whether the sentence states which characters are accepted, which an example shows too.
    package var isAboutCharacters: Bool {
        switch self {
        case .digitsOnly, .lettersOnly, .anyLettersOnly, .lettersAndDigits, .anyLettersAndDigits, .onlyThese,
            .slugCharacters, .digitsGrouped, .hexDigits, .singleSlash:
            true
        default: false
        }
    }

    /// Whether the sentence states the kind or the format of all of the input.
    package var isAboutFormat: Bool {
        switch self {
        case .kind, .kindBetween, .kindAtLeast, .kindAtMost, .oneOf, .notKind, .looksLike, .phoneNumber,
            .phoneNumberWithoutPlus, .dateOrder, .dateThenTime:
            true
        default: false
        }
    }

    /// Whether the sentence states a limit that is a date, which shows the format.
    package var isAboutDates: Bool {
        [.earliest, .latest, .betweenDates, .laterThan, .earlierThan].contains(self)
    }

    /// Whether the sentence states a limit of the input or a part that it has.
    private var isAboutLimit: Bool {
        switch self {
        case .tooShort, .lengthBetween, .tooLong, .exactLength, .tooFewEntries, .tooManyEntries, .exactEntries,
            .entriesBetween, .begins, .ends, .includes, .exactDigits, .atLeast, .atMost, .between, .moreThan, .lessThan,
            .earliest, .latest,
            .betweenDates, .laterThan, .earlierThan, .textAtLeast, .textAtMost, .textAfter, .textBefore, .decimalPlaces,
            .option, .cardNetwork, .hostAccepted, .publicSite, .notIPAddress, .ipScope, .passwordLetters,
            .passwordLowercase, .passwordUppercase, .passwordDigits, .passwordSymbols:
            true
        default: false
        }
    }
}
