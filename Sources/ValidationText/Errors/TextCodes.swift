// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

extension ValidationError.Code {
    /// A character other than a digit.
    public static let numericCharacter = declare(1001, "numeric.character") {
        $0.noDecimalsSentence(orElseLike: "1230") ?? $0.characterSentence(orElse: .digitsOnly)
    }
}

/// The codes that strategies of several modules report.
extension LinkedModules.TextModule: ListedModule {
    package var strategyClasses: [any ListedStrategy.Type] { [] }

    package var furtherCodes: [ValidationError.Code] {
        [
            .numericCharacter, .comparisonTooSmall, .comparisonTooLarge, .comparisonNotGreater, .comparisonNotLess,
            .comparisonNotANumber, .comparisonRangeEmpty,
        ]
    }

    package var furtherSentences: [Sentence] {
        [
            .hyphenAtEdge, .lowercaseLetters, .characterAt, .characterFirst, .exactLettersAndDigitsNot, .mistypedDigits,
            .mistypedCharacters, .atLeast, .atMost, .moreThan,
            .lessThan, .earliest, .latest, .betweenDates, .laterThan, .earlierThan, .textAtLeast, .textAtMost,
            .textAfter, .textBefore,
        ]
    }

    package var furtherKinds: [InputKind] { [.digit, .nonzeroDigit, .letter, .capitalLetter, .lowercaseLetter] }
}
