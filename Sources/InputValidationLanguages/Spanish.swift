// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

extension MessageLanguage {
    /// Spanish.
    public static let spanish = MessageLanguage(Spanish.self)
}

/// Spanish, with the polite address "usted".
///
/// A label comes before the sentence, because its gender is not known. Kinds have their indefinite article.
///
/// Reviewed by a native speaker: no.
enum Spanish: LanguageTable {
    static let tag = "es"
    static let name = "español"
    static let quotationMarks = (start: "«", end: "»")
    static let lowercasesAfterLabel = true

    // MARK: Sentences

    static func wording(of sentence: Sentence) -> Wording {
        switch sentence {
        // This cannot be checked right now: try again in a few minutes
        case .uncheckable: "No se puede comprobar en este momento. Inténtelo de nuevo dentro de unos minutos"
        // There is a problem with this form: this cannot be checked
        case .programMistake: "Hay un problema con este formulario: este dato no se puede comprobar"
        // Wait a moment, then try again: this is still being checked
        case .pending: "Todavía se está comprobando. Espere un momento e inténtelo de nuevo"
        // Check this value
        case .check: "Revise este dato"

        // Enter a value
        case .empty: "Rellene este campo"
        // Choose a value
        case .noChoice: "Elija un valor"
        // Make this shorter: remove any extra text or spaces
        case .tooLarge: "El texto es demasiado largo. Quite lo que sobre o los espacios"
        // Use {maximum} characters or fewer: letters like ä and emoji count as more than one
        case .tooManyBytes:
            .plural(
                one: "Escriba {maximum} carácter como máximo. Las letras como ä y los emojis cuentan como más de uno",
                many:
                    "Escriba {maximum} de caracteres como máximo. Las letras como ä y los emojis cuentan como más de uno",
                other:
                    "Escriba {maximum} caracteres como máximo. Las letras como ä y los emojis cuentan como más de uno")
        // Make this longer: add some characters
        case .tooBrief: "El texto es demasiado corto. Añada caracteres"
        // Use {minimum} characters or more
        case .tooShort:
            .plural(
                one: "Escriba al menos {minimum} carácter",
                many: "Escriba al menos {minimum} de caracteres",
                other: "Escriba al menos {minimum} caracteres")
        // Use between {minimum} and {maximum} characters
        case .lengthBetween: "Escriba entre {minimum} y {maximum} caracteres"
        // Use {maximum} characters or fewer
        case .tooLong:
            .plural(
                one: "Escriba {maximum} carácter como máximo",
                many: "Escriba {maximum} de caracteres como máximo",
                other: "Escriba {maximum} caracteres como máximo")
        // Use exactly {minimum} characters
        case .exactLength:
            .plural(
                one: "Escriba exactamente {minimum} carácter",
                many: "Escriba exactamente {minimum} de caracteres",
                other: "Escriba exactamente {minimum} caracteres")
        // Use exactly {minimum} characters, not {length}
        case .exactLengthNot:
            .plural(
                one: "Escriba exactamente {minimum} carácter, no {length}",
                many: "Escriba exactamente {minimum} de caracteres, no {length}",
                other: "Escriba exactamente {minimum} caracteres, no {length}")
        // Give {minimum} entries or more
        case .tooFewEntries:
            .plural(
                one: "Indique al menos {minimum} elemento",
                many: "Indique al menos {minimum} de elementos",
                other: "Indique al menos {minimum} elementos")
        // Give {maximum} entries or fewer
        case .tooManyEntries:
            .plural(
                one: "Indique {maximum} elemento como máximo",
                many: "Indique {maximum} de elementos como máximo",
                other: "Indique {maximum} elementos como máximo")
        // Give exactly {minimum} entries
        case .exactEntries:
            .plural(
                one: "Indique exactamente {minimum} elemento",
                many: "Indique exactamente {minimum} de elementos",
                other: "Indique exactamente {minimum} elementos")
        // Give between {minimum} and {maximum} entries
        case .entriesBetween: "Indique entre {minimum} y {maximum} elementos"

        // Only use the digits 0 to 9
        case .digitsOnly: "Use solo las cifras del 0 al 9"
        // Only use the letters A to Z or a to z, with no digits, spaces, or accents
        case .lettersOnly:
            "Use solo las letras de la A a la Z o de la a a la z, sin cifras, espacios, tildes ni la letra ñ"
        // Only use letters, with no digits, spaces, or other characters
        case .anyLettersOnly: "Use solo letras, sin cifras, espacios ni otros caracteres"
        // Only use the letters A to Z or a to z and the digits 0 to 9
        case .lettersAndDigits:
            "Use solo letras de la A a la Z o de la a a la z, sin tildes ni la letra ñ, y cifras del 0 al 9"
        // Only use letters and digits, with no spaces, hyphens, or other characters
        case .anyLettersAndDigits: "Use solo letras y cifras, sin espacios, guiones ni otros caracteres"
        // Only use these characters: {accepted}
        case .onlyThese: "Use solo estos caracteres: {accepted}"
        // Only use digits, hyphens, and lowercase letters from a to z, with no spaces or accents
        case .slugCharacters:
            "Use solo cifras, guiones y letras minúsculas de la a a la z, sin espacios, tildes ni la letra ñ"
        // Use capital letters, like {example}
        case .capitalLetters: "Use mayúsculas, por ejemplo {example}"
        // Use lowercase letters instead of capital letters
        case .lowercaseLetters: "Use minúsculas en lugar de mayúsculas"
        // Only use digits, with single spaces or hyphens between them
        case .digitsGrouped: "Use solo cifras, separadas como máximo por un espacio o un guion"
        // Only use the digits 0 to 9 and the letters a to f
        case .hexDigits: "Use solo las cifras del 0 al 9 y las letras de la a a la f"
        // Remove the spaces and line breaks
        case .spaces: "Quite los espacios y los saltos de línea"
        // Remove any space or line break at the beginning or end
        case .outerSpaces: "Quite los espacios y los saltos de línea del principio y del final"
        // Remove the {characters}
        case .without: "Quite {characters}"
        // Remove {character}
        case .disallowedText: "Quite {character}"
        // Use {character} only once
        case .once: "Use {character} una sola vez"
        // Use {character} only at the end
        case .onlyAtEnd: "Use {character} solo al final"
        // Remove unusual, lookalike, or hidden characters: delete the text and type it again
        case .strangeCharacter: "Quite los caracteres raros, parecidos u ocultos: borre el texto y escríbalo de nuevo"
        // Use ordinary digits, letters, and signs, like 1, not １ or ١
        case .ordinaryForms: "Use dígitos, letras y signos normales, por ejemplo 1 y no １ ni ١"
        // Only use letters from A to Z, digits, and symbols, with no accents or emoji
        case .plainCharacters: "Use solo letras de la A a la Z, cifras y símbolos comunes, sin tildes, ñ ni emojis"
        // Remove {character} and everything after it
        case .nothingAfter: "Quite {character} y todo lo que sigue"
        // Do not begin with {character}
        case .notBegin: "No empiece por {character}"
        // Remove the - sign: negative numbers are not accepted
        case .notNegative: "Quite el signo menos: no se aceptan números negativos"
        // Begin with {accepted}
        case .begins: "Empiece por {accepted}"
        // End with {accepted}
        case .ends: "Termine en {accepted}"
        // Include {accepted}
        case .includes: "Incluya esto: {accepted}"
        // Do not write two dots in a row
        case .dots: "No ponga dos puntos seguidos"
        // Do not begin with a dot
        case .dotAtStart: "No empiece con un punto"
        // Do not end with a dot
        case .dotAtEnd: "No termine con un punto"
        // Do not write a dot next to the @ sign
        case .dotNextToAt: "No ponga un punto junto a la arroba (@)"
        // Do not begin or end the site name with a dot
        case .siteDotAtEdge: "No empiece ni termine el nombre de dominio con un punto"
        // Do not write two hyphens in a row
        case .hyphens: "No ponga dos guiones seguidos"
        // Write a letter or digit before and after each hyphen
        case .hyphen: "Ponga una letra o una cifra antes y después de cada guion"
        // Do not begin or end with a hyphen
        case .hyphenAtEdge: "No empiece ni termine con un guion"

        // Use an accepted format: check for mistakes
        case .format: "El formato no es correcto. Revise lo que ha escrito"
        // Use an accepted format: check character {number}
        case .mistakeAt: "Use un formato aceptado. Revise el carácter número {number}"
        // Use {kinds} as character {number}
        case .characterAt: "Use {kinds} como carácter número {number}"
        // Begin with {kinds}
        case .characterFirst: "Use {kinds} como primer carácter"
        // Use this format: {example}
        case .looksLike: "Use este formato: {example}"
        // Enter {kind}, like {example}
        case .kind: "Escriba {kind}, por ejemplo {example}"
        // Enter {kind} with no {characters}, like {example}
        case .kindWithout: "Quite {characters} y escriba {kind}, por ejemplo {example}"
        // Enter {kind} between {minimum} and {maximum}
        case .kindBetween: "Escriba {kind} entre {minimum} y {maximum}"
        // Enter {kind}, {minimum} or more
        case .kindAtLeast: "Escriba {kind}, {minimum} o más"
        // Enter {kind}, {maximum} or less
        case .kindAtMost: "Escriba {kind}, {maximum} o menos"
        // Enter {kinds}
        case .oneOf: "Escriba {kinds}"
        // Enter something other than {kinds}
        case .notKind: "Escriba algo que no sea {kinds}"
        // Begin with + and the country code, followed by digits only, like {example}
        case .phoneNumber: "Empiece por + y el prefijo del país, seguidos solo de cifras, por ejemplo {example}"
        // Begin with the country code and use digits only, like {example}
        case .phoneNumberWithoutPlus:
            "Empiece por el prefijo del país, sin +, y use solo cifras, por ejemplo {example}"
        // Use the country code, which never begins with 0, like {example}
        case .countryCode: "Use el prefijo del país, que nunca empieza por 0, por ejemplo {example}"
        // Only use digits, with no spaces or letters, like {example}
        case .phoneDigits: "Use solo cifras en el número de teléfono, por ejemplo {example}"
        // Copy all of it and paste it here again: this may be incomplete
        case .incomplete: "Parece incompleto. Cópielo entero y péguelo aquí de nuevo"
        // Check each digit for a typo
        case .mistypedDigits: "Parece que hay un error de escritura. Revise cada cifra"
        // Check each character for a typo
        case .mistypedCharacters: "Parece que hay un error de escritura. Revise cada carácter"
        // Check for missing digits: this is too short
        case .missingDigits: "Revise si faltan cifras: el número es demasiado corto"
        // Check for extra digits: this is too long
        case .extraDigits: "Revise si sobran cifras: el número es demasiado largo"
        // Enter a number that is not all zeros
        case .allZeros: "Escriba un número que no sea todo ceros"
        // Use exactly {accepted} digits
        case .exactDigits: "Escriba {accepted} cifras"
        // Use exactly {accepted} digits, not {length}
        case .exactDigitsNot: "Escriba {accepted} cifras, no {length}"
        // Use between {minimum} and {maximum} digits, not {length}
        case .digitsBetween: "Escriba entre {minimum} y {maximum} cifras, no {length}"
        // Use exactly {accepted} letters and digits
        case .exactLettersAndDigits: "Escriba exactamente {accepted} letras y cifras"
        // Use exactly {accepted} letters and digits, not {length}
        case .exactLettersAndDigitsNot: "Escriba exactamente {accepted} letras y cifras, no {length}"
        // Begin with the 2 letters of a country that uses IBANs, like DE
        case .ibanCountry: "Empiece por las 2 letras de un país que use el IBAN, por ejemplo DE"

        // Enter {minimum} or more
        case .atLeast: "Escriba {minimum} o más"
        // Enter {maximum} or less
        case .atMost: "Escriba {maximum} o menos"
        // Enter a value between {minimum} and {maximum}
        case .between: "Escriba un valor entre {minimum} y {maximum}"
        // Enter more than {minimum}
        case .moreThan: "Escriba un valor mayor que {minimum}"
        // Enter less than {maximum}
        case .lessThan: "Escriba un valor menor que {maximum}"
        // Enter {minimum} or later
        case .earliest: "Escriba {minimum} o una fecha posterior"
        // Enter {maximum} or earlier
        case .latest: "Escriba {maximum} o una fecha anterior"
        // Enter a date between {minimum} and {maximum}
        case .betweenDates: "Escriba una fecha entre {minimum} y {maximum}"
        // Enter a date after {minimum}
        case .laterThan: "Escriba una fecha posterior a {minimum}"
        // Enter a date before {maximum}
        case .earlierThan: "Escriba una fecha anterior a {maximum}"
        // Enter {minimum} or something that comes after it
        case .textAtLeast: "Escriba «{minimum}» o algo que vaya después"
        // Enter {maximum} or something that comes before it
        case .textAtMost: "Escriba «{maximum}» o algo que vaya antes"
        // Enter something that comes after {minimum}
        case .textAfter: "Escriba algo que vaya después de «{minimum}»"
        // Enter something that comes before {maximum}
        case .textBefore: "Escriba algo que vaya antes de «{maximum}»"
        // Use fewer digits: check for extra digits
        case .fewerDigits: "Use menos cifras: revise si sobra alguna"
        // Use only one decimal point, like {example}
        case .decimalPoint: "Use un solo punto decimal, por ejemplo {example}"
        // Use only one decimal comma, like {example}
        case .decimalComma: "Use una sola coma decimal, por ejemplo {example}"
        // Begin with a digit, like {example}
        case .beginsWithDigit: "Empiece por una cifra, por ejemplo {example}"
        // End with a digit, like {example}
        case .endsWithDigit: "Termine con una cifra, por ejemplo {example}"
        // Use a decimal point, not a comma, like {example}
        case .pointNotComma: "Use un punto decimal, no una coma, por ejemplo {example}"
        // Use a decimal comma, not a point, like {example}
        case .commaNotPoint: "Use una coma decimal, no un punto, por ejemplo {example}"
        // Write the digits without separators between thousands, like {example}
        case .noGroupSigns: "Escriba los dígitos sin separador de millares, por ejemplo {example}"
        // Use {maximum} decimal places or fewer
        case .decimalPlaces:
            .plural(
                one: "Use {maximum} decimal como máximo",
                many: "Use {maximum} de decimales como máximo",
                other: "Use {maximum} decimales como máximo")
        // Use {maximum} digits or fewer
        case .tooManyDigits:
            .plural(
                one: "Escriba {maximum} cifra como máximo",
                many: "Escriba {maximum} de cifras como máximo",
                other: "Escriba {maximum} cifras como máximo")
        // Remove the zeros at the beginning of a number: for example, use 7 instead of 07
        case .leadingZeros: "Quite los ceros al principio del número: por ejemplo, escriba 7 en lugar de 07"

        // This does not match: check for mistakes
        case .mismatch: "No coincide. Revise lo que ha escrito"
        // Enter a different value: this one cannot be used
        case .anotherValue: "Escriba otro valor. Este no se puede usar"
        // Enter one of the accepted values: check for a typo
        case .choice: "Escriba un valor de la lista de valores aceptados. Revise si hay algún error al teclear"
        // Choose {accepted}
        case .option: "Elija una de estas opciones: {accepted}"
        // Select this
        case .unselected: "Marque esta opción"
        // Remove the entry that is in the list twice
        case .repeated: "Quite el elemento que está dos veces en la lista"
        // Enter the same as in {other}: check both
        case .same: "Escriba lo mismo que en «{other}». Revise ambos campos"
        // Enter a later or larger value than in {other}
        case .after: "Escriba un valor posterior o mayor que el de «{other}»"
        // Fill in at least one of these: {accepted}
        case .atLeastOne: "Rellene al menos uno de estos campos: {accepted}"
        // Correct {rejected} entries in total: correct those shown here to see the rest
        case .moreErrors: "Hay más errores de los que se muestran. Elementos que debe corregir: {rejected}"
        // Correct what is shown here first: there may be more errors
        case .furtherErrors: "Corrija primero lo que se muestra aquí. Puede haber más errores"

        // Use a value that is accepted here: check its spelling, size, and format
        case .dataValue: "Use un valor que se acepte aquí. Revise la ortografía, el tamaño y el formato"
        // Correct the syntax of this data: check quotation marks, commas, and brackets
        case .dataSyntax: "Corrija la sintaxis de estos datos. Revise las comillas, las comas y los corchetes"
        // Correct the syntax at line {line}, column {column}: check quotation marks, commas, and brackets
        case .dataSyntaxAt:
            "Corrija la sintaxis en la línea {line}, columna {column}. Revise las comillas, las comas y los corchetes"
        // Remove this key or correct its spelling: it is not accepted here
        case .dataKey: "Quite esta clave o corrija su ortografía. No se acepta aquí"
        // Remove one of the two keys: this key is there twice
        case .dataKeyTwice: "Quite una de las dos claves. Esta clave está dos veces"
        // Save this data in UTF-8: it contains bytes in another encoding
        case .dataEncoding: "Guarde estos datos en UTF-8. Contienen bytes de otra codificación"
        // Use fewer levels: too many lists and objects are inside one another
        case .dataDepth: "Use menos niveles. Hay demasiadas listas y objetos unos dentro de otros"
        // Send less data: the limit in bytes is {maximum}
        case .dataSize: "Envíe menos datos: el límite en bytes es {maximum}"

        // Use a card from {accepted}
        case .cardNetwork: "Use una tarjeta {accepted}"
        // Enter 2 digits for the month, then 2 digits for the year, like {example}
        case .monthThenYear: "Escriba 2 cifras para el mes y después 2 cifras para el año, por ejemplo {example}"
        // Use a month from 01 to 12
        case .month: "Escriba un mes del 01 al 12"
        // Enter this month or a later one: check it or use another card
        case .expired: "Esta fecha ya ha pasado. Revísela o use otra tarjeta"
        // Enter a date no more than {maximum} years from now: check the year
        case .tooFarAhead:
            .plural(
                one: "Esta fecha es demasiado lejana. No puede pasar de {maximum} año a partir de hoy",
                many: "Esta fecha es demasiado lejana. No puede pasar de {maximum} de años a partir de hoy",
                other: "Esta fecha es demasiado lejana. No puede pasar de {maximum} años a partir de hoy")
        // Use a day from 01 to {maximum} in that month
        case .day: "Escriba un día del 01 al {maximum} para ese mes"
        // Use hours from 00 to 23
        case .hours: "Escriba horas de 00 a 23"
        // Use minutes from 00 to 59
        case .minutes: "Escriba minutos de 00 a 59"
        // Use seconds from 00 to 59
        case .seconds: "Escriba segundos de 00 a 59"
        // Enter year-month-day with 2 digits for the month and the day, like {example}
        case .dateOrder: "Escriba año-mes-día con 2 cifras para el mes y el día, por ejemplo {example}"
        // Write year-month-day, then T, then the time, like {example}
        case .dateThenTime: "Escriba año-mes-día, después una T y después la hora, por ejemplo {example}"
        // Enter hours, minutes, seconds, and a time zone, like {example}
        case .timeWithZone: "Escriba horas, minutos, segundos y una zona horaria, por ejemplo {example}"
        // End with a time zone: Z for UTC, or a difference like +01:00
        case .offsetMissing: "Termine con una zona horaria: Z para UTC, o una diferencia como +01:00"
        // Use a difference from UTC of at most 23:59, like +01:00
        case .offsetLimits: "Use una diferencia con UTC de 23:59 como máximo, por ejemplo +01:00"
        // End with the time: remove anything after it, like Z or +01:00
        case .offsetUnwanted: "Quite todo lo que sigue a la hora, por ejemplo Z o +01:00"

        // Include a full site name, like example.com
        case .siteName: "Incluya un nombre de dominio completo, por ejemplo example.com"
        // Enter only the site name, like example.com, with nothing before or after it
        case .siteNameOnly: "Escriba solo el nombre de dominio, por ejemplo example.com, sin nada antes ni después"
        // Only use digits, dots, hyphens, and letters from a to z in the site name, with no accents
        case .siteCharacters:
            "Use en el nombre de dominio solo letras de la a a la z, sin tildes ni ñ, cifras, guiones y puntos"
        // Check the site name for a typo: a site cannot have this name
        case .siteSpelling:
            "Revise si hay un error de escritura en el nombre de dominio. Ningún sitio puede llamarse así"
        // End with .com or another site ending, like {example}
        case .siteEnding: "Termine en .com u otra terminación de dominio, por ejemplo {example}"
        // Use {maximum} characters or fewer between the dots of the site name
        case .siteTooLong: "Escriba {maximum} caracteres como máximo entre los puntos del nombre de dominio"
        // Use {maximum} characters or fewer in the site name
        case .wholeSiteTooLong: "Escriba {maximum} caracteres como máximo en el nombre de dominio"
        // Write a complete IPv6 address between [ and ], like [2001:db8::1]
        case .hostAddress: "Escriba una dirección IPv6 completa entre [ y ], por ejemplo [2001:db8::1]"
        // Include an IP address of 4 numbers from 0 to 255, like 192.0.2.1, or a site name like example.com
        case .hostNumbers:
            "Incluya una dirección IP de 4 números del 0 al 255, como 192.0.2.1, o un nombre de dominio como example.com"
        // Use a site that anyone on the internet can open, like example.com, not one in a private network
        case .publicSite:
            "Use un sitio que cualquiera pueda abrir en internet, por ejemplo example.com, no uno de una red privada"
        // Use a site name like example.com, not an IP address
        case .notIPAddress: "Use un nombre de dominio como example.com, no una dirección IP"
        // Use an address at {accepted}
        case .hostAccepted: "Use una dirección del dominio {accepted}"
        // Write a port number between {minimum} and {maximum} after the colon
        case .port: "Escriba después de los dos puntos (:) un número de puerto entre {minimum} y {maximum}"
        // Use no port number other than {accepted} after the site name
        case .portAccepted: "Use el puerto {accepted} o no indique ningún número de puerto"
        // Remove the port number, like :8080, after the site name
        case .noPort: "Quite el número de puerto que sigue al nombre de dominio, por ejemplo :8080"
        // Remove the user name or password and the @ sign
        case .userInfo: "Quite el nombre de usuario o la contraseña y la arroba (@)"
        // Write 2 digits or letters from A to F after each %, like %20: for a % sign, write %25
        case .percent:
            "Escriba dos cifras o letras de la A a la F después de cada %, por ejemplo %20. Para el signo %, escriba %25"
        // Use / instead of \
        case .backslash: "Use / en lugar de \\"
        // Use {accepted} instead of {character}
        case .percentEncoded: "Use {accepted} en lugar de {character}"
        // Use %20 instead of each space
        case .percentEncodedSpace: "Use %20 en lugar de cada espacio"
        // Write // after the colon, like {example}
        case .slashesMissing: "Escriba // después de los dos puntos (:), por ejemplo {example}"
        // Enter a page of this site that begins with one /, like /account
        case .singleSlash: "Escriba una página de este sitio que empiece por una sola /, por ejemplo /account"
        // Include an @ sign, like name@example.com
        case .atMissing: "Incluya una arroba (@), por ejemplo name@example.com"
        // Write a name before the @ sign, like name@example.com
        case .localMissing: "Escriba un nombre antes de la arroba (@), por ejemplo name@example.com"
        // Use {maximum} characters or fewer before the @ sign
        case .localTooLong:
            .plural(
                one: "Escriba {maximum} carácter como máximo antes de la arroba (@)",
                many: "Escriba {maximum} de caracteres como máximo antes de la arroba (@)",
                other: "Escriba {maximum} caracteres como máximo antes de la arroba (@)")
        // Write a quotation mark at the beginning and just before the @ sign, or none at all
        case .quotes: "Ponga comillas al principio y justo antes de la arroba (@), o no use comillas"
        // Write the part after the @ sign, like name@example.com
        case .emailSiteMissing: "Escriba la parte que va después de la arroba (@), por ejemplo name@example.com"
        // Before the @ sign, use letters from a to z, not letters like ä
        case .emailLocalLetters: "Antes del signo @, no use otras letras que no sean de la a a la z, por ejemplo ä"
        // After the @ sign, use letters from a to z, not letters like ä
        case .emailSiteLetters: "Después de la arroba (@) no use otras letras que de la a a la z, por ejemplo ä"
        // Remove {character} after the @ sign
        case .emailSiteCharacter: "Quite {character} después de la arroba (@)"
        // Use a dot, not a comma, after the @ sign
        case .dotNotComma: "Use un punto, no una coma, después de la arroba (@)"

        // Enter 4 numbers from 0 to 255 with dots between them, like {example}
        case .ipNumbers: "Escriba 4 números del 0 al 255 separados por puntos, por ejemplo {example}"
        // Enter 8 groups of 1 to 4 digits or letters from a to f with colons between them, or fewer groups with ::, like {example}
        case .ipGroups:
            "Escriba 8 grupos de 1 a 4 cifras o letras de la a a la f separados por dos puntos, o menos grupos con ::, por ejemplo {example}"
        // Use an IP address of one of these kinds: {accepted}
        case .ipScope: "Use una dirección IP de uno de estos tipos: {accepted}"
        // Enter a # and then {accepted} digits or letters from a to f, like {example}
        case .colorDigits: "Escriba # y después {accepted} cifras o letras de la a a la f, por ejemplo {example}"
        // Enter {accepted} digits or letters from a to f, in groups like {example}
        case .hexGroups: "Escriba {accepted} cifras o letras de la a a la f, agrupadas como en {example}"
        // Use the same separator everywhere, like {example}
        case .sameSeparators: "Use el mismo separador en todas partes, por ejemplo {example}"
        // Write hyphens between groups of 8, 4, 4, 4, and 12 digits or letters, like {example}
        case .uuidHyphens: "Escriba guiones entre grupos de 8, 4, 4, 4 y 12 cifras o letras, por ejemplo {example}"
        // Use a UUID of version {accepted}, like {example}: check that you copied the right one
        case .uuidVersion: "Use un UUID de versión {accepted}, por ejemplo {example}. Revise si ha copiado el correcto"
        // Enter 3 numbers with dots between them, like {example}
        case .versionNumbers: "Escriba 3 números separados por puntos, por ejemplo {example}"
        // Use the 2 capital letters of a country, like DE, as the 5th and 6th characters
        case .bankCountry: "Use las 2 letras mayúsculas de un país, por ejemplo DE, como 5.º y 6.º carácter"
        // Begin with 978 or 979, but not with 979-0
        case .isbnPrefix: "Empiece por 978 o 979, pero no por 979-0"
        // Only use digits and the letters A to Z, but not I, L, O, or U
        case .ulidCharacters: "Use solo cifras y las letras de la A a la Z, pero no I, L, O ni U"

        // Include {minimum} letters or more
        case .passwordLetters:
            .plural(
                one: "Incluya al menos una letra",
                many: "Incluya al menos {minimum} de letras",
                other: "Incluya al menos {minimum} letras")
        // Include {minimum} lowercase letters or more
        case .passwordLowercase:
            .plural(
                one: "Incluya al menos una minúscula",
                many: "Incluya al menos {minimum} de minúsculas",
                other: "Incluya al menos {minimum} minúsculas")
        // Include {minimum} capital letters or more
        case .passwordUppercase:
            .plural(
                one: "Incluya al menos una mayúscula",
                many: "Incluya al menos {minimum} de mayúsculas",
                other: "Incluya al menos {minimum} mayúsculas")
        // Include {minimum} digits or more
        case .passwordDigits:
            .plural(
                one: "Incluya al menos una cifra",
                many: "Incluya al menos {minimum} de cifras",
                other: "Incluya al menos {minimum} cifras")
        // Include {minimum} symbols or more, like ! or %
        case .passwordSymbols:
            .plural(
                one: "Incluya al menos un símbolo, por ejemplo ! o %",
                many: "Incluya al menos {minimum} de símbolos, por ejemplo ! o %",
                other: "Incluya al menos {minimum} símbolos, por ejemplo ! o %")
        }
    }

