// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import Testing

@Suite("The nesting of compositions")
struct NestingTests {
    /// Compositions that add one level to a strategy, and keep its verdict about a letter.
    private static let compositions:
        [(name: String, compose: @Sendable (InputValidator<String>) -> InputValidator<String>)] = [
            ("anyOf", { .any(of: [$0, .oneOf(["q"])]) }), ("trimmed", { .trimmed(then: $0) }),
            ("optional", { .optional($0) }), ("when", { .when({ _ in true }, then: $0) }), ("at", { .at(\.self, $0) }),
            ("decorating", { DecoratingInputValidator($0) }), ("message", { $0.message("x") }),
            // The deepest rule isn't the first rule.
            ("anyOf, second", { .any(of: [.oneOf(["q"]), $0]) }), ("allOf, second", { .all(of: [.required, $0]) }),
            ("allOf", { .all(of: [$0, .required]) }), ("unless", { .unless({ _ in false }, then: $0) }),
        ]

    @Test("works to 128 levels, and rejects everything deeper", arguments: compositions.indices, [1, 128, 129, 1_000])
    func depth(index: Int, levels: Int) {
        var strategy: InputValidator<String> = Has("a")
        for _ in 0..<levels { strategy = Self.compositions[index].compose(strategy) }
        #expect(strategy.isValid("a") == (levels <= 128) && !strategy.isValid("b"), "\(Self.compositions[index].name)")
        #expect(strategy == strategy && !strategy.configuration.description.isEmpty)
        #expect(strategy.configuration.description.contains("tooDeep") == (levels > 128))
    }

    @Test("answers each question about 128 levels on a small stack", arguments: compositions.indices)
    func questions(index: Int) async {
        let strategy = (0..<127).reduce(Has("a") as InputValidator<String>) { strategy, _ in
            Self.compositions[index].compose(strategy)
        }
        let answers = await withCheckedContinuation { continuation in
            let thread = Thread {
                let decoded = DecodedParts()
                let counts = [
                    strategy.errors(for: "b").count, strategy.errors(for: "b", in: decoded).count,
                    strategy.checklist(for: "b").count, strategy.explanation(of: "b").steps.count,
                    strategy.configuration.children.count,
                ]
                _ = (strategy.requirements, strategy.inputTraits, strategy.label(at: [.key("x")]), strategy == strategy)
                _ = (strategy.progress(of: "b"), "\(strategy)", (strategy || .alpha).isSensitive)
                continuation.resume(returning: counts)
            }
            // Stack frames are larger with a sanitizer. `.ci/run` sets the sanitizer's options.
            let environment = ProcessInfo.processInfo.environment
            let isSanitized = environment["ASAN_OPTIONS"] != nil || environment["TSAN_OPTIONS"] != nil
            thread.stackSize = isSanitized ? 8 << 20 : 512 << 10
            thread.start()
        }
        #expect(answers.allSatisfy { $0 > 0 }, "\(Self.compositions[index].name)")
    }

    @Test("of opposites keeps the verdict or rejects everything", arguments: [1, 127, 128, 129, 130, 1_000, 100_001])
    func opposites(levels: Int) {
        var strategy: InputValidator<String> = Has("a")
        // The operator looks up a name for each rule.
        let error = ValidationError(.compositionNegation)
        for level in 0..<levels { strategy = level < 1_000 ? !strategy : .not(strategy, or: error) }
        let isDeep = levels > 128
        #expect(strategy.isValid("a") == (!isDeep && levels.isMultiple(of: 2)))
        #expect(strategy.isValid("b") == (!isDeep && !levels.isMultiple(of: 2)))
        #expect(
            strategy.errors(for: "b").first?.code
                == (isDeep ? .compositionTooDeep : strategy.isValid("b") ? nil : 1202))
        #expect(strategy == strategy && !strategy.configuration.description.isEmpty)
    }

    @Test(
        "of parsers works to 128 levels, and keeps the secrecy of what it rejects", arguments: [1, 127, 128, 129, 130])
    func parsers(levels: Int) {
        var parser: InputParser<String, Int> = .parsed(by: { Int($0) }, or: ValidationError(1, domain: "Test"))
        // The sensitive mark is a level too.
        parser = parser.sensitive()
        for _ in 1..<levels { parser = DecoratingInputParser(parser) }
        let error = rejection(by: parser, of: "7")
        #expect(
            error?.code == (levels > 128 ? .compositionTooDeep : nil) && error?[.maximum] == (levels > 128 ? 128 : nil))
        #expect(error == nil || error?.domain == .builtIn)
        #expect(parser.isSensitive)
    }

    @Test("of chained parsers works to 128 levels, wherever the deepest parser is", arguments: [1, 128, 129, 130])
    func chains(levels: Int) {
        let number: InputParser<String, Int> = .parsed(by: { Int($0) }, or: ValidationError(1, domain: "Test"))
        let same: InputParser<Int, Int> = .parsed(by: { $0 }, or: ValidationError(1, domain: "Test"))
        let first = (0..<levels).reduce(number) { parser, _ in parser.then(.range(1...9)) }
        let last = (1..<levels).reduce(same) { parser, _ in same.then(parsing: parser) }
        for parser in [first, number.then(parsing: last)] {
            let error = rejection(by: parser, of: "7")
            #expect(error?.code == (levels > 128 ? .compositionTooDeep : nil))
            #expect(error == nil || error?.domain == .builtIn)
        }
    }
}
