// expected: error: main actor-isolated instance method 'validate' has different actor isolation from nonisolated overridden declaration
// flags: -default-isolation MainActor
import InputValidation

final class CityInputValidator: InputValidator<String>,
    @unchecked Sendable
{
    override func validate(_ city: String) throws(ValidationError) {}
}
