// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import InputValidationTesting
import Testing

@Suite("The permanent parts of errors")
struct PermanentPartsTests {
    private struct Address: Sendable { let city: String }

    /// Strategies that change or replace the errors of others, with an input that they reject.
    private static let compositions: [(InputValidator<String>, String)] = [
        (.numeric && .count(in: 4...12), "12"),
        (.alpha || .numeric, "1 2"),
        (AnyOf([.alpha], or: ValidationError(7, domain: "Club", message: "Use letters")), "1"),
        (!.alpha, "abc"),
        (.not(.alpha, or: ValidationError(7, domain: "Club", message: "Use digits")), "abc"),
        (.count(in: 4...12).message("Use {minimum} to {maximum} characters"), "1"),
        (.numeric.error(ValidationError(7, domain: "Club", message: "Use digits")), "x"),
        (.condition(or: ValidationError(7, domain: "Club", parameters: [.minimum: 3])) { _ in false }, "x"),
        (.parsed(by: { Int($0) }, or: ValidationError(7, domain: "Club", message: "Use digits")), "x"),
        (.trimmed(then: .count(in: 4...12)), " 1 "),
        (.optional(.count(in: 4...12)), "1"),
        (.oneOf(["a"]), "b"),
        (Array(repeating: InputValidator<String>.numeric, count: 200).reduce(.alpha) { !($0 && $1) }, "a"),
    ]

    @Test("are those of every error that a text strategy reports", arguments: TextStrategy.all)
    func textStrategies(strategy: TextStrategy) {
        let generated = GeneratedTexts(for: strategy.validator, seed: 3, count: 20).rejected
        let counted = (strategy.rejected.map(\.input) + generated).filter { input in
            rejection(by: strategy.validator, of: input)?.isCounted != false
        }
        #expect(counted == [])
    }

    @Test("are those of the errors of compositions and decorators", arguments: compositions.indices)
    func containers(index: Int) {
        let (strategy, input) = Self.compositions[index]
        #expect(rejection(by: strategy, of: input)?.isCounted == false, "\(strategy.configuration)")
        #expect(strategy.errors(for: input).map(\.isCounted).allSatisfy { !$0 })
    }

    @Test("are those of the errors of other types")
    func otherTypes() {
        let city: InputValidator<Address> = .at(\.city, label: "City", .count(in: 4...12))
        #expect(rejection(by: city, of: Address(city: "x"))?.isCounted == false)
        #expect(rejection(by: .count(in: 4...12), of: [1])?.isCounted == false)
        #expect(rejection(by: .range(4...12), of: 1)?.isCounted == false)
    }

    @Test("are not those of an error that is created for one rejection or one field")
    func runTime() {
        #expect(ValidationError(7, domain: "Club", message: "Begin with M").isCounted)
        #expect(ValidationError(.inputEmpty).labeled("Name").isCounted)
        #expect(rejection(by: .each(.numeric), of: ["x"])?.isCounted == true)
        let field = ValidatedInput("x", .numeric, label: "Number")
        field.validate()
        #expect(field.error?.isCounted == true)
    }

