// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

// swift-format-ignore
let europeanPortugueseTexts = TextTable(
#"""
# português (Portugal)
# European Portuguese, with the polite imperative.
#
# A label comes before the sentence, because its gender is not known. Kinds have their indefinite article.
#
# Reviewed by a native speaker: no.

uncheckable	Não é possível verificar agora. Tente novamente dentro de alguns minutos
programMistake	Há um problema com este formulário: este valor não pode ser verificado
pending	A verificação ainda está a decorrer. Aguarde um momento e tente novamente
check	Verifique este valor
empty	Preencha este campo
missing	Acrescente este valor. Está em falta
noChoice	Escolha um valor
tooLarge	O texto é demasiado longo. Retire o texto ou os espaços a mais
tooManyBytes[one]	Introduza no máximo {maximum} carácter. Letras como ä e emojis contam como mais do que um
tooManyBytes[many]	Introduza no máximo {maximum} de caracteres. Letras como ä e emojis contam como mais do que um
tooManyBytes[other]	Introduza no máximo {maximum} caracteres. Letras como ä e emojis contam como mais do que um
tooBrief	O texto é demasiado curto. Acrescente caracteres
tooShort[one]	Introduza pelo menos {minimum} carácter
tooShort[many]	Introduza pelo menos {minimum} de caracteres
tooShort[other]	Introduza pelo menos {minimum} caracteres
lengthBetween	Introduza entre {minimum} e {maximum} caracteres
tooLong[one]	Introduza no máximo {maximum} carácter
tooLong[many]	Introduza no máximo {maximum} de caracteres
tooLong[other]	Introduza no máximo {maximum} caracteres
exactLength[one]	Introduza exatamente {minimum} carácter
exactLength[many]	Introduza exatamente {minimum} de caracteres
exactLength[other]	Introduza exatamente {minimum} caracteres
exactLengthNot[one]	Introduza exatamente {minimum} carácter, não {length}
exactLengthNot[many]	Introduza exatamente {minimum} de caracteres, não {length}
exactLengthNot[other]	Introduza exatamente {minimum} caracteres, não {length}
tooFewEntries[one]	Indique pelo menos {minimum} item
tooFewEntries[many]	Indique pelo menos {minimum} de itens
tooFewEntries[other]	Indique pelo menos {minimum} itens
tooManyEntries[one]	Indique no máximo {maximum} item
tooManyEntries[many]	Indique no máximo {maximum} de itens
tooManyEntries[other]	Indique no máximo {maximum} itens
exactEntries[one]	Indique exatamente {minimum} item
exactEntries[many]	Indique exatamente {minimum} de itens
exactEntries[other]	Indique exatamente {minimum} itens
entriesBetween	Indique entre {minimum} e {maximum} itens
digitsOnly	Utilize apenas os algarismos de 0 a 9
lettersOnly	Utilize apenas as letras de A a Z ou de a a z, sem algarismos, espaços nem acentos
anyLettersOnly	Utilize apenas letras, sem algarismos, espaços ou outros caracteres
oneAlphabet	Utilize letras de um único alfabeto, por exemplo só latinas ou só gregas
lettersAndDigits	Utilize apenas letras de A a Z ou de a a z e algarismos de 0 a 9
anyLettersAndDigits	Utilize apenas letras e algarismos, sem espaços, hífenes ou outros caracteres
onlyThese	Utilize apenas estes caracteres: {accepted}
slugCharacters	Utilize apenas algarismos, hífenes e letras minúsculas de a a z, sem espaços nem acentos
capitalLetters	Utilize letras maiúsculas, por exemplo {example}
lowercaseLetters	Utilize letras minúsculas em vez de maiúsculas
digitsGrouped	Utilize apenas algarismos, separados no máximo por um espaço ou um hífen
hexDigits	Utilize apenas os algarismos de 0 a 9 e as letras de a a f
digitsNotLetters	Utilize os algarismos 0 e 1, não as letras O e I
lettersNotDigits	Utilize as letras O e I, não os algarismos 0 e 1
spaces	Retire os espaços e as mudanças de linha
outerSpaces	Retire os espaços e as quebras de linha do início e do fim
without	Retire {characters}
replacement	Substitua {characters} por {accepted}, por exemplo {example}
disallowedText	Retire {character}
once	Utilize {character} apenas uma vez
onlyAtEnd	Utilize {character} apenas no fim
strangeCharacter	Retire os caracteres invulgares, parecidos com outros ou ocultos: apague o texto e escreva-o de novo
ordinaryForms	Utilize algarismos, letras e sinais comuns, por exemplo 1 em vez de １ ou ١
plainCharacters	Utilize apenas letras de A a Z, algarismos e símbolos comuns, sem acentos nem emojis
nothingAfter	Retire {character} e tudo o que vem depois
notBegin	Não comece com {character}
notEnd	Não termine com {character}
notNegative	Retire o sinal de menos: não são aceites números negativos
begins	Comece com {accepted}
ends	Termine com {accepted}
includes	Inclua {accepted}
dots	Não escreva dois pontos finais seguidos
twoSpaces	Não escreva dois espaços seguidos
dotAtStart	Não comece com um ponto
dotAtEnd	Não termine com um ponto
dotNextToAt	Não escreva um ponto ao lado do símbolo @
siteDotAtEdge	Não comece nem termine o nome de domínio com um ponto
hyphens	Não escreva dois hífenes seguidos
hyphen	Escreva uma letra ou um algarismo antes e depois de cada hífen
hyphenAtEdge	Não comece nem termine com um hífen
format	O formato não corresponde. Verifique se há erros
mistakeAt	Utilize um formato aceite. Verifique o carácter {number}
placeLike	Verifique o carácter {number} e utilize este formato: {example}
characterAt	Utilize {kinds} como carácter {number}
characterFirst	Utilize {kinds} como primeiro carácter
characterAtLike	Utilize {kinds} como carácter {number}, por exemplo {example}
characterFirstLike	Utilize {kinds} como primeiro carácter, por exemplo {example}
addAtEnd	O texto está incompleto. Acrescente no fim algo como «{example}»
looksLike	Utilize este formato: {example}
looksLikeShort	O texto é demasiado curto. Utilize este formato: {example}
looksLikeLong	O texto é demasiado longo. Utilize este formato: {example}
onlyPart	Introduza apenas a parte semelhante a {example}
kind	Introduza {kind}, por exemplo {example}
kindOfLetters	Introduza {kind} de {accepted} letras, por exemplo {example}
kindWithout	Retire {characters} e introduza {kind}, por exemplo {example}
kindBetween	Introduza {kind} entre {minimum} e {maximum}
kindAtLeast	Introduza {kind}, {minimum} ou mais
kindAtMost	Introduza {kind}, {maximum} ou menos
oneOf	Introduza {kinds}
notKind	Introduza algo que não seja {kinds}
phoneNumber	Comece com + e o indicativo do país, seguidos apenas de algarismos, por exemplo {example}
phoneNumberWithoutPlus	Comece com o indicativo do país, sem +, e utilize apenas algarismos, por exemplo {example}
countryCode	Utilize o indicativo do país, que nunca começa por 0, por exemplo {example}
phoneDigits	Utilize apenas algarismos no número de telefone, por exemplo {example}
incomplete	Copie tudo, e nada mais, e cole aqui novamente. Falta ou sobra alguma coisa
mistypedDigits	Parece haver um erro de escrita. Verifique cada algarismo
mistypedCharacters	Parece haver um erro de escrita. Verifique cada carácter
innerDate	Parece haver um erro de escrita na data contida no número. Verifique essa data
missingDigits	Verifique se faltam algarismos: o número é demasiado curto
extraDigits	Verifique se há algarismos a mais: o número é demasiado longo
allZeros	Introduza um número que não tenha apenas zeros
exactDigits	Introduza exatamente {accepted} algarismos
exactDigitsNot	Introduza exatamente {accepted} algarismos, não {length}
digitsBetween	Introduza entre {minimum} e {maximum} algarismos, não {length}
exactLettersAndDigits	Introduza exatamente {accepted} letras e algarismos
didYouMean	Queria dizer {suggestion}?
noPostalCode	Deixe este campo vazio: este país não tem códigos postais
exactLettersAndDigitsNot	Introduza exatamente {accepted} letras e algarismos, não {length}
ibanCountry	Comece com as 2 letras de um país que utiliza IBAN, por exemplo DE
ibanAccountNumber	Parece haver um erro de escrita depois dos 4 primeiros caracteres. Verifique esses caracteres
atLeast	Introduza {minimum} ou mais
atMost	Introduza {maximum} ou menos
between	Introduza um valor entre {minimum} e {maximum}
moreThan	Introduza um valor maior do que {minimum}
lessThan	Introduza um valor menor do que {maximum}
earliest	Introduza {minimum} ou uma data posterior
latest	Introduza {maximum} ou uma data anterior
betweenDates	Introduza uma data entre {minimum} e {maximum}
laterThan	Introduza uma data depois de {minimum}
earlierThan	Introduza uma data antes de {maximum}
inPast	Introduza uma data no passado
inFuture	Introduza uma data no futuro
ageAtLeast	Introduza uma data de nascimento para a idade de {minimum} ou mais
ageAtMost	Introduza uma data de nascimento para a idade de {maximum} ou menos
textAtLeast	Introduza «{minimum}» ou algo que venha depois
textAtMost	Introduza «{maximum}» ou algo que venha antes
textAfter	Introduza algo que venha depois de «{minimum}»
textBefore	Introduza algo que venha antes de «{maximum}»
fewerDigits	Utilize menos algarismos: verifique se há algarismos a mais
decimalPoint	Utilize uma única vez o ponto decimal, por exemplo {example}
decimalComma	Utilize uma única vez a vírgula decimal, por exemplo {example}
beginsWithDigit	Comece com um algarismo, por exemplo {example}
noDecimals	Introduza um número inteiro, sem casas decimais nem separadores, por exemplo {example}
dotInsteadOfComma	Utilize um ponto, não uma vírgula
dash	Utilize um hífen normal (-) em vez do travessão
endsWithDigit	Termine com um algarismo, por exemplo {example}
pointNotComma	Utilize um ponto decimal, não uma vírgula, por exemplo {example}
commaNotPoint	Utilize uma vírgula decimal, não um ponto, por exemplo {example}
noGroupSigns	Escreva os algarismos sem separador de milhares, por exemplo {example}
digitGroups	Agrupe os algarismos assim: {example}
decimalPlaces[one]	Utilize no máximo {maximum} casa decimal
decimalPlaces[many]	Utilize no máximo {maximum} de casas decimais
decimalPlaces[other]	Utilize no máximo {maximum} casas decimais
tooManyDigits[one]	Introduza no máximo {maximum} algarismo
tooManyDigits[many]	Introduza no máximo {maximum} de algarismos
tooManyDigits[other]	Introduza no máximo {maximum} algarismos
leadingZeros	Retire os zeros no início do número: por exemplo, escreva 7 em vez de 07
mismatch	Não corresponde. Verifique se há erros
anotherValue	Introduza outro valor. Este não pode ser utilizado
choice	Introduza um valor da lista de valores aceites. Verifique se há algum erro ao escrever
option	Escolha uma destas opções: {accepted}
unselected	Selecione esta opção
repeated	Retire o item que aparece duas vezes na lista
same	Introduza o mesmo que em «{other}». Verifique ambos
after	Introduza um valor posterior ou maior que o de «{other}»
later	Introduza um valor posterior ao de «{other}»
notEarlier	Introduza o mesmo valor de «{other}» ou um valor posterior
larger	Introduza um valor maior que o de «{other}»
notSmaller	Introduza o mesmo valor de «{other}» ou um valor maior
excluded	Deixe este campo vazio por causa de «{other}»
atLeastOne	Preencha pelo menos um destes campos: {accepted}
moreErrors	Há mais erros do que os mostrados. Itens a corrigir: {rejected}
furtherErrors	Corrija primeiro o que é mostrado aqui. Pode haver mais erros
dataValue	Utilize um valor aceite aqui. Verifique a grafia, o tamanho e o formato
dataSyntax	Corrija a sintaxe destes dados. Verifique as aspas, as vírgulas e os parênteses
dataSyntaxAt	Corrija a sintaxe na linha {line}, coluna {column}. Verifique as aspas, as vírgulas e os parênteses
dataKey	Retire esta chave ou corrija a grafia. Não é aceite aqui
objectWithKey	Utilize um objeto com a chave {accepted}
dataKeyTwice	Retire uma das duas chaves. Esta chave aparece duas vezes
dataEncoding	Guarde estes dados em UTF-8. Contêm bytes de outra codificação
dataDepth	Utilize menos níveis. Há demasiadas listas e objetos uns dentro dos outros
dataSize	Envie menos dados: o limite em bytes é {maximum}
cardNetwork	Utilize um cartão {accepted}
monthThenYear	Introduza 2 algarismos para o mês e depois 2 algarismos para o ano, por exemplo {example}
month	Utilize um mês de 01 a 12
monthOrder	Verifique a ordem do dia e do mês, por exemplo {example}
expired	Esta data já passou. Verifique a data ou utilize outro cartão
expiresSoon	Este cartão expira em breve. Considere utilizar outro cartão
tooFarAhead[one]	Esta data está muito distante. Deve ser, no máximo, daqui a {maximum} ano
tooFarAhead[many]	Esta data está muito distante. Deve ser, no máximo, daqui a {maximum} de anos
tooFarAhead[other]	Esta data está muito distante. Deve ser, no máximo, daqui a {maximum} anos
day	Utilize um dia de 01 a {maximum} nesse mês
hours	Utilize horas de 00 a 23
minutes	Utilize minutos de 00 a 59
seconds	Utilize segundos de 00 a 59
dateOrder	Introduza ano-mês-dia com 2 algarismos para o mês e o dia, por exemplo {example}
dateDigits	Introduza uma data com 2 algarismos para o dia e o mês, por exemplo {example}
dateThenTime	Escreva ano-mês-dia, depois um T e depois a hora, por exemplo {example}
timeWithZone	Introduza horas, minutos, segundos e um fuso horário, por exemplo {example}
offsetMissing	Termine com um fuso horário: Z para UTC, ou uma diferença como +01:00
offsetLimits	Utilize uma diferença de, no máximo, 23:59 em relação ao UTC, por exemplo +01:00
offsetUnwanted	Retire tudo o que vem depois da hora, por exemplo Z ou +01:00
siteName	Inclua um nome de domínio completo, por exemplo example.com
siteNameOnly	Introduza apenas o nome de domínio, por exemplo example.com, sem nada antes nem depois
siteCharacters	Utilize no nome de domínio apenas letras de a a z sem acentos, algarismos, hífenes e pontos
siteSpelling	Verifique se há um erro de escrita no nome de domínio. Nenhum site pode ter este nome
siteEnding	Termine com .com ou outra terminação de domínio, por exemplo {example}
siteTooLong	Utilize no máximo {maximum} caracteres entre os pontos do nome de domínio
wholeSiteTooLong	Utilize no máximo {maximum} caracteres no nome de domínio
hostAddress	Escreva um endereço IPv6 completo entre [ e ], por exemplo [2001:db8::1]
hostNumbers	Inclua um endereço IP de 4 números de 0 a 255, como 192.0.2.1, ou um nome de domínio como example.com
publicSite	Utilize um site que qualquer pessoa possa abrir na Internet, por exemplo example.com, e não um de uma rede privada
notIPAddress	Utilize um nome de domínio como example.com, não um endereço IP
hostAccepted	Utilize um endereço de {accepted}
port	Escreva depois dos dois-pontos um número de porta entre {minimum} e {maximum}
portAccepted	Utilize a porta {accepted} ou não indique o número da porta
noPort	Retire o número da porta depois do nome de domínio, por exemplo :8080
userInfo	Retire o nome de utilizador ou a palavra-passe e o símbolo @
percent	Escreva dois algarismos ou letras de A a F depois de cada %, por exemplo %20. Para o sinal %, escreva %25
backslash	Utilize / em vez de \
percentEncoded	Utilize {accepted} em vez de {character}
percentEncodedSpace	Utilize %20 em vez de cada espaço
slashesMissing	Escreva // depois dos dois-pontos, por exemplo {example}
singleSlash	Introduza uma página deste site que comece com uma só /, por exemplo /account
atMissing	Inclua um símbolo @, por exemplo name@example.com
localMissing	Escreva um nome antes do símbolo @, por exemplo name@example.com
localTooLong[one]	Introduza no máximo {maximum} carácter antes do símbolo @
localTooLong[many]	Introduza no máximo {maximum} de caracteres antes do símbolo @
localTooLong[other]	Introduza no máximo {maximum} caracteres antes do símbolo @
quotes	Coloque aspas no início e imediatamente antes do símbolo @, ou não utilize aspas
emailSiteMissing	Escreva a parte depois do símbolo @, por exemplo name@example.com
emailLocalLetters	Antes do símbolo @, não utilize outras letras além de a a z, por exemplo ä
emailSiteLetters	Depois do símbolo @, não utilize outras letras além de a a z, por exemplo ä
emailSiteCharacter	Retire {character} depois do símbolo @
dotNotComma	Utilize um ponto, não uma vírgula, depois do símbolo @
ipNumbers	Introduza 4 números de 0 a 255 separados por pontos, por exemplo {example}
ipGroups	Introduza 8 grupos de 1 a 4 algarismos ou letras de a a f separados por dois pontos, ou menos grupos com ::, por exemplo {example}
ipGroupDigits	Utilize no máximo {maximum} algarismos ou letras em cada grupo entre dois pontos, por exemplo {example}
ipScope	Utilize um endereço IP de um destes tipos: {accepted}
colorDigits	Introduza # e depois {accepted} algarismos ou letras de a a f, por exemplo {example}
hexGroups	Introduza {accepted} algarismos ou letras de a a f, agrupados como em {example}
sameSeparators	Utilize o mesmo separador em todo o lado, por exemplo {example}
uuidHyphens	Escreva hífenes entre grupos de 8, 4, 4, 4 e 12 algarismos ou letras, por exemplo {example}
uuidVersion	Utilize um UUID da versão {accepted}, por exemplo {example}. Verifique se copiou o correto
versionNumbers	Introduza 3 números separados por pontos, por exemplo {example}
bankCountry	Utilize as 2 letras maiúsculas de um país, por exemplo DE, como 5.º e 6.º caracteres
isbnPrefix	Comece com 978 ou 979, mas não com 979-0
ulidCharacters	Utilize apenas algarismos e as letras de A a Z, mas não I, L, O nem U
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

# A name has its article or possessive: "o seu endereço de e-mail".
empty+name	Introduza {name}
check+name	Verifique {name}
mistypedDigits+name	Verifique {name}. Parece haver um erro de escrita
mistypedCharacters+name	Verifique {name}. Parece haver um erro de escrita

kind.numeric	apenas algarismos
kind.alpha	apenas letras
kind.alphanumeric	apenas letras e algarismos
kind.integer	um número inteiro
kind.decimal	um número
kind.hexadecimal	um número hexadecimal
kind.email	um endereço de e-mail
kind.e164	um número de telefone
kind.countryCode	um código de país
kind.currencyCode	um código de moeda
kind.languageCode	um código de língua
kind.timeZone	o nome de um fuso horário
kind.url	um endereço Web
kind.domainName	um nome de domínio
kind.ipAddress	um endereço IP
kind.IPv4 address	um endereço IPv4
kind.IPv6 address	um endereço IPv6
kind.macAddress	um endereço físico (MAC)
kind.port	um número de porta
kind.date	uma data
kind.time	uma hora no formato de 24 horas com dois algarismos para as horas
kind.clock time	uma hora
kind.dateTime	uma data e uma hora
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
kind.other	algo noutro formato aceite

word.title	Há um problema
word.errorPrefix	Erro:
word.unlabeled	Este valor
word.otherField	o outro campo
word.securityCode	Código de segurança
word.spaces	os espaços
word.commas	as vírgulas
word.dots	os pontos
word.hyphens	os hífenes
word.slashes	as barras
word.apostrophes	os apóstrofos
word.underscores	os traços inferiores
word.brackets	os parênteses
word.quotationMarks	as aspas
"""#)
