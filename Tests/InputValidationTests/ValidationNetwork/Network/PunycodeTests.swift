// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("Punycode")
struct PunycodeTests {
    @Test(
        "accepts an A-label exactly when it is the encoding of its label",
        arguments: [
            // RFC 3492 7.1, whose first example ends in a question mark, and the encodings of single labels.
            ("xn--egbpdaj6bu4bxfgehfvwxn", false), ("xn--ihqwcrb4cv8a8dqg056pqjye", true),
            ("xn--4dbcagdahymbxekheh6e0a7fei0b", true),
            ("xn--mgbh0fb", true), ("xn--80akhbyknj4f", true), ("xn--9t4b11yi5a", true), ("xn--zckzah", true),
            ("xn--p1ai", true),
            ("xn--kgbechtv", true), ("xn--bcher-kva", true), ("XN--Bcher-KVA", true), ("xn--strae-oqa", true),
            ("xn--abc-", false), ("xn--99999999", false), ("xn--0", false), ("xn--b-cher-kva-", false),
            ("xn--a-\u{E9}", false),
            ("xn--ls8h", false), ("xn---", false), ("xn--1ch", false), ("xn---kva", false), ("xn--bcher-", false),
        ])
    func encodedLabels(label: String, isAccepted: Bool) {
        #expect(InputValidator.domainName.isValid(label + ".example") == isAccepted)
    }

    // The encoder follows RFC 3492 6.3 again, with arrays.
    @Test("accepts every A-label that is the encoding of letters, and no other text that encodes the same letters")
    func encodings() {
        var random = SplitMix64(seed: 4)
        let letters = Array("abz09-éüñßяжλω日本語한글ãőŭꙁ".unicodeScalars)
        var wrong: [String] = []
        for _ in 0..<1_000 {
            let scalars = (0..<Int.random(in: 1...7, using: &random)).map { _ in
                letters[Int.random(in: 0..<letters.count, using: &random)]
            }
            guard let last = scalars.last, scalars[0] != "-", last != "-", !scalars.allSatisfy(\.isASCII),
                !String(String.UnicodeScalarView(scalars)).dropFirst(2).hasPrefix("--")
            else { continue }
            let encoded = "xn--" + punycode(scalars)
            for label in [encoded, encoded.uppercased()] where !InputValidator.domainName.isValid(label + ".example") {
                wrong.append(label)
            }
            let delimited = "xn---" + encoded.dropFirst(4)
            if !scalars.contains(where: \.isASCII), InputValidator.domainName.isValid(delimited + ".example") {
                wrong.append(delimited)
            }
        }
        #expect(wrong == [])
    }

    @Test("counts the bytes of every label's encoding, and accepts 63")
    func encodedLengths() {
        let unicode = DomainNameInputValidator(allowsUnicode: true)
        var random = SplitMix64(seed: 5)
        let letters = Array("bz09éüñßяжλω日本語한글ãőŭꙁ".unicodeScalars)
        var wrong: [String] = []
        var accepted = 0
        for _ in 0..<60 {
            let scalars = (0..<Int.random(in: 1...7, using: &random)).map { _ in
                letters[Int.random(in: 0..<letters.count, using: &random)]
            }
            if scalars.allSatisfy(\.isASCII) { continue }
            // Each ASCII letter takes one byte, and the other letters can take more digits the more ASCII letters
            // precede them.
            for count in 20...58 {
                let label = Array(repeating: "a", count: count) + scalars
                let length = 4 + punycode(label).utf8.count
                guard (61...65).contains(length) else { continue }
                let text = String(String.UnicodeScalarView(label))
                let code = rejection(by: unicode, of: text + ".example")?.code
                if code != (length > 63 ? .domainLabelTooLong : nil) { wrong.append("\(text): \(length)") }
                if code == nil { accepted += 1 }
            }
        }
        #expect(wrong == [] && accepted > 60)
    }
}

/// Encodes scalars as Punycode (RFC 3492 6.3).
private func punycode(_ scalars: [Unicode.Scalar]) -> String {
    let digits = Array("abcdefghijklmnopqrstuvwxyz0123456789")
    var output = String(String.UnicodeScalarView(scalars.filter(\.isASCII)))
    let basic = output.count
    if basic > 0 { output += "-" }
    var (point, delta, bias, handled) = (128, 0, 72, basic)
    while handled < scalars.count {
        let next = scalars.map { Int($0.value) }.filter { $0 >= point }.min() ?? point
        delta += (next - point) * (handled + 1)
        point = next
        for value in scalars.map({ Int($0.value) }) {
            if value < point { delta += 1 }
            guard value == point else { continue }
            var rest = delta
            var step = 36
            while true {
                let limit = min(max(step - bias, 1), 26)
                if rest < limit { break }
                output.append(digits[limit + (rest - limit) % (36 - limit)])
                rest = (rest - limit) / (36 - limit)
                step += 36
            }
            output.append(digits[rest])
            // The bias is adapted as in RFC 3492 6.1.
            delta /= handled == basic ? 700 : 2
            delta += delta / (handled + 1)
            bias = 0
            while delta > 455 {
                delta /= 35
                bias += 36
            }
            bias += 36 * delta / (delta + 38)
            delta = 0
            handled += 1
        }
        delta += 1
        point += 1
    }
    return output
}
