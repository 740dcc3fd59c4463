// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

// swift-format-ignore
let polishTexts = TextTable(
#"""
# polski
# Polish, with the imperative that public forms use.
#
# A label comes before the sentence, because its gender and its case are not known. Kinds are in the accusative.
#
# Reviewed by a native speaker: no.

uncheckable	Nie można teraz tego sprawdzić. Spróbuj ponownie za kilka minut
programMistake	W tym formularzu jest błąd: tej wartości nie można sprawdzić
pending	Trwa sprawdzanie. Poczekaj chwilę i spróbuj ponownie
check	Sprawdź tę wartość
empty	Wypełnij to pole
missing	Dodaj tę wartość. Brakuje jej
noChoice	Wybierz wartość
tooLarge	Tekst jest za długi. Usuń zbędny tekst lub spacje
tooManyBytes[one]	Wpisz najwyżej {maximum} znak. Litery takie jak ä i emoji liczą się za więcej niż jeden
tooManyBytes[few]	Wpisz najwyżej {maximum} znaki. Litery takie jak ä i emoji liczą się za więcej niż jeden
tooManyBytes[many]	Wpisz najwyżej {maximum} znaków. Litery takie jak ä i emoji liczą się za więcej niż jeden
tooManyBytes[other]	Wpisz najwyżej {maximum} znaku. Litery takie jak ä i emoji liczą się za więcej niż jeden
tooBrief	Tekst jest za krótki. Dodaj znaki
tooShort[one]	Wpisz co najmniej {minimum} znak
tooShort[few]	Wpisz co najmniej {minimum} znaki
tooShort[many]	Wpisz co najmniej {minimum} znaków
tooShort[other]	Wpisz co najmniej {minimum} znaku
lengthBetween	Wpisz od {minimum} do {maximum} znaków
tooLong[one]	Wpisz najwyżej {maximum} znak
tooLong[few]	Wpisz najwyżej {maximum} znaki
tooLong[many]	Wpisz najwyżej {maximum} znaków
tooLong[other]	Wpisz najwyżej {maximum} znaku
exactLength[one]	Wpisz dokładnie {minimum} znak
exactLength[few]	Wpisz dokładnie {minimum} znaki
exactLength[many]	Wpisz dokładnie {minimum} znaków
exactLength[other]	Wpisz dokładnie {minimum} znaku
exactLengthNot[one]	Wpisz dokładnie {minimum} znak, a nie {length}
exactLengthNot[few]	Wpisz dokładnie {minimum} znaki, a nie {length}
exactLengthNot[many]	Wpisz dokładnie {minimum} znaków, a nie {length}
exactLengthNot[other]	Wpisz dokładnie {minimum} znaku, a nie {length}
tooFewEntries[one]	Podaj co najmniej {minimum} pozycję
tooFewEntries[few]	Podaj co najmniej {minimum} pozycje
tooFewEntries[many]	Podaj co najmniej {minimum} pozycji
tooFewEntries[other]	Podaj co najmniej {minimum} pozycji
tooManyEntries[one]	Podaj najwyżej {maximum} pozycję
tooManyEntries[few]	Podaj najwyżej {maximum} pozycje
tooManyEntries[many]	Podaj najwyżej {maximum} pozycji
tooManyEntries[other]	Podaj najwyżej {maximum} pozycji
exactEntries[one]	Podaj dokładnie {minimum} pozycję
exactEntries[few]	Podaj dokładnie {minimum} pozycje
exactEntries[many]	Podaj dokładnie {minimum} pozycji
exactEntries[other]	Podaj dokładnie {minimum} pozycji
entriesBetween	Podaj od {minimum} do {maximum} pozycji
digitsOnly	Używaj tylko cyfr od 0 do 9
lettersOnly	Używaj tylko liter od A do Z lub od a do z, bez cyfr, spacji i polskich znaków
anyLettersOnly	Używaj tylko liter, bez cyfr, spacji i innych znaków
oneAlphabet	Użyj liter tylko jednego alfabetu, na przykład tylko łacińskich albo tylko greckich
lettersAndDigits	Używaj tylko liter od A do Z lub od a do z i cyfr od 0 do 9
anyLettersAndDigits	Używaj tylko liter i cyfr, bez spacji, łączników i innych znaków
onlyThese	Używaj tylko tych znaków: {accepted}
slugCharacters	Używaj tylko cyfr, łączników i małych liter od a do z, bez spacji i polskich znaków
capitalLetters	Używaj wielkich liter, na przykład {example}
lowercaseLetters	Używaj małych liter zamiast wielkich
digitsGrouped	Używaj tylko cyfr; między nimi może być pojedyncza spacja lub łącznik
hexDigits	Używaj tylko cyfr od 0 do 9 i liter od a do f
digitsNotLetters	Użyj cyfr 0 i 1, a nie liter O i I
lettersNotDigits	Użyj liter O i I, a nie cyfr 0 i 1
spaces	Usuń spacje i znaki nowego wiersza
outerSpaces	Usuń spacje i znaki nowego wiersza na początku i na końcu
without	Usuń {characters}
replacement	Zamień {characters} na {accepted}, na przykład {example}
disallowedText	Usuń {character}
once	Użyj {character} tylko raz
onlyAtEnd	Używaj {character} tylko na końcu
strangeCharacter	Usuń znaki nietypowe, podobne do innych lub niewidoczne: skasuj tekst i wpisz go ponownie
ordinaryForms	Użyj zwykłych cyfr, liter i znaków, na przykład 1, a nie １ ani ١
plainCharacters	Używaj tylko liter od A do Z, cyfr i zwykłych symboli, bez polskich znaków i emoji
nothingAfter	Usuń {character} i wszystko, co jest dalej
notBegin	Nie zaczynaj od {character}
notEnd	Nie kończ znakiem {character}
notNegative	Usuń znak minus: liczby ujemne nie są tu przyjmowane
begins	Zacznij od {accepted}
ends	Tekst musi kończyć się na {accepted}
includes	Tekst musi zawierać {accepted}
dots	Nie wpisuj dwóch kropek obok siebie
twoSpaces	Nie wpisuj dwóch spacji obok siebie
dotAtStart	Nie zaczynaj od kropki
dotAtEnd	Nie kończ kropką
dotNextToAt	Nie wpisuj kropki obok znaku @
siteDotAtEdge	Nie zaczynaj ani nie kończ nazwy domeny kropką
hyphens	Nie wpisuj dwóch łączników obok siebie
hyphen	Przed każdym łącznikiem i po nim wpisz literę lub cyfrę
hyphenAtEdge	Nie zaczynaj ani nie kończ łącznikiem
format	Format jest inny niż wymagany. Sprawdź, czy nie ma błędów
mistakeAt	Użyj dozwolonego formatu. Sprawdź znak numer {number}
placeLike	Sprawdź znak numer {number} i użyj takiego formatu: {example}
characterAt	Jako znak numer {number} wpisz {kinds}
characterFirst	Jako pierwszy znak wpisz {kinds}
characterAtLike	Jako znak numer {number} wpisz {kinds}, na przykład {example}
characterFirstLike	Jako pierwszy znak wpisz {kinds}, na przykład {example}
addAtEnd	Tekst jest niepełny. Dodaj na końcu coś takiego jak „{example}”
looksLike	Użyj takiego formatu: {example}
looksLikeShort	Tekst jest za krótki. Użyj takiego formatu: {example}
looksLikeLong	Tekst jest za długi. Użyj takiego formatu: {example}
onlyPart	Wpisz tylko tę część, która wygląda jak {example}
kind	Wpisz {kind}, na przykład {example}
kindOfLetters	Wpisz {kind} (liczba liter: {accepted}), na przykład {example}
kindWithout	Usuń {characters} i wpisz {kind}, na przykład {example}
kindBetween	Wpisz {kind} od {minimum} do {maximum}
kindAtLeast	Wpisz {kind}, {minimum} lub więcej
kindAtMost	Wpisz {kind}, {maximum} lub mniej
oneOf	Wpisz {kinds}
notKind	Wpisz coś innego niż {kinds}
phoneNumber	Zacznij od + i numeru kierunkowego kraju, a dalej wpisz tylko cyfry, na przykład {example}
phoneNumberWithoutPlus	Zacznij od numeru kierunkowego kraju, bez +, i wpisz tylko cyfry, na przykład {example}
countryCode	Użyj numeru kierunkowego kraju, który nigdy nie zaczyna się od 0, na przykład {example}
phoneDigits	W numerze telefonu używaj tylko cyfr, na przykład {example}
incomplete	Skopiuj cały tekst i nic więcej i wklej go tutaj ponownie. Czegoś brakuje albo coś jest zbędne
mistypedDigits	To wygląda na pomyłkę przy wpisywaniu. Sprawdź każdą cyfrę
mistypedCharacters	To wygląda na literówkę. Sprawdź każdy znak
innerDate	Data zawarta w numerze wygląda na pomyłkę przy wpisywaniu. Sprawdź ją
missingDigits	Sprawdź, czy nie brakuje cyfr: numer jest za krótki
extraDigits	Sprawdź, czy nie ma zbędnych cyfr: numer jest za długi
allZeros	Wpisz numer, który nie składa się z samych zer
exactDigits	Liczba cyfr musi wynosić {accepted}
exactDigitsNot	Liczba cyfr musi wynosić {accepted}, a nie {length}
digitsBetween	Liczba cyfr musi wynosić od {minimum} do {maximum}, a nie {length}
exactLettersAndDigits	Liczba liter i cyfr musi wynosić {accepted}
didYouMean	Czy chodzi o {suggestion}?
noPostalCode	Pozostaw to pole puste: w tym kraju nie ma kodów pocztowych
exactLettersAndDigitsNot	Liczba liter i cyfr musi wynosić {accepted}, a nie {length}
ibanCountry	Zacznij od 2 liter kraju, który używa IBAN, na przykład DE
ibanAccountNumber	Po pierwszych 4 znakach widać literówkę. Sprawdź te znaki
atLeast	Wpisz {minimum} lub więcej
atMost	Wpisz {maximum} lub mniej
between	Wpisz wartość od {minimum} do {maximum}
moreThan	Wpisz wartość większą niż {minimum}
lessThan	Wpisz wartość mniejszą niż {maximum}
earliest	Wpisz {minimum} lub późniejszą datę
latest	Wpisz {maximum} lub wcześniejszą datę
betweenDates	Wpisz datę od {minimum} do {maximum}
laterThan	Wpisz datę późniejszą niż {minimum}
earlierThan	Wpisz datę wcześniejszą niż {maximum}
inPast	Wpisz datę z przeszłości
inFuture	Wpisz datę z przyszłości
ageAtLeast	Wpisz datę urodzenia odpowiadającą wiekowi {minimum} lub więcej
ageAtMost	Wpisz datę urodzenia odpowiadającą wiekowi {maximum} lub mniej
textAtLeast	Wpisz „{minimum}” lub coś, co jest dalej w kolejności
textAtMost	Wpisz „{maximum}” lub coś, co jest wcześniej w kolejności
textAfter	Wpisz coś, co jest w kolejności po „{minimum}”
textBefore	Wpisz coś, co jest w kolejności przed „{maximum}”
fewerDigits	Użyj mniej cyfr: sprawdź, czy nie ma zbędnych
decimalPoint	Użyj tylko jednej kropki dziesiętnej, na przykład {example}
decimalComma	Użyj tylko jednego przecinka dziesiętnego, na przykład {example}
beginsWithDigit	Zacznij od cyfry, na przykład {example}
noDecimals	Wpisz liczbę całkowitą bez miejsc dziesiętnych i separatorów, na przykład {example}
dotInsteadOfComma	Użyj kropki, a nie przecinka
dash	Zamiast pauzy użyj zwykłego łącznika (-)
endsWithDigit	Zakończ cyfrą, na przykład {example}
pointNotComma	Użyj kropki dziesiętnej, a nie przecinka, na przykład {example}
commaNotPoint	Użyj przecinka dziesiętnego, a nie kropki, na przykład {example}
noGroupSigns	Wpisz cyfry bez separatorów tysięcy, na przykład {example}
digitGroups	Podziel cyfry na grupy, na przykład {example}
decimalPlaces[one]	Użyj najwyżej {maximum} miejsca po przecinku
decimalPlaces[few]	Użyj najwyżej {maximum} miejsc po przecinku
decimalPlaces[many]	Użyj najwyżej {maximum} miejsc po przecinku
decimalPlaces[other]	Użyj najwyżej {maximum} miejsca po przecinku
tooManyDigits[one]	Wpisz najwyżej {maximum} cyfrę
tooManyDigits[few]	Wpisz najwyżej {maximum} cyfry
tooManyDigits[many]	Wpisz najwyżej {maximum} cyfr
tooManyDigits[other]	Wpisz najwyżej {maximum} cyfry
leadingZeros	Usuń zera na początku liczby: na przykład zamiast 07 wpisz 7
mismatch	Wpisana wartość się nie zgadza. Sprawdź, czy nie ma błędów
anotherValue	Wpisz inną wartość. Tej nie można użyć
choice	Wpisz wartość z listy dozwolonych wartości. Sprawdź, czy nie ma literówki
option	Wybierz jedną z tych opcji: {accepted}
unselected	Zaznacz tę opcję
repeated	Usuń pozycję, która powtarza się na liście
same	Wpisz to samo co w polu „{other}”. Sprawdź oba pola
after	Wpisz wartość późniejszą lub większą niż w polu „{other}”
later	Wpisz wartość późniejszą niż w polu „{other}”
notEarlier	Wpisz tę samą wartość co w polu „{other}” lub późniejszą
larger	Wpisz wartość większą niż w polu „{other}”
notSmaller	Wpisz tę samą wartość co w polu „{other}” lub większą
excluded	Zostaw to pole puste ze względu na pole „{other}”
atLeastOne	Wypełnij co najmniej jedno z tych pól: {accepted}
moreErrors	Błędów jest więcej, niż tu widać. Liczba pozycji do poprawy: {rejected}
furtherErrors	Najpierw popraw to, co tu widać. Błędów może być więcej
dataValue	Użyj wartości, która jest tu akceptowana. Sprawdź jej pisownię, rozmiar i format
dataSyntax	Popraw składnię tych danych. Sprawdź cudzysłowy, przecinki i nawiasy
dataSyntaxAt	Popraw składnię w wierszu {line}, w kolumnie {column}. Sprawdź cudzysłowy, przecinki i nawiasy
dataKey	Usuń ten klucz lub popraw jego pisownię. Nie jest tu akceptowany
objectWithKey	Użyj obiektu z kluczem {accepted}
dataKeyTwice	Usuń jeden z dwóch kluczy. Ten klucz występuje dwa razy
dataEncoding	Zapisz te dane w UTF-8. Zawierają bajty w innym kodowaniu
dataDepth	Użyj mniejszej liczby poziomów. Zbyt wiele list i obiektów jest zagnieżdżonych w sobie
dataSize	Wyślij mniej danych: limit w bajtach to {maximum}
cardNetwork	Użyj karty {accepted}
monthThenYear	Wpisz 2 cyfry miesiąca, a potem 2 cyfry roku, na przykład {example}
month	Wpisz miesiąc od 01 do 12
monthOrder	Sprawdź kolejność dnia i miesiąca, na przykład {example}
expired	Ta data już minęła. Sprawdź ją lub użyj innej karty
expiresSoon	Ważność tej karty wkrótce się skończy. Rozważ użycie innej karty
tooFarAhead[one]	Ta data jest zbyt odległa. Może przypadać najpóźniej za {maximum} rok
tooFarAhead[few]	Ta data jest zbyt odległa. Może przypadać najpóźniej za {maximum} lata
tooFarAhead[many]	Ta data jest zbyt odległa. Może przypadać najpóźniej za {maximum} lat
tooFarAhead[other]	Ta data jest zbyt odległa. Może przypadać najpóźniej za {maximum} roku
day	W tym miesiącu wpisz dzień od 01 do {maximum}
hours	Wpisz godziny od 00 do 23
minutes	Wpisz minuty od 00 do 59
seconds	Wpisz sekundy od 00 do 59
dateOrder	Wpisz rok-miesiąc-dzień z 2 cyframi miesiąca i dnia, na przykład {example}
dateDigits	Wpisz datę z 2 cyframi dnia i miesiąca, na przykład {example}
dateThenTime	Wpisz rok-miesiąc-dzień, potem literę T, a potem godzinę, na przykład {example}
timeWithZone	Wpisz godziny, minuty, sekundy i strefę czasową, na przykład {example}
offsetMissing	Na końcu podaj strefę czasową: Z oznacza UTC, albo różnicę, na przykład +01:00
offsetLimits	Użyj różnicy względem UTC nie większej niż 23:59, na przykład +01:00
offsetUnwanted	Usuń wszystko, co stoi za godziną, na przykład Z lub +01:00
siteName	Podaj pełną nazwę domeny, na przykład example.com
siteNameOnly	Wpisz tylko nazwę domeny, na przykład example.com, bez niczego przed nią ani po niej
siteCharacters	W nazwie domeny używaj tylko liter od a do z, bez polskich znaków, cyfr, łączników i kropek
siteSpelling	Sprawdź, czy w nazwie domeny nie ma literówki. Żadna strona nie może mieć takiej nazwy
siteEnding	Zakończ .com lub inną końcówką domeny, na przykład {example}
siteTooLong	Między kropkami nazwy domeny wpisz najwyżej {maximum} znaki
wholeSiteTooLong	W nazwie domeny wpisz najwyżej {maximum} znaki
hostAddress	Wpisz pełny adres IPv6 między [ a ], na przykład [2001:db8::1]
hostNumbers	Podaj adres IP z 4 liczb od 0 do 255, np. 192.0.2.1, albo nazwę domeny, np. example.com
publicSite	Użyj strony, którą każdy może otworzyć w internecie, na przykład example.com, a nie strony z sieci prywatnej
notIPAddress	Użyj nazwy domeny, na przykład example.com, a nie adresu IP
hostAccepted	Użyj adresu w domenie {accepted}
port	Po dwukropku wpisz numer portu od {minimum} do {maximum}
portAccepted	Użyj portu {accepted} albo pomiń numer portu
noPort	Usuń numer portu po nazwie domeny, na przykład :8080
userInfo	Usuń nazwę użytkownika lub hasło oraz znak @
percent	Po każdym znaku % wpisz dwie cyfry lub litery od A do F, na przykład %20. Zamiast samego znaku % wpisz %25
backslash	Zamiast \ użyj /
percentEncoded	Zamiast {character} użyj {accepted}
percentEncodedSpace	Zamiast każdej spacji użyj %20
slashesMissing	Po dwukropku wpisz //, na przykład {example}
singleSlash	Podaj podstronę tej witryny, która zaczyna się od jednego znaku /, na przykład /account
atMissing	Dodaj znak @, na przykład name@example.com
localMissing	Wpisz nazwę przed znakiem @, na przykład name@example.com
localTooLong[one]	Przed znakiem @ wpisz najwyżej {maximum} znak
localTooLong[few]	Przed znakiem @ wpisz najwyżej {maximum} znaki
localTooLong[many]	Przed znakiem @ wpisz najwyżej {maximum} znaków
localTooLong[other]	Przed znakiem @ wpisz najwyżej {maximum} znaku
quotes	Wpisz cudzysłów na początku i tuż przed znakiem @ albo nie używaj go wcale
emailSiteMissing	Wpisz część po znaku @, na przykład name@example.com
emailLocalLetters	Przed znakiem @ nie używaj innych liter niż od a do z, na przykład ä
emailSiteLetters	Po znaku @ nie używaj innych liter niż od a do z, na przykład ä
emailSiteCharacter	Usuń {character} po znaku @
dotNotComma	Po znaku @ użyj kropki, a nie przecinka
ipNumbers	Wpisz 4 liczby od 0 do 255 oddzielone kropkami, na przykład {example}
ipGroups	Wpisz 8 grup po 1 do 4 cyfr lub liter od a do f oddzielonych dwukropkami albo mniej grup z ::, na przykład {example}
ipGroupDigits	W każdej grupie między dwukropkami użyj najwyżej {maximum} cyfr lub liter, na przykład {example}
ipScope	Użyj adresu IP jednego z tych rodzajów: {accepted}
colorDigits	Wpisz znak #, a po nim {accepted} cyfr lub liter od a do f, na przykład {example}
hexGroups	Wpisz cyfry lub litery od a do f, łącznie {accepted}, w grupach jak w {example}
sameSeparators	Używaj wszędzie tego samego separatora, na przykład {example}
uuidHyphens	Wpisz łączniki między grupami 8, 4, 4, 4 i 12 cyfr lub liter, na przykład {example}
uuidVersion	Użyj UUID w wersji {accepted}, na przykład {example}. Sprawdź, czy skopiowano właściwy
versionNumbers	Wpisz 3 liczby oddzielone kropkami, na przykład {example}
bankCountry	Jako piąty i szósty znak wpisz 2 wielkie litery kraju, na przykład DE
isbnPrefix	Zacznij od 978 lub 979, ale nie od 979-0
ulidCharacters	Używaj tylko cyfr i liter od A do Z, ale nie I, L, O ani U
passwordLetters[one]	Użyj co najmniej jednej litery
passwordLetters[few]	Użyj co najmniej {minimum} liter
passwordLetters[many]	Użyj co najmniej {minimum} liter
passwordLetters[other]	Użyj co najmniej {minimum} litery
passwordLowercase[one]	Użyj co najmniej jednej małej litery
passwordLowercase[few]	Użyj co najmniej {minimum} małych liter
passwordLowercase[many]	Użyj co najmniej {minimum} małych liter
passwordLowercase[other]	Użyj co najmniej {minimum} małej litery
passwordUppercase[one]	Użyj co najmniej jednej wielkiej litery
passwordUppercase[few]	Użyj co najmniej {minimum} wielkich liter
passwordUppercase[many]	Użyj co najmniej {minimum} wielkich liter
passwordUppercase[other]	Użyj co najmniej {minimum} wielkiej litery
passwordDigits[one]	Użyj co najmniej jednej cyfry
passwordDigits[few]	Użyj co najmniej {minimum} cyfr
passwordDigits[many]	Użyj co najmniej {minimum} cyfr
passwordDigits[other]	Użyj co najmniej {minimum} cyfry
passwordSymbols[one]	Użyj co najmniej jednego znaku specjalnego, na przykład ! lub %
passwordSymbols[few]	Użyj co najmniej {minimum} znaków specjalnych, na przykład ! lub %
passwordSymbols[many]	Użyj co najmniej {minimum} znaków specjalnych, na przykład ! lub %
passwordSymbols[other]	Użyj co najmniej {minimum} znaku specjalnego, na przykład ! lub %

# A name is in the accusative: "swój adres e-mail".
empty+name	Wpisz {name}
check+name	Sprawdź {name}
mistypedDigits+name	Sprawdź {name}. To wygląda na pomyłkę przy wpisywaniu
mistypedCharacters+name	Sprawdź {name}. To wygląda na pomyłkę przy wpisywaniu

kind.numeric	same cyfry
kind.alpha	same litery
kind.alphanumeric	same litery i cyfry
kind.integer	liczbę całkowitą
kind.decimal	liczbę
kind.hexadecimal	liczbę szesnastkową
kind.email	adres e-mail
kind.e164	numer telefonu
kind.countryCode	kod kraju
kind.currencyCode	kod waluty
kind.languageCode	kod języka
kind.timeZone	nazwę strefy czasowej
kind.url	adres strony internetowej
kind.domainName	nazwę domeny
kind.ipAddress	adres IP
kind.IPv4 address	adres IPv4
kind.IPv6 address	adres IPv6
kind.macAddress	adres sprzętowy (MAC)
kind.port	numer portu
kind.date	datę
kind.time	godzinę w formacie 24-godzinnym z dwiema cyframi na godzinę
kind.clock time	godzinę
kind.dateTime	datę i godzinę
kind.cardExpiry	miesiąc i rok
kind.paymentCard	numer karty
kind.iban	numer IBAN
kind.bic	kod BIC
kind.isbn	numer ISBN
kind.ean	numer kodu kreskowego
kind.hexColor	kod koloru
kind.uuid	UUID
kind.ulid	ULID
kind.semver	numer wersji
kind.a text	tekst
kind.a list	listę
kind.an object	obiekt z nazwanymi wartościami
kind.a digit	cyfrę
kind.a nonzero digit	cyfrę od 1 do 9
kind.a letter	literę od A do Z lub od a do z
kind.a capital letter	wielką literę od A do Z
kind.a lowercase letter	małą literę od a do z
kind.pattern	coś takiego jak {example}
kind.other	coś w innym akceptowanym formacie

# Doubtful: reads like a technical fault.
word.title	Dane zawierają błędy
word.errorPrefix	Błąd:
word.unlabeled	Ta wartość
word.otherField	drugie pole
word.securityCode	Kod zabezpieczający
word.spaces	spacje
word.commas	przecinki
word.dots	kropki
word.hyphens	łączniki
word.slashes	ukośniki
word.apostrophes	apostrofy
word.underscores	podkreślenia
word.brackets	nawiasy
word.quotationMarks	cudzysłowy
"""#)
