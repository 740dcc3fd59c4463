// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputPatterns
import PatternMatching
import Testing

@Suite("Every pattern of the catalog")
struct CatalogTests {
    @Test("matches what it says it accepts, and nothing that it says it rejects", arguments: InputPattern.all)
    func samples(of pattern: InputPattern) throws {
        let compiled = try Pattern(pattern.expression)
        #expect(pattern.accepted.filter { !compiled.matches($0) } == [])
        #expect(pattern.rejected.filter { compiled.matches($0) } == [])
    }

    @Test("compiles to tables of few states, so that matching takes a step or two a byte", arguments: InputPattern.all)
    func layout(of pattern: InputPattern) throws {
        let layout = try Pattern(pattern.expression).layout
        #expect(!layout.isSimulated)
        #expect(layout.stateCount < 2_000)
    }

    @Test("has an example that it accepts and that fits into a sentence", arguments: InputPattern.all)
    func example(of pattern: InputPattern) throws {
        #expect(try Pattern(pattern.expression).matches(pattern.example))
        #expect(pattern.accepted.first == pattern.example)
        #expect(pattern.example.count <= 64 && pattern.example.unicodeScalars.allSatisfy { $0.value >= 0x20 })
    }

    @Test("has six samples of each kind or more, each once", arguments: InputPattern.all)
    func numberOfSamples(of pattern: InputPattern) {
        #expect(Set(pattern.accepted.map { Array($0.utf8) }).count >= 6)
        #expect(Set(pattern.rejected.map { Array($0.utf8) }).count >= 6)
        #expect(
            Set((pattern.accepted + pattern.rejected).map { Array($0.utf8) }).count
                == pattern.accepted.count + pattern.rejected.count)
    }

    @Test("rejects the empty text", arguments: InputPattern.all)
    func rejectsEmpty(_ pattern: InputPattern) {
        #expect(pattern.rejected.contains(""))
    }

    @Test("rejects a sample with a final newline", arguments: InputPattern.all)
    func rejectsFinalNewline(_ pattern: InputPattern) {
        #expect(pattern.rejected.contains { $0.utf8.count > 1 && $0.utf8.last == UInt8(ascii: "\n") })
    }

    @Test("rejects a sample with full-width letters or digits", arguments: InputPattern.all)
    func rejectsFullWidth(_ pattern: InputPattern) {
        #expect(pattern.rejected.contains { $0.unicodeScalars.contains { ("\u{FF01}"..."\u{FF5E}").contains($0) } })
    }

    @Test("rejects a sample with an invisible character", arguments: InputPattern.all)
    func rejectsInvisible(_ pattern: InputPattern) {
        #expect(pattern.rejected.contains { $0.unicodeScalars.contains { $0.properties.generalCategory == .format } })
    }

    @Test("rejects each accepted sample with a newline at either end", arguments: InputPattern.all)
    func rejectsNewlines(around pattern: InputPattern) throws {
        let compiled = try Pattern(pattern.expression)
        let suffixes = ["\n", "\r\n", "\r", "\u{2028}", "\u{0}"]
        #expect(
            pattern.accepted.flatMap { sample in suffixes.flatMap { [sample + $0, $0 + sample] } }
                .filter { compiled.matches($0) } == [])
    }

    @Test("rejects each accepted sample with an invisible character at either end", arguments: InputPattern.all)
    func rejectsInvisible(around pattern: InputPattern) throws {
        let compiled = try Pattern(pattern.expression)
        let invisible = ["\u{200B}", "\u{FEFF}", "\u{AD}", "\u{202E}", "\u{2060}"]
        #expect(
            pattern.accepted.flatMap { sample in invisible.flatMap { [sample + $0, $0 + sample] } }
                .filter { compiled.matches($0) } == [])
    }

    @Test("is written in printable ASCII without blanks at its ends", arguments: InputPattern.all)
    func isASCII(_ pattern: InputPattern) {
        #expect(!pattern.expression.isEmpty)
        #expect(pattern.expression.utf8.allSatisfy { (0x20...0x7E).contains($0) })
        #expect(pattern.expression.first != " " && pattern.expression.last != " ")
    }

    @Test("has no anchor at its ends and no escape that engines read differently", arguments: InputPattern.all)
    func isPortable(_ pattern: InputPattern) {
        #expect(!pattern.expression.hasPrefix("^") && !pattern.expression.hasSuffix("$"))
        let escaped = pattern.expression.matches(of: /\\(.)/).map { $0.1 }
        #expect(escaped.filter { $0.contains { $0.isLetter || $0.isNumber } && !"fnprtux".contains($0) } == [])
    }

    @Test("names its source and where to find it", arguments: InputPattern.all)
    func source(of pattern: InputPattern) {
        #expect(pattern.source.count >= 6)
        #expect(pattern.source.first?.isWhitespace == false && pattern.source.last?.isWhitespace == false)
        #expect(pattern.link.hasPrefix("https://") && pattern.link.utf8.allSatisfy { (0x21...0x7E).contains($0) })
    }

    @Test("has a note that is a sentence, or none", arguments: InputPattern.all)
    func note(of pattern: InputPattern) {
        #expect(pattern.note.isEmpty || (pattern.note.hasSuffix(".") && !pattern.note.contains("\n")))
    }

    @Test("says in one sentence what it is", arguments: InputPattern.all)
    func summary(of pattern: InputPattern) {
        #expect((10...150).contains(pattern.summary.count))
        #expect(pattern.summary.hasSuffix(".") && pattern.summary.first?.isUppercase == true)
    }

    @Test("has a name in camel case", arguments: InputPattern.all)
    func name(of pattern: InputPattern) {
        #expect(pattern.name.wholeMatch(of: /[a-z][A-Za-z0-9]*/) != nil)
    }
}

