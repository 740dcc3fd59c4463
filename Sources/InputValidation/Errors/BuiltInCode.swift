// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The codes of the built-in strategies, with their numbers and names.
///
/// The enum is closed inside the module, so that a language without a text for a code does not compile. The public type
/// is the open ``ValidationError/Code-swift.struct``. A code never changes its meaning and is never used twice. The
/// ranges are 1000–1009 for every strategy, 1010–1019 length, 1020–1029 comparison, 1030–1039 equality and membership,
/// 1040–1059 payment card, 1060–1089 URL, 1090–1109 email, 1110–1199 other formats, 1200–1229 composition, and
/// 1230–1249 forms and server.
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
    case lengthTooShort = 1010
    case lengthTooLong = 1011
    case lengthDifferent = 1012
    case lengthTooFewBytes = 1013
    case lengthTooManyBytes = 1014
    case countTooFew = 1015
    case countTooMany = 1016
    case countDifferent = 1017
    case lengthRangeEmpty = 1018

    // 1020–1029 comparison
    case comparisonTooSmall = 1020
    case comparisonTooLarge = 1021
    case comparisonNotGreater = 1022
    case comparisonNotLess = 1023
    case comparisonNotANumber = 1024
    case comparisonRangeEmpty = 1025

    // 1030–1039 equality and membership
    case equalityDifferent = 1030
    case equalitySame = 1031
    case membershipUnknown = 1032
    case membershipExcluded = 1033
    case uniquenessRepeated = 1034
    case textPrefix = 1035
    case textSuffix = 1036
    case textContains = 1037

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
    case urlSchemeMissing = 1060
    case urlSchemeSyntax = 1061
    case urlScheme = 1062
    case urlHostMissing = 1063
    case urlHostCharacter = 1064
    case urlLabelEmpty = 1065
    case urlLabelTooLong = 1066
    case urlLabelHyphen = 1067
    case urlHostTooLong = 1068
    case urlHostNumber = 1069
    case urlHostLiteral = 1070
    case urlHostEncoding = 1071
    case urlHostUnicode = 1072
    case urlHostInternational = 1073
    case urlPort = 1074
    case urlPortNotAccepted = 1075
    case urlUserInfo = 1076
    case urlPercentEncoding = 1077
    case urlBlank = 1078
    case urlBackslash = 1079
    case urlCharacter = 1080
    case urlHostNotAccepted = 1081
    case urlTopLevelDomain = 1082
    case urlLocalhost = 1083
    case urlHostAddress = 1084
    case urlHostNotPublic = 1085
    case urlQuery = 1086
    case urlFragment = 1087
    case urlPath = 1088
    case urlSlashes = 1089

    // 1090–1109 email
    case emailAtMissing = 1090
    case emailAtRepeated = 1091
    case emailLocalEmpty = 1092
    case emailLocalTooLong = 1093
    case emailLocalDot = 1094
    case emailLocalCharacter = 1095
    case emailQuotes = 1096
    case emailDomainEmpty = 1097
    case emailDomainDot = 1098
    case emailLabelEmpty = 1099
    case emailLabelTooLong = 1100
    case emailLabelHyphen = 1101
    case emailDomainCharacter = 1102
    case emailDomainTooLong = 1103
    case emailTooLong = 1104
    case emailAddressLiteral = 1105
    case emailTopLevelDomain = 1106
    case emailDomainInternational = 1107

    // 1110–1199 other formats
    case ipAddressCharacter = 1110
    case ipAddressParts = 1111
    case ipAddressNumber = 1112
    case ipAddressLeadingZero = 1113
    case ipAddressCompression = 1114
    case ipAddressVersion = 1115
    case ipAddressScope = 1116
    case domainCharacter = 1117
    case domainLabelEmpty = 1118
    case domainLabelTooLong = 1119
    case domainLabelHyphen = 1120
    case domainTooLong = 1121
    case domainDot = 1122
    case domainTopLevel = 1123
    case domainInternational = 1124
    case alphanumericCharacter = 1125
    case charactersCharacter = 1126
    case integerCharacter = 1127
    case integerSign = 1128
    case integerOverflow = 1129
    case decimalCharacter = 1130
    case decimalSign = 1131
    case decimalPoint = 1132
    case decimalPlaces = 1133
    case decimalOverflow = 1134
    case hexadecimalPrefix = 1135
    case hexadecimalCharacter = 1136
    case hexColorPrefix = 1137
    case hexColorCharacter = 1138
    case hexColorLength = 1139
    case macAddressCharacter = 1140
    case macAddressLength = 1141
    case macAddressSeparator = 1142
    case uuidCharacter = 1143
    case uuidLength = 1144
    case uuidHyphen = 1145
    case uuidVersion = 1146
    case ulidCharacter = 1147
    case ulidLength = 1148
    case ulidOverflow = 1149
    case portCharacter = 1150
    case portRange = 1151
    case base64Character = 1152
    case base64Padding = 1153
    case base64Bits = 1154
    case jwtParts = 1155
    case jwtCharacter = 1156
    case jwtSignature = 1157
    case semverCore = 1158
    case semverLeadingZero = 1159
    case semverIdentifier = 1160
    case slugCharacter = 1161
    case slugHyphen = 1162
    case ibanCharacter = 1163
    case ibanCountry = 1164
    case ibanLength = 1165
    case ibanStructure = 1166
    case ibanChecksum = 1167
    case bicCharacter = 1168
    case bicLength = 1169
    case bicCountry = 1170
    case isbnCharacter = 1171
    case isbnLength = 1172
    case isbnChecksum = 1173
    case isbnPrefix = 1174
    case eanCharacter = 1175
    case eanLength = 1176
    case eanChecksum = 1177
    case e164Prefix = 1178
    case e164Character = 1179
    case e164Length = 1180
    case e164Country = 1181
    case dateFormat = 1182
    case dateMonth = 1183
    case dateDay = 1184
    case timeFormat = 1185
    case timeHour = 1186
    case timeMinute = 1187
    case timeSecond = 1188
    case timeLeapSecond = 1189
    case timeOffset = 1190
    case dateTimeFormat = 1191
    case passwordLetter = 1192
    case passwordLowercase = 1193
    case passwordUppercase = 1194
    case passwordDigit = 1195
    case passwordSymbol = 1196
    case portLeadingZero = 1197
    case decimalPrecision = 1198
    case ipAddressZone = 1199

    // 1200–1229 composition
    case compositionEmpty = 1200
    case compositionNoAlternative = 1201
    case compositionNegation = 1202
    case compositionTooDeep = 1203
    case compositionErrorsOmitted = 1204

    // 1230–1249 forms, asynchronous rules and server
    case fieldsDiffer = 1230
    case fieldsOrder = 1231
    case fieldsAllEmpty = 1232
    case asyncPending = 1233
    case asyncTimeout = 1234
    case asyncUnavailable = 1235
    case decodingType = 1236
    case decodingValue = 1237
    case decodingSyntax = 1238
    case decodingKey = 1239
    case decodingDepth = 1240

    /// The stable name in the form `family.cause`; the name of the case is the same in camel case.
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
        case .lengthTooShort: "length.tooShort"
        case .lengthTooLong: "length.tooLong"
        case .lengthDifferent: "length.different"
        case .lengthTooFewBytes: "length.tooFewBytes"
        case .lengthTooManyBytes: "length.tooManyBytes"
        case .countTooFew: "count.tooFew"
        case .countTooMany: "count.tooMany"
        case .countDifferent: "count.different"
        case .lengthRangeEmpty: "length.rangeEmpty"

        // 1020–1029 comparison
        case .comparisonTooSmall: "comparison.tooSmall"
        case .comparisonTooLarge: "comparison.tooLarge"
        case .comparisonNotGreater: "comparison.notGreater"
        case .comparisonNotLess: "comparison.notLess"
        case .comparisonNotANumber: "comparison.notANumber"
        case .comparisonRangeEmpty: "comparison.rangeEmpty"

        // 1030–1039 equality and membership
        case .equalityDifferent: "equality.different"
        case .equalitySame: "equality.same"
        case .membershipUnknown: "membership.unknown"
        case .membershipExcluded: "membership.excluded"
        case .uniquenessRepeated: "uniqueness.repeated"
        case .textPrefix: "text.prefix"
        case .textSuffix: "text.suffix"
        case .textContains: "text.contains"

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
        case .urlSchemeMissing: "url.schemeMissing"
        case .urlSchemeSyntax: "url.schemeSyntax"
        case .urlScheme: "url.scheme"
        case .urlHostMissing: "url.hostMissing"
        case .urlHostCharacter: "url.hostCharacter"
        case .urlLabelEmpty: "url.labelEmpty"
        case .urlLabelTooLong: "url.labelTooLong"
        case .urlLabelHyphen: "url.labelHyphen"
        case .urlHostTooLong: "url.hostTooLong"
        case .urlHostNumber: "url.hostNumber"
        case .urlHostLiteral: "url.hostLiteral"
        case .urlHostEncoding: "url.hostEncoding"
        case .urlHostUnicode: "url.hostUnicode"
        case .urlHostInternational: "url.hostInternational"
        case .urlPort: "url.port"
        case .urlPortNotAccepted: "url.portNotAccepted"
        case .urlUserInfo: "url.userInfo"
        case .urlPercentEncoding: "url.percentEncoding"
        case .urlBlank: "url.blank"
        case .urlBackslash: "url.backslash"
        case .urlCharacter: "url.character"
        case .urlHostNotAccepted: "url.hostNotAccepted"
        case .urlTopLevelDomain: "url.topLevelDomain"
        case .urlLocalhost: "url.localhost"
        case .urlHostAddress: "url.hostAddress"
        case .urlHostNotPublic: "url.hostNotPublic"
        case .urlQuery: "url.query"
        case .urlFragment: "url.fragment"
        case .urlPath: "url.path"
        case .urlSlashes: "url.slashes"

        // 1090–1109 email
        case .emailAtMissing: "email.atMissing"
        case .emailAtRepeated: "email.atRepeated"
        case .emailLocalEmpty: "email.localEmpty"
        case .emailLocalTooLong: "email.localTooLong"
        case .emailLocalDot: "email.localDot"
        case .emailLocalCharacter: "email.localCharacter"
        case .emailQuotes: "email.quotes"
        case .emailDomainEmpty: "email.domainEmpty"
        case .emailDomainDot: "email.domainDot"
        case .emailLabelEmpty: "email.labelEmpty"
        case .emailLabelTooLong: "email.labelTooLong"
        case .emailLabelHyphen: "email.labelHyphen"
        case .emailDomainCharacter: "email.domainCharacter"
        case .emailDomainTooLong: "email.domainTooLong"
        case .emailTooLong: "email.tooLong"
        case .emailAddressLiteral: "email.addressLiteral"
        case .emailTopLevelDomain: "email.topLevelDomain"
        case .emailDomainInternational: "email.domainInternational"

        // 1110–1199 other formats
        case .ipAddressCharacter: "ipAddress.character"
        case .ipAddressParts: "ipAddress.parts"
        case .ipAddressNumber: "ipAddress.number"
        case .ipAddressLeadingZero: "ipAddress.leadingZero"
        case .ipAddressCompression: "ipAddress.compression"
        case .ipAddressVersion: "ipAddress.version"
        case .ipAddressScope: "ipAddress.scope"
        case .ipAddressZone: "ipAddress.zone"
        case .domainCharacter: "domain.character"
        case .domainLabelEmpty: "domain.labelEmpty"
        case .domainLabelTooLong: "domain.labelTooLong"
        case .domainLabelHyphen: "domain.labelHyphen"
        case .domainTooLong: "domain.tooLong"
        case .domainDot: "domain.dot"
        case .domainTopLevel: "domain.topLevel"
        case .domainInternational: "domain.international"
        case .alphanumericCharacter: "alphanumeric.character"
        case .charactersCharacter: "characters.character"
        case .integerCharacter: "integer.character"
        case .integerSign: "integer.sign"
        case .integerOverflow: "integer.overflow"
        case .decimalCharacter: "decimal.character"
        case .decimalSign: "decimal.sign"
        case .decimalPoint: "decimal.point"
        case .decimalPlaces: "decimal.places"
        case .decimalOverflow: "decimal.overflow"
        case .hexadecimalPrefix: "hexadecimal.prefix"
        case .hexadecimalCharacter: "hexadecimal.character"
        case .hexColorPrefix: "hexColor.prefix"
        case .hexColorCharacter: "hexColor.character"
        case .hexColorLength: "hexColor.length"
        case .macAddressCharacter: "macAddress.character"
        case .macAddressLength: "macAddress.length"
        case .macAddressSeparator: "macAddress.separator"
        case .uuidCharacter: "uuid.character"
        case .uuidLength: "uuid.length"
        case .uuidHyphen: "uuid.hyphen"
        case .uuidVersion: "uuid.version"
        case .ulidCharacter: "ulid.character"
        case .ulidLength: "ulid.length"
        case .ulidOverflow: "ulid.overflow"
        case .portCharacter: "port.character"
        case .portRange: "port.range"
        case .base64Character: "base64.character"
        case .base64Padding: "base64.padding"
        case .base64Bits: "base64.bits"
        case .jwtParts: "jwt.parts"
        case .jwtCharacter: "jwt.character"
        case .jwtSignature: "jwt.signature"
        case .semverCore: "semver.core"
        case .semverLeadingZero: "semver.leadingZero"
        case .semverIdentifier: "semver.identifier"
        case .slugCharacter: "slug.character"
        case .slugHyphen: "slug.hyphen"
        case .ibanCharacter: "iban.character"
        case .ibanCountry: "iban.country"
        case .ibanLength: "iban.length"
        case .ibanStructure: "iban.structure"
        case .ibanChecksum: "iban.checksum"
        case .bicCharacter: "bic.character"
        case .bicLength: "bic.length"
        case .bicCountry: "bic.country"
        case .isbnCharacter: "isbn.character"
        case .isbnLength: "isbn.length"
        case .isbnChecksum: "isbn.checksum"
        case .isbnPrefix: "isbn.prefix"
        case .eanCharacter: "ean.character"
        case .eanLength: "ean.length"
        case .eanChecksum: "ean.checksum"
        case .e164Prefix: "e164.prefix"
        case .e164Character: "e164.character"
        case .e164Length: "e164.length"
        case .e164Country: "e164.country"
        case .dateFormat: "date.format"
        case .dateMonth: "date.month"
        case .dateDay: "date.day"
        case .timeFormat: "time.format"
        case .timeHour: "time.hour"
        case .timeMinute: "time.minute"
        case .timeSecond: "time.second"
        case .timeLeapSecond: "time.leapSecond"
        case .timeOffset: "time.offset"
        case .dateTimeFormat: "dateTime.format"
        case .passwordLetter: "password.letter"
        case .passwordLowercase: "password.lowercase"
        case .passwordUppercase: "password.uppercase"
        case .passwordDigit: "password.digit"
        case .passwordSymbol: "password.symbol"
        case .portLeadingZero: "port.leadingZero"
        case .decimalPrecision: "decimal.precision"

        // 1200–1229 composition
        case .compositionEmpty: "composition.empty"
        case .compositionNoAlternative: "composition.noAlternative"
        case .compositionNegation: "composition.negation"
        case .compositionTooDeep: "composition.tooDeep"
        case .compositionErrorsOmitted: "composition.errorsOmitted"

        // 1230–1249 forms, asynchronous rules and server
        case .fieldsDiffer: "fields.differ"
        case .fieldsOrder: "fields.order"
        case .fieldsAllEmpty: "fields.allEmpty"
        case .asyncPending: "async.pending"
        case .asyncTimeout: "async.timeout"
        case .asyncUnavailable: "async.unavailable"
        case .decodingType: "decoding.type"
        case .decodingValue: "decoding.value"
        case .decodingSyntax: "decoding.syntax"
        case .decodingKey: "decoding.key"
        case .decodingDepth: "decoding.depth"
        }
    }
}
