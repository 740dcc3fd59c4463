// expected: error: main actor-isolated conformance of 'Address' to 'Equatable' cannot satisfy conformance requirement for a 'Sendable' type parameter
// flags: -default-isolation MainActor
import InputValidation

struct Address: Equatable {
    var city: String
}

let home: InputValidator<Address> =
    .equal(to: Address(city: "Bern"))
