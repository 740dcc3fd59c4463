// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

extension MessageLanguage {
    /// Danish.
    public static let danish = MessageLanguage(Danish.self)
}

/// Danish, with the address "du".
///
/// A label comes before the sentence, because its gender is not known. Kinds have their indefinite article.
///
/// Reviewed by a native speaker: no.
enum Danish: LanguageTable {
    static let tag = "da"
    static let name = "dansk"
    static let lowercasesAfterLabel = true

    // MARK: Sentences

    static func sentence(_ sentence: Sentence) -> Wording {
        switch sentence {
        // This cannot be checked right now: try again later
        case .uncheckable: "Det kan ikke kontrolleres lige nu. Prøv igen senere"
        // This is still being checked: wait a moment
        case .pending: "Kontrollen er stadig i gang. Vent et øjeblik"
        // Check this value
        case .check: "Kontrollér denne værdi"

        // Enter a value
        case .empty: "Udfyld dette felt"
        // This is too long: shorten it
        case .tooLarge: "Teksten er for lang. Forkort den"
        // This is too short: make it longer
        case .tooBrief: "Teksten er for kort. Gør den længere"
        // Use {minimum} characters or more
        case .tooShort: "Skriv mindst {minimum} tegn"
        // Use {maximum} characters or less
        case .tooLong: "Skriv højst {maximum} tegn"
        // Use exactly {minimum} characters
        case .exactLength: "Skriv præcis {minimum} tegn"
        // Use between {minimum} and {maximum} characters
        case .lengthBetween: "Skriv mellem {minimum} og {maximum} tegn"
        // Give {minimum} entries or more
        case .tooFewEntries: .plural(one: "Angiv mindst {minimum} element", other: "Angiv mindst {minimum} elementer")
        // Give {maximum} entries or fewer
        case .tooManyEntries: .plural(one: "Angiv højst {maximum} element", other: "Angiv højst {maximum} elementer")
        // Give exactly {minimum} entries
        case .exactEntries: .plural(one: "Angiv præcis {minimum} element", other: "Angiv præcis {minimum} elementer")

        // Only use the digits 0 to 9
        case .digitsOnly: "Brug kun tallene 0 til 9"
        // Only use the letters A to Z, without spaces or accents
        case .lettersOnly: "Brug kun bogstaverne A til Z, uden mellemrum, æ, ø, å og accenter"
        // Only use letters, without spaces
        case .anyLettersOnly: "Brug kun bogstaver, uden mellemrum"
        // Only use letters A to Z and digits 0 to 9
        case .lettersAndDigits: "Brug kun bogstaverne A til Z og tallene 0 til 9"
        // Only use letters and digits, without spaces
        case .anyLettersAndDigits: "Brug kun bogstaver og tal, uden mellemrum"
        // Only use these characters: {accepted}
        case .onlyThese: "Brug kun disse tegn: {accepted}"
        // Only use lower-case letters from a to z, digits and hyphens
        case .slugCharacters: "Brug kun små bogstaver fra a til z, tal og bindestreger"
        // Only use digits, with single spaces or hyphens between them
        case .digitsGrouped: "Brug kun tal, med højst ét mellemrum eller én bindestreg mellem to cifre"
        // Only use the digits 0 to 9 and the letters A to F
        case .hexDigits: "Brug kun tallene 0 til 9 og bogstaverne A til F"
        // Remove the spaces and line breaks
        case .spaces: "Fjern mellemrum og linjeskift"
        // Remove this character: {character}
        case .disallowedCharacter: "Fjern dette tegn: {character}"
        // This includes a character that cannot be used here: remove it
        case .strangeCharacter: "Et af tegnene kan ikke bruges her. Fjern det"
        // Remove {character} and everything after it
        case .nothingAfter: "Fjern {character} og alt efter det"
        // Do not begin with {character}
        case .notBegin: "Begynd ikke med {character}"
        // Begin with {accepted}
        case .begins: "Begynd med {accepted}"
        // End with {accepted}
        case .ends: "Slut med {accepted}"
        // Include {accepted}
        case .includes: "Tag {accepted} med"
        // Check the dots: one of them is in the wrong place
        case .dots: "Kontrollér punktummerne. Et af dem står det forkerte sted"
        // Check the hyphens: one of them is in the wrong place
        case .hyphen: "Kontrollér bindestregerne. En af dem står det forkerte sted"

        // This is not in an accepted format: check it for mistakes
        case .format: "Formatet passer ikke. Se efter, om der er fejl"
        // Use this format: {example}
        case .looksLike: "Brug dette format: {example}"
        // Enter {kind}, like {example}
        case .kind: "Skriv {kind}, for eksempel {example}"
        // Enter {kinds}
        case .oneOf: "Skriv {kinds}"
        // Enter something other than {kinds}
        case .notKind: "Skriv noget andet end {kinds}"
        // Enter the phone number with its country code and without spaces, like {example}
        case .phoneNumber: "Skriv telefonnummeret med landekode og uden mellemrum, for eksempel {example}"
        // This looks incomplete: copy it again in full
        case .incomplete: "Det ser ufuldstændigt ud. Kopiér det hele igen"
        // This looks mistyped: check each digit
        case .mistypedDigits: "Det ligner en tastefejl. Kontrollér hvert ciffer"
        // This looks mistyped: check each character
        case .mistypedCharacters: "Det ligner en tastefejl. Kontrollér hvert tegn"
        // This has too many or too few digits: check it
        case .digitCount: "Der er for mange eller for få cifre. Kontrollér dem"
        // Use exactly {accepted} digits
        case .exactDigits: "Skriv præcis {accepted} cifre"
        // This has too many or too few characters: check it
        case .characterCount: "Der er for mange eller for få tegn. Kontrollér dem"

        // Enter {minimum} or more
        case .atLeast: "Skriv {minimum} eller mere"
        // Enter {maximum} or less
        case .atMost: "Skriv {maximum} eller mindre"
        // Enter a value between {minimum} and {maximum}
        case .between: "Skriv en værdi mellem {minimum} og {maximum}"
        // Enter more than {minimum}
        case .moreThan: "Skriv mere end {minimum}"
        // Enter less than {maximum}
        case .lessThan: "Skriv mindre end {maximum}"
        // Enter {minimum} or a later date
        case .earliest: "Skriv {minimum} eller en senere dato"
        // Enter {maximum} or an earlier date
        case .latest: "Skriv {maximum} eller en tidligere dato"
        // Enter a date after {minimum}
        case .laterThan: "Skriv en dato efter {minimum}"
        // Enter a date before {maximum}
        case .earlierThan: "Skriv en dato før {maximum}"
        // Enter a number that is closer to 0
        case .closerToZero: "Skriv et tal, der er tættere på 0"
        // Write digits on both sides of one decimal point, like 0.5
        case .decimalPoint: "Skriv cifre på begge sider af ét decimalpunktum, for eksempel 0.5"
        // Use {maximum} digits or fewer after the decimal point
        case .decimalPlaces:
            .plural(
                one: "Brug højst {maximum} ciffer efter decimalpunktummet",
                other: "Brug højst {maximum} cifre efter decimalpunktummet")
        // Use {maximum} digits or fewer
        case .tooManyDigits: .plural(one: "Skriv højst {maximum} ciffer", other: "Skriv højst {maximum} cifre")
        // Remove the zeros at the beginning of a number
        case .leadingZeros: "Fjern nullerne i begyndelsen af et tal"

        // This does not match: check it for mistakes
        case .mismatch: "Det stemmer ikke overens. Se efter, om der er fejl"
        // Enter something different: this cannot be used
        case .anotherValue: "Skriv noget andet. Dette kan ikke bruges"
        // Choose one of the options in the list
        case .choice: "Vælg en af mulighederne på listen"
        // Remove the entry that is in the list twice
        case .repeated: "Fjern det element, der står to gange på listen"
        // Enter the same as in {other}
        case .same: "Skriv det samme som i »{other}«"
        // Enter a later or larger value than in {other}
        case .after: "Skriv en senere eller større værdi end i »{other}«"
        // Fill in at least one of these: {accepted}
        case .atLeastOne: "Udfyld mindst ét af disse felter: {accepted}"
        // More entries have errors than are listed. Entries to correct: {rejected}
        case .moreErrors: "Der er flere fejl end dem, der vises. Antal elementer, der skal rettes: {rejected}"

        // Use a card from {accepted}
        case .cardNetwork: "Brug et kort fra {accepted}"
        // Use a month from 01 to 12
        case .month: "Brug en måned fra 01 til 12"
        // This is in the past: check it, or use another card
        case .expired: "Datoen er passeret. Kontrollér den, eller brug et andet kort"
        // This is too far ahead: it must be {maximum} years from now or less
        case .tooFarAhead: "Datoen ligger for langt ude i fremtiden. Den må højst ligge {maximum} år fra nu"
        // Enter a real date: this month has fewer days
        case .realDate: "Skriv en dato, der findes. Denne måned har færre dage"
        // Enter a real time, from 00:00:00 to 23:59:59
        case .realTime: "Skriv et klokkeslæt fra 00:00:00 til 23:59:59"
        // End with Z or a time difference, like +01:00
        case .offsetMissing: "Slut med Z eller en tidsforskel, for eksempel +01:00"
        // Remove the time difference at the end, like Z or +01:00
        case .offsetUnwanted: "Fjern tidsforskellen til sidst, for eksempel Z eller +01:00"

        // Include a full site name, like example.com
        case .siteName: "Angiv et fuldt domænenavn, for eksempel example.com"
        // Only use letters, digits, hyphens and dots in the site name
        case .siteCharacters: "Brug kun bogstaver, tal, bindestreger og punktummer i domænenavnet"
        // Check the spelling of the site name: it cannot exist as it is
        case .siteSpelling: "Kontrollér, hvordan domænenavnet er stavet. Sådan kan det ikke se ud"
        // Include a site name like example.com, or an IP address like 192.0.2.1 or [2001:db8::1]
        case .hostAddress: "Angiv et domænenavn som example.com eller en IP-adresse som 192.0.2.1 eller [2001:db8::1]"
        // Use the address of a public site
        case .publicSite: "Brug adressen på et offentligt websted"
        // Use a site name like example.com, not an IP address
        case .notIPAddress: "Brug et domænenavn som example.com, ikke en IP-adresse"
        // Use an address at {accepted}
        case .hostAccepted: "Brug en adresse hos {accepted}"
        // Write a port number between {minimum} and {maximum} after the colon
        case .port: "Skriv et portnummer mellem {minimum} og {maximum} efter kolonet"
        // Use port {accepted}, or leave out the port number
        case .portAccepted: "Brug port {accepted}, eller udelad portnummeret"
        // Remove the name or password before the @ sign
        case .userInfo: "Fjern navnet eller adgangskoden før @-tegnet"
        // Write two digits or letters from A to F after each %
        case .percent: "Skriv to cifre eller bogstaver fra A til F efter hvert %"
        // Use / in place of \
        case .backslash: "Brug / i stedet for \\"
        // Use only one @ sign
        case .oneAt: "Brug kun ét @-tegn"
        // Use {maximum} characters or less before the @ sign
        case .localTooLong: "Skriv højst {maximum} tegn før @-tegnet"
        // Check the quotation marks: one of them is in the wrong place
        case .quotes: "Kontrollér anførselstegnene. Et af dem står det forkerte sted"
        // Write a full site name after the @ sign, like example.com
        case .emailDomain: "Skriv et fuldt domænenavn efter @-tegnet, for eksempel example.com"

        // Use an IP address of one of these kinds: {accepted}
        case .ipScope: "Brug en IP-adresse af en af disse typer: {accepted}"
        // Use a UUID of version {accepted}
        case .uuidVersion: "Brug en UUID af version {accepted}"
        // Begin with 978 or 979, but not with 979-0, which is for printed music
        case .isbnPrefix: "Begynd med 978 eller 979, men ikke med 979-0"

        // Include {minimum} letters or more
        case .passwordLetters: .plural(one: "Brug mindst ét bogstav", other: "Brug mindst {minimum} bogstaver")
        // Include {minimum} lower-case letters or more
        case .passwordLowercase:
            .plural(one: "Brug mindst ét lille bogstav", other: "Brug mindst {minimum} små bogstaver")
        // Include {minimum} capital letters or more
        case .passwordUppercase:
            .plural(one: "Brug mindst ét stort bogstav", other: "Brug mindst {minimum} store bogstaver")
        // Include {minimum} digits or more
        case .passwordDigits: .plural(one: "Brug mindst ét ciffer", other: "Brug mindst {minimum} cifre")
        // Include {minimum} symbols or more, like ! or %
        case .passwordSymbols:
            .plural(
                one: "Brug mindst ét specialtegn, for eksempel ! eller %",
                other: "Brug mindst {minimum} specialtegn, for eksempel ! eller %")
        }
    }

