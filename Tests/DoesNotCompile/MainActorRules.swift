// expected: error: conformance of 'Booking' to protocol 'Validatable' crosses into main actor-isolated code and can cause data races
// flags: -default-isolation MainActor
import InputValidation

nonisolated struct Booking: Codable {
    var email: String
}

extension Booking: Validatable {
    static let validator: InputValidator<Booking> = .at(\.email, .email)
}