    // A name has its article or possessive: "su correo electrónico".
    static func wordingWithFieldName(of sentence: Sentence) -> Wording? {
        switch sentence {
        case .empty: "Escriba {name}"
        case .check: "Revise {name}"
        case .mistypedDigits, .mistypedCharacters: "Revise {name}. Parece que hay un error de escritura"
        default: nil
        }
    }

    // MARK: Kinds and words

    static func name(of kind: InputKind) -> String {
        switch kind {
        case .digits: "solo cifras"
        case .letters: "solo letras"
        case .lettersAndDigits: "solo letras y cifras"
        case .wholeNumber: "un número entero"
        case .number: "un número"
        case .hexadecimal: "un número hexadecimal"
        case .email: "una dirección de correo electrónico"
        case .phone: "un número de teléfono"
        case .webAddress: "una dirección web"
        case .siteName: "un nombre de dominio"
        case .ipAddress: "una dirección IP"
        case .ipv4: "una dirección IPv4"
        case .ipv6: "una dirección IPv6"
        case .macAddress: "una dirección MAC"
        case .port: "un número de puerto"
        case .date: "una fecha"
        case .time: "una hora en formato de 24 horas con dos cifras para la hora"
        case .dateAndTime: "una fecha y una hora"
        case .monthAndYear: "un mes y un año"
        case .cardNumber: "un número de tarjeta"
        case .iban: "un IBAN"
        case .bic: "un código BIC"
        case .isbn: "un ISBN"
        case .barcode: "un número de código de barras"
        case .color: "un código de color"
        case .uuid: "un UUID"
        case .ulid: "un ULID"
        case .version: "un número de versión"
        case .text: "un texto"
        case .list: "una lista"
        case .object: "un objeto con valores con nombre"
        case .digit: "una cifra"
        case .letter: "una letra de la A a la Z o de la a a la z"
        case .capitalLetter: "una mayúscula de la A a la Z"
        case .lowercaseLetter: "una minúscula de la a a la z"
        case .similar: "algo como {example}"
        case .anotherFormat: "algo en otro formato admitido"
        }
    }

    static func text(of word: MessageWord) -> String {
        switch word {
        case .title: "Hay un problema"
        // Doubtful: reads like a technical fault.
        case .errorPrefix: "Error:"
        case .unlabeled: "Este valor"
        case .otherField: "el otro campo"
        case .securityCode: "Código de seguridad"
        case .spaces: "los espacios"
        case .commas: "las comas"
        case .dots: "los puntos"
        case .hyphens: "los guiones"
        case .slashes: "las barras"
        case .apostrophes: "los apóstrofos"
        case .underscores: "los guiones bajos"
        case .brackets: "los paréntesis o corchetes"
        case .quotationMarks: "las comillas"
        }
    }

    // MARK: Rules

    static func pluralCategory(of number: UInt) -> PluralCategory {
        if number == 1 { return .one }
        return number != 0 && number.isMultiple(of: 1_000_000) ? .many : .other
    }

    static let numberStyle = NumberStyle(decimalSign: ",", groupSign: ".")

    static let listSeparators = ListSeparators(middle: ", ", pair: " o ")
}
