// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

// swift-format-ignore
let romanianTexts = TextTable(
#"""
# română
# Romanian, with the polite plural imperative.
#
# A label comes before the sentence, because its gender is not known. Kinds have their indefinite article.
#
# Reviewed by a native speaker: no.

uncheckable	Verificarea nu este posibilă acum. Încercați din nou peste câteva minute
programMistake	Acest formular are o problemă: valoarea nu poate fi verificată
pending	Verificarea este în curs. Așteptați puțin, apoi încercați din nou
check	Verificați această valoare
empty	Completați acest câmp
missing	Adăugați această valoare. Lipsește
noChoice	Alegeți o valoare
tooLarge	Textul este prea lung. Ștergeți textul sau spațiile în plus
tooManyBytes[one]	Introduceți cel mult {maximum} caracter. Literele ca ä și emoji se numără de mai multe ori
tooManyBytes[few]	Introduceți cel mult {maximum} caractere. Literele ca ä și emoji se numără de mai multe ori
tooManyBytes[other]	Introduceți cel mult {maximum} de caractere. Literele ca ä și emoji se numără de mai multe ori
tooBrief	Textul este prea scurt. Adăugați caractere
tooShort[one]	Introduceți cel puțin {minimum} caracter
tooShort[few]	Introduceți cel puțin {minimum} caractere
tooShort[other]	Introduceți cel puțin {minimum} de caractere
lengthBetween[one]	Introduceți între {minimum} și {maximum} caracter
lengthBetween[few]	Introduceți între {minimum} și {maximum} caractere
lengthBetween[other]	Introduceți între {minimum} și {maximum} de caractere
tooLong[one]	Introduceți cel mult {maximum} caracter
tooLong[few]	Introduceți cel mult {maximum} caractere
tooLong[other]	Introduceți cel mult {maximum} de caractere
exactLength[one]	Introduceți exact {minimum} caracter
exactLength[few]	Introduceți exact {minimum} caractere
exactLength[other]	Introduceți exact {minimum} de caractere
exactLengthNot[one]	Introduceți exact {minimum} caracter, nu {length}
exactLengthNot[few]	Introduceți exact {minimum} caractere, nu {length}
exactLengthNot[other]	Introduceți exact {minimum} de caractere, nu {length}
tooFewEntries[one]	Indicați cel puțin {minimum} element
tooFewEntries[few]	Indicați cel puțin {minimum} elemente
tooFewEntries[other]	Indicați cel puțin {minimum} de elemente
tooManyEntries[one]	Indicați cel mult {maximum} element
tooManyEntries[few]	Indicați cel mult {maximum} elemente
tooManyEntries[other]	Indicați cel mult {maximum} de elemente
exactEntries[one]	Indicați exact {minimum} element
exactEntries[few]	Indicați exact {minimum} elemente
exactEntries[other]	Indicați exact {minimum} de elemente
entriesBetween	Numărul de elemente trebuie să fie între {minimum} și {maximum}
digitsOnly	Folosiți numai cifrele de la 0 la 9
lettersOnly	Folosiți numai literele de la A la Z sau de la a la z, fără cifre, spații și diacritice
anyLettersOnly	Folosiți numai litere, fără cifre, spații sau alte caractere
oneAlphabet	Folosiți literele unui singur alfabet, de exemplu numai latine sau numai grecești
lettersAndDigits	Folosiți numai litere de la A la Z sau de la a la z și cifre de la 0 la 9
anyLettersAndDigits	Folosiți numai litere și cifre, fără spații, cratime sau alte caractere
onlyThese	Folosiți numai aceste caractere: {accepted}
slugCharacters	Folosiți numai cifre, cratime și litere mici de la a la z, fără spații și diacritice
capitalLetters	Folosiți majuscule, de exemplu {example}
lowercaseLetters	Folosiți litere mici în loc de majuscule
digitsGrouped	Folosiți numai cifre, cu cel mult un spațiu sau o cratimă între două cifre
hexDigits	Folosiți numai cifrele de la 0 la 9 și literele de la a la f
digitsNotLetters	Folosiți cifrele 0 și 1, nu literele O și I
lettersNotDigits	Folosiți literele O și I, nu cifrele 0 și 1
spaces	Ștergeți spațiile și trecerile la rând nou
outerSpaces	Ștergeți spațiile și trecerile la rând nou de la început și de la sfârșit
without	Ștergeți {characters}
replacement	Înlocuiți {characters} cu {accepted}, de exemplu {example}
disallowedText	Ștergeți {character}
once	Folosiți {character} o singură dată
onlyAtEnd	Folosiți {character} numai la sfârșit
strangeCharacter	Ștergeți caracterele neobișnuite, asemănătoare cu altele sau ascunse: ștergeți textul și scrieți-l din nou
ordinaryForms	Folosiți cifre, litere și semne obișnuite, de exemplu 1, nu １ sau ١
plainCharacters	Folosiți numai litere de la A la Z, cifre și simboluri obișnuite, fără diacritice și emoji
nothingAfter	Ștergeți {character} și tot ce urmează
notBegin	Nu începeți cu {character}
notEnd	Nu terminați cu {character}
notNegative	Ștergeți semnul minus: numerele negative nu sunt acceptate
begins	Începeți cu {accepted}
ends	Terminați cu {accepted}
includes	Includeți {accepted}
dots	Nu scrieți două puncte la rând
twoSpaces	Nu scrieți două spații la rând
dotAtStart	Nu începeți cu un punct
dotAtEnd	Nu terminați cu un punct
dotNextToAt	Nu scrieți un punct lângă semnul @
siteDotAtEdge	Nu începeți și nu terminați numele de domeniu cu un punct
hyphens	Nu scrieți două cratime la rând
hyphen	Scrieți o literă sau o cifră înainte și după fiecare cratimă
hyphenAtEdge	Nu începeți și nu terminați cu o cratimă
format	Formatul nu corespunde. Verificați dacă există greșeli
mistakeAt	Folosiți un format acceptat. Verificați caracterul numărul {number}
placeLike	Verificați caracterul numărul {number} și folosiți acest format: {example}
characterAt	Folosiți {kinds} drept caracterul numărul {number}
characterFirst	Folosiți {kinds} drept primul caracter
characterAtLike	Folosiți {kinds} drept caracterul numărul {number}, de exemplu {example}
characterFirstLike	Folosiți {kinds} drept primul caracter, de exemplu {example}
addAtEnd	Textul este incomplet. Adăugați la sfârșit ceva de felul „{example}”
looksLike	Folosiți acest format: {example}
looksLikeShort	Textul este prea scurt. Folosiți acest format: {example}
looksLikeLong	Textul este prea lung. Folosiți acest format: {example}
onlyPart	Introduceți numai partea care arată ca {example}
kind	Introduceți {kind}, de exemplu {example}
kindOfLetters	Introduceți {kind} de {accepted} litere, de exemplu {example}
kindWithout	Ștergeți {characters} și introduceți {kind}, de exemplu {example}
kindBetween	Introduceți {kind} între {minimum} și {maximum}
kindAtLeast	Introduceți {kind}, {minimum} sau mai mult
kindAtMost	Introduceți {kind}, {maximum} sau mai puțin
oneOf	Introduceți {kinds}
notKind	Introduceți altceva decât {kinds}
phoneNumber	Începeți cu + și prefixul țării, urmate numai de cifre, de exemplu {example}
phoneNumberWithoutPlus	Începeți cu prefixul țării, fără +, și folosiți numai cifre, de exemplu {example}
countryCode	Folosiți prefixul țării, care nu începe niciodată cu 0, de exemplu {example}
phoneDigits	Folosiți numai cifre în numărul de telefon, de exemplu {example}
incomplete	Copiați tot textul și nimic altceva și lipiți-l din nou aici. Lipsește ceva sau este ceva în plus
mistypedDigits	Pare o greșeală de tastare. Verificați fiecare cifră
mistypedCharacters	Pare o greșeală de tastare. Verificați fiecare caracter
innerDate	Pare o greșeală de tastare în data din număr. Verificați data
missingDigits	Verificați dacă lipsesc cifre: numărul este prea scurt
extraDigits	Verificați dacă sunt cifre în plus: numărul este prea lung
allZeros	Introduceți un număr care nu are numai zerouri
exactDigits	Introduceți exact atâtea cifre: {accepted}
exactDigitsNot	Introduceți exact atâtea cifre: {accepted}, nu {length}
digitsBetween	Numărul de cifre trebuie să fie între {minimum} și {maximum}, nu {length}
exactLettersAndDigits	Introduceți exact atâtea litere și cifre: {accepted}
didYouMean	Ați vrut să scrieți {suggestion}?
noPostalCode	Lăsați câmpul gol: această țară nu are coduri poștale
exactLettersAndDigitsNot	Introduceți exact atâtea litere și cifre: {accepted}, nu {length}
ibanCountry	Începeți cu cele 2 litere ale unei țări care folosește IBAN, de exemplu DE
ibanAccountNumber	Pare o greșeală de tastare după primele 4 caractere. Verificați caracterele
atLeast	Introduceți {minimum} sau mai mult
atMost	Introduceți {maximum} sau mai puțin
between	Introduceți o valoare între {minimum} și {maximum}
moreThan	Introduceți o valoare mai mare decât {minimum}
lessThan	Introduceți o valoare mai mică decât {maximum}
earliest	Introduceți {minimum} sau o dată ulterioară
latest	Introduceți {maximum} sau o dată anterioară
betweenDates	Introduceți o dată între {minimum} și {maximum}
laterThan	Introduceți o dată după {minimum}
earlierThan	Introduceți o dată înainte de {maximum}
inPast	Introduceți o dată din trecut
inFuture	Introduceți o dată din viitor
ageAtLeast	Introduceți o dată de naștere pentru vârsta de {minimum} sau mai mult
ageAtMost	Introduceți o dată de naștere pentru vârsta de {maximum} sau mai puțin
textAtLeast	Introduceți „{minimum}” sau ceva ce urmează după
textAtMost	Introduceți „{maximum}” sau ceva ce vine înainte
textAfter	Introduceți ceva ce vine după „{minimum}”
textBefore	Introduceți ceva ce vine înainte de „{maximum}”
fewerDigits	Folosiți mai puține cifre: verificați dacă sunt cifre în plus
decimalPoint	Folosiți un singur punct zecimal, de exemplu {example}
decimalComma	Folosiți o singură virgulă zecimală, de exemplu {example}
beginsWithDigit	Începeți cu o cifră, de exemplu {example}
noDecimals	Introduceți un număr întreg, fără zecimale și separatori, de exemplu {example}
dotInsteadOfComma	Folosiți un punct, nu o virgulă
dash	Folosiți o cratimă obișnuită (-) în locul liniei de pauză
endsWithDigit	Terminați cu o cifră, de exemplu {example}
pointNotComma	Folosiți un punct zecimal, nu o virgulă, de exemplu {example}
commaNotPoint	Folosiți o virgulă zecimală, nu un punct, de exemplu {example}
noGroupSigns	Scrieți cifrele fără separator de mii, de exemplu {example}
digitGroups	Grupați cifrele, de exemplu {example}
decimalPlaces[one]	Folosiți cel mult {maximum} zecimală
decimalPlaces[few]	Folosiți cel mult {maximum} zecimale
decimalPlaces[other]	Folosiți cel mult {maximum} de zecimale
tooManyDigits[one]	Introduceți cel mult {maximum} cifră
tooManyDigits[few]	Introduceți cel mult {maximum} cifre
tooManyDigits[other]	Introduceți cel mult {maximum} de cifre
leadingZeros	Ștergeți zerourile de la începutul numărului: de exemplu, scrieți 7 în loc de 07
mismatch	Nu se potrivește. Verificați dacă există greșeli
anotherValue	Introduceți o altă valoare. Aceasta nu poate fi folosită
choice	Introduceți o valoare din lista celor acceptate. Verificați dacă nu este o greșeală de scriere
option	Alegeți una dintre aceste opțiuni: {accepted}
unselected	Selectați această opțiune
repeated	Ștergeți elementul care apare de două ori în listă
same	Introduceți aceeași valoare ca în „{other}”. Verificați-le pe amândouă
after	Introduceți o valoare ulterioară sau mai mare decât cea din „{other}”
later	Introduceți o valoare ulterioară celei din „{other}”
notEarlier	Introduceți aceeași valoare ca în „{other}” sau una ulterioară
larger	Introduceți o valoare mai mare decât cea din „{other}”
notSmaller	Introduceți aceeași valoare ca în „{other}” sau una mai mare
excluded	Lăsați acest câmp gol din cauza câmpului „{other}”
atLeastOne	Completați cel puțin unul dintre aceste câmpuri: {accepted}
moreErrors	Sunt mai multe greșeli decât cele afișate. Elemente de corectat: {rejected}
furtherErrors	Corectați mai întâi ce este afișat aici. Pot exista și alte greșeli
dataValue	Folosiți o valoare acceptată aici. Verificați scrierea, mărimea și formatul
dataSyntax	Corectați sintaxa acestor date. Verificați ghilimelele, virgulele și parantezele
dataSyntaxAt	Corectați sintaxa la rândul {line}, coloana {column}. Verificați ghilimelele, virgulele și parantezele
dataKey	Ștergeți această cheie sau corectați-i scrierea. Nu este acceptată aici
objectWithKey	Folosiți un obiect cu cheia {accepted}
dataKeyTwice	Ștergeți una dintre cele două chei. Această cheie apare de două ori
dataEncoding	Salvați aceste date în UTF-8. Conțin octeți dintr-o altă codificare
dataDepth	Folosiți mai puține niveluri. Prea multe liste și obiecte sunt unele în altele
dataSize	Trimiteți mai puține date: limita în octeți este {maximum}
cardNetwork	Folosiți un card {accepted}
monthThenYear	Introduceți 2 cifre pentru lună, apoi 2 cifre pentru an, de exemplu {example}
month	Folosiți o lună de la 01 la 12
monthOrder	Verificați ordinea zilei și a lunii, de exemplu {example}
expired	Această dată a trecut. Verificați-o sau folosiți alt card
expiresSoon	Acest card expiră în curând. Luați în considerare folosirea altui card
tooFarAhead[one]	Această dată este prea îndepărtată. Poate fi cu cel mult {maximum} an după data de azi
tooFarAhead[few]	Această dată este prea îndepărtată. Poate fi cu cel mult {maximum} ani după data de azi
tooFarAhead[other]	Această dată este prea îndepărtată. Poate fi cu cel mult {maximum} de ani după data de azi
day	Folosiți o zi de la 01 la {maximum} în acea lună
hours	Folosiți ore de la 00 la 23
minutes	Folosiți minute de la 00 la 59
seconds	Folosiți secunde de la 00 la 59
dateOrder	Introduceți an-lună-zi cu 2 cifre pentru lună și zi, de exemplu {example}
dateDigits	Introduceți o dată cu 2 cifre pentru zi și lună, de exemplu {example}
dateThenTime	Scrieți an-lună-zi, apoi un T, apoi ora, de exemplu {example}
timeWithZone	Introduceți ore, minute, secunde și un fus orar, de exemplu {example}
offsetMissing	Terminați cu un fus orar: Z pentru UTC sau o diferență ca +01:00
offsetLimits	Folosiți o diferență față de UTC de cel mult 23:59, de exemplu +01:00
offsetUnwanted	Ștergeți tot ce urmează după oră, de exemplu Z sau +01:00
siteName	Scrieți un nume de domeniu complet, de exemplu example.com
siteNameOnly	Introduceți numai numele de domeniu, de exemplu example.com, fără nimic înainte sau după
siteCharacters	Folosiți în numele de domeniu numai litere de la a la z fără diacritice, cifre, cratime și puncte
siteSpelling	Verificați dacă numele de domeniu are o greșeală de tastare. Niciun site nu poate avea acest nume
siteEnding	Terminați cu .com sau cu altă terminație de domeniu, de exemplu {example}
siteTooLong	Folosiți cel mult {maximum} de caractere între punctele numelui de domeniu
wholeSiteTooLong	Folosiți cel mult {maximum} de caractere în numele de domeniu
hostAddress	Scrieți o adresă IPv6 completă între [ și ], de exemplu [2001:db8::1]
hostNumbers	Scrieți o adresă IP din 4 numere de la 0 la 255, ca 192.0.2.1, sau un nume de domeniu ca example.com
publicSite	Folosiți un site pe care îl poate deschide oricine pe internet, de exemplu example.com, nu unul dintr-o rețea privată
notIPAddress	Folosiți un nume de domeniu ca example.com, nu o adresă IP
hostAccepted	Folosiți o adresă de la {accepted}
port	Scrieți după două puncte un număr de port între {minimum} și {maximum}
portAccepted	Folosiți portul {accepted} sau nu scrieți numărul portului
noPort	Ștergeți numărul portului de după numele de domeniu, de exemplu :8080
userInfo	Ștergeți numele de utilizator sau parola și semnul @
percent	Scrieți două cifre sau litere de la A la F după fiecare %, de exemplu %20. Pentru semnul %, scrieți %25
backslash	Folosiți / în loc de \
percentEncoded	Folosiți {accepted} în loc de {character}
percentEncodedSpace	Folosiți %20 în locul fiecărui spațiu
slashesMissing	Scrieți // după două puncte, de exemplu {example}
singleSlash	Introduceți o pagină a acestui site care începe cu un singur /, de exemplu /account
atMissing	Adăugați un semn @, de exemplu name@example.com
localMissing	Scrieți un nume înaintea semnului @, de exemplu name@example.com
localTooLong[one]	Introduceți cel mult {maximum} caracter înaintea semnului @
localTooLong[few]	Introduceți cel mult {maximum} caractere înaintea semnului @
localTooLong[other]	Introduceți cel mult {maximum} de caractere înaintea semnului @
quotes	Puneți ghilimele la început și chiar înaintea semnului @ sau nu puneți deloc
emailSiteMissing	Scrieți partea de după semnul @, de exemplu name@example.com
emailLocalLetters	Înainte de semnul @, nu folosiți alte litere decât de la a la z, de exemplu ä
emailSiteLetters	După semnul @, nu folosiți alte litere decât de la a la z, de exemplu ä
emailSiteCharacter	Ștergeți {character} după semnul @
dotNotComma	Folosiți un punct, nu o virgulă, după semnul @
ipNumbers	Introduceți 4 numere de la 0 la 255 despărțite prin puncte, de exemplu {example}
ipGroups	Introduceți 8 grupuri de 1 până la 4 cifre sau litere de la a la f despărțite prin două puncte, sau mai puține grupuri cu ::, de exemplu {example}
ipGroupDigits	Folosiți cel mult {maximum} cifre sau litere în fiecare grup dintre două puncte, de exemplu {example}
ipScope	Folosiți o adresă IP de unul dintre aceste tipuri: {accepted}
colorDigits	Introduceți # și apoi {accepted} cifre sau litere de la a la f, de exemplu {example}
hexGroups	Introduceți cifre sau litere de la a la f, în total {accepted}, grupate ca în {example}
sameSeparators	Folosiți același separator peste tot, de exemplu {example}
uuidHyphens	Scrieți cratime între grupuri de 8, 4, 4, 4 și 12 cifre sau litere, de exemplu {example}
uuidVersion	Folosiți un UUID de versiunea {accepted}, de exemplu {example}. Verificați dacă l-ați copiat pe cel corect
versionNumbers	Introduceți 3 numere despărțite prin puncte, de exemplu {example}
bankCountry	Folosiți cele 2 majuscule ale unei țări, de exemplu DE, ca al 5-lea și al 6-lea caracter
isbnPrefix	Începeți cu 978 sau 979, dar nu cu 979-0
ulidCharacters	Folosiți numai cifre și literele de la A la Z, dar nu I, L, O și U
passwordLetters[one]	Includeți cel puțin o literă
passwordLetters[few]	Includeți cel puțin {minimum} litere
passwordLetters[other]	Includeți cel puțin {minimum} de litere
passwordLowercase[one]	Includeți cel puțin o literă mică
passwordLowercase[few]	Includeți cel puțin {minimum} litere mici
passwordLowercase[other]	Includeți cel puțin {minimum} de litere mici
passwordUppercase[one]	Includeți cel puțin o literă mare
passwordUppercase[few]	Includeți cel puțin {minimum} litere mari
passwordUppercase[other]	Includeți cel puțin {minimum} de litere mari
passwordDigits[one]	Includeți cel puțin o cifră
passwordDigits[few]	Includeți cel puțin {minimum} cifre
passwordDigits[other]	Includeți cel puțin {minimum} de cifre
passwordSymbols[one]	Includeți cel puțin un simbol, de exemplu ! sau %
passwordSymbols[few]	Includeți cel puțin {minimum} simboluri, de exemplu ! sau %
passwordSymbols[other]	Includeți cel puțin {minimum} de simboluri, de exemplu ! sau %

# A name has its possessive or the definite form: "adresa dumneavoastră de e-mail".
empty+name	Introduceți {name}
check+name	Verificați {name}
mistypedDigits+name	Verificați {name}. Pare o greșeală de tastare
mistypedCharacters+name	Verificați {name}. Pare o greșeală de tastare

kind.numeric	numai cifre
kind.alpha	numai litere
kind.alphanumeric	numai litere și cifre
kind.integer	un număr întreg
kind.decimal	un număr
kind.hexadecimal	un număr hexazecimal
kind.email	o adresă de e-mail
kind.e164	un număr de telefon
kind.countryCode	un cod de țară
kind.currencyCode	un cod de monedă
kind.languageCode	un cod de limbă
kind.timeZone	numele unui fus orar
kind.url	o adresă web
kind.domainName	un nume de domeniu
kind.ipAddress	o adresă IP
kind.IPv4 address	o adresă IPv4
kind.IPv6 address	o adresă IPv6
kind.macAddress	o adresă hardware (MAC)
kind.port	un număr de port
kind.date	o dată
kind.time	o oră în format de 24 de ore, cu două cifre pentru oră
kind.clock time	o oră
kind.dateTime	o dată și o oră
kind.cardExpiry	o lună și un an
kind.paymentCard	un număr de card
kind.iban	un IBAN
kind.bic	un cod bancar (BIC)
kind.isbn	un ISBN
kind.ean	un număr de cod de bare
kind.hexColor	un cod de culoare
kind.uuid	un UUID
kind.ulid	un ULID
kind.semver	un număr de versiune
kind.a text	un text
kind.a list	o listă
kind.an object	un obiect cu valori denumite
kind.a digit	o cifră
kind.a nonzero digit	o cifră de la 1 la 9
kind.a letter	o literă de la A la Z sau de la a la z
kind.a capital letter	o majusculă de la A la Z
kind.a lowercase letter	o minusculă de la a la z
kind.pattern	ceva de forma {example}
kind.other	ceva în alt format acceptat

word.title	Există o problemă
word.errorPrefix	Eroare:
word.unlabeled	Această valoare
word.otherField	celălalt câmp
word.securityCode	Cod de securitate
word.spaces	spațiile
word.commas	virgulele
word.dots	punctele
word.hyphens	cratimele
word.slashes	barele oblice
word.apostrophes	apostrofurile
word.underscores	liniuțele de subliniere
word.brackets	parantezele
word.quotationMarks	ghilimelele
"""#)
