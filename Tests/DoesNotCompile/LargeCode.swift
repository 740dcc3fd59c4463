// expected: overflows when stored into
import InputValidation

let code: ValidationError.Code = 3_000_000_000
