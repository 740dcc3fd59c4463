// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import GradeProbes

/// A submission's findings, without findings that another finding explains.
struct Diagnosis {
    private(set) var findings: [Finding]

    /// - Parameter tests: The exercise's tests, whose inputs a submission may list.
    init(_ found: [Finding], _ source: SourceCheck, tests: [SourceFile] = []) {
        findings = found
        explainSwap(source)
        explainVerdicts(source, tests)
        explainTemplate(source)
        explainContext(source)
        nameFrequentMistakes()
        if has(.inputInError) { drop { $0.clue == .message } }
        if source.changesMessages || has(.inputInError) { drop { $0.clue == .messagesOfOneCode } }
        combine(with: source.findings)
        keepFirstEnd()
        if has(.repeatedCode) || has(.listedAnswers) {
            drop {
                $0.misconception == .genericError || $0.misconception == nil && $0.check == .reference && $0.clue == nil
            }
        }
        if has(.unanchoredSearch) {
            // Wrong results for text in front of the match have the same cause.
            drop { $0.misconception == nil && $0.check == .reference && $0.clue == nil }
        }
        if has(.typeSwitch) { drop { $0.clue == .stepIgnored && $0.misconception != .typeSwitch } }
        if findings.contains(where: { $0.clue == .newError }) {
            drop { $0.misconception == nil && $0.check == .contract }
        }
        if has(.typeSwitch) || has(.templateMethod) {
            // The base class ignores the step, which determines a new subclass's results.
            drop { $0.check == .reference && $0.text.hasPrefix("A subclass") }
        }
        // Most violations follow from a misconception, and the others will still be found after its correction.
        let isNamed = findings.contains { $0.misconception != nil }
        let first = findings.firstIndex { $0.misconception == nil && $0.check == .contract }
        findings = findings.enumerated().filter { place, finding in
            finding.check != .contract || finding.misconception != nil || !isNamed && place == first
        }.map(\.element)
        if found.contains(where: { $0.misconception == .mutableStrategy && $0.check == .contract }) {
            drop { $0.misconception == nil && ($0.clue == .verdict || $0.clue == .acceptance) }
        }
    }

    private func has(_ misconception: Misconception) -> Bool {
        findings.contains { $0.misconception == misconception }
    }

    private mutating func drop(_ isExplained: (Finding) -> Bool) {
        findings.removeAll(where: isExplained)
    }

    /// Keeps the first call that ends the process, because the others usually have the same cause.
    private mutating func keepFirstEnd() {
        let first = findings.firstIndex { $0.check == .process && $0.misconception == nil }
        findings = findings.enumerated().filter { place, finding in
            place == first || finding.check != .process || finding.misconception != nil
        }.map(\.element)
    }

    /// Names the cause of a swap that doesn't happen.
    private mutating func explainSwap(_ source: SourceCheck) {
        guard let place = findings.firstIndex(where: { $0.clue == .neverSwapped }) else { return }
        if let (file, line) = source.placeOfNewContext() {
            findings[place].misconception = .rebuiltContext
            findings[place].advice = nil
            findings[place].text += " It creates another input."
            findings[place].place = "\(file.name):\(line)"
            findings[place].line = file.line(line)
        } else if has(.validatingSetter) || source.findings.contains(where: { $0.misconception == .typeSwitch }) {
            findings.remove(at: place)
        }
    }

    private mutating func explain(
        _ place: Int, _ misconception: Misconception?, _ cause: SourceCheck.Place, advice: String? = nil
    ) {
        findings[place].misconception = misconception
        findings[place].advice = advice
        findings[place].text += " \(cause.text)"
        findings[place].place = "\(cause.file.name):\(cause.line)"
        findings[place].line = cause.file.line(cause.line)
    }

    /// Names the cause of a wrong verdict.
    private mutating func explainVerdicts(_ source: SourceCheck, _ tests: [SourceFile]) {
        let override =
            "Write override in front of a method that overrides another one. The compiler then finds a wrong name."
        for place in findings.indices where findings[place].misconception == nil {
            let finding = findings[place]
            switch finding.clue {
            case .verdict, .acceptance, .withoutAlgorithm:
                if let cause = source.nearMiss() {
                    explain(place, nil, cause, advice: override)
                } else if finding.clue == .withoutAlgorithm {
                    if let cause = source.uncalledMethod(finding) { explain(place, nil, cause, advice: override) }
                } else if let cause = source.placeOfListedInput(finding, tests: tests) {
                    explain(place, .listedAnswers, cause)
                } else if finding.clue == .acceptance, let cause = source.placeOfPrint(finding) {
                    explain(place, .printedError, cause)
                } else if finding.clue == .acceptance, let cause = source.placeOfMissingThrow(finding) {
                    explain(place, .forgottenThrow, cause)
                } else if let cause = source.placeOfLiteral(in: finding) {
                    explain(place, nil, cause, advice: finding.advice)
                }
            default: continue
            }
        }
    }

    /// Shows the variable that refers to a context, if only the run has found that a context is kept.
    private mutating func explainContext(_ source: SourceCheck) {
        guard let cause = source.placeOfHeldContext else { return }
        for place in findings.indices
        where findings[place].misconception == .knownContext && findings[place].place == nil {
            explain(place, .knownContext, cause)
        }
    }

    /// Gives a wrong result the name of a frequent mistake if the source doesn't show another cause.
    private mutating func nameFrequentMistakes() {
        for place in findings.indices where findings[place].misconception == nil && findings[place].place == nil {
            guard let fallback = findings[place].fallback else { continue }
            findings[place].misconception = fallback
            if fallback != .unanchoredSearch || findings[place].advice?.hasPrefix("Validate this") == true {
                findings[place].advice = nil
            }
        }
    }

    /// Names the cause of a step that has no effect.
    private mutating func explainTemplate(_ source: SourceCheck) {
        let cause = source.placeOfKindSwitch()
        for place in findings.indices where findings[place].clue == .stepIgnored {
            if let cause {
                explain(
                    place, .typeSwitch, cause,
                    advice:
                        "Somebody who writes another subclass would have to change this line. Call the step for each "
                        + "byte, and let each subclass override it.")
            } else if findings[place].advice?.hasPrefix("Delete validate") == true,
                !source.declares("validate", inClassOf: findings[place])
            {
                findings[place].advice = "Call allows(_:) for each byte in validate(_:) of the base class."
            }
        }
    }

    /// Keeps one finding for each misconception, with a run's counterexample and the source line.
    private mutating func combine(with source: [Finding]) {
        var combined: [Finding] = []
        for finding in findings + source {
            guard let misconception = finding.misconception,
                let place = combined.firstIndex(where: { $0.misconception == misconception })
            else {
                if finding.misconception != nil || !combined.contains(where: { $0.text == finding.text }) {
                    combined.append(finding)
                }
                continue
            }
            if combined[place].place == nil {
                combined[place].place = finding.place
                combined[place].line = finding.line
                if finding.check == .source { combined[place].text = "\(finding.text) \(combined[place].text)" }
            }
            if finding.isCheat { combined[place].isCheat = true }
            if combined[place].counterexample == nil { combined[place].counterexample = finding.counterexample }
        }
        // Named findings come first, sorted by number.
        findings =
            Misconception.allCases.flatMap { misconception in combined.filter { $0.misconception == misconception } }
            + combined.filter { $0.misconception == nil }
    }
}
