// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

extension AcceptedTexts {
    /// Returns an expression for the whole numbers between two numbers, in digits without zeros at the beginning.
    package static func expression(forNumbersFrom minimum: UInt64, through maximum: UInt64) -> String {
        guard minimum <= maximum else { return #"[^\s\S]"# }
        let (low, high) = (Array(String(minimum).utf8), Array(String(maximum).utf8))
        var alternatives: [String] = []
        // The digit counts for which every number is in the range.
        var full: ClosedRange<Int>?
        for count in low.count...high.count {
            let first = [0x31] + [UInt8](repeating: 0x30, count: count - 1)
            let last = [UInt8](repeating: 0x39, count: count)
            let start = count == low.count ? low : first
            let end = count == high.count ? high : last
            if start == first, end == last {
                full = (full?.lowerBound ?? count)...count
            } else {
                alternatives.append(expression(forDigitsFrom: start[...], through: end[...]))
            }
        }
        if let full {
            let (fewest, most) = (full.lowerBound - 1, full.upperBound - 1)
            let count = fewest == most ? "{\(most)}" : "{\(fewest),\(most)}"
            let others = most == 0 ? "" : "[0-9]\(count == "{1}" ? "" : count)"
            alternatives.append("[1-9]\(others)")
        }
        return alternatives.count == 1 && !alternatives[0].contains("|")
            ? alternatives[0] : "(?:\(alternatives.joined(separator: "|")))"
    }

    /// Returns an expression for the texts of digits between two texts with the same number of digits.
    private static func expression(forDigitsFrom low: ArraySlice<UInt8>, through high: ArraySlice<UInt8>) -> String {
        guard let first = low.first, let last = high.first else { return "" }
        let (lowRest, highRest) = (low.dropFirst(), high.dropFirst())
        if first == last {
            let rest = expression(forDigitsFrom: lowRest, through: highRest)
            return digits(first, last) + (rest.contains("|") ? "(?:\(rest))" : rest)
        }
        let zeros = lowRest.map { _ in UInt8(0x30) }
        let nines = lowRest.map { _ in UInt8(0x39) }
        let startsFull = lowRest.elementsEqual(zeros)
        let endsFull = highRest.elementsEqual(nines)
        var alternatives: [String] = []
        func add(_ digits: String, _ low: ArraySlice<UInt8>, _ high: ArraySlice<UInt8>) {
            let rest = expression(forDigitsFrom: low, through: high)
            alternatives.append(digits + (rest.contains("|") ? "(?:\(rest))" : rest))
        }
        if !startsFull { add(digits(first, first), lowRest, nines[...]) }
        let (from, through) = (startsFull ? first : first + 1, endsFull ? last : last - 1)
        if from <= through {
            let rest = zeros.isEmpty ? "" : zeros.count == 1 ? "[0-9]" : "[0-9]{\(zeros.count)}"
            alternatives.append(digits(from, through) + rest)
        }
        if !endsFull { add(digits(last, last), zeros[...], highRest) }
        return alternatives.joined(separator: "|")
    }

    private static func digits(_ first: UInt8, _ last: UInt8) -> String {
        let (first, last) = (Unicode.Scalar(first), Unicode.Scalar(last))
        return first == last ? "\(first)" : "[\(first)-\(last)]"
    }
}
