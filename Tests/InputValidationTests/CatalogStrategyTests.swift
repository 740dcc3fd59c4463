// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if StockPatterns
import Foundation
import InputPatterns
import InputValidation
import InputValidationTesting
import PatternAlgebra
import Testing

/// Proves the notes that name a strategy in place of a pattern.
@Suite("The strategy that a pattern names")
struct CatalogStrategyTests {
    /// A pattern, a strategy that rejects everything the pattern rejects, and the form of the texts that the strategy
    /// accepts.
    struct Replacement: Sendable, CustomTestStringConvertible {
        let pattern: InputPattern
        let strategy: InputValidator<String>
        /// An expression that matches every text that the strategy accepts.
        let form: String
        var testDescription: String { pattern.name }

        init(_ pattern: InputPattern, by strategy: InputValidator<String>, form: String) {
            self.pattern = pattern
            self.strategy = strategy
            self.form = form
        }
    }

    private static let hex = "[0-9A-Fa-f]"
    private static let word = "[-0-9A-Za-z!#$%&'*+/=?^_`{|}~]+"
    private static let label = "[0-9A-Za-z](?:[-0-9A-Za-z]{0,61}[0-9A-Za-z])?"
    private static let domain =
        #"(?:\#(label)\.)+(?:[A-Za-z]{2,63}|[Xx][Nn]--(?:[-0-9A-Za-z]{0,58}[0-9A-Za-z]))"#
    private static let leapDay = "(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)"
    private static let day = "(?:0[1-9]|1[0-9]|2[0-8])"
    private static let octet = "(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])"
    private static let sextets = "[-0-9A-Z_a-z]{2,4}(?:[-0-9A-Z_a-z]{4})*"
    private static let identifier = "(?:0|[1-9][0-9]*|[0-9]*[-A-Za-z][-0-9A-Za-z]*)"

    static let replacements: [Replacement] = [
        .init(
            .isoDate, by: .date,
            form:
                "[0-9]{4}-(?:(?:0[1-9]|1[0-2])-\(day)|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)|\(leapDay)-02-29"
        ),
        .init(.email, by: .email, form: #"(?=[^@]{1,64}@)\#(word)(?:\.\#(word))*@\#(domain)"#),
        .init(.emailHTML5, by: .email(.html5), form: #"[-.0-9A-Za-z!#$%&'*+/=?^_`{|}~]+@\#(label)(?:\.\#(label))*"#),
        .init(
            .base64, by: .base64, form: "(?:[0-9A-Za-z+/]{4})*[0-9A-Za-z+/]{2}(?:==|[0-9A-Za-z+/](?:=|[0-9A-Za-z+/]))"),
        .init(.hexadecimal, by: HexadecimalInputValidator(prefix: .optional), form: "(?:0[xX])?\(hex)+"),
        .init(.bic, by: .bic, form: "[0-9A-Z]{4}[A-Z]{2}[0-9A-Z]{2}(?:[0-9A-Z]{3})?"),
        .init(.gtin, by: EANInputValidator(lengths: [8, 12, 13, 14]), form: "[0-9]{8}|[0-9]{12}|[0-9]{13}|[0-9]{14}"),
        .init(
            .semver, by: .semver,
            form:
                #"(?:0|[1-9][0-9]*)(?:\.(?:0|[1-9][0-9]*)){2}(?:-\#(identifier)(?:\.\#(identifier))*)?"#
                + #"(?:\+[-0-9A-Za-z]+(?:\.[-0-9A-Za-z]+)*)?"#),
        .init(.ulid, by: .ulid, form: "[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}"),
        .init(.uuid, by: .uuid, form: "\(hex){8}(?:-\(hex){4}){3}-\(hex){12}"),
        .init(
            .uuidV4, by: UUIDInputValidator(versions: [4]),
            form: "\(hex){8}-\(hex){4}-4\(hex){3}-[89ABab]\(hex){3}-\(hex){12}"),
        .init(
            .uuidV7, by: UUIDInputValidator(versions: [7]),
            form: "\(hex){8}-\(hex){4}-7\(hex){3}-[89ABab]\(hex){3}-\(hex){12}"),
        .init(.domainName, by: .domainName, form: domain),
        .init(.ipv4, by: IPAddressInputValidator(version: .v4), form: #"(?:\#(octet)\.){3}\#(octet)"#),
        .init(
            .portNumber, by: .port,
            form:
                "[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]"),
        .init(.integer, by: .integer, form: "-?[0-9]+"),
        .init(.e164, by: .e164, form: #"\+[1-9][0-9]{6,14}"#),
        .init(.hexColor, by: .hexColor, form: "#(?:\(hex){3}|\(hex){4}|\(hex){6}|\(hex){8})"),
        .init(.jwt, by: .jwt, form: #"\#(sextets)\.\#(sextets)\.\#(sextets)"#),
        .init(.slug, by: .slug, form: "[0-9a-z]+(?:-[0-9a-z]+)*"),
    ]

    @Test("is proved in this file, written as in the pattern")
    func proofs() throws {
        let named = InputPattern.all.filter { $0.strategy != nil }
        #expect(named.map(\.name).sorted() == Self.replacements.map(\.pattern.name).sorted())
        let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8).filter { !$0.isWhitespace }
        for pattern in named {
            let row = ".init(.\(pattern.name),by:\(pattern.strategy ?? ""),form:".filter { !$0.isWhitespace }
            #expect(source.contains(row), "\(row)")
        }
        // A strategy has a note only if a test proves it.
        #expect(InputPattern.all.filter { $0.note?.contains("trategy") == true }.map(\.name) == [])
    }

    @Test("accepts only inputs that the pattern accepts", arguments: replacements)
    func subset(replacement: Replacement) throws {
        let (strategy, form) = (replacement.strategy, try InputSet(replacement.form))
        let pattern = try InputSet(replacement.pattern)
        #expect(form.isSubset(of: pattern) == .yes)
        // The strategy's accepted inputs have the form, and inputs that lack the form or don't match the pattern are
        // rejected.
        let matcher = try RegexInputValidator(replacement.form)
        let accepted = GeneratedTexts(for: strategy, seed: 1, count: 300).accepted
        #expect(!accepted.isEmpty)
        #expect(accepted.filter { !matcher.isValid($0) } == [])
        for set in [form, pattern] {
            let outside = InputExamples(of: set).rejected(count: 1_000, seed: 1)
            #expect(outside.count > 100)
            #expect(outside.filter { strategy.isValid($0) } == [])
        }
        #expect(strategy.isValid(replacement.pattern.example))
        #expect(replacement.pattern.rejected.filter { strategy.isValid($0) } == [])
    }

    @Test(
        "has the verdict of the pattern where both check everything",
        arguments: [
            (InputPattern.portNumber, InputValidator<String>.port as InputValidator<String>),
            (.macAddress, .macAddress && !.pattern(.eui64)), (.eui64, .macAddress && !.pattern(.macAddress)),
            (.slug, .slug),
        ])
    func sameVerdict(pattern: InputPattern, strategy: InputValidator<String>) {
        #expect(pattern.accepted.filter { !strategy.isValid($0) } == [])
        #expect(pattern.rejected.filter { strategy.isValid($0) } == [])
    }
}
#endif
