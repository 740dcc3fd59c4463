// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

// swift-format-ignore
let greekTexts = TextTable(
#"""
# Ελληνικά
# Greek, with the polite plural imperative.
#
# A label comes before the sentence, because its gender is not known. Kinds are in the accusative.
#
# Reviewed by a native speaker: no.

uncheckable	Ο έλεγχος δεν είναι δυνατός αυτή τη στιγμή. Δοκιμάστε ξανά σε λίγα λεπτά
programMistake	Υπάρχει πρόβλημα σε αυτή τη φόρμα. Αυτή η τιμή δεν μπορεί να ελεγχθεί
pending	Ο έλεγχος συνεχίζεται. Περιμένετε λίγο και μετά δοκιμάστε ξανά
check	Ελέγξτε αυτή την τιμή
empty	Συμπληρώστε αυτό το πεδίο
missing	Προσθέστε αυτή την τιμή. Λείπει
noChoice	Επιλέξτε μια τιμή
tooLarge	Το κείμενο είναι πολύ μεγάλο. Αφαιρέστε περιττό κείμενο ή περιττά κενά
tooManyBytes[one]	Γράψτε το πολύ {maximum} χαρακτήρα. Γράμματα όπως το ä και τα emoji μετράνε για περισσότερους από έναν
tooManyBytes[other]	Γράψτε το πολύ {maximum} χαρακτήρες. Γράμματα όπως το ä και τα emoji μετράνε για περισσότερους από έναν
tooBrief	Το κείμενο είναι πολύ μικρό. Προσθέστε μερικούς χαρακτήρες
tooShort[one]	Γράψτε τουλάχιστον {minimum} χαρακτήρα
tooShort[other]	Γράψτε τουλάχιστον {minimum} χαρακτήρες
lengthBetween	Γράψτε από {minimum} έως {maximum} χαρακτήρες
tooLong[one]	Γράψτε το πολύ {maximum} χαρακτήρα
tooLong[other]	Γράψτε το πολύ {maximum} χαρακτήρες
exactLength[one]	Γράψτε ακριβώς {minimum} χαρακτήρα
exactLength[other]	Γράψτε ακριβώς {minimum} χαρακτήρες
exactLengthNot[one]	Γράψτε ακριβώς {minimum} χαρακτήρα, όχι {length}
exactLengthNot[other]	Γράψτε ακριβώς {minimum} χαρακτήρες, όχι {length}
tooFewEntries[one]	Δώστε τουλάχιστον {minimum} στοιχείο
tooFewEntries[other]	Δώστε τουλάχιστον {minimum} στοιχεία
tooManyEntries[one]	Δώστε το πολύ {maximum} στοιχείο
tooManyEntries[other]	Δώστε το πολύ {maximum} στοιχεία
exactEntries[one]	Δώστε ακριβώς {minimum} στοιχείο
exactEntries[other]	Δώστε ακριβώς {minimum} στοιχεία
entriesBetween	Δώστε από {minimum} έως {maximum} στοιχεία
digitsOnly	Χρησιμοποιήστε μόνο τα ψηφία 0 έως 9
lettersOnly	Χρησιμοποιήστε μόνο τα λατινικά γράμματα A έως Z ή a έως z, χωρίς ψηφία, κενά και τόνους
anyLettersOnly	Χρησιμοποιήστε μόνο γράμματα, χωρίς ψηφία, κενά ή άλλους χαρακτήρες
oneAlphabet	Χρησιμοποιήστε γράμματα ενός μόνο αλφαβήτου, για παράδειγμα μόνο λατινικά ή μόνο ελληνικά
lettersAndDigits	Χρησιμοποιήστε μόνο τα λατινικά γράμματα A έως Z ή a έως z και τα ψηφία 0 έως 9
anyLettersAndDigits	Χρησιμοποιήστε μόνο γράμματα και ψηφία, χωρίς κενά, παύλες ή άλλους χαρακτήρες
onlyThese	Χρησιμοποιήστε μόνο αυτούς τους χαρακτήρες: {accepted}
slugCharacters	Χρησιμοποιήστε μόνο ψηφία, παύλες και πεζά λατινικά γράμματα από a έως z, χωρίς κενά και τόνους
capitalLetters	Χρησιμοποιήστε κεφαλαία γράμματα, για παράδειγμα {example}
lowercaseLetters	Χρησιμοποιήστε πεζά γράμματα αντί για κεφαλαία
digitsGrouped	Χρησιμοποιήστε μόνο ψηφία, με το πολύ ένα κενό ή μία παύλα ανάμεσα σε δύο ψηφία
hexDigits	Χρησιμοποιήστε μόνο τα ψηφία 0 έως 9 και τα λατινικά γράμματα a έως f
digitsNotLetters	Χρησιμοποιήστε τα ψηφία 0 και 1, όχι τα λατινικά γράμματα O και I
lettersNotDigits	Χρησιμοποιήστε τα λατινικά γράμματα O και I, όχι τα ψηφία 0 και 1
spaces	Αφαιρέστε τα κενά και τις αλλαγές γραμμής
outerSpaces	Αφαιρέστε τα κενά και τις αλλαγές γραμμής στην αρχή και στο τέλος
without	Αφαιρέστε {characters}
replacement	Αντικαταστήστε {characters} με {accepted}, για παράδειγμα {example}
disallowedText	Αφαιρέστε το {character}
once	Χρησιμοποιήστε το {character} μόνο μία φορά
onlyAtEnd	Χρησιμοποιήστε το {character} μόνο στο τέλος
strangeCharacter	Αφαιρέστε χαρακτήρες ασυνήθιστους, κρυφούς ή που μοιάζουν με άλλους. Διαγράψτε το κείμενο και γράψτε το ξανά
ordinaryForms	Χρησιμοποιήστε συνηθισμένα ψηφία, γράμματα και σύμβολα, για παράδειγμα 1 και όχι １ ή ١
plainCharacters	Χρησιμοποιήστε μόνο λατινικά γράμματα A έως Z, ψηφία και συνηθισμένα σύμβολα, χωρίς τόνους και emoji
nothingAfter	Αφαιρέστε το {character} και ό,τι ακολουθεί
notBegin	Μην αρχίζετε με {character}
notEnd	Μην τελειώνετε με {character}
notNegative	Αφαιρέστε το σύμβολο μείον: οι αρνητικοί αριθμοί δεν γίνονται δεκτοί
begins	Αρχίστε με {accepted}
ends	Τελειώστε με {accepted}
includes	Προσθέστε {accepted}
dots	Μη γράψετε δύο τελείες στη σειρά
twoSpaces	Μη γράψετε δύο κενά στη σειρά
dotAtStart	Μην αρχίζετε με τελεία
dotAtEnd	Μην τελειώνετε με τελεία
dotNextToAt	Μη γράψετε τελεία δίπλα στο σύμβολο @
siteDotAtEdge	Μην αρχίζετε ή τελειώνετε το όνομα τομέα με τελεία
hyphens	Μη γράψετε δύο παύλες στη σειρά
hyphen	Γράψτε ένα γράμμα ή ψηφίο πριν και μετά από κάθε παύλα
hyphenAtEdge	Μην αρχίζετε ούτε να τελειώνετε με παύλα
format	Η μορφή δεν ταιριάζει. Ελέγξτε αν υπάρχουν λάθη
mistakeAt	Χρησιμοποιήστε αποδεκτή μορφή. Ελέγξτε τον χαρακτήρα αριθμό {number}
placeLike	Ελέγξτε τον χαρακτήρα αριθμό {number} και χρησιμοποιήστε αυτή τη μορφή: {example}
characterAt	Χρησιμοποιήστε {kinds} ως χαρακτήρα αριθμό {number}
characterFirst	Χρησιμοποιήστε {kinds} ως πρώτο χαρακτήρα
characterAtLike	Χρησιμοποιήστε {kinds} ως χαρακτήρα αριθμό {number}, για παράδειγμα {example}
characterFirstLike	Χρησιμοποιήστε {kinds} ως πρώτο χαρακτήρα, για παράδειγμα {example}
addAtEnd	Το κείμενο είναι ελλιπές. Προσθέστε στο τέλος κάτι σαν «{example}»
looksLike	Χρησιμοποιήστε αυτή τη μορφή: {example}
looksLikeShort	Το κείμενο είναι πολύ μικρό. Χρησιμοποιήστε αυτή τη μορφή: {example}
looksLikeLong	Το κείμενο είναι πολύ μεγάλο. Χρησιμοποιήστε αυτή τη μορφή: {example}
onlyPart	Γράψτε μόνο το τμήμα που μοιάζει με {example}
# Doubtful: Γράψτε is plain but unusual in Greek forms, which say Συμπληρώστε or Πληκτρολογήστε; it
# concerns the whole file.
kind	Γράψτε {kind}, για παράδειγμα {example}
kindOfLetters	Γράψτε {kind} με {accepted} γράμματα, για παράδειγμα {example}
kindWithout	Αφαιρέστε {characters} και γράψτε {kind}, για παράδειγμα {example}
kindBetween	Γράψτε {kind} από {minimum} έως {maximum}
kindAtLeast	Γράψτε {kind}, {minimum} ή περισσότερο
kindAtMost	Γράψτε {kind}, {maximum} ή λιγότερο
oneOf	Γράψτε {kinds}
notKind	Μη γράψετε {kinds}. Γράψτε κάτι άλλο
phoneNumber	Αρχίστε με + και τον κωδικό χώρας και συνεχίστε μόνο με ψηφία, για παράδειγμα {example}
phoneNumberWithoutPlus	Αρχίστε με τον κωδικό χώρας χωρίς + και χρησιμοποιήστε μόνο ψηφία, για παράδειγμα {example}
countryCode	Χρησιμοποιήστε τον κωδικό χώρας, που δεν αρχίζει ποτέ με 0, για παράδειγμα {example}
phoneDigits	Χρησιμοποιήστε μόνο ψηφία στον αριθμό τηλεφώνου, για παράδειγμα {example}
incomplete	Αντιγράψτε όλο το κείμενο και τίποτα άλλο και επικολλήστε το ξανά εδώ. Κάτι λείπει ή περισσεύει
mistypedDigits	Μάλλον υπάρχει λάθος πληκτρολόγησης. Ελέγξτε κάθε ψηφίο
mistypedCharacters	Μάλλον υπάρχει λάθος πληκτρολόγησης. Ελέγξτε κάθε χαρακτήρα
innerDate	Μάλλον υπάρχει λάθος πληκτρολόγησης στην ημερομηνία που περιέχει ο αριθμός. Ελέγξτε την
missingDigits	Τα ψηφία είναι πολύ λίγα. Ελέγξτε αν λείπουν κάποια
extraDigits	Τα ψηφία είναι πάρα πολλά. Ελέγξτε αν περισσεύουν κάποια
allZeros	Γράψτε αριθμό που δεν αποτελείται μόνο από μηδενικά
exactDigits	Γράψτε ακριβώς {accepted} ψηφία
exactDigitsNot	Γράψτε ακριβώς {accepted} ψηφία, όχι {length}
digitsBetween	Γράψτε από {minimum} έως {maximum} ψηφία, όχι {length}
exactLettersAndDigits	Γράψτε ακριβώς {accepted} γράμματα και ψηφία
didYouMean	Μήπως εννοείτε {suggestion};
noPostalCode	Αφήστε το πεδίο κενό: αυτή η χώρα δεν έχει ταχυδρομικούς κώδικες
exactLettersAndDigitsNot	Γράψτε ακριβώς {accepted} γράμματα και ψηφία, όχι {length}
ibanCountry	Αρχίστε με τα 2 γράμματα μιας χώρας που χρησιμοποιεί IBAN, για παράδειγμα DE
ibanAccountNumber	Μάλλον υπάρχει λάθος πληκτρολόγησης μετά τους 4 πρώτους χαρακτήρες. Ελέγξτε τους χαρακτήρες
atLeast	Γράψτε {minimum} ή περισσότερο
atMost	Γράψτε {maximum} ή λιγότερο
between	Γράψτε μια τιμή από {minimum} έως {maximum}
moreThan	Γράψτε τιμή μεγαλύτερη από {minimum}
lessThan	Γράψτε τιμή μικρότερη από {maximum}
earliest	Γράψτε {minimum} ή μεταγενέστερη ημερομηνία
latest	Γράψτε {maximum} ή προγενέστερη ημερομηνία
betweenDates	Γράψτε ημερομηνία από {minimum} έως {maximum}
laterThan	Γράψτε ημερομηνία μετά τις {minimum}
earlierThan	Γράψτε ημερομηνία πριν από τις {maximum}
inPast	Γράψτε ημερομηνία στο παρελθόν
inFuture	Γράψτε ημερομηνία στο μέλλον
ageAtLeast	Γράψτε ημερομηνία γέννησης για ηλικία {minimum} ή μεγαλύτερη
ageAtMost	Γράψτε ημερομηνία γέννησης για ηλικία {maximum} ή μικρότερη
textAtLeast	Γράψτε «{minimum}» ή κάτι που έρχεται μετά από αυτό
textAtMost	Γράψτε «{maximum}» ή κάτι που έρχεται πριν από αυτό
textAfter	Γράψτε κάτι που έρχεται μετά από «{minimum}»
textBefore	Γράψτε κάτι που έρχεται πριν από «{maximum}»
fewerDigits	Χρησιμοποιήστε λιγότερα ψηφία. Ελέγξτε αν περισσεύουν κάποια
decimalPoint	Χρησιμοποιήστε μόνο μία δεκαδική τελεία, για παράδειγμα {example}
decimalComma	Χρησιμοποιήστε μόνο ένα δεκαδικό κόμμα, για παράδειγμα {example}
beginsWithDigit	Αρχίστε με ψηφίο, για παράδειγμα {example}
noDecimals	Γράψτε ακέραιο αριθμό χωρίς δεκαδικά και διαχωριστικά, για παράδειγμα {example}
dotInsteadOfComma	Χρησιμοποιήστε τελεία, όχι κόμμα
dash	Χρησιμοποιήστε απλό ενωτικό (-) αντί για παύλα
endsWithDigit	Τελειώστε με ψηφίο, για παράδειγμα {example}
pointNotComma	Χρησιμοποιήστε δεκαδική τελεία, όχι κόμμα, για παράδειγμα {example}
commaNotPoint	Χρησιμοποιήστε δεκαδικό κόμμα, όχι τελεία, για παράδειγμα {example}
noGroupSigns	Γράψτε τα ψηφία χωρίς διαχωριστικό χιλιάδων, για παράδειγμα {example}
digitGroups	Χωρίστε τα ψηφία σε ομάδες, για παράδειγμα {example}
decimalPlaces[one]	Χρησιμοποιήστε το πολύ {maximum} δεκαδικό ψηφίο
decimalPlaces[other]	Χρησιμοποιήστε το πολύ {maximum} δεκαδικά ψηφία
tooManyDigits[one]	Γράψτε το πολύ {maximum} ψηφίο
tooManyDigits[other]	Γράψτε το πολύ {maximum} ψηφία
leadingZeros	Αφαιρέστε τα μηδενικά στην αρχή ενός αριθμού. Γράψτε, για παράδειγμα, 7 αντί για 07
mismatch	Δεν συμφωνεί. Ελέγξτε αν υπάρχουν λάθη
anotherValue	Γράψτε άλλη τιμή. Αυτή δεν μπορεί να χρησιμοποιηθεί
choice	Γράψτε μια τιμή από τη λίστα των αποδεκτών τιμών. Ελέγξτε για λάθος πληκτρολόγησης
option	Διαλέξτε μία από αυτές τις επιλογές: {accepted}
unselected	Επιλέξτε το
repeated	Αφαιρέστε το στοιχείο που υπάρχει δύο φορές στη λίστα
same	Γράψτε ό,τι και στο πεδίο «{other}». Ελέγξτε και τα δύο
after	Γράψτε μεταγενέστερη ή μεγαλύτερη τιμή από αυτήν στο πεδίο «{other}»
later	Γράψτε μεταγενέστερη τιμή από αυτήν στο πεδίο «{other}»
notEarlier	Γράψτε την ίδια τιμή με το πεδίο «{other}» ή μεταγενέστερη
larger	Γράψτε μεγαλύτερη τιμή από αυτήν στο πεδίο «{other}»
notSmaller	Γράψτε την ίδια τιμή με το πεδίο «{other}» ή μεγαλύτερη
excluded	Αφήστε αυτό το πεδίο κενό λόγω του πεδίου «{other}»
atLeastOne	Συμπληρώστε τουλάχιστον ένα από αυτά τα πεδία: {accepted}
moreErrors[one]	Διορθώστε συνολικά {rejected} στοιχείο. Διορθώστε ό,τι φαίνεται εδώ για να δείτε τα υπόλοιπα
moreErrors[other]	Διορθώστε συνολικά {rejected} στοιχεία. Διορθώστε ό,τι φαίνεται εδώ για να δείτε τα υπόλοιπα
furtherErrors	Διορθώστε πρώτα όσα εμφανίζονται εδώ. Ενδέχεται να υπάρχουν και άλλα λάθη
dataValue	Χρησιμοποιήστε μια τιμή που γίνεται δεκτή εδώ. Ελέγξτε την ορθογραφία, το μέγεθος και τη μορφή της
dataSyntax	Διορθώστε τη σύνταξη αυτών των δεδομένων. Ελέγξτε τα εισαγωγικά, τα κόμματα και τις αγκύλες
dataSyntaxAt	Διορθώστε τη σύνταξη στη γραμμή {line}, στήλη {column}. Ελέγξτε τα εισαγωγικά, τα κόμματα και τις αγκύλες
dataKey	Αφαιρέστε αυτό το κλειδί ή διορθώστε την ορθογραφία του. Δεν γίνεται δεκτό εδώ
objectWithKey	Χρησιμοποιήστε αντικείμενο με το κλειδί {accepted}
dataKeyTwice	Αφαιρέστε ένα από τα δύο κλειδιά. Αυτό το κλειδί υπάρχει δύο φορές
dataEncoding	Αποθηκεύστε αυτά τα δεδομένα σε UTF-8. Περιέχουν byte άλλης κωδικοποίησης
dataDepth	Χρησιμοποιήστε λιγότερα επίπεδα. Υπάρχουν πάρα πολλές λίστες και αντικείμενα το ένα μέσα στο άλλο
dataSize	Στείλτε λιγότερα δεδομένα. Το όριο σε byte είναι {maximum}
cardNetwork	Χρησιμοποιήστε κάρτα {accepted}
monthThenYear	Γράψτε 2 ψηφία για τον μήνα και μετά 2 ψηφία για το έτος, για παράδειγμα {example}
month	Χρησιμοποιήστε μήνα από 01 έως 12
monthOrder	Ελέγξτε τη σειρά της ημέρας και του μήνα, για παράδειγμα {example}
expired	Αυτή η ημερομηνία έχει περάσει. Ελέγξτε την ή χρησιμοποιήστε άλλη κάρτα
expiresSoon	Αυτή η κάρτα λήγει σύντομα. Σκεφτείτε να χρησιμοποιήσετε άλλη κάρτα
tooFarAhead[one]	Γράψτε ημερομηνία που απέχει το πολύ {maximum} έτος από σήμερα. Ελέγξτε το έτος
tooFarAhead[other]	Γράψτε ημερομηνία που απέχει το πολύ {maximum} έτη από σήμερα. Ελέγξτε το έτος
day	Χρησιμοποιήστε για αυτόν τον μήνα ημέρα από 01 έως {maximum}
hours	Χρησιμοποιήστε ώρες από 00 έως 23
minutes	Χρησιμοποιήστε λεπτά από 00 έως 59
seconds	Χρησιμοποιήστε δευτερόλεπτα από 00 έως 59
dateOrder	Γράψτε έτος-μήνας-ημέρα με 2 ψηφία για τον μήνα και την ημέρα, για παράδειγμα {example}
dateDigits	Γράψτε ημερομηνία με 2 ψηφία για την ημέρα και τον μήνα, για παράδειγμα {example}
dateThenTime	Γράψτε έτος-μήνας-ημέρα, μετά ένα λατινικό T και μετά την ώρα, για παράδειγμα {example}
timeWithZone	Γράψτε ώρες, λεπτά, δευτερόλεπτα και ζώνη ώρας, για παράδειγμα {example}
offsetMissing	Τελειώστε με ζώνη ώρας: Z για UTC ή διαφορά ώρας όπως +01:00
offsetLimits	Χρησιμοποιήστε διαφορά από UTC το πολύ 23:59, για παράδειγμα +01:00
offsetUnwanted	Αφαιρέστε ό,τι ακολουθεί την ώρα, για παράδειγμα Z ή +01:00
siteName	Γράψτε πλήρες όνομα τομέα, για παράδειγμα example.com
siteNameOnly	Γράψτε μόνο το όνομα τομέα, για παράδειγμα example.com, χωρίς τίποτα πριν ή μετά
siteCharacters	Χρησιμοποιήστε στο όνομα τομέα μόνο λατινικά γράμματα από a έως z χωρίς τόνους, ψηφία, παύλες και τελείες
siteSpelling	Ελέγξτε αν υπάρχει λάθος πληκτρολόγησης στο όνομα τομέα. Κανένας ιστότοπος δεν μπορεί να έχει αυτό το όνομα
siteEnding	Τελειώστε με .com ή άλλη κατάληξη τομέα, για παράδειγμα {example}
siteTooLong	Χρησιμοποιήστε το πολύ {maximum} χαρακτήρες ανάμεσα στις τελείες του ονόματος τομέα
wholeSiteTooLong	Χρησιμοποιήστε το πολύ {maximum} χαρακτήρες στο όνομα τομέα
hostAddress	Γράψτε μια πλήρη διεύθυνση IPv6 ανάμεσα σε [ και ], για παράδειγμα [2001:db8::1]
hostNumbers	Γράψτε διεύθυνση IP από 4 αριθμούς από 0 έως 255, όπως 192.0.2.1, ή όνομα τομέα, όπως example.com
publicSite	Χρησιμοποιήστε ιστότοπο που ανοίγει ο καθένας στο διαδίκτυο, όπως example.com, και όχι ιδιωτικού δικτύου
notIPAddress	Χρησιμοποιήστε όνομα τομέα, όπως example.com, και όχι διεύθυνση IP
hostAccepted	Χρησιμοποιήστε διεύθυνση στο {accepted}
port	Γράψτε μετά την άνω και κάτω τελεία αριθμό θύρας από {minimum} έως {maximum}
portAccepted	Χρησιμοποιήστε τη θύρα {accepted} ή μη γράψετε αριθμό θύρας
noPort	Αφαιρέστε τον αριθμό θύρας μετά το όνομα τομέα, για παράδειγμα :8080
userInfo	Αφαιρέστε το όνομα χρήστη ή τον κωδικό, μαζί με το σύμβολο @
percent	Γράψτε μετά από κάθε % δύο ψηφία ή λατινικά γράμματα από A έως F, όπως %20. Για το σύμβολο % γράψτε %25
backslash	Χρησιμοποιήστε / αντί για \
percentEncoded	Χρησιμοποιήστε {accepted} αντί για {character}
percentEncodedSpace	Χρησιμοποιήστε %20 αντί για κάθε κενό
slashesMissing	Γράψτε // μετά την άνω και κάτω τελεία, για παράδειγμα {example}
singleSlash	Γράψτε μια σελίδα αυτού του ιστότοπου που αρχίζει με μία μόνο /, για παράδειγμα /account
atMissing	Προσθέστε το σύμβολο @, για παράδειγμα name@example.com
localMissing	Γράψτε ένα όνομα πριν από το σύμβολο @, για παράδειγμα name@example.com
localTooLong[one]	Γράψτε το πολύ {maximum} χαρακτήρα πριν από το σύμβολο @
localTooLong[other]	Γράψτε το πολύ {maximum} χαρακτήρες πριν από το σύμβολο @
quotes	Βάλτε ένα εισαγωγικό στην αρχή και ένα ακριβώς πριν από το σύμβολο @ ή κανένα
emailSiteMissing	Γράψτε το μέρος μετά το σύμβολο @, για παράδειγμα name@example.com
emailLocalLetters	Πριν από το σύμβολο @ χρησιμοποιήστε μόνο τα λατινικά γράμματα a έως z και όχι άλλα, όπως το ä
emailSiteLetters	Μετά το σύμβολο @ χρησιμοποιήστε μόνο τα λατινικά γράμματα a έως z και όχι άλλα, όπως το ä
emailSiteCharacter	Αφαιρέστε το {character} μετά το σύμβολο @
dotNotComma	Χρησιμοποιήστε τελεία και όχι κόμμα μετά το σύμβολο @
ipNumbers	Γράψτε 4 αριθμούς από 0 έως 255 με τελείες ανάμεσά τους, για παράδειγμα {example}
ipGroups	Γράψτε 8 ομάδες από 1 έως 4 ψηφία ή λατινικά γράμματα a έως f με άνω-κάτω τελείες ανάμεσά τους, ή λιγότερες ομάδες με ::, για παράδειγμα {example}
ipGroupDigits	Χρησιμοποιήστε το πολύ {maximum} ψηφία ή γράμματα σε κάθε ομάδα ανάμεσα στις άνω-κάτω τελείες, για παράδειγμα {example}
ipScope	Χρησιμοποιήστε διεύθυνση IP από ένα από αυτά τα είδη: {accepted}
colorDigits	Γράψτε # και μετά {accepted} ψηφία ή λατινικά γράμματα από a έως f, για παράδειγμα {example}
hexGroups	Γράψτε {accepted} ψηφία ή λατινικά γράμματα από a έως f, σε ομάδες όπως {example}
sameSeparators	Χρησιμοποιήστε παντού το ίδιο διαχωριστικό, για παράδειγμα {example}
uuidHyphens	Γράψτε ενωτικά ανάμεσα σε ομάδες των 8, 4, 4, 4 και 12 ψηφίων ή γραμμάτων, για παράδειγμα {example}
uuidVersion	Χρησιμοποιήστε UUID έκδοσης {accepted}, όπως {example}. Ελέγξτε αν αντιγράψατε το σωστό
versionNumbers	Γράψτε 3 αριθμούς με τελείες ανάμεσά τους, για παράδειγμα {example}
bankCountry	Γράψτε ως 5ο και 6ο χαρακτήρα τα 2 κεφαλαία λατινικά γράμματα μιας χώρας, για παράδειγμα DE
isbnPrefix	Αρχίστε με 978 ή 979, αλλά όχι με 979-0
ulidCharacters	Χρησιμοποιήστε μόνο ψηφία και τα λατινικά γράμματα A έως Z, αλλά όχι τα I, L, O και U
passwordLetters[one]	Προσθέστε τουλάχιστον ένα γράμμα
passwordLetters[other]	Προσθέστε τουλάχιστον {minimum} γράμματα
passwordLowercase[one]	Προσθέστε τουλάχιστον ένα πεζό γράμμα
passwordLowercase[other]	Προσθέστε τουλάχιστον {minimum} πεζά γράμματα
passwordUppercase[one]	Προσθέστε τουλάχιστον ένα κεφαλαίο γράμμα
passwordUppercase[other]	Προσθέστε τουλάχιστον {minimum} κεφαλαία γράμματα
passwordDigits[one]	Προσθέστε τουλάχιστον ένα ψηφίο
passwordDigits[other]	Προσθέστε τουλάχιστον {minimum} ψηφία
passwordSymbols[one]	Προσθέστε τουλάχιστον ένα σύμβολο, όπως ! ή %
passwordSymbols[other]	Προσθέστε τουλάχιστον {minimum} σύμβολα, όπως ! ή %

# A name is in the accusative with its article: "τη διεύθυνση email σας".
empty+name	Γράψτε {name}
check+name	Ελέγξτε {name}
mistypedDigits+name	Ελέγξτε {name}. Μάλλον υπάρχει λάθος πληκτρολόγησης
mistypedCharacters+name	Ελέγξτε {name}. Μάλλον υπάρχει λάθος πληκτρολόγησης

kind.numeric	μόνο ψηφία
kind.alpha	μόνο γράμματα
kind.alphanumeric	μόνο γράμματα και ψηφία
kind.integer	ακέραιο αριθμό
kind.decimal	αριθμό
kind.hexadecimal	δεκαεξαδικό αριθμό
kind.email	διεύθυνση email
kind.e164	αριθμό τηλεφώνου
kind.countryCode	έναν κωδικό χώρας
kind.currencyCode	έναν κωδικό νομίσματος
kind.languageCode	έναν κωδικό γλώσσας
kind.timeZone	το όνομα μιας ζώνης ώρας
kind.url	διεύθυνση ιστού
kind.domainName	όνομα τομέα
kind.ipAddress	διεύθυνση IP
kind.IPv4 address	διεύθυνση IPv4
kind.IPv6 address	διεύθυνση IPv6
kind.macAddress	διεύθυνση υλικού (MAC)
kind.port	αριθμό θύρας
kind.date	ημερομηνία
kind.time	ώρα σε 24ωρη μορφή με δύο ψηφία για τις ώρες
kind.clock time	ώρα
kind.dateTime	ημερομηνία και ώρα
kind.cardExpiry	μήνα και έτος
kind.paymentCard	αριθμό κάρτας
kind.iban	IBAN
kind.bic	κωδικό τράπεζας (BIC)
kind.isbn	ISBN
kind.ean	αριθμό γραμμωτού κώδικα
kind.hexColor	κωδικό χρώματος
kind.uuid	UUID
kind.ulid	ULID
kind.semver	αριθμό έκδοσης
kind.a text	κείμενο
kind.a list	λίστα
kind.an object	αντικείμενο με τιμές που έχουν όνομα
kind.a digit	ψηφίο
kind.a nonzero digit	ψηφίο από 1 έως 9
kind.a letter	λατινικό γράμμα από A έως Z ή από a έως z
kind.a capital letter	κεφαλαίο λατινικό γράμμα από A έως Z
kind.a lowercase letter	πεζό λατινικό γράμμα από a έως z
kind.pattern	κάτι σαν {example}
kind.other	κάτι σε άλλη αποδεκτή μορφή

word.title	Υπάρχει πρόβλημα
word.errorPrefix	Σφάλμα:
word.unlabeled	Αυτή η τιμή
word.otherField	το άλλο πεδίο
word.securityCode	Κωδικός ασφαλείας
word.spaces	τα κενά
word.commas	τα κόμματα
word.dots	τις τελείες
word.hyphens	τις παύλες
word.slashes	τις πλάγιες καθέτους
word.apostrophes	τις αποστρόφους
word.underscores	τις κάτω παύλες
word.brackets	τις παρενθέσεις ή αγκύλες
word.quotationMarks	τα εισαγωγικά
"""#)
