// expected: error: type 'InputValidator<Int>' has no member 'rnage'
// swift-format-ignore-file
import InputValidation

struct Guest {
    var name: String
    var nights: Int
}

let guest: InputValidator<Guest> = .all(of: [
    .at(\.name, label: "Name", .required),
    .at(\.nights, label: "Nights", .rnage(1...30)),
])
