// expected: capture of 'self' with non-Sendable type 'Form'
import InputValidation

final class Form {
    @ValidatedInput(InputValidator<String>()) var name = ""
    @ValidatedInput(InputValidator<String>()) var other = ""
    func rule() -> CrossFieldRule {
        CrossFieldRule($name, $other, or: ValidationError(.fieldsDiffer)) { _, _ in self.name == self.other }
    }
}
