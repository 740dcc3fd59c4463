// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

extension MessageLanguage {
    /// Hebrew.
    public static let hebrew = MessageLanguage(Hebrew.self)
}

/// Hebrew, with the infinitive after "יש", which addresses every person alike.
///
/// A label comes before the sentence, because its gender is not known. Kinds are indefinite.
///
/// Reviewed by a native speaker: no.
enum Hebrew: LanguageTable {
    static let tag = "he"
    static let name = "עברית"
    static let isRightToLeft = true

    // MARK: Sentences

    static func wording(of sentence: Sentence) -> Wording {
        switch sentence {
        // This cannot be checked right now: try again in a few minutes
        case .uncheckable: "אי אפשר לבדוק את זה כרגע. כדאי לנסות שוב בעוד כמה דקות"
        // There is a problem with this form: this cannot be checked
        case .programMistake: "יש בעיה בטופס הזה. אי אפשר לבדוק את הערך הזה"
        // Wait a moment, then try again: this is still being checked
        case .pending: "הבדיקה עדיין נמשכת. יש להמתין רגע ואז לנסות שוב"
        // Check this value
        case .check: "יש לבדוק את הערך הזה"

        // Enter a value
        case .empty: "יש למלא את השדה הזה"
        // Choose a value
        case .noChoice: "יש לבחור ערך"
        // Make this shorter: remove any extra text or spaces
        case .tooLarge: "הטקסט ארוך מדי. יש להסיר טקסט מיותר או רווחים מיותרים"
        // Use {maximum} characters or fewer: letters like ä and emoji count as more than one
        case .tooManyBytes:
            .plural(
                one: "יש להקליד תו אחד לכל היותר. אותיות כמו ä ואמוג׳י נספרים כיותר מתו אחד",
                two: "יש להקליד שני תווים לכל היותר. אותיות כמו ä ואמוג׳י נספרים כיותר מתו אחד",
                other: "יש להקליד {maximum} תווים לכל היותר. אותיות כמו ä ואמוג׳י נספרים כיותר מתו אחד")
        // Make this longer: add some characters
        case .tooBrief: "הטקסט קצר מדי. יש להוסיף כמה תווים"
        // Use {minimum} characters or more
        case .tooShort:
            .plural(
                one: "יש להקליד תו אחד לפחות",
                two: "יש להקליד שני תווים לפחות",
                other: "יש להקליד {minimum} תווים לפחות")
        // Use between {minimum} and {maximum} characters
        case .lengthBetween: "יש להקליד בין {minimum} ל-{maximum} תווים"
        // Use {maximum} characters or fewer
        case .tooLong:
            .plural(
                one: "יש להקליד תו אחד לכל היותר",
                two: "יש להקליד שני תווים לכל היותר",
                other: "יש להקליד {maximum} תווים לכל היותר")
        // Use exactly {minimum} characters
        case .exactLength:
            .plural(
                one: "יש להקליד תו אחד בדיוק",
                two: "יש להקליד שני תווים בדיוק",
                other: "יש להקליד {minimum} תווים בדיוק")
        // Use exactly {minimum} characters, not {length}
        case .exactLengthNot:
            .plural(
                one: "יש להקליד תו אחד בדיוק, ולא {length}",
                two: "יש להקליד שני תווים בדיוק, ולא {length}",
                other: "יש להקליד {minimum} תווים בדיוק, ולא {length}")
        // Give {minimum} entries or more
        case .tooFewEntries:
            .plural(
                one: "יש להוסיף פריט אחד לפחות",
                two: "יש להוסיף שני פריטים לפחות",
                other: "יש להוסיף {minimum} פריטים לפחות")
        // Give {maximum} entries or fewer
        case .tooManyEntries:
            .plural(
                one: "יש להוסיף פריט אחד לכל היותר",
                two: "יש להוסיף שני פריטים לכל היותר",
                other: "יש להוסיף {maximum} פריטים לכל היותר")
        // Give exactly {minimum} entries
        case .exactEntries:
            .plural(
                one: "יש להוסיף פריט אחד בדיוק",
                two: "יש להוסיף שני פריטים בדיוק",
                other: "יש להוסיף {minimum} פריטים בדיוק")
        // Give between {minimum} and {maximum} entries
        case .entriesBetween: "מספר הפריטים צריך להיות בין {minimum} ל-{maximum}"

        // Only use the digits 0 to 9
        case .digitsOnly: "יש להשתמש רק בספרות 0 עד 9"
        // Only use the letters A to Z or a to z, with no digits, spaces, or accents
        case .lettersOnly: "יש להשתמש רק באותיות לטיניות מ-A עד Z או מ-a עד z, ללא ספרות, רווחים וסימני הטעמה"
        // Only use letters, with no digits, spaces, or other characters
        case .anyLettersOnly: "יש להשתמש רק באותיות, ללא ספרות, רווחים או תווים אחרים"
        // Only use the letters A to Z or a to z and the digits 0 to 9
        case .lettersAndDigits: "יש להשתמש רק באותיות לטיניות מ-A עד Z או מ-a עד z ובספרות 0 עד 9"
        // Only use letters and digits, with no spaces, hyphens, or other characters
        case .anyLettersAndDigits: "יש להשתמש רק באותיות ובספרות, ללא רווחים, מקפים או תווים אחרים"
        // Only use these characters: {accepted}
        case .onlyThese: "יש להשתמש רק בתווים האלה: {accepted}"
        // Only use digits, hyphens, and lowercase letters from a to z, with no spaces or accents
        case .slugCharacters: "יש להשתמש רק בספרות, במקפים ובאותיות לטיניות קטנות מ-a עד z, ללא רווחים וסימני הטעמה"
        // Use capital letters, like {example}
        case .capitalLetters: "יש להשתמש באותיות לטיניות גדולות, למשל {example}"
        // Use lowercase letters instead of capital letters
        case .lowercaseLetters: "יש להשתמש באותיות לטיניות קטנות במקום גדולות"
        // Only use digits, with single spaces or hyphens between them
        case .digitsGrouped: "יש להשתמש רק בספרות; בין שתי ספרות יכול להיות רווח אחד או מקף אחד"
        // Only use the digits 0 to 9 and the letters a to f
        case .hexDigits: "יש להשתמש רק בספרות 0 עד 9 ובאותיות לטיניות מ-a עד f"
        // Remove the spaces and line breaks
        case .spaces: "יש להסיר את הרווחים ואת מעברי השורה"
        // Remove any space or line break at the beginning or end
        case .outerSpaces: "יש להסיר רווחים ומעברי שורה מההתחלה ומהסוף"
        // Remove the {characters}
        case .without: "יש להסיר את {characters}"
        // Remove {character}
        case .disallowedText: "יש להסיר את {character}"
        // Use {character} only once
        case .once: "יש להשתמש ב-{character} פעם אחת בלבד"
        // Use {character} only at the end
        case .onlyAtEnd: "יש להשתמש בתו {character} רק בסוף"
        // Remove unusual, lookalike, or hidden characters: delete the text and type it again
        case .strangeCharacter:
            "יש להסיר תווים חריגים, תווים נסתרים ותווים שנראים כמו תווים אחרים. יש למחוק את הטקסט ולהקליד אותו שוב"
        // Use ordinary digits, letters, and signs, like 1, not １ or ١
        case .ordinaryForms: "יש להשתמש בספרות, באותיות ובסימנים רגילים, למשל 1 ולא １"
        // Only use letters from A to Z, digits, and symbols, with no accents or emoji
        case .plainCharacters:
            "יש להשתמש רק באותיות לטיניות מ-A עד Z, בספרות ובסימנים רגילים, ללא סימני הטעמה וללא אמוג׳י"
        // Remove {character} and everything after it
        case .nothingAfter: "יש להסיר את {character} ואת כל מה שאחריו"
        // Do not begin with {character}
        case .notBegin: "אין להתחיל ב: {character}"
        // Remove the - sign: negative numbers are not accepted
        case .notNegative: "יש להסיר את סימן המינוס: מספרים שליליים אינם מתקבלים"
        // Begin with {accepted}
        // Doubtful: 'יש להתחיל ב: http://' leaves the preposition ב hanging before a colon; understandable, but not
        // elegant (also ends).
        case .begins: "יש להתחיל ב: {accepted}"
        // End with {accepted}
        case .ends: "יש לסיים ב: {accepted}"
        // Include {accepted}
        case .includes: "יש לכלול: {accepted}"
        // Do not write two dots in a row
        case .dots: "אין לכתוב שתי נקודות ברצף"
        // Do not begin with a dot
        case .dotAtStart: "אין להתחיל בנקודה"
        // Do not end with a dot
        case .dotAtEnd: "אין לסיים בנקודה"
        // Do not write a dot next to the @ sign
        case .dotNextToAt: "אין לכתוב נקודה ליד הסימן @"
        // Do not begin or end the site name with a dot
        case .siteDotAtEdge: "אין להתחיל או לסיים את שם המתחם בנקודה"
        // Do not write two hyphens in a row
        case .hyphens: "אין לכתוב שני מקפים ברצף"
        // Write a letter or digit before and after each hyphen
        case .hyphen: "יש לכתוב אות או ספרה לפני כל מקף ואחריו"
        // Do not begin or end with a hyphen
        case .hyphenAtEdge: "אין להתחיל או לסיים במקף"

        // Use an accepted format: check for mistakes
        case .format: "התבנית לא מתאימה. יש לבדוק אם יש טעויות"
        // Use an accepted format: check character {number}
        case .mistakeAt: "יש להשתמש בתבנית מקובלת. יש לבדוק את תו מספר {number}"
        // Use {kinds} as character {number}
        case .characterAt: "יש להשתמש ב{kinds} כתו מספר {number}"
        // Begin with {kinds}
        case .characterFirst: "יש להשתמש ב{kinds} כתו הראשון"
        // Use this format: {example}
        case .looksLike: "יש להשתמש בתבנית הזאת: {example}"
        // Enter {kind}, like {example}
        case .kind: "יש להקליד {kind}, למשל {example}"
        // Enter {kind} with no {characters}, like {example}
        case .kindWithout: "יש להסיר את {characters} ולהקליד {kind}, למשל {example}"
        // Enter {kind} between {minimum} and {maximum}
        case .kindBetween: "יש להקליד {kind} בין {minimum} ל-{maximum}"
        // Enter {kind}, {minimum} or more
        case .kindAtLeast: "יש להקליד {kind}, {minimum} או יותר"
        // Enter {kind}, {maximum} or less
        case .kindAtMost: "יש להקליד {kind}, {maximum} או פחות"
        // Enter {kinds}
        case .oneOf: "יש להקליד {kinds}"
        // Enter something other than {kinds}
        case .notKind: "יש להקליד משהו שאינו {kinds}"
        // Begin with + and the country code, followed by digits only, like {example}
        case .phoneNumber: "יש להתחיל בסימן + ובקידומת המדינה, ואחריהם לכתוב ספרות בלבד, למשל {example}"
        // Begin with the country code and use digits only, like {example}
        case .phoneNumberWithoutPlus: "יש להתחיל בקידומת המדינה ללא הסימן +, ולכתוב ספרות בלבד, למשל {example}"
        // Use the country code, which never begins with 0, like {example}
        case .countryCode: "יש להשתמש בקידומת המדינה, שלעולם אינה מתחילה ב-0, למשל {example}"
        // Only use digits, with no spaces or letters, like {example}
        case .phoneDigits: "יש להשתמש רק בספרות במספר הטלפון, למשל {example}"
        // Copy all of it and paste it here again: this may be incomplete
        case .incomplete: "נראה שהטקסט חלקי. יש להעתיק את כולו ולהדביק אותו כאן שוב"
        // Check each digit for a typo
        case .mistypedDigits: "נראה שיש טעות הקלדה. יש לבדוק כל ספרה"
        // Check each character for a typo
        case .mistypedCharacters: "נראה שיש טעות הקלדה. יש לבדוק כל תו"
        // Check for missing digits: this is too short
        case .missingDigits: "זה קצר מדי. יש לבדוק אם חסרות ספרות"
        // Check for extra digits: this is too long
        case .extraDigits: "זה ארוך מדי. יש לבדוק אם יש ספרות מיותרות"
        // Enter a number that is not all zeros
        case .allZeros: "יש להקליד מספר שאינו מורכב רק מאפסים"
        // Use exactly {accepted} digits
        case .exactDigits: "יש להקליד בדיוק {accepted} ספרות"
        // Use exactly {accepted} digits, not {length}
        case .exactDigitsNot: "יש להקליד בדיוק {accepted} ספרות, ולא {length}"
        // Use between {minimum} and {maximum} digits, not {length}
        case .digitsBetween: "יש להקליד בין {minimum} ל-{maximum} ספרות, ולא {length}"
        // Use exactly {accepted} letters and digits
        case .exactLettersAndDigits: "יש להקליד בדיוק {accepted} אותיות וספרות"
        // Use exactly {accepted} letters and digits, not {length}
        case .exactLettersAndDigitsNot: "יש להקליד בדיוק {accepted} אותיות וספרות, ולא {length}"
        // Begin with the 2 letters of a country that uses IBANs, like DE
        case .ibanCountry: "יש להתחיל בשתי אותיות של מדינה שמשתמשת ב-IBAN, למשל DE"

        // Enter {minimum} or more
        case .atLeast: "יש להקליד {minimum} או יותר"
        // Enter {maximum} or less
        case .atMost: "יש להקליד {maximum} או פחות"
        // Enter a value between {minimum} and {maximum}
        case .between: "יש להקליד ערך בין {minimum} ל-{maximum}"
        // Enter more than {minimum}
        case .moreThan: "יש להקליד ערך גדול מ-{minimum}"
        // Enter less than {maximum}
        case .lessThan: "יש להקליד ערך קטן מ-{maximum}"
        // Enter {minimum} or later
        case .earliest: "יש להקליד {minimum} או תאריך מאוחר יותר"
        // Enter {maximum} or earlier
        case .latest: "יש להקליד {maximum} או תאריך מוקדם יותר"
        // Enter a date between {minimum} and {maximum}
        case .betweenDates: "יש להקליד תאריך מ-{minimum} עד {maximum}"
        // Enter a date after {minimum}
        case .laterThan: "יש להקליד תאריך אחרי {minimum}"
        // Enter a date before {maximum}
        case .earlierThan: "יש להקליד תאריך לפני {maximum}"
        // Enter {minimum} or something that comes after it
        case .textAtLeast: "יש להקליד ”{minimum}” או משהו שבא אחריו"
        // Enter {maximum} or something that comes before it
        case .textAtMost: "יש להקליד ”{maximum}” או משהו שבא לפניו"
        // Enter something that comes after {minimum}
        case .textAfter: "יש להקליד משהו שבא אחרי ”{minimum}”"
        // Enter something that comes before {maximum}
        case .textBefore: "יש להקליד משהו שבא לפני ”{maximum}”"
        // Use fewer digits: check for extra digits
        case .fewerDigits: "יש להקליד פחות ספרות. יש לבדוק אם יש ספרות מיותרות"
        // Use only one decimal point, like {example}
        case .decimalPoint: "יש להשתמש רק בנקודה עשרונית אחת, למשל {example}"
        // Use only one decimal comma, like {example}
        case .decimalComma: "יש להשתמש רק בפסיק עשרוני אחד, למשל {example}"
        // Begin with a digit, like {example}
        case .beginsWithDigit: "יש להתחיל בספרה, למשל {example}"
        // End with a digit, like {example}
        case .endsWithDigit: "יש לסיים בספרה, למשל {example}"
        // Use a decimal point, not a comma, like {example}
        case .pointNotComma: "יש להשתמש בנקודה עשרונית, לא בפסיק, למשל {example}"
        // Use a decimal comma, not a point, like {example}
        case .commaNotPoint: "יש להשתמש בפסיק עשרוני, לא בנקודה, למשל {example}"
        // Write the digits without separators between thousands, like {example}
        case .noGroupSigns: "יש לכתוב את הספרות בלי מפריד אלפים, למשל {example}"
        // Use {maximum} decimal places or fewer
        case .decimalPlaces:
            .plural(
                one: "יש לכתוב מקום עשרוני אחד לכל היותר",
                two: "יש לכתוב שני מקומות עשרוניים לכל היותר",
                other: "יש לכתוב {maximum} מקומות עשרוניים לכל היותר")
        // Use {maximum} digits or fewer
        case .tooManyDigits:
            .plural(
                one: "יש להקליד ספרה אחת לכל היותר",
                two: "יש להקליד שתי ספרות לכל היותר",
                other: "יש להקליד {maximum} ספרות לכל היותר")
        // Remove the zeros at the beginning of a number: for example, use 7 instead of 07
        case .leadingZeros: "יש להסיר את האפסים בתחילת מספר. למשל, יש לכתוב 7 במקום 07"

        // This does not match: check for mistakes
        case .mismatch: "אין התאמה. יש לבדוק אם יש טעויות"
        // Enter a different value: this one cannot be used
        case .anotherValue: "יש להקליד ערך אחר. אי אפשר להשתמש בערך הזה"
        // Enter one of the accepted values: check for a typo
        case .choice: "יש להקליד ערך מרשימת הערכים המקובלים ולבדוק אם יש טעות הקלדה"
        // Choose {accepted}
        case .option: "יש לבחור אחת מהאפשרויות האלה: {accepted}"
        // Select this
        case .unselected: "יש לסמן אפשרות זו"
        // Remove the entry that is in the list twice
        case .repeated: "יש להסיר את הפריט שמופיע פעמיים ברשימה"
        // Enter the same as in {other}: check both
        case .same: "יש להקליד את אותו הערך כמו בשדה ”{other}”, ולבדוק את שניהם"
        // Enter a later or larger value than in {other}
        case .after: "יש להקליד ערך מאוחר או גדול יותר מהערך בשדה ”{other}”"
        // Fill in at least one of these: {accepted}
        case .atLeastOne: "יש למלא לפחות אחד מהשדות האלה: {accepted}"
        // Correct {rejected} entries in total: correct those shown here to see the rest
        case .moreErrors:
            .plural(
                one: "יש לתקן בסך הכול פריט אחד. יש לתקן את מה שמוצג כאן כדי לראות את השאר",
                two: "יש לתקן בסך הכול שני פריטים. יש לתקן את מה שמוצג כאן כדי לראות את השאר",
                other: "יש לתקן בסך הכול {rejected} פריטים. יש לתקן את מה שמוצג כאן כדי לראות את השאר")
        // Correct what is shown here first: there may be more errors
        case .furtherErrors: "יש לתקן קודם את מה שמוצג כאן. ייתכן שיש שגיאות נוספות"

        // Use a value that is accepted here: check its spelling, size, and format
        case .dataValue: "יש להשתמש בערך שמתקבל כאן. יש לבדוק את הכתיב, את הגודל ואת התבנית"
        // Correct the syntax of this data: check quotation marks, commas, and brackets
        case .dataSyntax: "יש לתקן את התחביר של הנתונים האלה. יש לבדוק מירכאות, פסיקים וסוגריים"
        // Correct the syntax at line {line}, column {column}: check quotation marks, commas, and brackets
        case .dataSyntaxAt: "יש לתקן את התחביר בשורה {line}, עמודה {column}. יש לבדוק מירכאות, פסיקים וסוגריים"
        // Remove this key or correct its spelling: it is not accepted here
        case .dataKey: "יש להסיר את המפתח הזה או לתקן את הכתיב שלו. הוא לא מתקבל כאן"
        // Remove one of the two keys: this key is there twice
        case .dataKeyTwice: "יש להסיר אחד משני המפתחות. המפתח הזה מופיע פעמיים"
        // Save this data in UTF-8: it contains bytes in another encoding
        case .dataEncoding: "יש לשמור את הנתונים האלה בקידוד UTF-8. הם מכילים בתים בקידוד אחר"
        // Use fewer levels: too many lists and objects are inside one another
        case .dataDepth: "יש להשתמש בפחות רמות. יש יותר מדי רשימות ואובייקטים זה בתוך זה"
        // Send less data: the limit in bytes is {maximum}
        case .dataSize: "יש לשלוח פחות נתונים. המגבלה בבתים: {maximum}"

        // Use a card from {accepted}
        case .cardNetwork: "יש להשתמש בכרטיס של {accepted}"
        // Enter 2 digits for the month, then 2 digits for the year, like {example}
        case .monthThenYear: "יש להקליד 2 ספרות לחודש ואחריהן 2 ספרות לשנה, למשל {example}"
        // Use a month from 01 to 12
        case .month: "יש להשתמש בחודש מ-01 עד 12"
        // Enter this month or a later one: check it or use another card
        case .expired: "התאריך הזה כבר עבר. יש לבדוק אותו או להשתמש בכרטיס אחר"
        // Enter a date no more than {maximum} years from now: check the year
        case .tooFarAhead:
            .plural(
                one: "יש להקליד תאריך שיחול בעוד שנה אחת לכל היותר. יש לבדוק את השנה",
                two: "יש להקליד תאריך שיחול בעוד שנתיים לכל היותר. יש לבדוק את השנה",
                other: "יש להקליד תאריך שיחול בעוד {maximum} שנים לכל היותר. יש לבדוק את השנה")
        // Use a day from 01 to {maximum} in that month
        case .day: "יש להשתמש ביום מ-01 עד {maximum} באותו חודש"
        // Use hours from 00 to 23
        case .hours: "יש להשתמש בשעות מ-00 עד 23"
        // Use minutes from 00 to 59
        case .minutes: "יש להשתמש בדקות מ-00 עד 59"
        // Use seconds from 00 to 59
        case .seconds: "יש להשתמש בשניות מ-00 עד 59"
        // Enter year-month-day with 2 digits for the month and the day, like {example}
        case .dateOrder: "יש להקליד שנה-חודש-יום עם 2 ספרות לחודש וליום, למשל {example}"
        // Write year-month-day, then T, then the time, like {example}
        case .dateThenTime: "יש לכתוב שנה-חודש-יום, אחר כך את האות T ואחר כך שעה, למשל {example}"
        // Enter hours, minutes, seconds, and a time zone, like {example}
        case .timeWithZone: "יש להקליד שעות, דקות, שניות ואזור זמן, למשל {example}"
        // End with a time zone: Z for UTC, or a difference like +01:00
        case .offsetMissing: "יש לסיים באזור זמן: Z עבור UTC, או הפרש שעות כמו \u{2068}+01:00\u{2069}"
        // Use a difference from UTC of at most 23:59, like +01:00
        case .offsetLimits: "יש להשתמש בהפרש שעות של 23:59 לכל היותר מ-UTC, למשל \u{2068}+01:00\u{2069}"
        // End with the time: remove anything after it, like Z or +01:00
        case .offsetUnwanted: "יש להסיר כל מה שאחרי השעה, למשל Z או \u{2068}+01:00\u{2069}"

        // Include a full site name, like example.com
        case .siteName: "יש לכתוב שם מתחם מלא, למשל example.com"
        // Enter only the site name, like example.com, with nothing before or after it
        case .siteNameOnly: "יש להקליד רק את שם המתחם, למשל example.com, בלי שום דבר לפניו או אחריו"
        // Only use digits, dots, hyphens, and letters from a to z in the site name, with no accents
        case .siteCharacters: "יש להשתמש בשם המתחם רק באותיות לטיניות מ-a עד z ללא סימני הטעמה, בספרות, במקפים ובנקודות"
        // Check the site name for a typo: a site cannot have this name
        case .siteSpelling: "יש לבדוק אם יש טעות הקלדה בשם המתחם. לאתר לא יכול להיות שם כזה"
        // End with .com or another site ending, like {example}
        case .siteEnding: "יש לסיים ב-\u{2068}.com\u{2069} או בסיומת מתחם אחרת, למשל {example}"
        // Use {maximum} characters or fewer between the dots of the site name
        case .siteTooLong: "יש להשתמש ב-{maximum} תווים לכל היותר בין הנקודות של שם המתחם"
        // Use {maximum} characters or fewer in the site name
        case .wholeSiteTooLong: "יש להשתמש ב-{maximum} תווים לכל היותר בשם המתחם"
        // Write a complete IPv6 address between [ and ], like [2001:db8::1]
        case .hostAddress: "יש לכתוב כתובת IPv6 מלאה בין סוגריים מרובעים, כמו \u{2068}[2001:db8::1]\u{2069}"
        // Include an IP address of 4 numbers from 0 to 255, like 192.0.2.1, or a site name like example.com
        case .hostNumbers:
            "יש לכתוב כתובת IP של 4 מספרים מ-0 עד 255, כמו \u{2068}192.0.2.1\u{2069}, או שם מתחם כמו example.com"
        // Use a site that anyone on the internet can open, like example.com, not one in a private network
        case .publicSite: "יש להשתמש באתר שכל אחד יכול לפתוח באינטרנט, כמו example.com, ולא באתר ברשת פרטית"
        // Use a site name like example.com, not an IP address
        case .notIPAddress: "יש להשתמש בשם מתחם כמו example.com, ולא בכתובת IP"
        // Use an address at {accepted}
        case .hostAccepted: "יש להשתמש בכתובת ב: {accepted}"
        // Write a port number between {minimum} and {maximum} after the colon
        // Doubtful: kinds and portAccepted: יציאה is the term of Microsoft, but on its own it is 'exit'; Israeli
        // users know פורט.
        case .port: "יש לכתוב אחרי הנקודתיים מספר יציאה בין {minimum} ל-{maximum}"
        // Use no port number other than {accepted} after the site name
        case .portAccepted: "יש להשתמש ביציאה {accepted}, או להשמיט את מספר היציאה"
        // Remove the port number, like :8080, after the site name
        case .noPort: "יש להסיר את מספר היציאה שאחרי שם המתחם, למשל \u{2068}:8080\u{2069}"
        // Remove the user name or password and the @ sign
        case .userInfo: "יש להסיר את שם המשתמש או הסיסמה ואת הסימן @"
        // Write 2 digits or letters from A to F after each %, like %20: for a % sign, write %25
        case .percent:
            "יש לכתוב אחרי כל % שתי ספרות או אותיות לטיניות מ-A עד F, כמו \u{2068}%20\u{2069}. במקום הסימן % יש לכתוב \u{2068}%25\u{2069}"
        // Use / instead of \
        case .backslash: "יש להשתמש ב-/ במקום ב-\\"
        // Use {accepted} instead of {character}
        case .percentEncoded: "יש להשתמש ב-{accepted} במקום ב-{character}"
        // Use %20 instead of each space
        case .percentEncodedSpace: "יש להשתמש ב-%20 במקום בכל רווח"
        // Write // after the colon, like {example}
        case .slashesMissing: "יש לכתוב // אחרי הנקודתיים, למשל {example}"
        // Enter a page of this site that begins with one /, like /account
        case .singleSlash: "יש להקליד דף של אתר זה שמתחיל בסימן / אחד, למשל \u{2068}/account\u{2069}"
        // Include an @ sign, like name@example.com
        case .atMissing: "יש להוסיף את הסימן @, למשל name@example.com"
        // Write a name before the @ sign, like name@example.com
        case .localMissing: "יש לכתוב שם לפני הסימן @, למשל name@example.com"
        // Use {maximum} characters or fewer before the @ sign
        case .localTooLong:
            .plural(
                one: "יש להקליד תו אחד לכל היותר לפני הסימן @",
                two: "יש להקליד שני תווים לכל היותר לפני הסימן @",
                other: "יש להקליד {maximum} תווים לכל היותר לפני הסימן @")
        // Write a quotation mark at the beginning and just before the @ sign, or none at all
        case .quotes: "יש לכתוב מירכאות בהתחלה ומיד לפני הסימן @, או לא לכתוב מירכאות כלל"
        // Write the part after the @ sign, like name@example.com
        case .emailSiteMissing: "יש לכתוב את החלק שאחרי הסימן @, למשל name@example.com"
        // Before the @ sign, use letters from a to z, not letters like ä
        case .emailLocalLetters: "אין להשתמש לפני הסימן @ באותיות שאינן מ-a עד z, כמו ä"
        // After the @ sign, use letters from a to z, not letters like ä
        case .emailSiteLetters: "אין להשתמש אחרי הסימן @ באותיות שאינן מ-a עד z, כמו ä"
        // Remove {character} after the @ sign
        case .emailSiteCharacter: "יש להסיר את {character} אחרי הסימן @"
        // Use a dot, not a comma, after the @ sign
        case .dotNotComma: "יש להשתמש בנקודה ולא בפסיק אחרי הסימן @"

        // Enter 4 numbers from 0 to 255 with dots between them, like {example}
        case .ipNumbers: "יש להקליד 4 מספרים מ-0 עד 255 עם נקודות ביניהם, למשל {example}"
        // Enter 8 groups of 1 to 4 digits or letters from a to f with colons between them, or fewer groups with ::, like {example}
        case .ipGroups:
            "יש להקליד 8 קבוצות של 1 עד 4 ספרות או אותיות לטיניות מ-a עד f עם נקודתיים ביניהן, או פחות קבוצות עם \u{2068}::\u{2069}, למשל {example}"
        // Use an IP address of one of these kinds: {accepted}
        case .ipScope: "יש להשתמש בכתובת IP מאחד הסוגים האלה: {accepted}"
        // Enter a # and then {accepted} digits or letters from a to f, like {example}
        case .colorDigits:
            "יש להקליד \u{2068}#\u{2069} ואחריו {accepted} ספרות או אותיות לטיניות מ-a עד f, למשל {example}"
        // Enter {accepted} digits or letters from a to f, in groups like {example}
        case .hexGroups: "יש להקליד {accepted} ספרות או אותיות לטיניות מ-a עד f, בקבוצות כמו {example}"
        // Use the same separator everywhere, like {example}
        case .sameSeparators: "יש להשתמש באותו מפריד בכל מקום, למשל {example}"
        // Write hyphens between groups of 8, 4, 4, 4, and 12 digits or letters, like {example}
        case .uuidHyphens: "יש לכתוב מקפים בין קבוצות של 8, 4, 4, 4 ו-12 ספרות או אותיות, למשל {example}"
        // Use a UUID of version {accepted}, like {example}: check that you copied the right one
        case .uuidVersion: "יש להשתמש ב-UUID של גרסה {accepted}, למשל {example}. יש לבדוק שהועתק המזהה הנכון"
        // Enter 3 numbers with dots between them, like {example}
        case .versionNumbers: "יש להקליד 3 מספרים עם נקודות ביניהם, למשל {example}"
        // Use the 2 capital letters of a country, like DE, as the 5th and 6th characters
        case .bankCountry: "יש לכתוב כתו החמישי והשישי את 2 האותיות הלטיניות הגדולות של מדינה, למשל DE"
        // Begin with 978 or 979, but not with 979-0
        case .isbnPrefix: "יש להתחיל ב-978 או ב-979, אבל לא ב-\u{2068}979-0\u{2069}"
        // Only use digits and the letters A to Z, but not I, L, O, or U
        case .ulidCharacters: "יש להשתמש רק בספרות ובאותיות הלטיניות מ-A עד Z, אבל לא באותיות I, L, O ו-U"

        // Include {minimum} letters or more
        case .passwordLetters:
            .plural(
                one: "יש לכלול אות אחת לפחות",
                two: "יש לכלול שתי אותיות לפחות",
                other: "יש לכלול {minimum} אותיות לפחות")
        // Include {minimum} lowercase letters or more
        case .passwordLowercase:
            .plural(
                one: "יש לכלול אות קטנה אחת באנגלית לפחות",
                two: "יש לכלול שתי אותיות קטנות באנגלית לפחות",
                other: "יש לכלול {minimum} אותיות קטנות באנגלית לפחות")
        // Include {minimum} capital letters or more
        case .passwordUppercase:
            .plural(
                one: "יש לכלול אות גדולה אחת באנגלית לפחות",
                two: "יש לכלול שתי אותיות גדולות באנגלית לפחות",
                other: "יש לכלול {minimum} אותיות גדולות באנגלית לפחות")
        // Include {minimum} digits or more
        case .passwordDigits:
            .plural(
                one: "יש לכלול ספרה אחת לפחות",
                two: "יש לכלול שתי ספרות לפחות",
                other: "יש לכלול {minimum} ספרות לפחות")
        // Include {minimum} symbols or more, like ! or %
        case .passwordSymbols:
            .plural(
                one: "יש לכלול סימן אחד לפחות, למשל ! או %",
                two: "יש לכלול שני סימנים לפחות, למשל ! או %",
                other: "יש לכלול {minimum} סימנים לפחות, למשל ! או %")
        }
    }

