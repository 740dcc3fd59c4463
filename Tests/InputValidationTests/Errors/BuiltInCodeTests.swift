// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import Testing

@Suite("The codes of the library")
struct BuiltInCodeTests {
    /// Every code with its number and its name.
    ///
    /// A line may be added, but never changed or removed. Nothing generates this table.
    private static let table = """
        1000 strategy.abstract
        1001 numeric.character
        1002 alpha.character
        1003 pattern.mismatch
        1004 input.empty
        1005 input.tooLarge
        1006 pattern.syntax
        1010 length.tooShort
        1011 length.tooLong
        1012 length.different
        1013 length.tooFewBytes
        1014 length.tooManyBytes
        1015 count.tooFew
        1016 count.tooMany
        1017 count.different
        1018 length.rangeEmpty
        1020 comparison.tooSmall
        1021 comparison.tooLarge
        1022 comparison.notGreater
        1023 comparison.notLess
        1024 comparison.notANumber
        1025 comparison.rangeEmpty
        1030 equality.different
        1031 equality.same
        1032 membership.unknown
        1033 membership.excluded
        1034 uniqueness.repeated
        1035 text.prefix
        1036 text.suffix
        1037 text.contains
        1040 card.character
        1041 card.length
        1042 card.checksum
        1043 card.network
        1044 card.repeated
        1045 expiry.format
        1046 expiry.month
        1047 expiry.past
        1048 expiry.future
        1049 securityCode.character
        1050 securityCode.length
        1051 luhn.checksum
        1052 luhn.zeros
        1060 url.schemeMissing
        1061 url.schemeSyntax
        1062 url.scheme
        1063 url.hostMissing
        1064 url.hostCharacter
        1065 url.labelEmpty
        1066 url.labelTooLong
        1067 url.labelHyphen
        1068 url.hostTooLong
        1069 url.hostNumber
        1070 url.hostLiteral
        1071 url.hostEncoding
        1072 url.hostUnicode
        1073 url.hostInternational
        1074 url.port
        1075 url.portNotAccepted
        1076 url.userInfo
        1077 url.percentEncoding
        1078 url.blank
        1079 url.backslash
        1080 url.character
        1081 url.hostNotAccepted
        1082 url.topLevelDomain
        1083 url.localhost
        1084 url.hostAddress
        1085 url.hostNotPublic
        1086 url.query
        1087 url.fragment
        1088 url.path
        1089 url.slashes
        1090 email.atMissing
        1091 email.atRepeated
        1092 email.localEmpty
        1093 email.localTooLong
        1094 email.localDot
        1095 email.localCharacter
        1096 email.quotes
        1097 email.domainEmpty
        1098 email.domainDot
        1099 email.labelEmpty
        1100 email.labelTooLong
        1101 email.labelHyphen
        1102 email.domainCharacter
        1103 email.domainTooLong
        1104 email.tooLong
        1105 email.addressLiteral
        1106 email.topLevelDomain
        1107 email.domainInternational
        1110 ipAddress.character
        1111 ipAddress.parts
        1112 ipAddress.number
        1113 ipAddress.leadingZero
        1114 ipAddress.compression
        1115 ipAddress.version
        1116 ipAddress.scope
        1117 domain.character
        1118 domain.labelEmpty
        1119 domain.labelTooLong
        1120 domain.labelHyphen
        1121 domain.tooLong
        1122 domain.dot
        1123 domain.topLevel
        1124 domain.international
        1125 alphanumeric.character
        1126 characters.character
        1127 integer.character
        1128 integer.sign
        1129 integer.overflow
        1130 decimal.character
        1131 decimal.sign
        1132 decimal.point
        1133 decimal.places
        1134 decimal.overflow
        1135 hexadecimal.prefix
        1136 hexadecimal.character
        1137 hexColor.prefix
        1138 hexColor.character
        1139 hexColor.length
        1140 macAddress.character
        1141 macAddress.length
        1142 macAddress.separator
        1143 uuid.character
        1144 uuid.length
        1145 uuid.hyphen
        1146 uuid.version
        1147 ulid.character
        1148 ulid.length
        1149 ulid.overflow
        1150 port.character
        1151 port.range
        1152 base64.character
        1153 base64.padding
        1154 base64.bits
        1155 jwt.parts
        1156 jwt.character
        1157 jwt.signature
        1158 semver.core
        1159 semver.leadingZero
        1160 semver.identifier
        1161 slug.character
        1162 slug.hyphen
        1163 iban.character
        1164 iban.country
        1165 iban.length
        1166 iban.structure
        1167 iban.checksum
        1168 bic.character
        1169 bic.length
        1170 bic.country
        1171 isbn.character
        1172 isbn.length
        1173 isbn.checksum
        1174 isbn.prefix
        1175 ean.character
        1176 ean.length
        1177 ean.checksum
        1178 e164.prefix
        1179 e164.character
        1180 e164.length
        1181 e164.country
        1182 date.format
        1183 date.month
        1184 date.day
        1185 time.format
        1186 time.hour
        1187 time.minute
        1188 time.second
        1189 time.leapSecond
        1190 time.offset
        1191 dateTime.format
        1192 password.letter
        1193 password.lowercase
        1194 password.uppercase
        1195 password.digit
        1196 password.symbol
        1197 port.leadingZero
        1198 decimal.precision
        1199 ipAddress.zone
        1200 composition.empty
        1201 composition.noAlternative
        1202 composition.negation
        1203 composition.tooDeep
        1204 composition.errorsOmitted
        1230 fields.differ
        1231 fields.order
        1232 fields.allEmpty
        1233 async.pending
        1234 async.timeout
        1235 async.unavailable
        1236 decoding.type
        1237 decoding.value
        1238 decoding.syntax
        """

