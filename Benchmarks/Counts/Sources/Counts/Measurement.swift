// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Callgrind
import InputValidation

/// Runs calls under callgrind, which writes a numbered file for each name that this program prints.
struct Measurement {
    /// The number of calls in one count.
    static let repetitions = 500

    /// Counts a function's calls, after a few calls that fill caches and create lazy constants.
    func count(_ name: String, _ body: () -> Void) {
        for _ in 0..<5 { body() }
        callgrind_zero()
        for _ in 0..<Self.repetitions { body() }
        callgrind_dump()
        print(name)
    }

    /// Counts a function's first call, including what the process does only once.
    func countFirst(_ name: String, _ body: () -> Void) {
        callgrind_zero()
        body()
        callgrind_dump()
        print(name)
    }

    /// Counts a validation through the base class, including reading the code after a rejection.
    func validate(_ name: String, _ strategy: InputValidator<String>, _ input: String) {
        let strategy = opaque(strategy), input = opaque(input)
        count(name) {
            do throws(ValidationError) {
                try strategy.validate(input)
                sink &+= 1
            } catch {
                sink &+= error.code.rawValue
            }
        }
    }
}

/// Receives results, so that the compiler can't remove a call.
nonisolated(unsafe) var sink = 0

/// Returns the value in a way that keeps the compiler from inferring its type or content.
@inline(never) @_optimize(none)
func opaque<T>(_ value: T) -> T { value }