    // A name has its article or possessive: "את כתובת הדוא״ל שלך".
    static func wordingWithFieldName(of sentence: Sentence) -> Wording? {
        switch sentence {
        case .empty: "יש להקליד {name}"
        case .check: "יש לבדוק {name}"
        case .mistypedDigits, .mistypedCharacters: "יש לבדוק {name}. נראה שיש טעות הקלדה"
        default: nil
        }
    }

    // MARK: Kinds and words

    static func name(of kind: InputKind) -> String {
        switch kind {
        case .digits: "ספרות בלבד"
        case .letters: "אותיות בלבד"
        case .lettersAndDigits: "אותיות וספרות בלבד"
        case .wholeNumber: "מספר שלם"
        case .number: "מספר"
        case .hexadecimal: "מספר הקסדצימלי"
        case .email: "כתובת דוא״ל"
        case .phone: "מספר טלפון"
        case .webAddress: "כתובת אתר"
        case .siteName: "שם מתחם"
        case .ipAddress: "כתובת IP"
        case .ipv4: "כתובת IPv4"
        case .ipv6: "כתובת IPv6"
        case .macAddress: "כתובת חומרה (MAC)"
        case .port: "מספר יציאה"
        case .date: "תאריך"
        case .time: "שעה בתבנית של 24 שעות עם שתי ספרות לשעה"
        case .dateAndTime: "תאריך ושעה"
        case .monthAndYear: "חודש ושנה"
        case .cardNumber: "מספר כרטיס"
        case .iban: "מספר IBAN"
        case .bic: "קוד בנק (BIC)"
        case .isbn: "מספר ISBN"
        case .barcode: "מספר ברקוד"
        case .color: "קוד צבע"
        case .uuid: "מזהה UUID"
        case .ulid: "מזהה ULID"
        case .version: "מספר גרסה"
        case .text: "טקסט"
        case .list: "רשימה"
        case .object: "אובייקט עם ערכים בעלי שם"
        case .digit: "ספרה"
        case .letter: "אות לטינית מ-A עד Z או מ-a עד z"
        case .capitalLetter: "אות לטינית גדולה מ-A עד Z"
        case .lowercaseLetter: "אות לטינית קטנה מ-a עד z"
        case .similar: "משהו כמו {example}"
        case .anotherFormat: "משהו בתבנית מקובלת אחרת"
        }
    }

    static func text(of word: MessageWord) -> String {
        switch word {
        case .title: "יש בעיה"
        case .errorPrefix: "שגיאה:"
        case .unlabeled: "הערך הזה"
        case .otherField: "השדה השני"
        case .securityCode: "קוד אבטחה"
        case .spaces: "הרווחים"
        case .commas: "הפסיקים"
        case .dots: "הנקודות"
        case .hyphens: "המקפים"
        case .slashes: "הלוכסנים"
        case .apostrophes: "הגרשים"
        case .underscores: "הקווים התחתונים"
        case .brackets: "הסוגריים"
        case .quotationMarks: "המירכאות"
        }
    }

    // MARK: Rules

    static func pluralCategory(of number: UInt) -> PluralCategory {
        switch number {
        case 1: .one
        case 2: .two
        default: .other
        }
    }

    static let numberStyle = NumberStyle(decimalSign: ".", groupSign: ",")

    static let listSeparators = ListSeparators(middle: ", ", pair: " או ")
}
