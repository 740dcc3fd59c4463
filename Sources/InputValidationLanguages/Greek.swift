// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

extension MessageLanguage {
    /// Greek.
    public static let greek = MessageLanguage(Greek.self)
}

/// Greek, with the polite plural imperative.
///
/// A label comes before the sentence, because its gender is not known. Kinds are in the accusative.
///
/// Reviewed by a native speaker: no.
enum Greek: LanguageTable {
    static let tag = "el"
    static let name = "Ελληνικά"
    static let quotationMarks = (start: "«", end: "»")
    static let lowercasesAfterLabel = true

    // MARK: Sentences

    static func wording(of sentence: Sentence) -> Wording {
        switch sentence {
        // This cannot be checked right now: try again in a few minutes
        case .uncheckable: "Ο έλεγχος δεν είναι δυνατός αυτή τη στιγμή. Δοκιμάστε ξανά σε λίγα λεπτά"
        // There is a problem with this form: this cannot be checked
        case .programMistake: "Υπάρχει πρόβλημα σε αυτή τη φόρμα. Αυτή η τιμή δεν μπορεί να ελεγχθεί"
        // Wait a moment, then try again: this is still being checked
        case .pending: "Ο έλεγχος συνεχίζεται. Περιμένετε λίγο και μετά δοκιμάστε ξανά"
        // Check this value
        case .check: "Ελέγξτε αυτή την τιμή"

        // Enter a value
        case .empty: "Συμπληρώστε αυτό το πεδίο"
        // Choose a value
        case .noChoice: "Επιλέξτε μια τιμή"
        // Make this shorter: remove any extra text or spaces
        case .tooLarge: "Το κείμενο είναι πολύ μεγάλο. Αφαιρέστε περιττό κείμενο ή περιττά κενά"
        // Use {maximum} characters or fewer: letters like ä and emoji count as more than one
        case .tooManyBytes:
            .plural(
                one:
                    "Γράψτε το πολύ {maximum} χαρακτήρα. Γράμματα όπως το ä και τα emoji μετράνε για περισσότερους από έναν",
                other:
                    "Γράψτε το πολύ {maximum} χαρακτήρες. Γράμματα όπως το ä και τα emoji μετράνε για περισσότερους από έναν"
            )
        // Make this longer: add some characters
        case .tooBrief: "Το κείμενο είναι πολύ μικρό. Προσθέστε μερικούς χαρακτήρες"
        // Use {minimum} characters or more
        case .tooShort:
            .plural(one: "Γράψτε τουλάχιστον {minimum} χαρακτήρα", other: "Γράψτε τουλάχιστον {minimum} χαρακτήρες")
        // Use between {minimum} and {maximum} characters
        case .lengthBetween: "Γράψτε από {minimum} έως {maximum} χαρακτήρες"
        // Use {maximum} characters or fewer
        case .tooLong: .plural(one: "Γράψτε το πολύ {maximum} χαρακτήρα", other: "Γράψτε το πολύ {maximum} χαρακτήρες")
        // Use exactly {minimum} characters
        case .exactLength:
            .plural(one: "Γράψτε ακριβώς {minimum} χαρακτήρα", other: "Γράψτε ακριβώς {minimum} χαρακτήρες")
        // Use exactly {minimum} characters, not {length}
        case .exactLengthNot:
            .plural(
                one: "Γράψτε ακριβώς {minimum} χαρακτήρα, όχι {length}",
                other: "Γράψτε ακριβώς {minimum} χαρακτήρες, όχι {length}")
        // Give {minimum} entries or more
        case .tooFewEntries:
            .plural(one: "Δώστε τουλάχιστον {minimum} στοιχείο", other: "Δώστε τουλάχιστον {minimum} στοιχεία")
        // Give {maximum} entries or fewer
        case .tooManyEntries:
            .plural(one: "Δώστε το πολύ {maximum} στοιχείο", other: "Δώστε το πολύ {maximum} στοιχεία")
        // Give exactly {minimum} entries
        case .exactEntries: .plural(one: "Δώστε ακριβώς {minimum} στοιχείο", other: "Δώστε ακριβώς {minimum} στοιχεία")
        // Give between {minimum} and {maximum} entries
        case .entriesBetween: "Δώστε από {minimum} έως {maximum} στοιχεία"

        // Only use the digits 0 to 9
        case .digitsOnly: "Χρησιμοποιήστε μόνο τα ψηφία 0 έως 9"
        // Only use the letters A to Z or a to z, with no digits, spaces, or accents
        case .lettersOnly: "Χρησιμοποιήστε μόνο τα λατινικά γράμματα A έως Z ή a έως z, χωρίς ψηφία, κενά και τόνους"
        // Only use letters, with no digits, spaces, or other characters
        case .anyLettersOnly: "Χρησιμοποιήστε μόνο γράμματα, χωρίς ψηφία, κενά ή άλλους χαρακτήρες"
        // Only use the letters A to Z or a to z and the digits 0 to 9
        case .lettersAndDigits: "Χρησιμοποιήστε μόνο τα λατινικά γράμματα A έως Z ή a έως z και τα ψηφία 0 έως 9"
        // Only use letters and digits, with no spaces, hyphens, or other characters
        case .anyLettersAndDigits: "Χρησιμοποιήστε μόνο γράμματα και ψηφία, χωρίς κενά, παύλες ή άλλους χαρακτήρες"
        // Only use these characters: {accepted}
        case .onlyThese: "Χρησιμοποιήστε μόνο αυτούς τους χαρακτήρες: {accepted}"
        // Only use digits, hyphens, and lowercase letters from a to z, with no spaces or accents
        case .slugCharacters:
            "Χρησιμοποιήστε μόνο ψηφία, παύλες και πεζά λατινικά γράμματα από a έως z, χωρίς κενά και τόνους"
        // Use capital letters, like {example}
        case .capitalLetters: "Χρησιμοποιήστε κεφαλαία γράμματα, για παράδειγμα {example}"
        // Use lowercase letters instead of capital letters
        case .lowercaseLetters: "Χρησιμοποιήστε πεζά γράμματα αντί για κεφαλαία"
        // Only use digits, with single spaces or hyphens between them
        case .digitsGrouped: "Χρησιμοποιήστε μόνο ψηφία, με το πολύ ένα κενό ή μία παύλα ανάμεσα σε δύο ψηφία"
        // Only use the digits 0 to 9 and the letters a to f
        case .hexDigits: "Χρησιμοποιήστε μόνο τα ψηφία 0 έως 9 και τα λατινικά γράμματα a έως f"
        // Remove the spaces and line breaks
        case .spaces: "Αφαιρέστε τα κενά και τις αλλαγές γραμμής"
        // Remove any space or line break at the beginning or end
        case .outerSpaces: "Αφαιρέστε τα κενά και τις αλλαγές γραμμής στην αρχή και στο τέλος"
        // Remove the {characters}
        case .without: "Αφαιρέστε {characters}"
        // Remove {character}
        case .disallowedText: "Αφαιρέστε το {character}"
        // Use {character} only once
        case .once: "Χρησιμοποιήστε το {character} μόνο μία φορά"
        // Use {character} only at the end
        case .onlyAtEnd: "Χρησιμοποιήστε το {character} μόνο στο τέλος"
        // Remove unusual, lookalike, or hidden characters: delete the text and type it again
        case .strangeCharacter:
            "Αφαιρέστε χαρακτήρες ασυνήθιστους, κρυφούς ή που μοιάζουν με άλλους. Διαγράψτε το κείμενο και γράψτε το ξανά"
        // Use ordinary digits, letters, and signs, like 1, not １ or ١
        case .ordinaryForms: "Χρησιμοποιήστε συνηθισμένα ψηφία, γράμματα και σύμβολα, για παράδειγμα 1 και όχι １ ή ١"
        // Only use letters from A to Z, digits, and symbols, with no accents or emoji
        case .plainCharacters:
            "Χρησιμοποιήστε μόνο λατινικά γράμματα A έως Z, ψηφία και συνηθισμένα σύμβολα, χωρίς τόνους και emoji"
        // Remove {character} and everything after it
        case .nothingAfter: "Αφαιρέστε το {character} και ό,τι ακολουθεί"
        // Do not begin with {character}
        case .notBegin: "Μην αρχίζετε με {character}"
        // Remove the - sign: negative numbers are not accepted
        case .notNegative: "Αφαιρέστε το σύμβολο μείον: οι αρνητικοί αριθμοί δεν γίνονται δεκτοί"
        // Begin with {accepted}
        case .begins: "Αρχίστε με {accepted}"
        // End with {accepted}
        case .ends: "Τελειώστε με {accepted}"
        // Include {accepted}
        case .includes: "Προσθέστε {accepted}"
        // Do not write two dots in a row
        case .dots: "Μη γράψετε δύο τελείες στη σειρά"
        // Do not begin with a dot
        case .dotAtStart: "Μην αρχίζετε με τελεία"
        // Do not end with a dot
        case .dotAtEnd: "Μην τελειώνετε με τελεία"
        // Do not write a dot next to the @ sign
        case .dotNextToAt: "Μη γράψετε τελεία δίπλα στο σύμβολο @"
        // Do not begin or end the site name with a dot
        case .siteDotAtEdge: "Μην αρχίζετε ή τελειώνετε το όνομα τομέα με τελεία"
        // Do not write two hyphens in a row
        case .hyphens: "Μη γράψετε δύο παύλες στη σειρά"
        // Write a letter or digit before and after each hyphen
        case .hyphen: "Γράψτε ένα γράμμα ή ψηφίο πριν και μετά από κάθε παύλα"
        // Do not begin or end with a hyphen
        case .hyphenAtEdge: "Μην αρχίζετε ούτε να τελειώνετε με παύλα"

        // Use an accepted format: check for mistakes
        case .format: "Η μορφή δεν ταιριάζει. Ελέγξτε αν υπάρχουν λάθη"
        // Use an accepted format: check character {number}
        case .mistakeAt: "Χρησιμοποιήστε αποδεκτή μορφή. Ελέγξτε τον χαρακτήρα αριθμό {number}"
        // Use {kinds} as character {number}
        case .characterAt: "Χρησιμοποιήστε {kinds} ως χαρακτήρα αριθμό {number}"
        // Begin with {kinds}
        case .characterFirst: "Χρησιμοποιήστε {kinds} ως πρώτο χαρακτήρα"
        // Use this format: {example}
        case .looksLike: "Χρησιμοποιήστε αυτή τη μορφή: {example}"
        // Enter {kind}, like {example}
        // Doubtful: Γράψτε is plain but unusual in Greek forms, which say Συμπληρώστε or Πληκτρολογήστε; it
        // concerns the whole file.
        case .kind: "Γράψτε {kind}, για παράδειγμα {example}"
        // Enter {kind} with no {characters}, like {example}
        case .kindWithout: "Αφαιρέστε {characters} και γράψτε {kind}, για παράδειγμα {example}"
        // Enter {kind} between {minimum} and {maximum}
        case .kindBetween: "Γράψτε {kind} από {minimum} έως {maximum}"
        // Enter {kind}, {minimum} or more
        case .kindAtLeast: "Γράψτε {kind}, {minimum} ή περισσότερο"
        // Enter {kind}, {maximum} or less
        case .kindAtMost: "Γράψτε {kind}, {maximum} ή λιγότερο"
        // Enter {kinds}
        case .oneOf: "Γράψτε {kinds}"
        // Enter something other than {kinds}
        case .notKind: "Μη γράψετε {kinds}. Γράψτε κάτι άλλο"
        // Begin with + and the country code, followed by digits only, like {example}
        case .phoneNumber: "Αρχίστε με + και τον κωδικό χώρας και συνεχίστε μόνο με ψηφία, για παράδειγμα {example}"
        // Begin with the country code and use digits only, like {example}
        case .phoneNumberWithoutPlus:
            "Αρχίστε με τον κωδικό χώρας χωρίς + και χρησιμοποιήστε μόνο ψηφία, για παράδειγμα {example}"
        // Use the country code, which never begins with 0, like {example}
        case .countryCode: "Χρησιμοποιήστε τον κωδικό χώρας, που δεν αρχίζει ποτέ με 0, για παράδειγμα {example}"
        // Only use digits, with no spaces or letters, like {example}
        case .phoneDigits: "Χρησιμοποιήστε μόνο ψηφία στον αριθμό τηλεφώνου, για παράδειγμα {example}"
        // Copy all of it and paste it here again: this may be incomplete
        case .incomplete: "Το κείμενο φαίνεται ελλιπές. Αντιγράψτε το ολόκληρο και επικολλήστε το ξανά εδώ"
        // Check each digit for a typo
        case .mistypedDigits: "Μάλλον υπάρχει λάθος πληκτρολόγησης. Ελέγξτε κάθε ψηφίο"
        // Check each character for a typo
        case .mistypedCharacters: "Μάλλον υπάρχει λάθος πληκτρολόγησης. Ελέγξτε κάθε χαρακτήρα"
        // Check for missing digits: this is too short
        case .missingDigits: "Τα ψηφία είναι πολύ λίγα. Ελέγξτε αν λείπουν κάποια"
        // Check for extra digits: this is too long
        case .extraDigits: "Τα ψηφία είναι πάρα πολλά. Ελέγξτε αν περισσεύουν κάποια"
        // Enter a number that is not all zeros
        case .allZeros: "Γράψτε αριθμό που δεν αποτελείται μόνο από μηδενικά"
        // Use exactly {accepted} digits
        case .exactDigits: "Γράψτε ακριβώς {accepted} ψηφία"
        // Use exactly {accepted} digits, not {length}
        case .exactDigitsNot: "Γράψτε ακριβώς {accepted} ψηφία, όχι {length}"
        // Use between {minimum} and {maximum} digits, not {length}
        case .digitsBetween: "Γράψτε από {minimum} έως {maximum} ψηφία, όχι {length}"
        // Use exactly {accepted} letters and digits
        case .exactLettersAndDigits: "Γράψτε ακριβώς {accepted} γράμματα και ψηφία"
        // Use exactly {accepted} letters and digits, not {length}
        case .exactLettersAndDigitsNot: "Γράψτε ακριβώς {accepted} γράμματα και ψηφία, όχι {length}"
        // Begin with the 2 letters of a country that uses IBANs, like DE
        case .ibanCountry: "Αρχίστε με τα 2 γράμματα μιας χώρας που χρησιμοποιεί IBAN, για παράδειγμα DE"

        // Enter {minimum} or more
        case .atLeast: "Γράψτε {minimum} ή περισσότερο"
        // Enter {maximum} or less
        case .atMost: "Γράψτε {maximum} ή λιγότερο"
        // Enter a value between {minimum} and {maximum}
        case .between: "Γράψτε μια τιμή από {minimum} έως {maximum}"
        // Enter more than {minimum}
        case .moreThan: "Γράψτε τιμή μεγαλύτερη από {minimum}"
        // Enter less than {maximum}
        case .lessThan: "Γράψτε τιμή μικρότερη από {maximum}"
        // Enter {minimum} or later
        case .earliest: "Γράψτε {minimum} ή μεταγενέστερη ημερομηνία"
        // Enter {maximum} or earlier
        case .latest: "Γράψτε {maximum} ή προγενέστερη ημερομηνία"
        // Enter a date between {minimum} and {maximum}
        case .betweenDates: "Γράψτε ημερομηνία από {minimum} έως {maximum}"
        // Enter a date after {minimum}
        case .laterThan: "Γράψτε ημερομηνία μετά τις {minimum}"
        // Enter a date before {maximum}
        case .earlierThan: "Γράψτε ημερομηνία πριν από τις {maximum}"
        // Enter {minimum} or something that comes after it
        case .textAtLeast: "Γράψτε «{minimum}» ή κάτι που έρχεται μετά από αυτό"
        // Enter {maximum} or something that comes before it
        case .textAtMost: "Γράψτε «{maximum}» ή κάτι που έρχεται πριν από αυτό"
        // Enter something that comes after {minimum}
        case .textAfter: "Γράψτε κάτι που έρχεται μετά από «{minimum}»"
        // Enter something that comes before {maximum}
        case .textBefore: "Γράψτε κάτι που έρχεται πριν από «{maximum}»"
        // Use fewer digits: check for extra digits
        case .fewerDigits: "Χρησιμοποιήστε λιγότερα ψηφία. Ελέγξτε αν περισσεύουν κάποια"
        // Use only one decimal point, like {example}
        case .decimalPoint: "Χρησιμοποιήστε μόνο μία δεκαδική τελεία, για παράδειγμα {example}"
        // Use only one decimal comma, like {example}
        case .decimalComma: "Χρησιμοποιήστε μόνο ένα δεκαδικό κόμμα, για παράδειγμα {example}"
        // Begin with a digit, like {example}
        case .beginsWithDigit: "Αρχίστε με ψηφίο, για παράδειγμα {example}"
        // End with a digit, like {example}
        case .endsWithDigit: "Τελειώστε με ψηφίο, για παράδειγμα {example}"
        // Use a decimal point, not a comma, like {example}
        case .pointNotComma: "Χρησιμοποιήστε δεκαδική τελεία, όχι κόμμα, για παράδειγμα {example}"
        // Use a decimal comma, not a point, like {example}
        case .commaNotPoint: "Χρησιμοποιήστε δεκαδικό κόμμα, όχι τελεία, για παράδειγμα {example}"
        // Write the digits without separators between thousands, like {example}
        case .noGroupSigns: "Γράψτε τα ψηφία χωρίς διαχωριστικό χιλιάδων, για παράδειγμα {example}"
        // Use {maximum} decimal places or fewer
        case .decimalPlaces:
            .plural(
                one: "Χρησιμοποιήστε το πολύ {maximum} δεκαδικό ψηφίο",
                other: "Χρησιμοποιήστε το πολύ {maximum} δεκαδικά ψηφία")
        // Use {maximum} digits or fewer
        case .tooManyDigits:
            .plural(one: "Γράψτε το πολύ {maximum} ψηφίο", other: "Γράψτε το πολύ {maximum} ψηφία")
        // Remove the zeros at the beginning of a number: for example, use 7 instead of 07
        case .leadingZeros: "Αφαιρέστε τα μηδενικά στην αρχή ενός αριθμού. Γράψτε, για παράδειγμα, 7 αντί για 07"

        // This does not match: check for mistakes
        case .mismatch: "Δεν συμφωνεί. Ελέγξτε αν υπάρχουν λάθη"
        // Enter a different value: this one cannot be used
        case .anotherValue: "Γράψτε άλλη τιμή. Αυτή δεν μπορεί να χρησιμοποιηθεί"
        // Enter one of the accepted values: check for a typo
        case .choice: "Γράψτε μια τιμή από τη λίστα των αποδεκτών τιμών. Ελέγξτε για λάθος πληκτρολόγησης"
        // Choose {accepted}
        case .option: "Διαλέξτε μία από αυτές τις επιλογές: {accepted}"
        // Select this
        case .unselected: "Επιλέξτε το"
        // Remove the entry that is in the list twice
        case .repeated: "Αφαιρέστε το στοιχείο που υπάρχει δύο φορές στη λίστα"
        // Enter the same as in {other}: check both
        case .same: "Γράψτε ό,τι και στο πεδίο «{other}». Ελέγξτε και τα δύο"
        // Enter a later or larger value than in {other}
        case .after: "Γράψτε μεταγενέστερη ή μεγαλύτερη τιμή από αυτήν στο πεδίο «{other}»"
        // Fill in at least one of these: {accepted}
        case .atLeastOne: "Συμπληρώστε τουλάχιστον ένα από αυτά τα πεδία: {accepted}"
        // Correct {rejected} entries in total: correct those shown here to see the rest
        case .moreErrors:
            .plural(
                one: "Διορθώστε συνολικά {rejected} στοιχείο. Διορθώστε ό,τι φαίνεται εδώ για να δείτε τα υπόλοιπα",
                other: "Διορθώστε συνολικά {rejected} στοιχεία. Διορθώστε ό,τι φαίνεται εδώ για να δείτε τα υπόλοιπα")
        // Correct what is shown here first: there may be more errors
        case .furtherErrors: "Διορθώστε πρώτα όσα εμφανίζονται εδώ. Ενδέχεται να υπάρχουν και άλλα λάθη"

        // Use a value that is accepted here: check its spelling, size, and format
        case .dataValue:
            "Χρησιμοποιήστε μια τιμή που γίνεται δεκτή εδώ. Ελέγξτε την ορθογραφία, το μέγεθος και τη μορφή της"
        // Correct the syntax of this data: check quotation marks, commas, and brackets
        case .dataSyntax: "Διορθώστε τη σύνταξη αυτών των δεδομένων. Ελέγξτε τα εισαγωγικά, τα κόμματα και τις αγκύλες"
        // Correct the syntax at line {line}, column {column}: check quotation marks, commas, and brackets
        case .dataSyntaxAt:
            "Διορθώστε τη σύνταξη στη γραμμή {line}, στήλη {column}. Ελέγξτε τα εισαγωγικά, τα κόμματα και τις αγκύλες"
        // Remove this key or correct its spelling: it is not accepted here
        case .dataKey: "Αφαιρέστε αυτό το κλειδί ή διορθώστε την ορθογραφία του. Δεν γίνεται δεκτό εδώ"
        // Remove one of the two keys: this key is there twice
        case .dataKeyTwice: "Αφαιρέστε ένα από τα δύο κλειδιά. Αυτό το κλειδί υπάρχει δύο φορές"
        // Save this data in UTF-8: it contains bytes in another encoding
        case .dataEncoding: "Αποθηκεύστε αυτά τα δεδομένα σε UTF-8. Περιέχουν byte άλλης κωδικοποίησης"
        // Use fewer levels: too many lists and objects are inside one another
        case .dataDepth:
            "Χρησιμοποιήστε λιγότερα επίπεδα. Υπάρχουν πάρα πολλές λίστες και αντικείμενα το ένα μέσα στο άλλο"
        // Send less data: the limit in bytes is {maximum}
        case .dataSize: "Στείλτε λιγότερα δεδομένα. Το όριο σε byte είναι {maximum}"

        // Use a card from {accepted}
        case .cardNetwork: "Χρησιμοποιήστε κάρτα {accepted}"
        // Enter 2 digits for the month, then 2 digits for the year, like {example}
        case .monthThenYear: "Γράψτε 2 ψηφία για τον μήνα και μετά 2 ψηφία για το έτος, για παράδειγμα {example}"
        // Use a month from 01 to 12
        case .month: "Χρησιμοποιήστε μήνα από 01 έως 12"
        // Enter this month or a later one: check it or use another card
        case .expired: "Αυτή η ημερομηνία έχει περάσει. Ελέγξτε την ή χρησιμοποιήστε άλλη κάρτα"
        // Enter a date no more than {maximum} years from now: check the year
        case .tooFarAhead:
            .plural(
                one: "Γράψτε ημερομηνία που απέχει το πολύ {maximum} έτος από σήμερα. Ελέγξτε το έτος",
                other: "Γράψτε ημερομηνία που απέχει το πολύ {maximum} έτη από σήμερα. Ελέγξτε το έτος")
        // Use a day from 01 to {maximum} in that month
        case .day: "Χρησιμοποιήστε για αυτόν τον μήνα ημέρα από 01 έως {maximum}"
        // Use hours from 00 to 23
        case .hours: "Χρησιμοποιήστε ώρες από 00 έως 23"
        // Use minutes from 00 to 59
        case .minutes: "Χρησιμοποιήστε λεπτά από 00 έως 59"
        // Use seconds from 00 to 59
        case .seconds: "Χρησιμοποιήστε δευτερόλεπτα από 00 έως 59"
        // Enter year-month-day with 2 digits for the month and the day, like {example}
        case .dateOrder: "Γράψτε έτος-μήνας-ημέρα με 2 ψηφία για τον μήνα και την ημέρα, για παράδειγμα {example}"
        // Write year-month-day, then T, then the time, like {example}
        case .dateThenTime: "Γράψτε έτος-μήνας-ημέρα, μετά ένα λατινικό T και μετά την ώρα, για παράδειγμα {example}"
        // Enter hours, minutes, seconds, and a time zone, like {example}
        case .timeWithZone: "Γράψτε ώρες, λεπτά, δευτερόλεπτα και ζώνη ώρας, για παράδειγμα {example}"
        // End with a time zone: Z for UTC, or a difference like +01:00
        case .offsetMissing: "Τελειώστε με ζώνη ώρας: Z για UTC ή διαφορά ώρας όπως +01:00"
        // Use a difference from UTC of at most 23:59, like +01:00
        case .offsetLimits: "Χρησιμοποιήστε διαφορά από UTC το πολύ 23:59, για παράδειγμα +01:00"
        // End with the time: remove anything after it, like Z or +01:00
        case .offsetUnwanted: "Αφαιρέστε ό,τι ακολουθεί την ώρα, για παράδειγμα Z ή +01:00"

        // Include a full site name, like example.com
        case .siteName: "Γράψτε πλήρες όνομα τομέα, για παράδειγμα example.com"
        // Enter only the site name, like example.com, with nothing before or after it
        case .siteNameOnly: "Γράψτε μόνο το όνομα τομέα, για παράδειγμα example.com, χωρίς τίποτα πριν ή μετά"
        // Only use digits, dots, hyphens, and letters from a to z in the site name, with no accents
        case .siteCharacters:
            "Χρησιμοποιήστε στο όνομα τομέα μόνο λατινικά γράμματα από a έως z χωρίς τόνους, ψηφία, παύλες και τελείες"
        // Check the site name for a typo: a site cannot have this name
        case .siteSpelling:
            "Ελέγξτε αν υπάρχει λάθος πληκτρολόγησης στο όνομα τομέα. Κανένας ιστότοπος δεν μπορεί να έχει αυτό το όνομα"
        // End with .com or another site ending, like {example}
        case .siteEnding: "Τελειώστε με .com ή άλλη κατάληξη τομέα, για παράδειγμα {example}"
        // Use {maximum} characters or fewer between the dots of the site name
        case .siteTooLong: "Χρησιμοποιήστε το πολύ {maximum} χαρακτήρες ανάμεσα στις τελείες του ονόματος τομέα"
        // Use {maximum} characters or fewer in the site name
        case .wholeSiteTooLong: "Χρησιμοποιήστε το πολύ {maximum} χαρακτήρες στο όνομα τομέα"
        // Write a complete IPv6 address between [ and ], like [2001:db8::1]
        case .hostAddress: "Γράψτε μια πλήρη διεύθυνση IPv6 ανάμεσα σε [ και ], για παράδειγμα [2001:db8::1]"
        // Include an IP address of 4 numbers from 0 to 255, like 192.0.2.1, or a site name like example.com
        case .hostNumbers:
            "Γράψτε διεύθυνση IP από 4 αριθμούς από 0 έως 255, όπως 192.0.2.1, ή όνομα τομέα, όπως example.com"
        // Use a site that anyone on the internet can open, like example.com, not one in a private network
        case .publicSite:
            "Χρησιμοποιήστε ιστότοπο που ανοίγει ο καθένας στο διαδίκτυο, όπως example.com, και όχι ιδιωτικού δικτύου"
        // Use a site name like example.com, not an IP address
        case .notIPAddress: "Χρησιμοποιήστε όνομα τομέα, όπως example.com, και όχι διεύθυνση IP"
        // Use an address at {accepted}
        case .hostAccepted: "Χρησιμοποιήστε διεύθυνση στο {accepted}"
        // Write a port number between {minimum} and {maximum} after the colon
        case .port: "Γράψτε μετά την άνω και κάτω τελεία αριθμό θύρας από {minimum} έως {maximum}"
        // Use no port number other than {accepted} after the site name
        case .portAccepted: "Χρησιμοποιήστε τη θύρα {accepted} ή μη γράψετε αριθμό θύρας"
        // Remove the port number, like :8080, after the site name
        case .noPort: "Αφαιρέστε τον αριθμό θύρας μετά το όνομα τομέα, για παράδειγμα :8080"
        // Remove the user name or password and the @ sign
        case .userInfo: "Αφαιρέστε το όνομα χρήστη ή τον κωδικό, μαζί με το σύμβολο @"
        // Write 2 digits or letters from A to F after each %, like %20: for a % sign, write %25
        case .percent:
            "Γράψτε μετά από κάθε % δύο ψηφία ή λατινικά γράμματα από A έως F, όπως %20. Για το σύμβολο % γράψτε %25"
        // Use / instead of \
        case .backslash: "Χρησιμοποιήστε / αντί για \\"
        // Use {accepted} instead of {character}
        case .percentEncoded: "Χρησιμοποιήστε {accepted} αντί για {character}"
        // Use %20 instead of each space
        case .percentEncodedSpace: "Χρησιμοποιήστε %20 αντί για κάθε κενό"
        // Write // after the colon, like {example}
        case .slashesMissing: "Γράψτε // μετά την άνω και κάτω τελεία, για παράδειγμα {example}"
        // Enter a page of this site that begins with one /, like /account
        case .singleSlash: "Γράψτε μια σελίδα αυτού του ιστότοπου που αρχίζει με μία μόνο /, για παράδειγμα /account"
        // Include an @ sign, like name@example.com
        case .atMissing: "Προσθέστε το σύμβολο @, για παράδειγμα name@example.com"
        // Write a name before the @ sign, like name@example.com
        case .localMissing: "Γράψτε ένα όνομα πριν από το σύμβολο @, για παράδειγμα name@example.com"
        // Use {maximum} characters or fewer before the @ sign
        case .localTooLong:
            .plural(
                one: "Γράψτε το πολύ {maximum} χαρακτήρα πριν από το σύμβολο @",
                other: "Γράψτε το πολύ {maximum} χαρακτήρες πριν από το σύμβολο @")
        // Write a quotation mark at the beginning and just before the @ sign, or none at all
        case .quotes: "Βάλτε ένα εισαγωγικό στην αρχή και ένα ακριβώς πριν από το σύμβολο @ ή κανένα"
        // Write the part after the @ sign, like name@example.com
        case .emailSiteMissing: "Γράψτε το μέρος μετά το σύμβολο @, για παράδειγμα name@example.com"
        // Before the @ sign, use letters from a to z, not letters like ä
        case .emailLocalLetters:
            "Πριν από το σύμβολο @ χρησιμοποιήστε μόνο τα λατινικά γράμματα a έως z και όχι άλλα, όπως το ä"
        // After the @ sign, use letters from a to z, not letters like ä
        case .emailSiteLetters:
            "Μετά το σύμβολο @ χρησιμοποιήστε μόνο τα λατινικά γράμματα a έως z και όχι άλλα, όπως το ä"
        // Remove {character} after the @ sign
        case .emailSiteCharacter: "Αφαιρέστε το {character} μετά το σύμβολο @"
        // Use a dot, not a comma, after the @ sign
        case .dotNotComma: "Χρησιμοποιήστε τελεία και όχι κόμμα μετά το σύμβολο @"

        // Enter 4 numbers from 0 to 255 with dots between them, like {example}
        case .ipNumbers: "Γράψτε 4 αριθμούς από 0 έως 255 με τελείες ανάμεσά τους, για παράδειγμα {example}"
        // Enter 8 groups of 1 to 4 digits or letters from a to f with colons between them, or fewer groups with ::, like {example}
        case .ipGroups:
            "Γράψτε 8 ομάδες από 1 έως 4 ψηφία ή λατινικά γράμματα a έως f με άνω-κάτω τελείες ανάμεσά τους, ή λιγότερες ομάδες με ::, για παράδειγμα {example}"
        // Use an IP address of one of these kinds: {accepted}
        case .ipScope: "Χρησιμοποιήστε διεύθυνση IP από ένα από αυτά τα είδη: {accepted}"
        // Enter a # and then {accepted} digits or letters from a to f, like {example}
        case .colorDigits:
            "Γράψτε # και μετά {accepted} ψηφία ή λατινικά γράμματα από a έως f, για παράδειγμα {example}"
        // Enter {accepted} digits or letters from a to f, in groups like {example}
        case .hexGroups: "Γράψτε {accepted} ψηφία ή λατινικά γράμματα από a έως f, σε ομάδες όπως {example}"
        // Use the same separator everywhere, like {example}
        case .sameSeparators: "Χρησιμοποιήστε παντού το ίδιο διαχωριστικό, για παράδειγμα {example}"
        // Write hyphens between groups of 8, 4, 4, 4, and 12 digits or letters, like {example}
        case .uuidHyphens:
            "Γράψτε ενωτικά ανάμεσα σε ομάδες των 8, 4, 4, 4 και 12 ψηφίων ή γραμμάτων, για παράδειγμα {example}"
        // Use a UUID of version {accepted}, like {example}: check that you copied the right one
        case .uuidVersion: "Χρησιμοποιήστε UUID έκδοσης {accepted}, όπως {example}. Ελέγξτε αν αντιγράψατε το σωστό"
        // Enter 3 numbers with dots between them, like {example}
        case .versionNumbers: "Γράψτε 3 αριθμούς με τελείες ανάμεσά τους, για παράδειγμα {example}"
        // Use the 2 capital letters of a country, like DE, as the 5th and 6th characters
        case .bankCountry:
            "Γράψτε ως 5ο και 6ο χαρακτήρα τα 2 κεφαλαία λατινικά γράμματα μιας χώρας, για παράδειγμα DE"
        // Begin with 978 or 979, but not with 979-0
        case .isbnPrefix: "Αρχίστε με 978 ή 979, αλλά όχι με 979-0"
        // Only use digits and the letters A to Z, but not I, L, O, or U
        case .ulidCharacters: "Χρησιμοποιήστε μόνο ψηφία και τα λατινικά γράμματα A έως Z, αλλά όχι τα I, L, O και U"

        // Include {minimum} letters or more
        case .passwordLetters:
            .plural(one: "Προσθέστε τουλάχιστον ένα γράμμα", other: "Προσθέστε τουλάχιστον {minimum} γράμματα")
        // Include {minimum} lowercase letters or more
        case .passwordLowercase:
            .plural(
                one: "Προσθέστε τουλάχιστον ένα πεζό γράμμα",
                other: "Προσθέστε τουλάχιστον {minimum} πεζά γράμματα")
        // Include {minimum} capital letters or more
        case .passwordUppercase:
            .plural(
                one: "Προσθέστε τουλάχιστον ένα κεφαλαίο γράμμα",
                other: "Προσθέστε τουλάχιστον {minimum} κεφαλαία γράμματα")
        // Include {minimum} digits or more
        case .passwordDigits:
            .plural(one: "Προσθέστε τουλάχιστον ένα ψηφίο", other: "Προσθέστε τουλάχιστον {minimum} ψηφία")
        // Include {minimum} symbols or more, like ! or %
        case .passwordSymbols:
            .plural(
                one: "Προσθέστε τουλάχιστον ένα σύμβολο, όπως ! ή %",
                other: "Προσθέστε τουλάχιστον {minimum} σύμβολα, όπως ! ή %")
        }
    }

