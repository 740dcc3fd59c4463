// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

// swift-format-ignore
let frenchTexts = TextTable(
#"""
# français
# French, with the polite address "vous".
#
# A label comes before the sentence, because its gender is not known. Kinds have their indefinite article.
#
# Reviewed by a native speaker: no.

uncheckable	Impossible de vérifier pour le moment. Réessayez dans quelques minutes
programMistake	Ce formulaire a un problème : cette valeur ne peut pas être vérifiée
pending	Vérification en cours. Patientez un instant, puis réessayez
check	Vérifiez cette valeur
empty	Remplissez ce champ
missing	Ajoutez cette valeur. Elle manque
noChoice	Choisissez une valeur
tooLarge	Le texte est trop long. Supprimez ce qui est en trop ou les espaces inutiles
tooManyBytes[one]	Saisissez {maximum} caractère au plus. Les lettres comme ä et les émojis comptent pour plus d’un
tooManyBytes[many]	Saisissez {maximum} de caractères au plus. Les lettres comme ä et les émojis comptent pour plus d’un
tooManyBytes[other]	Saisissez {maximum} caractères au plus. Les lettres comme ä et les émojis comptent pour plus d’un
tooBrief	Le texte est trop court. Ajoutez des caractères
tooShort[one]	Saisissez au moins {minimum} caractère
tooShort[many]	Saisissez au moins {minimum} de caractères
tooShort[other]	Saisissez au moins {minimum} caractères
lengthBetween	Saisissez entre {minimum} et {maximum} caractères
tooLong[one]	Saisissez {maximum} caractère au plus
tooLong[many]	Saisissez {maximum} de caractères au plus
tooLong[other]	Saisissez {maximum} caractères au plus
exactLength[one]	Saisissez exactement {minimum} caractère
exactLength[many]	Saisissez exactement {minimum} de caractères
exactLength[other]	Saisissez exactement {minimum} caractères
exactLengthNot[one]	Saisissez exactement {minimum} caractère, pas {length}
exactLengthNot[many]	Saisissez exactement {minimum} de caractères, pas {length}
exactLengthNot[other]	Saisissez exactement {minimum} caractères, pas {length}
tooFewEntries[one]	Indiquez au moins {minimum} élément
tooFewEntries[many]	Indiquez au moins {minimum} d’éléments
tooFewEntries[other]	Indiquez au moins {minimum} éléments
tooManyEntries[one]	Indiquez {maximum} élément au plus
tooManyEntries[many]	Indiquez {maximum} d’éléments au plus
tooManyEntries[other]	Indiquez {maximum} éléments au plus
exactEntries[one]	Indiquez exactement {minimum} élément
exactEntries[many]	Indiquez exactement {minimum} d’éléments
exactEntries[other]	Indiquez exactement {minimum} éléments
entriesBetween	Indiquez entre {minimum} et {maximum} éléments
digitsOnly	Utilisez uniquement les chiffres de 0 à 9
lettersOnly	Utilisez uniquement les lettres de A à Z ou de a à z, sans chiffres, espaces ni accents
anyLettersOnly	Utilisez uniquement des lettres, sans chiffres, espaces ni autres caractères
oneAlphabet	Utilisez les lettres d’un seul alphabet, par exemple uniquement latines ou uniquement grecques
lettersAndDigits	Utilisez uniquement les lettres de A à Z ou de a à z et les chiffres de 0 à 9
anyLettersAndDigits	Utilisez uniquement des lettres et des chiffres, sans espaces, traits d’union ni autres caractères
onlyThese	Utilisez uniquement ces caractères : {accepted}
slugCharacters	Utilisez uniquement des chiffres, des traits d’union et des minuscules de a à z, sans espaces ni accents
capitalLetters	Utilisez des majuscules, par exemple {example}
lowercaseLetters	Utilisez des minuscules au lieu de majuscules
digitsGrouped	Utilisez uniquement des chiffres, avec au plus un espace ou un trait d’union entre deux chiffres
hexDigits	Utilisez uniquement les chiffres de 0 à 9 et les lettres de a à f
digitsNotLetters	Utilisez les chiffres 0 et 1, pas les lettres O et I
lettersNotDigits	Utilisez les lettres O et I, pas les chiffres 0 et 1
spaces	Supprimez les espaces et les retours à la ligne
outerSpaces	Supprimez les espaces et les sauts de ligne au début et à la fin
without	Supprimez les {characters}
replacement	Remplacez les {characters} par {accepted}, par exemple {example}
disallowedText	Supprimez {character}
once	Utilisez {character} une seule fois
onlyAtEnd	Utilisez {character} uniquement à la fin
strangeCharacter	Supprimez les caractères inhabituels, trompeurs ou invisibles : effacez le texte et saisissez-le de nouveau
ordinaryForms	Utilisez des chiffres, des lettres et des signes ordinaires, par exemple 1 et non １ ou ١
plainCharacters	Utilisez uniquement des lettres de A à Z, des chiffres et des symboles courants, sans accents ni émojis
nothingAfter	Supprimez {character} et tout ce qui suit
notBegin	Ne commencez pas par {character}
notEnd	Ne terminez pas par {character}
notNegative	Supprimez le signe moins, car les nombres négatifs ne sont pas acceptés
begins	Commencez par {accepted}
ends	Terminez par {accepted}
includes	Ajoutez ceci : {accepted}
dots	N’écrivez pas deux points de suite
twoSpaces	N’écrivez pas deux espaces de suite
dotAtStart	Ne commencez pas par un point
dotAtEnd	Ne terminez pas par un point
dotNextToAt	N’écrivez pas de point à côté du signe @
siteDotAtEdge	Ne commencez pas et ne terminez pas le nom de domaine par un point
hyphens	N’écrivez pas deux traits d’union de suite
hyphen	Mettez une lettre ou un chiffre avant et après chaque trait d’union
hyphenAtEdge	Ne commencez et ne terminez pas par un trait d’union
format	Le format n’est pas correct. Vérifiez votre saisie
mistakeAt	Utilisez un format accepté. Vérifiez le caractère numéro {number}
placeLike	Vérifiez le caractère numéro {number} et utilisez ce format : {example}
characterAt	Utilisez {kinds} comme caractère numéro {number}
characterFirst	Utilisez {kinds} comme premier caractère
characterAtLike	Utilisez {kinds} comme caractère numéro {number}, par exemple {example}
characterFirstLike	Utilisez {kinds} comme premier caractère, par exemple {example}
addAtEnd	Le texte est incomplet. Ajoutez à la fin quelque chose comme « {example} »
looksLike	Utilisez ce format : {example}
looksLikeShort	Le texte est trop court. Utilisez ce format : {example}
looksLikeLong	Le texte est trop long. Utilisez ce format : {example}
onlyPart	Saisissez uniquement la partie qui ressemble à {example}
kind	Saisissez {kind}, par exemple {example}
kindOfLetters	Saisissez {kind} de {accepted} lettres, par exemple {example}
kindWithout	Saisissez {kind} sans {characters}, par exemple {example}
kindBetween	Saisissez {kind} entre {minimum} et {maximum}
kindAtLeast	Saisissez {kind}, {minimum} ou plus
kindAtMost	Saisissez {kind}, {maximum} ou moins
oneOf	Saisissez {kinds}
notKind	Saisissez autre chose qu’{kinds}
phoneNumber	Commencez par + et l’indicatif du pays, suivis uniquement de chiffres, par exemple {example}
phoneNumberWithoutPlus	Commencez par l’indicatif du pays, sans +, et n’utilisez que des chiffres, par exemple {example}
countryCode	Utilisez l’indicatif du pays, qui ne commence jamais par 0, par exemple {example}
phoneDigits	Utilisez uniquement des chiffres dans le numéro de téléphone, par exemple {example}
incomplete	Copiez tout le texte, et rien d’autre, et collez-le de nouveau ici. Il manque quelque chose ou il y a quelque chose en trop
mistypedDigits	Il y a sans doute une faute de frappe. Vérifiez chaque chiffre
mistypedCharacters	Il y a sans doute une faute de frappe. Vérifiez chaque caractère
innerDate	Il y a sans doute une faute de frappe dans la date contenue dans le numéro. Vérifiez-la
missingDigits	Vérifiez s’il manque des chiffres : le numéro est trop court
extraDigits	Vérifiez s’il y a des chiffres en trop : le numéro est trop long
allZeros	Saisissez un numéro qui ne contient pas que des zéros
exactDigits	Saisissez exactement {accepted} chiffres
exactDigitsNot	Saisissez exactement {accepted} chiffres, pas {length}
digitsBetween	Saisissez entre {minimum} et {maximum} chiffres, pas {length}
exactLettersAndDigits	Saisissez exactement {accepted} lettres et chiffres
didYouMean	Vouliez-vous dire {suggestion} ?
noPostalCode	Laissez ce champ vide : ce pays n’a pas de codes postaux
exactLettersAndDigitsNot	Saisissez exactement {accepted} lettres et chiffres, pas {length}
ibanCountry	Commencez par les 2 lettres d’un pays qui utilise l’IBAN, par exemple DE
ibanAccountNumber	Il y a sans doute une faute de frappe après les 4 premiers caractères. Vérifiez-les
atLeast	Saisissez {minimum} ou plus
atMost	Saisissez {maximum} ou moins
between	Saisissez une valeur entre {minimum} et {maximum}
moreThan	Saisissez une valeur supérieure à {minimum}
lessThan	Saisissez une valeur inférieure à {maximum}
earliest	Saisissez le {minimum} ou une date postérieure
latest	Saisissez le {maximum} ou une date antérieure
betweenDates	Saisissez une date entre le {minimum} et le {maximum}
laterThan	Saisissez une date après le {minimum}
earlierThan	Saisissez une date avant le {maximum}
inPast	Saisissez une date passée
inFuture	Saisissez une date future
ageAtLeast	Saisissez une date de naissance correspondant à un âge de {minimum} ou plus
ageAtMost	Saisissez une date de naissance correspondant à un âge de {maximum} ou moins
textAtLeast	Saisissez « {minimum} » ou ce qui vient après
textAtMost	Saisissez « {maximum} » ou ce qui vient avant
textAfter	Saisissez quelque chose qui vient après « {minimum} »
textBefore	Saisissez quelque chose qui vient avant « {maximum} »
fewerDigits	Utilisez moins de chiffres : vérifiez s’il y en a en trop
decimalPoint	Utilisez un seul point décimal, par exemple {example}
decimalComma	Utilisez une seule virgule décimale, par exemple {example}
beginsWithDigit	Commencez par un chiffre, par exemple {example}
noDecimals	Saisissez un nombre entier, sans décimales ni séparateurs, par exemple {example}
dotInsteadOfComma	Utilisez un point, pas une virgule
dash	Utilisez un trait d’union ordinaire (-) à la place du tiret
endsWithDigit	Terminez par un chiffre, par exemple {example}
pointNotComma	Utilisez un point décimal, pas une virgule, par exemple {example}
commaNotPoint	Utilisez une virgule décimale, pas un point, par exemple {example}
noGroupSigns	Écrivez les chiffres sans séparateur de milliers, par exemple {example}
digitGroups	Groupez les chiffres, par exemple {example}
decimalPlaces[one]	Saisissez {maximum} décimale au plus
decimalPlaces[many]	Saisissez {maximum} de décimales au plus
decimalPlaces[other]	Saisissez {maximum} décimales au plus
tooManyDigits[one]	Saisissez {maximum} chiffre au plus
tooManyDigits[many]	Saisissez {maximum} de chiffres au plus
tooManyDigits[other]	Saisissez {maximum} chiffres au plus
leadingZeros	Supprimez les zéros au début d’un nombre : par exemple, écrivez 7 au lieu de 07
mismatch	La valeur ne correspond pas. Vérifiez votre saisie
anotherValue	Saisissez une autre valeur. Celle-ci ne peut pas être utilisée
choice	Saisissez une valeur de la liste des valeurs acceptées. Vérifiez qu’il n’y a pas de faute de frappe
option	Choisissez l’une de ces options : {accepted}
unselected	Cochez cette option
repeated	Supprimez l’élément qui figure deux fois dans la liste
same	Saisissez la même valeur que dans « {other} ». Vérifiez les deux
after	Saisissez une valeur postérieure ou supérieure à celle de « {other} »
later	Saisissez une valeur postérieure à celle de « {other} »
notEarlier	Saisissez la même valeur que dans « {other} » ou une valeur postérieure
larger	Saisissez une valeur supérieure à celle de « {other} »
notSmaller	Saisissez la même valeur que dans « {other} » ou une valeur supérieure
excluded	Laissez ce champ vide à cause de « {other} »
atLeastOne	Remplissez au moins un de ces champs : {accepted}
moreErrors	Toutes les erreurs ne sont pas affichées. Éléments à corriger : {rejected}
furtherErrors	Corrigez d’abord ce qui est affiché ici. Il peut y avoir d’autres erreurs
dataValue	Utilisez une valeur acceptée ici. Vérifiez son orthographe, sa taille et son format
dataSyntax	Corrigez la syntaxe de ces données. Vérifiez les guillemets, les virgules et les crochets
dataSyntaxAt	Corrigez la syntaxe à la ligne {line}, colonne {column}. Vérifiez les guillemets, les virgules et les crochets
dataKey	Supprimez cette clé ou corrigez son orthographe. Elle n’est pas acceptée ici
objectWithKey	Utilisez un objet avec la clé {accepted}
dataKeyTwice	Supprimez l’une des deux clés. Cette clé figure deux fois
dataEncoding	Enregistrez ces données en UTF-8. Elles contiennent des octets d’un autre encodage
dataDepth	Utilisez moins de niveaux. Trop de listes et d’objets sont imbriqués
dataSize	Envoyez moins de données : la limite en octets est {maximum}
cardNetwork	Utilisez une carte {accepted}
monthThenYear	Saisissez 2 chiffres pour le mois, puis 2 chiffres pour l’année, par exemple {example}
month	Saisissez un mois de 01 à 12
monthOrder	Vérifiez l’ordre du jour et du mois, par exemple {example}
expired	Cette date est passée. Vérifiez-la ou utilisez une autre carte
expiresSoon	Cette carte expire bientôt. Pensez à utiliser une autre carte
tooFarAhead[one]	Cette date est trop lointaine. Elle ne doit pas dépasser {maximum} an à partir d’aujourd’hui
tooFarAhead[many]	Cette date est trop lointaine. Elle ne doit pas dépasser {maximum} d’années à partir d’aujourd’hui
tooFarAhead[other]	Cette date est trop lointaine. Elle ne doit pas dépasser {maximum} ans à partir d’aujourd’hui
day	Saisissez un jour de 01 à {maximum} pour ce mois
hours	Saisissez des heures de 00 à 23
minutes	Saisissez des minutes de 00 à 59
seconds	Saisissez des secondes de 00 à 59
dateOrder	Saisissez année-mois-jour avec 2 chiffres pour le mois et le jour, par exemple {example}
dateDigits	Saisissez une date avec 2 chiffres pour le jour et le mois, par exemple {example}
dateThenTime	Écrivez année-mois-jour, puis un T, puis l’heure, par exemple {example}
timeWithZone	Saisissez les heures, les minutes, les secondes et un fuseau horaire, par exemple {example}
offsetMissing	Terminez par un fuseau horaire : Z pour UTC, ou un décalage comme +01:00
offsetLimits	Utilisez un décalage d’au plus 23:59 par rapport à UTC, par exemple +01:00
offsetUnwanted	Supprimez tout ce qui suit l’heure, par exemple Z ou +01:00
siteName	Indiquez un nom de domaine complet, par exemple example.com
siteNameOnly	Saisissez seulement le nom de domaine, par exemple example.com, sans rien avant ni après
siteCharacters	Dans le nom de domaine, utilisez uniquement des lettres de a à z sans accent, des chiffres, des traits d’union et des points
siteSpelling	Vérifiez s’il y a une faute de frappe dans le nom de domaine. Aucun site ne peut porter ce nom
siteEnding	Terminez par .com ou une autre extension de domaine, par exemple {example}
siteTooLong	Saisissez {maximum} caractères au plus entre les points du nom de domaine
wholeSiteTooLong	Saisissez {maximum} caractères au plus dans le nom de domaine
hostAddress	Écrivez une adresse IPv6 complète entre [ et ], par exemple [2001:db8::1]
hostNumbers	Indiquez une adresse IP de 4 nombres de 0 à 255, comme 192.0.2.1, ou un nom de domaine comme example.com
publicSite	Utilisez un site que tout le monde peut ouvrir sur Internet, comme example.com, et non celui d’un réseau privé
notIPAddress	Utilisez un nom de domaine comme example.com, pas une adresse IP
hostAccepted	Utilisez une adresse du domaine {accepted}
port	Écrivez après les deux-points un numéro de port entre {minimum} et {maximum}
portAccepted	Utilisez le port {accepted}, ou n’indiquez pas de numéro de port
noPort	Supprimez le numéro de port après le nom de domaine, par exemple :8080
userInfo	Supprimez le nom d’utilisateur ou le mot de passe, ainsi que le signe @
percent	Écrivez deux chiffres ou lettres de A à F après chaque %, par exemple %20. Pour le signe %, écrivez %25
backslash	Utilisez / à la place de \
percentEncoded	Utilisez {accepted} à la place de {character}
percentEncodedSpace	Utilisez %20 à la place de chaque espace
slashesMissing	Écrivez // après les deux-points, par exemple {example}
singleSlash	Indiquez une page de ce site qui commence par un seul /, par exemple /account
atMissing	Ajoutez un signe @, par exemple name@example.com
localMissing	Écrivez un nom avant le signe @, par exemple name@example.com
localTooLong[one]	Saisissez {maximum} caractère au plus avant le signe @
localTooLong[many]	Saisissez {maximum} de caractères au plus avant le signe @
localTooLong[other]	Saisissez {maximum} caractères au plus avant le signe @
quotes	Mettez un guillemet au début et un autre juste avant le signe @, ou n’en mettez aucun
emailSiteMissing	Écrivez la partie après le signe @, par exemple name@example.com
emailLocalLetters	Avant le signe @, n’utilisez pas d’autres lettres que a à z, par exemple pas de ä
emailSiteLetters	Après le signe @, n’utilisez pas d’autres lettres que a à z, par exemple pas de ä
emailSiteCharacter	Supprimez {character} après le signe @
dotNotComma	Utilisez un point, pas une virgule, après le signe @
ipNumbers	Saisissez 4 nombres de 0 à 255 séparés par des points, par exemple {example}
ipGroups	Saisissez 8 groupes de 1 à 4 chiffres ou lettres de a à f séparés par des deux-points, ou moins de groupes avec ::, par exemple {example}
ipGroupDigits	Utilisez au plus {maximum} chiffres ou lettres dans chaque groupe entre les deux-points, par exemple {example}
ipScope	Utilisez une adresse IP de l’un de ces types : {accepted}
colorDigits	Saisissez un # puis {accepted} chiffres ou lettres de a à f, par exemple {example}
hexGroups	Saisissez {accepted} chiffres ou lettres de a à f, groupés comme dans {example}
sameSeparators	Utilisez partout le même séparateur, par exemple {example}
uuidHyphens	Mettez des traits d’union entre des groupes de 8, 4, 4, 4 et 12 chiffres ou lettres, par exemple {example}
uuidVersion	Utilisez un UUID de version {accepted}, comme {example}. Vérifiez que vous avez copié le bon
versionNumbers	Saisissez 3 nombres séparés par des points, par exemple {example}
bankCountry	Utilisez les 2 lettres majuscules d’un pays, par exemple DE, comme 5e et 6e caractères
isbnPrefix	Commencez par 978 ou 979, mais pas par 979-0
ulidCharacters	Utilisez uniquement des chiffres et les lettres de A à Z, mais pas I, L, O ni U
passwordLetters[one]	Utilisez au moins {minimum} lettre
passwordLetters[many]	Utilisez au moins {minimum} de lettres
passwordLetters[other]	Utilisez au moins {minimum} lettres
passwordLowercase[one]	Utilisez au moins {minimum} minuscule
passwordLowercase[many]	Utilisez au moins {minimum} de minuscules
passwordLowercase[other]	Utilisez au moins {minimum} minuscules
passwordUppercase[one]	Utilisez au moins {minimum} majuscule
passwordUppercase[many]	Utilisez au moins {minimum} de majuscules
passwordUppercase[other]	Utilisez au moins {minimum} majuscules
passwordDigits[one]	Utilisez au moins {minimum} chiffre
passwordDigits[many]	Utilisez au moins {minimum} de chiffres
passwordDigits[other]	Utilisez au moins {minimum} chiffres
passwordSymbols[one]	Utilisez au moins {minimum} caractère spécial, par exemple ! ou %
passwordSymbols[many]	Utilisez au moins {minimum} de caractères spéciaux, par exemple ! ou %
passwordSymbols[other]	Utilisez au moins {minimum} caractères spéciaux, par exemple ! ou %

# A name has its article or possessive: "votre adresse e-mail".
empty+name	Saisissez {name}
check+name	Vérifiez {name}
mistypedDigits+name	Vérifiez {name}. Il y a sans doute une faute de frappe
mistypedCharacters+name	Vérifiez {name}. Il y a sans doute une faute de frappe

kind.numeric	uniquement des chiffres
kind.alpha	uniquement des lettres
kind.alphanumeric	uniquement des lettres et des chiffres
kind.integer	un nombre entier
kind.decimal	un nombre
kind.hexadecimal	un nombre hexadécimal
kind.email	une adresse e-mail
kind.e164	un numéro de téléphone
kind.countryCode	un code de pays
kind.currencyCode	un code de monnaie
kind.languageCode	un code de langue
kind.timeZone	le nom d’un fuseau horaire
kind.url	une adresse web
kind.domainName	un nom de domaine
kind.ipAddress	une adresse IP
kind.IPv4 address	une adresse IPv4
kind.IPv6 address	une adresse IPv6
kind.macAddress	une adresse matérielle (MAC)
kind.port	un numéro de port
kind.date	une date
kind.time	une heure au format 24 heures, avec deux chiffres pour l’heure
kind.clock time	une heure
kind.dateTime	une date et une heure
kind.cardExpiry	un mois et une année
kind.paymentCard	un numéro de carte
kind.iban	un IBAN
kind.bic	un code BIC
kind.isbn	un ISBN
kind.ean	un numéro de code-barres
kind.hexColor	un code couleur
kind.uuid	un UUID
kind.ulid	un ULID
kind.semver	un numéro de version
kind.a text	un texte
kind.a list	une liste
kind.an object	un objet avec des valeurs nommées
kind.a digit	un chiffre
kind.a nonzero digit	un chiffre de 1 à 9
kind.a letter	une lettre de A à Z ou de a à z
kind.a capital letter	une majuscule de A à Z
kind.a lowercase letter	une minuscule de a à z
kind.pattern	quelque chose comme {example}
kind.other	une valeur dans un autre format accepté

word.title	Il y a un problème
# Doubtful: reads like a technical fault.
word.errorPrefix	Erreur :
word.unlabeled	Cette valeur
word.otherField	l’autre champ
word.securityCode	Cryptogramme visuel
word.spaces	espaces
word.commas	virgules
word.dots	points
word.hyphens	traits d’union
word.slashes	barres obliques
word.apostrophes	apostrophes
word.underscores	tirets bas
word.brackets	parenthèses ou crochets
word.quotationMarks	guillemets
"""#)
