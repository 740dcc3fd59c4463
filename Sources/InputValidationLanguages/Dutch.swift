// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

extension MessageLanguage {
    /// Dutch.
    public static let dutch = MessageLanguage(Dutch.self)
}

/// Dutch, with the polite address "u", in the short imperative that forms use.
///
/// A label comes before the sentence, because its gender is not known. Kinds have their indefinite article.
///
/// Reviewed by a native speaker: no.
enum Dutch: LanguageTable {
    static let tag = "nl"
    static let name = "Nederlands"
    static let lowercasesAfterLabel = true

    // MARK: Sentences

    static func wording(of sentence: Sentence) -> Wording {
        switch sentence {
        // This cannot be checked right now: try again in a few minutes
        case .uncheckable: "Dit kan nu niet worden gecontroleerd. Probeer het over een paar minuten opnieuw"
        // There is a problem with this form: this cannot be checked
        case .programMistake: "Er is een probleem met dit formulier. Deze waarde kan niet worden gecontroleerd"
        // Wait a moment, then try again: this is still being checked
        case .pending: "Dit wordt nog gecontroleerd. Wacht even en probeer het dan opnieuw"
        // Check this value
        case .check: "Controleer deze waarde"

        // Enter a value
        case .empty: "Vul dit veld in"
        // Choose a value
        case .noChoice: "Kies een waarde"
        // Make this shorter: remove any extra text or spaces
        case .tooLarge: "Dit is te lang. Verwijder overbodige tekst of spaties"
        // Use {maximum} characters or fewer: letters like ä and emoji count as more than one
        case .tooManyBytes:
            .plural(
                one: "Gebruik hoogstens {maximum} teken. Letters als ä en emoji tellen als meer dan één",
                other: "Gebruik hoogstens {maximum} tekens. Letters als ä en emoji tellen als meer dan één")
        // Make this longer: add some characters
        case .tooBrief: "Dit is te kort. Voeg een paar tekens toe"
        // Use {minimum} characters or more
        case .tooShort: .plural(one: "Gebruik minstens {minimum} teken", other: "Gebruik minstens {minimum} tekens")
        // Use between {minimum} and {maximum} characters
        case .lengthBetween: "Gebruik {minimum} tot en met {maximum} tekens"
        // Use {maximum} characters or fewer
        case .tooLong: .plural(one: "Gebruik hoogstens {maximum} teken", other: "Gebruik hoogstens {maximum} tekens")
        // Use exactly {minimum} characters
        case .exactLength: .plural(one: "Gebruik precies {minimum} teken", other: "Gebruik precies {minimum} tekens")
        // Use exactly {minimum} characters, not {length}
        case .exactLengthNot:
            .plural(
                one: "Gebruik precies {minimum} teken, niet {length}",
                other: "Gebruik precies {minimum} tekens, niet {length}")
        // Give {minimum} entries or more
        case .tooFewEntries: .plural(one: "Geef minstens {minimum} item op", other: "Geef minstens {minimum} items op")
        // Give {maximum} entries or fewer
        case .tooManyEntries:
            .plural(one: "Geef hoogstens {maximum} item op", other: "Geef hoogstens {maximum} items op")
        // Give exactly {minimum} entries
        case .exactEntries: .plural(one: "Geef precies {minimum} item op", other: "Geef precies {minimum} items op")
        // Give between {minimum} and {maximum} entries
        case .entriesBetween: "Geef {minimum} tot en met {maximum} items op"

        // Only use the digits 0 to 9
        case .digitsOnly: "Gebruik alleen de cijfers 0 tot en met 9"
        // Only use the letters A to Z or a to z, with no digits, spaces, or accents
        case .lettersOnly:
            "Gebruik alleen de letters A tot en met Z of a tot en met z, zonder cijfers, spaties en accenten"
        // Only use letters, with no digits, spaces, or other characters
        case .anyLettersOnly: "Gebruik alleen letters, zonder cijfers, spaties of andere tekens"
        // Only use the letters A to Z or a to z and the digits 0 to 9
        case .lettersAndDigits:
            "Gebruik alleen de letters A tot en met Z of a tot en met z en de cijfers 0 tot en met 9"
        // Only use letters and digits, with no spaces, hyphens, or other characters
        case .anyLettersAndDigits: "Gebruik alleen letters en cijfers, zonder spaties, koppeltekens of andere tekens"
        // Only use these characters: {accepted}
        case .onlyThese: "Gebruik alleen deze tekens: {accepted}"
        // Only use digits, hyphens, and lowercase letters from a to z, with no spaces or accents
        case .slugCharacters:
            "Gebruik alleen cijfers, koppeltekens en kleine letters van a tot en met z, zonder spaties en accenten"
        // Use capital letters, like {example}
        case .capitalLetters: "Gebruik hoofdletters, bijvoorbeeld {example}"
        // Use lowercase letters instead of capital letters
        case .lowercaseLetters: "Gebruik kleine letters in plaats van hoofdletters"
        // Only use digits, with single spaces or hyphens between them
        case .digitsGrouped: "Gebruik alleen cijfers, met hoogstens één spatie of koppelteken tussen twee cijfers"
        // Only use the digits 0 to 9 and the letters a to f
        case .hexDigits: "Gebruik alleen de cijfers 0 tot en met 9 en de letters a tot en met f"
        // Remove the spaces and line breaks
        case .spaces: "Verwijder de spaties en regeleinden"
        // Remove any space or line break at the beginning or end
        case .outerSpaces: "Verwijder spaties en regeleinden aan het begin en aan het einde"
        // Remove the {characters}
        case .without: "Verwijder de {characters}"
        // Remove {character}
        case .disallowedText: "Verwijder {character}"
        // Use {character} only once
        case .once: "Gebruik {character} maar één keer"
        // Use {character} only at the end
        case .onlyAtEnd: "Gebruik {character} alleen aan het einde"
        // Remove unusual, lookalike, or hidden characters: delete the text and type it again
        case .strangeCharacter:
            "Verwijder ongewone of verborgen tekens en tekens die op andere lijken. Wis de tekst en typ die opnieuw"
        // Use ordinary digits, letters, and signs, like 1, not １ or ١
        case .ordinaryForms: "Gebruik gewone cijfers, letters en tekens, bijvoorbeeld 1 in plaats van １ of ١"
        // Only use letters from A to Z, digits, and symbols, with no accents or emoji
        case .plainCharacters:
            "Gebruik alleen de letters A tot en met Z, cijfers en gewone symbolen, zonder accenten en emoji’s"
        // Remove {character} and everything after it
        case .nothingAfter: "Verwijder {character} en alles wat erna komt"
        // Do not begin with {character}
        case .notBegin: "Begin niet met {character}"
        // Remove the - sign: negative numbers are not accepted
        case .notNegative: "Verwijder het minteken: negatieve getallen kunnen niet"
        // Begin with {accepted}
        case .begins: "Begin met {accepted}"
        // End with {accepted}
        case .ends: "Eindig met {accepted}"
        // Include {accepted}
        case .includes: "Voeg {accepted} toe"
        // Do not write two dots in a row
        case .dots: "Zet geen twee punten achter elkaar"
        // Do not begin with a dot
        case .dotAtStart: "Begin niet met een punt"
        // Do not end with a dot
        case .dotAtEnd: "Eindig niet met een punt"
        // Do not write a dot next to the @ sign
        case .dotNextToAt: "Zet geen punt naast het @-teken"
        // Do not begin or end the site name with a dot
        case .siteDotAtEdge: "Begin of eindig de domeinnaam niet met een punt"
        // Do not write two hyphens in a row
        case .hyphens: "Zet geen twee koppeltekens achter elkaar"
        // Write a letter or digit before and after each hyphen
        case .hyphen: "Zet een letter of cijfer vóór en na elk koppelteken"
        // Do not begin or end with a hyphen
        case .hyphenAtEdge: "Begin of eindig niet met een koppelteken"

        // Use an accepted format: check for mistakes
        case .format: "De indeling klopt niet. Controleer of er fouten in staan"
        // Use an accepted format: check character {number}
        case .mistakeAt: "Gebruik een toegestane notatie. Controleer teken {number}"
        // Use {kinds} as character {number}
        case .characterAt: "Gebruik {kinds} als teken {number}"
        // Begin with {kinds}
        case .characterFirst: "Gebruik {kinds} als eerste teken"
        // Use this format: {example}
        case .looksLike: "Gebruik deze indeling: {example}"
        // Enter {kind}, like {example}
        case .kind: "Vul {kind} in, bijvoorbeeld {example}"
        // Enter {kind} with no {characters}, like {example}
        case .kindWithout: "Vul {kind} in zonder {characters}, bijvoorbeeld {example}"
        // Enter {kind} between {minimum} and {maximum}
        case .kindBetween: "Vul {kind} van {minimum} tot en met {maximum} in"
        // Enter {kind}, {minimum} or more
        case .kindAtLeast: "Vul {kind} in, {minimum} of meer"
        // Enter {kind}, {maximum} or less
        case .kindAtMost: "Vul {kind} in, {maximum} of minder"
        // Enter {kinds}
        case .oneOf: "Vul {kinds} in"
        // Enter something other than {kinds}
        case .notKind: "Vul iets anders in dan {kinds}"
        // Begin with + and the country code, followed by digits only, like {example}
        case .phoneNumber: "Begin met + en het landnummer, gevolgd door alleen cijfers, bijvoorbeeld {example}"
        // Begin with the country code and use digits only, like {example}
        case .phoneNumberWithoutPlus:
            "Begin met het landnummer zonder + en gebruik alleen cijfers, bijvoorbeeld {example}"
        // Use the country code, which never begins with 0, like {example}
        case .countryCode: "Gebruik het landnummer, dat nooit met 0 begint, bijvoorbeeld {example}"
        // Only use digits, with no spaces or letters, like {example}
        case .phoneDigits: "Gebruik alleen cijfers in het telefoonnummer, bijvoorbeeld {example}"
        // Copy all of it and paste it here again: this may be incomplete
        case .incomplete: "Dit lijkt onvolledig. Kopieer het in zijn geheel en plak het hier opnieuw"
        // Check each digit for a typo
        case .mistypedDigits: "Dit lijkt verkeerd getypt. Controleer elk cijfer"
        // Check each character for a typo
        case .mistypedCharacters: "Dit lijkt verkeerd getypt. Controleer elk teken"
        // Check for missing digits: this is too short
        case .missingDigits: "Dit is te kort. Controleer of er cijfers ontbreken"
        // Check for extra digits: this is too long
        case .extraDigits: "Dit is te lang. Controleer op overbodige cijfers"
        // Enter a number that is not all zeros
        case .allZeros: "Vul een nummer in dat niet alleen uit nullen bestaat"
        // Use exactly {accepted} digits
        case .exactDigits: "Gebruik precies {accepted} cijfers"
        // Use exactly {accepted} digits, not {length}
        case .exactDigitsNot: "Gebruik precies {accepted} cijfers, niet {length}"
        // Use between {minimum} and {maximum} digits, not {length}
        case .digitsBetween: "Gebruik {minimum} tot en met {maximum} cijfers, niet {length}"
        // Use exactly {accepted} letters and digits
        case .exactLettersAndDigits: "Gebruik precies {accepted} letters en cijfers"
        // Use exactly {accepted} letters and digits, not {length}
        case .exactLettersAndDigitsNot: "Gebruik precies {accepted} letters en cijfers, niet {length}"
        // Begin with the 2 letters of a country that uses IBANs, like DE
        case .ibanCountry: "Begin met de 2 letters van een land dat IBAN gebruikt, bijvoorbeeld DE"

        // Enter {minimum} or more
        case .atLeast: "Vul {minimum} of meer in"
        // Enter {maximum} or less
        case .atMost: "Vul {maximum} of minder in"
        // Enter a value between {minimum} and {maximum}
        case .between: "Vul een waarde van {minimum} tot en met {maximum} in"
        // Enter more than {minimum}
        case .moreThan: "Vul een waarde groter dan {minimum} in"
        // Enter less than {maximum}
        case .lessThan: "Vul een waarde kleiner dan {maximum} in"
        // Enter {minimum} or later
        case .earliest: "Vul {minimum} of een latere datum in"
        // Enter {maximum} or earlier
        case .latest: "Vul {maximum} of een eerdere datum in"
        // Enter a date between {minimum} and {maximum}
        case .betweenDates: "Vul een datum van {minimum} tot en met {maximum} in"
        // Enter a date after {minimum}
        case .laterThan: "Vul een datum na {minimum} in"
        // Enter a date before {maximum}
        case .earlierThan: "Vul een datum vóór {maximum} in"
        // Enter {minimum} or something that comes after it
        case .textAtLeast: "Vul ‘{minimum}’ in of iets wat daarna komt"
        // Enter {maximum} or something that comes before it
        case .textAtMost: "Vul ‘{maximum}’ in of iets wat daarvoor komt"
        // Enter something that comes after {minimum}
        case .textAfter: "Vul iets in wat na ‘{minimum}’ komt"
        // Enter something that comes before {maximum}
        case .textBefore: "Vul iets in wat vóór ‘{maximum}’ komt"
        // Use fewer digits: check for extra digits
        case .fewerDigits: "Gebruik minder cijfers. Controleer op overbodige cijfers"
        // Use only one decimal point, like {example}
        case .decimalPoint: "Gebruik maar één decimale punt, bijvoorbeeld {example}"
        // Use only one decimal comma, like {example}
        case .decimalComma: "Gebruik maar één decimale komma, bijvoorbeeld {example}"
        // Begin with a digit, like {example}
        case .beginsWithDigit: "Begin met een cijfer, bijvoorbeeld {example}"
        // End with a digit, like {example}
        case .endsWithDigit: "Eindig met een cijfer, bijvoorbeeld {example}"
        // Use a decimal point, not a comma, like {example}
        case .pointNotComma: "Gebruik een decimale punt, geen komma, bijvoorbeeld {example}"
        // Use a decimal comma, not a point, like {example}
        case .commaNotPoint: "Gebruik een decimale komma, geen punt, bijvoorbeeld {example}"
        // Write the digits without separators between thousands, like {example}
        case .noGroupSigns: "Schrijf de cijfers zonder scheidingsteken tussen duizendtallen, bijvoorbeeld {example}"
        // Use {maximum} decimal places or fewer
        case .decimalPlaces:
            .plural(one: "Gebruik hoogstens {maximum} decimaal", other: "Gebruik hoogstens {maximum} decimalen")
        // Use {maximum} digits or fewer
        case .tooManyDigits:
            .plural(
                one: "Gebruik hoogstens {maximum} cijfer",
                other: "Gebruik hoogstens {maximum} cijfers")
        // Remove the zeros at the beginning of a number: for example, use 7 instead of 07
        case .leadingZeros: "Verwijder de nullen aan het begin van een getal. Schrijf bijvoorbeeld 7 in plaats van 07"

        // This does not match: check for mistakes
        case .mismatch: "Dit komt niet overeen. Controleer of er fouten in staan"
        // Enter a different value: this one cannot be used
        case .anotherValue: "Vul een andere waarde in. Deze kan niet worden gebruikt"
        // Enter one of the accepted values: check for a typo
        case .choice: "Vul een waarde uit de lijst met toegestane waarden in. Controleer op een typefout"
        // Choose {accepted}
        case .option: "Kies een van deze opties: {accepted}"
        // Select this
        case .unselected: "Vink dit aan"
        // Remove the entry that is in the list twice
        case .repeated: "Verwijder het item dat twee keer in de lijst staat"
        // Enter the same as in {other}: check both
        case .same: "Vul hetzelfde in als bij ‘{other}’. Controleer beide"
        // Enter a later or larger value than in {other}
        case .after: "Vul een latere of grotere waarde in dan bij ‘{other}’"
        // Fill in at least one of these: {accepted}
        case .atLeastOne: "Vul minstens een van deze velden in: {accepted}"
        // Correct {rejected} entries in total: correct those shown here to see the rest
        case .moreErrors:
            .plural(
                one: "Corrigeer in totaal {rejected} item. Corrigeer wat hier staat om de rest te zien",
                other: "Corrigeer in totaal {rejected} items. Corrigeer wat hier staat om de rest te zien")
        // Correct what is shown here first: there may be more errors
        case .furtherErrors: "Corrigeer eerst wat hier staat. Er kunnen meer fouten zijn"

        // Use a value that is accepted here: check its spelling, size, and format
        case .dataValue:
            "Gebruik een waarde die hier wordt geaccepteerd. Controleer de spelling, de grootte en de indeling"
        // Correct the syntax of this data: check quotation marks, commas, and brackets
        case .dataSyntax: "Corrigeer de syntaxis van deze gegevens. Controleer aanhalingstekens, komma’s en haken"
        // Correct the syntax at line {line}, column {column}: check quotation marks, commas, and brackets
        case .dataSyntaxAt:
            "Corrigeer de syntaxis op regel {line}, kolom {column}. Controleer aanhalingstekens, komma’s en haken"
        // Remove this key or correct its spelling: it is not accepted here
        case .dataKey: "Verwijder deze sleutel of corrigeer de spelling. Deze wordt hier niet geaccepteerd"
        // Remove one of the two keys: this key is there twice
        case .dataKeyTwice: "Verwijder een van de twee sleutels. Deze sleutel staat er twee keer"
        // Save this data in UTF-8: it contains bytes in another encoding
        case .dataEncoding: "Sla deze gegevens op in UTF-8. Ze bevatten bytes in een andere codering"
        // Use fewer levels: too many lists and objects are inside one another
        case .dataDepth: "Gebruik minder niveaus. Er staan te veel lijsten en objecten in elkaar"
        // Send less data: the limit in bytes is {maximum}
        case .dataSize: "Stuur minder gegevens. De limiet in bytes is {maximum}"

        // Use a card from {accepted}
        case .cardNetwork: "Gebruik een kaart van {accepted}"
        // Enter 2 digits for the month, then 2 digits for the year, like {example}
        case .monthThenYear:
            "Vul 2 cijfers in voor de maand en daarna 2 cijfers voor het jaar, bijvoorbeeld {example}"
        // Use a month from 01 to 12
        case .month: "Gebruik een maand van 01 tot en met 12"
        // Enter this month or a later one: check it or use another card
        case .expired: "Deze datum is voorbij. Controleer de datum of gebruik een andere kaart"
        // Enter a date no more than {maximum} years from now: check the year
        case .tooFarAhead: "Vul een datum in die hoogstens {maximum} jaar in de toekomst ligt. Controleer het jaar"
        // Use a day from 01 to {maximum} in that month
        case .day: "Gebruik voor die maand een dag van 01 tot en met {maximum}"
        // Use hours from 00 to 23
        case .hours: "Gebruik uren van 00 tot en met 23"
        // Use minutes from 00 to 59
        case .minutes: "Gebruik minuten van 00 tot en met 59"
        // Use seconds from 00 to 59
        case .seconds: "Gebruik seconden van 00 tot en met 59"
        // Enter year-month-day with 2 digits for the month and the day, like {example}
        case .dateOrder: "Vul jaar-maand-dag in met 2 cijfers voor de maand en de dag, bijvoorbeeld {example}"
        // Write year-month-day, then T, then the time, like {example}
        case .dateThenTime: "Schrijf jaar-maand-dag, dan een T en dan de tijd, bijvoorbeeld {example}"
        // Enter hours, minutes, seconds, and a time zone, like {example}
        case .timeWithZone: "Vul uren, minuten, seconden en een tijdzone in, bijvoorbeeld {example}"
        // End with a time zone: Z for UTC, or a difference like +01:00
        case .offsetMissing: "Eindig met een tijdzone: Z voor UTC of een tijdsverschil als +01:00"
        // Use a difference from UTC of at most 23:59, like +01:00
        case .offsetLimits: "Gebruik een tijdsverschil met UTC van hoogstens 23:59, bijvoorbeeld +01:00"
        // End with the time: remove anything after it, like Z or +01:00
        case .offsetUnwanted: "Verwijder alles na de tijd, bijvoorbeeld Z of +01:00"

        // Include a full site name, like example.com
        case .siteName: "Geef een volledige domeinnaam op, bijvoorbeeld example.com"
        // Enter only the site name, like example.com, with nothing before or after it
        case .siteNameOnly: "Vul alleen de domeinnaam in, bijvoorbeeld example.com, met niets ervoor of erachter"
        // Only use digits, dots, hyphens, and letters from a to z in the site name, with no accents
        case .siteCharacters:
            "Gebruik in de domeinnaam alleen letters van a tot en met z zonder accenten, cijfers, koppeltekens en punten"
        // Check the site name for a typo: a site cannot have this name
        case .siteSpelling: "Controleer de domeinnaam op een typefout. Geen enkele website kan zo heten"
        // End with .com or another site ending, like {example}
        case .siteEnding: "Eindig met .com of een andere domeinextensie, bijvoorbeeld {example}"
        // Use {maximum} characters or fewer between the dots of the site name
        case .siteTooLong: "Gebruik hoogstens {maximum} tekens tussen de punten van de domeinnaam"
        // Use {maximum} characters or fewer in the site name
        case .wholeSiteTooLong: "Gebruik hoogstens {maximum} tekens in de domeinnaam"
        // Write a complete IPv6 address between [ and ], like [2001:db8::1]
        case .hostAddress: "Schrijf een volledig IPv6-adres tussen [ en ], bijvoorbeeld [2001:db8::1]"
        // Include an IP address of 4 numbers from 0 to 255, like 192.0.2.1, or a site name like example.com
        case .hostNumbers:
            "Geef een IP-adres van 4 getallen van 0 tot en met 255 op, zoals 192.0.2.1, of een domeinnaam als example.com"
        // Use a site that anyone on the internet can open, like example.com, not one in a private network
        case .publicSite:
            "Gebruik een website die iedereen op internet kan openen, zoals example.com, niet een in een privénetwerk"
        // Use a site name like example.com, not an IP address
        case .notIPAddress: "Gebruik een domeinnaam als example.com, geen IP-adres"
        // Use an address at {accepted}
        case .hostAccepted: "Gebruik een adres bij {accepted}"
        // Write a port number between {minimum} and {maximum} after the colon
        case .port: "Schrijf na de dubbele punt een poortnummer van {minimum} tot en met {maximum}"
        // Use no port number other than {accepted} after the site name
        case .portAccepted: "Gebruik poort {accepted} of laat het poortnummer weg"
        // Remove the port number, like :8080, after the site name
        case .noPort: "Verwijder het poortnummer na de domeinnaam, bijvoorbeeld :8080"
        // Remove the user name or password and the @ sign
        case .userInfo: "Verwijder de gebruikersnaam of het wachtwoord en het @-teken"
        // Write 2 digits or letters from A to F after each %, like %20: for a % sign, write %25
        case .percent:
            "Schrijf na elk % twee cijfers of letters van A tot en met F, zoals %20. Schrijf %25 voor een procentteken"
        // Use / instead of \
        case .backslash: "Gebruik / in plaats van \\"
        // Use {accepted} instead of {character}
        case .percentEncoded: "Gebruik {accepted} in plaats van {character}"
        // Use %20 instead of each space
        case .percentEncodedSpace: "Gebruik %20 in plaats van elke spatie"
        // Write // after the colon, like {example}
        case .slashesMissing: "Schrijf // na de dubbele punt, bijvoorbeeld {example}"
        // Enter a page of this site that begins with one /, like /account
        case .singleSlash: "Vul een pagina van deze site in die met één / begint, bijvoorbeeld /account"
        // Include an @ sign, like name@example.com
        case .atMissing: "Voeg een @-teken toe, bijvoorbeeld name@example.com"
        // Write a name before the @ sign, like name@example.com
        case .localMissing: "Schrijf vóór het @-teken een naam, bijvoorbeeld name@example.com"
        // Use {maximum} characters or fewer before the @ sign
        case .localTooLong:
            .plural(
                one: "Gebruik hoogstens {maximum} teken vóór het @-teken",
                other: "Gebruik hoogstens {maximum} tekens vóór het @-teken")
        // Write a quotation mark at the beginning and just before the @ sign, or none at all
        case .quotes: "Zet een aanhalingsteken aan het begin en vlak vóór het @-teken, of gebruik er geen"
        // Write the part after the @ sign, like name@example.com
        case .emailSiteMissing: "Schrijf het deel na het @-teken, bijvoorbeeld name@example.com"
        // Before the @ sign, use letters from a to z, not letters like ä
        case .emailLocalLetters:
            "Gebruik voor het @-teken geen andere letters dan a tot en met z, dus bijvoorbeeld geen ä"
        // After the @ sign, use letters from a to z, not letters like ä
        case .emailSiteLetters: "Gebruik na het @-teken geen andere letters dan a tot en met z, dus bijvoorbeeld geen ä"
        // Remove {character} after the @ sign
        case .emailSiteCharacter: "Verwijder {character} na het @-teken"
        // Use a dot, not a comma, after the @ sign
        case .dotNotComma: "Gebruik na het @-teken een punt, geen komma"

        // Enter 4 numbers from 0 to 255 with dots between them, like {example}
        case .ipNumbers: "Vul 4 getallen van 0 tot en met 255 in met punten ertussen, bijvoorbeeld {example}"
        // Enter 8 groups of 1 to 4 digits or letters from a to f with colons between them, or fewer groups with ::, like {example}
        case .ipGroups:
            "Vul 8 groepen van 1 tot en met 4 cijfers of letters van a tot en met f in met dubbele punten ertussen, of minder groepen met ::, bijvoorbeeld {example}"
        // Use an IP address of one of these kinds: {accepted}
        case .ipScope: "Gebruik een IP-adres van een van deze soorten: {accepted}"
        // Enter a # and then {accepted} digits or letters from a to f, like {example}
        case .colorDigits:
            "Vul een # in en daarna {accepted} cijfers of letters van a tot en met f, bijvoorbeeld {example}"
        // Enter {accepted} digits or letters from a to f, in groups like {example}
        case .hexGroups: "Vul {accepted} cijfers of letters van a tot en met f in, gegroepeerd zoals in {example}"
        // Use the same separator everywhere, like {example}
        case .sameSeparators: "Gebruik overal hetzelfde scheidingsteken, bijvoorbeeld {example}"
        // Write hyphens between groups of 8, 4, 4, 4, and 12 digits or letters, like {example}
        case .uuidHyphens:
            "Zet koppeltekens tussen groepen van 8, 4, 4, 4 en 12 cijfers of letters, bijvoorbeeld {example}"
        // Use a UUID of version {accepted}, like {example}: check that you copied the right one
        case .uuidVersion:
            "Gebruik een UUID van versie {accepted}, zoals {example}. Controleer of u de juiste hebt gekopieerd"
        // Enter 3 numbers with dots between them, like {example}
        case .versionNumbers: "Vul 3 getallen in met punten ertussen, bijvoorbeeld {example}"
        // Use the 2 capital letters of a country, like DE, as the 5th and 6th characters
        case .bankCountry: "Gebruik als 5e en 6e teken de 2 hoofdletters van een land, zoals DE"
        // Begin with 978 or 979, but not with 979-0
        case .isbnPrefix: "Begin met 978 of 979, maar niet met 979-0"
        // Only use digits and the letters A to Z, but not I, L, O, or U
        case .ulidCharacters: "Gebruik alleen cijfers en de letters A tot en met Z, maar niet I, L, O en U"

        // Include {minimum} letters or more
        case .passwordLetters: .plural(one: "Gebruik minstens één letter", other: "Gebruik minstens {minimum} letters")
        // Include {minimum} lowercase letters or more
        case .passwordLowercase:
            .plural(one: "Gebruik minstens één kleine letter", other: "Gebruik minstens {minimum} kleine letters")
        // Include {minimum} capital letters or more
        case .passwordUppercase:
            .plural(one: "Gebruik minstens één hoofdletter", other: "Gebruik minstens {minimum} hoofdletters")
        // Include {minimum} digits or more
        case .passwordDigits: .plural(one: "Gebruik minstens één cijfer", other: "Gebruik minstens {minimum} cijfers")
        // Include {minimum} symbols or more, like ! or %
        case .passwordSymbols:
            .plural(
                one: "Gebruik minstens één speciaal teken, bijvoorbeeld ! of %",
                other: "Gebruik minstens {minimum} speciale tekens, bijvoorbeeld ! of %")
        }
    }

