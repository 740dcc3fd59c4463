// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

extension ValidationError.Code {
    init(_ code: BuiltInCode) { self.init(number: code.rawValue) }

    var builtIn: BuiltInCode? { BuiltInCode(rawValue: number) }

    /// Every code of the built-in domain, in the order of their numbers.
    public static var builtIn: [Self] { BuiltInCode.allCases.map { Self($0) } }

    /// The name of the code in the built-in domain, such as `"card.checksum"`, or `nil`.
    public var name: String? { builtIn?.name }

    // MARK: 1000–1009 every strategy

    /// 1000: a strategy that does not override `validate`, and therefore rejects every input.
    public static var strategyAbstract: Self { Self(.strategyAbstract) }

    /// 1001: a character other than a digit.
    public static var numericCharacter: Self { Self(.numericCharacter) }

    /// 1002: a character other than a letter.
    public static var alphaCharacter: Self { Self(.alphaCharacter) }

    /// 1003: the input does not match the pattern.
    public static var patternMismatch: Self { Self(.patternMismatch) }

    /// 1004: an empty input.
    public static var inputEmpty: Self { Self(.inputEmpty) }

    /// 1005: more bytes than the strategy accepts.
    public static var inputTooLarge: Self { Self(.inputTooLarge) }

    /// 1006: an invalid pattern in the source code, which rejects every input.
    public static var patternSyntax: Self { Self(.patternSyntax) }

    // MARK: 1010–1019 length

    /// 1010: fewer characters than the minimum.
    public static var lengthTooShort: Self { Self(.lengthTooShort) }

    /// 1011: more characters than the maximum.
    public static var lengthTooLong: Self { Self(.lengthTooLong) }

    /// 1012: not exactly the required number of characters.
    public static var lengthDifferent: Self { Self(.lengthDifferent) }

    /// 1013: fewer UTF-8 bytes than the minimum.
    public static var lengthTooFewBytes: Self { Self(.lengthTooFewBytes) }

    /// 1014: more UTF-8 bytes than the maximum.
    public static var lengthTooManyBytes: Self { Self(.lengthTooManyBytes) }

    /// 1015: fewer elements than the minimum.
    public static var countTooFew: Self { Self(.countTooFew) }

    /// 1016: more elements than the maximum.
    public static var countTooMany: Self { Self(.countTooMany) }

    /// 1017: not exactly the required number of elements.
    public static var countDifferent: Self { Self(.countDifferent) }

    /// 1018: an empty range of lengths in the program, which rejects every input.
    public static var lengthRangeEmpty: Self { Self(.lengthRangeEmpty) }

    // MARK: 1020–1029 comparison

    /// 1020: less than the minimum.
    public static var comparisonTooSmall: Self { Self(.comparisonTooSmall) }

    /// 1021: more than the maximum.
    public static var comparisonTooLarge: Self { Self(.comparisonTooLarge) }

    /// 1022: not more than the lower limit.
    public static var comparisonNotGreater: Self { Self(.comparisonNotGreater) }

    /// 1023: not less than the upper limit.
    public static var comparisonNotLess: Self { Self(.comparisonNotLess) }

    /// 1024: not a number (NaN), which is outside every range.
    public static var comparisonNotANumber: Self { Self(.comparisonNotANumber) }

    /// 1025: an empty range in the program, which rejects every input.
    public static var comparisonRangeEmpty: Self { Self(.comparisonRangeEmpty) }

    // MARK: 1030–1039 equality and membership

    /// 1030: a value that does not equal the target.
    public static var equalityDifferent: Self { Self(.equalityDifferent) }

    /// 1031: a value that equals the one that it must differ from.
    public static var equalitySame: Self { Self(.equalitySame) }

    /// 1032: a value that is not one of the accepted values.
    public static var membershipUnknown: Self { Self(.membershipUnknown) }

    /// 1033: one of the disallowed values.
    public static var membershipExcluded: Self { Self(.membershipExcluded) }

    /// 1034: an element that occurs more than once.
    public static var uniquenessRepeated: Self { Self(.uniquenessRepeated) }

    /// 1035: a text that does not begin with the required text.
    public static var textPrefix: Self { Self(.textPrefix) }

    /// 1036: a text that does not end with the required text.
    public static var textSuffix: Self { Self(.textSuffix) }

    /// 1037: a text that does not contain the required text.
    public static var textContains: Self { Self(.textContains) }

