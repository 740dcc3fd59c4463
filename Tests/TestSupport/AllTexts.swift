// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// Returns all texts up to a number of letters, shortest first.
public func allTexts(of letters: String, upTo length: Int) -> [String] {
    var last = [""]
    var all = last
    for _ in 0..<length {
        last = last.flatMap { text in letters.map { text + String($0) } }
        all += last
    }
    return all
}
