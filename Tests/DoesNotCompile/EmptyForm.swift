// expected: expected expression of type 'InputForm<Output>' in result builder
import InputValidation

let form = InputForm {}
