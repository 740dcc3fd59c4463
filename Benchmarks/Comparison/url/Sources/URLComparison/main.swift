// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import CAda
import Foundation
import InputValidation

/// Sixteen realistic inputs, as people type them.
///
/// The default policy rejects half of them.
let inputs = [
    "https://example.com", "http://www.example.org/", "https://en.wikipedia.org/wiki/Strategy_pattern",
    "https://shop.example.co.uk/cart?item=42&size=m#total", "http://192.0.2.10:8080/status",
    "https://sub.domain.example.com/a/b/c/d.html", "https://example.com/search?q=swift+package",
    "http://localhost:3000/",
    "example.com", "http://", "http:/example.com", "ftp://example.com/file", "https://exa mple.com/",
    "javascript:alert(1)", "https://user@example.com/", "http://example.com:99999/",
]

/// Long, ordinary links, which a server receives most often.
let longInputs = (1...16).map { number in
    "https://www.example.com/blog/2024/0\(number % 9)/a-title-of-several-words-as-blogs-have-it"
        + "?utm_source=newsletter&utm_medium=email&utm_campaign=number-\(number)#comment-\(number * 7)"
}

func nanoseconds(_ inputs: [String], rounds: Int, _ accept: (String) -> Bool) -> (Double, Int) {
    var accepted = 0
    let clock = ContinuousClock()
    let time = clock.measure {
        for _ in 0..<rounds {
            for input in inputs where accept(input) { accepted += 1 }
        }
    }
    let attoseconds = Double(time.components.attoseconds) + Double(time.components.seconds) * 1e18
    return (attoseconds / 1e9 / Double(rounds * inputs.count), accepted / rounds)
}

@inline(never)
func floor(_ input: String) -> Bool { input.utf8.count > 12 }

@inline(never)
func ada(_ input: String) -> Bool {
    input.utf8.withContiguousStorageIfAvailable { bytes in
        bytes.withMemoryRebound(to: CChar.self) { ada_takes($0.baseAddress, $0.count) }
    } ?? false
}

typealias Contender = (name: String, rounds: Int, accept: (String) -> Bool)

/// The validator is captured instead of global, because a global is retained and released at each call, which isn't
/// part of the work.
func accepting(_ validator: InputValidator<String>) -> (String) -> Bool {
    { validator.isValid($0) }
}

let contenders: [Contender] = [
    ("an empty call", 20_000, floor),
    ("InputValidator.url", 20_000, accepting(.url)),
    ("ada::can_parse", 20_000, ada),
    ("URL(string:)", 2_000, { URL(string: $0) != nil }),
]

for (title, inputs) in [("16 short inputs, half rejected", inputs), ("16 long links, all accepted", longInputs)] {
    var times = [[Double]](repeating: [], count: contenders.count)
    var accepted = [Int](repeating: 0, count: contenders.count)
    // The measurements are interleaved, so that a busy moment affects all of them.
    for _ in 0..<21 {
        for (index, contender) in contenders.enumerated() {
            let (time, count) = nanoseconds(inputs, rounds: contender.rounds, contender.accept)
            times[index].append(time)
            accepted[index] = count
        }
    }
    print(title)
    let medians = times.map { $0.sorted()[$0.count / 2] }
    for (index, contender) in contenders.enumerated() {
        let ratio = medians[index] / medians[1]
        print(
            "  \(contender.name.padding(toLength: 20, withPad: " ", startingAt: 0))",
            String(format: "%8.1f ns  %6.2f x  accepts %d", medians[index], ratio, accepted[index]))
    }
}
