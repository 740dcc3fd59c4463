// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation

/// When to show a run's progress.
enum ProgressChoice: String, ExpressibleByArgument, CaseIterable {
    case auto, always, never
}

/// A run's progress on standard error, on a single line that's overwritten.
final class ProgressLine {
    private let isOn: Bool
    private let clock = ContinuousClock()
    private var next: ContinuousClock.Instant
    private var isShown = false

    init(_ choice: ProgressChoice) {
        isOn = choice == .always || choice == .auto && isatty(2) == 1
        next = clock.now + (choice == .always ? .zero : .seconds(1))
        if isOn { Interruption.watch() }
    }

    /// Updates the line.
    func update(_ file: String, _ summary: Summary) {
        guard isOn, clock.now >= next else { return }
        next = clock.now + .milliseconds(200)
        isShown = true
        let numbers = ": \(count(summary.rows, "row")), \(count(summary.problems, "problem"))"
        // A line that's too long for the terminal would wrap to a second line, which is never removed. The terminal's
        // ^C would wrap, too.
        let name = Self.shortened(Printable.text(file), to: max(Terminal.width(of: 2) - 4 - numbers.utf8.count, 8))
        Interruption.withRemains { remains in
            remains.hasProgressLine = true
            Self.write("\r\(name)\(numbers)")
        }
    }

    /// Removes the line if it's shown, so that the next output begins at the margin.
    func finish() {
        guard isShown else { return }
        isShown = false
        Interruption.withRemains { remains in
            remains.hasProgressLine = false
            Self.erase()
        }
    }

    static func erase() { write("\r\u{1B}[K") }

    private static func write(_ text: String) {
        let errors = Output(descriptor: 2)
        errors.write(text)
        errors.flush()
    }

    /// Returns the end of a name, where names of files in the same folder differ.
    private static func shortened(_ name: String, to width: Int) -> String {
        // A non-ASCII character may be two columns wide.
        func columns(_ scalar: Unicode.Scalar) -> Int { scalar.isASCII ? 1 : 2 }
        let scalars = Array(name.unicodeScalars)
        guard scalars.reduce(0, { $0 + columns($1) }) > width else { return name }
        var rest = width - 1
        let end = scalars.reversed().prefix { scalar in
            rest -= columns(scalar)
            return rest >= 0
        }
        return "…" + String(String.UnicodeScalarView(end.reversed()))
    }
}
