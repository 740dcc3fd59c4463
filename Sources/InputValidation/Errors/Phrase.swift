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
            Phrase(.programMistake)
        case .asyncTimeout, .asyncUnavailable: Phrase(.uncheckable)
        case .asyncPending: Phrase(.pending)
        case .decodingType where error[.type] == "integer": Phrase(kind: .wholeNumber)
        case .decodingType where error[.type] == "number": Phrase(kind: .number)
        case .decodingType, .decodingValue, .decodingSyntax, .decodingKey, .decodingDepth: Phrase(.format)

        case .inputEmpty: Phrase(.empty)
        // A number of bytes does not help a person who counts characters.
        case .inputTooLarge, .lengthTooManyBytes: Phrase(.tooLarge)
        case .lengthTooFewBytes: Phrase(.tooBrief)
        case .lengthTooShort: Phrase(.tooShort)
        case .lengthTooLong: Phrase(.tooLong)
        case .lengthDifferent: Phrase(.exactLength)
        case .countTooFew: Phrase(.tooFewEntries)
        case .countTooMany: Phrase(.tooManyEntries)
        case .countDifferent: Phrase(.exactEntries)

        case .numericCharacter, .securityCodeCharacter, .portCharacter, .eanCharacter: Phrase(.digitsOnly)
        case .alphaCharacter: Phrase(error.isOfAnyScript ? .anyLettersOnly : .lettersOnly)
        case .alphanumericCharacter: Phrase(error.isOfAnyScript ? .anyLettersAndDigits : .lettersAndDigits)
        case .charactersCharacter: Phrase(.onlyThese)
        case .slugCharacter: Phrase(.slugCharacters)
        case .cardCharacter: Phrase(.digitsGrouped)
        // The last character of a book number may be an X.
        case .isbnCharacter: Phrase(kind: .isbn, like: error.example)
        case .hexadecimalCharacter: Phrase(.hexDigits)
        case .hexadecimalPrefix:
            error[.accepted] == nil ? Phrase(.notBegin, [.character: "0x"]) : Phrase(.begins)

        case .patternMismatch: Phrase(error[.example] == nil ? .format : .looksLike)
        case .hexColorPrefix, .hexColorCharacter, .hexColorLength: Phrase(kind: .color, like: error.example)
        case .macAddressCharacter, .macAddressLength, .macAddressSeparator:
            Phrase(kind: .macAddress, like: error.example)
        case .uuidCharacter, .uuidLength, .uuidHyphen: Phrase(kind: .uuid, like: error.example)
        case .uuidVersion: Phrase(error.isWithoutAccepted ? .programMistake : .uuidVersion, error.versionDigits)
        case .ulidCharacter, .ulidLength, .ulidOverflow: Phrase(kind: .ulid)
        case .semverCore: Phrase(kind: .version)
        case .semverIdentifier: Phrase(kind: .version, like: "1.4.0-beta.1")
        case .bicCharacter, .bicLength: Phrase(kind: .bic)
        case .e164Prefix, .e164Character, .e164Country:
            error.example.map { Phrase($0.hasPrefix("+") ? .phoneNumber : .phoneNumberWithoutPlus) }
                ?? Phrase(.phoneNumber, [.example: .text(Kind.phone.example ?? "")])
        case .ibanCharacter, .ibanCountry: Phrase(kind: .iban)
        case .base64Character: Phrase(.mistypedCharacters)
        case .base64Padding, .base64Bits, .jwtParts, .jwtCharacter, .jwtSignature: Phrase(.incomplete)

        // Most networks have numbers of 16 digits, and a number of another length is nearest to these.
        case .cardLength: Phrase(error.hasLength(under: 16) ? .missingDigits : .extraDigits)
        case .e164Length: Phrase(error.hasLength(under: 7) ? .missingDigits : .extraDigits)
        case .isbnLength, .eanLength: Phrase(error.isWithoutAccepted ? .programMistake : .exactDigits)
        case .securityCodeLength: Phrase(.exactDigits)
        case .ibanLength: Phrase(error[.minimum] == nil ? .mistypedCharacters : .exactLettersAndDigits)
        case .luhnZeros: Phrase(.allZeros)
        case .cardChecksum, .cardRepeated, .luhnChecksum, .isbnChecksum, .eanChecksum: Phrase(.mistypedDigits)
        case .ibanStructure, .ibanChecksum, .bicCountry: Phrase(.mistypedCharacters)
        case .isbnPrefix: Phrase(.isbnPrefix)

        case .comparisonTooSmall, .comparisonTooLarge, .comparisonNotGreater, .comparisonNotLess:
            Phrase(error.limitSentence(for: self), error.limitsAsTyped)
        case .portRange: Phrase(.between, error.ungroupedLimits)
        case .comparisonNotANumber, .decimalCharacter: Phrase(kind: .number, like: error.example)
        case .integerCharacter: Phrase(kind: .wholeNumber, like: error.example)
        case .integerSign, .decimalSign:
            error[.character] == nil ? Phrase(kind: .wholeNumber, like: error.example) : Phrase(.notBegin)
        case .integerOverflow, .decimalOverflow: Phrase(.fewerDigits)
        case .decimalPoint:
            Phrase(
                error.example?.contains(",") == true ? .decimalComma : .decimalPoint,
                [.example: .text(error.example ?? Kind.number.example ?? "")])
        case .decimalPlaces:
            error[.maximum] == .int(0) ? Phrase(kind: .wholeNumber, like: error.example) : Phrase(.decimalPlaces)
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
        case .cardNetwork: Phrase(error.isWithoutAccepted ? .programMistake : .cardNetwork)
        case .expiryFormat: Phrase(kind: .monthAndYear, like: error.example)
        case .expiryMonth, .dateMonth: Phrase(.month)
        case .expiryPast: Phrase(.expired)
        case .expiryFuture: Phrase(.tooFarAhead)
        case .dateFormat: Phrase(kind: error.isOfDateAndTime ? .dateAndTime : .date, like: error.example)
        case .dateDay: Phrase(.realDate)
        case .timeFormat: Phrase(kind: error.isOfDateAndTime ? .dateAndTime : .time, like: error.example)
        case .timeHour, .timeMinute, .timeSecond, .timeLeapSecond: Phrase(.realTime)
        case .timeOffset: Phrase(error[.accepted] == nil ? .offsetMissing : .offsetUnwanted)
        case .dateTimeFormat: Phrase(kind: .dateAndTime, like: error.example)

        case .urlSchemeMissing, .urlSchemeSyntax, .urlScheme:
            error.schemes.map { Phrase(.begins, [.accepted: $0]) }
                ?? Phrase(kind: .webAddress, like: error.example)
        case .urlSlashes: Phrase(.singleSlash)
        case .urlHostMissing where error.schemes != nil: Phrase(.begins, [.accepted: error.schemes ?? []])
        case .urlHostMissing, .urlTopLevelDomain, .domainDot: Phrase(.siteName)
        case .domainTopLevel, .emailTopLevelDomain: Phrase(.siteEnding)
        case .urlHostNumber, .urlHostLiteral: Phrase(.hostAddress)
        case .urlHostUnicode, .urlHostCharacter: error.phrase(forCharacterOr: .siteCharacters)
        case .domainCharacter, .emailDomainCharacter: error.phrase(forCharacterOr: .siteCharacters)
        case .urlLabelEmpty, .emailLabelEmpty, .domainLabelEmpty, .emailLocalDot: Phrase(.dots)
        case .urlLabelHyphen, .emailLabelHyphen, .domainLabelHyphen, .slugHyphen: Phrase(.hyphen)
        case .urlHostEncoding, .urlHostInternational, .emailDomainInternational, .domainInternational:
            Phrase(.siteSpelling)
        case .urlLabelTooLong, .domainLabelTooLong: Phrase(.siteTooLong, error.ungroupedLimits)
        case .urlHostTooLong: Phrase(.tooLarge)
        case .emailLabelTooLong, .emailDomainTooLong: Phrase(.emailSiteTooLong)
        case .urlPort where error[.accepted] == nil: Phrase(.port, error.ungroupedLimits)
        case .urlPort, .urlPortNotAccepted: Phrase(error.isWithoutAccepted ? .noPort : .portAccepted)
        case .urlUserInfo: Phrase(.userInfo)
        case .urlPercentEncoding: Phrase(.percent)
        case .urlBlank: Phrase(.spaces)
        case .urlBackslash: Phrase(.backslash)
        case .urlCharacter: error.phrase(forCharacterOr: error.isOfAnyScript ? .strangeCharacter : .plainCharacters)
        case .urlHostNotAccepted: Phrase(error.isWithoutAccepted ? .programMistake : .hostAccepted)
        case .urlLocalhost, .urlHostNotPublic: Phrase(.publicSite)
        case .urlHostAddress: Phrase(.notIPAddress)
        case .urlQuery: Phrase(.nothingAfter, [.character: "?"])
        case .urlFragment: Phrase(.nothingAfter, [.character: "#"])
        case .urlPath: Phrase(.disallowedText, [.character: "../"])

        case .emailAtMissing, .emailLocalEmpty: Phrase(kind: .email)
        case .emailAtRepeated: Phrase(.oneAt)
        case .emailLocalTooLong: Phrase(.localTooLong)
        case .emailLocalCharacter:
            error.phrase(forCharacterOr: error.isOfAnyScript ? .strangeCharacter : .plainCharacters)
        case .emailQuotes: Phrase(.quotes)
        case .emailDomainEmpty, .emailDomainDot, .emailAddressLiteral: Phrase(.emailDomain)
        // The limits are in bytes. Text in ASCII has as many characters.
        case .emailTooLong, .domainTooLong: Phrase(.tooLong)

        case .ipAddressNumber where error.example == nil: Phrase(.ipNumber)
        case .ipAddressCharacter, .ipAddressParts, .ipAddressNumber, .ipAddressCompression:
            Phrase(kind: .ipAddress, like: error.example)
        case .ipAddressVersion: Phrase(kind: error[.accepted] == "6" ? .ipv6 : .ipv4, like: error.example)
        case .ipAddressScope: Phrase(error.isWithoutAccepted ? .programMistake : .ipScope)
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
    /// The example that the strategy accepts, if the strategy supplied one.
    fileprivate var example: String? {
        if case .text(let example) = self[.example] { example } else { nil }
    }

    /// Whether the example of the strategy is a date with a time.
    fileprivate var isOfDateAndTime: Bool { example?.contains("T") == true }

    fileprivate func hasLength(under limit: Int) -> Bool {
        if case .int(let length) = self[.length] { length < limit } else { false }
    }

    /// Whether both limits are accepted.
    private var hasBothLimits: Bool {
        self[.minimum] != nil && self[.maximum] != nil && self[.minimumExcluded] == nil && self[.maximumExcluded] == nil
    }

    /// Returns the sentence about the limits of a range of numbers, of dates, or of other texts in an order.
    fileprivate func limitSentence(for code: BuiltInCode) -> Sentence {
        let kind = (self[.minimum] ?? self[.maximum])?.kindOfLimit ?? .number
        func sentence(_ number: Sentence, _ date: Sentence, _ text: Sentence) -> Sentence {
            switch kind {
            case .number: number
            case .date: date
            case .text: text
            }
        }
        switch code {
        case .comparisonNotGreater: return sentence(.moreThan, .laterThan, .textAfter)
        case .comparisonNotLess: return sentence(.lessThan, .earlierThan, .textBefore)
        case _ where hasBothLimits && kind != .text: return kind == .date ? .betweenDates : .between
        case .comparisonTooSmall: return sentence(.atLeast, .earliest, .textAtLeast)
        default: return sentence(.atMost, .latest, .textAtMost)
        }
    }

    /// The limits as they are typed into the text field of the strategy, or none if the value is not typed.
    fileprivate var limitsAsTyped: [Parameter: Value] {
        guard case .text(let point) = self[.decimalPoint] else { return [:] }
        var limits: [Parameter: Value] = [:]
        for parameter in [Parameter.minimum, .maximum] {
            guard let limit = self[parameter]?.digits else { continue }
            limits[parameter] = .text(limit.replacing(".", with: point))
        }
        return limits
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

    /// Whether the program accepts nothing.
    fileprivate var isWithoutAccepted: Bool { self[.accepted] == [] }

    /// The schemes that an address may begin with, as they are written there, or `nil` if every scheme is accepted.
    fileprivate var schemes: Value? {
        guard case .list(let schemes) = self[.accepted], !schemes.isEmpty else { return nil }
        // Other schemes, such as `mailto`, need not have slashes.
        let withSlashes: Set = ["file", "ftp", "http", "https", "ws", "wss"]
        let requiresHost = self[.requiresHost] == true
        return .list(schemes.map { $0 + (requiresHost || withSlashes.contains($0) ? "://" : ":") })
    }

    /// The accepted versions as the digits of a UUID that represent them.
    fileprivate var versionDigits: [Parameter: Value] {
        guard case .list(let versions) = self[.accepted] else { return [:] }
        return [.accepted: .list(versions.map { version in Int(version).map { String($0, radix: 16) } ?? version })]
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

extension ValidationError.Value {
    fileprivate enum KindOfLimit { case number, date, text }

    /// Whether a limit is a number, a date such as `2024-05-31` with or without a time, or another text.
    fileprivate var kindOfLimit: KindOfLimit {
        guard case .text(let limit) = self else { return .number }
        let shape = limit.utf8.map { $0.isDigit ? UInt8(ascii: "0") : $0 }
        if shape.starts(with: "0000-00-00".utf8) { return .date }
        // A number that does not fit into 64 bits, or of another type than `Double`, is a text too.
        return Self.withoutExponent(limit) == nil ? .text : .number
    }

    /// A number in digits with a decimal point, without groups and without an exponent; `nil` for another value.
    var digits: String? {
        switch self {
        case .int(let number): String(number)
        case .double(let number): number.isFinite ? Self.withoutExponent(number.description) : nil
        case .text(let text): Self.withoutExponent(text)
        case .flag, .list: nil
        }
    }

    /// Returns a number such as "-1.25e-07" or "100.0" as "-0.000000125" or "100", or `nil` for another text.
    ///
    /// An error from outside can contain any text. The exponents of `Double` and `Decimal` are between -400 and 400.
    private static func withoutExponent(_ number: String) -> String? {
        let parts = number.split(separator: "e", maxSplits: 1, omittingEmptySubsequences: false)
        let mantissa = parts[0].dropFirst(number.hasPrefix("-") ? 1 : 0)
            .split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard mantissa.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(\.isDigit) }),
            mantissa[0] == "0" || !mantissa[0].hasPrefix("0"),
            let exponent = parts.count > 1 ? Int(parts[1]) : 0, (-400...400).contains(exponent)
        else { return nil }
        var whole = Substring(mantissa[0])
        var fraction = mantissa.count > 1 ? Substring(mantissa[1]) : ""
        for _ in 0..<max(0, exponent) { whole.append(fraction.popFirst() ?? "0") }
        for _ in 0..<max(0, -exponent) { fraction.insert(whole.popLast() ?? "0", at: fraction.startIndex) }
        while fraction.last == "0" { fraction.removeLast() }
        let integer = whole.drop { $0 == "0" }
        return (number.hasPrefix("-") ? "-" : "") + (integer.isEmpty ? "0" : integer)
            + (fraction.isEmpty ? "" : "." + fraction)
    }
}

// MARK: - For tests

extension ValidationError {
    /// The sentence of the built-in message.
    package var sentence: Sentence? { isBuiltIn ? code.builtIn?.phrase(for: self).sentence : nil }
}
