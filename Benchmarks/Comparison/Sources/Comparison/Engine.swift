// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Engines
import Foundation
import InputValidation

/// An engine: how it compiles an expression, and how it matches a sample's inputs.
struct Engine {
    var name: String
    var compile: (String) throws -> any Matcher
}

/// An engine's compiled expression.
protocol Matcher {
    /// Matches every input once and returns how many matched.
    func count(_ sample: Sample) -> Int
}

/// The inputs in the forms that engines take: as strings, and as bytes that don't move.
final class Sample {
    let texts: [String]
    let bytes: [UnsafeBufferPointer<CChar>]

    init(_ texts: [String]) {
        self.texts = texts
        bytes = texts.map { text in
            let copy = UnsafeMutableBufferPointer<CChar>.allocate(capacity: text.utf8.count)
            _ = copy.initialize(from: text.utf8.map(CChar.init(bitPattern:)))
            return UnsafeBufferPointer(copy)
        }
    }
}

/// The strategy of this library, called through the base class, with the code of each error read.
struct StrategyMatcher: Matcher {
    let strategy: InputValidator<String>

    func count(_ sample: Sample) -> Int {
        var count = 0
        for text in sample.texts {
            do {
                try strategy.validate(text)
                count += 1
            } catch {
                precondition(error.code == .patternMismatch)
            }
        }
        return count
    }
}

struct FoundationMatcher: Matcher {
    let expression: NSRegularExpression

    func count(_ sample: Sample) -> Int {
        var count = 0
        for text in sample.texts {
            let range = NSRange(text.startIndex..., in: text)
            if expression.firstMatch(in: text, range: range) != nil { count += 1 }
        }
        return count
    }
}

struct SwiftMatcher: Matcher {
    let regex: Regex<AnyRegexOutput>

    func count(_ sample: Sample) -> Int {
        var count = 0
        for text in sample.texts where (try? regex.wholeMatch(in: text)) != nil { count += 1 }
        return count
    }
}

final class ForeignMatcher: Matcher {
    typealias Compile = @convention(c) (UnsafePointer<CChar>?, Int) -> UnsafeMutableRawPointer?
    typealias Matches = @convention(c) (UnsafeRawPointer?, UnsafePointer<CChar>?, Int) -> Bool
    typealias Free = @convention(c) (UnsafeMutableRawPointer?) -> Void

    private let engine: UnsafeMutableRawPointer
    private let matches: Matches
    private let free: Free

    init(_ expression: String, compile: Compile, matches: @escaping Matches, free: @escaping Free) {
        guard let engine = compile(expression, expression.utf8.count) else {
            preconditionFailure("the expression does not compile")
        }
        self.engine = engine
        self.matches = matches
        self.free = free
    }

    deinit { free(engine) }

    func count(_ sample: Sample) -> Int {
        var count = 0
        for bytes in sample.bytes where matches(engine, bytes.baseAddress, bytes.count) { count += 1 }
        return count
    }
}