    // MARK: 1040–1059 payment card

    /// 1040: a character other than a digit or a single separator between digits.
    public static var cardCharacter: Self { Self(.cardCharacter) }

    /// 1041: a number of digits that the card network does not issue.
    public static var cardLength: Self { Self(.cardLength) }

    /// 1042: an incorrect check digit in a card number.
    public static var cardChecksum: Self { Self(.cardChecksum) }

    /// 1043: a card network that is not accepted.
    public static var cardNetwork: Self { Self(.cardNetwork) }

    /// 1044: a card number that repeats one digit and has a correct check digit, such as zeros only.
    public static var cardRepeated: Self { Self(.cardRepeated) }

    /// 1045: a text that is not a month and a year.
    public static var expiryFormat: Self { Self(.expiryFormat) }

    /// 1046: a month other than 1 to 12.
    public static var expiryMonth: Self { Self(.expiryMonth) }

    /// 1047: a card that has expired.
    public static var expiryPast: Self { Self(.expiryPast) }

    /// 1048: an expiry date too many years ahead.
    public static var expiryFuture: Self { Self(.expiryFuture) }

    /// 1049: a character other than a digit in a security code.
    public static var securityCodeCharacter: Self { Self(.securityCodeCharacter) }

    /// 1050: a wrong number of digits in a security code for the card network.
    public static var securityCodeLength: Self { Self(.securityCodeLength) }

    /// 1051: an incorrect check digit.
    public static var luhnChecksum: Self { Self(.luhnChecksum) }

    /// 1052: a number of zeros only, whose check digit is correct.
    public static var luhnZeros: Self { Self(.luhnZeros) }

    // MARK: 1060–1089 URL

    /// 1060: an address without a scheme before the first colon.
    public static var urlSchemeMissing: Self { Self(.urlSchemeMissing) }

    /// 1061: the scheme has a character other than letters, digits, `+`, `-` and `.`, or does not begin with a letter.
    public static var urlSchemeSyntax: Self { Self(.urlSchemeSyntax) }

    /// 1062: a scheme that is not accepted.
    public static var urlScheme: Self { Self(.urlScheme) }

    /// 1063: a missing host, or missing slashes before the host.
    public static var urlHostMissing: Self { Self(.urlHostMissing) }

    /// 1064: a character that is not allowed in a host name.
    public static var urlHostCharacter: Self { Self(.urlHostCharacter) }

    /// 1065: an empty label in the host, which begins with a dot or has two dots in a row.
    public static var urlLabelEmpty: Self { Self(.urlLabelEmpty) }

    /// 1066: a label of more than 63 bytes, counted in its encoded form.
    public static var urlLabelTooLong: Self { Self(.urlLabelTooLong) }

    /// 1067: a label that begins or ends with a hyphen.
    public static var urlLabelHyphen: Self { Self(.urlLabelHyphen) }

    /// 1068: a host name of more than 253 bytes.
    public static var urlHostTooLong: Self { Self(.urlHostTooLong) }

    /// 1069: a host that ends in a number and is not four numbers from 0 to 255 without leading zeros.
    public static var urlHostNumber: Self { Self(.urlHostNumber) }

    /// 1070: brackets that do not hold an IPv6 address.
    public static var urlHostLiteral: Self { Self(.urlHostLiteral) }

    /// 1071: an `xn--` label that is not the encoding of an international label.
    public static var urlHostEncoding: Self { Self(.urlHostEncoding) }

    /// 1072: a character beyond ASCII in the host, if the policy does not accept it.
    public static var urlHostUnicode: Self { Self(.urlHostUnicode) }

    /// 1073: an international label that breaks the rules of IDNA.
    public static var urlHostInternational: Self { Self(.urlHostInternational) }

    /// 1074: a port that is not a number from 1 to 65535.
    public static var urlPort: Self { Self(.urlPort) }

    /// 1075: a port that is not accepted.
    public static var urlPortNotAccepted: Self { Self(.urlPortNotAccepted) }

    /// 1076: a user name or password before the host.
    public static var urlUserInfo: Self { Self(.urlUserInfo) }

    /// 1077: a percent sign without two hexadecimal digits.
    public static var urlPercentEncoding: Self { Self(.urlPercentEncoding) }

    /// 1078: a space, a line break or another control character.
    public static var urlBlank: Self { Self(.urlBlank) }

