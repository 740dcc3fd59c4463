// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import PatternMatching
import Testing
import ValidationFormats

extension TextStrategy {
    static let nationalID = [
        TextStrategy(
            "nationalID of Poland", .nationalID(.peselPL),
            accepts: ["44051401359"],
            rejects: [
                ("44051401358", .nationalIDChecksum), ("44053201359", .nationalIDDate),
                ("4405140135", .nationalIDLength),
                ("4405140135A", .nationalIDCharacter),
            ])
    ]
}

@Suite("NationalIDInputValidator")
struct NationalIDInputValidatorTests {
    @Test("has kinds in alphabetical order, with names that end with a country's code")
    func names() {
        let names = NationalIdentifier.allCases.map(\.rawValue)
        #expect(names == names.sorted { $0.lowercased() < $1.lowercased() })
        #expect(Set(names).count == names.count && names.count >= 36)
        #expect(names.filter { $0.wholeMatch(of: /[a-z][A-Za-z]+[A-Z]{2}/) == nil } == [])
        for kind in NationalIdentifier.allCases { #expect(NationalIdentifier(rawValue: kind.rawValue) == kind) }
        #expect(NationalIdentifier(rawValue: "pesel") == nil)
    }

    @Test(
        "accepts a kind's example with and without separators, and in lowercase", arguments: NationalIdentifier.allCases
    )
    func example(of kind: NationalIdentifier) throws {
        let strategy = NationalIDInputValidator(kind)
        #expect(strategy.isSensitive)
        #expect(rejection(by: strategy, of: kind.example) == nil)
        #expect(rejection(by: strategy, of: kind.example.lowercased()) == nil)
        let normalized = strategy.normalized(kind.example.lowercased())
        #expect(rejection(by: strategy, of: normalized) == nil)
        #expect(strategy.normalized(normalized) == normalized)
        #expect(normalized.filter { $0.isLetter || $0.isNumber } == kind.example.filter { $0.isLetter || $0.isNumber })
        #expect(kind.summary.count > 10 && kind.source.count > 5)
        #expect(kind.note?.hasSuffix(".") != false)
    }

    /// Kinds for which the issuer's rule misses some wrong digits.
    private static let weak: Set<NationalIdentifier> = [
        // 10 counts as 0, or there's a second series.
        .cpfBR, .cnpjBR, .cuitAR, .egnBG, .jmbgRS, .myNumberJP, .nifPT, .rodneCisloCZ, .rodneCisloSK, .cnpRO,
        .asmensKodasLT, .isikukoodEE, .personasKodsLV, .innRU, .taxNumberUA, .nationalNumberBE, .pinTH,
        // The first of twelve digits tells the century, which isn't checked.
        .personnummerSE, .curpMX,
    ]

    /// Kinds whose numbers have no check digits anymore.
    private static let unchecked: Set<NationalIdentifier> = [.cprDK, .kennitalaIS]

    @Test("rejects a wrong digit at any place of a kind's example", arguments: NationalIdentifier.allCases)
    func wrongDigits(in kind: NationalIdentifier) {
        let strategy = NationalIDInputValidator(kind)
        let wrong = kind.example.indices.filter { kind.example[$0].isWholeNumber }.flatMap { index in
            "0123456789".filter { $0 != kind.example[index] }
                .map { kind.example[..<index] + "\($0)" + kind.example[kind.example.index(after: index)...] }
        }.map { String($0) }
        let missed = wrong.filter { strategy.isValid($0) }
        if Self.unchecked.contains(kind) { return #expect(missed.count < wrong.count) }
        if Self.weak.contains(kind) {
            #expect(missed.count * 8 < wrong.count, "\(missed)")
        } else {
            #expect(missed == [])
        }
        let codes = Set(wrong.compactMap { rejection(by: strategy, of: $0)?.code })
        #expect(codes.contains(.nationalIDChecksum))
        #expect(codes.isSubset(of: [.nationalIDChecksum, .nationalIDDate, .nationalIDUnissued]))
    }

    @Test(
        "reports a date that does not exist before a wrong check digit",
        arguments: [
            (NationalIdentifier.peselPL, "44053201359"), (.peselPL, "44133001359"), (.egnBG, "7523329263"),
            (.cnpRO, "1630631123457"), (.fodselsnummerNO, "311186 95088"), (.hetuFI, "310252-308Y"),
            (.kennitalaIS, "320174-3399"), (.rodneCisloCZ, "710332/2745"),
            (.jmbgRS, "3202006500006"), (.curpMX, "BOXW310832HNERXN09"), (.rfcMX, "GODE561331GR8"),
            (.residentNumberCN, "360426199102300071"), (.personnummerSE, "880332-0016"), (.cprDK, "310262-5629"),
            (.codiceFiscaleIT, "RCCMNL83S32D969H"), (.amkaGR, "32013099997"), (.isikukoodEE, "36813280109"),
            (.asmensKodasLT, "33302300064"), (.personasKodsLV, "311175-19997"), (.identityNumberZA, "7513305044089"),
        ])
    func dates(kind: NationalIdentifier, input: String) {
        #expect(rejection(by: .nationalID(kind), of: input)?.code == .nationalIDDate)
    }

    @Test(
        "accepts further numbers of the issuers",
        arguments: [
            (NationalIdentifier.cnpjBR, "12.ABC.345/01DE-35"), (.personnummerSE, "19880320-0016"),
            (.personnummerSE, "880320+0016"), (.nirFR, "253072A07300443"),
            (.nirFR, "253072B07300470"), (.rfcMX, "MAB-930714-8T4".replacing("-", with: "")), (.nieES, "x2482300w"),
            (.rutCL, "76086428-5"), (.kennitalaIS, "450401-3150"), (.kennitalaIS, "120174-3389"),
            (.nationalNumberBE, "17 07 30 033 84".replacing(" ", with: "")), (.hetuFI, "131052A308T"),
            (.ppsIE, "6433435OA"), (.ppsIE, "6433435FT"), (.isikukoodEE, "36805280109"), (.hetuFI, "131052Y308T"),
            (.rodneCisloCZ, "991231123"),
        ])
    func furtherNumbers(kind: NationalIdentifier, input: String) {
        #expect(rejection(by: .nationalID(kind), of: input) == nil)
    }

    @Test("checks the ninth digit of an Icelandic company, not of a person")
    func kennitala() {
        #expect(rejection(by: .nationalID(.kennitalaIS), of: "450401-3160")?.code == .nationalIDChecksum)
        #expect(rejection(by: .nationalID(.kennitalaIS), of: "120174-3499") == nil)
    }

    @Test(
        "reports the place of a character, and names a sign",
        arguments: [
            (NationalIdentifier.peselPL, "4405140135A", 10, nil), (.peselPL, "4405-1401359", 4, "-"),
            (.cpfBR, "390,533,447-05", 3, ","), (.dniES, "5436231AK", 7, nil), (.hetuFI, "131052G308T", 6, nil),
            (.nieES, "X 2482300W", 1, " "), (.aadhaarIN, "2341  23412346", 5, " "),
            (.personnummerSE, "880320_0016", 6, "_"),
        ])
    func characters(kind: NationalIdentifier, input: String, offset: Int, character: String?) {
        let error = rejection(by: .nationalID(kind), of: input)
        #expect(error?.domain == .builtIn && error?.code == .nationalIDCharacter)
        #expect(error?[.position] == .int(offset))
        #expect(error?[.character] == character.map { .text($0) })
    }

    @Test(
        "reports how many characters there are and must be",
        arguments: [
            (NationalIdentifier.peselPL, "440514", 6, ["11"]), (.rodneCisloCZ, "710319/27", 8, ["9", "10"]),
            (.codiceFiscaleIT, "RCCMNL83S18D969", 15, ["16"]), (.innRU, "1234567890123", 13, ["10", "12"]),
        ])
    func lengths(kind: NationalIdentifier, input: String, count: Int, accepted: [String]) {
        let error = rejection(by: .nationalID(kind), of: input)
        #expect(error?.domain == .builtIn && error?.code == .nationalIDLength)
        #expect(error?[.length] == .int(count) && error?[.accepted] == .list(accepted))
    }

    @Test(
        "keeps the signs that have a meaning, and writes Ñ",
        arguments: [
            (NationalIdentifier.hetuFI, "131052-308t", "131052-308T"), (.personnummerSE, "880320-0016", "8803200016"),
            (.personnummerSE, "880320+0016", "880320+0016"), (.cpfBR, "390.533.447-05", "39053344705"),
            (.aadhaarIN, "2341\u{A0}2341\u{202F}2346", "234123412346"),
        ])
    func normalized(kind: NationalIdentifier, input: String, output: String) {
        #expect(InputValidator.nationalID(kind).normalized(input) == output)
    }

    @Test("reads Ñ in Mexican codes")
    func enye() throws {
        let strategy: InputValidator<String> = .nationalID(.rfcMX)
        let codes = "0123456789A".map { "ÑOÑE 561231 GR\($0)" }.filter { strategy.isValid($0) }
        #expect(codes.count == 1)
        let code = try #require(codes.first)
        #expect(strategy.normalized(code.lowercased()) == code.replacing(" ", with: ""))
        #expect(strategy.isValid(code.lowercased()))
    }

    @Test("is an option in rule files, with the kind's name")
    func ruleFile() throws {
        let listing = NationalIDInputValidator.listing
        let strategy = try listing.makeStrategy(with: ["kind": "peselPL"])
        #expect(strategy == .nationalID(.peselPL) && strategy != .nationalID(.nipPL))
        #expect(throws: StrategyListing.InvalidSetting.self) { try listing.makeStrategy(with: ["kind": "pesel"]) }
        #expect(throws: StrategyListing.InvalidSetting.self) { try listing.makeStrategy(with: [:]) }
    }

    @Test(
        "answers each beginning of an example with an unknown number of missing characters",
        arguments: NationalIdentifier.allCases)
    func progress(of kind: NationalIdentifier) {
        let strategy = NationalIDInputValidator(kind)
        #expect(strategy.progress(of: kind.example) == .accepted)
        for index in kind.example.indices {
            if case .impossible = strategy.progress(of: String(kind.example[..<index])) {
                Issue.record("\(kind.example[..<index])")
            }
        }
    }
}