    @Test("keep their numbers and names")
    func numbersAndNames() {
        let codes = Set(ValidationError.Code.builtIn.map { "\($0.rawValue) \($0.name ?? "")" })
        let lines = Self.table.split(separator: "\n").map(String.init)
        #expect(lines.count >= 192)
        #expect(lines.filter { !codes.contains($0) } == [], "A code was removed, renumbered or renamed.")
        #expect(codes.subtracting(lines) == [], "Add a line for the new code.")
    }

    @Test("use no number and no name twice")
    func uniqueness() {
        let codes = ValidationError.Code.builtIn
        #expect(Set(codes).count == codes.count)
        #expect(Set(codes.map(\.name)).count == codes.count)
    }

    @Test("have a name of the form family.cause", arguments: ValidationError.Code.builtIn)
    func names(code: ValidationError.Code) throws {
        let name = try #require(code.name)
        #expect(name.wholeMatch(of: /[a-z][a-zA-Z0-9]*\.[a-z][a-zA-Z0-9]*/) != nil, "\(name)")
    }

    /// An error that no strategy with accepted inputs throws, and how it comes about.
    struct Occurrence: Sendable, CustomTestStringConvertible {
        let code: ValidationError.Code
        let error: @Sendable () async -> ValidationError?

        init(_ code: ValidationError.Code, _ error: @escaping @Sendable () async -> ValidationError?) {
            self.code = code
            self.error = error
        }

        var testDescription: String { code.name ?? "\(code)" }
    }

    /// The codes of strategies that reject everything, of lists of errors, of forms and of servers.
    static let occurrences = [
        Occurrence(.strategyAbstract) { rejection(by: InputValidator<Int>(), of: 1) },
        Occurrence(.patternSyntax) { rejection(by: .pattern("(a"), of: "a") },
        Occurrence(.lengthRangeEmpty) { rejection(by: .count(in: 5..<5), of: "a") },
        Occurrence(.comparisonRangeEmpty) { rejection(by: .range(5..<5), of: 5) },
        Occurrence(.compositionEmpty) { rejection(by: AllOf<Int>([]), of: 1) },
        Occurrence(.compositionTooDeep) {
            rejection(by: (0..<200).reduce(.numeric as InputValidator<String>) { rule, _ in !rule }, of: "1")
        },
        Occurrence(.compositionErrorsOmitted) {
            InputValidator<[String]>.each(.numeric, maximumErrors: 1).errors(for: ["a", "b"]).last
        },
        Occurrence(.fieldsDiffer) {
            let (first, second) = (ValidatedInput("a", .required), ValidatedInput("b", .required))
            return error(of: InputForm { Matches(second, with: first) })
        },
        Occurrence(.fieldsOrder) {
            let (first, second) = (ValidatedInput(2, .atLeast(0)), ValidatedInput(1, .atLeast(0)))
            let form = InputForm {
                first
                second
            }
            return error(of: form.rule(.ascending(first, second)))
        },
        Occurrence(.fieldsAllEmpty) {
            let (first, second) = (ValidatedInput("", .optional(.alpha)), ValidatedInput("", .optional(.alpha)))
            let form = InputForm {
                first
                second
            }
            return error(of: form.rule(.atLeastOne(of: first, second)))
        },
        Occurrence(.asyncPending) { error(of: InputForm { ValidatedInput("a", .alpha, then: Unavailable()) }) },
        Occurrence(.asyncTimeout) {
            let timing = AsyncTiming(debounce: .zero, timeout: .seconds(1), clock: FailingClock())
            let input = ValidatedInput("a", .alpha, then: GatedValidator(), asyncTiming: timing)
            await input.validateWithChecks()
            return input.error
        },
        Occurrence(.asyncUnavailable) {
            let input = ValidatedInput("a", .alpha, then: Unavailable())
            await input.validateWithChecks()
            return input.error
        },
        Occurrence(.decodingType) { error(inJSON: "{}") },
        Occurrence(.decodingValue) { error(inJSON: "[\"x\"]") },
        Occurrence(.decodingSyntax) { error(inJSON: "[") },
    ]

    /// Returns the error for JSON that is not a list of UUIDs.
    private static func error(inJSON json: String) -> ValidationError? {
        do { _ = try JSONDecoder().decode([UUID].self, from: Data(json.utf8)) } catch {
            return (error as? DecodingError).map { ValidationError(decoding: $0) }
        }
        return nil
    }

    private static func error<Output>(of form: InputForm<Output>) -> ValidationError? {
        form.result().failure?.errors.first
    }

    @Test("occur", arguments: occurrences)
    func occurrence(occurrence: Occurrence) async {
        let error = await occurrence.error()
        #expect(error?.domain == .builtIn)
        #expect(error?.code == occurrence.code)
    }

    @Test("are all asserted: each is in a row of a strategy or in the table of the others")
    func asserted() {
        let asserted = Set(StrategyRow.all.flatMap(\.codes)).union(Self.occurrences.map(\.code))
        #if FoundationInterop
        let unreported: Set<ValidationError.Code> = []
        #else
        // Only the exact decimal strategy reports it, which requires Foundation.
        let unreported: Set<ValidationError.Code> = [.decimalPrecision]
        #endif
        let missing = ValidationError.Code.builtIn.filter { !asserted.contains($0) && !unreported.contains($0) }
        #expect(missing.map { $0.name ?? "\($0)" } == [], "Add an input that is rejected with this code.")
    }
}

/// A server that cannot be reached.
private final class Unavailable: AsyncInputValidator<String>, @unchecked Sendable {
    override func validate(_ input: String) async throws(ValidationError) { throw ValidationError(.asyncUnavailable) }
}
