// expected: class 'CityInputValidator' must restate inherited '@unchecked Sendable' conformance
// flags: -warnings-as-errors
import InputValidation

final class CityInputValidator: InputValidator<String> {
    override func validate(_ city: String) throws(ValidationError) {}
}
