// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A frequent misconception about the Strategy pattern that a finding can name.
enum Misconception: Int, CaseIterable, Sendable {
    case typeSwitch = 1
    case mutableStrategy
    case keptAnswer
    case repeatedCode
    case inputInError
    case emptyTrap
    case templateMethod
    case genericError
    case knownContext
    case rebuiltContext
    case comparedText
    case validatingSetter
    case needlessValidate
    case listedAnswers
    case forgottenThrow
    case printedError
    case hiddenInput
    case waits
    case changedVerdict
    case unanchoredSearch
    case wrongLength
    case acceptsEmpty
    case wrongDomain
    case decoratedStrategy

    /// The name in reports, such as `mutable-strategy`.
    var name: String {
        switch self {
        case .typeSwitch: "type-switch"
        case .mutableStrategy: "mutable-strategy"
        case .keptAnswer: "kept-answer"
        case .repeatedCode: "repeated-code"
        case .inputInError: "input-in-error"
        case .emptyTrap: "empty-trap"
        case .templateMethod: "template-method"
        case .genericError: "generic-error"
        case .knownContext: "known-context"
        case .rebuiltContext: "rebuilt-context"
        case .comparedText: "compared-text"
        case .validatingSetter: "validating-setter"
        case .needlessValidate: "needless-validate"
        case .listedAnswers: "listed-answers"
        case .forgottenThrow: "forgotten-throw"
        case .printedError: "printed-error"
        case .hiddenInput: "hidden-input"
        case .waits: "waits"
        case .changedVerdict: "changed-verdict"
        case .unanchoredSearch: "unanchored-search"
        case .wrongLength: "wrong-length"
        case .acceptsEmpty: "accepts-empty"
        case .wrongDomain: "wrong-domain"
        case .decoratedStrategy: "decorated-strategy"
        }
    }

    /// A noun phrase or short sentence for the list of all misconceptions.
    var title: String {
        switch self {
        case .typeSwitch: "The code depends on the class of a strategy"
        case .mutableStrategy: "The strategy is mutable"
        case .keptAnswer: "The result of the old strategy stays after the swap"
        case .repeatedCode: "One code has two meanings"
        case .inputInError: "The error contains the input"
        case .emptyTrap: "Empty text crashes the program"
        case .templateMethod: "A template method and its step are mixed up"
        case .genericError: "The error does not report the known reason"
        case .knownContext: "The strategy has a reference to its context"
        case .rebuiltContext: "The swap rebuilds the context"
        case .comparedText: "The text of an error is compared"
        case .validatingSetter: "The setter of the value validates"
        case .needlessValidate: "The swap validates an input that was never validated"
        case .listedAnswers: "The code lists inputs in place of a rule"
        case .forgottenThrow: "The error is not thrown"
        case .printedError: "The error is printed, and not thrown"
        case .hiddenInput: "The result depends on more than the input"
        case .waits: "The strategy waits"
        case .changedVerdict: "The normalized value gets another verdict"
        case .unanchoredSearch: "The rule is searched for in the text"
        case .wrongLength: "The length is wrong"
        case .acceptsEmpty: "The empty text is accepted"
        case .wrongDomain: "The error has another domain"
        case .decoratedStrategy: "The new strategy contains the old one"
        }
    }

    /// Why it's a mistake, and what to do instead.
    var advice: String {
        switch self {
        case .typeSwitch:
            "The code must also work with a strategy that somebody writes next year. Call the methods that all "
                + "strategies have, and remove the test of the class."
        case .mutableStrategy:
            "Several inputs and tasks share one strategy, so each would change the results of the others. Store only "
                + "constants (let), and keep what one validation needs in local variables."
        case .keptAnswer:
            "The old errors belong to the old strategy. Set the property validator, and do nothing else: the input "
                + "validates its value again."
        case .repeatedCode:
            "A program tells errors apart by domain and code. Give each cause a code of its own."
        case .inputInError:
            "An app logs its errors, and the input may be a password. Describe what is expected, and do not repeat the "
                + "input."
        case .emptyTrap:
            "A field is empty before somebody types. Use first, which is nil for the empty text, instead of first!, an "
                + "index, or removeFirst()."
        case .templateMethod:
            "One class contains the order of the steps and calls the step. A subclass overrides only the step."
        case .genericError:
            "The strategy has found out what is wrong, so the user should read it. Throw the error of this reason."
        case .knownContext:
            "A strategy receives the value as an argument. Without a reference to an input, several inputs can share it."
        case .rebuiltContext:
            "A swap replaces only the strategy. Set the property validator of the input that you received: its value, "
                + "its marks, and its observers stay."
        case .comparedText:
            "Texts are translated and reworded. Compare the domain and the code of the error."
        case .validatingSetter:
            "The setter only stores the value. The context decides when to validate, so that a form shows no error "
                + "while the user types."
        case .needlessValidate:
            "A swap of an input without a result shows no error. Do not call validate(): the setter of the property "
                + "validator validates again if the input has a result."
        case .listedAnswers:
            "A list contains only the inputs that you thought of. Write the rule that decides about every input."
        case .forgottenThrow:
            "A method that returns accepts the input. Write throw in front of the error."
        case .printedError:
            "A user does not see what a strategy prints, and a method that returns accepts the input. Throw the error: "
                + "the context shows it."
        case .hiddenInput:
            "The same input must have the same result each time. Pass what the rule needs to the initializer, and "
                + "store it in a let."
        case .waits:
            "An input validates while the user types, so a strategy returns at once. A strategy that waits for a "
                + "server is an AsyncInputValidator."
        case .changedVerdict:
            "A form validates what was typed, and keeps the normalized value. Delete normalized(_:), or accept in "
                + "validate(_:) what it changes."
        case .unanchoredSearch:
            "The strategy looks for the rule somewhere in the text. It must match the whole text, from the first "
                + "character to the last one."
        case .wrongLength:
            "Count the characters of this text, and compare the number with the one in the exercise."
        case .acceptsEmpty:
            "A field is empty before somebody types. A loop or allSatisfy over no characters finds no mistake, so test "
                + "for the empty text too."
        case .wrongDomain:
            "A program tells errors apart by domain and code. Throw the errors that the exercise declares, and create "
                + "no other ones."
        case .decoratedStrategy:
            "The strategy inside the new one still rejects what it rejected, or accepts what it accepted. Set the property "
                + "validator to the new strategy alone."
        }
    }
}
