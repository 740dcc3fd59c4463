// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A sentence with the values that its code adds to those of the error.
struct Phrase {
    let sentence: Sentence
    var kinds: [Kind] = []
    var values: [ValidationError.Parameter: ValidationError.Value] = [:]

    init(_ sentence: Sentence, _ values: [ValidationError.Parameter: ValidationError.Value] = [:]) {
        self.sentence = sentence
        self.values = values
    }

    /// Creates a sentence that mentions a kind of input, with its example or another one.
    init(kind: Kind, like example: String? = nil) {
        sentence = .kind
        kinds = [kind]
        values = [.example: .text(example ?? kind.example ?? "")]
    }

    /// Creates a sentence that mentions several kinds of input.
    init(_ sentence: Sentence, _ kinds: [Kind]) {
        self.sentence = sentence
        self.kinds = kinds
    }
}

extension BuiltInCode {
    /// Returns the sentence for an error with this code.
    ///
    /// - Parameter error: The error, whose parameters decide between sentences.
    func phrase(for error: ValidationError) -> Phrase {
        switch self {
        // The causes of these are mistakes in the program. They are in the description of the error.
        case .strategyAbstract, .patternSyntax, .lengthRangeEmpty, .comparisonRangeEmpty, .compositionEmpty,
            .compositionTooDeep:
            Phrase(.uncheckable)
        case .asyncTimeout, .asyncUnavailable: Phrase(.uncheckable)
        case .asyncPending: Phrase(.pending)
        case .decodingType where error[.type] == "integer": Phrase(kind: .wholeNumber)
        case .decodingType where error[.type] == "number": Phrase(kind: .number)
        case .decodingType, .decodingValue, .decodingSyntax: Phrase(.format)

        case .inputEmpty: Phrase(.empty)
        // A number of bytes does not help a person who counts characters.
        case .inputTooLarge, .lengthTooManyBytes: Phrase(.tooLarge)
        case .lengthTooFewBytes: Phrase(.tooBrief)
        case .lengthTooShort: Phrase(error.hasRangeOfLengths ? .lengthBetween : .tooShort)
        case .lengthTooLong: Phrase(error.hasRangeOfLengths ? .lengthBetween : .tooLong)
        case .lengthDifferent: Phrase(.exactLength)
        case .countTooFew: Phrase(.tooFewEntries)
        case .countTooMany: Phrase(.tooManyEntries)
        case .countDifferent: Phrase(.exactEntries)

        case .numericCharacter, .securityCodeCharacter, .portCharacter, .eanCharacter: Phrase(.digitsOnly)
        case .alphaCharacter: Phrase(error.isOfAnyScript ? .anyLettersOnly : .lettersOnly)
        case .alphanumericCharacter: Phrase(error.isOfAnyScript ? .anyLettersAndDigits : .lettersAndDigits)
        case .charactersCharacter: Phrase(.onlyThese)
        case .slugCharacter: Phrase(.slugCharacters)
        case .cardCharacter, .isbnCharacter: Phrase(.digitsGrouped)
        case .hexadecimalCharacter: Phrase(.hexDigits)
        case .hexadecimalPrefix:
            error[.accepted] == nil ? Phrase(.notBegin, [.character: "0x"]) : Phrase(.begins)

        case .patternMismatch: Phrase(error[.example] == nil ? .format : .looksLike)
        case .hexColorPrefix, .hexColorCharacter, .hexColorLength: Phrase(kind: .color)
        case .macAddressCharacter, .macAddressLength, .macAddressSeparator: Phrase(kind: .macAddress)
        case .uuidCharacter, .uuidLength, .uuidHyphen: Phrase(kind: .uuid)
        case .uuidVersion: Phrase(.uuidVersion)
        case .ulidCharacter, .ulidLength, .ulidOverflow: Phrase(kind: .ulid)
        case .semverCore: Phrase(kind: .version)
        case .semverIdentifier: Phrase(kind: .version, like: "1.4.0-beta.1")
        case .bicCharacter, .bicLength: Phrase(kind: .bic)
        case .e164Prefix, .e164Character, .e164Country:
            Phrase(.phoneNumber, [.example: .text(Kind.phone.example ?? "")])
        case .ibanCharacter, .ibanCountry: Phrase(kind: .iban)
        case .base64Character: Phrase(.mistypedCharacters)
        case .base64Padding, .base64Bits, .jwtParts, .jwtCharacter, .jwtSignature: Phrase(.incomplete)

        case .cardLength, .e164Length: Phrase(.digitCount)
        case .isbnLength, .eanLength: Phrase(error[.accepted] == nil ? .digitCount : .exactDigits)
        case .securityCodeLength: Phrase(.exactDigits)
        case .ibanLength: Phrase(error[.minimum] == nil ? .characterCount : .exactLettersAndDigits)
        case .cardChecksum, .cardRepeated, .luhnChecksum, .luhnZeros, .isbnChecksum, .eanChecksum:
            Phrase(.mistypedDigits)
        case .ibanStructure, .ibanChecksum, .bicCountry: Phrase(.mistypedCharacters)
        case .isbnPrefix: Phrase(.isbnPrefix)

        case .comparisonTooSmall: Phrase(error.hasBothLimits ? .between : error.isDated ? .earliest : .atLeast)
        case .comparisonTooLarge: Phrase(error.hasBothLimits ? .between : error.isDated ? .latest : .atMost)
        case .comparisonNotGreater: Phrase(error.isDated ? .laterThan : .moreThan)
        case .comparisonNotLess: Phrase(error.isDated ? .earlierThan : .lessThan)
        case .portRange: Phrase(.between, error.ungroupedLimits)
        case .comparisonNotANumber, .decimalCharacter: Phrase(kind: .number)
        case .integerCharacter: Phrase(kind: .wholeNumber)
        case .integerSign, .decimalSign:
            error[.character] == nil ? Phrase(kind: .wholeNumber) : Phrase(.notBegin)
        case .integerOverflow, .decimalOverflow: Phrase(error.hasBothLimits ? .between : .closerToZero)
        case .decimalPoint: Phrase(.decimalPoint)
        case .decimalPlaces: error[.maximum] == .int(0) ? Phrase(kind: .wholeNumber) : Phrase(.decimalPlaces)
        case .decimalPrecision: Phrase(.tooManyDigits)
        case .portLeadingZero, .semverLeadingZero, .ipAddressLeadingZero: Phrase(.leadingZeros)

        case .equalityDifferent: Phrase(.mismatch)
        case .equalitySame, .membershipExcluded: Phrase(.anotherValue)
        case .membershipUnknown: Phrase(.choice)
        case .uniquenessRepeated: Phrase(.repeated)
        case .textPrefix: Phrase(.begins)
        case .textSuffix: Phrase(.ends)
        case .textContains: Phrase(.includes)
        case .fieldsDiffer: Phrase(.same)
        case .fieldsOrder: Phrase(.after)
        case .fieldsAllEmpty: Phrase(.atLeastOne)

        case .cardNetwork where error[.accepted] == nil: Phrase(.mistypedDigits)
        case .cardNetwork: Phrase(error.isWithoutAccepted ? .uncheckable : .cardNetwork)
        case .expiryFormat: Phrase(kind: .monthAndYear)
        case .expiryMonth, .dateMonth: Phrase(.month)
        case .expiryPast: Phrase(.expired)
        case .expiryFuture: Phrase(.tooFarAhead)
        case .dateFormat: Phrase(kind: .date)
        case .dateDay: Phrase(.realDate)
        case .timeFormat: Phrase(kind: .time)
        case .timeHour, .timeMinute, .timeSecond, .timeLeapSecond: Phrase(.realTime)
        case .timeOffset: Phrase(error[.accepted] == nil ? .offsetMissing : .offsetUnwanted)
        case .dateTimeFormat: Phrase(kind: .dateAndTime)

        case .urlSchemeMissing, .urlSchemeSyntax, .urlScheme:
            error.schemes.map { Phrase(.begins, [.accepted: $0]) } ?? Phrase(kind: .webAddress)
        case .urlSlashes: Phrase(.singleSlash)
        case .urlHostMissing, .urlTopLevelDomain, .domainDot, .domainTopLevel: Phrase(.siteName)
        case .urlHostNumber, .urlHostLiteral: Phrase(.hostAddress)
        case .urlHostUnicode, .urlHostCharacter: error.phrase(forCharacterOr: .siteCharacters)
        case .domainCharacter, .emailDomainCharacter: error.phrase(forCharacterOr: .siteCharacters)
        case .urlLabelEmpty, .emailLabelEmpty, .domainLabelEmpty, .emailLocalDot: Phrase(.dots)
        case .urlLabelHyphen, .emailLabelHyphen, .domainLabelHyphen, .slugHyphen: Phrase(.hyphen)
        case .urlHostEncoding, .urlHostInternational, .emailDomainInternational, .domainInternational:
            Phrase(.siteSpelling)
        case .urlLabelTooLong, .urlHostTooLong, .emailLabelTooLong, .emailDomainTooLong, .domainLabelTooLong:
            Phrase(.siteTooLong)
        case .urlPort: Phrase(.port, error.ungroupedLimits)
        case .urlPortNotAccepted: Phrase(error.isWithoutAccepted ? .noPort : .portAccepted)
        case .urlUserInfo: Phrase(.userInfo)
        case .urlPercentEncoding: Phrase(.percent)
        case .urlBlank: Phrase(.spaces)
        case .urlBackslash: Phrase(.backslash)
        case .urlCharacter: error.phrase(forCharacterOr: error.isOfAnyScript ? .strangeCharacter : .plainCharacters)
        case .urlHostNotAccepted: Phrase(error.isWithoutAccepted ? .anotherValue : .hostAccepted)
        case .urlLocalhost, .urlHostNotPublic: Phrase(.publicSite)
        case .urlHostAddress: Phrase(.notIPAddress)
        case .urlQuery: Phrase(.nothingAfter, [.character: "?"])
        case .urlFragment: Phrase(.nothingAfter, [.character: "#"])
        case .urlPath: Phrase(.disallowedCharacter, [.character: "../"])

        case .emailAtMissing, .emailLocalEmpty: Phrase(kind: .email)
        case .emailAtRepeated: Phrase(.oneAt)
        case .emailLocalTooLong: Phrase(.localTooLong)
        case .emailLocalCharacter:
            error.phrase(forCharacterOr: error.isOfAnyScript ? .strangeCharacter : .plainCharacters)
        case .emailQuotes: Phrase(.quotes)
        case .emailDomainEmpty, .emailDomainDot, .emailAddressLiteral, .emailTopLevelDomain: Phrase(.emailDomain)
        // The limits are in bytes. Text in ASCII has as many characters.
        case .emailTooLong, .domainTooLong: Phrase(.tooLong)

        case .ipAddressCharacter, .ipAddressParts, .ipAddressNumber, .ipAddressCompression: Phrase(kind: .ipAddress)
        case .ipAddressVersion: Phrase(kind: error[.accepted] == "6" ? .ipv6 : .ipv4)
        case .ipAddressScope: Phrase(.ipScope)
        case .ipAddressZone: Phrase(.nothingAfter, [.character: "%"])

        case .passwordLetter: Phrase(.passwordLetters)
        case .passwordLowercase: Phrase(.passwordLowercase)
        case .passwordUppercase: Phrase(.passwordUppercase)
        case .passwordDigit: Phrase(.passwordDigits)
        case .passwordSymbol: Phrase(.passwordSymbols)

        case .compositionNoAlternative: error.kinds.map { Phrase(.oneOf, $0) } ?? Phrase(.format)
        case .compositionNegation: error.kinds.map { Phrase(.notKind, $0) } ?? Phrase(.anotherValue)
        case .compositionErrorsOmitted: Phrase(.moreErrors)
        }
    }

