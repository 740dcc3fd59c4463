// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ArgumentParser

/// One of several parts of a file with about the same number of bytes each, such as `2/8`.
///
/// A record belongs to the part where it begins. So every record is in exactly one part, even if a boundary is in the
/// middle of a record or of a quoted cell.
struct FilePart: ExpressibleByArgument {
    /// The part's number, from 1.
    let number: Int
    let count: Int

    init?(argument: String) {
        let numbers = argument.split(separator: "/", omittingEmptySubsequences: false).map { text in
            text.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } ? Int(text) : nil
        }
        guard numbers.count == 2, let number = numbers[0], let count = numbers[1], 1...Self.maximumCount ~= count,
            1...count ~= number
        else { return nil }
        self.number = number
        self.count = count
    }

    /// Returns the range of offsets where the part's records begin.
    ///
    /// The last part has no upper limit.
    func offsets(inSize size: Int) -> Range<Int> {
        let lower = boundary(number - 1, size)
        return lower..<(number == count ? .max : boundary(number, size))
    }

    /// Returns `size * number / count`, rounded down, without overflowing.
    private func boundary(_ number: Int, _ size: Int) -> Int {
        size / count * number + size % count * number / count
    }

    /// 1,000,000: with more parts, most of the time goes into finding where a part begins.
    static let maximumCount = 1_000_000
}
