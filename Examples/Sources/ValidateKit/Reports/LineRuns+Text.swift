// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

extension LineRuns {
    /// The lines in a sentence, such as `lines 7 and 9 to 12`.
    var text: String {
        let rest = count - runs.reduce(0) { $0 + $1.count }
        let shown = runs.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound) to \($0.upperBound)" }
        let list = (shown + (rest > 0 ? [grouped(rest) + " more"] : [])).list("and")
        return count == 1 ? "line \(list)" : "lines \(list)"
    }

    /// What's said about lines of nothing but delimiters.
    var emptyRowsText: String {
        "\(text) \(count == 1 ? "has" : "have") nothing but delimiters, and \(count == 1 ? "is no row" : "are no rows")"
    }
}