    /// The mistake in the program that caused the error, for the developer; `nil` for an error about the input.
    var programMistake: String? {
        switch self {
        case .strategyAbstract: "the strategy is abstract: override validate(_:)"
        case .patternSyntax: "the pattern in the program is not a regular expression"
        case .lengthRangeEmpty: "the range of lengths in the program is empty"
        case .comparisonRangeEmpty: "the range in the program is empty"
        case .compositionEmpty: "the composition in the program has no rules"
        case .compositionTooDeep: "the rules in the program are nested too deeply"
        default: nil
        }
    }
}

extension ValidationError {
    fileprivate var hasBothLimits: Bool { self[.minimum] != nil && self[.maximum] != nil }

    /// Whether there are two limits, where a minimum of one means only that the text must not be empty.
    fileprivate var hasRangeOfLengths: Bool { hasBothLimits && self[.minimum] != 0 && self[.minimum] != 1 }

    /// Whether the limits are texts, which are dates and times or words in the order of a dictionary.
    fileprivate var isDated: Bool {
        guard case .text(let limit) = self[.minimum] ?? self[.maximum] else { return false }
        // An integer that does not fit into 64 bits is a text too.
        return !limit.utf8.drop { $0 == UInt8(ascii: "-") }.allSatisfy(\.isDigit)
    }