    @Test("are not changed, to the byte")
    func sameBytes() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let composed = "\u{E9}"
        let decomposed = "e\u{301}"
        func errors(_ text: String) -> [ValidationError] {
            let parameters: [[ValidationError.Parameter: ValidationError.Value]] = [
                ["value": .int(1)], ["value": .double(1)], ["value": .double(0)], ["value": .double(-0.0)],
                ["value": .flag(true)], ["value": .text("1")], ["value": .list(["1"])], ["value": .list(["1", "1"])],
                ["value": .text(text)], ["value": .list([text])], [ValidationError.Parameter(rawValue: text): 1], [:],
            ]
            return parameters.map { ValidationError(7, domain: "Permanent", parameters: $0) } + [
                ValidationError(7, domain: ValidationError.Domain(rawValue: text)),
                ValidationError(7, domain: "Permanent", name: text),
                ValidationError(7, domain: "Permanent", message: text),
                ValidationError(7, domain: "Permanent").withMessage(text),
                ValidationError(7, domain: "Permanent").labeled(text),
                ValidationError(7, domain: "Permanent").labeled("x", named: text),
                ValidationError(7, domain: "Permanent").under(.key(text)),
                ValidationError(7, domain: "Permanent").under(.index(1)),
                ValidationError(7, domain: "Permanent").under(.key("1")),
            ]
        }
        for error in errors(composed) + errors(decomposed) + errors(composed) {
            let kept = error.interned()
            #expect(!kept.isCounted)
            #expect(try encoder.encode(kept) == encoder.encode(error))
            #expect(kept.labelInSentence.map { Array($0.utf8) } == error.labelInSentence.map { Array($0.utf8) })
        }
    }

    @Test("keep everything that is added to them")
    func additions() {
        let error = ValidationError(7, domain: "Club", message: "Begin with M", parameters: [.minimum: 3]).interned()
        let changed = error.at(position: 2).labeled("Number").under(.index(4)).localized(in: .current)
        #expect(changed.domain == "Club" && changed.reason == "Begin with M")
        #expect(changed.parameters == [.minimum: 3, .position: 2] && changed.path == [.index(4)])
        #expect(changed.interned().isCounted, "a catalog does not become permanent")
    }
}

@Suite("The table of permanent parts")
struct InternTableTests {
    private typealias Content = ValidationError.Presentation

    private static func content(_ number: Int) -> Content { Content(label: "\(number)") }

    private static func identity(_ content: Unmanaged<PartContent>?) -> ObjectIdentifier? {
        content.map { ObjectIdentifier($0.takeUnretainedValue()) }
    }

    @Test("has each content once")
    func once() {
        let table = InternTable(capacity: 64)
        let first = Self.content(1)
        #expect(Self.identity(table.interned(first)) == ObjectIdentifier(first))
        #expect(Self.identity(table.interned(Self.content(1))) == ObjectIdentifier(first))
        #expect(Self.identity(table.interned(Self.content(2))) != ObjectIdentifier(first))
        #expect(table.count == 2)
    }

    @Test("is limited in entries and in bytes")
    func limits() {
        let table = InternTable(capacity: 64)
        #expect(table.interned(Content(label: String(repeating: "x", count: 1_025))) == nil)
        #expect(table.interned(Content(messages: .current)) == nil)
        #expect(table.count == 0)
        #expect(table.interned(Content(label: String(repeating: "x", count: 1_024))) != nil)
        let kept = (0..<10_000).filter { table.interned(Self.content($0)) != nil }
        #expect(table.count == kept.count + 1 && table.count <= 64 && kept.count > 30)
        for number in kept { #expect(table.interned(Self.content(number)) != nil) }
    }

    @Test("is followed by a larger one, so that a program of many errors keeps each content once")
    func process() {
        let contents = (0..<1_000).map { Content(label: "of the process \($0)") }
        let kept = contents.map { Self.identity(InternTable.permanent($0)) }
        #expect(Set(kept).count == 1_000 && !kept.contains(nil))
        for (number, identity) in kept.enumerated() {
            #expect(Self.identity(InternTable.permanent(Content(label: "of the process \(number)"))) == identity)
        }
        #expect(InternTable.permanent(Content(messages: .current)) == nil)
    }

    @Test("releases its contents when it is released, which the tables of the process never are")
    func release() {
        weak var content: Content?
        do {
            let table = InternTable(capacity: 64)
            let first = Self.content(1)
            content = first
            _ = table.interned(first)
        }
        #expect(content == nil)
    }

    @Test("gives all threads the same content")
    func threads() async {
        let table = InternTable(capacity: 256)
        let identities = await withTaskGroup(of: [ObjectIdentifier?].self) { group in
            for _ in 0..<8 {
                group.addTask { (0..<100).map { Self.identity(table.interned(Self.content($0))) } }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(table.count <= 100)
        for number in 0..<100 {
            let found = Set(identities.map { $0[number] })
            #expect(found.count == 1, "\(number)")
        }
    }
}
