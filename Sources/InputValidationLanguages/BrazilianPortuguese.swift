// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

extension MessageLanguage {
    /// Brazilian Portuguese.
    public static let brazilianPortuguese = MessageLanguage(BrazilianPortuguese.self)
}

/// Brazilian Portuguese, with the address "você" in the imperative.
///
/// A label comes before the sentence, because its gender is not known. Kinds have their indefinite article.
///
/// Reviewed by a native speaker: no.
enum BrazilianPortuguese: LanguageTable {
    static let tag = "pt-BR"
    static let name = "português (Brasil)"
    static let lowercasesAfterLabel = true

    // MARK: Sentences

    static func wording(of sentence: Sentence) -> Wording {
        switch sentence {
        // This cannot be checked right now: try again in a few minutes
        case .uncheckable: "Não é possível verificar agora. Tente de novo em alguns minutos"
        // There is a problem with this form: this cannot be checked
        case .programMistake: "Há um problema com este formulário: este valor não pode ser verificado"
        // Wait a moment, then try again: this is still being checked
        case .pending: "A verificação ainda está em andamento. Aguarde um momento e tente de novo"
        // Check this value
        case .check: "Confira este valor"

        // Enter a value
        case .empty: "Preencha este campo"
        // Choose a value
        case .noChoice: "Escolha um valor"
        // Make this shorter: remove any extra text or spaces
        case .tooLarge: "O texto é longo demais. Remova o texto ou os espaços a mais"
        // Use {maximum} characters or fewer: letters like ä and emoji count as more than one
        case .tooManyBytes:
            .plural(
                one: "Digite no máximo {maximum} caractere. Letras como ä e emojis contam como mais de um",
                many: "Digite no máximo {maximum} de caracteres. Letras como ä e emojis contam como mais de um",
                other: "Digite no máximo {maximum} caracteres. Letras como ä e emojis contam como mais de um")
        // Make this longer: add some characters
        case .tooBrief: "O texto é curto demais. Acrescente caracteres"
        // Use {minimum} characters or more
        case .tooShort:
            .plural(
                one: "Digite pelo menos {minimum} caractere",
                many: "Digite pelo menos {minimum} de caracteres",
                other: "Digite pelo menos {minimum} caracteres")
        // Use between {minimum} and {maximum} characters
        case .lengthBetween: "Digite entre {minimum} e {maximum} caracteres"
        // Use {maximum} characters or fewer
        case .tooLong:
            .plural(
                one: "Digite no máximo {maximum} caractere",
                many: "Digite no máximo {maximum} de caracteres",
                other: "Digite no máximo {maximum} caracteres")
        // Use exactly {minimum} characters
        case .exactLength:
            .plural(
                one: "Digite exatamente {minimum} caractere",
                many: "Digite exatamente {minimum} de caracteres",
                other: "Digite exatamente {minimum} caracteres")
        // Use exactly {minimum} characters, not {length}
        case .exactLengthNot:
            .plural(
                one: "Digite exatamente {minimum} caractere, não {length}",
                many: "Digite exatamente {minimum} de caracteres, não {length}",
                other: "Digite exatamente {minimum} caracteres, não {length}")
        // Give {minimum} entries or more
        case .tooFewEntries:
            .plural(
                one: "Informe pelo menos {minimum} item",
                many: "Informe pelo menos {minimum} de itens",
                other: "Informe pelo menos {minimum} itens")
        // Give {maximum} entries or fewer
        case .tooManyEntries:
            .plural(
                one: "Informe no máximo {maximum} item",
                many: "Informe no máximo {maximum} de itens",
                other: "Informe no máximo {maximum} itens")
        // Give exactly {minimum} entries
        case .exactEntries:
            .plural(
                one: "Informe exatamente {minimum} item",
                many: "Informe exatamente {minimum} de itens",
                other: "Informe exatamente {minimum} itens")
        // Give between {minimum} and {maximum} entries
        case .entriesBetween: "Informe entre {minimum} e {maximum} itens"

        // Only use the digits 0 to 9
        case .digitsOnly: "Use somente os algarismos de 0 a 9"
        // Only use the letters A to Z or a to z, with no digits, spaces, or accents
        case .lettersOnly: "Use somente as letras de A a Z ou de a a z, sem algarismos, espaços nem acentos"
        // Only use letters, with no digits, spaces, or other characters
        case .anyLettersOnly: "Use somente letras, sem algarismos, espaços ou outros caracteres"
        // Only use the letters A to Z or a to z and the digits 0 to 9
        case .lettersAndDigits: "Use somente letras de A a Z ou de a a z e algarismos de 0 a 9"
        // Only use letters and digits, with no spaces, hyphens, or other characters
        case .anyLettersAndDigits: "Use somente letras e algarismos, sem espaços, hifens ou outros caracteres"
        // Only use these characters: {accepted}
        case .onlyThese: "Use somente estes caracteres: {accepted}"
        // Only use digits, hyphens, and lowercase letters from a to z, with no spaces or accents
        case .slugCharacters: "Use somente algarismos, hifens e letras minúsculas de a a z, sem espaços nem acentos"
        // Use capital letters, like {example}
        case .capitalLetters: "Use letras maiúsculas, por exemplo {example}"
        // Use lowercase letters instead of capital letters
        case .lowercaseLetters: "Use letras minúsculas em vez de maiúsculas"
        // Only use digits, with single spaces or hyphens between them
        case .digitsGrouped: "Use somente algarismos, separados no máximo por um espaço ou um hífen"
        // Only use the digits 0 to 9 and the letters a to f
        case .hexDigits: "Use somente os algarismos de 0 a 9 e as letras de a a f"
        // Remove the spaces and line breaks
        case .spaces: "Remova os espaços e as quebras de linha"
        // Remove any space or line break at the beginning or end
        case .outerSpaces: "Remova espaços e quebras de linha do início e do fim"
        // Remove the {characters}
        case .without: "Remova {characters}"
        // Remove {character}
        case .disallowedText: "Remova {character}"
        // Use {character} only once
        case .once: "Use {character} apenas uma vez"
        // Use {character} only at the end
        case .onlyAtEnd: "Use {character} somente no fim"
        // Remove unusual, lookalike, or hidden characters: delete the text and type it again
        case .strangeCharacter:
            "Remova os caracteres incomuns, parecidos com outros ou ocultos: apague o texto e digite de novo"
        // Use ordinary digits, letters, and signs, like 1, not １ or ١
        case .ordinaryForms: "Use números, letras e sinais comuns, por exemplo 1 em vez de １ ou ١"
        // Only use letters from A to Z, digits, and symbols, with no accents or emoji
        case .plainCharacters: "Use somente letras de A a Z, algarismos e símbolos comuns, sem acentos nem emojis"
        // Remove {character} and everything after it
        case .nothingAfter: "Remova {character} e tudo o que vem depois"
        // Do not begin with {character}
        case .notBegin: "Não comece com {character}"
        // Remove the - sign: negative numbers are not accepted
        case .notNegative: "Remova o sinal de menos: números negativos não são aceitos"
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
        case .dotNextToAt: "Não escreva um ponto ao lado do sinal @"
        // Do not begin or end the site name with a dot
        case .siteDotAtEdge: "Não comece nem termine o nome de domínio com um ponto"
        // Do not write two hyphens in a row
        case .hyphens: "Não escreva dois hifens seguidos"
        // Write a letter or digit before and after each hyphen
        case .hyphen: "Escreva uma letra ou um algarismo antes e depois de cada hífen"
        // Do not begin or end with a hyphen
        case .hyphenAtEdge: "Não comece nem termine com um hífen"

        // Use an accepted format: check for mistakes
        case .format: "O formato não corresponde. Confira se há erros"
        // Use an accepted format: check character {number}
        case .mistakeAt: "Use um formato aceito. Confira o caractere {number}"
        // Use {kinds} as character {number}
        case .characterAt: "Use {kinds} como caractere {number}"
        // Begin with {kinds}
        case .characterFirst: "Use {kinds} como primeiro caractere"
        // Use this format: {example}
        case .looksLike: "Use este formato: {example}"
        // Enter {kind}, like {example}
        case .kind: "Digite {kind}, por exemplo {example}"
        // Enter {kind} with no {characters}, like {example}
        case .kindWithout: "Remova {characters} e digite {kind}, por exemplo {example}"
        // Enter {kind} between {minimum} and {maximum}
        case .kindBetween: "Digite {kind} entre {minimum} e {maximum}"
        // Enter {kind}, {minimum} or more
        case .kindAtLeast: "Digite {kind}, {minimum} ou mais"
        // Enter {kind}, {maximum} or less
        case .kindAtMost: "Digite {kind}, {maximum} ou menos"
        // Enter {kinds}
        case .oneOf: "Digite {kinds}"
        // Enter something other than {kinds}
        case .notKind: "Digite algo que não seja {kinds}"
        // Begin with + and the country code, followed by digits only, like {example}
        case .phoneNumber: "Comece com + e o código do país, seguidos somente de algarismos, por exemplo {example}"
        // Begin with the country code and use digits only, like {example}
        case .phoneNumberWithoutPlus:
            "Comece com o código do país, sem +, e use somente algarismos, por exemplo {example}"
        // Use the country code, which never begins with 0, like {example}
        case .countryCode: "Use o código do país, que nunca começa com 0, por exemplo {example}"
        // Only use digits, with no spaces or letters, like {example}
        case .phoneDigits: "Use somente algarismos no número de telefone, por exemplo {example}"
        // Copy all of it and paste it here again: this may be incomplete
        case .incomplete: "Parece incompleto. Copie tudo e cole aqui de novo"
        // Check each digit for a typo
        case .mistypedDigits: "Parece haver um erro de digitação. Confira cada algarismo"
        // Check each character for a typo
        case .mistypedCharacters: "Parece haver um erro de digitação. Confira cada caractere"
        // Check for missing digits: this is too short
        case .missingDigits: "Confira se faltam algarismos: o número é curto demais"
        // Check for extra digits: this is too long
        case .extraDigits: "Confira se há algarismos a mais: o número é longo demais"
        // Enter a number that is not all zeros
        case .allZeros: "Digite um número que não tenha somente zeros"
        // Use exactly {accepted} digits
        // Doubtful: algarismos is correct, but in Brazil banks say dígitos or números ('Use somente números',
        // 'exatamente 3 dígitos'); it concerns the whole file.
        case .exactDigits: "Digite exatamente {accepted} algarismos"
        // Use exactly {accepted} digits, not {length}
        case .exactDigitsNot: "Digite exatamente {accepted} algarismos, não {length}"
        // Use between {minimum} and {maximum} digits, not {length}
        case .digitsBetween: "Digite entre {minimum} e {maximum} algarismos, não {length}"
        // Use exactly {accepted} letters and digits
        case .exactLettersAndDigits: "Use exatamente {accepted} letras e algarismos"
        // Use exactly {accepted} letters and digits, not {length}
        case .exactLettersAndDigitsNot: "Use exatamente {accepted} letras e algarismos, não {length}"
        // Begin with the 2 letters of a country that uses IBANs, like DE
        case .ibanCountry: "Comece com as 2 letras de um país que usa IBAN, por exemplo DE"

        // Enter {minimum} or more
        case .atLeast: "Digite {minimum} ou mais"
        // Enter {maximum} or less
        case .atMost: "Digite {maximum} ou menos"
        // Enter a value between {minimum} and {maximum}
        case .between: "Digite um valor entre {minimum} e {maximum}"
        // Enter more than {minimum}
        case .moreThan: "Digite um valor maior que {minimum}"
        // Enter less than {maximum}
        case .lessThan: "Digite um valor menor que {maximum}"
        // Enter {minimum} or later
        case .earliest: "Digite {minimum} ou uma data posterior"
        // Enter {maximum} or earlier
        case .latest: "Digite {maximum} ou uma data anterior"
        // Enter a date between {minimum} and {maximum}
        case .betweenDates: "Digite uma data entre {minimum} e {maximum}"
        // Enter a date after {minimum}
        case .laterThan: "Digite uma data depois de {minimum}"
        // Enter a date before {maximum}
        case .earlierThan: "Digite uma data antes de {maximum}"
        // Enter {minimum} or something that comes after it
        case .textAtLeast: "Digite “{minimum}” ou algo que venha depois"
        // Enter {maximum} or something that comes before it
        case .textAtMost: "Digite “{maximum}” ou algo que venha antes"
        // Enter something that comes after {minimum}
        case .textAfter: "Digite algo que venha depois de “{minimum}”"
        // Enter something that comes before {maximum}
        case .textBefore: "Digite algo que venha antes de “{maximum}”"
        // Use fewer digits: check for extra digits
        case .fewerDigits: "Use menos algarismos: confira se há algarismos a mais"
        // Use only one decimal point, like {example}
        case .decimalPoint: "Use uma única vez o ponto decimal, por exemplo {example}"
        // Use only one decimal comma, like {example}
        case .decimalComma: "Use uma única vez a vírgula decimal, por exemplo {example}"
        // Begin with a digit, like {example}
        case .beginsWithDigit: "Comece com um algarismo, por exemplo {example}"
        // End with a digit, like {example}
        case .endsWithDigit: "Termine com um algarismo, por exemplo {example}"
        // Use a decimal point, not a comma, like {example}
        case .pointNotComma: "Use um ponto decimal, não uma vírgula, por exemplo {example}"
        // Use a decimal comma, not a point, like {example}
        case .commaNotPoint: "Use uma vírgula decimal, não um ponto, por exemplo {example}"
        // Write the digits without separators between thousands, like {example}
        case .noGroupSigns: "Escreva os números sem separador de milhar, por exemplo {example}"
        // Use {maximum} decimal places or fewer
        case .decimalPlaces:
            .plural(
                one: "Use no máximo {maximum} casa decimal",
                many: "Use no máximo {maximum} de casas decimais",
                other: "Use no máximo {maximum} casas decimais")
        // Use {maximum} digits or fewer
        case .tooManyDigits:
            .plural(
                one: "Digite no máximo {maximum} algarismo",
                many: "Digite no máximo {maximum} de algarismos",
                other: "Digite no máximo {maximum} algarismos")
        // Remove the zeros at the beginning of a number: for example, use 7 instead of 07
        case .leadingZeros: "Remova os zeros no início do número: por exemplo, escreva 7 em vez de 07"

        // This does not match: check for mistakes
        case .mismatch: "Não confere. Veja se há erros"
        // Enter a different value: this one cannot be used
        case .anotherValue: "Digite outro valor. Este não pode ser usado"
        // Enter one of the accepted values: check for a typo
        case .choice: "Digite um valor da lista de valores aceitos. Confira se há erro de digitação"
        // Choose {accepted}
        case .option: "Escolha uma destas opções: {accepted}"
        // Select this
        case .unselected: "Marque esta opção"
        // Remove the entry that is in the list twice
        case .repeated: "Remova o item que aparece duas vezes na lista"
        // Enter the same as in {other}: check both
        case .same: "Digite o mesmo que em “{other}”. Confira os dois"
        // Enter a later or larger value than in {other}
        case .after: "Digite um valor posterior ou maior que o de “{other}”"
        // Fill in at least one of these: {accepted}
        case .atLeastOne: "Preencha pelo menos um destes campos: {accepted}"
        // Correct {rejected} entries in total: correct those shown here to see the rest
        case .moreErrors: "Há mais erros do que os mostrados. Itens a corrigir: {rejected}"
        // Correct what is shown here first: there may be more errors
        case .furtherErrors: "Corrija primeiro o que é mostrado aqui. Pode haver mais erros"

        // Use a value that is accepted here: check its spelling, size, and format
        case .dataValue: "Use um valor aceito aqui. Confira a grafia, o tamanho e o formato"
        // Correct the syntax of this data: check quotation marks, commas, and brackets
        case .dataSyntax: "Corrija a sintaxe destes dados. Confira as aspas, as vírgulas e os colchetes"
        // Correct the syntax at line {line}, column {column}: check quotation marks, commas, and brackets
        case .dataSyntaxAt:
            "Corrija a sintaxe na linha {line}, coluna {column}. Confira as aspas, as vírgulas e os colchetes"
        // Remove this key or correct its spelling: it is not accepted here
        case .dataKey: "Remova esta chave ou corrija a grafia. Ela não é aceita aqui"
        // Remove one of the two keys: this key is there twice
        case .dataKeyTwice: "Remova uma das duas chaves. Esta chave aparece duas vezes"
        // Save this data in UTF-8: it contains bytes in another encoding
        case .dataEncoding: "Salve estes dados em UTF-8. Eles contêm bytes de outra codificação"
        // Use fewer levels: too many lists and objects are inside one another
        case .dataDepth: "Use menos níveis. Há listas e objetos demais uns dentro dos outros"
        // Send less data: the limit in bytes is {maximum}
        case .dataSize: "Envie menos dados: o limite em bytes é {maximum}"

        // Use a card from {accepted}
        case .cardNetwork: "Use um cartão {accepted}"
        // Enter 2 digits for the month, then 2 digits for the year, like {example}
        case .monthThenYear: "Digite 2 algarismos para o mês e depois 2 algarismos para o ano, por exemplo {example}"
        // Use a month from 01 to 12
        case .month: "Use um mês de 01 a 12"
        // Enter this month or a later one: check it or use another card
        case .expired: "Esta data já passou. Confira a data ou use outro cartão"
        // Enter a date no more than {maximum} years from now: check the year
        case .tooFarAhead:
            .plural(
                one: "Esta data está muito distante. Ela deve ser daqui a no máximo {maximum} ano",
                many: "Esta data está muito distante. Ela deve ser daqui a no máximo {maximum} de anos",
                other: "Esta data está muito distante. Ela deve ser daqui a no máximo {maximum} anos")
        // Use a day from 01 to {maximum} in that month
        case .day: "Use um dia de 01 a {maximum} nesse mês"
        // Use hours from 00 to 23
        case .hours: "Use horas de 00 a 23"
        // Use minutes from 00 to 59
        case .minutes: "Use minutos de 00 a 59"
        // Use seconds from 00 to 59
        case .seconds: "Use segundos de 00 a 59"
        // Enter year-month-day with 2 digits for the month and the day, like {example}
        case .dateOrder: "Digite ano-mês-dia com 2 algarismos para o mês e o dia, por exemplo {example}"
        // Write year-month-day, then T, then the time, like {example}
        case .dateThenTime: "Escreva ano-mês-dia, depois um T e depois o horário, por exemplo {example}"
        // Enter hours, minutes, seconds, and a time zone, like {example}
        case .timeWithZone: "Digite horas, minutos, segundos e um fuso horário, por exemplo {example}"
        // End with a time zone: Z for UTC, or a difference like +01:00
        case .offsetMissing: "Termine com um fuso horário: Z para UTC, ou uma diferença como +01:00"
        // Use a difference from UTC of at most 23:59, like +01:00
        case .offsetLimits: "Use uma diferença de no máximo 23:59 em relação ao UTC, por exemplo +01:00"
        // End with the time: remove anything after it, like Z or +01:00
        case .offsetUnwanted: "Remova tudo o que vem depois do horário, por exemplo Z ou +01:00"

        // Include a full site name, like example.com
        case .siteName: "Inclua um nome de domínio completo, por exemplo example.com"
        // Enter only the site name, like example.com, with nothing before or after it
        case .siteNameOnly: "Digite somente o nome de domínio, por exemplo example.com, sem nada antes nem depois"
        // Only use digits, dots, hyphens, and letters from a to z in the site name, with no accents
        case .siteCharacters:
            "Use no nome de domínio somente letras de a a z sem acentos, algarismos, hifens e pontos"
        // Check the site name for a typo: a site cannot have this name
        case .siteSpelling: "Confira se há um erro de digitação no nome de domínio. Nenhum site pode ter esse nome"
        // End with .com or another site ending, like {example}
        case .siteEnding: "Termine com .com ou outra terminação de domínio, por exemplo {example}"
        // Use {maximum} characters or fewer between the dots of the site name
        case .siteTooLong: "Use no máximo {maximum} caracteres entre os pontos do nome de domínio"
        // Use {maximum} characters or fewer in the site name
        case .wholeSiteTooLong: "Use no máximo {maximum} caracteres no nome de domínio"
        // Write a complete IPv6 address between [ and ], like [2001:db8::1]
        case .hostAddress: "Escreva um endereço IPv6 completo entre [ e ], por exemplo [2001:db8::1]"
        // Include an IP address of 4 numbers from 0 to 255, like 192.0.2.1, or a site name like example.com
        case .hostNumbers:
            "Inclua um endereço IP de 4 números de 0 a 255, como 192.0.2.1, ou um nome de domínio como example.com"
        // Use a site that anyone on the internet can open, like example.com, not one in a private network
        case .publicSite:
            "Use um site que qualquer pessoa possa abrir na internet, por exemplo example.com, e não um de uma rede privada"
        // Use a site name like example.com, not an IP address
        case .notIPAddress: "Use um nome de domínio como example.com, não um endereço IP"
        // Use an address at {accepted}
        case .hostAccepted: "Use um endereço de {accepted}"
        // Write a port number between {minimum} and {maximum} after the colon
        case .port: "Escreva depois dos dois-pontos um número de porta entre {minimum} e {maximum}"
        // Use no port number other than {accepted} after the site name
        case .portAccepted: "Use a porta {accepted} ou não informe o número da porta"
        // Remove the port number, like :8080, after the site name
        case .noPort: "Remova o número da porta depois do nome de domínio, por exemplo :8080"
        // Remove the user name or password and the @ sign
        case .userInfo: "Remova o nome de usuário ou a senha e o sinal @"
        // Write 2 digits or letters from A to F after each %, like %20: for a % sign, write %25
        case .percent:
            "Escreva dois algarismos ou letras de A a F depois de cada %, por exemplo %20. Para o sinal %, escreva %25"
        // Use / instead of \
        case .backslash: "Use / no lugar de \\"
        // Use {accepted} instead of {character}
        case .percentEncoded: "Use {accepted} no lugar de {character}"
        // Use %20 instead of each space
        case .percentEncodedSpace: "Use %20 no lugar de cada espaço"
        // Write // after the colon, like {example}
        case .slashesMissing: "Escreva // depois dos dois-pontos, por exemplo {example}"
        // Enter a page of this site that begins with one /, like /account
        case .singleSlash: "Digite uma página deste site que comece com uma só /, por exemplo /account"
        // Include an @ sign, like name@example.com
        case .atMissing: "Inclua um sinal @, por exemplo name@example.com"
        // Write a name before the @ sign, like name@example.com
        case .localMissing: "Escreva um nome antes do sinal @, por exemplo name@example.com"
        // Use {maximum} characters or fewer before the @ sign
        case .localTooLong:
            .plural(
                one: "Digite no máximo {maximum} caractere antes do sinal @",
                many: "Digite no máximo {maximum} de caracteres antes do sinal @",
                other: "Digite no máximo {maximum} caracteres antes do sinal @")
        // Write a quotation mark at the beginning and just before the @ sign, or none at all
        case .quotes: "Coloque aspas no início e logo antes do sinal @, ou não use aspas"
        // Write the part after the @ sign, like name@example.com
        case .emailSiteMissing: "Escreva a parte depois do sinal @, por exemplo name@example.com"
        // Before the @ sign, use letters from a to z, not letters like ä
        case .emailLocalLetters: "Antes do sinal @, não use outras letras além de a a z, por exemplo ä"
        // After the @ sign, use letters from a to z, not letters like ä
        case .emailSiteLetters: "Depois do sinal @, não use outras letras além de a a z, por exemplo ä"
        // Remove {character} after the @ sign
        case .emailSiteCharacter: "Remova {character} depois do sinal @"
        // Use a dot, not a comma, after the @ sign
        case .dotNotComma: "Use um ponto, não uma vírgula, depois do sinal @"

        // Enter 4 numbers from 0 to 255 with dots between them, like {example}
        case .ipNumbers: "Digite 4 números de 0 a 255 separados por pontos, por exemplo {example}"
        // Enter 8 groups of 1 to 4 digits or letters from a to f with colons between them, or fewer groups with ::, like {example}
        case .ipGroups:
            "Digite 8 grupos de 1 a 4 algarismos ou letras de a a f separados por dois-pontos, ou menos grupos com ::, por exemplo {example}"
        // Use an IP address of one of these kinds: {accepted}
        case .ipScope: "Use um endereço IP de um destes tipos: {accepted}"
        // Enter a # and then {accepted} digits or letters from a to f, like {example}
        case .colorDigits: "Digite # e depois {accepted} algarismos ou letras de a a f, por exemplo {example}"
        // Enter {accepted} digits or letters from a to f, in groups like {example}
        case .hexGroups: "Digite {accepted} algarismos ou letras de a a f, agrupados como em {example}"
        // Use the same separator everywhere, like {example}
        case .sameSeparators: "Use o mesmo separador em todos os lugares, por exemplo {example}"
        // Write hyphens between groups of 8, 4, 4, 4, and 12 digits or letters, like {example}
        case .uuidHyphens: "Escreva hifens entre grupos de 8, 4, 4, 4 e 12 algarismos ou letras, por exemplo {example}"
        // Use a UUID of version {accepted}, like {example}: check that you copied the right one
        case .uuidVersion: "Use um UUID da versão {accepted}, por exemplo {example}. Confira se você copiou o correto"
        // Enter 3 numbers with dots between them, like {example}
        case .versionNumbers: "Digite 3 números separados por pontos, por exemplo {example}"
        // Use the 2 capital letters of a country, like DE, as the 5th and 6th characters
        case .bankCountry: "Use as 2 letras maiúsculas de um país, por exemplo DE, como 5º e 6º caracteres"
        // Begin with 978 or 979, but not with 979-0
        case .isbnPrefix: "Comece com 978 ou 979, mas não com 979-0"
        // Only use digits and the letters A to Z, but not I, L, O, or U
        case .ulidCharacters: "Use somente algarismos e as letras de A a Z, mas não I, L, O nem U"

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

    // A name has its article or possessive: "seu endereço de e-mail".
    static func wordingWithFieldName(of sentence: Sentence) -> Wording? {
        switch sentence {
        case .empty: "Digite {name}"
        case .check: "Confira {name}"
        case .mistypedDigits, .mistypedCharacters: "Confira {name}. Parece haver um erro de digitação"
        default: nil
        }
    }

    // MARK: Kinds and words

    static func name(of kind: InputKind) -> String {
        switch kind {
        case .digits: "somente algarismos"
        case .letters: "somente letras"
        case .lettersAndDigits: "somente letras e algarismos"
        case .wholeNumber: "um número inteiro"
        case .number: "um número"
        case .hexadecimal: "um número hexadecimal"
        case .email: "um endereço de e-mail"
        case .phone: "um número de telefone"
        case .webAddress: "um endereço da web"
        case .siteName: "um nome de domínio"
        case .ipAddress: "um endereço IP"
        case .ipv4: "um endereço IPv4"
        case .ipv6: "um endereço IPv6"
        case .macAddress: "um endereço físico (MAC)"
        case .port: "um número de porta"
        case .date: "uma data"
        case .time: "um horário no formato de 24 horas com dois algarismos para a hora"
        case .dateAndTime: "uma data e um horário"
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
        case .anotherFormat: "algo em outro formato aceito"
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
        case .hyphens: "os hifens"
        case .slashes: "as barras"
        case .apostrophes: "os apóstrofos"
        case .underscores: "os sublinhados"
        case .brackets: "os parênteses ou colchetes"
        case .quotationMarks: "as aspas"
        }
    }

    // MARK: Rules

    static func pluralCategory(of number: UInt) -> PluralCategory {
        if number < 2 { return .one }
        return number.isMultiple(of: 1_000_000) ? .many : .other
    }

    static let numberStyle = NumberStyle(decimalSign: ",", groupSign: ".")

    static let listSeparators = ListSeparators(middle: ", ", pair: " ou ")
}
