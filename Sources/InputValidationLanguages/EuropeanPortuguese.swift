// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

extension MessageLanguage {
    /// European Portuguese.
    public static let europeanPortuguese = MessageLanguage(EuropeanPortuguese.self)
}

/// European Portuguese, with the polite imperative.
///
/// A label comes before the sentence, because its gender is not known. Kinds have their indefinite article.
///
/// Reviewed by a native speaker: no.
enum EuropeanPortuguese: LanguageTable {
    static let tag = "pt-PT"
    static let name = "português (Portugal)"
    static let quotationMarks = (start: "«", end: "»")
    static let lowercasesAfterLabel = true

    // MARK: Sentences

    static func wording(of sentence: Sentence) -> Wording {
        switch sentence {
        // This cannot be checked right now: try again in a few minutes
        case .uncheckable: "Não é possível verificar agora. Tente novamente dentro de alguns minutos"
        // There is a problem with this form: this cannot be checked
        case .programMistake: "Há um problema com este formulário: este valor não pode ser verificado"
        // Wait a moment, then try again: this is still being checked
        case .pending: "A verificação ainda está a decorrer. Aguarde um momento e tente novamente"
        // Check this value
        case .check: "Verifique este valor"

        // Enter a value
        case .empty: "Preencha este campo"
        // Choose a value
        case .noChoice: "Escolha um valor"
        // Make this shorter: remove any extra text or spaces
        case .tooLarge: "O texto é demasiado longo. Retire o texto ou os espaços a mais"
        // Use {maximum} characters or fewer: letters like ä and emoji count as more than one
        case .tooManyBytes:
            .plural(
                one: "Introduza no máximo {maximum} carácter. Letras como ä e emojis contam como mais do que um",
                many: "Introduza no máximo {maximum} de caracteres. Letras como ä e emojis contam como mais do que um",
                other: "Introduza no máximo {maximum} caracteres. Letras como ä e emojis contam como mais do que um")
        // Make this longer: add some characters
        case .tooBrief: "O texto é demasiado curto. Acrescente caracteres"
        // Use {minimum} characters or more
        case .tooShort:
            .plural(
                one: "Introduza pelo menos {minimum} carácter",
                many: "Introduza pelo menos {minimum} de caracteres",
                other: "Introduza pelo menos {minimum} caracteres")
        // Use between {minimum} and {maximum} characters
        case .lengthBetween: "Introduza entre {minimum} e {maximum} caracteres"
        // Use {maximum} characters or fewer
        case .tooLong:
            .plural(
                one: "Introduza no máximo {maximum} carácter",
                many: "Introduza no máximo {maximum} de caracteres",
                other: "Introduza no máximo {maximum} caracteres")
        // Use exactly {minimum} characters
        case .exactLength:
            .plural(
                one: "Introduza exatamente {minimum} carácter",
                many: "Introduza exatamente {minimum} de caracteres",
                other: "Introduza exatamente {minimum} caracteres")
        // Use exactly {minimum} characters, not {length}
        case .exactLengthNot:
            .plural(
                one: "Introduza exatamente {minimum} carácter, não {length}",
                many: "Introduza exatamente {minimum} de caracteres, não {length}",
                other: "Introduza exatamente {minimum} caracteres, não {length}")
        // Give {minimum} entries or more
        case .tooFewEntries:
            .plural(
                one: "Indique pelo menos {minimum} item",
                many: "Indique pelo menos {minimum} de itens",
                other: "Indique pelo menos {minimum} itens")
        // Give {maximum} entries or fewer
        case .tooManyEntries:
            .plural(
                one: "Indique no máximo {maximum} item",
                many: "Indique no máximo {maximum} de itens",
                other: "Indique no máximo {maximum} itens")
        // Give exactly {minimum} entries
        case .exactEntries:
            .plural(
                one: "Indique exatamente {minimum} item",
                many: "Indique exatamente {minimum} de itens",
                other: "Indique exatamente {minimum} itens")
        // Give between {minimum} and {maximum} entries
        case .entriesBetween: "Indique entre {minimum} e {maximum} itens"

        // Only use the digits 0 to 9
        case .digitsOnly: "Utilize apenas os algarismos de 0 a 9"
        // Only use the letters A to Z or a to z, with no digits, spaces, or accents
        case .lettersOnly: "Utilize apenas as letras de A a Z ou de a a z, sem algarismos, espaços nem acentos"
        // Only use letters, with no digits, spaces, or other characters
        case .anyLettersOnly: "Utilize apenas letras, sem algarismos, espaços ou outros caracteres"
        // Only use the letters A to Z or a to z and the digits 0 to 9
        case .lettersAndDigits: "Utilize apenas letras de A a Z ou de a a z e algarismos de 0 a 9"
        // Only use letters and digits, with no spaces, hyphens, or other characters
        case .anyLettersAndDigits: "Utilize apenas letras e algarismos, sem espaços, hífenes ou outros caracteres"
        // Only use these characters: {accepted}
        case .onlyThese: "Utilize apenas estes caracteres: {accepted}"
        // Only use digits, hyphens, and lowercase letters from a to z, with no spaces or accents
        case .slugCharacters:
            "Utilize apenas algarismos, hífenes e letras minúsculas de a a z, sem espaços nem acentos"
        // Use capital letters, like {example}
        case .capitalLetters: "Utilize letras maiúsculas, por exemplo {example}"
        // Use lowercase letters instead of capital letters
        case .lowercaseLetters: "Utilize letras minúsculas em vez de maiúsculas"
        // Only use digits, with single spaces or hyphens between them
        case .digitsGrouped: "Utilize apenas algarismos, separados no máximo por um espaço ou um hífen"
        // Only use the digits 0 to 9 and the letters a to f
        case .hexDigits: "Utilize apenas os algarismos de 0 a 9 e as letras de a a f"
        // Remove the spaces and line breaks
        case .spaces: "Retire os espaços e as mudanças de linha"
        // Remove any space or line break at the beginning or end
        case .outerSpaces: "Retire os espaços e as quebras de linha do início e do fim"
        // Remove the {characters}
        case .without: "Retire {characters}"
        // Remove {character}
        case .disallowedText: "Retire {character}"
        // Use {character} only once
        case .once: "Utilize {character} apenas uma vez"
        // Use {character} only at the end
        case .onlyAtEnd: "Utilize {character} apenas no fim"
        // Remove unusual, lookalike, or hidden characters: delete the text and type it again
        case .strangeCharacter:
            "Retire os caracteres invulgares, parecidos com outros ou ocultos: apague o texto e escreva-o de novo"
        // Use ordinary digits, letters, and signs, like 1, not １ or ١
        case .ordinaryForms: "Utilize algarismos, letras e sinais comuns, por exemplo 1 em vez de １ ou ١"
        // Only use letters from A to Z, digits, and symbols, with no accents or emoji
        case .plainCharacters: "Utilize apenas letras de A a Z, algarismos e símbolos comuns, sem acentos nem emojis"
        // Remove {character} and everything after it
        case .nothingAfter: "Retire {character} e tudo o que vem depois"
        // Do not begin with {character}
        case .notBegin: "Não comece com {character}"
        // Remove the - sign: negative numbers are not accepted
        case .notNegative: "Retire o sinal de menos: não são aceites números negativos"
        // Begin with {accepted}
        case .begins: "Comece com {accepted}"
        // End with {accepted}
        case .ends: "Termine com {accepted}"
        // Include {accepted}
        case .includes: "Inclua {accepted}"
        // Do not write two dots in a row
        case .dots: "Não escreva dois pontos finais seguidos"
        // Do not begin with a dot
        case .dotAtStart: "Não comece com um ponto"
        // Do not end with a dot
        case .dotAtEnd: "Não termine com um ponto"
        // Do not write a dot next to the @ sign
        case .dotNextToAt: "Não escreva um ponto ao lado do símbolo @"
        // Do not begin or end the site name with a dot
        case .siteDotAtEdge: "Não comece nem termine o nome de domínio com um ponto"
        // Do not write two hyphens in a row
        case .hyphens: "Não escreva dois hífenes seguidos"
        // Write a letter or digit before and after each hyphen
        case .hyphen: "Escreva uma letra ou um algarismo antes e depois de cada hífen"
        // Do not begin or end with a hyphen
        case .hyphenAtEdge: "Não comece nem termine com um hífen"

        // Use an accepted format: check for mistakes
        case .format: "O formato não corresponde. Verifique se há erros"
        // Use an accepted format: check character {number}
        case .mistakeAt: "Utilize um formato aceite. Verifique o carácter {number}"
        // Use {kinds} as character {number}
        case .characterAt: "Utilize {kinds} como carácter {number}"
        // Begin with {kinds}
        case .characterFirst: "Utilize {kinds} como primeiro carácter"
        // Use this format: {example}
        case .looksLike: "Utilize este formato: {example}"
        // Enter {kind}, like {example}
        case .kind: "Introduza {kind}, por exemplo {example}"
        // Enter {kind} with no {characters}, like {example}
        case .kindWithout: "Retire {characters} e introduza {kind}, por exemplo {example}"
        // Enter {kind} between {minimum} and {maximum}
        case .kindBetween: "Introduza {kind} entre {minimum} e {maximum}"
        // Enter {kind}, {minimum} or more
        case .kindAtLeast: "Introduza {kind}, {minimum} ou mais"
        // Enter {kind}, {maximum} or less
        case .kindAtMost: "Introduza {kind}, {maximum} ou menos"
        // Enter {kinds}
        case .oneOf: "Introduza {kinds}"
        // Enter something other than {kinds}
        case .notKind: "Introduza algo que não seja {kinds}"
        // Begin with + and the country code, followed by digits only, like {example}
        case .phoneNumber: "Comece com + e o indicativo do país, seguidos apenas de algarismos, por exemplo {example}"
        // Begin with the country code and use digits only, like {example}
        case .phoneNumberWithoutPlus:
            "Comece com o indicativo do país, sem +, e utilize apenas algarismos, por exemplo {example}"
        // Use the country code, which never begins with 0, like {example}
        case .countryCode: "Utilize o indicativo do país, que nunca começa por 0, por exemplo {example}"
        // Only use digits, with no spaces or letters, like {example}
        case .phoneDigits: "Utilize apenas algarismos no número de telefone, por exemplo {example}"
        // Copy all of it and paste it here again: this may be incomplete
        case .incomplete: "Parece incompleto. Copie tudo e cole aqui novamente"
        // Check each digit for a typo
        case .mistypedDigits: "Parece haver um erro de escrita. Verifique cada algarismo"
        // Check each character for a typo
        case .mistypedCharacters: "Parece haver um erro de escrita. Verifique cada carácter"
        // Check for missing digits: this is too short
        case .missingDigits: "Verifique se faltam algarismos: o número é demasiado curto"
        // Check for extra digits: this is too long
        case .extraDigits: "Verifique se há algarismos a mais: o número é demasiado longo"
        // Enter a number that is not all zeros
        case .allZeros: "Introduza um número que não tenha apenas zeros"
        // Use exactly {accepted} digits
        case .exactDigits: "Introduza exatamente {accepted} algarismos"
        // Use exactly {accepted} digits, not {length}
        case .exactDigitsNot: "Introduza exatamente {accepted} algarismos, não {length}"
        // Use between {minimum} and {maximum} digits, not {length}
        case .digitsBetween: "Introduza entre {minimum} e {maximum} algarismos, não {length}"
        // Use exactly {accepted} letters and digits
        case .exactLettersAndDigits: "Introduza exatamente {accepted} letras e algarismos"
        // Use exactly {accepted} letters and digits, not {length}
        case .exactLettersAndDigitsNot: "Introduza exatamente {accepted} letras e algarismos, não {length}"
        // Begin with the 2 letters of a country that uses IBANs, like DE
        case .ibanCountry: "Comece com as 2 letras de um país que utiliza IBAN, por exemplo DE"

        // Enter {minimum} or more
        case .atLeast: "Introduza {minimum} ou mais"
        // Enter {maximum} or less
        case .atMost: "Introduza {maximum} ou menos"
        // Enter a value between {minimum} and {maximum}
        case .between: "Introduza um valor entre {minimum} e {maximum}"
        // Enter more than {minimum}
        case .moreThan: "Introduza um valor maior do que {minimum}"
        // Enter less than {maximum}
        case .lessThan: "Introduza um valor menor do que {maximum}"
        // Enter {minimum} or later
        case .earliest: "Introduza {minimum} ou uma data posterior"
        // Enter {maximum} or earlier
        case .latest: "Introduza {maximum} ou uma data anterior"
        // Enter a date between {minimum} and {maximum}
        case .betweenDates: "Introduza uma data entre {minimum} e {maximum}"
        // Enter a date after {minimum}
        case .laterThan: "Introduza uma data depois de {minimum}"
        // Enter a date before {maximum}
        case .earlierThan: "Introduza uma data antes de {maximum}"
        // Enter {minimum} or something that comes after it
        case .textAtLeast: "Introduza «{minimum}» ou algo que venha depois"
        // Enter {maximum} or something that comes before it
        case .textAtMost: "Introduza «{maximum}» ou algo que venha antes"
        // Enter something that comes after {minimum}
        case .textAfter: "Introduza algo que venha depois de «{minimum}»"
        // Enter something that comes before {maximum}
        case .textBefore: "Introduza algo que venha antes de «{maximum}»"
        // Use fewer digits: check for extra digits
        case .fewerDigits: "Utilize menos algarismos: verifique se há algarismos a mais"
        // Use only one decimal point, like {example}
        case .decimalPoint: "Utilize uma única vez o ponto decimal, por exemplo {example}"
        // Use only one decimal comma, like {example}
        case .decimalComma: "Utilize uma única vez a vírgula decimal, por exemplo {example}"
        // Begin with a digit, like {example}
        case .beginsWithDigit: "Comece com um algarismo, por exemplo {example}"
        // End with a digit, like {example}
        case .endsWithDigit: "Termine com um algarismo, por exemplo {example}"
        // Use a decimal point, not a comma, like {example}
        case .pointNotComma: "Utilize um ponto decimal, não uma vírgula, por exemplo {example}"
        // Use a decimal comma, not a point, like {example}
        case .commaNotPoint: "Utilize uma vírgula decimal, não um ponto, por exemplo {example}"
        // Write the digits without separators between thousands, like {example}
        case .noGroupSigns: "Escreva os algarismos sem separador de milhares, por exemplo {example}"
        // Use {maximum} decimal places or fewer
        case .decimalPlaces:
            .plural(
                one: "Utilize no máximo {maximum} casa decimal",
                many: "Utilize no máximo {maximum} de casas decimais",
                other: "Utilize no máximo {maximum} casas decimais")
        // Use {maximum} digits or fewer
        case .tooManyDigits:
            .plural(
                one: "Introduza no máximo {maximum} algarismo",
                many: "Introduza no máximo {maximum} de algarismos",
                other: "Introduza no máximo {maximum} algarismos")
        // Remove the zeros at the beginning of a number: for example, use 7 instead of 07
        case .leadingZeros: "Retire os zeros no início do número: por exemplo, escreva 7 em vez de 07"

        // This does not match: check for mistakes
        case .mismatch: "Não corresponde. Verifique se há erros"
        // Enter a different value: this one cannot be used
        case .anotherValue: "Introduza outro valor. Este não pode ser utilizado"
        // Enter one of the accepted values: check for a typo
        case .choice: "Introduza um valor da lista de valores aceites. Verifique se há algum erro ao escrever"
        // Choose {accepted}
        case .option: "Escolha uma destas opções: {accepted}"
        // Select this
        case .unselected: "Selecione esta opção"
        // Remove the entry that is in the list twice
        case .repeated: "Retire o item que aparece duas vezes na lista"
        // Enter the same as in {other}: check both
        case .same: "Introduza o mesmo que em «{other}». Verifique ambos"
        // Enter a later or larger value than in {other}
        case .after: "Introduza um valor posterior ou maior que o de «{other}»"
        // Fill in at least one of these: {accepted}
        case .atLeastOne: "Preencha pelo menos um destes campos: {accepted}"
        // Correct {rejected} entries in total: correct those shown here to see the rest
        case .moreErrors: "Há mais erros do que os mostrados. Itens a corrigir: {rejected}"
        // Correct what is shown here first: there may be more errors
        case .furtherErrors: "Corrija primeiro o que é mostrado aqui. Pode haver mais erros"

        // Use a value that is accepted here: check its spelling, size, and format
        case .dataValue: "Utilize um valor aceite aqui. Verifique a grafia, o tamanho e o formato"
        // Correct the syntax of this data: check quotation marks, commas, and brackets
        case .dataSyntax: "Corrija a sintaxe destes dados. Verifique as aspas, as vírgulas e os parênteses"
        // Correct the syntax at line {line}, column {column}: check quotation marks, commas, and brackets
        case .dataSyntaxAt:
            "Corrija a sintaxe na linha {line}, coluna {column}. Verifique as aspas, as vírgulas e os parênteses"
        // Remove this key or correct its spelling: it is not accepted here
        case .dataKey: "Retire esta chave ou corrija a grafia. Não é aceite aqui"
        // Remove one of the two keys: this key is there twice
        case .dataKeyTwice: "Retire uma das duas chaves. Esta chave aparece duas vezes"
        // Save this data in UTF-8: it contains bytes in another encoding
        case .dataEncoding: "Guarde estes dados em UTF-8. Contêm bytes de outra codificação"
        // Use fewer levels: too many lists and objects are inside one another
        case .dataDepth: "Utilize menos níveis. Há demasiadas listas e objetos uns dentro dos outros"
        // Send less data: the limit in bytes is {maximum}
        case .dataSize: "Envie menos dados: o limite em bytes é {maximum}"

        // Use a card from {accepted}
        case .cardNetwork: "Utilize um cartão {accepted}"
        // Enter 2 digits for the month, then 2 digits for the year, like {example}
        case .monthThenYear:
            "Introduza 2 algarismos para o mês e depois 2 algarismos para o ano, por exemplo {example}"
        // Use a month from 01 to 12
        case .month: "Utilize um mês de 01 a 12"
        // Enter this month or a later one: check it or use another card
        case .expired: "Esta data já passou. Verifique a data ou utilize outro cartão"
        // Enter a date no more than {maximum} years from now: check the year
        case .tooFarAhead:
            .plural(
                one: "Esta data está muito distante. Deve ser, no máximo, daqui a {maximum} ano",
                many: "Esta data está muito distante. Deve ser, no máximo, daqui a {maximum} de anos",
                other: "Esta data está muito distante. Deve ser, no máximo, daqui a {maximum} anos")
        // Use a day from 01 to {maximum} in that month
        case .day: "Utilize um dia de 01 a {maximum} nesse mês"
        // Use hours from 00 to 23
        case .hours: "Utilize horas de 00 a 23"
        // Use minutes from 00 to 59
        case .minutes: "Utilize minutos de 00 a 59"
        // Use seconds from 00 to 59
        case .seconds: "Utilize segundos de 00 a 59"
        // Enter year-month-day with 2 digits for the month and the day, like {example}
        case .dateOrder: "Introduza ano-mês-dia com 2 algarismos para o mês e o dia, por exemplo {example}"
        // Write year-month-day, then T, then the time, like {example}
        case .dateThenTime: "Escreva ano-mês-dia, depois um T e depois a hora, por exemplo {example}"
        // Enter hours, minutes, seconds, and a time zone, like {example}
        case .timeWithZone: "Introduza horas, minutos, segundos e um fuso horário, por exemplo {example}"
        // End with a time zone: Z for UTC, or a difference like +01:00
        case .offsetMissing: "Termine com um fuso horário: Z para UTC, ou uma diferença como +01:00"
        // Use a difference from UTC of at most 23:59, like +01:00
        case .offsetLimits: "Utilize uma diferença de, no máximo, 23:59 em relação ao UTC, por exemplo +01:00"
        // End with the time: remove anything after it, like Z or +01:00
        case .offsetUnwanted: "Retire tudo o que vem depois da hora, por exemplo Z ou +01:00"

        // Include a full site name, like example.com
        case .siteName: "Inclua um nome de domínio completo, por exemplo example.com"
        // Enter only the site name, like example.com, with nothing before or after it
        case .siteNameOnly: "Introduza apenas o nome de domínio, por exemplo example.com, sem nada antes nem depois"
        // Only use digits, dots, hyphens, and letters from a to z in the site name, with no accents
        case .siteCharacters:
            "Utilize no nome de domínio apenas letras de a a z sem acentos, algarismos, hífenes e pontos"
        // Check the site name for a typo: a site cannot have this name
        case .siteSpelling: "Verifique se há um erro de escrita no nome de domínio. Nenhum site pode ter este nome"
        // End with .com or another site ending, like {example}
        case .siteEnding: "Termine com .com ou outra terminação de domínio, por exemplo {example}"
        // Use {maximum} characters or fewer between the dots of the site name
        case .siteTooLong: "Utilize no máximo {maximum} caracteres entre os pontos do nome de domínio"
        // Use {maximum} characters or fewer in the site name
        case .wholeSiteTooLong: "Utilize no máximo {maximum} caracteres no nome de domínio"
        // Write a complete IPv6 address between [ and ], like [2001:db8::1]
        case .hostAddress: "Escreva um endereço IPv6 completo entre [ e ], por exemplo [2001:db8::1]"
        // Include an IP address of 4 numbers from 0 to 255, like 192.0.2.1, or a site name like example.com
        case .hostNumbers:
            "Inclua um endereço IP de 4 números de 0 a 255, como 192.0.2.1, ou um nome de domínio como example.com"
        // Use a site that anyone on the internet can open, like example.com, not one in a private network
        case .publicSite:
            "Utilize um site que qualquer pessoa possa abrir na Internet, por exemplo example.com, e não um de uma rede privada"
        // Use a site name like example.com, not an IP address
        case .notIPAddress: "Utilize um nome de domínio como example.com, não um endereço IP"
        // Use an address at {accepted}
        case .hostAccepted: "Utilize um endereço de {accepted}"
        // Write a port number between {minimum} and {maximum} after the colon
        case .port: "Escreva depois dos dois-pontos um número de porta entre {minimum} e {maximum}"
        // Use no port number other than {accepted} after the site name
        case .portAccepted: "Utilize a porta {accepted} ou não indique o número da porta"
        // Remove the port number, like :8080, after the site name
        case .noPort: "Retire o número da porta depois do nome de domínio, por exemplo :8080"
        // Remove the user name or password and the @ sign
        case .userInfo: "Retire o nome de utilizador ou a palavra-passe e o símbolo @"
        // Write 2 digits or letters from A to F after each %, like %20: for a % sign, write %25
        case .percent:
            "Escreva dois algarismos ou letras de A a F depois de cada %, por exemplo %20. Para o sinal %, escreva %25"
        // Use / instead of \
        case .backslash: "Utilize / em vez de \\"
        // Use {accepted} instead of {character}
        case .percentEncoded: "Utilize {accepted} em vez de {character}"
        // Use %20 instead of each space
        case .percentEncodedSpace: "Utilize %20 em vez de cada espaço"
        // Write // after the colon, like {example}
        case .slashesMissing: "Escreva // depois dos dois-pontos, por exemplo {example}"
        // Enter a page of this site that begins with one /, like /account
        case .singleSlash: "Introduza uma página deste site que comece com uma só /, por exemplo /account"
        // Include an @ sign, like name@example.com
        case .atMissing: "Inclua um símbolo @, por exemplo name@example.com"
        // Write a name before the @ sign, like name@example.com
        case .localMissing: "Escreva um nome antes do símbolo @, por exemplo name@example.com"
        // Use {maximum} characters or fewer before the @ sign
        case .localTooLong:
            .plural(
                one: "Introduza no máximo {maximum} carácter antes do símbolo @",
                many: "Introduza no máximo {maximum} de caracteres antes do símbolo @",
                other: "Introduza no máximo {maximum} caracteres antes do símbolo @")
        // Write a quotation mark at the beginning and just before the @ sign, or none at all
        case .quotes: "Coloque aspas no início e imediatamente antes do símbolo @, ou não utilize aspas"
        // Write the part after the @ sign, like name@example.com
        case .emailSiteMissing: "Escreva a parte depois do símbolo @, por exemplo name@example.com"
        // Before the @ sign, use letters from a to z, not letters like ä
        case .emailLocalLetters: "Antes do símbolo @, não utilize outras letras além de a a z, por exemplo ä"
        // After the @ sign, use letters from a to z, not letters like ä
        case .emailSiteLetters: "Depois do símbolo @, não utilize outras letras além de a a z, por exemplo ä"
        // Remove {character} after the @ sign
        case .emailSiteCharacter: "Retire {character} depois do símbolo @"
        // Use a dot, not a comma, after the @ sign
        case .dotNotComma: "Utilize um ponto, não uma vírgula, depois do símbolo @"

        // Enter 4 numbers from 0 to 255 with dots between them, like {example}
        case .ipNumbers: "Introduza 4 números de 0 a 255 separados por pontos, por exemplo {example}"
        // Enter 8 groups of 1 to 4 digits or letters from a to f with colons between them, or fewer groups with ::, like {example}
        case .ipGroups:
            "Introduza 8 grupos de 1 a 4 algarismos ou letras de a a f separados por dois pontos, ou menos grupos com ::, por exemplo {example}"
        // Use an IP address of one of these kinds: {accepted}
        case .ipScope: "Utilize um endereço IP de um destes tipos: {accepted}"
        // Enter a # and then {accepted} digits or letters from a to f, like {example}
        case .colorDigits: "Introduza # e depois {accepted} algarismos ou letras de a a f, por exemplo {example}"
        // Enter {accepted} digits or letters from a to f, in groups like {example}
        case .hexGroups: "Introduza {accepted} algarismos ou letras de a a f, agrupados como em {example}"
        // Use the same separator everywhere, like {example}
        case .sameSeparators: "Utilize o mesmo separador em todo o lado, por exemplo {example}"
        // Write hyphens between groups of 8, 4, 4, 4, and 12 digits or letters, like {example}
        case .uuidHyphens: "Escreva hífenes entre grupos de 8, 4, 4, 4 e 12 algarismos ou letras, por exemplo {example}"
        // Use a UUID of version {accepted}, like {example}: check that you copied the right one
        case .uuidVersion: "Utilize um UUID da versão {accepted}, por exemplo {example}. Verifique se copiou o correto"
        // Enter 3 numbers with dots between them, like {example}
        case .versionNumbers: "Introduza 3 números separados por pontos, por exemplo {example}"
        // Use the 2 capital letters of a country, like DE, as the 5th and 6th characters
        case .bankCountry: "Utilize as 2 letras maiúsculas de um país, por exemplo DE, como 5.º e 6.º caracteres"
        // Begin with 978 or 979, but not with 979-0
        case .isbnPrefix: "Comece com 978 ou 979, mas não com 979-0"
        // Only use digits and the letters A to Z, but not I, L, O, or U
        case .ulidCharacters: "Utilize apenas algarismos e as letras de A a Z, mas não I, L, O nem U"

        // Include {minimum} letters or more
        case .passwordLetters:
            .plural(
                one: "Inclua pelo menos {minimum} letra",
                many: "Inclua pelo menos {minimum} de letras",
                other: "Inclua pelo menos {minimum} letras")
        // Include {minimum} lowercase letters or more
        case .passwordLowercase:
            .plural(
                one: "Inclua pelo menos {minimum} letra minúscula",
                many: "Inclua pelo menos {minimum} de letras minúsculas",
                other: "Inclua pelo menos {minimum} letras minúsculas")
        // Include {minimum} capital letters or more
        case .passwordUppercase:
            .plural(
                one: "Inclua pelo menos {minimum} letra maiúscula",
                many: "Inclua pelo menos {minimum} de letras maiúsculas",
                other: "Inclua pelo menos {minimum} letras maiúsculas")
        // Include {minimum} digits or more
        case .passwordDigits:
            .plural(
                one: "Inclua pelo menos {minimum} algarismo",
                many: "Inclua pelo menos {minimum} de algarismos",
                other: "Inclua pelo menos {minimum} algarismos")
        // Include {minimum} symbols or more, like ! or %
        case .passwordSymbols:
            .plural(
                one: "Inclua pelo menos {minimum} símbolo, por exemplo ! ou %",
                many: "Inclua pelo menos {minimum} de símbolos, por exemplo ! ou %",
                other: "Inclua pelo menos {minimum} símbolos, por exemplo ! ou %")
        }
    }

