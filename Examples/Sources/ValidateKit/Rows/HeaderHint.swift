// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation

/// What to type if a table's header is on a later line.
enum HeaderHint {
    /// Returns a hint, or no text if no line at the beginning has the rules' columns.
    ///
    /// - Parameters:
    ///   - beginning: The first bytes in UTF-8.
    ///   - line: The line that was taken for the header.
    static func text(for rules: RowRules, in beginning: [UInt8], line: Int, _ options: InputOptions) -> String {
        let names = rules.fields.filter { Int($0.rules.name) == nil }.map(\.rules.name)
        guard !names.isEmpty else { return "" }
        let lines = String(decoding: beginning, as: UTF8.self).split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (index, text) in lines.enumerated().prefix(100) where index + 1 > line {
            for delimiter in [",", ";", "\t", "|"] as [Character] {
                let cells = text.split(separator: delimiter, omittingEmptySubsequences: false).map {
                    $0.trimmingCharacters(in: CharacterSet(charactersIn: " \""))
                }
                guard cells.count > 1 || names.count == 1, names.allSatisfy(cells.contains) else { continue }
                let between = lines[(line - 1)..<index].filter { !$0.isEmpty }
                if options.comment == nil, let sign = between.first?.first, "#%;/".contains(sign),
                    between.allSatisfy({ $0.first == sign })
                {
                    return "; line \(index + 1) has the columns: give --comment '\(sign)', or --skip \(index)"
                }
                return "; line \(index + 1) has the columns: give --skip \(index)"
            }
        }
        return ""
    }
}
