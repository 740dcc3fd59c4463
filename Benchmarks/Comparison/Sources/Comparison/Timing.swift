// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation

private let clock = ContinuousClock()

func nanoseconds(_ work: () -> Void) -> Double {
    let time = clock.measure(work).components
    return Double(time.seconds) * 1e9 + Double(time.attoseconds) / 1e9
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

/// Runs each job for about half a millisecond, in turn, many times, and returns the median time of one call for each.
func interleaved(_ jobs: [() -> Void], rounds: Int) -> [Double] {
    let repeats = jobs.map { job in
        job()
        return max(1, Int(5e5 / max(1, nanoseconds(job))))
    }
    var times = Array(repeating: [Double](), count: jobs.count)
    for _ in 0..<rounds {
        for (index, job) in jobs.enumerated() {
            times[index].append(nanoseconds { for _ in 0..<repeats[index] { job() } } / Double(repeats[index]))
        }
    }
    return times.map(median)
}

/// Returns how many texts per nanosecond a number of threads validate with one strategy.
func throughput(of strategy: InputValidator<String>, on texts: [String], threads: Int) -> Double {
    let passes = 20_000
    let time = nanoseconds {
        DispatchQueue.concurrentPerform(iterations: threads) { _ in
            let (matcher, sample) = (StrategyMatcher(strategy: strategy), Sample(texts))
            for _ in 0..<passes { _ = matcher.count(sample) }
        }
    }
    return Double(threads * passes * texts.count) / time
}
