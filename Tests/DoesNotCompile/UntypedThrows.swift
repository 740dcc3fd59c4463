// expected: error: instance method that throws 'any Error' cannot override one that throws 'ValidationError'
import InputValidation

final class CityInputValidator: InputValidator<String>,
    @unchecked Sendable
{
    override func validate(_ city: String) throws {}
}