    // A name has its article or possessive: "o seu endereço de e-mail".
    static func wordingWithFieldName(of sentence: Sentence) -> Wording? {
        switch sentence {
        case .empty: "Introduza {name}"
        case .check: "Verifique {name}"
        case .mistypedDigits, .mistypedCharacters: "Verifique {name}. Parece haver um erro de escrita"
        default: nil
        }
    }

    // MARK: Kinds and words

    static func name(of kind: InputKind) -> String {
        switch kind {
        case .digits: "apenas algarismos"
        case .letters: "apenas letras"
        case .lettersAndDigits: "apenas letras e algarismos"
        case .wholeNumber: "um número inteiro"
        case .number: "um número"
        case .hexadecimal: "um número hexadecimal"
        case .email: "um endereço de e-mail"
        case .phone: "um número de telefone"
        case .webAddress: "um endereço Web"
        case .siteName: "um nome de domínio"
        case .ipAddress: "um endereço IP"
        case .ipv4: "um endereço IPv4"
        case .ipv6: "um endereço IPv6"
        case .macAddress: "um endereço físico (MAC)"
        case .port: "um número de porta"
        case .date: "uma data"
        case .time: "uma hora no formato de 24 horas com dois algarismos para as horas"
        case .dateAndTime: "uma data e uma hora"
        case .monthAndYear: "um mês e um ano"
        case .cardNumber: "um número de cartão"
        case .iban: "um IBAN"
        case .bic: "um código bancário (BIC)"
        case .isbn: "um ISBN"
        case .barcode: "um número de código de barras"
        case .color: "um código de cor"
        case .uuid: "um UUID"
        case .ulid: "um ULID"
        case .version: "um número de versão"
        case .text: "um texto"
        case .list: "uma lista"
        case .object: "um objeto com valores nomeados"
        case .digit: "um algarismo"
        case .letter: "uma letra de A a Z ou de a a z"
        case .capitalLetter: "uma letra maiúscula de A a Z"
        case .lowercaseLetter: "uma letra minúscula de a a z"
        case .similar: "algo como {example}"
        case .anotherFormat: "algo noutro formato aceite"
        }
    }

    static func text(of word: MessageWord) -> String {
        switch word {
        case .title: "Há um problema"
        case .errorPrefix: "Erro:"
        case .unlabeled: "Este valor"
        case .otherField: "o outro campo"
        case .securityCode: "Código de segurança"
        case .spaces: "os espaços"
        case .commas: "as vírgulas"
        case .dots: "os pontos"
        case .hyphens: "os hífenes"
        case .slashes: "as barras"
        case .apostrophes: "os apóstrofos"
        case .underscores: "os traços inferiores"
        case .brackets: "os parênteses"
        case .quotationMarks: "as aspas"
        }
    }

    // MARK: Rules

    static func pluralCategory(of number: UInt) -> PluralCategory {
        if number == 1 { return .one }
        return number != 0 && number.isMultiple(of: 1_000_000) ? .many : .other
    }

    static let numberStyle = NumberStyle(decimalSign: ",", groupSign: "\u{00A0}")

    static let listSeparators = ListSeparators(middle: ", ", pair: " ou ")
}