    // A name has its possessive or the definite form: "din e-mailadresse".
    static func named(_ sentence: Sentence) -> Wording? {
        switch sentence {
        case .empty: "Skriv {name}"
        case .check: "Kontrollér {name}"
        case .choice: "Vælg {name} på listen"
        case .mistypedDigits, .mistypedCharacters: "Kontrollér {name}. Det ligner en tastefejl"
        default: nil
        }
    }

    // MARK: Kinds and words

    static func kind(_ kind: Kind) -> String {
        switch kind {
        case .digits: "kun tal"
        case .letters: "kun bogstaver"
        case .lettersAndDigits: "kun bogstaver og tal"
        case .wholeNumber: "et helt tal"
        case .number: "et tal"
        case .hexadecimal: "et hexadecimalt tal"
        case .email: "en e-mailadresse"
        case .phone: "et telefonnummer"
        case .webAddress: "en webadresse"
        case .siteName: "et domænenavn"
        case .ipAddress: "en IP-adresse"
        case .ipv4: "en IPv4-adresse"
        case .ipv6: "en IPv6-adresse"
        case .macAddress: "en hardwareadresse (MAC)"
        case .port: "et portnummer"
        case .date: "en dato"
        case .time: "et klokkeslæt"
        case .dateAndTime: "en dato og et klokkeslæt"
        case .monthAndYear: "måned og år"
        case .cardNumber: "et kortnummer"
        case .iban: "et IBAN-nummer"
        case .bic: "en bankkode (BIC)"
        case .isbn: "et ISBN-nummer"
        case .barcode: "et stregkodenummer"
        case .color: "en farvekode"
        case .uuid: "en UUID"
        case .ulid: "en ULID"
        case .version: "et versionsnummer"
        }
    }

    static func word(_ word: Word) -> String {
        switch word {
        case .title: "Der er et problem"
        case .failure: "Oplysningerne skal rettes"
        case .errorPrefix: "Fejl:"
        case .unlabeled: "Denne værdi"
        case .otherField: "det andet felt"
        }
    }

    // MARK: Rules

    static func plural(_ number: UInt) -> PluralCategory { number == 1 ? .one : .other }

    static let numbers = NumberStyle(decimal: ",", group: ".")

    static let lists = ListStyle(separator: ", ", pair: " eller ")
}