    /// 1079: a backslash, which browsers read as a slash.
    public static var urlBackslash: Self { Self(.urlBackslash) }

    /// 1080: a character that must be percent-encoded.
    public static var urlCharacter: Self { Self(.urlCharacter) }

    /// 1081: a host that is not accepted.
    public static var urlHostNotAccepted: Self { Self(.urlHostNotAccepted) }

    /// 1082: a host without a top-level domain.
    public static var urlTopLevelDomain: Self { Self(.urlTopLevelDomain) }

    /// 1083: a host that is the local machine.
    public static var urlLocalhost: Self { Self(.urlLocalhost) }

    /// 1084: an IP address as a host.
    public static var urlHostAddress: Self { Self(.urlHostAddress) }

    /// 1085: a host inside a private network.
    public static var urlHostNotPublic: Self { Self(.urlHostNotPublic) }

    /// 1086: a query, if it is not accepted.
    public static var urlQuery: Self { Self(.urlQuery) }

    /// 1087: a fragment, if it is not accepted.
    public static var urlFragment: Self { Self(.urlFragment) }

    /// 1088: a path whose `..` segments go above its root.
    public static var urlPath: Self { Self(.urlPath) }

    /// 1089: a relative reference that begins with two slashes, so that it names another host.
    public static var urlSlashes: Self { Self(.urlSlashes) }

    // MARK: 1090–1109 email

    /// 1090: a missing @.
    public static var emailAtMissing: Self { Self(.emailAtMissing) }

    /// 1091: more than one @.
    public static var emailAtRepeated: Self { Self(.emailAtRepeated) }

    /// 1092: an empty local part before the @.
    public static var emailLocalEmpty: Self { Self(.emailLocalEmpty) }

    /// 1093: more than 64 bytes before the @.
    public static var emailLocalTooLong: Self { Self(.emailLocalTooLong) }

    /// 1094: a local part that begins or ends with a dot or has two dots in a row.
    public static var emailLocalDot: Self { Self(.emailLocalDot) }

    /// 1095: a character that is not allowed before the @.
    public static var emailLocalCharacter: Self { Self(.emailLocalCharacter) }

    /// 1096: a quoted local part that is not closed, or contains a character that cannot be quoted.
    public static var emailQuotes: Self { Self(.emailQuotes) }

    /// 1097: an empty domain after the @.
    public static var emailDomainEmpty: Self { Self(.emailDomainEmpty) }

    /// 1098: a domain without a dot.
    public static var emailDomainDot: Self { Self(.emailDomainDot) }

    /// 1099: a domain that begins or ends with a dot or has two dots in a row.
    public static var emailLabelEmpty: Self { Self(.emailLabelEmpty) }

    /// 1100: a label of more than 63 bytes, counted in its encoded form.
    public static var emailLabelTooLong: Self { Self(.emailLabelTooLong) }

    /// 1101: a label that begins or ends with a hyphen.
    public static var emailLabelHyphen: Self { Self(.emailLabelHyphen) }

    /// 1102: a character that is not allowed in a domain.
    public static var emailDomainCharacter: Self { Self(.emailDomainCharacter) }

    /// 1103: a domain of more than 253 bytes.
    public static var emailDomainTooLong: Self { Self(.emailDomainTooLong) }

    /// 1104: an address of more than 254 bytes.
    public static var emailTooLong: Self { Self(.emailTooLong) }

    /// 1105: square brackets that do not contain an IP address, or are not accepted.
    public static var emailAddressLiteral: Self { Self(.emailAddressLiteral) }

    /// 1106: a top-level domain that is a number or one letter, or has a hyphen.
    public static var emailTopLevelDomain: Self { Self(.emailTopLevelDomain) }

    /// 1107: an international label that breaks the rules of IDNA.
    public static var emailDomainInternational: Self { Self(.emailDomainInternational) }

    // MARK: 1110–1199 other formats

    /// 1110: a character that is not allowed in an IP address.
    public static var ipAddressCharacter: Self { Self(.ipAddressCharacter) }

    /// 1111: too few or too many parts.
    public static var ipAddressParts: Self { Self(.ipAddressParts) }

    /// 1112: a number over 255, or a group of more than four hexadecimal digits.
    public static var ipAddressNumber: Self { Self(.ipAddressNumber) }

    /// 1113: a number with a leading zero, which some programs read as octal.
    public static var ipAddressLeadingZero: Self { Self(.ipAddressLeadingZero) }

