// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import InputValidationRequests
import InputValidationRules

// Each row is one input, one composition, or one set of forms that is far larger than any in ordinary use. The program
// prints what the library returned, how many seconds it took, and by how much the process's peak memory grew.

/// Returns the errors' codes as text, each code once.
func codes(_ errors: [ValidationError]) -> String {
    let names = Set(errors.map { "\($0.code.rawValue)" }).sorted()
    return names.isEmpty ? "accepted" : names.joined(separator: ", ")
}

func codes(_ work: () throws -> Void) -> String {
    do {
        try work()
        return "accepted"
    } catch let error as FormError {
        return codes(error.errors)
    } catch let error as ValidationError {
        return codes([error])
    } catch let error as PatternSyntaxError {
        return "PatternSyntaxError at \(error.position)"
    } catch is DecodingError {
        return "DecodingError"
    } catch {
        return "\(type(of: error))"
    }
}

let gigabyte = 1_000_000_000
let digits = { (count: Int) in String(decoding: [UInt8](repeating: UInt8(ascii: "5"), count: count), as: UTF8.self) }
let texts: [InputValidator<String>] = [
    .numeric, .alphanumeric, .integer, .decimal, .date, .email, .url, .domainName, .ipAddress, .iban, .uuid,
    .paymentCard, .pattern("[0-9]*"), .base64,
]

struct Nested: Decodable, Validatable {
    var inner: [Nested]
    static var validator: InputValidator<Nested> { .at(\.inner, .count(in: 0...9)) }
}

struct Numbers: Decodable, Validatable {
    var values: [Int]
    static var validator: InputValidator<Numbers> { .at(\.values, .each(.range(0...0))) }
}

/// A clock that goes back an hour at each reading.
final class BackwardClock: @unchecked Sendable {
    private let lock = NSLock()
    private var month = 12 * 2030

    func next() -> (year: Int, month: Int) {
        lock.withLock {
            month -= 1
            return (month / 12, month % 12 + 1)
        }
    }
}

let rows: [(name: String, prepare: () -> (() -> String))] = [
    (
        "a text of 1 GB, for 14 strategies",
        {
            let text = digits(gigabyte)
            return { codes(texts.flatMap { $0.errors(for: text) }) }
        }
    ),
    (
        "a text of 1 GB, for .count(in: 1...10)",
        {
            let text = digits(gigabyte)
            return { codes(InputValidator.count(in: 1...10).errors(for: text)) }
        }
    ),
    (
        "a text of 1 GB without a limit, for NumericInputValidator",
        {
            let text = digits(gigabyte)
            return { codes(NumericInputValidator(maximumBytes: .max).errors(for: text)) }
        }
    ),
    (
        "100,000 rules in .all(of:), all broken",
        { { codes(InputValidator.all(of: (0..<100_000).map { _ in .alpha }).errors(for: "5")) } }
    ),
    (
        "1,000 rules joined by &&, one by one",
        {
            {
                var rule: InputValidator<String> = .numeric
                for _ in 1..<1_000 { rule = rule && .numeric }
                return codes(rule.errors(for: "5"))
            }
        }
    ),
    (
        "! nested 100,000 times",
        {
            {
                var rule: InputValidator<String> = .numeric
                for _ in 0..<100_000 { rule = !rule }
                return codes(rule.errors(for: "5"))
            }
        }
    ),
    (
        "a pattern with 100,000 parentheses",
        {
            let expression = String(repeating: "(", count: 100_000) + String(repeating: ")", count: 100_000)
            return { codes { _ = try RegexInputValidator(expression) } }
        }
    ),
    (
        "a pattern with 4,096 nested parentheses",
        {
            let expression = String(repeating: "(", count: 4_096) + String(repeating: ")", count: 4_096)
            return { codes { _ = try RegexInputValidator(expression) } }
        }
    ),
    (
        "(a+)+b on 65,536 letters a",
        {
            let text = String(repeating: "a", count: 65_536)
            return { codes(InputValidator.pattern("(a+)+b").errors(for: text)) }
        }
    ),
    (
        "a request of 100,000 nested arrays",
        {
            let body = Array((String(repeating: #"{"inner":["#, count: 100_000)).utf8)
            return { codes { _ = try ValidatingDecoder().decode(Nested.self, from: body) } }
        }
    ),
    (
        "a request of 1 MiB whose 500,000 numbers all break a rule",
        {
            let body = Array((#"{"values":[1"# + String(repeating: ",1", count: 500_000) + "]}").utf8)
            return { codes { _ = try ValidatingDecoder().decode(Numbers.self, from: body) } }
        }
    ),
    (
        "a rule file with 100,000 nested strategies",
        {
            let file = Data(
                (#"{"fields":[{"name":"a","strategies":["#
                    + String(repeating: #"{"use":"not","rule":"#, count: 100_000))
                    .utf8)
            return { codes { _ = try JSONDecoder().decode(TableRules.self, from: file) } }
        }
    ),
    (
        "10,000 forms of three fields, in eight tasks, ten edits of each field",
        {
            {
                let done = DispatchSemaphore(value: 0)
                let total = Total()
                Task.detached {
                    await withTaskGroup(of: Int.self) { group in
                        for _ in 0..<8 { group.addTask { forms(1_250) } }
                        for await count in group { total.add(count) }
                    }
                    done.signal()
                }
                done.wait()
                return "\(total.value) of 10,000 forms accepted at the end"
            }
        }
    ),
    (
        "1,000 expiry dates while the clock goes backward",
        {
            let clock = BackwardClock()
            let rule = CardExpiryInputValidator(
                now: CardExpiry.Clock { clock.next() })
            return { codes((0..<1_000).flatMap { _ in rule.errors(for: "13/99") + rule.errors(for: "06/20") }) }
        }
    ),
]

final class Total: @unchecked Sendable {
    private let lock = NSLock()
    private(set) var value = 0
    func add(_ count: Int) { lock.withLock { value += count } }
}

func forms(_ count: Int) -> Int {
    var fields: [(ValidatedInput<String>, ParsedInput<String, Int>, ValidatedInput<String>)] = []
    for _ in 0..<count {
        fields.append(
            (ValidatedInput("", .email), ParsedInput("", .integer(in: 1...9)), ValidatedInput("", .count(in: 1...20))))
    }
    for edit in 0..<10 {
        for (email, number, name) in fields {
            email.value = "ada\(edit)@example.com"
            number.value = "\(edit % 9 + 1)"
            name.value = String(repeating: "a", count: edit % 20 + 1)
            _ = try? InputForm { email; number; name }.value()
        }
    }
    return fields.count { email, number, name in
        (try? InputForm { email; number; name }.value()) != nil
    }
}

/// Returns the process's peak memory so far, in MiB, on Linux.
func largestMemory() -> Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return (line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) / 1024
}

guard CommandLine.arguments.count == 2, let index = Int(CommandLine.arguments[1]), rows.indices.contains(index) else {
    print(rows.count)
    exit(0)
}
let row = rows[index]
let work = row.prepare()
let before = largestMemory()
let clock = ContinuousClock()
let start = clock.now
let result = work()
let seconds = (clock.now - start) / .seconds(1)
print("| \(row.name) | \(result) | \(String(format: "%.3f", seconds)) | \(largestMemory() - before) |")
