// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

/// Strategies against what else knows the answer: the standard library, a walk through the calendar, arithmetic.
///
/// Seeds are fixed, so that a failure comes back.
@Suite("Formats, by property")
struct FormatPropertyTests {
    @Test("reads whole numbers as Int does", arguments: [1 as UInt64, 2, 3])
    func integers(seed: UInt64) throws {
        var random = SplitMix(seed: seed)
        for _ in 0..<2_000 {
            let number = Int(truncatingIfNeeded: random.next() >> (random.next() % 64))
            let signed = random.next() % 2 == 0 ? number : 0 &- number
            #expect(try InputParser<String, Int>.integer.parse(String(signed)) == signed)
            let digits = String(random.next()) + String(random.next() % 100)
            #expect(parsed(.integer, digits) == Int(digits))
        }
    }

    @Test("rounds decimal numbers as Double does", arguments: [4 as UInt64, 5, 6])
    func decimals(seed: UInt64) {
        var random = SplitMix(seed: seed)
        for _ in 0..<2_000 {
            let whole = String(random.next() >> (random.next() % 64))
            let fraction = String(random.next() >> (random.next() % 64))
            let zeros = String(repeating: "0", count: Int(random.next() % 20))
            let text = (random.next() % 2 == 0 ? "-" : "") + whole + "." + zeros + fraction
            #expect(parsed(.decimal, text)?.bitPattern == Double(text)?.bitPattern, "\(text)")
        }
    }

    static let checked: [(String, InputValidator<String>, String)] = [
        ("iban", .iban, "GB29NWBK60161331926819"), ("iban of Malta", .iban, "MT84MALT011000012345MTLCAST001S"),
        ("isbn of 10", .isbn, "0201633612"), ("isbn of 13", .isbn, "9780201633610"),
        ("ean of 13", .ean, "4006381333931"),
        ("ean of 8", .ean, "73513537"), ("ean of 12", .ean(lengths: [12]), "614141000036"),
        ("ean of 14", .ean(lengths: [14]), "09506000134352"),
    ]

    @Test("notices every single wrong digit", arguments: checked)
    func singleErrors(name: String, strategy: InputValidator<String>, accepted: String) {
        #expect(strategy.isValid(accepted))
        let bytes = Array(accepted.utf8)
        for index in bytes.indices where (0x30...0x39).contains(bytes[index]) {
            for digit in UInt8(0x30)...0x39 where digit != bytes[index] {
                var copy = bytes
                copy[index] = digit
                #expect(!strategy.isValid(String(decoding: copy, as: UTF8.self)), "digit \(index)")
            }
        }
    }

    @Test("notices every swap of neighbors in an account number and a short book number")
    func swaps() {
        for (strategy, accepted) in [(Self.checked[0].1, Self.checked[0].2), (Self.checked[2].1, Self.checked[2].2)] {
            let bytes = Array(accepted.utf8)
            for index in bytes.indices.dropLast() where bytes[index] != bytes[index + 1] {
                var copy = bytes
                copy.swapAt(index, index + 1)
                #expect(!strategy.isValid(String(decoding: copy, as: UTF8.self)), "at \(index)")
            }
        }
    }

    @Test("finds one check digit for the digits before it", arguments: [8, 12, 13, 14])
    func checkDigit(length: Int) {
        var random = SplitMix(seed: 13)
        let strategy = EANInputValidator(lengths: [length])
        for _ in 0..<500 {
            let front = (1..<length).map { _ in String(Int.random(in: 0...9, using: &random)) }.joined()
            #expect((0...9).filter { strategy.isValid("\(front)\($0)") }.count == 1)
        }
    }

    @Test("knows every day of 400 years, and no other")
    func calendar() throws {
        let date: InputParser<String, CalendarDate> = .date
        var (year, month, day) = (1800, 1, 1)
        var count = try #require(CalendarDate(year: year, month: month, day: day)).daysSince1970
        var wrong = 0
        let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        while year < 2200 {
            let read = parsed(date, Self.written(year, month, day))
            if read?.daysSince1970 != count || read?.description != Self.written(year, month, day) { wrong += 1 }
            count += 1
            let isLeap = year % 400 == 0 || year % 4 == 0 && year % 100 != 0
            let last = month == 2 && isLeap ? 29 : lengths[month - 1]
            if day < last {
                day += 1
                continue
            }
            for extra in (last + 1)...33 where date.isValid(Self.written(year, month, extra)) { wrong += 1 }
            (year, month, day) = month < 12 ? (year, month + 1, 1) : (year + 1, 1, 1)
        }
        #expect(wrong == 0)
        #expect(CalendarDate(year: 1970, month: 1, day: 1)?.daysSince1970 == 0)
    }

    /// What is written in ASCII and nothing else.
    static let plain = TextStrategy.all.filter { strategy in
        let others = ["characters", "domainName", "email", "oneOf", "pattern", "url"]
        return !others.contains(strategy.validator.configuration.name) && !strategy.name.hasSuffix("of any script")
    }

    @Test(
        "rejects marks that join the last character", arguments: plain,
        ["\u{301}", "\u{20E3}", "\u{FE0F}", "\u{E0041}"])
    func marks(strategy: TextStrategy, mark: String) {
        #expect(strategy.accepted.filter { strategy.validator.isValid($0 + mark) } == [])
    }

    @Test("takes no digit of another script for a digit", arguments: plain, [0x0660, 0x06F0, 0x0966, 0xFF10, 0x1D7CE])
    func foreignDigits(strategy: TextStrategy, zero: UInt32) {
        var foreign: [String] = []
        for input in strategy.accepted {
            let scalars = Array(input.unicodeScalars)
            for (place, scalar) in scalars.enumerated() where ("0"..."9").contains(scalar) {
                var changed = String.UnicodeScalarView(scalars)
                let index = changed.index(changed.startIndex, offsetBy: place)
                guard let digit = Unicode.Scalar(zero + scalar.value - 0x30) else { continue }
                changed.replaceSubrange(index...index, with: [digit])
                if strategy.validator.isValid(String(changed)) { foreign.append(String(changed)) }
            }
        }
        #expect(foreign == [])
    }

    private static func written(_ year: Int, _ month: Int, _ day: Int) -> String {
        "\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
    }

    @Test("never traps and keeps its word on random bytes and on mutated inputs", arguments: TextStrategy.all)
    func noise(strategy: TextStrategy) {
        var random = SplitMix(seed: 7)
        let seeds = strategy.accepted.map { Array($0.utf8) } + [[]]
        for round in 0..<400 {
            var bytes = seeds[Int(random.next() % UInt64(seeds.count))]
            for _ in 0...random.next() % 4 {
                let place = Int(random.next() % UInt64(bytes.count + 1))
                switch random.next() % 3 {
                case 0: bytes.insert(UInt8(truncatingIfNeeded: random.next()), at: place)
                case 1 where place < bytes.count: bytes.remove(at: place)
                default: bytes.append(UInt8(truncatingIfNeeded: random.next() % 0x60 + 0x20))
                }
            }
            let input = String(decoding: bytes, as: UTF8.self)
            let normalized = strategy.validator.normalized(input)
            let code = rejection(by: strategy.validator, of: input)?.code
            if rejection(by: strategy.validator, of: normalized)?.code != code
                || strategy.validator.errors(for: input).first?.code != code
            {
                Issue.record("round \(round)")
            }
        }
    }

    private func parsed<Output>(_ parser: InputParser<String, Output>, _ text: String) -> Output? {
        do { return try parser.parse(text) } catch { return nil }
    }
}
