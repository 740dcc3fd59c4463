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
    static let quotationMarks = (start: "«", end: "»")
    static let lowercasesAfterLabel = true

    // MARK: Sentences

    static func wording(of sentence: Sentence) -> Wording {
        switch sentence {
        // This cannot be checked right now: try again in a few minutes
        case .uncheckable: "Dette kan ikke kontrolleres akkurat nå. Prøv igjen om noen minutter"
        // There is a problem with this form: this cannot be checked
        case .programMistake: "Det er et problem med dette skjemaet. Verdien kan ikke kontrolleres"
        // Wait a moment, then try again: this is still being checked
        case .pending: "Kontrollen pågår fortsatt. Vent et øyeblikk, og prøv så igjen"
        // Check this value
        case .check: "Kontroller denne verdien"

        // Enter a value
        case .empty: "Fyll ut dette feltet"
        // Choose a value
        case .noChoice: "Velg en verdi"
        // Make this shorter: remove any extra text or spaces
        case .tooLarge: "Teksten er for lang. Fjern overflødig tekst eller overflødige mellomrom"
        // Use {maximum} characters or fewer: letters like ä and emoji count as more than one
        case .tooManyBytes: "Skriv høyst {maximum} tegn. Bokstaver som ä og emojier teller som mer enn ett"
        // Make this longer: add some characters
        case .tooBrief: "Teksten er for kort. Legg til noen tegn"
        // Use {minimum} characters or more
        case .tooShort: "Skriv minst {minimum} tegn"
        // Use between {minimum} and {maximum} characters
        case .lengthBetween: "Skriv mellom {minimum} og {maximum} tegn"
        // Use {maximum} characters or fewer
        case .tooLong: "Skriv høyst {maximum} tegn"
        // Use exactly {minimum} characters
        case .exactLength: "Skriv nøyaktig {minimum} tegn"
        // Use exactly {minimum} characters, not {length}
        case .exactLengthNot: "Skriv nøyaktig {minimum} tegn, ikke {length}"
        // Give {minimum} entries or more
        case .tooFewEntries: .plural(one: "Oppgi minst {minimum} element", other: "Oppgi minst {minimum} elementer")
        // Give {maximum} entries or fewer
        case .tooManyEntries: .plural(one: "Oppgi høyst {maximum} element", other: "Oppgi høyst {maximum} elementer")
        // Give exactly {minimum} entries
        case .exactEntries:
            .plural(one: "Oppgi nøyaktig {minimum} element", other: "Oppgi nøyaktig {minimum} elementer")
        // Give between {minimum} and {maximum} entries
        case .entriesBetween: "Oppgi mellom {minimum} og {maximum} elementer"

        // Only use the digits 0 to 9
        case .digitsOnly: "Bruk bare sifrene 0 til 9"
        // Only use the letters A to Z or a to z, with no digits, spaces, or accents
        case .lettersOnly: "Bruk bare bokstavene A til Z eller a til z, uten sifre, mellomrom, æ, ø, å og aksenter"
        // Only use letters, with no digits, spaces, or other characters
        case .anyLettersOnly: "Bruk bare bokstaver, uten sifre, mellomrom eller andre tegn"
        // Only use the letters A to Z or a to z and the digits 0 to 9
        case .lettersAndDigits: "Bruk bare bokstavene A til Z eller a til z og sifrene 0 til 9"
        // Only use letters and digits, with no spaces, hyphens, or other characters
        case .anyLettersAndDigits: "Bruk bare bokstaver og sifre, uten mellomrom, bindestreker eller andre tegn"
        // Only use these characters: {accepted}
        case .onlyThese: "Bruk bare disse tegnene: {accepted}"
        // Only use digits, hyphens, and lowercase letters from a to z, with no spaces or accents
        case .slugCharacters:
            "Bruk bare sifre, bindestreker og små bokstaver fra a til z, uten mellomrom, æ, ø, å og aksenter"
        // Use capital letters, like {example}
        case .capitalLetters: "Bruk store bokstaver, for eksempel {example}"
        // Use lowercase letters instead of capital letters
        case .lowercaseLetters: "Bruk små bokstaver i stedet for store"
        // Only use digits, with single spaces or hyphens between them
        case .digitsGrouped: "Bruk bare sifre, med høyst ett mellomrom eller én bindestrek mellom to sifre"
        // Only use the digits 0 to 9 and the letters a to f
        case .hexDigits: "Bruk bare sifrene 0 til 9 og bokstavene a til f"
        // Remove the spaces and line breaks
        case .spaces: "Fjern mellomrom og linjeskift"
        // Remove any space or line break at the beginning or end
        case .outerSpaces: "Fjern mellomrom og linjeskift i begynnelsen og på slutten"
        // Remove the {characters}
        case .without: "Fjern {characters}"
        // Remove {character}
        case .disallowedText: "Fjern {character}"
        // Use {character} only once
        case .once: "Bruk {character} bare én gang"
        // Use {character} only at the end
        case .onlyAtEnd: "Bruk bare {character} på slutten"
        // Remove unusual, lookalike, or hidden characters: delete the text and type it again
        case .strangeCharacter:
            "Fjern uvanlige eller skjulte tegn og tegn som ligner på andre. Slett teksten, og skriv den på nytt"
        // Use ordinary digits, letters, and signs, like 1, not １ or ١
        case .ordinaryForms: "Bruk vanlige sifre, bokstaver og tegn, for eksempel 1 i stedet for １ eller ١"
        // Only use letters from A to Z, digits, and symbols, with no accents or emoji
        case .plainCharacters:
            "Bruk bare bokstavene A til Z, sifre og vanlige symboler, uten æ, ø, å, aksenter og emojier"
        // Remove {character} and everything after it
        case .nothingAfter: "Fjern {character} og alt etter det"
        // Do not begin with {character}
        case .notBegin: "Ikke begynn med {character}"
        // Remove the - sign: negative numbers are not accepted
        case .notNegative: "Fjern minustegnet: Negative tall kan ikke brukes"
        // Begin with {accepted}
        case .begins: "Begynn med {accepted}"
        // End with {accepted}
        case .ends: "Slutt med {accepted}"
        // Include {accepted}
        case .includes: "Ta med {accepted}"
        // Do not write two dots in a row
        case .dots: "Ikke skriv to punktum etter hverandre"
        // Do not begin with a dot
        case .dotAtStart: "Ikke begynn med punktum"
        // Do not end with a dot
        case .dotAtEnd: "Ikke avslutt med punktum"
        // Do not write a dot next to the @ sign
        case .dotNextToAt: "Ikke skriv punktum rett ved siden av @-tegnet"
        // Do not begin or end the site name with a dot
        case .siteDotAtEdge: "Ikke begynn eller avslutt domenenavnet med et punktum"
        // Do not write two hyphens in a row
        case .hyphens: "Ikke skriv to bindestreker etter hverandre"
        // Write a letter or digit before and after each hyphen
        case .hyphen: "Skriv en bokstav eller et siffer før og etter hver bindestrek"
        // Do not begin or end with a hyphen
        case .hyphenAtEdge: "Ikke begynn eller slutt med en bindestrek"

        // Use an accepted format: check for mistakes
        case .format: "Formatet stemmer ikke. Se etter feil"
        // Use an accepted format: check character {number}
        case .mistakeAt: "Bruk et tillatt format. Kontroller tegn nummer {number}"
        // Use {kinds} as character {number}
        case .characterAt: "Bruk {kinds} som tegn nummer {number}"
        // Begin with {kinds}
        case .characterFirst: "Bruk {kinds} som første tegn"
        // Use this format: {example}
        case .looksLike: "Bruk dette formatet: {example}"
        // Enter {kind}, like {example}
        case .kind: "Skriv inn {kind}, for eksempel {example}"
        // Enter {kind} with no {characters}, like {example}
        case .kindWithout: "Skriv inn {kind} uten {characters}, for eksempel {example}"
        // Enter {kind} between {minimum} and {maximum}
        case .kindBetween: "Skriv inn {kind} mellom {minimum} og {maximum}"
        // Enter {kind}, {minimum} or more
        case .kindAtLeast: "Skriv inn {kind}, {minimum} eller mer"
        // Enter {kind}, {maximum} or less
        case .kindAtMost: "Skriv inn {kind}, {maximum} eller mindre"
        // Enter {kinds}
        case .oneOf: "Skriv inn {kinds}"
        // Enter something other than {kinds}
        case .notKind: "Skriv inn noe annet enn {kinds}"
        // Begin with + and the country code, followed by digits only, like {example}
        case .phoneNumber: "Begynn med + og landskoden, og skriv deretter bare sifre, for eksempel {example}"
        // Begin with the country code and use digits only, like {example}
        case .phoneNumberWithoutPlus: "Begynn med landskoden uten +, og bruk bare sifre, for eksempel {example}"
        // Use the country code, which never begins with 0, like {example}
        case .countryCode: "Bruk landskoden, som aldri begynner med 0, for eksempel {example}"
        // Only use digits, with no spaces or letters, like {example}
        case .phoneDigits: "Bruk bare sifre i telefonnummeret, for eksempel {example}"
        // Copy all of it and paste it here again: this may be incomplete
        case .incomplete: "Dette ser ufullstendig ut. Kopier alt, og lim det inn her på nytt"
        // Check each digit for a typo
        case .mistypedDigits: "Dette ligner en tastefeil. Kontroller hvert siffer"
        // Check each character for a typo
        case .mistypedCharacters: "Dette ligner en tastefeil. Kontroller hvert tegn"
        // Check for missing digits: this is too short
        case .missingDigits: "Dette er for kort. Se etter manglende sifre"
        // Check for extra digits: this is too long
        case .extraDigits: "Dette er for langt. Se etter overflødige sifre"
        // Enter a number that is not all zeros
        case .allZeros: "Skriv et nummer som ikke bare består av nuller"
        // Use exactly {accepted} digits
        case .exactDigits: "Skriv nøyaktig {accepted} sifre"
        // Use exactly {accepted} digits, not {length}
        case .exactDigitsNot: "Skriv nøyaktig {accepted} sifre, ikke {length}"
        // Use between {minimum} and {maximum} digits, not {length}
        case .digitsBetween: "Skriv mellom {minimum} og {maximum} sifre, ikke {length}"
        // Use exactly {accepted} letters and digits
        case .exactLettersAndDigits: "Skriv nøyaktig {accepted} bokstaver og sifre"
        // Use exactly {accepted} letters and digits, not {length}
        case .exactLettersAndDigitsNot: "Skriv nøyaktig {accepted} bokstaver og sifre, ikke {length}"
        // Begin with the 2 letters of a country that uses IBANs, like DE
        case .ibanCountry: "Begynn med de 2 bokstavene for et land som bruker IBAN, for eksempel DE"

        // Enter {minimum} or more
        case .atLeast: "Skriv {minimum} eller mer"
        // Enter {maximum} or less
        case .atMost: "Skriv {maximum} eller mindre"
        // Enter a value between {minimum} and {maximum}
        case .between: "Skriv en verdi mellom {minimum} og {maximum}"
        // Enter more than {minimum}
        case .moreThan: "Skriv en verdi over {minimum}"
        // Enter less than {maximum}
        case .lessThan: "Skriv en verdi under {maximum}"
        // Enter {minimum} or later
        case .earliest: "Skriv {minimum} eller en senere dato"
        // Enter {maximum} or earlier
        case .latest: "Skriv {maximum} eller en tidligere dato"
        // Enter a date between {minimum} and {maximum}
        case .betweenDates: "Skriv en dato fra og med {minimum} til og med {maximum}"
        // Enter a date after {minimum}
        case .laterThan: "Skriv en dato etter {minimum}"
        // Enter a date before {maximum}
        case .earlierThan: "Skriv en dato før {maximum}"
        // Enter {minimum} or something that comes after it
        case .textAtLeast: "Skriv «{minimum}» eller noe som kommer etter det"
        // Enter {maximum} or something that comes before it
        case .textAtMost: "Skriv «{maximum}» eller noe som kommer før det"
        // Enter something that comes after {minimum}
        case .textAfter: "Skriv noe som kommer etter «{minimum}»"
        // Enter something that comes before {maximum}
        case .textBefore: "Skriv noe som kommer før «{maximum}»"
        // Use fewer digits: check for extra digits
        case .fewerDigits: "Bruk færre sifre. Se etter overflødige sifre"
        // Use only one decimal point, like {example}
        case .decimalPoint: "Bruk bare ett desimalpunktum, for eksempel {example}"
        // Use only one decimal comma, like {example}
        case .decimalComma: "Bruk bare ett desimalkomma, for eksempel {example}"
        // Begin with a digit, like {example}
        case .beginsWithDigit: "Begynn med et siffer, for eksempel {example}"
        // End with a digit, like {example}
        case .endsWithDigit: "Slutt med et siffer, for eksempel {example}"
        // Use a decimal point, not a comma, like {example}
        case .pointNotComma: "Bruk desimalpunktum, ikke komma, for eksempel {example}"
        // Use a decimal comma, not a point, like {example}
        case .commaNotPoint: "Bruk desimalkomma, ikke punktum, for eksempel {example}"
        // Write the digits without separators between thousands, like {example}
        case .noGroupSigns: "Skriv sifrene uten tusenskilletegn, for eksempel {example}"
        // Use {maximum} decimal places or fewer
        case .decimalPlaces: .plural(one: "Bruk høyst {maximum} desimal", other: "Bruk høyst {maximum} desimaler")
        // Use {maximum} digits or fewer
        case .tooManyDigits:
            .plural(one: "Skriv høyst {maximum} siffer", other: "Skriv høyst {maximum} sifre")
        // Remove the zeros at the beginning of a number: for example, use 7 instead of 07
        case .leadingZeros: "Fjern nullene i begynnelsen av et tall. Skriv for eksempel 7 i stedet for 07"

        // This does not match: check for mistakes
        case .mismatch: "Dette stemmer ikke overens. Se etter feil"
        // Enter a different value: this one cannot be used
        case .anotherValue: "Skriv en annen verdi. Denne kan ikke brukes"
        // Enter one of the accepted values: check for a typo
        case .choice: "Skriv en verdi fra listen over godkjente verdier. Se etter skrivefeil"
        // Choose {accepted}
        case .option: "Velg ett av disse alternativene: {accepted}"
        // Select this
        case .unselected: "Velg dette"
        // Remove the entry that is in the list twice
        case .repeated: "Fjern elementet som står to ganger i listen"
        // Enter the same as in {other}: check both
        case .same: "Skriv det samme som i «{other}». Kontroller begge"
        // Enter a later or larger value than in {other}
        case .after: "Skriv en senere eller større verdi enn i «{other}»"
        // Fill in at least one of these: {accepted}
        case .atLeastOne: "Fyll ut minst ett av disse feltene: {accepted}"
        // Correct {rejected} entries in total: correct those shown here to see the rest
        case .moreErrors:
            .plural(
                one: "Totalt må {rejected} element rettes. Rett det som vises her, for å se resten",
                other: "Totalt må {rejected} elementer rettes. Rett det som vises her, for å se resten")
        // Correct what is shown here first: there may be more errors
        case .furtherErrors: "Rett først det som vises her. Det kan være flere feil"

        // Use a value that is accepted here: check its spelling, size, and format
        case .dataValue: "Bruk en verdi som godtas her. Kontroller stavemåten, størrelsen og formatet"
        // Correct the syntax of this data: check quotation marks, commas, and brackets
        case .dataSyntax: "Rett syntaksen i disse dataene. Kontroller anførselstegn, kommaer og parenteser"
        // Correct the syntax at line {line}, column {column}: check quotation marks, commas, and brackets
        case .dataSyntaxAt:
            "Rett syntaksen på linje {line}, kolonne {column}. Kontroller anførselstegn, kommaer og parenteser"
        // Remove this key or correct its spelling: it is not accepted here
        case .dataKey: "Fjern denne nøkkelen, eller rett stavemåten. Den godtas ikke her"
        // Remove one of the two keys: this key is there twice
        case .dataKeyTwice: "Fjern en av de to nøklene. Denne nøkkelen står der to ganger"
        // Save this data in UTF-8: it contains bytes in another encoding
        case .dataEncoding: "Lagre disse dataene i UTF-8. De inneholder byte i en annen koding"
        // Use fewer levels: too many lists and objects are inside one another
        case .dataDepth: "Bruk færre nivåer. For mange lister og objekter ligger inni hverandre"
        // Send less data: the limit in bytes is {maximum}
        case .dataSize: "Send mindre data. Grensen i byte er {maximum}"

        // Use a card from {accepted}
        case .cardNetwork: "Bruk et kort fra {accepted}"
        // Enter 2 digits for the month, then 2 digits for the year, like {example}
        case .monthThenYear: "Skriv 2 sifre for måneden og deretter 2 sifre for året, for eksempel {example}"
        // Use a month from 01 to 12
        case .month: "Bruk en måned fra 01 til 12"
        // Enter this month or a later one: check it or use another card
        case .expired: "Datoen er passert. Kontroller den, eller bruk et annet kort"
        // Enter a date no more than {maximum} years from now: check the year
        case .tooFarAhead: "Skriv en dato som er høyst {maximum} år frem i tid. Kontroller året"
        // Use a day from 01 to {maximum} in that month
        case .day: "Bruk en dag fra 01 til {maximum} i den måneden"
        // Use hours from 00 to 23
        case .hours: "Bruk timer fra 00 til 23"
        // Use minutes from 00 to 59
        case .minutes: "Bruk minutter fra 00 til 59"
        // Use seconds from 00 to 59
        case .seconds: "Bruk sekunder fra 00 til 59"
        // Enter year-month-day with 2 digits for the month and the day, like {example}
        case .dateOrder: "Skriv år-måned-dag med 2 sifre for måned og dag, for eksempel {example}"
        // Write year-month-day, then T, then the time, like {example}
        case .dateThenTime: "Skriv år-måned-dag, deretter T og deretter klokkeslettet, for eksempel {example}"
        // Enter hours, minutes, seconds, and a time zone, like {example}
        case .timeWithZone: "Skriv timer, minutter, sekunder og en tidssone, for eksempel {example}"
        // End with a time zone: Z for UTC, or a difference like +01:00
        case .offsetMissing: "Slutt med en tidssone: Z for UTC eller en tidsforskjell som +01:00"
        // Use a difference from UTC of at most 23:59, like +01:00
        case .offsetLimits: "Bruk en tidsforskjell fra UTC på høyst 23:59, for eksempel +01:00"
        // End with the time: remove anything after it, like Z or +01:00
        case .offsetUnwanted: "Fjern alt etter klokkeslettet, for eksempel Z eller +01:00"

        // Include a full site name, like example.com
        case .siteName: "Oppgi et fullstendig domenenavn, for eksempel example.com"
        // Enter only the site name, like example.com, with nothing before or after it
        case .siteNameOnly: "Skriv bare domenenavnet, for eksempel example.com, uten noe foran eller bak"
        // Only use digits, dots, hyphens, and letters from a to z in the site name, with no accents
        case .siteCharacters:
            "Bruk bare bokstavene a til z (ikke æ, ø, å eller aksenter), sifre, bindestreker og punktum i domenenavnet"
        // Check the site name for a typo: a site cannot have this name
        case .siteSpelling: "Kontroller domenenavnet for tastefeil. Ingen nettsteder kan hete dette"
        // End with .com or another site ending, like {example}
        case .siteEnding: "Avslutt med .com eller en annen domeneendelse, for eksempel {example}"
        // Use {maximum} characters or fewer between the dots of the site name
        case .siteTooLong: "Bruk høyst {maximum} tegn mellom punktumene i domenenavnet"
        // Use {maximum} characters or fewer in the site name
        case .wholeSiteTooLong: "Bruk høyst {maximum} tegn i domenenavnet"
        // Write a complete IPv6 address between [ and ], like [2001:db8::1]
        case .hostAddress: "Skriv en fullstendig IPv6-adresse mellom [ og ], for eksempel [2001:db8::1]"
        // Include an IP address of 4 numbers from 0 to 255, like 192.0.2.1, or a site name like example.com
        case .hostNumbers:
            "Oppgi en IP-adresse med 4 tall fra 0 til 255, som 192.0.2.1, eller et domenenavn som example.com"
        // Use a site that anyone on the internet can open, like example.com, not one in a private network
        case .publicSite:
            "Bruk et nettsted som alle på internett kan åpne, som example.com, ikke et i et privat nettverk"
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
        // Remove the user name or password and the @ sign
        case .userInfo: "Fjern brukernavnet eller passordet og @-tegnet"
        // Write 2 digits or letters from A to F after each %, like %20: for a % sign, write %25
        case .percent:
            "Skriv to sifre eller bokstaver fra A til F etter hvert %, for eksempel %20. Skriv %25 for et prosenttegn"
        // Use / instead of \
        case .backslash: "Bruk / i stedet for \\"
        // Use {accepted} instead of {character}
        case .percentEncoded: "Bruk {accepted} i stedet for {character}"
        // Use %20 instead of each space
        case .percentEncodedSpace: "Bruk %20 i stedet for hvert mellomrom"
        // Write // after the colon, like {example}
        case .slashesMissing: "Skriv // etter kolonet, for eksempel {example}"
        // Enter a page of this site that begins with one /, like /account
        case .singleSlash: "Oppgi en side på dette nettstedet som begynner med én /, for eksempel /account"
        // Include an @ sign, like name@example.com
        case .atMissing: "Ta med et @-tegn, for eksempel name@example.com"
        // Write a name before the @ sign, like name@example.com
        case .localMissing: "Skriv et navn før @-tegnet, for eksempel name@example.com"
        // Use {maximum} characters or fewer before the @ sign
        case .localTooLong: "Skriv høyst {maximum} tegn før @-tegnet"
        // Write a quotation mark at the beginning and just before the @ sign, or none at all
        case .quotes: "Skriv et anførselstegn i begynnelsen og rett før @-tegnet, eller ingen i det hele tatt"
        // Write the part after the @ sign, like name@example.com
        case .emailSiteMissing: "Skriv delen etter @-tegnet, for eksempel name@example.com"
        // Before the @ sign, use letters from a to z, not letters like ä
        case .emailLocalLetters: "Ikke bruk andre bokstaver enn a til z før @-tegnet, altså for eksempel ikke ä"
        // After the @ sign, use letters from a to z, not letters like ä
        case .emailSiteLetters: "Ikke bruk andre bokstaver enn a til z etter @-tegnet, altså for eksempel ikke ä"
        // Remove {character} after the @ sign
        case .emailSiteCharacter: "Fjern {character} etter @-tegnet"
        // Use a dot, not a comma, after the @ sign
        case .dotNotComma: "Bruk punktum og ikke komma etter @-tegnet"

        // Enter 4 numbers from 0 to 255 with dots between them, like {example}
        case .ipNumbers: "Skriv inn 4 tall fra 0 til 255 med punktum imellom, for eksempel {example}"
        // Enter 8 groups of 1 to 4 digits or letters from a to f with colons between them, or fewer groups with ::, like {example}
        case .ipGroups:
            "Skriv inn 8 grupper med 1 til 4 sifre eller bokstaver fra a til f med kolon imellom, eller færre grupper med ::, for eksempel {example}"
        // Use an IP address of one of these kinds: {accepted}
        case .ipScope: "Bruk en IP-adresse av en av disse typene: {accepted}"
        // Enter a # and then {accepted} digits or letters from a to f, like {example}
        case .colorDigits:
            "Skriv inn en # og deretter {accepted} sifre eller bokstaver fra a til f, for eksempel {example}"
        // Enter {accepted} digits or letters from a to f, in groups like {example}
        case .hexGroups: "Skriv inn {accepted} sifre eller bokstaver fra a til f, gruppert som i {example}"
        // Use the same separator everywhere, like {example}
        case .sameSeparators: "Bruk det samme skilletegnet overalt, for eksempel {example}"
        // Write hyphens between groups of 8, 4, 4, 4, and 12 digits or letters, like {example}
        case .uuidHyphens:
            "Skriv bindestreker mellom grupper på 8, 4, 4, 4 og 12 sifre eller bokstaver, for eksempel {example}"
        // Use a UUID of version {accepted}, like {example}: check that you copied the right one
        case .uuidVersion:
            "Bruk en UUID av versjon {accepted}, for eksempel {example}. Kontroller at du kopierte riktig"
        // Enter 3 numbers with dots between them, like {example}
        case .versionNumbers: "Skriv inn 3 tall med punktum imellom, for eksempel {example}"
        // Use the 2 capital letters of a country, like DE, as the 5th and 6th characters
        case .bankCountry: "Bruk de 2 store bokstavene for et land, for eksempel DE, som 5. og 6. tegn"
        // Begin with 978 or 979, but not with 979-0
        case .isbnPrefix: "Begynn med 978 eller 979, men ikke med 979-0"
        // Only use digits and the letters A to Z, but not I, L, O, or U
        case .ulidCharacters: "Bruk bare sifre og bokstavene A til Z, men ikke I, L, O og U"

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
    static func wordingWithFieldName(of sentence: Sentence) -> Wording? {
        switch sentence {
        case .empty: "Skriv inn {name}"
        case .check: "Kontroller {name}"
        case .choice: "Velg {name} i listen"
        case .mistypedDigits, .mistypedCharacters: "Kontroller {name}. Dette ligner en tastefeil"
        default: nil
        }
    }

    // MARK: Kinds and words

    static func name(of kind: InputKind) -> String {
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
        case .time: "et klokkeslett i 24-timersformat med to sifre for timen"
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
        case .text: "en tekst"
        case .list: "en liste"
        case .object: "et objekt med navngitte verdier"
        case .digit: "et siffer"
        case .letter: "en bokstav fra A til Z eller a til z"
        case .capitalLetter: "en stor bokstav fra A til Z"
        case .lowercaseLetter: "en liten bokstav fra a til z"
        case .similar: "noe som ligner på {example}"
        case .anotherFormat: "noe i et annet godtatt format"
        }
    }

    static func text(of word: MessageWord) -> String {
        switch word {
        case .title: "Det har oppstått et problem"
        case .errorPrefix: "Feil:"
        case .unlabeled: "Denne verdien"
        case .otherField: "det andre feltet"
        case .securityCode: "Sikkerhetskode"
        case .spaces: "mellomrom"
        case .commas: "kommaer"
        case .dots: "punktum"
        case .hyphens: "bindestreker"
        case .slashes: "skråstreker"
        case .apostrophes: "apostrofer"
        case .underscores: "understreker"
        case .brackets: "parenteser"
        case .quotationMarks: "anførselstegn"
        }
    }

    // MARK: Rules

    static func pluralCategory(of number: UInt) -> PluralCategory { number == 1 ? .one : .other }

    static let numberStyle = NumberStyle(decimalSign: ",", groupSign: "\u{00A0}")

    static let listSeparators = ListSeparators(middle: ", ", pair: " eller ")
}
