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
    static let lowercasesAfterLabel = true

    // MARK: Sentences

    static func sentence(_ sentence: Sentence) -> Wording {
        switch sentence {
        // This cannot be checked right now: try again later
        case .uncheckable: "Não é possível verificar agora. Tente novamente mais tarde"
        // This is still being checked: wait a moment
        case .pending: "A verificação ainda está a decorrer. Aguarde um momento"
        // Check this value
        case .check: "Verifique este valor"

        // Enter a value
        case .empty: "Preencha este campo"
        // This is too long: shorten it
        case .tooLarge: "O texto é demasiado longo. Encurte-o"
        // This is too short: make it longer
        case .tooBrief: "O texto é demasiado curto. Complete-o"
        // Use {minimum} characters or more
        case .tooShort:
            .plural(
                one: "Introduza pelo menos {minimum} carácter",
                many: "Introduza pelo menos {minimum} de caracteres",
                other: "Introduza pelo menos {minimum} caracteres")
        // Use {maximum} characters or less
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
        // Use between {minimum} and {maximum} characters
        case .lengthBetween: "Introduza um texto com um número de caracteres entre {minimum} e {maximum}"
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

        // Only use the digits 0 to 9
        case .digitsOnly: "Utilize apenas os algarismos de 0 a 9"
        // Only use the letters A to Z, without spaces or accents
        case .lettersOnly: "Utilize apenas as letras de A a Z, sem espaços nem acentos"
        // Only use letters, without spaces
        case .anyLettersOnly: "Utilize apenas letras, sem espaços"
        // Only use letters A to Z and digits 0 to 9
        case .lettersAndDigits: "Utilize apenas letras de A a Z e algarismos de 0 a 9"
        // Only use letters and digits, without spaces
        case .anyLettersAndDigits: "Utilize apenas letras e algarismos, sem espaços"
        // Only use these characters: {accepted}
        case .onlyThese: "Utilize apenas estes caracteres: {accepted}"
        // Only use lower-case letters from a to z, digits and hyphens
        case .slugCharacters: "Utilize apenas letras minúsculas de a a z, algarismos e hífenes"
        // Only use digits, with single spaces or hyphens between them
        case .digitsGrouped: "Utilize apenas algarismos, separados no máximo por um espaço ou um hífen"
        // Only use the digits 0 to 9 and the letters A to F
        case .hexDigits: "Utilize apenas os algarismos de 0 a 9 e as letras de A a F"
        // Remove the spaces and line breaks
        case .spaces: "Retire os espaços e as mudanças de linha"
        // Remove this character: {character}
        case .disallowedCharacter: "Retire este carácter: {character}"
        // This includes a character that cannot be used here: remove it
        case .strangeCharacter: "Há um carácter que não pode ser utilizado aqui. Retire-o"
        // Remove {character} and everything after it
        case .nothingAfter: "Retire {character} e tudo o que vem depois"
        // Do not begin with {character}
        case .notBegin: "Não comece com {character}"
        // Begin with {accepted}
        case .begins: "Comece com {accepted}"
        // End with {accepted}
        case .ends: "Termine com {accepted}"
        // Include {accepted}
        case .includes: "Inclua {accepted}"
        // Check the dots: one of them is in the wrong place
        case .dots: "Verifique os pontos. Um deles está no lugar errado"
        // Check the hyphens: one of them is in the wrong place
        case .hyphen: "Verifique os hífenes. Um deles está no lugar errado"

        // This is not in an accepted format: check it for mistakes
        case .format: "O formato não corresponde. Verifique se há erros"
        // Use this format: {example}
        case .looksLike: "Utilize este formato: {example}"
        // Enter {kind}, like {example}
        case .kind: "Introduza {kind}, por exemplo {example}"
        // Enter {kinds}
        case .oneOf: "Introduza {kinds}"
        // Enter something other than {kinds}
        case .notKind: "Introduza algo que não seja {kinds}"
        // Enter the phone number with its country code and without spaces, like {example}
        case .phoneNumber:
            "Introduza o número de telefone com o indicativo do país e sem espaços, por exemplo {example}"
        // This looks incomplete: copy it again in full
        case .incomplete: "Parece incompleto. Copie novamente na íntegra"
        // This looks mistyped: check each digit
        case .mistypedDigits: "Parece haver um erro de escrita. Verifique cada algarismo"
        // This looks mistyped: check each character
        case .mistypedCharacters: "Parece haver um erro de escrita. Verifique cada carácter"
        // This has too many or too few digits: check it
        case .digitCount: "Há algarismos a mais ou a menos. Verifique"
        // Use exactly {accepted} digits
        case .exactDigits: "Introduza exatamente {accepted} algarismos"
        // This has too many or too few characters: check it
        case .characterCount: "Há caracteres a mais ou a menos. Verifique"

        // Enter {minimum} or more
        case .atLeast: "Introduza {minimum} ou mais"
        // Enter {maximum} or less
        case .atMost: "Introduza {maximum} ou menos"
        // Enter a value between {minimum} and {maximum}
        case .between: "Introduza um valor entre {minimum} e {maximum}"
        // Enter more than {minimum}
        case .moreThan: "Introduza mais de {minimum}"
        // Enter less than {maximum}
        case .lessThan: "Introduza menos de {maximum}"
        // Enter {minimum} or a later date
        case .earliest: "Introduza {minimum} ou uma data posterior"
        // Enter {maximum} or an earlier date
        case .latest: "Introduza {maximum} ou uma data anterior"
        // Enter a date after {minimum}
        case .laterThan: "Introduza uma data depois de {minimum}"
        // Enter a date before {maximum}
        case .earlierThan: "Introduza uma data antes de {maximum}"
        // Enter a number that is closer to 0
        case .closerToZero: "Introduza um número mais próximo de 0"
        // Write digits on both sides of one decimal point, like 0.5
        case .decimalPoint: "Escreva algarismos dos dois lados de um único ponto decimal, por exemplo 0.5"
        // Use {maximum} digits or fewer after the decimal point
        case .decimalPlaces:
            .plural(
                one: "Utilize no máximo {maximum} algarismo depois do ponto decimal",
                many: "Utilize no máximo {maximum} de algarismos depois do ponto decimal",
                other: "Utilize no máximo {maximum} algarismos depois do ponto decimal")
        // Use {maximum} digits or fewer
        case .tooManyDigits:
            .plural(
                one: "Introduza no máximo {maximum} algarismo",
                many: "Introduza no máximo {maximum} de algarismos",
                other: "Introduza no máximo {maximum} algarismos")
        // Remove the zeros at the beginning of a number
        case .leadingZeros: "Retire os zeros no início de um número"

        // This does not match: check it for mistakes
        case .mismatch: "Não corresponde. Verifique se há erros"
        // Enter something different: this cannot be used
        case .anotherValue: "Introduza outra coisa. Isto não pode ser utilizado"
        // Choose one of the options in the list
        case .choice: "Escolha uma das opções da lista"
        // Remove the entry that is in the list twice
        case .repeated: "Retire o item que aparece duas vezes na lista"
        // Enter the same as in {other}
        case .same: "Introduza o mesmo que em «{other}»"
        // Enter a later or larger value than in {other}
        case .after: "Introduza um valor posterior ou maior que o de «{other}»"
        // Fill in at least one of these: {accepted}
        case .atLeastOne: "Preencha pelo menos um destes campos: {accepted}"
        // More entries have errors than are listed. Entries to correct: {rejected}
        case .moreErrors: "Há mais erros do que os mostrados. Itens a corrigir: {rejected}"

        // Use a card from {accepted}
        case .cardNetwork: "Utilize um cartão {accepted}"
        // Use a month from 01 to 12
        case .month: "Utilize um mês de 01 a 12"
        // This is in the past: check it, or use another card
        case .expired: "Esta data já passou. Verifique a data ou utilize outro cartão"
        // This is too far ahead: it must be {maximum} years from now or less
        case .tooFarAhead:
            .plural(
                one: "Esta data está muito distante. Deve ser, no máximo, daqui a {maximum} ano",
                many: "Esta data está muito distante. Deve ser, no máximo, daqui a {maximum} de anos",
                other: "Esta data está muito distante. Deve ser, no máximo, daqui a {maximum} anos")
        // Enter a real date: this month has fewer days
        case .realDate: "Introduza uma data que exista. Este mês tem menos dias"
        // Enter a real time, from 00:00:00 to 23:59:59
        case .realTime: "Introduza uma hora que exista, de 00:00:00 a 23:59:59"
        // End with Z or a time difference, like +01:00
        case .offsetMissing: "Termine com Z ou com uma diferença horária, por exemplo +01:00"
        // Remove the time difference at the end, like Z or +01:00
        case .offsetUnwanted: "Retire a diferença horária no final, por exemplo Z ou +01:00"

        // Include a full site name, like example.com
        case .siteName: "Inclua um nome de domínio completo, por exemplo example.com"
        // Only use letters, digits, hyphens and dots in the site name
        case .siteCharacters: "Utilize apenas letras, algarismos, hífenes e pontos no nome de domínio"
        // Check the spelling of the site name: it cannot exist as it is
        case .siteSpelling: "Verifique como o nome de domínio foi escrito. Assim, não pode existir"
        // Include a site name like example.com, or an IP address like 192.0.2.1 or [2001:db8::1]
        case .hostAddress:
            "Inclua um nome de domínio como example.com ou um endereço IP como 192.0.2.1 ou [2001:db8::1]"
        // Use the address of a public site
        case .publicSite: "Utilize o endereço de um site público"
        // Use a site name like example.com, not an IP address
        case .notIPAddress: "Utilize um nome de domínio como example.com, não um endereço IP"
        // Use an address at {accepted}
        case .hostAccepted: "Utilize um endereço de {accepted}"
        // Write a port number between {minimum} and {maximum} after the colon
        case .port: "Escreva depois dos dois-pontos um número de porta entre {minimum} e {maximum}"
        // Use port {accepted}, or leave out the port number
        case .portAccepted: "Utilize a porta {accepted} ou não indique o número da porta"
        // Remove the name or password before the @ sign
        case .userInfo: "Retire o nome ou a palavra-passe antes do símbolo @"
        // Write two digits or letters from A to F after each %
        case .percent: "Escreva dois algarismos ou letras de A a F depois de cada %"
        // Use / in place of \
        case .backslash: "Utilize / em vez de \\"
        // Use only one @ sign
        case .oneAt: "Utilize só um símbolo @"
        // Use {maximum} characters or less before the @ sign
        case .localTooLong:
            .plural(
                one: "Introduza no máximo {maximum} carácter antes do símbolo @",
                many: "Introduza no máximo {maximum} de caracteres antes do símbolo @",
                other: "Introduza no máximo {maximum} caracteres antes do símbolo @")
        // Check the quotation marks: one of them is in the wrong place
        case .quotes: "Verifique as aspas. Uma delas está no lugar errado"
        // Write a full site name after the @ sign, like example.com
        case .emailDomain: "Escreva um nome de domínio completo depois do símbolo @, por exemplo example.com"

        // Use an IP address of one of these kinds: {accepted}
        case .ipScope: "Utilize um endereço IP de um destes tipos: {accepted}"
        // Use a UUID of version {accepted}
        case .uuidVersion: "Utilize um UUID da versão {accepted}"
        // Begin with 978 or 979, but not with 979-0, which is for printed music
        case .isbnPrefix: "Comece com 978 ou 979, mas não com 979-0"

        // Include {minimum} letters or more
        case .passwordLetters:
            .plural(
                one: "Inclua pelo menos {minimum} letra",
                many: "Inclua pelo menos {minimum} de letras",
                other: "Inclua pelo menos {minimum} letras")
        // Include {minimum} lower-case letters or more
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
    static func named(_ sentence: Sentence) -> Wording? {
        switch sentence {
        case .empty: "Introduza {name}"
        case .check: "Verifique {name}"
        case .mistypedDigits, .mistypedCharacters: "Verifique {name}. Parece haver um erro de escrita"
        default: nil
        }
    }

    // MARK: Kinds and words

    static func kind(_ kind: Kind) -> String {
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
        case .time: "uma hora"
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
        }
    }

    static func word(_ word: Word) -> String {
        switch word {
        case .title: "Há um problema"
        case .failure: "Os dados precisam de correção"
        case .errorPrefix: "Erro:"
        case .unlabeled: "Este valor"
        case .otherField: "o outro campo"
        }
    }

    // MARK: Rules

    static func plural(_ number: UInt) -> PluralCategory {
        if number == 1 { return .one }
        return number != 0 && number.isMultiple(of: 1_000_000) ? .many : .other
    }

    static let numbers = NumberStyle(decimal: ",", group: "\u{00A0}")

    static let lists = ListStyle(separator: ", ", pair: " ou ")
}