    /// 1114: `::` more than once, or where it does not replace a group.
    public static var ipAddressCompression: Self { Self(.ipAddressCompression) }

    /// 1115: an address of the other version.
    public static var ipAddressVersion: Self { Self(.ipAddressVersion) }

    /// 1116: an address whose scope is not accepted.
    public static var ipAddressScope: Self { Self(.ipAddressScope) }

    /// 1117: a character that is not allowed in a domain name.
    public static var domainCharacter: Self { Self(.domainCharacter) }

    /// 1118: a domain name that begins with a dot or has two dots in a row.
    public static var domainLabelEmpty: Self { Self(.domainLabelEmpty) }

    /// 1119: a label of more than 63 bytes, counted in its encoded form.
    public static var domainLabelTooLong: Self { Self(.domainLabelTooLong) }

    /// 1120: a label that begins or ends with a hyphen.
    public static var domainLabelHyphen: Self { Self(.domainLabelHyphen) }

    /// 1121: a domain name of more than 253 bytes.
    public static var domainTooLong: Self { Self(.domainTooLong) }

    /// 1122: a domain name without a dot.
    public static var domainDot: Self { Self(.domainDot) }

    /// 1123: a top-level domain that is a number or one letter, or has a hyphen.
    public static var domainTopLevel: Self { Self(.domainTopLevel) }

    /// 1124: an international label that breaks the rules of IDNA.
    public static var domainInternational: Self { Self(.domainInternational) }

    /// 1125: a character other than a letter or a digit.
    public static var alphanumericCharacter: Self { Self(.alphanumericCharacter) }

    /// 1126: a character that is not in the alphabet.
    public static var charactersCharacter: Self { Self(.charactersCharacter) }

    /// 1127: a character other than a digit in a whole number.
    public static var integerCharacter: Self { Self(.integerCharacter) }

    /// 1128: a sign that is not accepted.
    public static var integerSign: Self { Self(.integerSign) }

    /// 1129: a whole number that does not fit into 64 bits.
    public static var integerOverflow: Self { Self(.integerOverflow) }

    /// 1130: a character other than a digit or the decimal point in a number.
    public static var decimalCharacter: Self { Self(.decimalCharacter) }

    /// 1131: a sign that is not accepted.
    public static var decimalSign: Self { Self(.decimalSign) }

    /// 1132: a missing digit before or after the decimal point, or two decimal points.
    public static var decimalPoint: Self { Self(.decimalPoint) }

    /// 1133: more digits after the decimal point than accepted.
    public static var decimalPlaces: Self { Self(.decimalPlaces) }

    /// 1134: a number that is too large to represent.
    public static var decimalOverflow: Self { Self(.decimalOverflow) }

    /// 1135: a prefix `0x` that is missing or not accepted.
    public static var hexadecimalPrefix: Self { Self(.hexadecimalPrefix) }

    /// 1136: a character other than the digits 0 to 9 and a to f.
    public static var hexadecimalCharacter: Self { Self(.hexadecimalCharacter) }

    /// 1137: a color without `#`.
    public static var hexColorPrefix: Self { Self(.hexColorPrefix) }

    /// 1138: a character other than a hexadecimal digit in a color.
    public static var hexColorCharacter: Self { Self(.hexColorCharacter) }

    /// 1139: a wrong number of digits in a color.
    public static var hexColorLength: Self { Self(.hexColorLength) }

    /// 1140: a character other than a hexadecimal digit or a separator.
    public static var macAddressCharacter: Self { Self(.macAddressCharacter) }

    /// 1141: a wrong number of pairs of digits in a hardware address.
    public static var macAddressLength: Self { Self(.macAddressLength) }

    /// 1142: a separator that is missing or differs from the one before.
    public static var macAddressSeparator: Self { Self(.macAddressSeparator) }

    /// 1143: a character other than a hexadecimal digit in a UUID.
    public static var uuidCharacter: Self { Self(.uuidCharacter) }

    /// 1144: a UUID that does not have 36 characters.
    public static var uuidLength: Self { Self(.uuidLength) }

    /// 1145: a hyphen that is missing or in the wrong place.
    public static var uuidHyphen: Self { Self(.uuidHyphen) }

    /// 1146: a UUID version or variant that is not accepted.
    public static var uuidVersion: Self { Self(.uuidVersion) }

