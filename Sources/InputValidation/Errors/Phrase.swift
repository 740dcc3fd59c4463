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
    ///
    /// - Parameters:
    ///   - kind: The kind.
    ///   - example: The other example.
    ///   - character: A disallowed character, which the sentence names if the character has a name.
    init(kind: Kind, like example: String? = nil, without character: ValidationError.Value? = nil) {
        sentence = Word(character: character) == nil ? .kind : .kindWithout
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
        case .decodingType, .decodingValue, .decodingSyntax: Phrase(.format)

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

        case .securityCodeCharacter: Phrase(.digitsOnly)
        case .numericCharacter, .portCharacter, .eanCharacter: error.phrase(forCharacterOr: .digitsOnly)
        case .alphaCharacter: error.phrase(forCharacterOr: error.isOfAnyScript ? .anyLettersOnly : .lettersOnly)
        case .alphanumericCharacter:
            error.phrase(forCharacterOr: error.isOfAnyScript ? .anyLettersAndDigits : .lettersAndDigits)
        case .charactersCharacter: Phrase(.onlyThese)
        case .slugCharacter: error.phrase(forCharacterOr: .slugCharacters)
        case .cardCharacter: Phrase(.digitsGrouped)
        // The last character of a book number may be an X.
        case .isbnCharacter: Phrase(kind: .isbn, like: error.example)
        case .hexadecimalCharacter: error.phrase(forCharacterOr: .hexDigits)
        case .hexadecimalPrefix:
            error[.accepted] == nil ? Phrase(.notBegin, [.character: "0x"]) : Phrase(.begins)

        case .patternMismatch: Phrase(error[.example] == nil ? .format : .looksLike)
        case .hexColorPrefix, .hexColorCharacter, .hexColorLength:
            error.example(of: .color) {
                Phrase(.colorDigits, [.accepted: .int($0.utf8.count - 1), .example: .text($0)])
            }
        case .macAddressCharacter, .macAddressLength, .macAddressSeparator:
            error.example(of: .macAddress) { Phrase(.hexGroups, [.accepted: 12, .example: .text($0)]) }
        case .uuidCharacter, .uuidLength, .uuidHyphen:
            error.example(of: .uuid) { Phrase(.hexGroups, [.accepted: 32, .example: .text($0)]) }
        case .uuidVersion: Phrase(error.isWithoutAccepted ? .programMistake : .uuidVersion)
        case .ulidCharacter, .ulidLength, .ulidOverflow: Phrase(kind: .ulid)
        case .semverCore: Phrase(kind: .version)
        case .semverIdentifier: Phrase(kind: .version, like: "1.4.0-beta.1")
        case .e164Character where error[.character] != nil: error.phrase(forCharacterOr: .disallowedCharacter)
        case .e164Prefix, .e164Character, .e164Country:
            error.example.map { Phrase($0.hasPrefix("+") ? .phoneNumber : .phoneNumberWithoutPlus) }
                ?? Phrase(.phoneNumber, [.example: .text(Kind.phone.example ?? "")])
        case .bicCharacter where error[.character] == nil, .bicLength: Phrase(kind: .bic)
        case .ibanCharacter where error[.character] == nil, .ibanCountry: Phrase(kind: .iban)
        case .bicCharacter, .ibanCharacter: error.phrase(forCharacterOr: .disallowedCharacter)
        case .base64Character: error.phrase(forCharacterOr: .mistypedCharacters)
        case .base64Padding, .base64Bits, .jwtParts, .jwtCharacter, .jwtSignature: Phrase(.incomplete)

        // Most networks have numbers of 16 digits, and a number of another length is nearest to these.
        case .cardLength: Phrase(error.hasLength(under: 16) ? .missingDigits : .extraDigits)
        case .e164Length: Phrase(error.hasLength(under: 7) ? .missingDigits : .extraDigits)
        case .isbnLength, .eanLength: Phrase(error.isWithoutAccepted ? .programMistake : .exactDigits)
        case .securityCodeLength: Phrase(.exactDigits)
        case .ibanLength: Phrase(error[.minimum] == nil ? .mistypedCharacters : .exactLettersAndDigits)
        case .luhnZeros: Phrase(.allZeros)
        case .cardChecksum, .cardRepeated, .luhnChecksum, .isbnChecksum, .eanChecksum: Phrase(.mistypedDigits)
        case .ibanStructure, .ibanChecksum: Phrase(.mistypedCharacters)
        case .bicCountry: Phrase(.bankCountry)
        case .isbnPrefix: Phrase(.isbnPrefix)

        case .comparisonTooSmall, .comparisonTooLarge, .comparisonNotGreater, .comparisonNotLess:
            Phrase(error.limitSentence(for: self), error.limitsAsTyped)
        case .portRange: Phrase(.between, error.ungroupedLimits)
        case .comparisonNotANumber: Phrase(kind: .number, like: error.example)
        case .decimalCharacter: Phrase(kind: .number, like: error.example, without: error[.character])
        case .integerCharacter: Phrase(kind: .wholeNumber, like: error.example, without: error[.character])
        case .integerSign, .decimalSign:
            error[.character] == nil ? Phrase(kind: .wholeNumber, like: error.example) : Phrase(.notBegin)
        case .integerOverflow: error.digitsOfMaximum.map { Phrase(.tooManyDigits, $0) } ?? Phrase(.fewerDigits)
        case .decimalOverflow: Phrase(.fewerDigits)
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
        case .membershipUnknown: Phrase(error[.accepted] == nil ? .choice : .option)
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
        case .timeHour: Phrase(.hours)
        case .timeMinute: Phrase(.minutes)
        case .timeSecond, .timeLeapSecond: Phrase(.seconds)
        case .timeOffset: Phrase(error[.accepted] == nil ? .offsetMissing : .offsetUnwanted)
        case .dateTimeFormat: error.example(of: .dateAndTime) { Phrase(.timeAfterDate, [.example: .text($0)]) }

        case .urlSchemeMissing, .urlSchemeSyntax, .urlScheme:
            error.schemes.map { Phrase(.begins, [.accepted: $0]) }
                ?? Phrase(kind: .webAddress, like: error.example)
        case .urlSlashes: Phrase(.singleSlash)
        case .urlHostMissing where error.schemes != nil: Phrase(.begins, [.accepted: error.schemes ?? []])
        case .urlHostMissing, .urlTopLevelDomain, .domainDot: Phrase(.siteName)
        case .domainTopLevel: Phrase(.siteEnding, [.example: .text(Kind.siteName.example ?? "")])
        case .emailTopLevelDomain: Phrase(.siteEnding, [.example: .text(Kind.email.example ?? "")])
        case .urlHostNumber, .urlHostLiteral: Phrase(.hostAddress)
        case .urlHostUnicode, .urlHostCharacter: error.phrase(forCharacterOr: .siteCharacters)
        case .domainCharacter: error.phrase(forCharacterOr: .siteCharacters)
        case .emailDomainCharacter: error.phrase(forCharacterOr: .emailSiteLetters)
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
        case .urlBlank: error.phrase(forCharacterOr: .spaces)
        case .urlBackslash: Phrase(.backslash)
        case .urlCharacter: error.phrase(forCharacterOr: error.isOfAnyScript ? .strangeCharacter : .plainCharacters)
        case .urlHostNotAccepted: Phrase(error.isWithoutAccepted ? .programMistake : .hostAccepted)
        case .urlLocalhost, .urlHostNotPublic: Phrase(.publicSite)
        case .urlHostAddress: Phrase(.notIPAddress)
        case .urlQuery: Phrase(.nothingAfter, [.character: "?"])
        case .urlFragment: Phrase(.nothingAfter, [.character: "#"])
        case .urlPath: Phrase(.disallowedText, [.character: "../"])

        case .emailAtMissing: Phrase(.atMissing)
        case .emailLocalEmpty: Phrase(.localMissing)
        case .emailAtRepeated: Phrase(.oneAt)
        case .emailLocalTooLong: Phrase(.localTooLong)
        case .emailLocalCharacter:
            error.phrase(forCharacterOr: error.isOfAnyScript ? .strangeCharacter : .plainCharacters)
        case .emailQuotes: Phrase(.quotes)
        case .emailDomainEmpty, .emailDomainDot, .emailAddressLiteral: Phrase(.emailDomain)
        // The limits are in bytes. Text in ASCII has as many characters.
        case .emailTooLong, .domainTooLong: Phrase(.tooLong)

        case .ipAddressParts where !error.isOfVersion6, .ipAddressNumber where !error.isOfVersion6:
            error.example(of: .ipv4) { Phrase(.ipNumbers, [.example: .text($0)]) }
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

    /// Whether the example of the strategy is an IP address of version 6.
    fileprivate var isOfVersion6: Bool { example?.contains(":") == true }

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

    /// The number of digits that every whole number up to the maximum may have, or `nil` if there is no maximum.
    fileprivate var digitsOfMaximum: [Parameter: Value]? {
        guard case .int(let maximum) = self[.maximum], maximum > 9 else { return nil }
        return [.maximum: .int(String(maximum).utf8.count - 1)]
    }

    /// Returns the phrase with the example of the strategy, or else that of the kind.
    fileprivate func example(of kind: Kind, _ phrase: (String) -> Phrase) -> Phrase {
        phrase(example ?? kind.example ?? "")
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
        if self[.character] == nil { return Phrase(sentence) }
        return Phrase(Word(character: self[.character]) == nil ? .disallowedCharacter : .without)
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
