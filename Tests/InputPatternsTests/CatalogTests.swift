// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if StockPatterns
import InputPatterns
import Testing

@Suite("The catalog")
struct CatalogTests {
    @Test("lists names once and in alphabetical order, whatever their case")
    func order() {
        let names = InputPattern.all.map { $0.name.lowercased() }
        #expect(Set(names).count == names.count)
        #expect(names == names.sorted())
    }

    @Test("lists every member of the source files, and nothing else")
    func completeness() throws {
        let declared = try Repository.sources().flatMap { declaredNames(in: $0.text) }
        #expect(declared.count > 100)
        let listed = Set(InputPattern.all.map(\.name))
        #expect(declared.filter { !listed.contains($0) } == [], "Name it in the list at the head of its file.")
        #expect(listed.subtracting(declared) == [])
    }

    @Test("has its members in alphabetical order inside each file")
    func orderInFiles() throws {
        for (file, text) in try Repository.sources() {
            let names = declaredNames(in: text)
            #expect(names == names.sorted { $0.lowercased() < $1.lowercased() }, "\(file)")
        }
    }

    @Test("imports no module")
    func imports() throws {
        let declaration = #/(?m)^\s*(?:@\w+ )?import /#
        #expect("// A comment.\n@testable import Foundation".contains(declaration))
        for (file, text) in try Repository.sources() {
            #expect(!text.contains(declaration), "\(file)")
        }
    }

    @Test("documents every member with its summary")
    func documentation() throws {
        var documented: Set<String> = []
        for (file, text) in try Repository.sources() where file != "InputPattern.swift" {
            for match in text.matches(of: /((?:    \/\/\/.*\n)+)    public static let (\w+) = \w+\(/) {
                let pattern = try #require(InputPattern.named(String(match.2)), "\(match.2)")
                let lines = match.1.split(separator: "\n").map { $0.dropFirst(8) }
                let summary = try #require(pattern.summary)
                #expect(lines.joined(separator: " ") == summary)
                documented.insert(pattern.name)
            }
        }
        #expect(documented == Set(InputPattern.all.map(\.name)))
    }

    @Test("finds a pattern by its exact name", arguments: InputPattern.all)
    func named(_ pattern: InputPattern) {
        #expect(InputPattern.named(pattern.name) == pattern)
    }

    @Test("has only these patterns for secrets, whose inputs must not be shown, logged, or stored")
    func secrets() {
        #expect(
            InputPattern.all.filter(\.isSensitive).map(\.name) == [
                "cardNumber", "cardPIN", "cardSecurityCode", "jwt", "nationalInsuranceNumberGB", "oneTimeCode",
                "passwordFourCharacterClasses", "passwordNIST", "passwordPCI", "passwordThreeCharacterClasses",
                "socialSecurityNumberUS",
            ])
    }

    @Test("does not find a name that it does not have", arguments: ["", "PostalCodeGB", "postalCodeGB ", "banana"])
    func unknown(_ name: String) {
        #expect(InputPattern.named(name) == nil)
    }

    @Test(
        "does not find a name with the country in front",
        arguments: ["ukPostcode", "usZIPCode", "chPhone", "deLicensePlate"])
    func formerName(_ name: String) {
        #expect(InputPattern.named(name) == nil)
    }

    /// Returns the names of the patterns that a source file declares, either with the initializer or with one of the
    /// file's functions.
    private func declaredNames(in text: String) -> [String] {
        text.matches(of: /(?m)^    public static (?:let|var) (\w+) = \w+\(/)
            .map { String($0.1) }
    }
}
#endif
