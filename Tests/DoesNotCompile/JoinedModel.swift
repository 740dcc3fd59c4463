// expected: error: the compiler is unable to type-check this expression in reasonable time; try breaking up the expression into distinct sub-expressions
// swift-format-ignore-file
// flags: -Xfrontend -solver-expression-time-threshold=1
import InputValidation

struct Guest {
    var name = ""
    var email = ""
    var phone: String?
    var age = 0
    var nights = 1
    var price = 1.5
    var tags: [String] = []
    var code = ""
    var isMember = false
    var country = ""
    var rooms: [Int] = []
    var website: String?
}

let guest: InputValidator<Guest> =
    .at(\.name, label: "Name", .count(in: 1...80))
    && .at(\.email, label: "Email", .email)
    && .at(\.phone, label: "Phone", .optional(.e164))
    && .at(\.age, label: "Age", .range(18...120))
    && .at(\.nights, label: "Nights", .rnage(1...30))
    && .at(\.price, label: "Price", .range(0...))
    && .at(\.tags, label: "Tags", .each(.alpha))
    && .at(\.code, label: "Code", .numeric && .count(exactly: 6))
    && .at(\.isMember, label: "Member", .equal(to: true))
    && .at(\.country, label: "Country", .oneOf(["CH", "FR"]))
    && .at(\.rooms, label: "Rooms", .count(in: 1...3))
    && .at(\.website, label: "Website", .optional(.url))