    /// The limits without separators between groups of digits, because a port number is typed without them.
    fileprivate var ungroupedLimits: [Parameter: Value] {
        var limits: [Parameter: Value] = [:]
        for parameter in [Parameter.minimum, .maximum] {
            if case .int(let limit) = self[parameter] { limits[parameter] = .text(String(limit)) }
        }
        return limits
    }

    fileprivate var isOfAnyScript: Bool { self[.repertoire] == "unicode" }

    fileprivate var isWithoutAccepted: Bool { self[.accepted].map { $0 == [] } ?? true }

    /// The schemes that an address may begin with, as they are written there, or `nil` if every scheme is accepted.
    fileprivate var schemes: Value? {
        guard case .list(let schemes) = self[.accepted], !schemes.isEmpty else { return nil }
        // Other schemes, such as `mailto`, need not have slashes.
        let withSlashes: Set = ["file", "ftp", "http", "https", "ws", "wss"]
        return .list(schemes.map { $0 + (withSlashes.contains($0) ? "://" : ":") })
    }

    /// The kinds of input that the rules of a composition accept, or `nil` if one of them has no phrase.
    fileprivate var kinds: [Kind]? {
        guard case .list(let names) = self[.strategies], !names.isEmpty else { return nil }
        var kinds: [Kind] = []
        for name in names {
            guard let kind = Kind(strategy: name) else { return nil }
            if !kinds.contains(kind) { kinds.append(kind) }
        }
        return kinds
    }

    /// Returns the sentence that mentions the disallowed character, or another one if it is not known.
    fileprivate func phrase(forCharacterOr sentence: Sentence) -> Phrase {
        switch self[.character] {
        case nil: Phrase(sentence)
        case " ": Phrase(.spaces)
        default: Phrase(.disallowedCharacter)
        }
    }
}
