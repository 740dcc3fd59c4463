// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

// swift-format-ignore
let italianTexts = TextTable(
#"""
# italiano
# Italian, with the infinitive, as public forms use it for instructions.
#
# A label comes before the sentence, because its gender is not known. Kinds have their indefinite article.
#
# Reviewed by a native speaker: no.

uncheckable	Al momento il controllo non è possibile. Riprovare tra qualche minuto
programMistake	C’è un problema con questo modulo: questo valore non può essere controllato
pending	Il controllo è ancora in corso. Attendere un momento e riprovare
check	Controllare questo valore
empty	Compilare questo campo
missing	Aggiungere questo valore. Manca
noChoice	Scegliere un valore
tooLarge	Il testo è troppo lungo. Togliere il testo o gli spazi in più
tooManyBytes[one]	Inserire al massimo {maximum} carattere. Le lettere come ä e le emoji contano per più di uno
tooManyBytes[many]	Inserire al massimo {maximum} di caratteri. Le lettere come ä e le emoji contano per più di uno
tooManyBytes[other]	Inserire al massimo {maximum} caratteri. Le lettere come ä e le emoji contano per più di uno
tooBrief	Il testo è troppo corto. Aggiungere caratteri
tooShort[one]	Inserire almeno {minimum} carattere
tooShort[many]	Inserire almeno {minimum} di caratteri
tooShort[other]	Inserire almeno {minimum} caratteri
lengthBetween	Inserire tra {minimum} e {maximum} caratteri
tooLong[one]	Inserire al massimo {maximum} carattere
tooLong[many]	Inserire al massimo {maximum} di caratteri
tooLong[other]	Inserire al massimo {maximum} caratteri
exactLength[one]	Inserire esattamente {minimum} carattere
exactLength[many]	Inserire esattamente {minimum} di caratteri
exactLength[other]	Inserire esattamente {minimum} caratteri
exactLengthNot[one]	Inserire esattamente {minimum} carattere, non {length}
exactLengthNot[many]	Inserire esattamente {minimum} di caratteri, non {length}
exactLengthNot[other]	Inserire esattamente {minimum} caratteri, non {length}
tooFewEntries[one]	Indicare almeno {minimum} voce
tooFewEntries[many]	Indicare almeno {minimum} di voci
tooFewEntries[other]	Indicare almeno {minimum} voci
tooManyEntries[one]	Indicare al massimo {maximum} voce
tooManyEntries[many]	Indicare al massimo {maximum} di voci
tooManyEntries[other]	Indicare al massimo {maximum} voci
exactEntries[one]	Indicare esattamente {minimum} voce
exactEntries[many]	Indicare esattamente {minimum} di voci
exactEntries[other]	Indicare esattamente {minimum} voci
entriesBetween	Indicare tra {minimum} e {maximum} voci
digitsOnly	Usare solo le cifre da 0 a 9
lettersOnly	Usare solo le lettere dalla A alla Z o dalla a alla z, senza cifre, spazi né accenti
anyLettersOnly	Usare solo lettere, senza cifre, spazi o altri caratteri
oneAlphabet	Usare le lettere di un solo alfabeto, ad esempio solo latine o solo greche
lettersAndDigits	Usare solo le lettere dalla A alla Z o dalla a alla z e le cifre da 0 a 9
anyLettersAndDigits	Usare solo lettere e cifre, senza spazi, trattini o altri caratteri
onlyThese	Usare solo questi caratteri: {accepted}
slugCharacters	Usare solo cifre, trattini e lettere minuscole dalla a alla z, senza spazi né accenti
capitalLetters	Usare lettere maiuscole, ad esempio {example}
lowercaseLetters	Usare lettere minuscole invece che maiuscole
digitsGrouped	Usare solo cifre, separate al massimo da uno spazio o da un trattino
hexDigits	Usare solo le cifre da 0 a 9 e le lettere dalla a alla f
digitsNotLetters	Usare le cifre 0 e 1, non le lettere O e I
lettersNotDigits	Usare le lettere O e I, non le cifre 0 e 1
spaces	Togliere gli spazi e gli a capo
outerSpaces	Togliere gli spazi e gli a capo all’inizio e alla fine
without	Togliere {characters}
replacement	Sostituire {characters} con {accepted}, ad esempio {example}
disallowedText	Togliere {character}
once	Usare {character} una sola volta
onlyAtEnd	Usare {character} solo alla fine
strangeCharacter	Togliere i caratteri insoliti, simili ad altri o nascosti: cancellare il testo e riscriverlo
ordinaryForms	Usare cifre, lettere e segni normali, ad esempio 1 e non １ o ١
plainCharacters	Usare solo lettere dalla A alla Z, cifre e simboli comuni, senza accenti né emoji
nothingAfter	Togliere {character} e tutto ciò che segue
notBegin	Non iniziare con {character}
notEnd	Non terminare con {character}
notNegative	Togliere il segno meno: i numeri negativi non sono accettati
begins	Iniziare con {accepted}
ends	Terminare con {accepted}
includes	Includere {accepted}
dots	Non scrivere due punti di seguito
twoSpaces	Non scrivere due spazi di seguito
dotAtStart	Non iniziare con un punto
dotAtEnd	Non terminare con un punto
dotNextToAt	Non scrivere un punto accanto alla chiocciola (@)
siteDotAtEdge	Non iniziare né terminare il nome di dominio con un punto
hyphens	Non scrivere due trattini di seguito
hyphen	Inserire una lettera o una cifra prima e dopo ogni trattino
hyphenAtEdge	Non iniziare né finire con un trattino
format	Il formato non corrisponde. Controllare se ci sono errori
mistakeAt	Usare un formato accettato. Controllare il carattere numero {number}
placeLike	Controllare il carattere numero {number} e usare questo formato: {example}
characterAt	Usare {kinds} come carattere numero {number}
characterFirst	Usare {kinds} come primo carattere
characterAtLike	Usare {kinds} come carattere numero {number}, ad esempio {example}
characterFirstLike	Usare {kinds} come primo carattere, ad esempio {example}
addAtEnd	Il testo è incompleto. Aggiungere alla fine qualcosa come «{example}»
looksLike	Usare questo formato: {example}
looksLikeShort	Il testo è troppo corto. Usare questo formato: {example}
looksLikeLong	Il testo è troppo lungo. Usare questo formato: {example}
onlyPart	Inserire solo la parte simile a {example}
kind	Inserire {kind}, ad esempio {example}
kindOfLetters	Inserire {kind} di {accepted} lettere, ad esempio {example}
kindWithout	Togliere {characters} e inserire {kind}, ad esempio {example}
kindBetween	Inserire {kind} tra {minimum} e {maximum}
kindAtLeast	Inserire {kind}, {minimum} o più
kindAtMost	Inserire {kind}, {maximum} o meno
oneOf	Inserire {kinds}
notKind	Non inserire {kinds}, ma qualcos’altro
phoneNumber	Iniziare con + e il prefisso del paese, seguiti solo da cifre, ad esempio {example}
phoneNumberWithoutPlus	Iniziare con il prefisso del paese, senza +, e usare solo cifre, ad esempio {example}
countryCode	Usare il prefisso del paese, che non inizia mai con 0, ad esempio {example}
phoneDigits	Usare solo cifre nel numero di telefono, ad esempio {example}
incomplete	Copiare tutto il testo, e nient’altro, e incollarlo qui di nuovo. Manca qualcosa o c’è qualcosa di troppo
mistypedDigits	Sembra esserci un errore di battitura. Controllare ogni cifra
mistypedCharacters	Sembra esserci un errore di battitura. Controllare ogni carattere
innerDate	Sembra esserci un errore di battitura nella data contenuta nel numero. Controllare la data
missingDigits	Controllare se mancano cifre: il numero è troppo corto
extraDigits	Controllare se ci sono cifre in più: il numero è troppo lungo
allZeros	Inserire un numero che non sia fatto di soli zeri
exactDigits	Inserire esattamente {accepted} cifre
exactDigitsNot	Inserire esattamente {accepted} cifre, non {length}
digitsBetween	Inserire da {minimum} a {maximum} cifre, non {length}
exactLettersAndDigits	Inserire esattamente {accepted} lettere e cifre
didYouMean	Si intendeva {suggestion}?
noPostalCode	Lasciare vuoto questo campo: questo paese non ha codici postali
exactLettersAndDigitsNot	Inserire esattamente {accepted} lettere e cifre, non {length}
ibanCountry	Iniziare con le 2 lettere di un paese che usa l’IBAN, ad esempio DE
ibanAccountNumber	Sembra esserci un errore di battitura dopo i primi 4 caratteri. Controllare i caratteri
atLeast	Inserire {minimum} o più
atMost	Inserire {maximum} o meno
between	Inserire un valore tra {minimum} e {maximum}
moreThan	Inserire un valore maggiore di {minimum}
lessThan	Inserire un valore minore di {maximum}
earliest	Inserire {minimum} o una data successiva
latest	Inserire {maximum} o una data precedente
betweenDates	Inserire una data tra {minimum} e {maximum}
laterThan	Inserire una data dopo {minimum}
earlierThan	Inserire una data prima di {maximum}
inPast	Inserire una data nel passato
inFuture	Inserire una data nel futuro
ageAtLeast	Inserire una data di nascita che corrisponda a un’età di {minimum} o più
ageAtMost	Inserire una data di nascita che corrisponda a un’età di {maximum} o meno
textAtLeast	Inserire «{minimum}» o qualcosa che viene dopo
textAtMost	Inserire «{maximum}» o qualcosa che viene prima
textAfter	Inserire qualcosa che viene dopo «{minimum}»
textBefore	Inserire qualcosa che viene prima di «{maximum}»
fewerDigits	Usare meno cifre: controllare se ce ne sono in più
decimalPoint	Usare un solo punto decimale, ad esempio {example}
decimalComma	Usare una sola virgola decimale, ad esempio {example}
beginsWithDigit	Iniziare con una cifra, ad esempio {example}
noDecimals	Inserire un numero intero, senza decimali né separatori, ad esempio {example}
dotInsteadOfComma	Usare un punto, non una virgola
dash	Usare un trattino normale (-) al posto della lineetta
endsWithDigit	Terminare con una cifra, ad esempio {example}
pointNotComma	Usare un punto decimale, non una virgola, ad esempio {example}
commaNotPoint	Usare una virgola decimale, non un punto, ad esempio {example}
noGroupSigns	Scrivere le cifre senza separatore delle migliaia, ad esempio {example}
digitGroups	Raggruppare le cifre, ad esempio {example}
decimalPlaces[one]	Usare al massimo {maximum} cifra decimale
decimalPlaces[many]	Usare al massimo {maximum} di cifre decimali
decimalPlaces[other]	Usare al massimo {maximum} cifre decimali
tooManyDigits[one]	Inserire al massimo {maximum} cifra
tooManyDigits[many]	Inserire al massimo {maximum} di cifre
tooManyDigits[other]	Inserire al massimo {maximum} cifre
leadingZeros	Togliere gli zeri all’inizio del numero: ad esempio, scrivere 7 invece di 07
mismatch	Non corrisponde. Controllare se ci sono errori
anotherValue	Inserire un altro valore. Questo non si può usare
choice	Inserire un valore dell’elenco di quelli accettati. Controllare se c’è un errore di battitura
option	Scegliere una di queste opzioni: {accepted}
unselected	Selezionare questa opzione
repeated	Togliere la voce che compare due volte nell’elenco
same	Inserire lo stesso valore di «{other}». Controllare entrambi
after	Inserire un valore successivo o maggiore di quello di «{other}»
later	Inserire un valore successivo a quello di «{other}»
notEarlier	Inserire lo stesso valore di «{other}» o uno successivo
larger	Inserire un valore maggiore di quello di «{other}»
notSmaller	Inserire lo stesso valore di «{other}» o uno maggiore
excluded	Lasciare vuoto questo campo a causa di «{other}»
atLeastOne	Compilare almeno uno di questi campi: {accepted}
moreErrors	Ci sono più errori di quelli elencati. Voci da correggere: {rejected}
furtherErrors	Correggere prima ciò che è indicato qui. Possono esserci altri errori
dataValue	Usare un valore accettato qui. Controllare ortografia, dimensione e formato
dataSyntax	Correggere la sintassi di questi dati. Controllare virgolette, virgole e parentesi
dataSyntaxAt	Correggere la sintassi alla riga {line}, colonna {column}. Controllare virgolette, virgole e parentesi
dataKey	Rimuovere questa chiave o correggerne l’ortografia. Non è accettata qui
objectWithKey	Usare un oggetto con la chiave {accepted}
dataKeyTwice	Rimuovere una delle due chiavi. Questa chiave compare due volte
dataEncoding	Salvare questi dati in UTF-8. Contengono byte di un’altra codifica
dataDepth	Usare meno livelli. Ci sono troppi elenchi e oggetti uno dentro l’altro
dataSize	Inviare meno dati: il limite in byte è {maximum}
cardNetwork	Usare una carta {accepted}
monthThenYear	Inserire 2 cifre per il mese, poi 2 cifre per l’anno, ad esempio {example}
month	Usare un mese da 01 a 12
monthOrder	Controllare l’ordine del giorno e del mese, ad esempio {example}
expired	Questa data è passata. Controllarla o usare un’altra carta
expiresSoon	Questa carta scade a breve. Valutare se usare un’altra carta
tooFarAhead[one]	Questa data è troppo lontana. Deve essere entro {maximum} anno da oggi
tooFarAhead[many]	Questa data è troppo lontana. Deve essere entro {maximum} di anni da oggi
tooFarAhead[other]	Questa data è troppo lontana. Deve essere entro {maximum} anni da oggi
day	Inserire un giorno da 01 a {maximum} per quel mese
hours	Usare ore da 00 a 23
minutes	Usare minuti da 00 a 59
seconds	Usare secondi da 00 a 59
dateOrder	Inserire anno-mese-giorno con 2 cifre per il mese e il giorno, ad esempio {example}
dateDigits	Inserire una data con 2 cifre per il giorno e il mese, ad esempio {example}
dateThenTime	Scrivere anno-mese-giorno, poi una T e poi l’orario, ad esempio {example}
timeWithZone	Inserire ore, minuti, secondi e un fuso orario, ad esempio {example}
offsetMissing	Terminare con un fuso orario: Z per UTC, oppure una differenza come +01:00
offsetLimits	Usare una differenza da UTC di 23:59 al massimo, ad esempio +01:00
offsetUnwanted	Togliere tutto ciò che segue l’orario, ad esempio Z o +01:00
siteName	Indicare un nome di dominio completo, ad esempio example.com
siteNameOnly	Inserire solo il nome di dominio, ad esempio example.com, senza nulla prima o dopo
siteCharacters	Usare nel nome di dominio solo lettere dalla a alla z senza accenti, cifre, trattini e punti
siteSpelling	Controllare se c’è un errore di battitura nel nome di dominio. Nessun sito può avere questo nome
siteEnding	Terminare con .com o un’altra estensione di dominio, ad esempio {example}
siteTooLong	Usare al massimo {maximum} caratteri tra i punti del nome di dominio
wholeSiteTooLong	Usare al massimo {maximum} caratteri nel nome di dominio
hostAddress	Scrivere un indirizzo IPv6 completo tra [ e ], ad esempio [2001:db8::1]
hostNumbers	Indicare un indirizzo IP di 4 numeri da 0 a 255, come 192.0.2.1, o un nome di dominio come example.com
publicSite	Usare un sito che chiunque può aprire su Internet, ad esempio example.com, non uno di una rete privata
notIPAddress	Usare un nome di dominio come example.com, non un indirizzo IP
hostAccepted	Usare un indirizzo di {accepted}
port	Scrivere dopo i due punti un numero di porta tra {minimum} e {maximum}
portAccepted	Usare la porta {accepted} oppure non indicare la porta
noPort	Togliere il numero di porta dopo il nome di dominio, ad esempio :8080
userInfo	Togliere il nome utente o la password e la chiocciola (@)
percent	Scrivere due cifre o lettere dalla A alla F dopo ogni %, ad esempio %20. Per il segno %, scrivere %25
backslash	Usare / al posto di \
percentEncoded	Usare {accepted} al posto di {character}
percentEncodedSpace	Usare %20 al posto di ogni spazio
slashesMissing	Scrivere // dopo i due punti, ad esempio {example}
singleSlash	Inserire una pagina di questo sito che inizia con una sola /, ad esempio /account
atMissing	Inserire una chiocciola (@), ad esempio name@example.com
localMissing	Scrivere un nome prima della chiocciola (@), ad esempio name@example.com
localTooLong[one]	Inserire al massimo {maximum} carattere prima della chiocciola (@)
localTooLong[many]	Inserire al massimo {maximum} di caratteri prima della chiocciola (@)
localTooLong[other]	Inserire al massimo {maximum} caratteri prima della chiocciola (@)
quotes	Mettere le virgolette all’inizio e subito prima della chiocciola (@), oppure non metterle
emailSiteMissing	Scrivere la parte dopo la chiocciola (@), ad esempio name@example.com
emailLocalLetters	Prima della chiocciola (@) non usare lettere diverse da quelle dalla a alla z, ad esempio ä
emailSiteLetters	Dopo la chiocciola (@) non usare lettere diverse da quelle dalla a alla z, ad esempio ä
emailSiteCharacter	Togliere {character} dopo la chiocciola (@)
dotNotComma	Usare un punto, non una virgola, dopo la chiocciola (@)
ipNumbers	Inserire 4 numeri da 0 a 255 separati da punti, ad esempio {example}
ipGroups	Inserire 8 gruppi da 1 a 4 cifre o lettere dalla a alla f separati da due punti, o meno gruppi con ::, ad esempio {example}
ipGroupDigits	Usare al massimo {maximum} cifre o lettere in ogni gruppo tra i due punti, ad esempio {example}
ipScope	Usare un indirizzo IP di uno di questi tipi: {accepted}
colorDigits	Inserire # e poi {accepted} cifre o lettere dalla a alla f, ad esempio {example}
hexGroups	Inserire {accepted} cifre o lettere dalla a alla f, raggruppate come in {example}
sameSeparators	Usare ovunque lo stesso separatore, ad esempio {example}
uuidHyphens	Scrivere trattini tra gruppi di 8, 4, 4, 4 e 12 cifre o lettere, ad esempio {example}
uuidVersion	Usare un UUID di versione {accepted}, ad esempio {example}. Controllare di avere copiato quello giusto
versionNumbers	Inserire 3 numeri separati da punti, ad esempio {example}
bankCountry	Usare le 2 lettere maiuscole di un paese, ad esempio DE, come 5º e 6º carattere
isbnPrefix	Iniziare con 978 o 979, ma non con 979-0
ulidCharacters	Usare solo cifre e le lettere dalla A alla Z, ma non I, L, O e U
passwordLetters[one]	Includere almeno {minimum} lettera
passwordLetters[many]	Includere almeno {minimum} di lettere
passwordLetters[other]	Includere almeno {minimum} lettere
passwordLowercase[one]	Includere almeno una lettera minuscola
passwordLowercase[many]	Includere almeno {minimum} di lettere minuscole
passwordLowercase[other]	Includere almeno {minimum} lettere minuscole
passwordUppercase[one]	Includere almeno una lettera maiuscola
passwordUppercase[many]	Includere almeno {minimum} di lettere maiuscole
passwordUppercase[other]	Includere almeno {minimum} lettere maiuscole
passwordDigits[one]	Includere almeno una cifra
passwordDigits[many]	Includere almeno {minimum} di cifre
passwordDigits[other]	Includere almeno {minimum} cifre
passwordSymbols[one]	Includere almeno un simbolo, ad esempio ! o %
passwordSymbols[many]	Includere almeno {minimum} di simboli, ad esempio ! o %
passwordSymbols[other]	Includere almeno {minimum} simboli, ad esempio ! o %

# A name has its article or possessive: "il proprio indirizzo email".
empty+name	Inserire {name}
check+name	Controllare {name}
mistypedDigits+name	Controllare {name}. Sembra esserci un errore di battitura
mistypedCharacters+name	Controllare {name}. Sembra esserci un errore di battitura

kind.numeric	solo cifre
kind.alpha	solo lettere
kind.alphanumeric	solo lettere e cifre
kind.integer	un numero intero
kind.decimal	un numero
kind.hexadecimal	un numero esadecimale
kind.email	un indirizzo email
kind.e164	un numero di telefono
kind.countryCode	un codice di paese
kind.currencyCode	un codice di valuta
kind.languageCode	un codice di lingua
kind.timeZone	il nome di un fuso orario
kind.url	un indirizzo web
kind.domainName	un nome di dominio
kind.ipAddress	un indirizzo IP
kind.IPv4 address	un indirizzo IPv4
kind.IPv6 address	un indirizzo IPv6
kind.macAddress	un indirizzo hardware (MAC)
kind.port	un numero di porta
kind.date	una data
kind.time	un orario nel formato a 24 ore con due cifre per l’ora
kind.clock time	un orario
kind.dateTime	una data e un orario
kind.cardExpiry	un mese e un anno
kind.paymentCard	un numero di carta
kind.iban	un IBAN
kind.bic	un codice bancario (BIC)
kind.isbn	un ISBN
kind.ean	un numero di codice a barre
kind.hexColor	un codice colore
kind.uuid	un UUID
kind.ulid	un ULID
kind.semver	un numero di versione
kind.a text	un testo
kind.a list	un elenco
kind.an object	un oggetto con valori denominati
kind.a digit	una cifra
kind.a nonzero digit	una cifra da 1 a 9
kind.a letter	una lettera dalla A alla Z o dalla a alla z
kind.a capital letter	una maiuscola dalla A alla Z
kind.a lowercase letter	una minuscola dalla a alla z
kind.pattern	qualcosa come {example}
kind.other	qualcosa in un altro formato accettato

word.title	C’è un problema
word.errorPrefix	Errore:
word.unlabeled	Questo valore
word.otherField	l’altro campo
word.securityCode	Codice di sicurezza
word.spaces	gli spazi
word.commas	le virgole
word.dots	i punti
word.hyphens	i trattini
word.slashes	le barre
word.apostrophes	gli apostrofi
word.underscores	i trattini bassi
word.brackets	le parentesi
word.quotationMarks	le virgolette
"""#)
