// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

extension MessageLanguage {
    /// Norwegian Bokmål.
    public static let norwegianBokmal = MessageLanguage(NorwegianBokmal.self)
}

/// Norwegian Bokmål, with the address "du".
///
/// A label comes before the sentence, because its gender is not known. Kinds have their indefinite article.
///
/// Reviewed by a native speaker: no.
enum NorwegianBokmal: LanguageTable {
    static let tag = "nb"
    static let name = "norsk bokmål"
    static let lowercasesAfterLabel = true

    // MARK: Sentences

    static func sentence(_ sentence: Sentence) -> Wording {
        switch sentence {
        // This cannot be checked right now: try again in a few minutes
        case .uncheckable: "Dette kan ikke kontrolleres akkurat nå. Prøv igjen senere"
        // There is a problem with this form: this cannot be checked
        case .programMistake: "TODO-TRANSLATE"
        // Wait a moment, then try again: this is still being checked
        case .pending: "Kontrollen pågår fortsatt. Vent et øyeblikk"
        // Check this value
        case .check: "Kontroller denne verdien"

        // Enter a value
        case .empty: "Fyll ut dette feltet"
        // Make this shorter: remove any extra text or spaces
        case .tooLarge: "Teksten er for lang. Kort den ned"
        // Make this longer: add some characters
        case .tooBrief: "Teksten er for kort. Gjør den lengre"
        // Use {minimum} characters or more
        case .tooShort: "Skriv minst {minimum} tegn"
        // Use {maximum} characters or fewer
        case .tooLong: "Skriv høyst {maximum} tegn"
        // Use exactly {minimum} characters
        case .exactLength: "Skriv nøyaktig {minimum} tegn"
        // Give {minimum} entries or more
        case .tooFewEntries: .plural(one: "Oppgi minst {minimum} element", other: "Oppgi minst {minimum} elementer")
        // Give {maximum} entries or fewer
        case .tooManyEntries: .plural(one: "Oppgi høyst {maximum} element", other: "Oppgi høyst {maximum} elementer")
        // Give exactly {minimum} entries
        case .exactEntries:
            .plural(one: "Oppgi nøyaktig {minimum} element", other: "Oppgi nøyaktig {minimum} elementer")

        // Only use the digits 0 to 9
        case .digitsOnly: "Bruk bare sifrene 0 til 9"
        // Only use the letters A to Z, without spaces or accents
        case .lettersOnly: "Bruk bare bokstavene A til Z, uten mellomrom, æ, ø, å og aksenter"
        // TODO-TRANSLATE: compare with the English, which says more
        // Only use letters, with no spaces, hyphens, apostrophes or other characters
        case .anyLettersOnly: "Bruk bare bokstaver, uten mellomrom"
        // Only use letters A to Z and digits 0 to 9
        case .lettersAndDigits: "Bruk bare bokstavene A til Z og sifrene 0 til 9"
        // TODO-TRANSLATE: compare with the English, which says more
        // Only use letters and digits, with no spaces, hyphens or other characters
        case .anyLettersAndDigits: "Bruk bare bokstaver og sifre, uten mellomrom"
        // Only use these characters: {accepted}
        case .onlyThese: "Bruk bare disse tegnene: {accepted}"
        // Only use lowercase letters from a to z, digits and hyphens
        case .slugCharacters: "Bruk bare små bokstaver fra a til z, sifre og bindestreker"
        // Only use digits, with single spaces or hyphens between them
        case .digitsGrouped: "Bruk bare sifre, med høyst ett mellomrom eller én bindestrek mellom to sifre"
        // Only use the digits 0 to 9 and the letters A to F
        case .hexDigits: "Bruk bare sifrene 0 til 9 og bokstavene A til F"
        // Remove the spaces and line breaks
        case .spaces: "Fjern mellomrom og linjeskift"
        // Remove this character: {character}
        case .disallowedCharacter: "Fjern dette tegnet: {character}"
        // Remove {character}
        case .disallowedText: "TODO-TRANSLATE"
        // TODO-TRANSLATE: compare with the English, which says more
        // Remove unusual, lookalike or hidden characters: delete the text and type it again
        case .strangeCharacter: "Et av tegnene kan ikke brukes her. Fjern det"
        // Only use letters from A to Z, digits and symbols, with no accents or emoji
        case .plainCharacters:
            "Bruk bare bokstavene A til Z, sifre og vanlige symboler, uten æ, ø, å, aksenter og emojier"
        // Remove {character} and everything after it
        case .nothingAfter: "Fjern {character} og alt etter det"
        // Do not begin with {character}
        case .notBegin: "Ikke begynn med {character}"
        // Begin with {accepted}
        case .begins: "Begynn med {accepted}"
        // End with {accepted}
        case .ends: "Slutt med {accepted}"
        // Include {accepted}
        case .includes: "Ta med {accepted}"
        // Do not write two dots in a row, or a dot at the beginning, at the end or next to @
        case .dots: "Skriv en bokstav eller et siffer før og etter hvert punktum"
        // Write a letter or digit before and after each hyphen
        case .hyphen: "Skriv en bokstav eller et siffer før og etter hver bindestrek"

        // Use an accepted format: check for mistakes
        case .format: "Formatet stemmer ikke. Se etter feil"
        // Use this format: {example}
        case .looksLike: "Bruk dette formatet: {example}"
        // Enter {kind}, like {example}
        case .kind: "Skriv inn {kind}, for eksempel {example}"
        // Enter {kinds}
        case .oneOf: "Skriv inn {kinds}"
        // Enter something other than {kinds}
        case .notKind: "Skriv inn noe annet enn {kinds}"
        // TODO-TRANSLATE: the English was: Begin with + and the country code, with no spaces, like {example}
        // Begin with + and the country code, followed by digits only, like {example}
        case .phoneNumber: "Skriv inn telefonnummeret med landskode og uten mellomrom, for eksempel {example}"
        // Begin with the country code and use digits only, like {example}
        case .phoneNumberWithoutPlus: "TODO-TRANSLATE"
        // Copy everything again: this may be incomplete
        case .incomplete: "Dette ser ufullstendig ut. Kopier alt på nytt"
        // Check each digit: there may be a typo
        case .mistypedDigits: "Dette ligner en tastefeil. Kontroller hvert siffer"
        // Check each character: there may be a typo
        case .mistypedCharacters: "Dette ligner en tastefeil. Kontroller hvert tegn"
        // Check for missing digits: this is too short
        case .missingDigits: "TODO-TRANSLATE"
        // Check for extra digits: this is too long
        case .extraDigits: "TODO-TRANSLATE"
        // Enter a number that is not all zeros
        case .allZeros: "TODO-TRANSLATE"
        // Use exactly {accepted} digits
        case .exactDigits: "Skriv nøyaktig {accepted} sifre"
        // Use exactly {minimum} letters and digits, not counting spaces
        case .exactLettersAndDigits: "Skriv nøyaktig {minimum} bokstaver og sifre, mellomrom ikke medregnet"

        // Enter {minimum} or more
        case .atLeast: "Skriv {minimum} eller mer"
        // Enter {maximum} or less
        case .atMost: "Skriv {maximum} eller mindre"
        // Enter a value between {minimum} and {maximum}
        case .between: "Skriv en verdi mellom {minimum} og {maximum}"
        // Enter more than {minimum}
        case .moreThan: "Skriv mer enn {minimum}"
        // Enter less than {maximum}
        case .lessThan: "Skriv mindre enn {maximum}"
        // Enter {minimum} or later
        case .earliest: "Skriv {minimum} eller en senere dato"
        // Enter {maximum} or earlier
        case .latest: "Skriv {maximum} eller en tidligere dato"
        // Enter a date between {minimum} and {maximum}
        case .betweenDates: "TODO-TRANSLATE"
        // Enter a date after {minimum}
        case .laterThan: "Skriv en dato etter {minimum}"
        // Enter a date before {maximum}
        case .earlierThan: "Skriv en dato før {maximum}"
        // Enter {minimum} or something that comes after it
        case .textAtLeast: "TODO-TRANSLATE"
        // Enter {maximum} or something that comes before it
        case .textAtMost: "TODO-TRANSLATE"
        // Enter something that comes after {minimum}
        case .textAfter: "TODO-TRANSLATE"
        // Enter something that comes before {maximum}
        case .textBefore: "TODO-TRANSLATE"
        // Use fewer digits: check for extra digits
        case .fewerDigits: "TODO-TRANSLATE"
        // TODO-TRANSLATE: the English was: Write digits on both sides of one decimal point, like 0.5
        // Write digits on both sides of one decimal point, like {example}
        case .decimalPoint: "Skriv sifre på begge sider av ett desimalpunkt, for eksempel 0.5"
        // Write digits on both sides of one decimal comma, like {example}
        case .decimalComma: "TODO-TRANSLATE"
        // TODO-TRANSLATE: the English was: Use {maximum} digits or fewer after the decimal point
        // Use {maximum} decimal places or fewer
        case .decimalPlaces:
            .plural(
                one: "Bruk høyst {maximum} siffer etter desimalpunktet",
                other: "Bruk høyst {maximum} sifre etter desimalpunktet")
        // Use {maximum} digits or fewer in total
        case .tooManyDigits: .plural(one: "Skriv høyst {maximum} siffer", other: "Skriv høyst {maximum} sifre")
        // TODO-TRANSLATE: compare with the English, which says more
        // Remove the zeros at the beginning of a number: for example, use 7 instead of 07
        case .leadingZeros: "Fjern nullene i begynnelsen av et tall"

        // This must match the expected value: check for mistakes
        case .mismatch: "Dette stemmer ikke overens. Se etter feil"
        // TODO-TRANSLATE: the English was: Enter something different: what you entered cannot be used
        // Enter a different value: this one cannot be used
        case .anotherValue: "Skriv noe annet. Dette kan ikke brukes"
        // Choose one of the options in the list
        case .choice: "Velg ett av alternativene i listen"
        // Remove the entry that is in the list twice
        case .repeated: "Fjern elementet som står to ganger i listen"
        // Enter the same as in {other}: check both
        case .same: "Skriv det samme som i «{other}»"
        // Enter a later or larger value than in {other}
        case .after: "Skriv en senere eller større verdi enn i «{other}»"
        // TODO-TRANSLATE: the English was: Give at least one of these: {accepted}
        // Fill in at least one of these: {accepted}
        case .atLeastOne: "Fyll ut minst ett av disse feltene: {accepted}"
        // Correct {rejected} entries in total: correct those shown here to see the rest
        case .moreErrors: "Det er flere feil enn de som vises. Antall elementer som må rettes: {rejected}"

        // Use a card from {accepted}
        case .cardNetwork: "Bruk et kort fra {accepted}"
        // Use a month from 01 to 12
        case .month: "Bruk en måned fra 01 til 12"
        // Enter this month or a later one: check it or use another card
        case .expired: "Datoen er passert. Kontroller den, eller bruk et annet kort"
        // Enter a date no more than {maximum} years from now: check the year
        case .tooFarAhead: "Datoen er for langt frem i tid. Den kan høyst være {maximum} år fra nå"
        // Enter a real date: the month you entered does not have that day
        case .realDate: "Skriv en dato som finnes. Måneden du skrev, har ikke den dagen"
        // Enter a real time, with hours from 00 to 23 and minutes and seconds from 00 to 59
        case .realTime: "Skriv et klokkeslett som finnes: timer fra 00 til 23, minutter og sekunder fra 00 til 59"
        // End with a time zone: Z for UTC, or a difference like +01:00
        case .offsetMissing: "Slutt med Z eller en tidsforskjell, for eksempel +01:00"
        // End with the time: remove anything after it, like Z or +01:00
        case .offsetUnwanted: "Fjern alt etter klokkeslettet, for eksempel Z eller +01:00"

        // Include a full site name, like example.com
        case .siteName: "Oppgi et fullstendig domenenavn, for eksempel example.com"
        // TODO-TRANSLATE: compare with the English, which says more
        // Only use digits, dots, hyphens and letters from a to z in the site name, with no accents
        case .siteCharacters:
            "Bruk bare bokstaver, sifre, bindestreker og punktum i domenenavnet, for eksempel example.com"
        // Check each character of the site name, like example.com
        case .siteSpelling: "Kontroller hvert tegn i domenenavnet. Det skal ligne på example.com"
        // End the site name with 2 or more letters, like .com
        case .siteEnding: "TODO-TRANSLATE"
        // TODO-TRANSLATE: the English was: Use a shorter site name, like example.com: check for extra characters
        // Use {maximum} characters or fewer between the dots of the site name
        case .siteTooLong: "Bruk et kortere domenenavn, for eksempel example.com. Se etter overflødige tegn"
        // Include a site name like example.com, or an IP address like 192.0.2.1 or [2001:db8::1]
        case .hostAddress: "Oppgi et domenenavn som example.com eller en IP-adresse som 192.0.2.1 eller [2001:db8::1]"
        // TODO-TRANSLATE: compare with the English, which says more
        // Use the address of a public site, like example.com, not of a private network
        case .publicSite: "Bruk adressen til et offentlig nettsted"
        // Use a site name like example.com, not an IP address
        case .notIPAddress: "Bruk et domenenavn som example.com, ikke en IP-adresse"
        // Use an address at {accepted}
        case .hostAccepted: "Bruk en adresse hos {accepted}"
        // Write a port number between {minimum} and {maximum} after the colon
        case .port: "Skriv et portnummer mellom {minimum} og {maximum} etter kolonet"
        // Use no port number other than {accepted} after the site name
        case .portAccepted: "Bruk port {accepted}, eller utelat portnummeret"
        // Remove the port number, like :8080, after the site name
        case .noPort: "Fjern portnummeret etter domenenavnet, for eksempel :8080"
        // Remove the name or password before the @ sign
        case .userInfo: "Fjern navnet eller passordet før @-tegnet"
        // TODO-TRANSLATE: compare with the English, which says more
        // Write 2 digits or letters from A to F after each %, like %20: for a % sign, write %25
        case .percent: "Skriv to sifre eller bokstaver fra A til F etter hvert %"
        // Use / instead of \
        case .backslash: "Bruk / i stedet for \\"
        // Begin with one /, like /account, and do not use // anywhere
        case .singleSlash: "Begynn med én /, for eksempel /account, og ikke bruk //"
        // Use only one @ sign
        case .oneAt: "Bruk bare ett @-tegn"
        // Use {maximum} characters or fewer before the @ sign
        case .localTooLong: "Skriv høyst {maximum} tegn før @-tegnet"
        // Write a quotation mark at the beginning and just before the @ sign, or none at all
        case .quotes: "Skriv et anførselstegn i begynnelsen og rett før @-tegnet, eller ingen i det hele tatt"
        // Write a full site name after the @ sign, like example.com
        case .emailDomain: "Skriv et fullstendig domenenavn etter @-tegnet, for eksempel example.com"
        // Make the part after the @ sign shorter: check for extra characters
        case .emailSiteTooLong: "TODO-TRANSLATE"

        // Only use numbers from 0 to 255, with dots between them
        case .ipNumber: "TODO-TRANSLATE"
        // Use an IP address of one of these kinds: {accepted}
        case .ipScope: "Bruk en IP-adresse av en av disse typene: {accepted}"
        // Use {accepted} as the first character of the third group: check that you copied the right one
        case .uuidVersion: "Bruk en UUID av versjon {accepted}"
        // TODO-TRANSLATE: the English was: Begin with 978 or 979, but not with 9790
        // Begin with 978 or 979, but not with 979-0
        case .isbnPrefix: "Begynn med 978 eller 979, men ikke med 979-0"

        // Include {minimum} letters or more
        case .passwordLetters: .plural(one: "Bruk minst én bokstav", other: "Bruk minst {minimum} bokstaver")
        // Include {minimum} lowercase letters or more
        case .passwordLowercase:
            .plural(one: "Bruk minst én liten bokstav", other: "Bruk minst {minimum} små bokstaver")
        // Include {minimum} capital letters or more
        case .passwordUppercase:
            .plural(one: "Bruk minst én stor bokstav", other: "Bruk minst {minimum} store bokstaver")
        // Include {minimum} digits or more
        case .passwordDigits: .plural(one: "Bruk minst ett siffer", other: "Bruk minst {minimum} sifre")
        // Include {minimum} symbols or more, like ! or %
        case .passwordSymbols:
            .plural(
                one: "Bruk minst ett spesialtegn, for eksempel ! eller %",
                other: "Bruk minst {minimum} spesialtegn, for eksempel ! eller %")
        }
    }

