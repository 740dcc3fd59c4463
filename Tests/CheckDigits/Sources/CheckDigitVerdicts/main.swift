// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

// `CheckDigitVerdicts list` prints each format's name and its accepted samples, separated by tabs. Without an argument,
// the program reads lines with a format's name and a number, and prints 1 if the strategy accepts the number, or else
// the error's code. The names `ibanES` and so on are for the strategy `.iban`.

let patterns = InputPattern.all.filter { $0.checkDigits != nil }
if CommandLine.arguments.contains("list") {
    for pattern in patterns { print(([pattern.name] + pattern.accepted).joined(separator: "\t")) }
    for kind in NationalIdentifier.allCases { print("\(kind.rawValue)\t\(kind.example)") }
} else {
    var strategies: [String: InputValidator<String>] = [:]
    for pattern in patterns { strategies[pattern.name] = .pattern(pattern) }
    for kind in NationalIdentifier.allCases { strategies[kind.rawValue] = .nationalID(kind) }
    while let line = readLine() {
        let parts = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        // The country of an IBAN only says which rule is compared.
        let strategy = strategies[name] ?? (name.hasPrefix("iban") ? .iban : nil)
        guard parts.count == 2, let strategy else { fatalError("unknown: \(line)") }
        print(strategy.errors(for: String(parts[1])).first.map { "\($0.code)" } ?? "1")
    }
}