    /// 1147: a character that is not allowed in a ULID.
    public static var ulidCharacter: Self { Self(.ulidCharacter) }

    /// 1148: a ULID that does not have 26 characters.
    public static var ulidLength: Self { Self(.ulidLength) }

    /// 1149: a ULID of more than 128 bits.
    public static var ulidOverflow: Self { Self(.ulidOverflow) }

    /// 1150: a character other than a digit in a port number.
    public static var portCharacter: Self { Self(.portCharacter) }

    /// 1151: a port number that is out of range.
    public static var portRange: Self { Self(.portRange) }

    /// 1152: a character outside the alphabet of the encoding.
    public static var base64Character: Self { Self(.base64Character) }

    /// 1153: an incorrect length or padding.
    public static var base64Padding: Self { Self(.base64Padding) }

    /// 1154: unused bits at the end that are not zero.
    public static var base64Bits: Self { Self(.base64Bits) }

    /// 1155: a token that does not have three parts.
    public static var jwtParts: Self { Self(.jwtParts) }

    /// 1156: a part of a token that is not valid base64url.
    public static var jwtCharacter: Self { Self(.jwtCharacter) }

    /// 1157: a token without a signature.
    public static var jwtSignature: Self { Self(.jwtSignature) }

    /// 1158: a version that does not have three numbers with points between them.
    public static var semverCore: Self { Self(.semverCore) }

    /// 1159: a number with a leading zero.
    public static var semverLeadingZero: Self { Self(.semverLeadingZero) }

    /// 1160: an empty identifier, or a character that is not allowed in an identifier.
    public static var semverIdentifier: Self { Self(.semverIdentifier) }

    /// 1161: a character other than a lowercase letter, a digit or a hyphen.
    public static var slugCharacter: Self { Self(.slugCharacter) }

    /// 1162: a hyphen at the start or the end, or beside another hyphen.
    public static var slugHyphen: Self { Self(.slugHyphen) }

    /// 1163: a character other than a letter, a digit or a space.
    public static var ibanCharacter: Self { Self(.ibanCharacter) }

    /// 1164: a country without such account numbers.
    public static var ibanCountry: Self { Self(.ibanCountry) }

    /// 1165: a wrong length for an account number of the country.
    public static var ibanLength: Self { Self(.ibanLength) }

    /// 1166: a letter where the country requires a digit, or the reverse.
    public static var ibanStructure: Self { Self(.ibanStructure) }

    /// 1167: incorrect check digits.
    public static var ibanChecksum: Self { Self(.ibanChecksum) }

    /// 1168: a character other than the upper-case letter or digit that its place requires.
    public static var bicCharacter: Self { Self(.bicCharacter) }

    /// 1169: a bank code that does not have 8 or 11 characters.
    public static var bicLength: Self { Self(.bicLength) }

    /// 1170: a country that does not exist.
    public static var bicCountry: Self { Self(.bicCountry) }

    /// 1171: a character other than a digit or a single hyphen or space between digits.
    public static var isbnCharacter: Self { Self(.isbnCharacter) }

    /// 1172: a number of digits that is not accepted.
    public static var isbnLength: Self { Self(.isbnLength) }

    /// 1173: an incorrect check digit.
    public static var isbnChecksum: Self { Self(.isbnChecksum) }

    /// 1174: 13 digits that begin with neither 978 nor 979.
    public static var isbnPrefix: Self { Self(.isbnPrefix) }

    /// 1175: a character other than a digit in a bar code number.
    public static var eanCharacter: Self { Self(.eanCharacter) }

    /// 1176: a number of digits that is not accepted.
    public static var eanLength: Self { Self(.eanLength) }

    /// 1177: an incorrect check digit.
    public static var eanChecksum: Self { Self(.eanChecksum) }

    /// 1178: a telephone number without its plus sign.
    public static var e164Prefix: Self { Self(.e164Prefix) }

    /// 1179: a character other than a digit in a telephone number.
    public static var e164Character: Self { Self(.e164Character) }

    /// 1180: too many or too few digits for a telephone number.
    public static var e164Length: Self { Self(.e164Length) }

    /// 1181: a country code that begins with 0.
    public static var e164Country: Self { Self(.e164Country) }

    /// 1182: a date that is not written as year, month and day.
    public static var dateFormat: Self { Self(.dateFormat) }

