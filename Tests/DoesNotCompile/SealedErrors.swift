// expected: error: overriding non-open instance method outside of its defining module
import InputValidation

final class Contradicting: InputValidator<String>, @unchecked Sendable {
    override func validate(_ input: String) throws(ValidationError) {
        throw ValidationError(1, domain: "Club")
    }

    override func errors(for input: String) -> [ValidationError] { [] }
}
