// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

// swift-format-ignore
let spanishTexts = TextTable(
#"""
# español
# Spanish, with the polite address "usted".
#
# A label comes before the sentence, because its gender is not known. Kinds have their indefinite article.
#
# Reviewed by a native speaker: no.

uncheckable	No se puede comprobar en este momento. Inténtelo de nuevo dentro de unos minutos
programMistake	Hay un problema con este formulario: este dato no se puede comprobar
pending	Todavía se está comprobando. Espere un momento e inténtelo de nuevo
check	Revise este dato
empty	Rellene este campo
missing	Añada este valor. Falta
noChoice	Elija un valor
tooLarge	El texto es demasiado largo. Quite lo que sobre o los espacios
tooManyBytes[one]	Escriba {maximum} carácter como máximo. Las letras como ä y los emojis cuentan como más de uno
tooManyBytes[many]	Escriba {maximum} de caracteres como máximo. Las letras como ä y los emojis cuentan como más de uno
tooManyBytes[other]	Escriba {maximum} caracteres como máximo. Las letras como ä y los emojis cuentan como más de uno
tooBrief	El texto es demasiado corto. Añada caracteres
tooShort[one]	Escriba al menos {minimum} carácter
tooShort[many]	Escriba al menos {minimum} de caracteres
tooShort[other]	Escriba al menos {minimum} caracteres
lengthBetween	Escriba entre {minimum} y {maximum} caracteres
tooLong[one]	Escriba {maximum} carácter como máximo
tooLong[many]	Escriba {maximum} de caracteres como máximo
tooLong[other]	Escriba {maximum} caracteres como máximo
exactLength[one]	Escriba exactamente {minimum} carácter
exactLength[many]	Escriba exactamente {minimum} de caracteres
exactLength[other]	Escriba exactamente {minimum} caracteres
exactLengthNot[one]	Escriba exactamente {minimum} carácter, no {length}
exactLengthNot[many]	Escriba exactamente {minimum} de caracteres, no {length}
exactLengthNot[other]	Escriba exactamente {minimum} caracteres, no {length}
tooFewEntries[one]	Indique al menos {minimum} elemento
tooFewEntries[many]	Indique al menos {minimum} de elementos
tooFewEntries[other]	Indique al menos {minimum} elementos
tooManyEntries[one]	Indique {maximum} elemento como máximo
tooManyEntries[many]	Indique {maximum} de elementos como máximo
tooManyEntries[other]	Indique {maximum} elementos como máximo
exactEntries[one]	Indique exactamente {minimum} elemento
exactEntries[many]	Indique exactamente {minimum} de elementos
exactEntries[other]	Indique exactamente {minimum} elementos
entriesBetween	Indique entre {minimum} y {maximum} elementos
digitsOnly	Use solo las cifras del 0 al 9
lettersOnly	Use solo las letras de la A a la Z o de la a a la z, sin cifras, espacios, tildes ni la letra ñ
anyLettersOnly	Use solo letras, sin cifras, espacios ni otros caracteres
oneAlphabet	Use letras de un solo alfabeto, por ejemplo solo latinas o solo griegas
lettersAndDigits	Use solo letras de la A a la Z o de la a a la z, sin tildes ni la letra ñ, y cifras del 0 al 9
anyLettersAndDigits	Use solo letras y cifras, sin espacios, guiones ni otros caracteres
onlyThese	Use solo estos caracteres: {accepted}
slugCharacters	Use solo cifras, guiones y letras minúsculas de la a a la z, sin espacios, tildes ni la letra ñ
capitalLetters	Use mayúsculas, por ejemplo {example}
lowercaseLetters	Use minúsculas en lugar de mayúsculas
digitsGrouped	Use solo cifras, separadas como máximo por un espacio o un guion
hexDigits	Use solo las cifras del 0 al 9 y las letras de la a a la f
digitsNotLetters	Use las cifras 0 y 1, no las letras O e I
lettersNotDigits	Use las letras O e I, no las cifras 0 y 1
spaces	Quite los espacios y los saltos de línea
outerSpaces	Quite los espacios y los saltos de línea del principio y del final
without	Quite {characters}
replacement	Sustituya {characters} por {accepted}, por ejemplo {example}
disallowedText	Quite {character}
once	Use {character} una sola vez
onlyAtEnd	Use {character} solo al final
strangeCharacter	Quite los caracteres raros, parecidos u ocultos: borre el texto y escríbalo de nuevo
ordinaryForms	Use dígitos, letras y signos normales, por ejemplo 1 y no １ ni ١
plainCharacters	Use solo letras de la A a la Z, cifras y símbolos comunes, sin tildes, ñ ni emojis
nothingAfter	Quite {character} y todo lo que sigue
notBegin	No empiece por {character}
notEnd	No termine en {character}
notNegative	Quite el signo menos: no se aceptan números negativos
begins	Empiece por {accepted}
ends	Termine en {accepted}
includes	Incluya esto: {accepted}
dots	No ponga dos puntos seguidos
twoSpaces	No ponga dos espacios seguidos
dotAtStart	No empiece con un punto
dotAtEnd	No termine con un punto
dotNextToAt	No ponga un punto junto a la arroba (@)
siteDotAtEdge	No empiece ni termine el nombre de dominio con un punto
hyphens	No ponga dos guiones seguidos
hyphen	Ponga una letra o una cifra antes y después de cada guion
hyphenAtEdge	No empiece ni termine con un guion
format	El formato no es correcto. Revise lo que ha escrito
mistakeAt	Use un formato aceptado. Revise el carácter número {number}
placeLike	Revise el carácter número {number} y use este formato: {example}
characterAt	Use {kinds} como carácter número {number}
characterFirst	Use {kinds} como primer carácter
characterAtLike	Use {kinds} como carácter número {number}, por ejemplo {example}
characterFirstLike	Use {kinds} como primer carácter, por ejemplo {example}
addAtEnd	El texto está incompleto. Añada al final algo como «{example}»
looksLike	Use este formato: {example}
looksLikeShort	El texto es demasiado corto. Use este formato: {example}
looksLikeLong	El texto es demasiado largo. Use este formato: {example}
onlyPart	Escriba solo la parte que se parece a {example}
kind	Escriba {kind}, por ejemplo {example}
kindOfLetters	Escriba {kind} de {accepted} letras, por ejemplo {example}
kindWithout	Quite {characters} y escriba {kind}, por ejemplo {example}
kindBetween	Escriba {kind} entre {minimum} y {maximum}
kindAtLeast	Escriba {kind}, {minimum} o más
kindAtMost	Escriba {kind}, {maximum} o menos
oneOf	Escriba {kinds}
notKind	Escriba algo que no sea {kinds}
phoneNumber	Empiece por + y el prefijo del país, seguidos solo de cifras, por ejemplo {example}
phoneNumberWithoutPlus	Empiece por el prefijo del país, sin +, y use solo cifras, por ejemplo {example}
countryCode	Use el prefijo del país, que nunca empieza por 0, por ejemplo {example}
phoneDigits	Use solo cifras en el número de teléfono, por ejemplo {example}
incomplete	Cópielo entero, y nada más, y péguelo aquí de nuevo. Falta o sobra algo
mistypedDigits	Parece que hay un error de escritura. Revise cada cifra
mistypedCharacters	Parece que hay un error de escritura. Revise cada carácter
innerDate	Parece que hay un error de escritura en la fecha que contiene el número. Revise esa fecha
missingDigits	Revise si faltan cifras: el número es demasiado corto
extraDigits	Revise si sobran cifras: el número es demasiado largo
allZeros	Escriba un número que no sea todo ceros
exactDigits	Escriba {accepted} cifras
exactDigitsNot	Escriba {accepted} cifras, no {length}
digitsBetween	Escriba entre {minimum} y {maximum} cifras, no {length}
exactLettersAndDigits	Escriba exactamente {accepted} letras y cifras
didYouMean	¿Quería decir {suggestion}?
noPostalCode	Deje este campo vacío: este país no tiene códigos postales
exactLettersAndDigitsNot	Escriba exactamente {accepted} letras y cifras, no {length}
ibanCountry	Empiece por las 2 letras de un país que use el IBAN, por ejemplo DE
ibanAccountNumber	Parece que hay un error de escritura después de los 4 primeros caracteres. Revise esos caracteres
atLeast	Escriba {minimum} o más
atMost	Escriba {maximum} o menos
between	Escriba un valor entre {minimum} y {maximum}
moreThan	Escriba un valor mayor que {minimum}
lessThan	Escriba un valor menor que {maximum}
earliest	Escriba {minimum} o una fecha posterior
latest	Escriba {maximum} o una fecha anterior
betweenDates	Escriba una fecha entre {minimum} y {maximum}
laterThan	Escriba una fecha posterior a {minimum}
earlierThan	Escriba una fecha anterior a {maximum}
inPast	Escriba una fecha del pasado
inFuture	Escriba una fecha del futuro
ageAtLeast	Escriba una fecha de nacimiento que dé una edad de {minimum} o más
ageAtMost	Escriba una fecha de nacimiento que dé una edad de {maximum} o menos
textAtLeast	Escriba «{minimum}» o algo que vaya después
textAtMost	Escriba «{maximum}» o algo que vaya antes
textAfter	Escriba algo que vaya después de «{minimum}»
textBefore	Escriba algo que vaya antes de «{maximum}»
fewerDigits	Use menos cifras: revise si sobra alguna
decimalPoint	Use un solo punto decimal, por ejemplo {example}
decimalComma	Use una sola coma decimal, por ejemplo {example}
beginsWithDigit	Empiece por una cifra, por ejemplo {example}
noDecimals	Escriba un número entero, sin decimales ni separadores, por ejemplo {example}
dotInsteadOfComma	Use un punto, no una coma
dash	Use un guion normal (-) en lugar de la raya
endsWithDigit	Termine con una cifra, por ejemplo {example}
pointNotComma	Use un punto decimal, no una coma, por ejemplo {example}
commaNotPoint	Use una coma decimal, no un punto, por ejemplo {example}
noGroupSigns	Escriba los dígitos sin separador de millares, por ejemplo {example}
digitGroups	Agrupe los dígitos, por ejemplo {example}
decimalPlaces[one]	Use {maximum} decimal como máximo
decimalPlaces[many]	Use {maximum} de decimales como máximo
decimalPlaces[other]	Use {maximum} decimales como máximo
tooManyDigits[one]	Escriba {maximum} cifra como máximo
tooManyDigits[many]	Escriba {maximum} de cifras como máximo
tooManyDigits[other]	Escriba {maximum} cifras como máximo
leadingZeros	Quite los ceros al principio del número: por ejemplo, escriba 7 en lugar de 07
mismatch	No coincide. Revise lo que ha escrito
anotherValue	Escriba otro valor. Este no se puede usar
choice	Escriba un valor de la lista de valores aceptados. Revise si hay algún error al teclear
option	Elija una de estas opciones: {accepted}
unselected	Marque esta opción
repeated	Quite el elemento que está dos veces en la lista
same	Escriba lo mismo que en «{other}». Revise ambos campos
after	Escriba un valor posterior o mayor que el de «{other}»
later	Escriba un valor posterior al de «{other}»
notEarlier	Escriba el mismo valor que en «{other}» o uno posterior
larger	Escriba un valor mayor que el de «{other}»
notSmaller	Escriba el mismo valor que en «{other}» o uno mayor
excluded	Deje este campo vacío a causa de «{other}»
atLeastOne	Rellene al menos uno de estos campos: {accepted}
moreErrors	Hay más errores de los que se muestran. Elementos que debe corregir: {rejected}
furtherErrors	Corrija primero lo que se muestra aquí. Puede haber más errores
dataValue	Use un valor que se acepte aquí. Revise la ortografía, el tamaño y el formato
dataSyntax	Corrija la sintaxis de estos datos. Revise las comillas, las comas y los corchetes
dataSyntaxAt	Corrija la sintaxis en la línea {line}, columna {column}. Revise las comillas, las comas y los corchetes
dataKey	Quite esta clave o corrija su ortografía. No se acepta aquí
objectWithKey	Use un objeto con la clave {accepted}
dataKeyTwice	Quite una de las dos claves. Esta clave está dos veces
dataEncoding	Guarde estos datos en UTF-8. Contienen bytes de otra codificación
dataDepth	Use menos niveles. Hay demasiadas listas y objetos unos dentro de otros
dataSize	Envíe menos datos: el límite en bytes es {maximum}
cardNetwork	Use una tarjeta {accepted}
monthThenYear	Escriba 2 cifras para el mes y después 2 cifras para el año, por ejemplo {example}
month	Escriba un mes del 01 al 12
monthOrder	Compruebe el orden del día y del mes, por ejemplo {example}
expired	Esta fecha ya ha pasado. Revísela o use otra tarjeta
expiresSoon	Esta tarjeta caduca pronto. Considere usar otra tarjeta
tooFarAhead[one]	Esta fecha es demasiado lejana. No puede pasar de {maximum} año a partir de hoy
tooFarAhead[many]	Esta fecha es demasiado lejana. No puede pasar de {maximum} de años a partir de hoy
tooFarAhead[other]	Esta fecha es demasiado lejana. No puede pasar de {maximum} años a partir de hoy
day	Escriba un día del 01 al {maximum} para ese mes
hours	Escriba horas de 00 a 23
minutes	Escriba minutos de 00 a 59
seconds	Escriba segundos de 00 a 59
dateOrder	Escriba año-mes-día con 2 cifras para el mes y el día, por ejemplo {example}
dateDigits	Escriba una fecha con 2 cifras para el día y el mes, por ejemplo {example}
dateThenTime	Escriba año-mes-día, después una T y después la hora, por ejemplo {example}
timeWithZone	Escriba horas, minutos, segundos y una zona horaria, por ejemplo {example}
offsetMissing	Termine con una zona horaria: Z para UTC, o una diferencia como +01:00
offsetLimits	Use una diferencia con UTC de 23:59 como máximo, por ejemplo +01:00
offsetUnwanted	Quite todo lo que sigue a la hora, por ejemplo Z o +01:00
siteName	Incluya un nombre de dominio completo, por ejemplo example.com
siteNameOnly	Escriba solo el nombre de dominio, por ejemplo example.com, sin nada antes ni después
siteCharacters	Use en el nombre de dominio solo letras de la a a la z, sin tildes ni ñ, cifras, guiones y puntos
siteSpelling	Revise si hay un error de escritura en el nombre de dominio. Ningún sitio puede llamarse así
siteEnding	Termine en .com u otra terminación de dominio, por ejemplo {example}
siteTooLong	Escriba {maximum} caracteres como máximo entre los puntos del nombre de dominio
wholeSiteTooLong	Escriba {maximum} caracteres como máximo en el nombre de dominio
hostAddress	Escriba una dirección IPv6 completa entre [ y ], por ejemplo [2001:db8::1]
hostNumbers	Incluya una dirección IP de 4 números del 0 al 255, como 192.0.2.1, o un nombre de dominio como example.com
publicSite	Use un sitio que cualquiera pueda abrir en internet, por ejemplo example.com, no uno de una red privada
notIPAddress	Use un nombre de dominio como example.com, no una dirección IP
hostAccepted	Use una dirección del dominio {accepted}
port	Escriba después de los dos puntos (:) un número de puerto entre {minimum} y {maximum}
portAccepted	Use el puerto {accepted} o no indique ningún número de puerto
noPort	Quite el número de puerto que sigue al nombre de dominio, por ejemplo :8080
userInfo	Quite el nombre de usuario o la contraseña y la arroba (@)
percent	Escriba dos cifras o letras de la A a la F después de cada %, por ejemplo %20. Para el signo %, escriba %25
backslash	Use / en lugar de \
percentEncoded	Use {accepted} en lugar de {character}
percentEncodedSpace	Use %20 en lugar de cada espacio
slashesMissing	Escriba // después de los dos puntos (:), por ejemplo {example}
singleSlash	Escriba una página de este sitio que empiece por una sola /, por ejemplo /account
atMissing	Incluya una arroba (@), por ejemplo name@example.com
localMissing	Escriba un nombre antes de la arroba (@), por ejemplo name@example.com
localTooLong[one]	Escriba {maximum} carácter como máximo antes de la arroba (@)
localTooLong[many]	Escriba {maximum} de caracteres como máximo antes de la arroba (@)
localTooLong[other]	Escriba {maximum} caracteres como máximo antes de la arroba (@)
quotes	Ponga comillas al principio y justo antes de la arroba (@), o no use comillas
emailSiteMissing	Escriba la parte que va después de la arroba (@), por ejemplo name@example.com
emailLocalLetters	Antes del signo @, no use otras letras que no sean de la a a la z, por ejemplo ä
emailSiteLetters	Después de la arroba (@) no use otras letras que de la a a la z, por ejemplo ä
emailSiteCharacter	Quite {character} después de la arroba (@)
dotNotComma	Use un punto, no una coma, después de la arroba (@)
ipNumbers	Escriba 4 números del 0 al 255 separados por puntos, por ejemplo {example}
ipGroups	Escriba 8 grupos de 1 a 4 cifras o letras de la a a la f separados por dos puntos, o menos grupos con ::, por ejemplo {example}
ipGroupDigits	Use como máximo {maximum} cifras o letras en cada grupo entre dos puntos, por ejemplo {example}
ipScope	Use una dirección IP de uno de estos tipos: {accepted}
colorDigits	Escriba # y después {accepted} cifras o letras de la a a la f, por ejemplo {example}
hexGroups	Escriba {accepted} cifras o letras de la a a la f, agrupadas como en {example}
sameSeparators	Use el mismo separador en todas partes, por ejemplo {example}
uuidHyphens	Escriba guiones entre grupos de 8, 4, 4, 4 y 12 cifras o letras, por ejemplo {example}
uuidVersion	Use un UUID de versión {accepted}, por ejemplo {example}. Revise si ha copiado el correcto
versionNumbers	Escriba 3 números separados por puntos, por ejemplo {example}
bankCountry	Use las 2 letras mayúsculas de un país, por ejemplo DE, como 5.º y 6.º carácter
isbnPrefix	Empiece por 978 o 979, pero no por 979-0
ulidCharacters	Use solo cifras y las letras de la A a la Z, pero no I, L, O ni U
passwordLetters[one]	Incluya al menos una letra
passwordLetters[many]	Incluya al menos {minimum} de letras
passwordLetters[other]	Incluya al menos {minimum} letras
passwordLowercase[one]	Incluya al menos una minúscula
passwordLowercase[many]	Incluya al menos {minimum} de minúsculas
passwordLowercase[other]	Incluya al menos {minimum} minúsculas
passwordUppercase[one]	Incluya al menos una mayúscula
passwordUppercase[many]	Incluya al menos {minimum} de mayúsculas
passwordUppercase[other]	Incluya al menos {minimum} mayúsculas
passwordDigits[one]	Incluya al menos una cifra
passwordDigits[many]	Incluya al menos {minimum} de cifras
passwordDigits[other]	Incluya al menos {minimum} cifras
passwordSymbols[one]	Incluya al menos un símbolo, por ejemplo ! o %
passwordSymbols[many]	Incluya al menos {minimum} de símbolos, por ejemplo ! o %
passwordSymbols[other]	Incluya al menos {minimum} símbolos, por ejemplo ! o %

# A name has its article or possessive: "su correo electrónico".
empty+name	Escriba {name}
check+name	Revise {name}
mistypedDigits+name	Revise {name}. Parece que hay un error de escritura
mistypedCharacters+name	Revise {name}. Parece que hay un error de escritura

kind.numeric	solo cifras
kind.alpha	solo letras
kind.alphanumeric	solo letras y cifras
kind.integer	un número entero
kind.decimal	un número
kind.hexadecimal	un número hexadecimal
kind.email	una dirección de correo electrónico
kind.e164	un número de teléfono
kind.countryCode	un código de país
kind.currencyCode	un código de moneda
kind.languageCode	un código de idioma
kind.timeZone	el nombre de una zona horaria
kind.url	una dirección web
kind.domainName	un nombre de dominio
kind.ipAddress	una dirección IP
kind.IPv4 address	una dirección IPv4
kind.IPv6 address	una dirección IPv6
kind.macAddress	una dirección MAC
kind.port	un número de puerto
kind.date	una fecha
kind.time	una hora en formato de 24 horas con dos cifras para la hora
kind.clock time	una hora
kind.dateTime	una fecha y una hora
kind.cardExpiry	un mes y un año
kind.paymentCard	un número de tarjeta
kind.iban	un IBAN
kind.bic	un código BIC
kind.isbn	un ISBN
kind.ean	un número de código de barras
kind.hexColor	un código de color
kind.uuid	un UUID
kind.ulid	un ULID
kind.semver	un número de versión
kind.a text	un texto
kind.a list	una lista
kind.an object	un objeto con valores con nombre
kind.a digit	una cifra
kind.a nonzero digit	una cifra del 1 al 9
kind.a letter	una letra de la A a la Z o de la a a la z
kind.a capital letter	una mayúscula de la A a la Z
kind.a lowercase letter	una minúscula de la a a la z
kind.pattern	algo como {example}
kind.other	algo en otro formato admitido

word.title	Hay un problema
# Doubtful: reads like a technical fault.
word.errorPrefix	Error:
word.unlabeled	Este valor
word.otherField	el otro campo
word.securityCode	Código de seguridad
word.spaces	los espacios
word.commas	las comas
word.dots	los puntos
word.hyphens	los guiones
word.slashes	las barras
word.apostrophes	los apóstrofos
word.underscores	los guiones bajos
word.brackets	los paréntesis o corchetes
word.quotationMarks	las comillas
"""#)
