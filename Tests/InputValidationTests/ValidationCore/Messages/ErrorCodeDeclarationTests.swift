// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import InputValidationRequests
import InputValidationRules
import Testing

@Suite("The codes of the library")
struct ErrorCodeDeclarationTests {
    /// Every code's number and name.
    ///
    /// `UPDATE_CODES=1 swift test --filter ErrorCodeDeclarationTests` appends new codes. It never changes a line.
    private static let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "codes.tsv")

    @Test("keep their numbers and names")
    func numbersAndNames() throws {
        let text = try String(contentsOf: Self.file, encoding: .utf8)
        let lines = text.split(separator: "\n").map(String.init)
        let codes = ValidationError.Code.builtIn.map { "\($0.rawValue)\t\($0.name ?? "")" }
        #expect(lines.count >= 195)
        let lost = lines.filter { !codes.contains($0) }
        #expect(lost == [], "A code was removed, renumbered or renamed.")
        let new = codes.filter { !lines.contains($0) }
        if lost.isEmpty, ProcessInfo.processInfo.environment["UPDATE_CODES"] == "1" {
            try (text + new.map { $0 + "\n" }.joined()).write(to: Self.file, atomically: true, encoding: .utf8)
        } else {
            #expect(new == [], "Run: UPDATE_CODES=1 swift test --filter ErrorCodeDeclarationTests")
        }
    }

    @Test("are listed wherever they are declared, under the name of the member")
    func declarations() throws {
        var declared: Set<Int> = []
        for file in DocumentationTests.sources {
            let source = try String(contentsOf: file, encoding: .utf8)
            for match in source.matches(of: /static let (\w+) = declare(?:ProgrammingError)?\(\s*(\d+), "([\w.]+)"/) {
                let number = try #require(Int(match.2))
                declared.insert(number)
                let code = ValidationError.Code.builtIn.first { $0.rawValue == number }
                #expect(code?.name == String(match.3), "Add .\(match.1) to `codes` in \(file.lastPathComponent).")
                #expect(CodeDocumentationTests.member(named: String(match.3)) == match.1)
            }
        }
        #expect(declared == Set(ValidationError.Code.builtIn.map(\.rawValue)))
    }

    @Test("are the same as numbers without a declaration", arguments: ValidationError.Code.builtIn)
    func literals(code: ValidationError.Code) throws {
        let number = try #require(ValidationError.Code(rawValue: code.rawValue))
        #expect(number == code && number.hashValue == code.hashValue && number.name == code.name)
        let (error, other) = (ValidationError(number), ValidationError(code))
        #expect(error == other && error.name == other.name && error.reason == other.reason)
        #expect(error.description == other.description)
        // If an error isn't a verdict, the opposite strategy rejects the input too.
        func opposite(_ error: ValidationError) -> ValidationError? {
            let rule: InputValidator<String> = .condition(or: error) { _ in false }
            return rejection(by: !rule, of: "a")
        }
        #expect(opposite(error) == opposite(other))
    }

    @Test(
        "declare which parameters are secret, and a disallowed character always is",
        arguments: ValidationError.Code.builtIn)
    func secretParameters(code: ValidationError.Code) throws {
        let declared: [ValidationError.Code: ErrorCodeDeclaration.SecretParameters] = [
            .charactersCharacter: .character, .membershipUnknown: .all, .patternMismatch: .allFromPattern,
        ]
        #expect(code.builtInDeclaration?.secretParameters == declared[code] ?? .allWithCharacter)
        for parameters in [[.character: "<"], [.character: "<", .accepted: ["a"], .example: "a"]]
            as [[ValidationError.Parameter: ValidationError.Value]]
        {
            let error = ValidationError(code, parameters: parameters)
            let rule: InputValidator<String> = .condition(or: error) { _ in false }.sensitive()
            #expect(rejection(by: rule, of: "<")?.parameters == [:])
        }
    }

    @Test("have numbers from 1000 to 1399, and others have no name", arguments: [Int(Int32.min), -1, 0, 999, 1_400])
    func otherNumbers(number: Int) throws {
        let code = try #require(ValidationError.Code(rawValue: number))
        #expect(code.rawValue == number && code.name == nil && "\(code)" == "\(number)")
        #expect(ValidationError(code).name == "InputValidationErrorDomain.\(number)")
    }

    @Test(
        "have the limit of bytes in the message only if it is large",
        arguments: [(4_095, Sentence.tooLarge), (4_096, .tooManyBytes)])
    func limitOfBytes(maximum: Int, sentence: Sentence) {
        let error = ValidationError(.inputTooLarge, parameters: [.maximum: .int(maximum)])
        #expect(error.withLength(maximum + 1).sentence == sentence)
        // Only a document's length can be unknown.
        #expect(error.sentence == .dataSize)
        #expect(ValidationError(.inputTooLarge).sentence == .tooLarge)
    }

    @Test("have the number of rejected elements in the message if it is known")
    func omittedErrors() {
        #expect(ValidationError(.compositionErrorsOmitted).sentence == .furtherErrors)
        #expect(ValidationError(.compositionErrorsOmitted, parameters: [.rejected: 2]).sentence == .moreErrors)
    }

    @Test("do not make errors larger")
    func size() { #expect(Int.bitWidth < 64 || MemoryLayout<ValidationError>.size == 32) }

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

    /// An error that no strategy with accepted inputs throws, and how to get it.
    struct Occurrence: Sendable, CustomTestStringConvertible {
        let code: ValidationError.Code
        let error: @Sendable () async -> ValidationError?

        init(_ code: ValidationError.Code, _ error: @escaping @Sendable () async -> ValidationError?) {
            self.code = code
            self.error = error
        }

        var testDescription: String { code.name ?? "\(code)" }
    }

    /// The codes of lists of errors, forms, servers, and strategies that reject everything.
    static let occurrences = [
        Occurrence(.strategyAbstract) { rejection(by: InputValidator<Int>(), of: 1) },
        Occurrence(.strategyPropertyUnreadable) {
            await MainActor.run { rejection(by: .at(\Screen.heading, .required), of: Screen()) }
        },
        Occurrence(.strategyErrorMissing) { ParsingOutcome<Int>.rejected([]).errors.first },
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
        Occurrence(.fieldsExcluded) {
            let file = #"{"fields":[{"name":"a"},{"name":"b"}],"rules":[{"columns":["a","b"],"use":"excludes"}]}"#
            return (try? TableRules(json: file.utf8))?.rules[0].validator.errors(for: ["x", "y"]).first
        },
        Occurrence(.fieldsAllEmpty) {
            let (first, second) = (ValidatedInput("", .optional(.alpha)), ValidatedInput("", .optional(.alpha)))
            let form = InputForm {
                first
                second
            }
            return error(of: form.rule(.atLeastOne(of: first, second)))
        },
        Occurrence(.calendarFormat) { InputValidator<String>.date(format: "dd.MM").errors(for: "31.05").first },
        Occurrence(.numberNotation) {
            InputValidator<String>.decimal(point: .comma, grouping: .comma).errors(for: "1").first
        },
        Occurrence(.expirySoon) {
            let clock = CardExpiry.Clock.fixed(year: 2026, month: 11)
            return InputValidator<String>.cardExpiry(now: clock, minimumMonths: 1).errors(for: "11/26").first
        },
        Occurrence(.postalCodeNone) { InputValidator<String>.postalCode(country: "HK").errors(for: "0").first },
        Occurrence(.postalCodeCountry) { InputValidator<String>.postalCode(country: "XX").errors(for: "0").first },
        Occurrence(.phoneNumberCountry) { InputValidator<String>.phoneNumber(country: "XX").errors(for: "0").first },
        Occurrence(.asyncPending) { error(of: InputForm { ValidatedInput("a", .alpha, then: Unavailable()) }) },
        Occurrence(.asyncTimeout) {
            let timing = AsyncTiming(debounce: .zero, timeout: .seconds(1), clock: FailingClock())
            let input = ValidatedInput("a", .alpha, then: GatedValidator(), asyncTiming: timing)
            await input.validateWithChecks()
            return input.error
        },
        Occurrence(.asyncUnavailable) {
            let input = ValidatedInput("a", .alpha, then: Unavailable(), asyncTiming: .unlimited)
            await input.validateWithChecks()
            return input.error
        },
        Occurrence(.strategyKeyUnknown) {
            do throws(FormError) {
                _ = try ValidatingDecoder().decode(Renamed.self, from: #"{"full_name": ""}"#.utf8)
                return nil
            } catch { return error.errors.first }
        },
        Occurrence(.decodingType) { error(inJSON: "{}") },
        Occurrence(.decodingValue) { error(inJSON: "[\"x\"]") },
        Occurrence(.decodingSyntax) { error(inJSON: "[") },
        Occurrence(.decodingKey) { error(inUnknownKeys: #"{"a": 1}"#) },
        Occurrence(.decodingRepeatedKey) { error(inKeys: #"{"a": 1, "a": 2}"#) },
        Occurrence(.decodingDepth) { error(inKeys: String(repeating: "[", count: 200)) },
        Occurrence(.decodingEncoding) {
            let rules = try? TableRules(json: #"{"fields":[{"name":"city"}]}"#.utf8)
            let bytes: [UInt8] = [0xFF]
            return rules?.fields[0].errors(forUTF8: bytes.span).first
        },
    ]

    /// Returns the error for JSON that is not a list of UUIDs.
    private static func error(inJSON json: String) -> ValidationError? {
        do { _ = try JSONDecoder().decode([UUID].self, from: Data(json.utf8)) } catch {
            return (error as? DecodingError).map { ValidationError(decoding: $0) }
        }
        return nil
    }

    /// Returns the error for JSON that is not a dictionary.
    private static func error(inKeys json: String) -> ValidationError? {
        do throws(FormError) { _ = try ValidatingDecoder().decode([String: Int].self, from: json.utf8) } catch {
            return error.errors.first
        }
        return nil
    }

    private struct Empty: Decodable { var name: String? }

    private static func error(inUnknownKeys json: String) -> ValidationError? {
        var decoder = ValidatingDecoder()
        decoder.unknownKeys = .rejected
        do throws(FormError) { _ = try decoder.decode(Empty.self, from: json.utf8) } catch {
            return error.errors.first
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
        // Only the exact decimal strategy, which requires Foundation, reports this code.
        let unreported: Set<ValidationError.Code> = [.decimalPrecision]
        #endif
        let missing = ValidationError.Code.builtIn.filter { !asserted.contains($0) && !unreported.contains($0) }
        #expect(missing.map { $0.name ?? "\($0)" } == [], "Add an input that is rejected with this code.")
    }
}

/// A value with a rule for a property that has another name in JSON.
private struct Renamed: Decodable, Validatable {
    var name: String
    private enum CodingKeys: String, CodingKey { case name = "full_name" }
    static let validator: InputValidator<Renamed> = .at(\.name, .required)
}

/// A value with a property that only the main actor can compute.
@MainActor private struct Screen {
    var heading: String { "Profile" }
}

/// A server that cannot be reached.
private final class Unavailable: AsyncInputValidator<String>, @unchecked Sendable {
    override func validate(_ input: String) async throws(ValidationError) { throw ValidationError(.asyncUnavailable) }
}
