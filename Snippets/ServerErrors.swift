// The errors in a server's response, at a form's fields.

// The import for Linux isn't in the article, so it comes first.
// swift-format-ignore-file: OrderedImports

// snippet.hide
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
// snippet.show
// snippet.request
import Foundation
import InputValidation

struct Booking: Codable {
    struct Guest: Codable { var name, email: String }
    var guest: Guest
    var nights: Int
}

/// Sends a booking, and returns the errors in the server's response.
func send(
    _ booking: Booking, to url: URL
) async throws -> [ValidationError] {
    var request = URLRequest(url: url)
    request.httpMethod = "POST"
    request.setValue(
        "application/json", forHTTPHeaderField: "Content-Type")
    request.httpBody = try JSONEncoder().encode(booking)
    let (body, response) = try await URLSession.shared.data(
        for: request)
    let status = (response as? HTTPURLResponse)?.statusCode ?? 0
    return try errors(in: body, status: status)
}

/// Returns the errors in a response, and throws if it's no success
/// and has no errors.
func errors(in body: Data, status: Int) throws -> [ValidationError] {
    if 200..<300 ~= status { return [] }
    let problem = try? JSONDecoder().decode(
        ProblemDetails.self, from: body)
    if let errors = problem?.errors, !errors.isEmpty { return errors }
    throw ValidationError(
        1, domain: "App",
        message: problem?.detail ?? "The booking wasn't sent")
}
// snippet.end

// snippet.problem
let body = Data(
    #"""
    {"title": "Unprocessable Content", "status": 422, "errors": [
      {"detail": "Name: Füllen Sie dieses Feld aus",
       "pointer": "#/guest/name", "label": "Name",
       "domain": "InputValidationErrorDomain", "code": 1004},
      {"detail": "Schon vergeben",
       "pointer": "#/guest/email", "label": "Email",
       "domain": "Booking", "code": 1},
      {"detail": "Wählen Sie höchstens 30 Nächte",
       "pointer": "#/nights", "label": "Nights",
       "domain": "Booking", "code": 2}
    ]}
    """#.utf8)
let rejected = try errors(in: body, status: 422)
for error in rejected {
    print(error.path.jsonPointer, error.reason)
}
// /guest/name Name must not be empty
// /guest/email Schon vergeben
// /nights Wählen Sie höchstens 30 Nächte
// snippet.end

// snippet.catalog
let texts = MessageTexts(
    domain: "Booking", ["en": [1: "{label} is already used"]])
print(rejected[1].reason(in: MessageCatalog().adding(texts)))
// Email is already used
// snippet.end

// snippet.form
let name = ValidatedInput("", .required, label: "Name", key: "name")
let email = ValidatedInput("", .email, label: "Email", key: "email")
let guest = InputForm {
    name
    email
}.under("guest")
let form = InputForm { guest }
let unplaced = form.reject(rejected)
print(name.error?.reason ?? "")
// Name must not be empty
print(email.error?.reason ?? "")
// Schon vergeben
print(unplaced.map(\.reason))
// ["Wählen Sie höchstens 30 Nächte"]
// snippet.end

// snippet.rails
let railsBody = Data(
    #"{"errors": {"guest.email": ["is already used"]}}"#.utf8)
for error in try errors(in: railsBody, status: 422) {
    print(error.domain, error.path.jsonPointer, error.reason)
}
// Server /guest/email is already used
// snippet.end

// snippet.hide
do { _ = try errors(in: Data("<html>".utf8), status: 502) } catch {
    print(error.localizedDescription)
    // The booking wasn't sent
}
do {
    let detail = Data(#"{"detail": "Come back at noon"}"#.utf8)
    _ = try errors(in: detail, status: 503)
} catch {
    print(error.localizedDescription)
    // Come back at noon
}
