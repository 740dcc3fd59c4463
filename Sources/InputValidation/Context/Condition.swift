// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A condition under which a section, or a rule, takes part in a form.
///
/// It does not hold its switches, because a rule outlives the form that names it. The closure of the form does.
indirect enum Condition {
    case always
    case fixed(Bool)
    /// A switch, such as the input of a checkbox.
    case input(WeakSwitch)
    case all([Condition])
    /// At least one of them, such as those of a field that is in several sections.
    case any([Condition])

    struct WeakSwitch {
        weak var input: ValidatedInput<Bool>?
    }

    /// Whether the condition is true, for an observer too.
    var holds: Bool {
        switch self {
        case .always: true
        case .fixed(let holds): holds
        case .input(let box): box.input?.value ?? false
        case .all(let conditions): conditions.allSatisfy(\.holds)
        case .any(let conditions): conditions.contains(where: \.holds)
        }
    }

    var isAlways: Bool {
        if case .always = self { true } else { false }
    }

    func and(_ other: Condition) -> Condition {
        isAlways ? other : other.isAlways ? self : .all([self, other])
    }
}
