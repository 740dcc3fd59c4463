// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The codes of the built-in strategies: the one table of numbers and names.
///
/// A closed enum inside, so that a text that a language lacks does not compile; open to the outside as
/// ``ValidationError/Code-swift.struct``. A code never changes its meaning and is never used twice. The ranges: 1000–1009
/// every strategy, 1010–1019 length, 1020–1029 comparison, 1030–1039 equality and membership, 1040–1059 payment card,
/// 1060–1089 URL, 1090–1109 e-mail, 1110–1199 other formats, 1200–1229 composition, 1230–1249 forms and server.
enum BuiltInCode: Int32, CaseIterable {
    // 1000–1009 every strategy
    case strategyAbstract = 1000
    case numericCharacter = 1001
    case alphaCharacter = 1002
    case patternMismatch = 1003
    case inputEmpty = 1004
    case inputTooLarge = 1005
    case patternSyntax = 1006

    // 1010–1019 length

    // 1020–1029 comparison

    // 1030–1039 equality and membership

    // 1040–1059 payment card
    case cardCharacter = 1040
    case cardLength = 1041
    case cardChecksum = 1042
    case cardNetwork = 1043
    case cardRepeated = 1044
    case expiryFormat = 1045
    case expiryMonth = 1046
    case expiryPast = 1047
    case expiryFuture = 1048
    case securityCodeCharacter = 1049
    case securityCodeLength = 1050
    case luhnChecksum = 1051
    case luhnZeros = 1052

    // 1060–1089 URL

    // 1090–1109 e-mail

    // 1110–1199 other formats

    // 1200–1229 composition
    case compositionEmpty = 1200
    case compositionNoAlternative = 1201
    case compositionNegation = 1202

    // 1230–1249 forms, asynchronous rules and server

    /// The stable name, `family.cause`; the case is called the same in camel case.
    var name: String {
        switch self {
        // 1000–1009 every strategy
        case .strategyAbstract: "strategy.abstract"
        case .numericCharacter: "numeric.character"
        case .alphaCharacter: "alpha.character"
        case .patternMismatch: "pattern.mismatch"
        case .inputEmpty: "input.empty"
        case .inputTooLarge: "input.tooLarge"
        case .patternSyntax: "pattern.syntax"

        // 1010–1019 length

        // 1020–1029 comparison

        // 1030–1039 equality and membership

        // 1040–1059 payment card
        case .cardCharacter: "card.character"
        case .cardLength: "card.length"
        case .cardChecksum: "card.checksum"
        case .cardNetwork: "card.network"
        case .cardRepeated: "card.repeated"
        case .expiryFormat: "expiry.format"
        case .expiryMonth: "expiry.month"
        case .expiryPast: "expiry.past"
        case .expiryFuture: "expiry.future"
        case .securityCodeCharacter: "securityCode.character"
        case .securityCodeLength: "securityCode.length"
        case .luhnChecksum: "luhn.checksum"
        case .luhnZeros: "luhn.zeros"

        // 1060–1089 URL

        // 1090–1109 e-mail

        // 1110–1199 other formats

        // 1200–1229 composition
        case .compositionEmpty: "composition.empty"
        case .compositionNoAlternative: "composition.noAlternative"
        case .compositionNegation: "composition.negation"

        // 1230–1249 forms, asynchronous rules and server
        }
    }
}

extension ValidationError.Code {
    init(_ code: BuiltInCode) { self.init(number: code.rawValue) }

    var builtIn: BuiltInCode? { BuiltInCode(rawValue: number) }

    /// Every code of the built-in domain, in the order of their numbers.
    public static var builtIn: [Self] { BuiltInCode.allCases.map { Self($0) } }

    /// The name that the code has in the built-in domain, such as `"card.checksum"`, or `nil`.
    public var name: String? { builtIn?.name }

    // MARK: 1000–1009 every strategy

    /// 1000: an abstract class was asked; the strategy does not override `validate`.
    public static var strategyAbstract: Self { Self(.strategyAbstract) }

    /// 1001: something other than a digit.
    public static var numericCharacter: Self { Self(.numericCharacter) }

    /// 1002: something other than a letter.
    public static var alphaCharacter: Self { Self(.alphaCharacter) }

    /// 1003: the input does not match the pattern.
    public static var patternMismatch: Self { Self(.patternMismatch) }

    /// 1004: nothing was entered.
    public static var inputEmpty: Self { Self(.inputEmpty) }

    /// 1005: the input has more bytes than the strategy looks at.
    public static var inputTooLarge: Self { Self(.inputTooLarge) }

    /// 1006: the pattern itself, a literal in the source, does not compile; every input is refused.
    public static var patternSyntax: Self { Self(.patternSyntax) }

    // MARK: 1010–1019 length

    // MARK: 1020–1029 comparison

    // MARK: 1030–1039 equality and membership

    // MARK: 1040–1059 payment card

    /// 1040: something other than digits and single separators between them.
    public static var cardCharacter: Self { Self(.cardCharacter) }

    /// 1041: a number of digits that the network does not issue.
    public static var cardLength: Self { Self(.cardLength) }

    /// 1042: the check digit does not fit.
    public static var cardChecksum: Self { Self(.cardChecksum) }

    /// 1043: a network that is not accepted.
    public static var cardNetwork: Self { Self(.cardNetwork) }

    /// 1044: one digit over and over, such as a number of zeros, whose check digit fits.
    public static var cardRepeated: Self { Self(.cardRepeated) }

    /// 1045: something other than a month and a year.
    public static var expiryFormat: Self { Self(.expiryFormat) }

    /// 1046: a month other than 1 to 12.
    public static var expiryMonth: Self { Self(.expiryMonth) }

    /// 1047: a card that has expired.
    public static var expiryPast: Self { Self(.expiryPast) }

    /// 1048: an expiry date too many years ahead.
    public static var expiryFuture: Self { Self(.expiryFuture) }

    /// 1049: something other than a digit in a security code.
    public static var securityCodeCharacter: Self { Self(.securityCodeCharacter) }

    /// 1050: a number of digits that the network's security code does not have.
    public static var securityCodeLength: Self { Self(.securityCodeLength) }

    /// 1051: a check digit that does not fit.
    public static var luhnChecksum: Self { Self(.luhnChecksum) }

    /// 1052: a number of zeros alone, whose check digit fits.
    public static var luhnZeros: Self { Self(.luhnZeros) }

    // MARK: 1060–1089 URL

    // MARK: 1090–1109 e-mail

    // MARK: 1110–1199 other formats

    // MARK: 1200–1229 composition

    /// 1200: a composition without a rule; every input is refused.
    public static var compositionEmpty: Self { Self(.compositionEmpty) }

    /// 1201: none of the alternatives accepts the input.
    public static var compositionNoAlternative: Self { Self(.compositionNoAlternative) }

    /// 1202: the input is what a rule was negated to keep out.
    public static var compositionNegation: Self { Self(.compositionNegation) }

    // MARK: 1230–1249 forms, asynchronous rules and server
}
