// expected: error: 'ValidationError' is ambiguous for type lookup in this context
import ArgumentParser
import InputValidation

let noPrefix: ValidationError = .init(7, domain: "Club")
