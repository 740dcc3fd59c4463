// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import TestSupport
import Testing

extension StrategyRow {
    /// Every strategy and composition; the rows are in the strategy's own test file.
    static let all: [StrategyRow] =
        (TextStrategy.all + TextStrategy.partial).map {
            StrategyRow($0.name, $0.validator, accepts: $0.accepted, rejects: $0.rejected)
        }
        + [
            allOf,
            anyOf,
            characterClass,
            closure,
            comparison,
            contains,
            count,
            each,
            eachEntry,
            equality,
            length,
            membership,
            normalizing,
            not,
            optional,
            password,
            predicate,
            prefix,
            presence,
            property,
            relativeDate,
            required,
            rule,
            suffix,
            swiftRegex,
            textMembership,
            uniqueness,
            warning,
            when,
        ].flatMap(\.self)
}

@Suite("Every strategy")
struct EveryStrategyTests {
    /// The first strategy of each class, or every strategy if more inputs than usual are generated.
    private static let someOfEachClass: [StrategyRow] = {
        var classes: Set<String> = []
        return StrategyRow.all.filter { classes.insert($0.className).inserted || generatedInputCount >= 1_000 }
    }()

    /// What the contract finds although the strategy is right: a limit from today can equal the input, and some ranges
    /// accept nothing.
    private static let expectedFindings: [String: [String]] = [
        "ages from 18 to 65": ["rejecting[2]: date.tooLate: the error contains the input or a part of it"],
        "ages of an empty range": ["accepting: no accepted input was generated; give at least one"],
        "ages without a date": ["accepting: no accepted input was generated; give at least one"],
        "dates within 30 days": [
            "rejecting[0]: date.tooEarly: the error contains the input or a part of it",
            "rejecting[1]: date.tooLate: the error contains the input or a part of it",
        ],
    ]

    @Test("keeps the contract", arguments: someOfEachClass)
    func contract(row: StrategyRow) {
        #expect(row.violations() == Self.expectedFindings[row.testDescription] ?? [])
    }

    /// The strategies whose inputs can't be generated, because only a closure, a type, or a text decides.
    private static let needsSamples: [String: [String]] = [
        "property": ["accepted", "rejected"], "dates in the past": ["accepted", "rejected"],
        "dates in the future": ["accepted", "rejected"], "dates within 30 days": ["accepted", "rejected"],
        "ages from 18 to 65": ["accepted", "rejected"], "ages of an empty range": ["accepted", "rejected"],
        "ages without a date": ["accepted", "rejected"], "date in Japanese": ["accepted"],
        "each value of a dictionary": ["accepted", "rejected"],
        "each key of a dictionary": ["accepted", "rejected"],
        "one value of a dictionary": ["accepted", "rejected"],
    ]

    @Test("keeps the contract with generated inputs alone", arguments: someOfEachClass)
    func generatedContract(row: StrategyRow) {
        let missing = (Self.needsSamples[row.testDescription] ?? []).map { kind in
            "\(kind == "accepted" ? "accepting" : "rejecting"): no \(kind) input was generated; "
                + "give at least one"
        }
        #expect(row.generatedFindings() == missing)
    }

    @Test("accepts and rejects the inputs of its table, with the domain and the code", arguments: StrategyRow.all)
    func verdicts(row: StrategyRow) {
        #expect(row.wrongVerdicts() == [])
    }

    @Test("never reports the beginning of an accepted text as impossible", arguments: StrategyRow.all)
    func progress(row: StrategyRow) {
        #expect(row.wrongProgress() == [])
    }
}

/// The public strategies as the source files declare them.
@Suite("Every source file with a strategy")
struct StrategyFileTests {
    struct SourceFile: Sendable, CustomTestStringConvertible {
        /// The path below `Sources`, without the file extension.
        let path: String
        let classes: [String]

        var testDescription: String { path }
    }

    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static func swiftFiles(in folder: String) -> [String] {
        let path = root.appending(path: folder).path(percentEncoded: false)
        return (FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? [])
            .filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }.sorted()
    }

    static let files: [SourceFile] = [
        "ValidationText", "ValidationBasics", "ValidationFormats", "ValidationNetwork", "ValidationCore/Adapters",
        "ValidationCore/Composition",
    ].flatMap { folder in
        swiftFiles(in: "Sources/\(folder)").compactMap { file in
            let url = root.appending(path: "Sources/\(folder)/\(file).swift")
            let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
            #if !FoundationInterop
            // Without the trait, a file with this condition declares no class.
            if text.contains("\n#if FoundationInterop\n") { return nil }
            #endif
            #if !StockPatterns
            if ["PostalCodeInputValidator", "PhoneNumberInputValidator"].contains(where: file.hasSuffix) { return nil }
            #endif
            #if !SwiftRegex
            if text.contains("\n#if SwiftRegex\n") { return nil }
            #endif
            let classes = text.matches(of: /(?m)^public final class (\w+)/).map { String($0.1) }
            return classes.isEmpty ? nil : SourceFile(path: "\(folder)/\(file)", classes: classes)
        }
    }

    private static let tests = Set(swiftFiles(in: "Tests/InputValidationTests"))

    @Test("is found")
    func count() {
        #expect(Self.files.count >= 54 && Self.tests.count >= 80)
    }

    @Test("belongs to a module whose strategies are recognized as the library's")
    func modules() throws {
        let declaration = /(?m)^(?:[a-z]+ )*class \w+(?:<[^{\n]*>)?: \w*(?:InputValidator|InputParser|TextParser)\b/
        let files = try Self.swiftFiles(in: "Sources").filter { file in
            try String(contentsOf: Self.root.appending(path: "Sources/\(file).swift"), encoding: .utf8)
                .contains(declaration)
        }
        let modules = Set(files.compactMap { $0.split(separator: "/").first.map(String.init) })
        #expect(modules == StrategyConfiguration.builtInModules)
    }

    @Test("has a test file of the same name in the same folder", arguments: files)
    func testFile(file: SourceFile) {
        // If `contains` were in the expectation, a failure would print every file.
        let exists = Self.tests.contains(file.path + "Tests")
        #expect(exists, "Tests/InputValidationTests/\(file.path)Tests.swift is missing.")
    }

    @Test("has a row in the table for each of its classes", arguments: files)
    func rows(file: SourceFile) {
        let names = Set(StrategyRow.all.map(\.className))
        #expect(file.classes.filter { !names.contains($0) } == [])
    }
}

@Suite("Every folder of tests")
struct TestFolderTests {
    @Test("is a folder of the sources, too, but for the helpers and the predecessors")
    func folders() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent()
        func folders(in url: URL) -> Set<String> {
            let paths =
                FileManager.default.enumerator(atPath: url.path(percentEncoded: false))?
                .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") } ?? []
            return Set(paths.map { $0.split(separator: "/").dropLast().joined(separator: "/") })
        }
        let tests = folders(in: root)
        let sources = folders(
            in: root.deletingLastPathComponent().deletingLastPathComponent()
                .appending(path: "Sources"))
        #expect(tests.isSuperset(of: ["ValidationCore/Context", "ValidationForms", "ValidationBasics/Text"]))
        #expect(tests.subtracting(sources) == ["", "Helpers", "Predecessors"])
    }
}
