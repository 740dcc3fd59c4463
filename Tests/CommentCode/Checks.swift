// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation

// The functions that `run` uses to compare values with comments.

nonisolated(unsafe) private var printed: [String] = []
nonisolated(unsafe) private var comparisons = 0
nonisolated(unsafe) private var mistakes = 0

/// Records what the code prints, instead of printing it.
func record(_ items: Any...) { printed += items.map { "\($0)" } }

func forgetPrinted() { printed = [] }

private func words(_ text: String) -> [Substring] { text.split(whereSeparator: \.isWhitespace) }

func report(_ place: String, _ text: String) {
    mistakes += 1
    FileHandle.standardError.write(Data("\(place): \(text)\n".utf8))
}

private func expect(_ condition: Bool, _ place: String, _ text: @autoclosure () -> String) {
    comparisons += 1
    if !condition { report(place, text()) }
}

/// Removes type names before cases, dots before cases, and optionals.
private func simplified(_ text: String) -> String {
    text.replacing(/Optional\(((?:[^()]|\([^()]*\))*)\)/) { $0.1 }
        .replacing(/\b(?:[A-Z]\w*\.)+/, with: "")
        .replacing(/(^|[ (\[])\.([a-z])/) { "\($0.1)\($0.2)" }
}

/// Compares a value with a comment, which can leave out parts with an ellipsis, and can add an explanation after a
/// colon or a comma.
func compare<Value>(_ place: String, _ value: Value, _ comment: String) {
    let comment = simplified(comment)
    let mirror = Mirror(reflecting: value)
    let value = mirror.displayStyle == .optional ? mirror.children.first?.value ?? value : value
    let shown = ["\(value)", String(reflecting: value)].map(simplified).flatMap { shown in
        [shown, comment.firstRange(of: "…").map { "\(shown.prefix(comment[..<$0.lowerBound].count))…)" } ?? shown]
    }
    let isEqual = shown.contains { text in
        comment == text || [":", ",", ";"].contains { comment.hasPrefix(text + $0) }
    }
    expect(isEqual, place, "the comment says “\(comment)”, but the value is \(shown[1])")
}

func comparePrinted(_ place: String, _ comment: String) {
    expect(words(printed.joined(separator: " ")) == words(comment), place, "the code prints \(printed)")
    printed = []
}

/// Compares the first error with a comment such as "code 1001 at position 2", "code 1 in domain Club", or
/// "code 1011, maximum 20, length 21".
func compareRejection(_ place: String, _ errors: [ValidationError], _ comment: String) {
    guard let error = errors.first else { return report(place, "the input is accepted") }
    guard let match = comment.prefixMatch(of: /code ([0-9]+)(?: (?:at (position|index) ([0-9]+)|in domain (\w+)))?/)
    else { return report(place, "the comment does not contain a code") }
    expect("\(error.code)" == match.1, place, "the code is \(error.code)")
    switch match.2 {
    case "position": expect(error[.position]?.description == match.3.map(String.init), place, "the error is \(error)")
    case "index": expect(error.path.text == "[\(match.3 ?? "")]", place, "the path is \(error.path.text)")
    default: break
    }
    if let domain = match.4 { expect("\(error.domain)" == domain, place, "the domain is \(error.domain)") }
    for parameter in comment.matches(of: /, (minimum|maximum|length) ([0-9]+)/) {
        let value = error[ValidationError.Parameter(rawValue: String(parameter.1))]
        expect(value?.description == String(parameter.2), place, "the error is \(error)")
    }
}

/// Compares a thrown error with a comment such as "1004" or "PatternSyntaxError".
func compareError(_ place: String, _ comment: String, _ body: () throws -> Any) {
    do {
        _ = try body()
        report(place, "nothing is thrown")
    } catch let error as ValidationError {
        expect("\(error.code)" == comment, place, "the code is \(error.code)")
    } catch {
        expect("\(type(of: error))" == comment, place, "a \(type(of: error)) is thrown")
    }
}

func finish() -> Never {
    Swift.print(comparisons, "comparisons,", mistakes, "mistakes")
    exit(mistakes == 0 ? 0 : 1)
}
