// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import InputValidationLanguages
import Testing

/// The file `translations.tsv` has a row for each text in each language: the fingerprint of the English text that was
/// translated, and the fingerprint of the translation.
///
/// If the English changes, its fingerprint differs, and the test fails until each translation changes too, or until
/// somebody confirms that it still means the same:
///
/// ```console
/// UPDATE_TRANSLATIONS=1 swift test --filter TranslationTests
/// UPDATE_TRANSLATIONS=1 CONFIRMED="de.tooLong fr.tooLong" swift test --filter TranslationTests
/// ```
@Suite("Translations")
struct TranslationTests {
    /// The fingerprints of a text, and of the English text that it translates.
    struct Row: Equatable {
        var english: String
        var text: String
    }

    /// What the file records about a text, compared with the text in the program.
    enum Finding: Equatable {
        case current, changed, outdated

        init(recorded: Row?, now: Row, isConfirmed: Bool = false) {
            self =
                if recorded == now {
                    .current
                } else if let recorded, recorded.text == now.text, !isConfirmed {
                    .outdated
                } else {
                    .changed
                }
        }
    }

    @Test("were made from the English that the library has")
    func fingerprints() throws {
        let environment = ProcessInfo.processInfo.environment
        let confirmed = Set((environment["CONFIRMED"] ?? "").split(separator: " ").map(String.init))
        let isUpdate = environment["UPDATE_TRANSLATIONS"] != nil
        let recorded = try Self.recordedRows()
        var rows = recorded
        let english = Self.texts(of: .english)
        var names: Set<String> = []
        for language in MessageLanguage.all where language != .english {
            for (name, text) in Self.texts(of: language) {
                let key = "\(language.tag).\(name)"
                names.insert(key)
                let now = Row(
                    english: Self.fingerprint(try #require(english[name])), text: Self.fingerprint(text))
                switch Finding(recorded: recorded[key], now: now, isConfirmed: isUpdate && confirmed.contains(key)) {
                case .current: break
                case .changed:
                    rows[key] = now
                    #expect(isUpdate, "\(key) is not recorded as it is: run with UPDATE_TRANSLATIONS=1")
                case .outdated:
                    Issue.record(
                        "\(key) is still a translation of an earlier English text: translate it, or confirm it")
                }
            }
        }
        #expect(confirmed.isSubset(of: names), "\(confirmed.subtracting(names)) are not names of translations")
        #expect(isUpdate || names == Set(recorded.keys), "run with UPDATE_TRANSLATIONS=1")
        if isUpdate { try Self.write(rows.filter { names.contains($0.key) }) }
    }

    @Test("are outdated only if the English changed and they did not")
    func findings() {
        let recorded = Row(english: "1", text: "a")
        #expect(Finding(recorded: recorded, now: recorded) == .current)
        #expect(Finding(recorded: recorded, now: Row(english: "2", text: "a")) == .outdated)
        #expect(Finding(recorded: recorded, now: Row(english: "2", text: "a"), isConfirmed: true) == .changed)
        #expect(Finding(recorded: recorded, now: Row(english: "2", text: "b")) == .changed)
        #expect(Finding(recorded: recorded, now: Row(english: "1", text: "b")) == .changed)
        #expect(Finding(recorded: nil, now: recorded) == .changed)
    }

    // MARK: Texts

    /// A language's texts by name, each with all its forms.
    private static func texts(of language: MessageLanguage) -> [String: String] {
        var texts: [String: String] = [:]
        for sentence in Sentence.all {
            let forms = language.wordings(of: sentence).flatMap { wording, _ in
                PluralCategory.allCases.map { wording.form(for: $0) ?? "" }
            }
            texts["\(sentence.key)"] = forms.joined(separator: "\n")
        }
        for kind in InputKind.all {
            texts["kind.\(kind.key.replacing(" ", with: "-"))"] = language.name(of: kind)
        }
        for word in MessageWord.allCases { texts["word.\(word)"] = language.text(of: word) }
        return texts
    }

    /// The English sentences without a label, as the comments show them.
    private static var standaloneTexts: [String: String] {
        Dictionary(
            uniqueKeysWithValues: Sentence.all.map { sentence in
                ("\(sentence.key)", MessageLanguage.english.wordings(of: sentence)[0].wording.form(for: .other) ?? "")
            })
    }

    /// A text's FNV-1a hash.
    private static func fingerprint(_ text: String) -> String {
        let hash = text.utf8.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
        return String(hash, radix: 36)
    }

    // MARK: The file

    private static func file(_ name: String) -> String {
        URL(filePath: #filePath).deletingLastPathComponent().appending(path: name).path()
    }

    private static func recordedRows() throws -> [String: Row] {
        let lines = try String(contentsOfFile: file("translations.tsv"), encoding: .utf8).split(separator: "\n")
        var rows: [String: Row] = [:]
        for line in lines {
            let columns = line.split(separator: "\t").map(String.init)
            try #require(columns.count == 3, "\(line)")
            rows[columns[0]] = Row(english: columns[1], text: columns[2])
        }
        return rows
    }

    private static func write(_ rows: [String: Row]) throws {
        let lines = rows.sorted { $0.key < $1.key }.map { "\($0.key)\t\($0.value.english)\t\($0.value.text)\n" }
        try lines.joined().write(toFile: file("translations.tsv"), atomically: true, encoding: .utf8)
    }
}
