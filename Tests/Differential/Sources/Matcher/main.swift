// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// Reads a question from each line, and writes its answer. A question consists of an expression and any number of
// inputs, all as UTF-8 in hexadecimal with a minus before each, so that even an empty input can be written:
// "-5b612d7a5d -61 -". The answer has a 0 or 1 for each input from each algorithm, and then what `automatic` chose. If
// the expression has a mistake, the answer is "error" with the kind and position.

import PatternMatching

func bytes(hexadecimal: Substring) -> [UInt8] {
    let digits = hexadecimal.utf8.dropFirst().map { $0 > 57 ? $0 - 87 : $0 - 48 }
    return stride(from: 0, to: digits.count - 1, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
}

func answer(_ question: String) -> String {
    let parts = question.split(separator: " ").map(bytes)
    let expression = String(decoding: parts[0], as: UTF8.self)
    do {
        var verdicts: [String] = []
        for algorithm in Pattern.Algorithm.allCases {
            let pattern = try Pattern(expression, algorithm: algorithm)
            let answers = parts.dropFirst().map { $0.withUnsafeBufferPointer(pattern.matches) ? "1" : "0" }
            verdicts.append("\(algorithm)=" + answers.joined())
        }
        let statistics = try Pattern(expression).statistics
        let name = statistics.tableInputLimit == .max ? "table" : statistics.isSimulated ? "simulation" : "counters"
        return verdicts.joined(separator: " ") + " \(name)"
    } catch {
        return "error \(error.kind.rawValue) \(error.position)"
    }
}

while let line = readLine() {
    print(answer(line))
}
