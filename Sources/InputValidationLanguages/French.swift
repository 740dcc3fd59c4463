// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

extension MessageLanguage {
    /// French.
    public static let french = MessageLanguage(French.self)
}

/// French, with the polite address "vous".
///
/// A label comes before the sentence, because its gender is not known. Kinds have their indefinite article.
///
/// Reviewed by a native speaker: no.
enum French: LanguageTable {
    static let tag = "fr"
    static let name = "français"
    static let quotationMarks = (start: "«\u{00A0}", end: "\u{00A0}»")
    static let labelSeparator = "\u{00A0}: "
    static let lowercasesAfterLabel = true

    // MARK: Sentences

    static func wording(of sentence: Sentence) -> Wording {
        switch sentence {
        // This cannot be checked right now: try again in a few minutes
        case .uncheckable: "Impossible de vérifier pour le moment. Réessayez dans quelques minutes"
        // There is a problem with this form: this cannot be checked
        case .programMistake: "Ce formulaire a un problème\u{00A0}: cette valeur ne peut pas être vérifiée"
        // Wait a moment, then try again: this is still being checked
        case .pending: "Vérification en cours. Patientez un instant, puis réessayez"
        // Check this value
        case .check: "Vérifiez cette valeur"

        // Enter a value
        case .empty: "Remplissez ce champ"
        // Choose a value
        case .noChoice: "Choisissez une valeur"
        // Make this shorter: remove any extra text or spaces
        case .tooLarge: "Le texte est trop long. Supprimez ce qui est en trop ou les espaces inutiles"
        // Use {maximum} characters or fewer: letters like ä and emoji count as more than one
        case .tooManyBytes:
            .plural(
                one: "Saisissez {maximum} caractère au plus. Les lettres comme ä et les émojis comptent pour plus d’un",
                many:
                    "Saisissez {maximum} de caractères au plus. Les lettres comme ä et les émojis comptent pour plus d’un",
                other:
                    "Saisissez {maximum} caractères au plus. Les lettres comme ä et les émojis comptent pour plus d’un")
        // Make this longer: add some characters
        case .tooBrief: "Le texte est trop court. Ajoutez des caractères"
        // Use {minimum} characters or more
        case .tooShort:
            .plural(
                one: "Saisissez au moins {minimum} caractère",
                many: "Saisissez au moins {minimum} de caractères",
                other: "Saisissez au moins {minimum} caractères")
        // Use between {minimum} and {maximum} characters
        case .lengthBetween: "Saisissez entre {minimum} et {maximum} caractères"
        // Use {maximum} characters or fewer
        case .tooLong:
            .plural(
                one: "Saisissez {maximum} caractère au plus",
                many: "Saisissez {maximum} de caractères au plus",
                other: "Saisissez {maximum} caractères au plus")
        // Use exactly {minimum} characters
        case .exactLength:
            .plural(
                one: "Saisissez exactement {minimum} caractère",
                many: "Saisissez exactement {minimum} de caractères",
                other: "Saisissez exactement {minimum} caractères")
        // Use exactly {minimum} characters, not {length}
        case .exactLengthNot:
            .plural(
                one: "Saisissez exactement {minimum} caractère, pas {length}",
                many: "Saisissez exactement {minimum} de caractères, pas {length}",
                other: "Saisissez exactement {minimum} caractères, pas {length}")
        // Give {minimum} entries or more
        case .tooFewEntries:
            .plural(
                one: "Indiquez au moins {minimum} élément",
                many: "Indiquez au moins {minimum} d’éléments",
                other: "Indiquez au moins {minimum} éléments")
        // Give {maximum} entries or fewer
        case .tooManyEntries:
            .plural(
                one: "Indiquez {maximum} élément au plus",
                many: "Indiquez {maximum} d’éléments au plus",
                other: "Indiquez {maximum} éléments au plus")
        // Give exactly {minimum} entries
        case .exactEntries:
            .plural(
                one: "Indiquez exactement {minimum} élément",
                many: "Indiquez exactement {minimum} d’éléments",
                other: "Indiquez exactement {minimum} éléments")
        // Give between {minimum} and {maximum} entries
        case .entriesBetween: "Indiquez entre {minimum} et {maximum} éléments"

        // Only use the digits 0 to 9
        case .digitsOnly: "Utilisez uniquement les chiffres de 0 à 9"
        // Only use the letters A to Z or a to z, with no digits, spaces, or accents
        case .lettersOnly: "Utilisez uniquement les lettres de A à Z ou de a à z, sans chiffres, espaces ni accents"
        // Only use letters, with no digits, spaces, or other characters
        case .anyLettersOnly: "Utilisez uniquement des lettres, sans chiffres, espaces ni autres caractères"
        // Only use the letters A to Z or a to z and the digits 0 to 9
        case .lettersAndDigits: "Utilisez uniquement les lettres de A à Z ou de a à z et les chiffres de 0 à 9"
        // Only use letters and digits, with no spaces, hyphens, or other characters
        case .anyLettersAndDigits:
            "Utilisez uniquement des lettres et des chiffres, sans espaces, traits d’union ni autres caractères"
        // Only use these characters: {accepted}
        case .onlyThese: "Utilisez uniquement ces caractères\u{00A0}: {accepted}"
        // Only use digits, hyphens, and lowercase letters from a to z, with no spaces or accents
        case .slugCharacters:
            "Utilisez uniquement des chiffres, des traits d’union et des minuscules de a à z, sans espaces ni accents"
        // Use capital letters, like {example}
        case .capitalLetters: "Utilisez des majuscules, par exemple {example}"
        // Use lowercase letters instead of capital letters
        case .lowercaseLetters: "Utilisez des minuscules au lieu de majuscules"
        // Only use digits, with single spaces or hyphens between them
        case .digitsGrouped:
            "Utilisez uniquement des chiffres, avec au plus un espace ou un trait d’union entre deux chiffres"
        // Only use the digits 0 to 9 and the letters a to f
        case .hexDigits: "Utilisez uniquement les chiffres de 0 à 9 et les lettres de a à f"
        // Remove the spaces and line breaks
        case .spaces: "Supprimez les espaces et les retours à la ligne"
        // Remove any space or line break at the beginning or end
        case .outerSpaces: "Supprimez les espaces et les sauts de ligne au début et à la fin"
        // Remove the {characters}
        case .without: "Supprimez les {characters}"
        // Remove {character}
        case .disallowedText: "Supprimez {character}"
        // Use {character} only once
        case .once: "Utilisez {character} une seule fois"
        // Use {character} only at the end
        case .onlyAtEnd: "Utilisez {character} uniquement à la fin"
        // Remove unusual, lookalike, or hidden characters: delete the text and type it again
        case .strangeCharacter:
            "Supprimez les caractères inhabituels, trompeurs ou invisibles\u{00A0}: effacez le texte et saisissez-le de nouveau"
        // Use ordinary digits, letters, and signs, like 1, not １ or ١
        case .ordinaryForms: "Utilisez des chiffres, des lettres et des signes ordinaires, par exemple 1 et non １ ou ١"
        // Only use letters from A to Z, digits, and symbols, with no accents or emoji
        case .plainCharacters:
            "Utilisez uniquement des lettres de A à Z, des chiffres et des symboles courants, sans accents ni émojis"
        // Remove {character} and everything after it
        case .nothingAfter: "Supprimez {character} et tout ce qui suit"
        // Do not begin with {character}
        case .notBegin: "Ne commencez pas par {character}"
        // Remove the - sign: negative numbers are not accepted
        case .notNegative: "Supprimez le signe moins, car les nombres négatifs ne sont pas acceptés"
        // Begin with {accepted}
        case .begins: "Commencez par {accepted}"
        // End with {accepted}
        case .ends: "Terminez par {accepted}"
        // Include {accepted}
        case .includes: "Ajoutez ceci\u{00A0}: {accepted}"
        // Do not write two dots in a row
        case .dots: "N’écrivez pas deux points de suite"
        // Do not begin with a dot
        case .dotAtStart: "Ne commencez pas par un point"
        // Do not end with a dot
        case .dotAtEnd: "Ne terminez pas par un point"
        // Do not write a dot next to the @ sign
        case .dotNextToAt: "N’écrivez pas de point à côté du signe @"
        // Do not begin or end the site name with a dot
        case .siteDotAtEdge: "Ne commencez pas et ne terminez pas le nom de domaine par un point"
        // Do not write two hyphens in a row
        case .hyphens: "N’écrivez pas deux traits d’union de suite"
        // Write a letter or digit before and after each hyphen
        case .hyphen: "Mettez une lettre ou un chiffre avant et après chaque trait d’union"
        // Do not begin or end with a hyphen
        case .hyphenAtEdge: "Ne commencez et ne terminez pas par un trait d’union"

        // Use an accepted format: check for mistakes
        case .format: "Le format n’est pas correct. Vérifiez votre saisie"
        // Use an accepted format: check character {number}
        case .mistakeAt: "Utilisez un format accepté. Vérifiez le caractère numéro {number}"
        // Use {kinds} as character {number}
        case .characterAt: "Utilisez {kinds} comme caractère numéro {number}"
        // Begin with {kinds}
        case .characterFirst: "Utilisez {kinds} comme premier caractère"
        // Use this format: {example}
        case .looksLike: "Utilisez ce format\u{00A0}: {example}"
        // Enter {kind}, like {example}
        case .kind: "Saisissez {kind}, par exemple {example}"
        // Enter {kind} with no {characters}, like {example}
        case .kindWithout: "Saisissez {kind} sans {characters}, par exemple {example}"
        // Enter {kind} between {minimum} and {maximum}
        case .kindBetween: "Saisissez {kind} entre {minimum} et {maximum}"
        // Enter {kind}, {minimum} or more
        case .kindAtLeast: "Saisissez {kind}, {minimum} ou plus"
        // Enter {kind}, {maximum} or less
        case .kindAtMost: "Saisissez {kind}, {maximum} ou moins"
        // Enter {kinds}
        case .oneOf: "Saisissez {kinds}"
        // Enter something other than {kinds}
        case .notKind: "Saisissez autre chose qu’{kinds}"
        // Begin with + and the country code, followed by digits only, like {example}
        case .phoneNumber:
            "Commencez par + et l’indicatif du pays, suivis uniquement de chiffres, par exemple {example}"
        // Begin with the country code and use digits only, like {example}
        case .phoneNumberWithoutPlus:
            "Commencez par l’indicatif du pays, sans +, et n’utilisez que des chiffres, par exemple {example}"
        // Use the country code, which never begins with 0, like {example}
        case .countryCode: "Utilisez l’indicatif du pays, qui ne commence jamais par 0, par exemple {example}"
        // Only use digits, with no spaces or letters, like {example}
        case .phoneDigits: "Utilisez uniquement des chiffres dans le numéro de téléphone, par exemple {example}"
        // Copy all of it and paste it here again: this may be incomplete
        case .incomplete: "Le texte semble incomplet. Copiez-le en entier et collez-le de nouveau ici"
        // Check each digit for a typo
        case .mistypedDigits: "Il y a sans doute une faute de frappe. Vérifiez chaque chiffre"
        // Check each character for a typo
        case .mistypedCharacters: "Il y a sans doute une faute de frappe. Vérifiez chaque caractère"
        // Check for missing digits: this is too short
        case .missingDigits: "Vérifiez s’il manque des chiffres\u{00A0}: le numéro est trop court"
        // Check for extra digits: this is too long
        case .extraDigits: "Vérifiez s’il y a des chiffres en trop\u{00A0}: le numéro est trop long"
        // Enter a number that is not all zeros
        case .allZeros: "Saisissez un numéro qui ne contient pas que des zéros"
        // Use exactly {accepted} digits
        case .exactDigits: "Saisissez exactement {accepted} chiffres"
        // Use exactly {accepted} digits, not {length}
        case .exactDigitsNot: "Saisissez exactement {accepted} chiffres, pas {length}"
        // Use between {minimum} and {maximum} digits, not {length}
        case .digitsBetween: "Saisissez entre {minimum} et {maximum} chiffres, pas {length}"
        // Use exactly {accepted} letters and digits
        case .exactLettersAndDigits: "Saisissez exactement {accepted} lettres et chiffres"
        // Use exactly {accepted} letters and digits, not {length}
        case .exactLettersAndDigitsNot: "Saisissez exactement {accepted} lettres et chiffres, pas {length}"
        // Begin with the 2 letters of a country that uses IBANs, like DE
        case .ibanCountry: "Commencez par les 2 lettres d’un pays qui utilise l’IBAN, par exemple DE"

        // Enter {minimum} or more
        case .atLeast: "Saisissez {minimum} ou plus"
        // Enter {maximum} or less
        case .atMost: "Saisissez {maximum} ou moins"
        // Enter a value between {minimum} and {maximum}
        case .between: "Saisissez une valeur entre {minimum} et {maximum}"
        // Enter more than {minimum}
        case .moreThan: "Saisissez une valeur supérieure à {minimum}"
        // Enter less than {maximum}
        case .lessThan: "Saisissez une valeur inférieure à {maximum}"
        // Enter {minimum} or later
        case .earliest: "Saisissez le {minimum} ou une date postérieure"
        // Enter {maximum} or earlier
        case .latest: "Saisissez le {maximum} ou une date antérieure"
        // Enter a date between {minimum} and {maximum}
        case .betweenDates: "Saisissez une date entre le {minimum} et le {maximum}"
        // Enter a date after {minimum}
        case .laterThan: "Saisissez une date après le {minimum}"
        // Enter a date before {maximum}
        case .earlierThan: "Saisissez une date avant le {maximum}"
        // Enter {minimum} or something that comes after it
        case .textAtLeast: "Saisissez «\u{00A0}{minimum}\u{00A0}» ou ce qui vient après"
        // Enter {maximum} or something that comes before it
        case .textAtMost: "Saisissez «\u{00A0}{maximum}\u{00A0}» ou ce qui vient avant"
        // Enter something that comes after {minimum}
        case .textAfter: "Saisissez quelque chose qui vient après «\u{00A0}{minimum}\u{00A0}»"
        // Enter something that comes before {maximum}
        case .textBefore: "Saisissez quelque chose qui vient avant «\u{00A0}{maximum}\u{00A0}»"
        // Use fewer digits: check for extra digits
        case .fewerDigits: "Utilisez moins de chiffres\u{00A0}: vérifiez s’il y en a en trop"
        // Use only one decimal point, like {example}
        case .decimalPoint: "Utilisez un seul point décimal, par exemple {example}"
        // Use only one decimal comma, like {example}
        case .decimalComma: "Utilisez une seule virgule décimale, par exemple {example}"
        // Begin with a digit, like {example}
        case .beginsWithDigit: "Commencez par un chiffre, par exemple {example}"
        // End with a digit, like {example}
        case .endsWithDigit: "Terminez par un chiffre, par exemple {example}"
        // Use a decimal point, not a comma, like {example}
        case .pointNotComma: "Utilisez un point décimal, pas une virgule, par exemple {example}"
        // Use a decimal comma, not a point, like {example}
        case .commaNotPoint: "Utilisez une virgule décimale, pas un point, par exemple {example}"
        // Write the digits without separators between thousands, like {example}
        case .noGroupSigns: "Écrivez les chiffres sans séparateur de milliers, par exemple {example}"
        // Use {maximum} decimal places or fewer
        case .decimalPlaces:
            .plural(
                one: "Saisissez {maximum} décimale au plus",
                many: "Saisissez {maximum} de décimales au plus",
                other: "Saisissez {maximum} décimales au plus")
        // Use {maximum} digits or fewer
        case .tooManyDigits:
            .plural(
                one: "Saisissez {maximum} chiffre au plus",
                many: "Saisissez {maximum} de chiffres au plus",
                other: "Saisissez {maximum} chiffres au plus")
        // Remove the zeros at the beginning of a number: for example, use 7 instead of 07
        case .leadingZeros: "Supprimez les zéros au début d’un nombre\u{00A0}: par exemple, écrivez 7 au lieu de 07"

        // This does not match: check for mistakes
        case .mismatch: "La valeur ne correspond pas. Vérifiez votre saisie"
        // Enter a different value: this one cannot be used
        case .anotherValue: "Saisissez une autre valeur. Celle-ci ne peut pas être utilisée"
        // Enter one of the accepted values: check for a typo
        case .choice:
            "Saisissez une valeur de la liste des valeurs acceptées. Vérifiez qu’il n’y a pas de faute de frappe"
        // Choose {accepted}
        case .option: "Choisissez l’une de ces options\u{00A0}: {accepted}"
        // Select this
        case .unselected: "Cochez cette option"
        // Remove the entry that is in the list twice
        case .repeated: "Supprimez l’élément qui figure deux fois dans la liste"
        // Enter the same as in {other}: check both
        case .same: "Saisissez la même valeur que dans «\u{00A0}{other}\u{00A0}». Vérifiez les deux"
        // Enter a later or larger value than in {other}
        case .after: "Saisissez une valeur postérieure ou supérieure à celle de «\u{00A0}{other}\u{00A0}»"
        // Fill in at least one of these: {accepted}
        case .atLeastOne: "Remplissez au moins un de ces champs\u{00A0}: {accepted}"
        // Correct {rejected} entries in total: correct those shown here to see the rest
        case .moreErrors: "Toutes les erreurs ne sont pas affichées. Éléments à corriger\u{00A0}: {rejected}"
        // Correct what is shown here first: there may be more errors
        case .furtherErrors: "Corrigez d’abord ce qui est affiché ici. Il peut y avoir d’autres erreurs"

        // Use a value that is accepted here: check its spelling, size, and format
        case .dataValue: "Utilisez une valeur acceptée ici. Vérifiez son orthographe, sa taille et son format"
        // Correct the syntax of this data: check quotation marks, commas, and brackets
        case .dataSyntax: "Corrigez la syntaxe de ces données. Vérifiez les guillemets, les virgules et les crochets"
        // Correct the syntax at line {line}, column {column}: check quotation marks, commas, and brackets
        case .dataSyntaxAt:
            "Corrigez la syntaxe à la ligne {line}, colonne {column}. Vérifiez les guillemets, les virgules et les crochets"
        // Remove this key or correct its spelling: it is not accepted here
        case .dataKey: "Supprimez cette clé ou corrigez son orthographe. Elle n’est pas acceptée ici"
        // Remove one of the two keys: this key is there twice
        case .dataKeyTwice: "Supprimez l’une des deux clés. Cette clé figure deux fois"
        // Save this data in UTF-8: it contains bytes in another encoding
        case .dataEncoding: "Enregistrez ces données en UTF-8. Elles contiennent des octets d’un autre encodage"
        // Use fewer levels: too many lists and objects are inside one another
        case .dataDepth: "Utilisez moins de niveaux. Trop de listes et d’objets sont imbriqués"
        // Send less data: the limit in bytes is {maximum}
        case .dataSize: "Envoyez moins de données\u{00A0}: la limite en octets est {maximum}"

        // Use a card from {accepted}
        case .cardNetwork: "Utilisez une carte {accepted}"
        // Enter 2 digits for the month, then 2 digits for the year, like {example}
        case .monthThenYear: "Saisissez 2 chiffres pour le mois, puis 2 chiffres pour l’année, par exemple {example}"
        // Use a month from 01 to 12
        case .month: "Saisissez un mois de 01 à 12"
        // Enter this month or a later one: check it or use another card
        case .expired: "Cette date est passée. Vérifiez-la ou utilisez une autre carte"
        // Enter a date no more than {maximum} years from now: check the year
        case .tooFarAhead:
            .plural(
                one: "Cette date est trop lointaine. Elle ne doit pas dépasser {maximum} an à partir d’aujourd’hui",
                many:
                    "Cette date est trop lointaine. Elle ne doit pas dépasser {maximum} d’années à partir d’aujourd’hui",
                other: "Cette date est trop lointaine. Elle ne doit pas dépasser {maximum} ans à partir d’aujourd’hui")
        // Use a day from 01 to {maximum} in that month
        case .day: "Saisissez un jour de 01 à {maximum} pour ce mois"
        // Use hours from 00 to 23
        case .hours: "Saisissez des heures de 00 à 23"
        // Use minutes from 00 to 59
        case .minutes: "Saisissez des minutes de 00 à 59"
        // Use seconds from 00 to 59
        case .seconds: "Saisissez des secondes de 00 à 59"
        // Enter year-month-day with 2 digits for the month and the day, like {example}
        case .dateOrder: "Saisissez année-mois-jour avec 2 chiffres pour le mois et le jour, par exemple {example}"
        // Write year-month-day, then T, then the time, like {example}
        case .dateThenTime: "Écrivez année-mois-jour, puis un T, puis l’heure, par exemple {example}"
        // Enter hours, minutes, seconds, and a time zone, like {example}
        case .timeWithZone:
            "Saisissez les heures, les minutes, les secondes et un fuseau horaire, par exemple {example}"
        // End with a time zone: Z for UTC, or a difference like +01:00
        case .offsetMissing: "Terminez par un fuseau horaire\u{00A0}: Z pour UTC, ou un décalage comme +01:00"
        // Use a difference from UTC of at most 23:59, like +01:00
        case .offsetLimits: "Utilisez un décalage d’au plus 23:59 par rapport à UTC, par exemple +01:00"
        // End with the time: remove anything after it, like Z or +01:00
        case .offsetUnwanted: "Supprimez tout ce qui suit l’heure, par exemple Z ou +01:00"

        // Include a full site name, like example.com
        case .siteName: "Indiquez un nom de domaine complet, par exemple example.com"
        // Enter only the site name, like example.com, with nothing before or after it
        case .siteNameOnly: "Saisissez seulement le nom de domaine, par exemple example.com, sans rien avant ni après"
        // Only use digits, dots, hyphens, and letters from a to z in the site name, with no accents
        case .siteCharacters:
            "Dans le nom de domaine, utilisez uniquement des lettres de a à z sans accent, des chiffres, des traits d’union et des points"
        // Check the site name for a typo: a site cannot have this name
        case .siteSpelling:
            "Vérifiez s’il y a une faute de frappe dans le nom de domaine. Aucun site ne peut porter ce nom"
        // End with .com or another site ending, like {example}
        case .siteEnding: "Terminez par .com ou une autre extension de domaine, par exemple {example}"
        // Use {maximum} characters or fewer between the dots of the site name
        case .siteTooLong: "Saisissez {maximum} caractères au plus entre les points du nom de domaine"
        // Use {maximum} characters or fewer in the site name
        case .wholeSiteTooLong: "Saisissez {maximum} caractères au plus dans le nom de domaine"
        // Write a complete IPv6 address between [ and ], like [2001:db8::1]
        case .hostAddress: "Écrivez une adresse IPv6 complète entre [ et ], par exemple [2001:db8::1]"
        // Include an IP address of 4 numbers from 0 to 255, like 192.0.2.1, or a site name like example.com
        case .hostNumbers:
            "Indiquez une adresse IP de 4 nombres de 0 à 255, comme 192.0.2.1, ou un nom de domaine comme example.com"
        // Use a site that anyone on the internet can open, like example.com, not one in a private network
        case .publicSite:
            "Utilisez un site que tout le monde peut ouvrir sur Internet, comme example.com, et non celui d’un réseau privé"
        // Use a site name like example.com, not an IP address
        case .notIPAddress: "Utilisez un nom de domaine comme example.com, pas une adresse IP"
        // Use an address at {accepted}
        case .hostAccepted: "Utilisez une adresse du domaine {accepted}"
        // Write a port number between {minimum} and {maximum} after the colon
        case .port: "Écrivez après les deux-points un numéro de port entre {minimum} et {maximum}"
        // Use no port number other than {accepted} after the site name
        case .portAccepted: "Utilisez le port {accepted}, ou n’indiquez pas de numéro de port"
        // Remove the port number, like :8080, after the site name
        case .noPort: "Supprimez le numéro de port après le nom de domaine, par exemple :8080"
        // Remove the user name or password and the @ sign
        case .userInfo: "Supprimez le nom d’utilisateur ou le mot de passe, ainsi que le signe @"
        // Write 2 digits or letters from A to F after each %, like %20: for a % sign, write %25
        case .percent:
            "Écrivez deux chiffres ou lettres de A à F après chaque %, par exemple %20. Pour le signe %, écrivez %25"
        // Use / instead of \
        case .backslash: "Utilisez / à la place de \\"
        // Use {accepted} instead of {character}
        case .percentEncoded: "Utilisez {accepted} à la place de {character}"
        // Use %20 instead of each space
        case .percentEncodedSpace: "Utilisez %20 à la place de chaque espace"
        // Write // after the colon, like {example}
        case .slashesMissing: "Écrivez // après les deux-points, par exemple {example}"
        // Enter a page of this site that begins with one /, like /account
        case .singleSlash: "Indiquez une page de ce site qui commence par un seul /, par exemple /account"
        // Include an @ sign, like name@example.com
        case .atMissing: "Ajoutez un signe @, par exemple name@example.com"
        // Write a name before the @ sign, like name@example.com
        case .localMissing: "Écrivez un nom avant le signe @, par exemple name@example.com"
        // Use {maximum} characters or fewer before the @ sign
        case .localTooLong:
            .plural(
                one: "Saisissez {maximum} caractère au plus avant le signe @",
                many: "Saisissez {maximum} de caractères au plus avant le signe @",
                other: "Saisissez {maximum} caractères au plus avant le signe @")
        // Write a quotation mark at the beginning and just before the @ sign, or none at all
        case .quotes: "Mettez un guillemet au début et un autre juste avant le signe @, ou n’en mettez aucun"
        // Write the part after the @ sign, like name@example.com
        case .emailSiteMissing: "Écrivez la partie après le signe @, par exemple name@example.com"
        // Before the @ sign, use letters from a to z, not letters like ä
        case .emailLocalLetters: "Avant le signe @, n’utilisez pas d’autres lettres que a à z, par exemple pas de ä"
        // After the @ sign, use letters from a to z, not letters like ä
        case .emailSiteLetters: "Après le signe @, n’utilisez pas d’autres lettres que a à z, par exemple pas de ä"
        // Remove {character} after the @ sign
        case .emailSiteCharacter: "Supprimez {character} après le signe @"
        // Use a dot, not a comma, after the @ sign
        case .dotNotComma: "Utilisez un point, pas une virgule, après le signe @"

        // Enter 4 numbers from 0 to 255 with dots between them, like {example}
        case .ipNumbers: "Saisissez 4 nombres de 0 à 255 séparés par des points, par exemple {example}"
        // Enter 8 groups of 1 to 4 digits or letters from a to f with colons between them, or fewer groups with ::, like {example}
        case .ipGroups:
            "Saisissez 8 groupes de 1 à 4 chiffres ou lettres de a à f séparés par des deux-points, ou moins de groupes avec ::, par exemple {example}"
        // Use an IP address of one of these kinds: {accepted}
        case .ipScope: "Utilisez une adresse IP de l’un de ces types\u{00A0}: {accepted}"
        // Enter a # and then {accepted} digits or letters from a to f, like {example}
        case .colorDigits: "Saisissez un # puis {accepted} chiffres ou lettres de a à f, par exemple {example}"
        // Enter {accepted} digits or letters from a to f, in groups like {example}
        case .hexGroups: "Saisissez {accepted} chiffres ou lettres de a à f, groupés comme dans {example}"
        // Use the same separator everywhere, like {example}
        case .sameSeparators: "Utilisez partout le même séparateur, par exemple {example}"
        // Write hyphens between groups of 8, 4, 4, 4, and 12 digits or letters, like {example}
        case .uuidHyphens:
            "Mettez des traits d’union entre des groupes de 8, 4, 4, 4 et 12 chiffres ou lettres, par exemple {example}"
        // Use a UUID of version {accepted}, like {example}: check that you copied the right one
        case .uuidVersion:
            "Utilisez un UUID de version {accepted}, comme {example}. Vérifiez que vous avez copié le bon"
        // Enter 3 numbers with dots between them, like {example}
        case .versionNumbers: "Saisissez 3 nombres séparés par des points, par exemple {example}"
        // Use the 2 capital letters of a country, like DE, as the 5th and 6th characters
        case .bankCountry: "Utilisez les 2 lettres majuscules d’un pays, par exemple DE, comme 5e et 6e caractères"
        // Begin with 978 or 979, but not with 979-0
        case .isbnPrefix: "Commencez par 978 ou 979, mais pas par 979-0"
        // Only use digits and the letters A to Z, but not I, L, O, or U
        case .ulidCharacters: "Utilisez uniquement des chiffres et les lettres de A à Z, mais pas I, L, O ni U"

        // Include {minimum} letters or more
        case .passwordLetters:
            .plural(
                one: "Utilisez au moins {minimum} lettre",
                many: "Utilisez au moins {minimum} de lettres",
                other: "Utilisez au moins {minimum} lettres")
        // Include {minimum} lowercase letters or more
        case .passwordLowercase:
            .plural(
                one: "Utilisez au moins {minimum} minuscule",
                many: "Utilisez au moins {minimum} de minuscules",
                other: "Utilisez au moins {minimum} minuscules")
        // Include {minimum} capital letters or more
        case .passwordUppercase:
            .plural(
                one: "Utilisez au moins {minimum} majuscule",
                many: "Utilisez au moins {minimum} de majuscules",
                other: "Utilisez au moins {minimum} majuscules")
        // Include {minimum} digits or more
        case .passwordDigits:
            .plural(
                one: "Utilisez au moins {minimum} chiffre",
                many: "Utilisez au moins {minimum} de chiffres",
                other: "Utilisez au moins {minimum} chiffres")
        // Include {minimum} symbols or more, like ! or %
        case .passwordSymbols:
            .plural(
                one: "Utilisez au moins {minimum} caractère spécial, par exemple ! ou %",
                many: "Utilisez au moins {minimum} de caractères spéciaux, par exemple ! ou %",
                other: "Utilisez au moins {minimum} caractères spéciaux, par exemple ! ou %")
        }
    }