    // A name has its article or possessive: "uw e-mailadres".
    static func wordingWithFieldName(of sentence: Sentence) -> Wording? {
        switch sentence {
        case .empty: "Vul {name} in"
        case .check: "Controleer {name}"
        case .choice: "Kies {name} uit de lijst"
        case .mistypedDigits, .mistypedCharacters: "Controleer {name}. Dit lijkt verkeerd getypt"
        default: nil
        }
    }

    // MARK: Kinds and words

    static func name(of kind: InputKind) -> String {
        switch kind {
        case .digits: "alleen cijfers"
        case .letters: "alleen letters"
        case .lettersAndDigits: "alleen letters en cijfers"
        case .wholeNumber: "een geheel getal"
        case .number: "een getal"
        case .hexadecimal: "een hexadecimaal getal"
        case .email: "een e-mailadres"
        case .phone: "een telefoonnummer"
        case .webAddress: "een webadres"
        case .siteName: "een domeinnaam"
        case .ipAddress: "een IP-adres"
        case .ipv4: "een IPv4-adres"
        case .ipv6: "een IPv6-adres"
        case .macAddress: "een hardwareadres (MAC)"
        case .port: "een poortnummer"
        case .date: "een datum"
        case .time: "een tijd in 24-uursnotatie met twee cijfers voor het uur"
        case .dateAndTime: "een datum en tijd"
        case .monthAndYear: "een maand en jaar"
        case .cardNumber: "een kaartnummer"
        case .iban: "een IBAN"
        case .bic: "een bankcode (BIC)"
        case .isbn: "een ISBN"
        case .barcode: "een streepjescodenummer"
        case .color: "een kleurcode"
        case .uuid: "een UUID"
        case .ulid: "een ULID"
        case .version: "een versienummer"
        case .text: "een tekst"
        case .list: "een lijst"
        case .object: "een object met benoemde waarden"
        case .digit: "een cijfer"
        case .letter: "een letter van A tot en met Z of a tot en met z"
        case .capitalLetter: "een hoofdletter van A tot en met Z"
        case .lowercaseLetter: "een kleine letter van a tot en met z"
        case .similar: "iets als {example}"
        case .anotherFormat: "iets in een andere geaccepteerde indeling"
        }
    }

    static func text(of word: MessageWord) -> String {
        switch word {
        case .title: "Er is een probleem"
        case .errorPrefix: "Fout:"
        case .unlabeled: "Deze waarde"
        case .otherField: "het andere veld"
        case .securityCode: "Beveiligingscode"
        case .spaces: "spaties"
        case .commas: "komma’s"
        case .dots: "punten"
        case .hyphens: "koppeltekens"
        case .slashes: "schuine strepen"
        case .apostrophes: "apostrofs"
        case .underscores: "liggende streepjes"
        case .brackets: "haakjes"
        case .quotationMarks: "aanhalingstekens"
        }
    }

    // MARK: Rules

    static func pluralCategory(of number: UInt) -> PluralCategory { number == 1 ? .one : .other }

    static let numberStyle = NumberStyle(decimalSign: ",", groupSign: ".")

    static let listSeparators = ListSeparators(middle: ", ", pair: " of ")
}
