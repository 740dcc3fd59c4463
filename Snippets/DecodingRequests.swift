// Every error in a JSON body, and a server's response.

// snippet.hide
// Without the trait there is no `ProblemResponse`.
#if Full || FoundationInterop
// snippet.show
// snippet.type
import Foundation
import InputValidation
import InputValidationRequests

struct Booking: Codable, Validatable {
    struct Guest: Codable {
        var name: String
        var email: String
    }

    var guest: Guest
    var nights: Int

    static let validator: InputValidator<Booking> = .all(of: [
        .at(\.guest.name, label: "Name", .required),
        .at(\.guest.email, label: "Email", .email),
        .at(\.nights, label: "Nights", .range(1...30)),
    ])
}
// snippet.end

// snippet.decode
let body = #"{"guest": {"email": 5}, "nights": 31}"#
do {
    let booking = try ValidatingDecoder().decode(
        Booking.self, from: body.utf8)
    print(booking.nights)
} catch {
    for error in error.errors {
        print(error.path.jsonPointer, error.reason)
        print(error.name, error.line ?? 0, error.column ?? 0)
    }
}
// /guest/name Name is missing
// input.empty 1 11
// /guest/email Email must be text
// decoding.type 1 21
// /nights Nights must be between 1 and 30
// comparison.tooLarge 1 35
// snippet.end

// snippet.inside
struct Room: Decodable, Validatable {
    var beds: Int
    static let validator: InputValidator<Room> =
        .at(\.beds, label: "Beds", .range(1...4))
}

enum Extra: Decodable {
    case room(Room)
    case breakfast(guests: Int)
}

struct Stay: Decodable {
    var main: Room
    var rooms: [Room]
    var byFloor: [String: Room]
    var extra: Extra
}

