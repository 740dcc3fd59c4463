// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

// swift-format-ignore
let brazilianPortugueseTexts = TextTable(
#"""
# português (Brasil)
# Brazilian Portuguese, with the address "você" in the imperative.
#
# A label comes before the sentence, because its gender is not known. Kinds have their indefinite article.
#
# Reviewed by a native speaker: no.

uncheckable	Não é possível verificar agora. Tente de novo em alguns minutos
programMistake	Há um problema com este formulário: este valor não pode ser verificado
pending	A verificação ainda está em andamento. Aguarde um momento e tente de novo
check	Confira este valor
empty	Preencha este campo
missing	Acrescente este valor. Ele está faltando
noChoice	Escolha um valor
tooLarge	O texto é longo demais. Remova o texto ou os espaços a mais
tooManyBytes[one]	Digite no máximo {maximum} caractere. Letras como ä e emojis contam como mais de um
tooManyBytes[many]	Digite no máximo {maximum} de caracteres. Letras como ä e emojis contam como mais de um
tooManyBytes[other]	Digite no máximo {maximum} caracteres. Letras como ä e emojis contam como mais de um
tooBrief	O texto é curto demais. Acrescente caracteres
tooShort[one]	Digite pelo menos {minimum} caractere
tooShort[many]	Digite pelo menos {minimum} de caracteres
tooShort[other]	Digite pelo menos {minimum} caracteres
lengthBetween	Digite entre {minimum} e {maximum} caracteres
tooLong[one]	Digite no máximo {maximum} caractere
tooLong[many]	Digite no máximo {maximum} de caracteres
tooLong[other]	Digite no máximo {maximum} caracteres
exactLength[one]	Digite exatamente {minimum} caractere
exactLength[many]	Digite exatamente {minimum} de caracteres
exactLength[other]	Digite exatamente {minimum} caracteres
exactLengthNot[one]	Digite exatamente {minimum} caractere, não {length}
exactLengthNot[many]	Digite exatamente {minimum} de caracteres, não {length}
exactLengthNot[other]	Digite exatamente {minimum} caracteres, não {length}
tooFewEntries[one]	Informe pelo menos {minimum} item
tooFewEntries[many]	Informe pelo menos {minimum} de itens
tooFewEntries[other]	Informe pelo menos {minimum} itens
tooManyEntries[one]	Informe no máximo {maximum} item
tooManyEntries[many]	Informe no máximo {maximum} de itens
tooManyEntries[other]	Informe no máximo {maximum} itens
exactEntries[one]	Informe exatamente {minimum} item
exactEntries[many]	Informe exatamente {minimum} de itens
exactEntries[other]	Informe exatamente {minimum} itens
entriesBetween	Informe entre {minimum} e {maximum} itens
digitsOnly	Use somente os algarismos de 0 a 9
lettersOnly	Use somente as letras de A a Z ou de a a z, sem algarismos, espaços nem acentos
anyLettersOnly	Use somente letras, sem algarismos, espaços ou outros caracteres
oneAlphabet	Use letras de um único alfabeto, por exemplo só latinas ou só gregas
lettersAndDigits	Use somente letras de A a Z ou de a a z e algarismos de 0 a 9
anyLettersAndDigits	Use somente letras e algarismos, sem espaços, hifens ou outros caracteres
onlyThese	Use somente estes caracteres: {accepted}
slugCharacters	Use somente algarismos, hifens e letras minúsculas de a a z, sem espaços nem acentos
capitalLetters	Use letras maiúsculas, por exemplo {example}
lowercaseLetters	Use letras minúsculas em vez de maiúsculas
digitsGrouped	Use somente algarismos, separados no máximo por um espaço ou um hífen
hexDigits	Use somente os algarismos de 0 a 9 e as letras de a a f
digitsNotLetters	Use os algarismos 0 e 1, não as letras O e I
lettersNotDigits	Use as letras O e I, não os algarismos 0 e 1
spaces	Remova os espaços e as quebras de linha
outerSpaces	Remova espaços e quebras de linha do início e do fim
without	Remova {characters}
replacement	Substitua {characters} por {accepted}, por exemplo {example}
disallowedText	Remova {character}
once	Use {character} apenas uma vez
onlyAtEnd	Use {character} somente no fim
strangeCharacter	Remova os caracteres incomuns, parecidos com outros ou ocultos: apague o texto e digite de novo
ordinaryForms	Use números, letras e sinais comuns, por exemplo 1 em vez de １ ou ١
plainCharacters	Use somente letras de A a Z, algarismos e símbolos comuns, sem acentos nem emojis
nothingAfter	Remova {character} e tudo o que vem depois
notBegin	Não comece com {character}
notEnd	Não termine com {character}
notNegative	Remova o sinal de menos: números negativos não são aceitos
begins	Comece com {accepted}
ends	Termine com {accepted}
includes	Inclua {accepted}
dots	Não escreva dois pontos finais seguidos
twoSpaces	Não escreva dois espaços seguidos
dotAtStart	Não comece com um ponto
dotAtEnd	Não termine com um ponto
dotNextToAt	Não escreva um ponto ao lado do sinal @
siteDotAtEdge	Não comece nem termine o nome de domínio com um ponto
hyphens	Não escreva dois hifens seguidos
hyphen	Escreva uma letra ou um algarismo antes e depois de cada hífen
hyphenAtEdge	Não comece nem termine com um hífen
format	O formato não corresponde. Confira se há erros
mistakeAt	Use um formato aceito. Confira o caractere {number}
placeLike	Confira o caractere {number} e use este formato: {example}
characterAt	Use {kinds} como caractere {number}
characterFirst	Use {kinds} como primeiro caractere
characterAtLike	Use {kinds} como caractere {number}, por exemplo {example}
characterFirstLike	Use {kinds} como primeiro caractere, por exemplo {example}
addAtEnd	O texto está incompleto. Acrescente no fim algo como “{example}”
looksLike	Use este formato: {example}
looksLikeShort	O texto é curto demais. Use este formato: {example}
looksLikeLong	O texto é longo demais. Use este formato: {example}
onlyPart	Digite somente a parte parecida com {example}
kind	Digite {kind}, por exemplo {example}
kindOfLetters	Digite {kind} de {accepted} letras, por exemplo {example}
kindWithout	Remova {characters} e digite {kind}, por exemplo {example}
kindBetween	Digite {kind} entre {minimum} e {maximum}
kindAtLeast	Digite {kind}, {minimum} ou mais
kindAtMost	Digite {kind}, {maximum} ou menos
oneOf	Digite {kinds}
notKind	Digite algo que não seja {kinds}
phoneNumber	Comece com + e o código do país, seguidos somente de algarismos, por exemplo {example}
phoneNumberWithoutPlus	Comece com o código do país, sem +, e use somente algarismos, por exemplo {example}
countryCode	Use o código do país, que nunca começa com 0, por exemplo {example}
phoneDigits	Use somente algarismos no número de telefone, por exemplo {example}
incomplete	Copie tudo, e nada mais, e cole aqui de novo. Falta ou sobra alguma coisa
mistypedDigits	Parece haver um erro de digitação. Confira cada algarismo
mistypedCharacters	Parece haver um erro de digitação. Confira cada caractere
innerDate	Parece haver um erro de digitação na data contida no número. Confira essa data
missingDigits	Confira se faltam algarismos: o número é curto demais
extraDigits	Confira se há algarismos a mais: o número é longo demais
allZeros	Digite um número que não tenha somente zeros
# Doubtful: algarismos is correct, but in Brazil banks say dígitos or números ('Use somente números',
# 'exatamente 3 dígitos'); it concerns the whole file.
exactDigits	Digite exatamente {accepted} algarismos
exactDigitsNot	Digite exatamente {accepted} algarismos, não {length}
digitsBetween	Digite entre {minimum} e {maximum} algarismos, não {length}
exactLettersAndDigits	Use exatamente {accepted} letras e algarismos
didYouMean	Você quis dizer {suggestion}?
noPostalCode	Deixe este campo vazio: este país não tem códigos postais
exactLettersAndDigitsNot	Use exatamente {accepted} letras e algarismos, não {length}
ibanCountry	Comece com as 2 letras de um país que usa IBAN, por exemplo DE
ibanAccountNumber	Parece haver um erro de digitação depois dos 4 primeiros caracteres. Confira esses caracteres
atLeast	Digite {minimum} ou mais
atMost	Digite {maximum} ou menos
between	Digite um valor entre {minimum} e {maximum}
moreThan	Digite um valor maior que {minimum}
lessThan	Digite um valor menor que {maximum}
earliest	Digite {minimum} ou uma data posterior
latest	Digite {maximum} ou uma data anterior
betweenDates	Digite uma data entre {minimum} e {maximum}
laterThan	Digite uma data depois de {minimum}
earlierThan	Digite uma data antes de {maximum}
inPast	Digite uma data no passado
inFuture	Digite uma data no futuro
ageAtLeast	Digite uma data de nascimento para a idade de {minimum} ou mais
ageAtMost	Digite uma data de nascimento para a idade de {maximum} ou menos
textAtLeast	Digite “{minimum}” ou algo que venha depois
textAtMost	Digite “{maximum}” ou algo que venha antes
textAfter	Digite algo que venha depois de “{minimum}”
textBefore	Digite algo que venha antes de “{maximum}”
fewerDigits	Use menos algarismos: confira se há algarismos a mais
decimalPoint	Use uma única vez o ponto decimal, por exemplo {example}
decimalComma	Use uma única vez a vírgula decimal, por exemplo {example}
beginsWithDigit	Comece com um algarismo, por exemplo {example}
noDecimals	Digite um número inteiro, sem decimais nem separadores, por exemplo {example}
dotInsteadOfComma	Use um ponto, não uma vírgula
dash	Use um hífen comum (-) em vez do travessão
endsWithDigit	Termine com um algarismo, por exemplo {example}
pointNotComma	Use um ponto decimal, não uma vírgula, por exemplo {example}
commaNotPoint	Use uma vírgula decimal, não um ponto, por exemplo {example}
noGroupSigns	Escreva os números sem separador de milhar, por exemplo {example}
digitGroups	Agrupe os algarismos assim: {example}
decimalPlaces[one]	Use no máximo {maximum} casa decimal
decimalPlaces[many]	Use no máximo {maximum} de casas decimais
decimalPlaces[other]	Use no máximo {maximum} casas decimais
tooManyDigits[one]	Digite no máximo {maximum} algarismo
tooManyDigits[many]	Digite no máximo {maximum} de algarismos
tooManyDigits[other]	Digite no máximo {maximum} algarismos
leadingZeros	Remova os zeros no início do número: por exemplo, escreva 7 em vez de 07
mismatch	Não confere. Veja se há erros
anotherValue	Digite outro valor. Este não pode ser usado
choice	Digite um valor da lista de valores aceitos. Confira se há erro de digitação
option	Escolha uma destas opções: {accepted}
unselected	Marque esta opção
repeated	Remova o item que aparece duas vezes na lista
same	Digite o mesmo que em “{other}”. Confira os dois
after	Digite um valor posterior ou maior que o de “{other}”
later	Digite um valor posterior ao de “{other}”
notEarlier	Digite o mesmo valor de “{other}” ou um valor posterior
larger	Digite um valor maior que o de “{other}”
notSmaller	Digite o mesmo valor de “{other}” ou um valor maior
excluded	Deixe este campo vazio por causa de “{other}”
atLeastOne	Preencha pelo menos um destes campos: {accepted}
moreErrors	Há mais erros do que os mostrados. Itens a corrigir: {rejected}
furtherErrors	Corrija primeiro o que é mostrado aqui. Pode haver mais erros
dataValue	Use um valor aceito aqui. Confira a grafia, o tamanho e o formato
dataSyntax	Corrija a sintaxe destes dados. Confira as aspas, as vírgulas e os colchetes
dataSyntaxAt	Corrija a sintaxe na linha {line}, coluna {column}. Confira as aspas, as vírgulas e os colchetes
dataKey	Remova esta chave ou corrija a grafia. Ela não é aceita aqui
objectWithKey	Use um objeto com a chave {accepted}
dataKeyTwice	Remova uma das duas chaves. Esta chave aparece duas vezes
dataEncoding	Salve estes dados em UTF-8. Eles contêm bytes de outra codificação
dataDepth	Use menos níveis. Há listas e objetos demais uns dentro dos outros
dataSize	Envie menos dados: o limite em bytes é {maximum}
cardNetwork	Use um cartão {accepted}
monthThenYear	Digite 2 algarismos para o mês e depois 2 algarismos para o ano, por exemplo {example}
month	Use um mês de 01 a 12
monthOrder	Confira a ordem do dia e do mês, por exemplo {example}
expired	Esta data já passou. Confira a data ou use outro cartão
expiresSoon	Este cartão vence em breve. Considere usar outro cartão
tooFarAhead[one]	Esta data está muito distante. Ela deve ser daqui a no máximo {maximum} ano
tooFarAhead[many]	Esta data está muito distante. Ela deve ser daqui a no máximo {maximum} de anos
tooFarAhead[other]	Esta data está muito distante. Ela deve ser daqui a no máximo {maximum} anos
day	Use um dia de 01 a {maximum} nesse mês
hours	Use horas de 00 a 23
minutes	Use minutos de 00 a 59
seconds	Use segundos de 00 a 59
dateOrder	Digite ano-mês-dia com 2 algarismos para o mês e o dia, por exemplo {example}
dateDigits	Digite uma data com 2 algarismos para o dia e o mês, por exemplo {example}
dateThenTime	Escreva ano-mês-dia, depois um T e depois o horário, por exemplo {example}
timeWithZone	Digite horas, minutos, segundos e um fuso horário, por exemplo {example}
offsetMissing	Termine com um fuso horário: Z para UTC, ou uma diferença como +01:00
offsetLimits	Use uma diferença de no máximo 23:59 em relação ao UTC, por exemplo +01:00
offsetUnwanted	Remova tudo o que vem depois do horário, por exemplo Z ou +01:00
siteName	Inclua um nome de domínio completo, por exemplo example.com
siteNameOnly	Digite somente o nome de domínio, por exemplo example.com, sem nada antes nem depois
siteCharacters	Use no nome de domínio somente letras de a a z sem acentos, algarismos, hifens e pontos
siteSpelling	Confira se há um erro de digitação no nome de domínio. Nenhum site pode ter esse nome
siteEnding	Termine com .com ou outra terminação de domínio, por exemplo {example}
siteTooLong	Use no máximo {maximum} caracteres entre os pontos do nome de domínio
wholeSiteTooLong	Use no máximo {maximum} caracteres no nome de domínio
hostAddress	Escreva um endereço IPv6 completo entre [ e ], por exemplo [2001:db8::1]
hostNumbers	Inclua um endereço IP de 4 números de 0 a 255, como 192.0.2.1, ou um nome de domínio como example.com
publicSite	Use um site que qualquer pessoa possa abrir na internet, por exemplo example.com, e não um de uma rede privada
notIPAddress	Use um nome de domínio como example.com, não um endereço IP
hostAccepted	Use um endereço de {accepted}
port	Escreva depois dos dois-pontos um número de porta entre {minimum} e {maximum}
portAccepted	Use a porta {accepted} ou não informe o número da porta
noPort	Remova o número da porta depois do nome de domínio, por exemplo :8080
userInfo	Remova o nome de usuário ou a senha e o sinal @
percent	Escreva dois algarismos ou letras de A a F depois de cada %, por exemplo %20. Para o sinal %, escreva %25
backslash	Use / no lugar de \
percentEncoded	Use {accepted} no lugar de {character}
percentEncodedSpace	Use %20 no lugar de cada espaço
slashesMissing	Escreva // depois dos dois-pontos, por exemplo {example}
singleSlash	Digite uma página deste site que comece com uma só /, por exemplo /account
atMissing	Inclua um sinal @, por exemplo name@example.com
localMissing	Escreva um nome antes do sinal @, por exemplo name@example.com
localTooLong[one]	Digite no máximo {maximum} caractere antes do sinal @
localTooLong[many]	Digite no máximo {maximum} de caracteres antes do sinal @
localTooLong[other]	Digite no máximo {maximum} caracteres antes do sinal @
quotes	Coloque aspas no início e logo antes do sinal @, ou não use aspas
emailSiteMissing	Escreva a parte depois do sinal @, por exemplo name@example.com
emailLocalLetters	Antes do sinal @, não use outras letras além de a a z, por exemplo ä
emailSiteLetters	Depois do sinal @, não use outras letras além de a a z, por exemplo ä
emailSiteCharacter	Remova {character} depois do sinal @
dotNotComma	Use um ponto, não uma vírgula, depois do sinal @
ipNumbers	Digite 4 números de 0 a 255 separados por pontos, por exemplo {example}
ipGroups	Digite 8 grupos de 1 a 4 algarismos ou letras de a a f separados por dois-pontos, ou menos grupos com ::, por exemplo {example}
ipGroupDigits	Use no máximo {maximum} algarismos ou letras em cada grupo entre dois-pontos, por exemplo {example}
ipScope	Use um endereço IP de um destes tipos: {accepted}
colorDigits	Digite # e depois {accepted} algarismos ou letras de a a f, por exemplo {example}
hexGroups	Digite {accepted} algarismos ou letras de a a f, agrupados como em {example}
sameSeparators	Use o mesmo separador em todos os lugares, por exemplo {example}
uuidHyphens	Escreva hifens entre grupos de 8, 4, 4, 4 e 12 algarismos ou letras, por exemplo {example}
uuidVersion	Use um UUID da versão {accepted}, por exemplo {example}. Confira se você copiou o correto
versionNumbers	Digite 3 números separados por pontos, por exemplo {example}
bankCountry	Use as 2 letras maiúsculas de um país, por exemplo DE, como 5º e 6º caracteres
isbnPrefix	Comece com 978 ou 979, mas não com 979-0
ulidCharacters	Use somente algarismos e as letras de A a Z, mas não I, L, O nem U
passwordLetters[one]	Inclua pelo menos {minimum} letra
passwordLetters[many]	Inclua pelo menos {minimum} de letras
passwordLetters[other]	Inclua pelo menos {minimum} letras
passwordLowercase[one]	Inclua pelo menos {minimum} letra minúscula
passwordLowercase[many]	Inclua pelo menos {minimum} de letras minúsculas
passwordLowercase[other]	Inclua pelo menos {minimum} letras minúsculas
passwordUppercase[one]	Inclua pelo menos {minimum} letra maiúscula
passwordUppercase[many]	Inclua pelo menos {minimum} de letras maiúsculas
passwordUppercase[other]	Inclua pelo menos {minimum} letras maiúsculas
passwordDigits[one]	Inclua pelo menos {minimum} algarismo
passwordDigits[many]	Inclua pelo menos {minimum} de algarismos
passwordDigits[other]	Inclua pelo menos {minimum} algarismos
passwordSymbols[one]	Inclua pelo menos {minimum} símbolo, por exemplo ! ou %
passwordSymbols[many]	Inclua pelo menos {minimum} de símbolos, por exemplo ! ou %
passwordSymbols[other]	Inclua pelo menos {minimum} símbolos, por exemplo ! ou %

# A name has its article or possessive: "seu endereço de e-mail".
empty+name	Digite {name}
check+name	Confira {name}
mistypedDigits+name	Confira {name}. Parece haver um erro de digitação
mistypedCharacters+name	Confira {name}. Parece haver um erro de digitação

kind.numeric	somente algarismos
kind.alpha	somente letras
kind.alphanumeric	somente letras e algarismos
kind.integer	um número inteiro
kind.decimal	um número
kind.hexadecimal	um número hexadecimal
kind.email	um endereço de e-mail
kind.e164	um número de telefone
kind.countryCode	um código de país
kind.currencyCode	um código de moeda
kind.languageCode	um código de idioma
kind.timeZone	o nome de um fuso horário
kind.url	um endereço da web
kind.domainName	um nome de domínio
kind.ipAddress	um endereço IP
kind.IPv4 address	um endereço IPv4
kind.IPv6 address	um endereço IPv6
kind.macAddress	um endereço físico (MAC)
kind.port	um número de porta
kind.date	uma data
kind.time	um horário no formato de 24 horas com dois algarismos para a hora
kind.clock time	um horário
kind.dateTime	uma data e um horário
kind.cardExpiry	um mês e um ano
kind.paymentCard	um número de cartão
kind.iban	um IBAN
kind.bic	um código bancário (BIC)
kind.isbn	um ISBN
kind.ean	um número de código de barras
kind.hexColor	um código de cor
kind.uuid	um UUID
kind.ulid	um ULID
kind.semver	um número de versão
kind.a text	um texto
kind.a list	uma lista
kind.an object	um objeto com valores nomeados
kind.a digit	um algarismo
kind.a nonzero digit	um algarismo de 1 a 9
kind.a letter	uma letra de A a Z ou de a a z
kind.a capital letter	uma letra maiúscula de A a Z
kind.a lowercase letter	uma letra minúscula de a a z
kind.pattern	algo como {example}
kind.other	algo em outro formato aceito

word.title	Há um problema
word.errorPrefix	Erro:
word.unlabeled	Este valor
word.otherField	o outro campo
word.securityCode	Código de segurança
word.spaces	os espaços
word.commas	as vírgulas
word.dots	os pontos
word.hyphens	os hifens
word.slashes	as barras
word.apostrophes	os apóstrofos
word.underscores	os sublinhados
word.brackets	os parênteses ou colchetes
word.quotationMarks	as aspas
"""#)
