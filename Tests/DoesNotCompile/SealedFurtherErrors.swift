// expected: error: overriding non-open instance method outside of its defining module
import InputValidation

final class Lossy: DecoratingInputValidator<String>, @unchecked Sendable {
    override func furtherErrors(for input: String) -> [ValidationError] { [] }
}