let stay = #"""
    {"main": {"beds": 5}, "rooms": [{"beds": 1}, {"beds": 0}],
     "byFloor": {"top": {"beds": 9}},
     "extra": {"room": {"_0": {"beds": 7}}}}
    """#
do {
    _ = try ValidatingDecoder().decode(Stay.self, from: stay.utf8)
} catch {
    for error in error.errors { print(error.path.jsonPointer) }
}
// /main/beds
// /rooms/1/beds
// /byFloor/top/beds
// /extra/room/_0/beds
// snippet.end

// snippet.union
struct Card: Decodable, Validatable {
    let number: String

    static let validator: InputValidator<Card> =
        .at(\.number, label: "Card number", .paymentCard)
}

enum Payment: Decodable {
    case card(Card)
    case cash

    private enum Kind: String, CaseIterable, Decodable {
        case card, cash
    }
    private enum CodingKeys: CodingKey { case kind }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        switch try container.decode(Kind.self, forKey: .kind) {
        case .card:
            self = .card(
                try decoder.singleValueContainer().decode(Card.self))
        case .cash: self = .cash
        }
    }
}

for text in [
    #"{"kind": "card", "number": "4242 4242 4242 4241"}"#,
    #"{"kind": "cheque"}"#,
] {
    do {
        let decoder = ValidatingDecoder()
        print(try decoder.decode(Payment.self, from: text.utf8))
    } catch {
        for error in error.errors {
            print(error.path.jsonPointer, error.reason)
        }
    }
}
// /number Card number is not correct: check each digit for a typo
// /kind Choose card or cash
// snippet.end

// snippet.dates
struct Delivery: Decodable {
    var day: CalendarDate
    var start: TimeOfDay
}

let late = #"{"day": "2026-02-30", "start": "25:00"}"#
do {
    _ = try ValidatingDecoder().decode(Delivery.self, from: late.utf8)
} catch {
    for error in error.errors {
        print(error.path.jsonPointer, error.reason)
    }
}
// /day Use a day from 01 to 28 in that month
// /start Use hours from 00 to 23
// snippet.end

// snippet.handler
struct Answer {
    var status: Int
    var headers: [String: String]
    var body: [UInt8]
}

func respond(to body: [UInt8]) throws -> Answer {
    do {
        let booking = try ValidatingDecoder().decode(
            Booking.self, from: body)
        return Answer(
            status: 200, headers: ["Content-Type": "application/json"],
            body: Array(try JSONEncoder().encode(booking)))
    } catch {
        guard let problem = ProblemResponse(rejecting: error) else {
            throw error
        }
        return Answer(
            status: problem.status,
            headers: [
                "Content-Type": problem.contentType,
                "Content-Language": problem.contentLanguage,
            ], body: problem.body)
    }
}

print(try respond(to: Array(body.utf8)).status)
// 422
print(try respond(to: []).status)
// 400
// snippet.end

// snippet.taken
extension ValidationError {
    static let emailTaken = ValidationError(
        1, domain: "Booking", message: "{label} is already used"
    ).labeled("Email").under(.key("email")).under(.key("guest"))
}

let used: Set<String> = ["ada@example.com"]

func save(_ booking: Booking) throws(FormError) {
    if used.contains(booking.guest.email) {
        throw FormError(errors: [.emailTaken])
    }
}
// snippet.end

// snippet.hide
do {
    let guest = Booking.Guest(name: "Ada", email: "ada@example.com")
    try save(Booking(guest: guest, nights: 2))
} catch {
    let problem = ProblemDetails(error)
    print(problem.status ?? 0, problem.errors[0].path.jsonPointer)
    // 422 /guest/email
    print(problem.errors[0].reason)
    // Email is already used
}
// snippet.show

// snippet.page
do {
    let page = ParsedInput("2a", .integer(in: 1...100), label: "Page")
    print(try page.resolved())
} catch {
    print(error.reason)
    // Page must be a whole number, like 30
}
// snippet.end

// snippet.catalog
import InputValidationLanguages

extension MessageCatalog {
    /// Returns the app's messages for an `Accept-Language` header.
    static func forClient(accepting header: String?) -> MessageCatalog {
        MessageCatalog().adding(.bookingLabels).inLanguage(
            acceptLanguage: header, among: [.english, .german])
    }
}

extension MessageTexts {
    /// The labels in the app's other languages.
    static let bookingLabels = MessageTexts(
        phrases: [
            "de": ["Email": "E-Mail-Adresse", "Nights": "Nächte"]
        ])
}
// snippet.end

// snippet.language
func problem(
    _ error: any Error, acceptLanguage header: String?
) -> ProblemResponse? {
    ProblemResponse(
        rejecting: error, in: .forClient(accepting: header))
}
// snippet.end

// snippet.hide
do {
    _ = try ValidatingDecoder().decode(Booking.self, from: body.utf8)
} catch {
    let german = problem(error, acceptLanguage: "de-CH")
    print(german?.contentLanguage ?? "")
    // de
}
// snippet.show

// snippet.limits
extension ValidatingDecoder {
    static let strict = {
        let json = JSONDecoder()
        json.dateDecodingStrategy = .iso8601
        json.keyDecodingStrategy = .convertFromSnakeCase
        var decoder = ValidatingDecoder(json)
        decoder.maximumBytes = 10_000
        decoder.maximumDepth = 8
        decoder.maximumErrors = 20
        decoder.unknownKeys = .rejected
        return decoder
    }()
}
// snippet.end

// snippet.unknown
let misspelled = #"""
    {
      "guest": {"name": "Aiko", "email": "aiko@example.jp"},
      "nights": 2,
      "night": 3
    }
    """#
do {
    _ = try ValidatingDecoder.strict.decode(
        Booking.self, from: misspelled.utf8)
} catch {
    print(error.errors.map(\.path.jsonPointer))
}
// ["/night"]
// snippet.end

// snippet.form
struct Contact: Decodable, Validatable {
    var name: String
    var email: String

    static let validator: InputValidator<Contact> = .all(of: [
        .at(\.name, .required), .at(\.email, .email),
    ])
}

let form = "name=&email=aiko%40example"
let query = "?" + form.replacing("+", with: "%20")
let items = URLComponents(string: query)?.queryItems ?? []
let fields = Dictionary(grouping: items, by: \.name)
    .mapValues { $0[0].value }
let json = try JSONEncoder().encode(fields)
do {
    _ = try ValidatingDecoder().decode(Contact.self, from: json)
} catch {
    print(error.errors.map(\.path.jsonPointer).sorted())
}
// ["/email", "/name"]
// snippet.end

// snippet.placeholder
struct Discount: Decodable {
    let percent: Int

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        percent = try container.decode(Int.self)

        // A placeholder is 0, for which a precondition would trap.
        guard percent > 0 else { throw ValidationError(.decodingValue) }
    }
}
// snippet.end

// snippet.first
var decoder = ValidatingDecoder()
decoder.stopsAtFirstError = true
// snippet.end

// snippet.hide
_ = (decoder, Discount.self)
#endif
