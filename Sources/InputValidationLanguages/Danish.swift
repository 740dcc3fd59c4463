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
    static let quotationMarks = (start: "”", end: "”")
    static let lowercasesAfterLabel = true

    // MARK: Sentences

    static func wording(of sentence: Sentence) -> Wording {
        switch sentence {
        // This cannot be checked right now: try again in a few minutes
        case .uncheckable: "Det kan ikke kontrolleres lige nu. Prøv igen om et par minutter"
        // There is a problem with this form: this cannot be checked
        case .programMistake: "Der er et problem med denne formular. Værdien kan ikke kontrolleres"
        // Wait a moment, then try again: this is still being checked
        case .pending: "Kontrollen er stadig i gang. Vent et øjeblik, og prøv så igen"
        // Check this value
        case .check: "Kontrollér denne værdi"

        // Enter a value
        case .empty: "Udfyld dette felt"
        // Choose a value
        case .noChoice: "Vælg en værdi"
        // Make this shorter: remove any extra text or spaces
        case .tooLarge: "Teksten er for lang. Fjern overflødig tekst eller overflødige mellemrum"
        // Use {maximum} characters or fewer: letters like ä and emoji count as more than one
        case .tooManyBytes: "Skriv højst {maximum} tegn. Bogstaver som ä og emojier tæller som mere end ét"
        // Make this longer: add some characters
        case .tooBrief: "Teksten er for kort. Tilføj nogle tegn"
        // Use {minimum} characters or more
        case .tooShort: "Skriv mindst {minimum} tegn"
        // Use between {minimum} and {maximum} characters
        case .lengthBetween: "Skriv mellem {minimum} og {maximum} tegn"
        // Use {maximum} characters or fewer
        case .tooLong: "Skriv højst {maximum} tegn"
        // Use exactly {minimum} characters
        case .exactLength: "Skriv præcis {minimum} tegn"
        // Use exactly {minimum} characters, not {length}
        case .exactLengthNot: "Skriv præcis {minimum} tegn, ikke {length}"
        // Give {minimum} entries or more
        case .tooFewEntries: .plural(one: "Angiv mindst {minimum} element", other: "Angiv mindst {minimum} elementer")
        // Give {maximum} entries or fewer
        case .tooManyEntries: .plural(one: "Angiv højst {maximum} element", other: "Angiv højst {maximum} elementer")
        // Give exactly {minimum} entries
        case .exactEntries: .plural(one: "Angiv præcis {minimum} element", other: "Angiv præcis {minimum} elementer")
        // Give between {minimum} and {maximum} entries
        case .entriesBetween: "Angiv mellem {minimum} og {maximum} elementer"

        // Only use the digits 0 to 9
        case .digitsOnly: "Brug kun cifrene 0 til 9"
        // Only use the letters A to Z or a to z, with no digits, spaces, or accents
        case .lettersOnly: "Brug kun bogstaverne A til Z eller a til z, uden cifre, mellemrum, æ, ø, å og accenter"
        // Only use letters, with no digits, spaces, or other characters
        case .anyLettersOnly: "Brug kun bogstaver, uden cifre, mellemrum eller andre tegn"
        // Only use the letters A to Z or a to z and the digits 0 to 9
        case .lettersAndDigits: "Brug kun bogstaverne A til Z eller a til z og cifrene 0 til 9"
        // Only use letters and digits, with no spaces, hyphens, or other characters
        case .anyLettersAndDigits: "Brug kun bogstaver og cifre, uden mellemrum, bindestreger eller andre tegn"
        // Only use these characters: {accepted}
        case .onlyThese: "Brug kun disse tegn: {accepted}"
        // Only use digits, hyphens, and lowercase letters from a to z, with no spaces or accents
        case .slugCharacters:
            "Brug kun cifre, bindestreger og små bogstaver fra a til z, uden mellemrum, æ, ø, å og accenter"
        // Use capital letters, like {example}
        case .capitalLetters: "Brug store bogstaver, for eksempel {example}"
        // Use lowercase letters instead of capital letters
        case .lowercaseLetters: "Brug små bogstaver i stedet for store"
        // Only use digits, with single spaces or hyphens between them
        case .digitsGrouped: "Brug kun cifre, med højst ét mellemrum eller én bindestreg mellem to cifre"
        // Only use the digits 0 to 9 and the letters a to f
        case .hexDigits: "Brug kun cifrene 0 til 9 og bogstaverne a til f"
        // Remove the spaces and line breaks
        case .spaces: "Fjern mellemrum og linjeskift"
        // Remove any space or line break at the beginning or end
        case .outerSpaces: "Fjern mellemrum og linjeskift i begyndelsen og i slutningen"
        // Remove the {characters}
        case .without: "Fjern {characters}"
        // Remove {character}
        case .disallowedText: "Fjern {character}"
        // Use {character} only once
        case .once: "Brug kun {character} én gang"
        // Use {character} only at the end
        case .onlyAtEnd: "Brug kun {character} i slutningen"
        // Remove unusual, lookalike, or hidden characters: delete the text and type it again
        case .strangeCharacter:
            "Fjern usædvanlige eller skjulte tegn og tegn, der ligner andre. Slet teksten, og skriv den igen"
        // Use ordinary digits, letters, and signs, like 1, not １ or ١
        case .ordinaryForms: "Brug almindelige cifre, bogstaver og tegn, for eksempel 1 i stedet for １ eller ١"
        // Only use letters from A to Z, digits, and symbols, with no accents or emoji
        case .plainCharacters:
            "Brug kun bogstaverne A til Z, cifre og almindelige symboler, uden æ, ø, å, accenter og emojier"
        // Remove {character} and everything after it
        case .nothingAfter: "Fjern {character} og alt efter det"
        // Do not begin with {character}
        case .notBegin: "Begynd ikke med {character}"
        // Remove the - sign: negative numbers are not accepted
        case .notNegative: "Fjern minustegnet: Negative tal kan ikke bruges"
        // Begin with {accepted}
        case .begins: "Begynd med {accepted}"
        // End with {accepted}
        case .ends: "Slut med {accepted}"
        // Include {accepted}
        case .includes: "Tag {accepted} med"
        // Do not write two dots in a row
        case .dots: "Skriv ikke to punktummer i træk"
        // Do not begin with a dot
        case .dotAtStart: "Begynd ikke med et punktum"
        // Do not end with a dot
        case .dotAtEnd: "Slut ikke med et punktum"
        // Do not write a dot next to the @ sign
        case .dotNextToAt: "Skriv ikke et punktum lige ved siden af @-tegnet"
        // Do not begin or end the site name with a dot
        case .siteDotAtEdge: "Begynd eller slut ikke domænenavnet med et punktum"
        // Do not write two hyphens in a row
        case .hyphens: "Skriv ikke to bindestreger i træk"
        // Write a letter or digit before and after each hyphen
        case .hyphen: "Skriv et bogstav eller ciffer før og efter hver bindestreg"
        // Do not begin or end with a hyphen
        case .hyphenAtEdge: "Begynd og slut ikke med en bindestreg"

        // Use an accepted format: check for mistakes
        case .format: "Formatet passer ikke. Se efter, om der er fejl"
        // Use an accepted format: check character {number}
        case .mistakeAt: "Brug et tilladt format. Kontrollér tegn nummer {number}"
        // Use {kinds} as character {number}
        case .characterAt: "Brug {kinds} som tegn nummer {number}"
        // Begin with {kinds}
        case .characterFirst: "Brug {kinds} som første tegn"
        // Use this format: {example}
        case .looksLike: "Brug dette format: {example}"
        // Enter {kind}, like {example}
        case .kind: "Skriv {kind}, for eksempel {example}"
        // Enter {kind} with no {characters}, like {example}
        case .kindWithout: "Skriv {kind} uden {characters}, for eksempel {example}"
        // Enter {kind} between {minimum} and {maximum}
        case .kindBetween: "Skriv {kind} mellem {minimum} og {maximum}"
        // Enter {kind}, {minimum} or more
        case .kindAtLeast: "Skriv {kind}, {minimum} eller mere"
        // Enter {kind}, {maximum} or less
        case .kindAtMost: "Skriv {kind}, {maximum} eller mindre"
        // Enter {kinds}
        case .oneOf: "Skriv {kinds}"
        // Enter something other than {kinds}
        case .notKind: "Skriv noget andet end {kinds}"
        // Begin with + and the country code, followed by digits only, like {example}
        case .phoneNumber: "Begynd med + og landekoden, og skriv derefter kun cifre, for eksempel {example}"
        // Begin with the country code and use digits only, like {example}
        case .phoneNumberWithoutPlus: "Begynd med landekoden uden +, og brug kun cifre, for eksempel {example}"
        // Use the country code, which never begins with 0, like {example}
        case .countryCode: "Brug landekoden, som aldrig begynder med 0, for eksempel {example}"
        // Only use digits, with no spaces or letters, like {example}
        case .phoneDigits: "Brug kun cifre i telefonnummeret, for eksempel {example}"
        // Copy all of it and paste it here again: this may be incomplete
        case .incomplete: "Det ser ufuldstændigt ud. Kopiér det hele, og indsæt det her igen"
        // Check each digit for a typo
        case .mistypedDigits: "Det ligner en tastefejl. Kontrollér hvert ciffer"
        // Check each character for a typo
        case .mistypedCharacters: "Det ligner en tastefejl. Kontrollér hvert tegn"
        // Check for missing digits: this is too short
        case .missingDigits: "Det er for kort. Se efter, om der mangler cifre"
        // Check for extra digits: this is too long
        case .extraDigits: "Det er for langt. Se efter, om der er overflødige cifre"
        // Enter a number that is not all zeros
        case .allZeros: "Skriv et nummer, der ikke kun består af nuller"
        // Use exactly {accepted} digits
        case .exactDigits: "Skriv præcis {accepted} cifre"
        // Use exactly {accepted} digits, not {length}
        case .exactDigitsNot: "Skriv præcis {accepted} cifre, ikke {length}"
        // Use between {minimum} and {maximum} digits, not {length}
        case .digitsBetween: "Skriv mellem {minimum} og {maximum} cifre, ikke {length}"
        // Use exactly {accepted} letters and digits
        case .exactLettersAndDigits: "Skriv præcis {accepted} bogstaver og cifre"
        // Use exactly {accepted} letters and digits, not {length}
        case .exactLettersAndDigitsNot: "Skriv præcis {accepted} bogstaver og cifre, ikke {length}"
        // Begin with the 2 letters of a country that uses IBANs, like DE
        case .ibanCountry: "Begynd med de 2 bogstaver for et land, der bruger IBAN, for eksempel DE"

        // Enter {minimum} or more
        case .atLeast: "Skriv {minimum} eller mere"
        // Enter {maximum} or less
        case .atMost: "Skriv {maximum} eller mindre"
        // Enter a value between {minimum} and {maximum}
        case .between: "Skriv en værdi mellem {minimum} og {maximum}"
        // Enter more than {minimum}
        case .moreThan: "Skriv en værdi over {minimum}"
        // Enter less than {maximum}
        case .lessThan: "Skriv en værdi under {maximum}"
        // Enter {minimum} or later
        case .earliest: "Skriv {minimum} eller en senere dato"
        // Enter {maximum} or earlier
        case .latest: "Skriv {maximum} eller en tidligere dato"
        // Enter a date between {minimum} and {maximum}
        case .betweenDates: "Skriv en dato fra og med {minimum} til og med {maximum}"
        // Enter a date after {minimum}
        case .laterThan: "Skriv en dato efter {minimum}"
        // Enter a date before {maximum}
        case .earlierThan: "Skriv en dato før {maximum}"
        // Enter {minimum} or something that comes after it
        case .textAtLeast: "Skriv »{minimum}« eller noget, der kommer efter det"
        // Enter {maximum} or something that comes before it
        case .textAtMost: "Skriv »{maximum}« eller noget, der kommer før det"
        // Enter something that comes after {minimum}
        case .textAfter: "Skriv noget, der kommer efter »{minimum}«"
        // Enter something that comes before {maximum}
        case .textBefore: "Skriv noget, der kommer før »{maximum}«"
        // Use fewer digits: check for extra digits
        case .fewerDigits: "Brug færre cifre. Se efter, om der er overflødige cifre"
        // Use only one decimal point, like {example}
        case .decimalPoint: "Brug kun ét decimalpunktum, for eksempel {example}"
        // Use only one decimal comma, like {example}
        case .decimalComma: "Brug kun ét decimalkomma, for eksempel {example}"
        // Begin with a digit, like {example}
        case .beginsWithDigit: "Begynd med et ciffer, for eksempel {example}"
        // End with a digit, like {example}
        case .endsWithDigit: "Slut med et ciffer, for eksempel {example}"
        // Use a decimal point, not a comma, like {example}
        case .pointNotComma: "Brug et decimalpunktum, ikke et komma, for eksempel {example}"
        // Use a decimal comma, not a point, like {example}
        case .commaNotPoint: "Brug et decimalkomma, ikke et punktum, for eksempel {example}"
        // Write the digits without separators between thousands, like {example}
        case .noGroupSigns: "Skriv cifrene uden tusindtalsseparator, for eksempel {example}"
        // Use {maximum} decimal places or fewer
        case .decimalPlaces: .plural(one: "Brug højst {maximum} decimal", other: "Brug højst {maximum} decimaler")
        // Use {maximum} digits or fewer
        case .tooManyDigits:
            .plural(one: "Skriv højst {maximum} ciffer", other: "Skriv højst {maximum} cifre")
        // Remove the zeros at the beginning of a number: for example, use 7 instead of 07
        case .leadingZeros: "Fjern nullerne i begyndelsen af et tal. Skriv for eksempel 7 i stedet for 07"

        // This does not match: check for mistakes
        case .mismatch: "Det stemmer ikke overens. Se efter, om der er fejl"
        // Enter a different value: this one cannot be used
        case .anotherValue: "Skriv en anden værdi. Denne kan ikke bruges"
        // Enter one of the accepted values: check for a typo
        case .choice: "Skriv en værdi fra listen over godkendte værdier. Se efter, om der er en slåfejl"
        // Choose {accepted}
        case .option: "Vælg en af disse muligheder: {accepted}"
        // Select this
        case .unselected: "Vælg denne mulighed"
        // Remove the entry that is in the list twice
        case .repeated: "Fjern det element, der står to gange på listen"
        // Enter the same as in {other}: check both
        case .same: "Skriv det samme som i »{other}«. Kontrollér begge"
        // Enter a later or larger value than in {other}
        case .after: "Skriv en senere eller større værdi end i »{other}«"
        // Fill in at least one of these: {accepted}
        case .atLeastOne: "Udfyld mindst ét af disse felter: {accepted}"
        // Correct {rejected} entries in total: correct those shown here to see the rest
        case .moreErrors:
            .plural(
                one: "I alt skal {rejected} element rettes. Ret det, der vises her, for at se resten",
                other: "I alt skal {rejected} elementer rettes. Ret det, der vises her, for at se resten")
        // Correct what is shown here first: there may be more errors
        case .furtherErrors: "Ret først det, der vises her. Der kan være flere fejl"

        // Use a value that is accepted here: check its spelling, size, and format
        case .dataValue: "Brug en værdi, der accepteres her. Se efter, om stavemåde, størrelse og format passer"
        // Correct the syntax of this data: check quotation marks, commas, and brackets
        case .dataSyntax: "Ret syntaksen i disse data. Se efter, om anførselstegn, kommaer og parenteser passer"
        // Correct the syntax at line {line}, column {column}: check quotation marks, commas, and brackets
        case .dataSyntaxAt:
            "Ret syntaksen i linje {line}, kolonne {column}. Se efter, om anførselstegn, kommaer og parenteser passer"
        // Remove this key or correct its spelling: it is not accepted here
        case .dataKey: "Fjern denne nøgle, eller ret dens stavemåde. Den accepteres ikke her"
        // Remove one of the two keys: this key is there twice
        case .dataKeyTwice: "Fjern en af de to nøgler. Denne nøgle står der to gange"
        // Save this data in UTF-8: it contains bytes in another encoding
        case .dataEncoding: "Gem disse data i UTF-8. De indeholder bytes i en anden kodning"
        // Use fewer levels: too many lists and objects are inside one another
        case .dataDepth: "Brug færre niveauer. For mange lister og objekter ligger inden i hinanden"
        // Send less data: the limit in bytes is {maximum}
        case .dataSize: "Send færre data. Grænsen i byte er {maximum}"

        // Use a card from {accepted}
        case .cardNetwork: "Brug et kort fra {accepted}"
        // Enter 2 digits for the month, then 2 digits for the year, like {example}
        case .monthThenYear: "Skriv 2 cifre for måneden og derefter 2 cifre for året, for eksempel {example}"
        // Use a month from 01 to 12
        case .month: "Brug en måned fra 01 til 12"
        // Enter this month or a later one: check it or use another card
        case .expired: "Datoen er passeret. Kontrollér den, eller brug et andet kort"
        // Enter a date no more than {maximum} years from now: check the year
        case .tooFarAhead: "Skriv en dato, der højst ligger {maximum} år ude i fremtiden. Kontrollér året"
        // Use a day from 01 to {maximum} in that month
        case .day: "Brug en dag fra 01 til {maximum} i den måned"
        // Use hours from 00 to 23
        case .hours: "Brug timer fra 00 til 23"
        // Use minutes from 00 to 59
        case .minutes: "Brug minutter fra 00 til 59"
        // Use seconds from 00 to 59
        case .seconds: "Brug sekunder fra 00 til 59"
        // Enter year-month-day with 2 digits for the month and the day, like {example}
        case .dateOrder: "Skriv år-måned-dag med 2 cifre for måned og dag, for eksempel {example}"
        // Write year-month-day, then T, then the time, like {example}
        case .dateThenTime: "Skriv år-måned-dag, derefter T og derefter klokkeslættet, for eksempel {example}"
        // Enter hours, minutes, seconds, and a time zone, like {example}
        case .timeWithZone: "Skriv timer, minutter, sekunder og en tidszone, for eksempel {example}"
        // End with a time zone: Z for UTC, or a difference like +01:00
        case .offsetMissing: "Slut med en tidszone: Z for UTC eller en tidsforskel som +01:00"
        // Use a difference from UTC of at most 23:59, like +01:00
        case .offsetLimits: "Brug en tidsforskel fra UTC på højst 23:59, for eksempel +01:00"
        // End with the time: remove anything after it, like Z or +01:00
        case .offsetUnwanted: "Fjern alt efter klokkeslættet, for eksempel Z eller +01:00"

        // Include a full site name, like example.com
        case .siteName: "Angiv et fuldt domænenavn, for eksempel example.com"
        // Enter only the site name, like example.com, with nothing before or after it
        case .siteNameOnly: "Skriv kun domænenavnet, for eksempel example.com, uden noget før eller efter"
        // Only use digits, dots, hyphens, and letters from a to z in the site name, with no accents
        case .siteCharacters:
            "Brug kun bogstaverne a til z (ikke æ, ø, å eller accenter), cifre, bindestreger og punktummer i domænenavnet"
        // Check the site name for a typo: a site cannot have this name
        case .siteSpelling: "Kontrollér domænenavnet for tastefejl. Intet websted kan hedde sådan"
        // End with .com or another site ending, like {example}
        case .siteEnding: "Slut med .com eller en anden domæneendelse, for eksempel {example}"
        // Use {maximum} characters or fewer between the dots of the site name
        case .siteTooLong: "Brug højst {maximum} tegn mellem punktummerne i domænenavnet"
        // Use {maximum} characters or fewer in the site name
        case .wholeSiteTooLong: "Brug højst {maximum} tegn i domænenavnet"
        // Write a complete IPv6 address between [ and ], like [2001:db8::1]
        case .hostAddress: "Skriv en fuldstændig IPv6-adresse mellem [ og ], for eksempel [2001:db8::1]"
        // Include an IP address of 4 numbers from 0 to 255, like 192.0.2.1, or a site name like example.com
        case .hostNumbers:
            "Angiv en IP-adresse med 4 tal fra 0 til 255, som 192.0.2.1, eller et domænenavn som example.com"
        // Use a site that anyone on the internet can open, like example.com, not one in a private network
        case .publicSite:
            "Brug et websted, som alle på internettet kan åbne, som example.com, ikke et på et privat netværk"
        // Use a site name like example.com, not an IP address
        case .notIPAddress: "Brug et domænenavn som example.com, ikke en IP-adresse"
        // Use an address at {accepted}
        case .hostAccepted: "Brug en adresse hos {accepted}"
        // Write a port number between {minimum} and {maximum} after the colon
        case .port: "Skriv et portnummer mellem {minimum} og {maximum} efter kolonet"
        // Use no port number other than {accepted} after the site name
        case .portAccepted: "Brug port {accepted}, eller udelad portnummeret"
        // Remove the port number, like :8080, after the site name
        case .noPort: "Fjern portnummeret efter domænenavnet, for eksempel :8080"
        // Remove the user name or password and the @ sign
        case .userInfo: "Fjern brugernavnet eller adgangskoden og @-tegnet"
        // Write 2 digits or letters from A to F after each %, like %20: for a % sign, write %25
        case .percent:
            "Skriv to cifre eller bogstaver fra A til F efter hvert %, for eksempel %20. Skriv %25 for et procenttegn"
        // Use / instead of \
        case .backslash: "Brug / i stedet for \\"
        // Use {accepted} instead of {character}
        case .percentEncoded: "Brug {accepted} i stedet for {character}"
        // Use %20 instead of each space
        case .percentEncodedSpace: "Brug %20 i stedet for hvert mellemrum"
        // Write // after the colon, like {example}
        case .slashesMissing: "Skriv // efter kolonet, for eksempel {example}"
        // Enter a page of this site that begins with one /, like /account
        case .singleSlash: "Angiv en side på dette websted, der begynder med én /, for eksempel /account"
        // Include an @ sign, like name@example.com
        case .atMissing: "Tilføj et @-tegn, for eksempel name@example.com"
        // Write a name before the @ sign, like name@example.com
        case .localMissing: "Skriv et navn før @-tegnet, for eksempel name@example.com"
        // Use {maximum} characters or fewer before the @ sign
        case .localTooLong: "Skriv højst {maximum} tegn før @-tegnet"
        // Write a quotation mark at the beginning and just before the @ sign, or none at all
        case .quotes: "Skriv et anførselstegn i begyndelsen og lige før @-tegnet, eller slet ingen"
        // Write the part after the @ sign, like name@example.com
        case .emailSiteMissing: "Skriv delen efter @-tegnet, for eksempel name@example.com"
        // Before the @ sign, use letters from a to z, not letters like ä
        case .emailLocalLetters: "Brug ikke andre bogstaver end a til z før @-tegnet, altså for eksempel ikke ä"
        // After the @ sign, use letters from a to z, not letters like ä
        case .emailSiteLetters: "Brug ikke andre bogstaver end a til z efter @-tegnet, altså for eksempel ikke ä"
        // Remove {character} after the @ sign
        case .emailSiteCharacter: "Fjern {character} efter @-tegnet"
        // Use a dot, not a comma, after the @ sign
        case .dotNotComma: "Brug et punktum og ikke et komma efter @-tegnet"

        // Enter 4 numbers from 0 to 255 with dots between them, like {example}
        case .ipNumbers: "Skriv 4 tal fra 0 til 255 med punktummer imellem, for eksempel {example}"
        // Enter 8 groups of 1 to 4 digits or letters from a to f with colons between them, or fewer groups with ::, like {example}
        case .ipGroups:
            "Skriv 8 grupper med 1 til 4 cifre eller bogstaver fra a til f med koloner imellem, eller færre grupper med ::, for eksempel {example}"
        // Use an IP address of one of these kinds: {accepted}
        case .ipScope: "Brug en IP-adresse af en af disse typer: {accepted}"
        // Enter a # and then {accepted} digits or letters from a to f, like {example}
        case .colorDigits: "Skriv et # og derefter {accepted} cifre eller bogstaver fra a til f, for eksempel {example}"
        // Enter {accepted} digits or letters from a to f, in groups like {example}
        case .hexGroups: "Skriv {accepted} cifre eller bogstaver fra a til f, grupperet som i {example}"
        // Use the same separator everywhere, like {example}
        case .sameSeparators: "Brug det samme skilletegn overalt, for eksempel {example}"
        // Write hyphens between groups of 8, 4, 4, 4, and 12 digits or letters, like {example}
        case .uuidHyphens:
            "Skriv bindestreger mellem grupper på 8, 4, 4, 4 og 12 cifre eller bogstaver, for eksempel {example}"
        // Use a UUID of version {accepted}, like {example}: check that you copied the right one
        case .uuidVersion:
            "Brug en UUID af version {accepted}, for eksempel {example}. Kontrollér, at du har kopieret den rigtige"
        // Enter 3 numbers with dots between them, like {example}
        case .versionNumbers: "Skriv 3 tal med punktummer imellem, for eksempel {example}"
        // Use the 2 capital letters of a country, like DE, as the 5th and 6th characters
        case .bankCountry: "Brug de 2 store bogstaver for et land, for eksempel DE, som 5. og 6. tegn"
        // Begin with 978 or 979, but not with 979-0
        case .isbnPrefix: "Begynd med 978 eller 979, men ikke med 979-0"
        // Only use digits and the letters A to Z, but not I, L, O, or U
        case .ulidCharacters: "Brug kun cifre og bogstaverne A til Z, men ikke I, L, O og U"

        // Include {minimum} letters or more
        case .passwordLetters: .plural(one: "Brug mindst ét bogstav", other: "Brug mindst {minimum} bogstaver")
        // Include {minimum} lowercase letters or more
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
    static func wordingWithFieldName(of sentence: Sentence) -> Wording? {
        switch sentence {
        case .empty: "Skriv {name}"
        case .check: "Kontrollér {name}"
        case .choice: "Vælg {name} på listen"
        case .mistypedDigits, .mistypedCharacters: "Kontrollér {name}. Det ligner en tastefejl"
        default: nil
        }
    }

    // MARK: Kinds and words

    static func name(of kind: InputKind) -> String {
        switch kind {
        case .digits: "kun cifre"
        case .letters: "kun bogstaver"
        case .lettersAndDigits: "kun bogstaver og cifre"
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
        case .time: "et klokkeslæt i 24-timers format med to cifre for timen"
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
        case .text: "en tekst"
        case .list: "en liste"
        case .object: "et objekt med navngivne værdier"
        case .digit: "et ciffer"
        case .letter: "et bogstav fra A til Z eller a til z"
        case .capitalLetter: "et stort bogstav fra A til Z"
        case .lowercaseLetter: "et lille bogstav fra a til z"
        case .similar: "noget i stil med {example}"
        case .anotherFormat: "noget i et andet accepteret format"
        }
    }

    static func text(of word: MessageWord) -> String {
        switch word {
        case .title: "Der er et problem"
        case .errorPrefix: "Fejl:"
        case .unlabeled: "Denne værdi"
        case .otherField: "det andet felt"
        case .securityCode: "Sikkerhedskode"
        case .spaces: "mellemrum"
        case .commas: "kommaer"
        case .dots: "punktummer"
        case .hyphens: "bindestreger"
        case .slashes: "skråstreger"
        case .apostrophes: "apostroffer"
        case .underscores: "understreger"
        case .brackets: "parenteser"
        case .quotationMarks: "anførselstegn"
        }
    }

    // MARK: Rules

    static func pluralCategory(of number: UInt) -> PluralCategory { number == 1 ? .one : .other }

    static let numberStyle = NumberStyle(decimalSign: ",", groupSign: ".")

    static let listSeparators = ListSeparators(middle: ", ", pair: " eller ")
}
