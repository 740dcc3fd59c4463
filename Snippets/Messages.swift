// Your own texts in several languages, chosen when they're shown.

// snippet.message
import InputValidation

let member = ValidatedInput(
    "12a", .numeric.message("Enter the number on your card"),
    label: "Member number")
member.validate()
print(member.error?.reason ?? "")
// Enter the number on your card
// snippet.end

// swift-format-ignore
// snippet.first
import InputValidationLanguages

let guests = ValidatedInput("2a", .numeric, label: "Guests")
let booking = InputForm { guests }
booking.validate()
print(guests.error?.reason ?? "")
// Guests must only include the digits 0 to 9

booking.messages = MessageCatalog(.german)
print(guests.error?.reason ?? "")
// Guests: Verwenden Sie nur die Ziffern 0 bis 9
// snippet.end

// snippet.named
let email = ValidatedInput(
    "", .email, label: "Email", labelInSentence: "your email address")
email.validate()
print(email.error?.reason ?? "")
// Enter your email address

email.value = "ada.example.com"
email.validate()
print(email.error?.reason ?? "")
// Email must include an @ sign, like name@example.com
// snippet.end

// snippet.hint
let code: InputValidator<String> =
    .count(in: 3...12) && .numeric
print(code.hint() ?? "")
// Use between 3 and 12 characters. Only use the digits 0 to 9.

let contact: InputValidator<String> = .email || .e164
print(contact.hint() ?? "")
// Enter an email address or a phone number
// snippet.end

// snippet.texts
extension MessageTexts {
    static let club = MessageTexts(
        domain: "Club",
        [
            "en": [7: "{label} must begin with M"],
            "de": [7: "{label}: Beginnen Sie mit M"],
        ],
        phrases: ["de": ["Member number": "Mitgliedsnummer"]])
}

let german = MessageCatalog(.german).adding(.club)
let error = ValidationError(7, domain: "Club").labeled("Member number")
print(error.reason(in: german))
// Mitgliedsnummer: Beginnen Sie mit M
// snippet.end

// snippet.replacing
let brief = MessageCatalog().adding(
    MessageTexts(["en": [.numericCharacter: "{label}: digits only"]]))
print(guests.errors[0].reason(in: brief))
// Guests: digits only
// snippet.end

// snippet.function
let counted = MessageCatalog().adding { error in
    error.code == .numericCharacter
        ? "{label}: check the character at {position}" : nil
}
print(guests.errors[0].reason(in: counted))
// Guests: check the character at 1
// snippet.end

// snippet.own
extension MessageLanguage {
    static let croatian = MessageLanguage(
        tag: "hr", name: "hrvatski", decimalSeparator: ",",
        groupingSeparator: ".",
        plural: { number in
            switch (number % 10, number % 100) {
            case (1, let rest) where rest != 11: .one
            case (2...4, let rest) where !(12...14 ~= rest): .few
            default: .other
            }
        },
        texts: [
            "Enter a value": "Unesite vrijednost",
            "Use {minimum} characters or more": .plural(
                one: "Unesite najmanje {minimum} znak",
                few: "Unesite najmanje {minimum} znaka",
                other: "Unesite najmanje {minimum} znakova"),
        ])
}

let croatian = MessageCatalog(.croatian)
let short = ValidationError(
    .lengthTooShort, parameters: [.minimum: 3])
print(short.labeled("Ime").reason(in: croatian))
// Ime: Unesite najmanje 3 znaka
// snippet.end

// snippet.missing
let missing = MessageLanguage.croatian.untranslatedTexts
print(missing.contains("Enter a value"))
// false
print(missing.contains("Check this value"))
// true
// snippet.end

// snippet.choice
let languages: [MessageLanguage] = [.english, .german, .croatian]
print(languages.bestMatch(acceptLanguage: "hr, en;q=0.5")?.tag ?? "")
// hr
// snippet.end

// snippet.locale
let austrian = MessageCatalog().inLanguage(
    ofLocale: "de_AT", among: [.english, .german])
print(guests.errors[0].reason(in: austrian))
// Guests: Verwenden Sie nur die Ziffern 0 bis 9
// snippet.end

// snippet.language
let header = "de-CH, de;q=0.9, en;q=0.5"
let catalog = MessageCatalog().inLanguage(
    acceptLanguage: header, among: [.english, .german])
print(ValidationError(.inputEmpty).reason(in: catalog))
// Füllen Sie dieses Feld aus
// snippet.end

// snippet.current
MessageCatalog.$current.withValue(catalog) {
    print(ValidationError(.inputEmpty).reason)
    // Füllen Sie dieses Feld aus
}
// snippet.end