@Suite("The catalog")
struct CatalogAsAWholeTests {
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

    @Test("has each pattern under the name that its member has")
    func names() throws {
        for (file, text) in try Repository.sources() {
            for match in text.matches(of: /static let (\w+) = InputPattern\(\s*name: "(\w+)",\s/) {
                #expect(match.1 == match.2, "\(file)")
            }
        }
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
        for (file, text) in try Repository.sources() {
            #expect(text.matches(of: #/(?m)^\s*(?:@\w+ )?import /#).isEmpty, "\(file)")
        }
    }

    @Test("documents every member with its link and one sample of each kind")
    func documentation() throws {
        for (file, text) in try Repository.sources() where file != "InputPattern.swift" {
            for pattern in text.matches(of: /((?:    \/\/\/.*\n)+)    public static let (\w+) = InputPattern/) {
                let member = try #require(InputPattern.named(String(pattern.2)))
                let comment = pattern.1.replacing("    ///", with: "").split(separator: "\n").joined()
                #expect(comment.hasPrefix(" " + member.summary), "\(file): \(member.name)")
                #expect(pattern.1.contains("<\(member.link)>"), "\(file): \(member.name)")
                #expect(pattern.1.contains("Accepts `"), "\(file): \(member.name)")
                #expect(pattern.1.contains("rejects"), "\(file): \(member.name)")
            }
        }
    }

    @Test("finds a pattern by its exact name", arguments: InputPattern.all)
    func named(_ pattern: InputPattern) {
        #expect(InputPattern.named(pattern.name) == pattern)
    }

    @Test("finds nothing under a name it does not have", arguments: ["", "UKPostcode", "ukPostcode ", "banana"])
    func unknown(_ name: String) {
        #expect(InputPattern.named(name) == nil)
    }

    @Test(
        "suggests the nearest name",
        arguments: [
            ("ukpostcode", "ukPostcode"), ("UKPostcode", "ukPostcode"), ("ukPostcod", "ukPostcode"),
            ("emailHTML", "emailHTML5"), ("uuuid", "uuid"), ("zipcode", "usZIPCode"), ("hexcolour", "hexColor"),
        ])
    func nearest(_ name: String, expected: String) {
        #expect(InputPattern.nearest(to: name)?.name == expected)
    }

    @Test(
        "suggests nothing for a name that is far from all",
        arguments: ["", "x", "banana", String(repeating: "a", count: 1000)])
    func nothingNear(_ name: String) {
        #expect(InputPattern.nearest(to: name) == nil)
    }

    /// The names of the patterns that a source file declares, however they are declared.
    private func declaredNames(in text: String) -> [String] {
        text.matches(of: /(?m)^    (?:public )?static (?:let|var) (\w+)(?:: InputPattern\b| = InputPattern\()/)
            .map { String($0.1) }
    }
}