    // A name has its possessive or the definite form: "e-postadressen din".
    static func named(_ sentence: Sentence) -> Wording? {
        switch sentence {
        case .empty: "Skriv inn {name}"
        case .check: "Kontroller {name}"
        case .choice: "Velg {name} i listen"
        case .mistypedDigits, .mistypedCharacters: "Kontroller {name}. Dette ligner en tastefeil"
        default: nil
        }
    }

    // MARK: Kinds and words

    static func kind(_ kind: Kind) -> String {
        switch kind {
        case .digits: "bare sifre"
        case .letters: "bare bokstaver"
        case .lettersAndDigits: "bare bokstaver og sifre"
        case .wholeNumber: "et heltall"
        case .number: "et tall"
        case .hexadecimal: "et heksadesimalt tall"
        case .email: "en e-postadresse"
        case .phone: "et telefonnummer"
        case .webAddress: "en nettadresse"
        case .siteName: "et domenenavn"
        case .ipAddress: "en IP-adresse"
        case .ipv4: "en IPv4-adresse"
        case .ipv6: "en IPv6-adresse"
        case .macAddress: "en maskinvareadresse (MAC)"
        case .port: "et portnummer"
        case .date: "en dato"
        case .time: "et klokkeslett"
        case .dateAndTime: "en dato og et klokkeslett"
        case .monthAndYear: "måned og år"
        case .cardNumber: "et kortnummer"
        case .iban: "et IBAN-nummer"
        case .bic: "en bankkode (BIC)"
        case .isbn: "et ISBN-nummer"
        case .barcode: "et strekkodenummer"
        case .color: "en fargekode"
        case .uuid: "en UUID"
        case .ulid: "en ULID"
        case .version: "et versjonsnummer"
        case .similar: "noe som ligner på {example}"
        case .anotherFormat: "noe i et annet godtatt format"
        }
    }

    static func word(_ word: Word) -> String {
        switch word {
        case .title: "Det har oppstått et problem"
        case .failure: "Opplysningene må rettes"
        case .errorPrefix: "Feil:"
        case .unlabeled: "Denne verdien"
        case .otherField: "det andre feltet"
        case .securityCode: "Sikkerhetskode"
        }
    }

    // MARK: Rules

    static func plural(_ number: UInt) -> PluralCategory { number == 1 ? .one : .other }

    static let numbers = NumberStyle(decimal: ",", group: "\u{00A0}")

    static let lists = ListStyle(separator: ", ", pair: " eller ")
}
