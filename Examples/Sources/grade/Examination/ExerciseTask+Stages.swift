// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import GradeProbes
import Solution2
import Solution3
import Solution4
import Solution5

extension ExerciseTask {
    /// Returns the stages of a submission's examination.
    func stages(_ reference: Reference, _ generator: Texts.Generator = SystemRandomNumberGenerator()) throws -> [Stage]
    {
        switch self {
        case .digits: return DigitsExamination(generator: generator).stages
        case .strategy(let name, let swapName, let accepting, let rejecting):
            guard !accepting.isEmpty, !rejecting.isEmpty else {
                throw Obstacle("Surface.swift needs at least one accepted text and one rejected text.")
            }
            var declared: [String: String] = [:]
            if case .constants(let constants)? = try reference.answers(to: [.constants]).first {
                for constant in constants { declared[constant.error.identity] = "Self.\(constant.name)" }
            }
            return StrategyExamination(
                name: name, swapName: swapName, accepting: accepting, rejecting: rejecting, declared: declared,
                generator: generator
            ).stages
        case .template: return TemplateExamination(generator: generator).stages
        case .decorators: return DecoratorExamination(generator: generator).stages
        case .nickname:
            return TextComparison(
                name: "NicknameInputValidator", subject: Subject("NicknameInputValidator"), agreement: .verdict,
                accepted: ["joan", "eva", "maximilian"],
                rejected: ["J0an", "jo", "a-b-c", "Eva Maria", "Eva", "secret-1"], generator: generator
            ).stages
        }
    }
}

/// A subclass of the solution for exercise 3.
private final class Template: Solution3.UniformInputValidator, @unchecked Sendable {
    private let step: @Sendable (UInt8) -> Bool

    init(_ step: @escaping @Sendable (UInt8) -> Bool) { self.step = step }

    override func allows(_ byte: UInt8) -> Bool { step(byte) }
}

extension Exercise {
    /// The solution for one of the exercises 2 to 5, which is part of this program.
    var builtInSolution: Probe? {
        switch module {
        case "Exercise2":
            StrategyProbe(
                "MemberInputValidator", make: { Solution2.MemberInputValidator() },
                accepting: ["MERCURY", "Macbeth"],
                rejecting: ["OTHELLO", "HAMLET", "MEDEA", "MALVOLIO", "mercury", "M"],
                errors: [
                    "noPrefix": Solution2.MemberInputValidator.noPrefix,
                    "noLetters": Solution2.MemberInputValidator.noLetters,
                ], swapName: "acceptCodeWords", isSwapped: { $0 is Solution2.MemberInputValidator },
                swap: { Solution2.acceptCodeWords(in: $0) })
        case "Exercise3":
            TemplateProbe(
                digits: { Solution3.DigitsInputValidator() }, letters: { Solution3.LettersInputValidator() },
                subclass: { Template($0) }, allows: { ($0 as? Solution3.UniformInputValidator)?.allows($1) },
                empty: Solution3.empty, disallowed: Solution3.disallowed)
        case "Exercise4":
            DecoratorProbe(
                anything: { Solution4.AnythingInputValidator<String>() },
                anyNumber: { Solution4.AnythingInputValidator<Int>() }, optional: { Solution4.OptionalText($0) },
                reworded: { Solution4.Reworded<String>($0, $1) })
        case "Exercise5": NicknameProbe { Solution5.NicknameInputValidator() }
        default: nil
        }
    }
}