    // A name has its article or possessive: "votre adresse e-mail".
    static func wordingWithFieldName(of sentence: Sentence) -> Wording? {
        switch sentence {
        case .empty: "Saisissez {name}"
        case .check: "Vérifiez {name}"
        case .mistypedDigits, .mistypedCharacters: "Vérifiez {name}. Il y a sans doute une faute de frappe"
        default: nil
        }
    }

    // MARK: Kinds and words

    static func name(of kind: InputKind) -> String {
        switch kind {
        case .digits: "uniquement des chiffres"
        case .letters: "uniquement des lettres"
        case .lettersAndDigits: "uniquement des lettres et des chiffres"
        case .wholeNumber: "un nombre entier"
        case .number: "un nombre"
        case .hexadecimal: "un nombre hexadécimal"
        case .email: "une adresse e-mail"
        case .phone: "un numéro de téléphone"
        case .webAddress: "une adresse web"
        case .siteName: "un nom de domaine"
        case .ipAddress: "une adresse IP"
        case .ipv4: "une adresse IPv4"
        case .ipv6: "une adresse IPv6"
        case .macAddress: "une adresse matérielle (MAC)"
        case .port: "un numéro de port"
        case .date: "une date"
        case .time: "une heure au format 24 heures, avec deux chiffres pour l’heure"
        case .dateAndTime: "une date et une heure"
        case .monthAndYear: "un mois et une année"
        case .cardNumber: "un numéro de carte"
        case .iban: "un IBAN"
        case .bic: "un code BIC"
        case .isbn: "un ISBN"
        case .barcode: "un numéro de code-barres"
        case .color: "un code couleur"
        case .uuid: "un UUID"
        case .ulid: "un ULID"
        case .version: "un numéro de version"
        case .text: "un texte"
        case .list: "une liste"
        case .object: "un objet avec des valeurs nommées"
        case .digit: "un chiffre"
        case .letter: "une lettre de A à Z ou de a à z"
        case .capitalLetter: "une majuscule de A à Z"
        case .lowercaseLetter: "une minuscule de a à z"
        case .similar: "quelque chose comme {example}"
        case .anotherFormat: "une valeur dans un autre format accepté"
        }
    }

    static func text(of word: MessageWord) -> String {
        switch word {
        case .title: "Il y a un problème"
        // Doubtful: reads like a technical fault.
        case .errorPrefix: "Erreur\u{00A0}:"
        case .unlabeled: "Cette valeur"
        case .otherField: "l’autre champ"
        case .securityCode: "Cryptogramme visuel"
        case .spaces: "espaces"
        case .commas: "virgules"
        case .dots: "points"
        case .hyphens: "traits d’union"
        case .slashes: "barres obliques"
        case .apostrophes: "apostrophes"
        case .underscores: "tirets bas"
        case .brackets: "parenthèses ou crochets"
        case .quotationMarks: "guillemets"
        }
    }

    // MARK: Rules

    static func pluralCategory(of number: UInt) -> PluralCategory {
        if number < 2 { return .one }
        return number.isMultiple(of: 1_000_000) ? .many : .other
    }

    static let numberStyle = NumberStyle(decimalSign: ",", groupSign: "\u{202F}")

    static let listSeparators = ListSeparators(middle: ", ", pair: " ou ")
}
