// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation

/// A kind of fuzzed input.
struct Target: Sendable {
    let name: String
    /// How many choices an input's first byte stands for, or 0 if it stands for none.
    let choices: Int
    /// Passes an input to the library, and calls ``require(_:_:)`` for everything that must be true.
    let run: @Sendable (_ input: ArraySlice<UInt8>) -> Void

    static let all = [
        Target(name: "bodies", choices: 14) { Bodies.run($0) },
        Target(name: "texts", choices: Texts.strategies.count) { Texts.run($0) },
        Target(name: "definitions", choices: Definitions.all.count) { Definitions.run($0) },
        Target(name: "urls", choices: URLs.policies.count) { URLs.run($0) },
        Target(name: "emails", choices: 6) { Emails.run($0) },
        Target(name: "cards", choices: 0) { Cards.run($0) },
        Target(name: "patterns", choices: 0) { Patterns.run($0) },
        Target(name: "algebra", choices: 0) { Algebra.run($0) },
        Target(name: "requests", choices: 8) { Requests.run($0) },
        Target(name: "rules", choices: 3) { RuleFiles.run($0) },
        Target(name: "comparisons", choices: Comparisons.types.count) { Comparisons.run($0) },
        Target(name: "languages", choices: 0) { Languages.run($0) },
        Target(name: "csv", choices: 8) { Rows.runCSV($0) },
        Target(name: "ndjson", choices: 0) { Rows.runNDJSON($0) },
    ]

    static func named(_ name: String) -> Target {
        guard let target = all.first(where: { $0.name == name }) else {
            fatalError("FUZZ_TARGET is one of \(all.map(\.name).joined(separator: ", "))")
        }
        return target
    }
}

/// Ends the program if a statement is false, so that libFuzzer keeps the input.
func require(_ isTrue: Bool, _ statement: @autoclosure () -> String, line: UInt = #line) {
    if !isTrue { fatalError("line \(line): \(statement())") }
}

extension ArraySlice<UInt8> {
    /// The input's text.
    ///
    /// Bytes that aren't UTF-8 are replaced.
    var text: String { String(decoding: self, as: UTF8.self) }

    /// The parts between bytes that never occur in UTF-8, at most `count` of them.
    func parts(_ count: Int) -> [String] {
        split(separator: 0xFF, maxSplits: count - 1, omittingEmptySubsequences: false).map(\.text)
    }
}

#if FUZZER
/// The function that libFuzzer calls.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    chosen.run(ArraySlice(UnsafeBufferPointer(start: start, count: count)))
    return 0
}

private let chosen = Target.named(ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? "")
#else
/// Replays the seeds and the cases for all targets, each with all choices for its first byte.
@main
enum Replay {
    static func main() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardizedFileURL
        for target in Target.all {
            var count = 0
            for folder in ["Seeds", "Cases"] {
                let url = root.appending(path: "\(folder)/\(target.name)")
                guard let names = try? FileManager.default.contentsOfDirectory(atPath: url.path()) else { continue }
                for name in names.sorted() {
                    // A trap's output doesn't contain the input that caused it.
                    print("\(folder)/\(target.name)/\(name)", to: &standardError)
                    let input = Array(try Data(contentsOf: url.appending(path: name)))
                    target.run(input[...])
                    for choice in 0..<target.choices { target.run([UInt8(choice)] + input.dropFirst()) }
                    count += 1
                }
            }
            guard count > 0 else { fatalError("\(target.name) has no seeds") }
            print("\(target.name): \(count) inputs")
        }
    }

    private struct StandardError: TextOutputStream {
        mutating func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
    }

    nonisolated(unsafe) private static var standardError = StandardError()
}
#endif
