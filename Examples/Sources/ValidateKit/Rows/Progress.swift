// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation

/// When the progress of a run is written.
enum ProgressChoice: String, ExpressibleByArgument, CaseIterable {
    case auto, always, never
}

/// The progress of a run on standard error, on one line that is written again and again.
final class ProgressLine {
    private let isOn: Bool
    private let clock = ContinuousClock()
    private var next: ContinuousClock.Instant
    private var isShown = false

    init(_ choice: ProgressChoice) {
        isOn = choice == .always || choice == .auto && isatty(2) == 1
        next = clock.now + (choice == .always ? .zero : .seconds(1))
    }

    /// Called after every row.
    ///
    /// It reads the clock only after some of them.
    func update(_ file: String, _ summary: Summary) {
        guard isOn, summary.rows & 0xFFFF == 0, clock.now >= next else { return }
        next = clock.now + .milliseconds(200)
        isShown = true
        show(
            "\r\(Printable.text(file)): \(count(summary.rows, "row")), \(count(summary.problems, "problem"))"
        )
    }

    /// Removes the line if it is shown, so that what follows begins at the margin.
    func finish() {
        guard isShown else { return }
        show("\r\u{1B}[K")
        isShown = false
    }

    private func show(_ text: String) {
        let errors = Output(descriptor: 2)
        errors.write(text)
        errors.flush()
    }
}
