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
    /// When the current file was begun.
    private var begin: ContinuousClock.Instant

    init(_ choice: ProgressChoice) {
        isOn = choice == .always || choice == .auto && isatty(2) == 1
        begin = clock.now
        next = clock.now + (choice == .always ? .zero : .seconds(1))
        if isOn { Interruption.watch() }
    }

    /// Records when a file begins, to estimate the remaining time.
    func beginFile() { begin = clock.now }

    /// Updates the line.
    ///
    /// - Parameter fraction: A closure that returns the share of the file that was read, or `nil` if it's unknown.
    func update(_ file: String, _ summary: Summary, fraction: () -> Double?) {
        guard isOn, clock.now >= next else { return }
        next = clock.now + .milliseconds(200)
        isShown = true
        let share = share(fraction())
        let numbers = ": \(share)\(count(summary.rows, "row")), \(count(summary.problems, "problem"))"
        // A line that's too long for the terminal would wrap to a second line, which is never removed. The terminal's
        // ^C would wrap, too.
        let name = Self.shortened(Printable.text(file), to: max(Terminal.width(of: 2) - 4 - numbers.utf8.count, 8))
        Interruption.withRemains { remains in
            remains.hasProgressLine = true
            // The line may be shorter than the line before.
            Self.write("\r\(name)\(numbers)\u{1B}[K")
        }
    }

    /// Returns the percentage and the remaining time, such as `42%, 1:05 left, `.
    private func share(_ fraction: Double?) -> String {
        guard let fraction, fraction.isFinite, 0...1 ~= fraction else { return "" }
        let elapsed = Double((clock.now - begin).components.seconds) + 0.5
        guard fraction >= 0.01, elapsed >= 2 else { return "\(Int(fraction * 100))%, " }
        let seconds = Int(min(elapsed * (1 - fraction) / fraction, 359_999))
        func padded(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
        let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
        let time = hours > 0 ? "\(hours):\(padded(minutes))" : "\(minutes)"
        return "\(Int(fraction * 100))%, \(time):\(padded(seconds % 60)) left, "
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