    /// 1183: a month that does not exist.
    public static var dateMonth: Self { Self(.dateMonth) }

    /// 1184: a day that the month does not have.
    public static var dateDay: Self { Self(.dateDay) }

    /// 1185: a time that is not written as hours, minutes and seconds.
    public static var timeFormat: Self { Self(.timeFormat) }

    /// 1186: an hour that does not exist.
    public static var timeHour: Self { Self(.timeHour) }

    /// 1187: a minute that does not exist.
    public static var timeMinute: Self { Self(.timeMinute) }

    /// 1188: a second that does not exist.
    public static var timeSecond: Self { Self(.timeSecond) }

    /// 1189: a 61st second at a time without a leap second.
    public static var timeLeapSecond: Self { Self(.timeLeapSecond) }

    /// 1190: a missing, unknown or unwanted offset from universal time.
    public static var timeOffset: Self { Self(.timeOffset) }

    /// 1191: a date and a time without a T between them.
    public static var dateTimeFormat: Self { Self(.dateTimeFormat) }

    /// 1192: too few letters.
    public static var passwordLetter: Self { Self(.passwordLetter) }

    /// 1193: too few lowercase letters.
    public static var passwordLowercase: Self { Self(.passwordLowercase) }

    /// 1194: too few upper-case letters.
    public static var passwordUppercase: Self { Self(.passwordUppercase) }

    /// 1195: too few digits.
    public static var passwordDigit: Self { Self(.passwordDigit) }

    /// 1196: too few characters that are neither letters nor digits.
    public static var passwordSymbol: Self { Self(.passwordSymbol) }

    /// 1197: a port number with a leading zero.
    public static var portLeadingZero: Self { Self(.portLeadingZero) }

    /// 1199: an empty zone, or a zone after an address that does not have one.
    public static var ipAddressZone: Self { Self(.ipAddressZone) }

    /// 1198: more digits than an exact decimal number can hold.
    public static var decimalPrecision: Self { Self(.decimalPrecision) }

    // MARK: 1200–1229 composition

    /// 1200: a composition without rules, which rejects every input.
    public static var compositionEmpty: Self { Self(.compositionEmpty) }

    /// 1201: an input that all alternatives reject.
    public static var compositionNoAlternative: Self { Self(.compositionNoAlternative) }

    /// 1202: an input that the negated rule accepts.
    public static var compositionNegation: Self { Self(.compositionNegation) }

    /// 1203: a nesting of more than 128 compositions, which rejects every input.
    public static var compositionTooDeep: Self { Self(.compositionTooDeep) }

    /// 1204: more errors in a collection than are listed.
    ///
    /// The parameter `rejected` is the number of rejected elements.
    public static var compositionErrorsOmitted: Self { Self(.compositionErrorsOmitted) }

    // MARK: 1230–1249 forms, asynchronous rules and server

    /// 1230: two fields that differ but must be equal.
    public static var fieldsDiffer: Self { Self(.fieldsDiffer) }

    /// 1231: a field that is not after another one, as required.
    public static var fieldsOrder: Self { Self(.fieldsOrder) }

    /// 1232: empty fields of which at least one is required.
    public static var fieldsAllEmpty: Self { Self(.fieldsAllEmpty) }

    /// 1233: an asynchronous strategy without a result for the current value.
    public static var asyncPending: Self { Self(.asyncPending) }

    /// 1234: an asynchronous strategy that exceeded its time limit.
    ///
    /// The value is neither accepted nor rejected.
    public static var asyncTimeout: Self { Self(.asyncTimeout) }

    /// 1235: an asynchronous strategy that could not decide, for example without a network.
    ///
    /// The value is neither accepted nor rejected.
    public static var asyncUnavailable: Self { Self(.asyncUnavailable) }

    /// 1236: a decoded value of the wrong type, such as a text in place of a number.
    public static var decodingType: Self { Self(.decodingType) }

    /// 1237: a value of the right type that its `Decodable` type cannot represent, such as an unknown case.
    public static var decodingValue: Self { Self(.decodingValue) }

    /// 1238: data that cannot be read at all, such as malformed JSON.
    public static var decodingSyntax: Self { Self(.decodingSyntax) }

    /// 1239: an unknown or repeated key of an object.
    public static var decodingKey: Self { Self(.decodingKey) }

    /// 1240: values that are nested too deeply.
    public static var decodingDepth: Self { Self(.decodingDepth) }
}