    // A name is in the accusative with its article: "τη διεύθυνση email σας".
    static func wordingWithFieldName(of sentence: Sentence) -> Wording? {
        switch sentence {
        case .empty: "Γράψτε {name}"
        case .check: "Ελέγξτε {name}"
        case .mistypedDigits, .mistypedCharacters: "Ελέγξτε {name}. Μάλλον υπάρχει λάθος πληκτρολόγησης"
        default: nil
        }
    }

    // MARK: Kinds and words

    static func name(of kind: InputKind) -> String {
        switch kind {
        case .digits: "μόνο ψηφία"
        case .letters: "μόνο γράμματα"
        case .lettersAndDigits: "μόνο γράμματα και ψηφία"
        case .wholeNumber: "ακέραιο αριθμό"
        case .number: "αριθμό"
        case .hexadecimal: "δεκαεξαδικό αριθμό"
        case .email: "διεύθυνση email"
        case .phone: "αριθμό τηλεφώνου"
        case .webAddress: "διεύθυνση ιστού"
        case .siteName: "όνομα τομέα"
        case .ipAddress: "διεύθυνση IP"
        case .ipv4: "διεύθυνση IPv4"
        case .ipv6: "διεύθυνση IPv6"
        case .macAddress: "διεύθυνση υλικού (MAC)"
        case .port: "αριθμό θύρας"
        case .date: "ημερομηνία"
        case .time: "ώρα σε 24ωρη μορφή με δύο ψηφία για τις ώρες"
        case .dateAndTime: "ημερομηνία και ώρα"
        case .monthAndYear: "μήνα και έτος"
        case .cardNumber: "αριθμό κάρτας"
        case .iban: "IBAN"
        case .bic: "κωδικό τράπεζας (BIC)"
        case .isbn: "ISBN"
        case .barcode: "αριθμό γραμμωτού κώδικα"
        case .color: "κωδικό χρώματος"
        case .uuid: "UUID"
        case .ulid: "ULID"
        case .version: "αριθμό έκδοσης"
        case .text: "κείμενο"
        case .list: "λίστα"
        case .object: "αντικείμενο με τιμές που έχουν όνομα"
        case .digit: "ψηφίο"
        case .letter: "λατινικό γράμμα από A έως Z ή από a έως z"
        case .capitalLetter: "κεφαλαίο λατινικό γράμμα από A έως Z"
        case .lowercaseLetter: "πεζό λατινικό γράμμα από a έως z"
        case .similar: "κάτι σαν {example}"
        case .anotherFormat: "κάτι σε άλλη αποδεκτή μορφή"
        }
    }

    static func text(of word: MessageWord) -> String {
        switch word {
        case .title: "Υπάρχει πρόβλημα"
        case .errorPrefix: "Σφάλμα:"
        case .unlabeled: "Αυτή η τιμή"
        case .otherField: "το άλλο πεδίο"
        case .securityCode: "Κωδικός ασφαλείας"
        case .spaces: "τα κενά"
        case .commas: "τα κόμματα"
        case .dots: "τις τελείες"
        case .hyphens: "τις παύλες"
        case .slashes: "τις πλάγιες καθέτους"
        case .apostrophes: "τις αποστρόφους"
        case .underscores: "τις κάτω παύλες"
        case .brackets: "τις παρενθέσεις ή αγκύλες"
        case .quotationMarks: "τα εισαγωγικά"
        }
    }

    // MARK: Rules

    static func pluralCategory(of number: UInt) -> PluralCategory { number == 1 ? .one : .other }

    static let numberStyle = NumberStyle(decimalSign: ",", groupSign: ".")

    static let listSeparators = ListSeparators(middle: ", ", pair: " ή ")
}
