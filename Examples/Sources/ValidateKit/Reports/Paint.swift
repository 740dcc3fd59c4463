// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation

/// Colors for a terminal, or none.
///
/// Color alone never carries meaning.
struct Paint {
    private let isOn: Bool

    init(_ choice: ColorChoice) {
        isOn =
            switch choice {
            case .always: true
            case .never: false
            // https://no-color.org: a nonempty variable turns colors off.
            case .auto: isatty(1) == 1 && (ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty
            }
    }

    func good(_ text: String) -> String { isOn ? "\u{1B}[32m\(text)\u{1B}[0m" : text }
    func advice(_ text: String) -> String { isOn ? "\u{1B}[33m\(text)\u{1B}[0m" : text }
    func bad(_ text: String) -> String { isOn ? "\u{1B}[31m\(text)\u{1B}[0m" : text }
}
