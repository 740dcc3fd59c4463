// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

extension MessageLanguage {
    /// Hindi.
    public static let hindi = MessageLanguage(Hindi.self)
}

/// Hindi, with the polite imperative "करें".
///
/// A label comes before the sentence, because its gender is not known. Kinds are in the direct case.
///
/// Reviewed by a native speaker: no.
enum Hindi: LanguageTable {
    static let tag = "hi"
    static let name = "हिन्दी"

    // MARK: Sentences

    static func wording(of sentence: Sentence) -> Wording {
        switch sentence {
        // This cannot be checked right now: try again in a few minutes
        case .uncheckable: "अभी इसकी जाँच नहीं हो सकती। कुछ मिनट बाद फिर कोशिश करें"
        // There is a problem with this form: this cannot be checked
        case .programMistake: "इस फ़ॉर्म में कोई समस्या है। इसकी जाँच नहीं हो सकती"
        // Wait a moment, then try again: this is still being checked
        case .pending: "जाँच अभी चल रही है। थोड़ा इंतज़ार करके फिर कोशिश करें"
        // Check this value
        case .check: "यह मान जाँचें"

        // Enter a value
        case .empty: "यह फ़ील्ड भरें"
        // Choose a value
        case .noChoice: "कोई मान चुनें"
        // Make this shorter: remove any extra text or spaces
        case .tooLarge: "यह बहुत लंबा है। फ़ालतू टेक्स्ट या खाली जगह हटाएँ"
        // Use {maximum} characters or fewer: letters like ä and emoji count as more than one
        case .tooManyBytes:
            "ज़्यादा से ज़्यादा {maximum} कैरेक्टर लिखें। ä जैसे अक्षर और इमोजी एक से ज़्यादा गिने जाते हैं"
        // Make this longer: add some characters
        case .tooBrief: "यह बहुत छोटा है। कुछ कैरेक्टर जोड़ें"
        // Use {minimum} characters or more
        case .tooShort: "कम से कम {minimum} कैरेक्टर लिखें"
        // Use between {minimum} and {maximum} characters
        case .lengthBetween: "{minimum} से {maximum} कैरेक्टर लिखें"
        // Use {maximum} characters or fewer
        case .tooLong: "ज़्यादा से ज़्यादा {maximum} कैरेक्टर लिखें"
        // Use exactly {minimum} characters
        case .exactLength: "ठीक {minimum} कैरेक्टर लिखें"
        // Use exactly {minimum} characters, not {length}
        case .exactLengthNot: "ठीक {minimum} कैरेक्टर लिखें, {length} नहीं"
        // Give {minimum} entries or more
        case .tooFewEntries:
            .plural(one: "कम से कम {minimum} प्रविष्टि दें", other: "कम से कम {minimum} प्रविष्टियाँ दें")
        // Give {maximum} entries or fewer
        case .tooManyEntries:
            .plural(
                one: "ज़्यादा से ज़्यादा {maximum} प्रविष्टि दें",
                other: "ज़्यादा से ज़्यादा {maximum} प्रविष्टियाँ दें")
        // Give exactly {minimum} entries
        case .exactEntries: .plural(one: "ठीक {minimum} प्रविष्टि दें", other: "ठीक {minimum} प्रविष्टियाँ दें")
        // Give between {minimum} and {maximum} entries
        case .entriesBetween: "{minimum} से {maximum} प्रविष्टियाँ दें"

        // Only use the digits 0 to 9
        case .digitsOnly: "केवल 0 से 9 तक के अंक इस्तेमाल करें"
        // Only use the letters A to Z or a to z, with no digits, spaces, or accents
        case .lettersOnly:
            "केवल A से Z या a से z तक के रोमन अक्षर इस्तेमाल करें, बिना अंक, खाली जगह और मात्रा-चिह्न वाले अक्षरों के"
        // Only use letters, with no digits, spaces, or other characters
        case .anyLettersOnly: "केवल अक्षर इस्तेमाल करें, बिना अंक, खाली जगह या दूसरे चिह्नों के"
        // Only use the letters A to Z or a to z and the digits 0 to 9
        case .lettersAndDigits: "केवल A से Z या a से z तक के रोमन अक्षर और 0 से 9 तक के अंक इस्तेमाल करें"
        // Only use letters and digits, with no spaces, hyphens, or other characters
        case .anyLettersAndDigits: "केवल अक्षर और अंक इस्तेमाल करें, बिना खाली जगह, हाइफ़न या दूसरे चिह्नों के"
        // Only use these characters: {accepted}
        case .onlyThese: "केवल ये कैरेक्टर इस्तेमाल करें: {accepted}"
        // Only use digits, hyphens, and lowercase letters from a to z, with no spaces or accents
        case .slugCharacters:
            "केवल अंक, हाइफ़न और a से z तक के छोटे रोमन अक्षर इस्तेमाल करें, बिना खाली जगह और मात्रा-चिह्न वाले अक्षरों के"
        // Use capital letters, like {example}
        case .capitalLetters: "बड़े रोमन अक्षर इस्तेमाल करें, जैसे {example}"
        // Use lowercase letters instead of capital letters
        case .lowercaseLetters: "बड़े रोमन अक्षरों की जगह छोटे अक्षर इस्तेमाल करें"
        // Only use digits, with single spaces or hyphens between them
        case .digitsGrouped: "केवल अंक इस्तेमाल करें; दो अंकों के बीच एक खाली जगह या एक हाइफ़न हो सकता है"
        // Only use the digits 0 to 9 and the letters a to f
        case .hexDigits: "केवल 0 से 9 तक के अंक और a से f तक के रोमन अक्षर इस्तेमाल करें"
        // Remove the spaces and line breaks
        case .spaces: "खाली जगह और नई पंक्तियाँ हटाएँ"
        // Remove any space or line break at the beginning or end
        case .outerSpaces: "शुरुआत और अंत की खाली जगह और नई पंक्तियाँ हटाएँ"
        // Remove the {characters}
        case .without: "{characters} हटाएँ"
        // Remove {character}
        case .disallowedText: "{character} हटाएँ"
        // Use {character} only once
        case .once: "{character} केवल एक बार इस्तेमाल करें"
        // Use {character} only at the end
        case .onlyAtEnd: "{character} केवल अंत में लिखें"
        // Remove unusual, lookalike, or hidden characters: delete the text and type it again
        case .strangeCharacter: "इसमें असामान्य, मिलते-जुलते या छिपे हुए कैरेक्टर हैं। इसे मिटाकर फिर से टाइप करें"
        // Use ordinary digits, letters, and signs, like 1, not １ or ١
        case .ordinaryForms: "सामान्य अंक, अक्षर और चिह्न लिखें, जैसे １ या ١ की जगह 1"
        // Only use letters from A to Z, digits, and symbols, with no accents or emoji
        case .plainCharacters: "केवल A से Z तक के रोमन अक्षर, अंक और सामान्य चिह्न इस्तेमाल करें, बिना इमोजी के"
        // Remove {character} and everything after it
        case .nothingAfter: "{character} और उसके बाद का सब कुछ हटाएँ"
        // Do not begin with {character}
        case .notBegin: "शुरुआत से {character} हटाएँ"
        // Remove the - sign: negative numbers are not accepted
        case .notNegative: "ऋण चिह्न (-) हटाएँ: ऋणात्मक संख्याएँ स्वीकार नहीं हैं"
        // Begin with {accepted}
        case .begins: "शुरुआत {accepted} से करें"
        // End with {accepted}
        case .ends: "अंत {accepted} से करें"
        // Include {accepted}
        case .includes: "{accepted} शामिल करें"
        // Do not write two dots in a row
        case .dots: "दो बिंदु एक साथ न लिखें"
        // Do not begin with a dot
        case .dotAtStart: "शुरुआत बिंदु से न करें"
        // Do not end with a dot
        case .dotAtEnd: "अंत में बिंदु न लिखें"
        // Do not write a dot next to the @ sign
        case .dotNextToAt: "@ चिह्न के पास बिंदु न लिखें"
        // Do not begin or end the site name with a dot
        case .siteDotAtEdge: "डोमेन नाम की शुरुआत या अंत बिंदु से न करें"
        // Do not write two hyphens in a row
        case .hyphens: "दो हाइफ़न एक साथ न लिखें"
        // Write a letter or digit before and after each hyphen
        case .hyphen: "हर हाइफ़न से पहले और बाद में एक अक्षर या अंक लिखें"
        // Do not begin or end with a hyphen
        case .hyphenAtEdge: "शुरुआत या अंत में हाइफ़न न लिखें"

        // Use an accepted format: check for mistakes
        case .format: "यह प्रारूप मेल नहीं खाता। ग़लतियाँ जाँचें"
        // Use an accepted format: check character {number}
        case .mistakeAt: "मान्य प्रारूप इस्तेमाल करें। कैरेक्टर नंबर {number} जाँचें"
        // Use {kinds} as character {number}
        case .characterAt: "कैरेक्टर नंबर {number} पर {kinds} लिखें"
        // Begin with {kinds}
        case .characterFirst: "पहले कैरेक्टर के रूप में {kinds} लिखें"
        // Use this format: {example}
        case .looksLike: "यह प्रारूप इस्तेमाल करें: {example}"
        // Enter {kind}, like {example}
        // Doubtful: लिखें (write) is plain; banks say दर्ज करें (enter). It concerns the whole file.
        case .kind: "{kind} लिखें, जैसे {example}"
        // Enter {kind} with no {characters}, like {example}
        case .kindWithout: "{characters} हटाकर {kind} लिखें, जैसे {example}"
        // Enter {kind} between {minimum} and {maximum}
        case .kindBetween: "{minimum} और {maximum} के बीच की {kind} लिखें"
        // Enter {kind}, {minimum} or more
        case .kindAtLeast: "{kind} लिखें, {minimum} या उससे ज़्यादा"
        // Enter {kind}, {maximum} or less
        case .kindAtMost: "{kind} लिखें, {maximum} या उससे कम"
        // Enter {kinds}
        case .oneOf: "{kinds} लिखें"
        // Enter something other than {kinds}
        case .notKind: "{kinds} न लिखें, कुछ और लिखें"
        // Begin with + and the country code, followed by digits only, like {example}
        case .phoneNumber: "शुरुआत + और देश कोड से करें, उसके बाद केवल अंक लिखें, जैसे {example}"
        // Begin with the country code and use digits only, like {example}
        case .phoneNumberWithoutPlus: "शुरुआत देश कोड से करें और केवल अंक लिखें, बिना + के, जैसे {example}"
        // Use the country code, which never begins with 0, like {example}
        case .countryCode: "देश कोड इस्तेमाल करें, जो कभी 0 से शुरू नहीं होता, जैसे {example}"
        // Only use digits, with no spaces or letters, like {example}
        case .phoneDigits: "फ़ोन नंबर में केवल अंक इस्तेमाल करें, जैसे {example}"
        // Copy all of it and paste it here again: this may be incomplete
        case .incomplete: "यह अधूरा लगता है। पूरा कॉपी करके यहाँ फिर से चिपकाएँ"
        // Check each digit for a typo
        case .mistypedDigits: "टाइप करने में ग़लती लगती है। हर अंक जाँचें"
        // Check each character for a typo
        case .mistypedCharacters: "टाइप करने में ग़लती लगती है। हर कैरेक्टर जाँचें"
        // Check for missing digits: this is too short
        case .missingDigits: "यह बहुत छोटा है। देखें कि कोई अंक छूट तो नहीं गया"
        // Check for extra digits: this is too long
        case .extraDigits: "यह बहुत लंबा है। देखें कि कोई अंक फ़ालतू तो नहीं है"
        // Enter a number that is not all zeros
        case .allZeros: "ऐसा नंबर लिखें जिसमें सभी अंक शून्य न हों"
        // Use exactly {accepted} digits
        case .exactDigits: "ठीक {accepted} अंक लिखें"
        // Use exactly {accepted} digits, not {length}
        case .exactDigitsNot: "ठीक {accepted} अंक लिखें, {length} नहीं"
        // Use between {minimum} and {maximum} digits, not {length}
        case .digitsBetween: "{minimum} से {maximum} तक अंक लिखें, {length} नहीं"
        // Use exactly {accepted} letters and digits
        case .exactLettersAndDigits: "ठीक {accepted} अक्षर और अंक लिखें"
        // Use exactly {accepted} letters and digits, not {length}
        case .exactLettersAndDigitsNot: "ठीक {accepted} अक्षर और अंक लिखें, {length} नहीं"
        // Begin with the 2 letters of a country that uses IBANs, like DE
        case .ibanCountry: "शुरुआत IBAN इस्तेमाल करने वाले किसी देश के 2 अक्षरों से करें, जैसे DE"

        // Enter {minimum} or more
        case .atLeast: "{minimum} या उससे ज़्यादा मान लिखें"
        // Enter {maximum} or less
        case .atMost: "{maximum} या उससे कम मान लिखें"
        // Enter a value between {minimum} and {maximum}
        case .between: "{minimum} और {maximum} के बीच का मान लिखें"
        // Enter more than {minimum}
        case .moreThan: "{minimum} से ज़्यादा मान लिखें"
        // Enter less than {maximum}
        case .lessThan: "{maximum} से कम मान लिखें"
        // Enter {minimum} or later
        case .earliest: "{minimum} या उसके बाद की तारीख़ लिखें"
        // Enter {maximum} or earlier
        case .latest: "{maximum} या उससे पहले की तारीख़ लिखें"
        // Enter a date between {minimum} and {maximum}
        case .betweenDates: "{minimum} से {maximum} तक की कोई तारीख़ लिखें"
        // Enter a date after {minimum}
        case .laterThan: "{minimum} के बाद की तारीख़ लिखें"
        // Enter a date before {maximum}
        case .earlierThan: "{maximum} से पहले की तारीख़ लिखें"
        // Enter {minimum} or something that comes after it
        case .textAtLeast: "“{minimum}” या क्रम में उसके बाद आने वाला मान लिखें"
        // Enter {maximum} or something that comes before it
        case .textAtMost: "“{maximum}” या क्रम में उससे पहले आने वाला मान लिखें"
        // Enter something that comes after {minimum}
        case .textAfter: "क्रम में “{minimum}” के बाद आने वाला मान लिखें"
        // Enter something that comes before {maximum}
        case .textBefore: "क्रम में “{maximum}” से पहले आने वाला मान लिखें"
        // Use fewer digits: check for extra digits
        case .fewerDigits: "कम अंक लिखें। देखें कि कोई अंक फ़ालतू तो नहीं है"
        // Use only one decimal point, like {example}
        case .decimalPoint: "केवल एक दशमलव बिंदु लिखें, जैसे {example}"
        // Use only one decimal comma, like {example}
        case .decimalComma: "दशमलव के लिए केवल एक अल्पविराम (,) लिखें, जैसे {example}"
        // Begin with a digit, like {example}
        case .beginsWithDigit: "शुरुआत अंक से करें, जैसे {example}"
        // End with a digit, like {example}
        case .endsWithDigit: "अंत में अंक लिखें, जैसे {example}"
        // Use a decimal point, not a comma, like {example}
        case .pointNotComma: "अल्पविराम नहीं, दशमलव बिंदु इस्तेमाल करें, जैसे {example}"
        // Use a decimal comma, not a point, like {example}
        case .commaNotPoint: "दशमलव के लिए बिंदु नहीं, अल्पविराम (,) इस्तेमाल करें, जैसे {example}"
        // Write the digits without separators between thousands, like {example}
        case .noGroupSigns: "अंक हज़ार के विभाजक के बिना लिखें, जैसे {example}"
        // Use {maximum} decimal places or fewer
        case .decimalPlaces: "दशमलव के बाद ज़्यादा से ज़्यादा {maximum} अंक लिखें"
        // Use {maximum} digits or fewer
        case .tooManyDigits: "ज़्यादा से ज़्यादा {maximum} अंक लिखें"
        // Remove the zeros at the beginning of a number: for example, use 7 instead of 07
        case .leadingZeros: "संख्या की शुरुआत से शून्य हटाएँ: जैसे, 07 की जगह 7 लिखें"

        // This does not match: check for mistakes
        case .mismatch: "यह मेल नहीं खाता। ग़लतियाँ जाँचें"
        // Enter a different value: this one cannot be used
        case .anotherValue: "कोई दूसरा मान लिखें। यह मान इस्तेमाल नहीं हो सकता"
        // Enter one of the accepted values: check for a typo
        case .choice: "मान्य मानों की सूची में से कोई मान लिखें। टाइपिंग की ग़लती जाँचें"
        // Choose {accepted}
        case .option: "इनमें से एक विकल्प चुनें: {accepted}"
        // Select this
        case .unselected: "इसे चुनें"
        // Remove the entry that is in the list twice
        case .repeated: "सूची में दो बार आई प्रविष्टि हटाएँ"
        // Enter the same as in {other}: check both
        case .same: "वही लिखें जो “{other}” में है। दोनों जाँचें"
        // Enter a later or larger value than in {other}
        case .after: "“{other}” के बाद का या उससे बड़ा मान लिखें"
        // Fill in at least one of these: {accepted}
        case .atLeastOne: "इनमें से कम से कम एक भरें: {accepted}"
        // Correct {rejected} entries in total: correct those shown here to see the rest
        case .moreErrors: "दिखाई गई ग़लतियों से ज़्यादा ग़लतियाँ हैं। सुधारने वाली प्रविष्टियों की संख्या: {rejected}"
        // Correct what is shown here first: there may be more errors
        case .furtherErrors: "पहले यहाँ दिखाई गई ग़लतियाँ सुधारें। और भी ग़लतियाँ हो सकती हैं"

        // Use a value that is accepted here: check its spelling, size, and format
        case .dataValue: "ऐसा मान इस्तेमाल करें जो यहाँ स्वीकार किया जाता है। वर्तनी, आकार और प्रारूप जाँचें"
        // Correct the syntax of this data: check quotation marks, commas, and brackets
        case .dataSyntax: "इस डेटा का सिंटैक्स सुधारें। उद्धरण चिह्न, अल्पविराम और कोष्ठक जाँचें"
        // Correct the syntax at line {line}, column {column}: check quotation marks, commas, and brackets
        case .dataSyntaxAt:
            "पंक्ति {line}, स्तंभ {column} पर सिंटैक्स सुधारें। उद्धरण चिह्न, अल्पविराम और कोष्ठक जाँचें"
        // Remove this key or correct its spelling: it is not accepted here
        case .dataKey: "यह कुंजी हटाएँ या इसकी वर्तनी सुधारें। यह यहाँ स्वीकार नहीं की जाती"
        // Remove one of the two keys: this key is there twice
        case .dataKeyTwice: "दोनों में से एक कुंजी हटाएँ। यह कुंजी दो बार है"
        // Save this data in UTF-8: it contains bytes in another encoding
        case .dataEncoding: "इस डेटा को UTF-8 में सहेजें। इसमें किसी दूसरी एन्कोडिंग के बाइट हैं"
        // Use fewer levels: too many lists and objects are inside one another
        case .dataDepth: "कम स्तर इस्तेमाल करें। बहुत ज़्यादा सूचियाँ और ऑब्जेक्ट एक दूसरे के अंदर हैं"
        // Send less data: the limit in bytes is {maximum}
        case .dataSize: "कम डेटा भेजें। बाइट में सीमा {maximum} है"

        // Use a card from {accepted}
        case .cardNetwork: "{accepted} का कार्ड इस्तेमाल करें"
        // Enter 2 digits for the month, then 2 digits for the year, like {example}
        case .monthThenYear: "पहले महीने के 2 अंक और फिर साल के 2 अंक लिखें, जैसे {example}"
        // Use a month from 01 to 12
        case .month: "01 से 12 तक का महीना इस्तेमाल करें"
        // Enter this month or a later one: check it or use another card
        case .expired: "यह तारीख़ बीत चुकी है। इसे जाँचें या दूसरा कार्ड इस्तेमाल करें"
        // Enter a date no more than {maximum} years from now: check the year
        case .tooFarAhead: "यह तारीख़ बहुत आगे की है। यह अब से ज़्यादा से ज़्यादा {maximum} साल आगे हो सकती है"
        // Use a day from 01 to {maximum} in that month
        case .day: "उस महीने का दिन 01 से {maximum} तक लिखें"
        // Use hours from 00 to 23
        case .hours: "घंटे 00 से 23 तक लिखें"
        // Use minutes from 00 to 59
        case .minutes: "मिनट 00 से 59 तक लिखें"
        // Use seconds from 00 to 59
        case .seconds: "सेकंड 00 से 59 तक लिखें"
        // Enter year-month-day with 2 digits for the month and the day, like {example}
        case .dateOrder: "साल-महीना-दिन लिखें, महीना और दिन 2 अंकों में, जैसे {example}"
        // Write year-month-day, then T, then the time, like {example}
        case .dateThenTime: "साल-महीना-दिन, फिर T और फिर समय लिखें, जैसे {example}"
        // Enter hours, minutes, seconds, and a time zone, like {example}
        case .timeWithZone: "घंटे, मिनट, सेकंड और समय क्षेत्र लिखें, जैसे {example}"
        // End with a time zone: Z for UTC, or a difference like +01:00
        case .offsetMissing: "अंत में समय क्षेत्र लिखें: UTC के लिए Z, या समय का अंतर, जैसे +01:00"
        // Use a difference from UTC of at most 23:59, like +01:00
        case .offsetLimits: "UTC से ज़्यादा से ज़्यादा 23:59 का अंतर इस्तेमाल करें, जैसे +01:00"
        // End with the time: remove anything after it, like Z or +01:00
        case .offsetUnwanted: "समय के बाद का सब कुछ हटाएँ, जैसे Z या +01:00"

        // Include a full site name, like example.com
        case .siteName: "पूरा डोमेन नाम लिखें, जैसे example.com"
        // Enter only the site name, like example.com, with nothing before or after it
        case .siteNameOnly: "केवल डोमेन नाम लिखें, जैसे example.com, उसके पहले या बाद में कुछ नहीं"
        // Only use digits, dots, hyphens, and letters from a to z in the site name, with no accents
        case .siteCharacters: "डोमेन नाम में केवल a से z तक के रोमन अक्षर, अंक, हाइफ़न और बिंदु इस्तेमाल करें"
        // Check the site name for a typo: a site cannot have this name
        case .siteSpelling: "डोमेन नाम में टाइप की ग़लती जाँचें। किसी साइट का यह नाम नहीं हो सकता"
        // End with .com or another site ending, like {example}
        case .siteEnding: "अंत में .com या कोई दूसरा डोमेन एक्सटेंशन लिखें, जैसे {example}"
        // Use {maximum} characters or fewer between the dots of the site name
        case .siteTooLong: "डोमेन नाम के बिंदुओं के बीच ज़्यादा से ज़्यादा {maximum} कैरेक्टर लिखें"
        // Use {maximum} characters or fewer in the site name
        case .wholeSiteTooLong: "डोमेन नाम में ज़्यादा से ज़्यादा {maximum} कैरेक्टर लिखें"
        // Write a complete IPv6 address between [ and ], like [2001:db8::1]
        case .hostAddress: "[ और ] के बीच पूरा IPv6 पता लिखें, जैसे [2001:db8::1]"
        // Include an IP address of 4 numbers from 0 to 255, like 192.0.2.1, or a site name like example.com
        case .hostNumbers: "0 से 255 तक की 4 संख्याओं वाला IP पता लिखें, जैसे 192.0.2.1, या example.com जैसा डोमेन नाम"
        // Use a site that anyone on the internet can open, like example.com, not one in a private network
        case .publicSite:
            "निजी नेटवर्क की नहीं, ऐसी साइट इस्तेमाल करें जिसे इंटरनेट पर कोई भी खोल सके, जैसे example.com"
        // Use a site name like example.com, not an IP address
        case .notIPAddress: "IP पता नहीं, example.com जैसा डोमेन नाम इस्तेमाल करें"
        // Use an address at {accepted}
        case .hostAccepted: "{accepted} का पता इस्तेमाल करें"
        // Write a port number between {minimum} and {maximum} after the colon
        case .port: "कोलन के बाद {minimum} से {maximum} तक का पोर्ट नंबर लिखें"
        // Use no port number other than {accepted} after the site name
        case .portAccepted: "पोर्ट {accepted} इस्तेमाल करें, या पोर्ट नंबर न लिखें"
        // Remove the port number, like :8080, after the site name
        case .noPort: "डोमेन नाम के बाद का पोर्ट नंबर हटाएँ, जैसे :8080"
        // Remove the user name or password and the @ sign
        case .userInfo: "यूज़रनेम या पासवर्ड और @ चिह्न हटाएँ"
        // Write 2 digits or letters from A to F after each %, like %20: for a % sign, write %25
        case .percent: "हर % के बाद दो अंक या A से F तक के रोमन अक्षर लिखें, जैसे %20। % चिह्न के लिए %25 लिखें"
        // Use / instead of \
        case .backslash: "\\ की जगह / इस्तेमाल करें"
        // Use {accepted} instead of {character}
        case .percentEncoded: "{character} की जगह {accepted} इस्तेमाल करें"
        // Use %20 instead of each space
        case .percentEncodedSpace: "हर खाली जगह के बदले %20 इस्तेमाल करें"
        // Write // after the colon, like {example}
        case .slashesMissing: "कोलन के बाद // लिखें, जैसे {example}"
        // Enter a page of this site that begins with one /, like /account
        case .singleSlash: "इस साइट का ऐसा पेज लिखें जो एक / से शुरू होता हो, जैसे /account"
        // Include an @ sign, like name@example.com
        case .atMissing: "एक @ चिह्न लिखें, जैसे name@example.com"
        // Write a name before the @ sign, like name@example.com
        case .localMissing: "@ चिह्न से पहले एक नाम लिखें, जैसे name@example.com"
        // Use {maximum} characters or fewer before the @ sign
        case .localTooLong: "@ चिह्न से पहले ज़्यादा से ज़्यादा {maximum} कैरेक्टर लिखें"
        // Write a quotation mark at the beginning and just before the @ sign, or none at all
        case .quotes: "उद्धरण चिह्न शुरुआत में और @ चिह्न से ठीक पहले लगाएँ, या बिल्कुल न लगाएँ"
        // Write the part after the @ sign, like name@example.com
        case .emailSiteMissing: "@ चिह्न के बाद का हिस्सा लिखें, जैसे name@example.com"
        // Before the @ sign, use letters from a to z, not letters like ä
        case .emailLocalLetters: "@ चिह्न से पहले a से z तक के रोमन अक्षरों के अलावा दूसरे अक्षर न लिखें, जैसे ä"
        // After the @ sign, use letters from a to z, not letters like ä
        case .emailSiteLetters: "@ चिह्न के बाद a से z तक के रोमन अक्षरों के अलावा दूसरे अक्षर न लिखें, जैसे ä"
        // Remove {character} after the @ sign
        case .emailSiteCharacter: "@ चिह्न के बाद {character} हटाएँ"
        // Use a dot, not a comma, after the @ sign
        case .dotNotComma: "@ चिह्न के बाद अल्पविराम नहीं, बिंदु लिखें"

        // Enter 4 numbers from 0 to 255 with dots between them, like {example}
        case .ipNumbers: "0 से 255 तक की 4 संख्याएँ लिखें, जिनके बीच बिंदु हों, जैसे {example}"
        // Enter 8 groups of 1 to 4 digits or letters from a to f with colons between them, or fewer groups with ::, like {example}
        case .ipGroups:
            "1 से 4 अंकों या a से f तक के रोमन अक्षरों के 8 समूह लिखें, जिनके बीच कोलन हों, या :: के साथ कम समूह, जैसे {example}"
        // Use an IP address of one of these kinds: {accepted}
        case .ipScope: "इनमें से किसी प्रकार का IP पता इस्तेमाल करें: {accepted}"
        // Enter a # and then {accepted} digits or letters from a to f, like {example}
        case .colorDigits: "# और उसके बाद {accepted} अंक या a से f तक के रोमन अक्षर लिखें, जैसे {example}"
        // Enter {accepted} digits or letters from a to f, in groups like {example}
        case .hexGroups: "{accepted} अंक या a से f तक के रोमन अक्षर लिखें, ऐसे समूहों में: {example}"
        // Use the same separator everywhere, like {example}
        case .sameSeparators: "हर जगह एक ही विभाजक इस्तेमाल करें, जैसे {example}"
        // Write hyphens between groups of 8, 4, 4, 4, and 12 digits or letters, like {example}
        case .uuidHyphens: "8, 4, 4, 4 और 12 अंकों या अक्षरों के समूहों के बीच हाइफ़न लिखें, जैसे {example}"
        // Use a UUID of version {accepted}, like {example}: check that you copied the right one
        case .uuidVersion: "संस्करण {accepted} का UUID इस्तेमाल करें, जैसे {example}। जाँचें कि आपने सही कॉपी किया है"
        // Enter 3 numbers with dots between them, like {example}
        case .versionNumbers: "3 संख्याएँ लिखें, जिनके बीच बिंदु हों, जैसे {example}"
        // Use the 2 capital letters of a country, like DE, as the 5th and 6th characters
        case .bankCountry: "5वें और 6वें कैरेक्टर में किसी देश के 2 बड़े रोमन अक्षर लिखें, जैसे DE"
        // Begin with 978 or 979, but not with 979-0
        case .isbnPrefix: "शुरुआत 978 या 979 से करें, पर 979-0 से नहीं"
        // Only use digits and the letters A to Z, but not I, L, O, or U
        case .ulidCharacters: "केवल अंक और A से Z तक के रोमन अक्षर इस्तेमाल करें, लेकिन I, L, O और U नहीं"

        // Include {minimum} letters or more
        case .passwordLetters: "कम से कम {minimum} अक्षर शामिल करें"
        // Include {minimum} lowercase letters or more
        case .passwordLowercase:
            .plural(
                one: "कम से कम {minimum} छोटा रोमन अक्षर शामिल करें",
                other: "कम से कम {minimum} छोटे रोमन अक्षर शामिल करें")
        // Include {minimum} capital letters or more
        case .passwordUppercase:
            .plural(
                one: "कम से कम {minimum} बड़ा रोमन अक्षर शामिल करें",
                other: "कम से कम {minimum} बड़े रोमन अक्षर शामिल करें")
        // Include {minimum} digits or more
        case .passwordDigits: "कम से कम {minimum} अंक शामिल करें"
        // Include {minimum} symbols or more, like ! or %
        case .passwordSymbols: "कम से कम {minimum} चिह्न शामिल करें, जैसे ! या %"
        }
    }

    // A name is in the direct case: "अपना ईमेल पता".
    static func wordingWithFieldName(of sentence: Sentence) -> Wording? {
        switch sentence {
        case .empty: "{name} लिखें"
        case .check: "{name} जाँचें"
        case .choice: "सूची में से {name} चुनें"
        case .mistypedDigits, .mistypedCharacters: "{name} जाँचें। टाइप करने में ग़लती लगती है"
        default: nil
        }
    }

    // MARK: Kinds and words

    static func name(of kind: InputKind) -> String {
        switch kind {
        case .digits: "केवल अंक"
        case .letters: "केवल अक्षर"
        case .lettersAndDigits: "केवल अक्षर और अंक"
        // Doubtful: kinds: पूर्ण संख्या in Indian school books is a number from 0 up, without negative ones; the exact word for the integers is पूर्णांक, but fewer people know it
        case .wholeNumber: "पूर्ण संख्या"
        case .number: "संख्या"
        case .hexadecimal: "हेक्साडेसिमल संख्या"
        case .email: "ईमेल पता"
        case .phone: "फ़ोन नंबर"
        case .webAddress: "वेब पता"
        case .siteName: "डोमेन नाम"
        case .ipAddress: "IP पता"
        case .ipv4: "IPv4 पता"
        case .ipv6: "IPv6 पता"
        case .macAddress: "हार्डवेयर पता (MAC)"
        case .port: "पोर्ट नंबर"
        case .date: "तारीख़"
        case .time: "घंटे के दो अंकों वाला 24 घंटे का समय"
        case .dateAndTime: "तारीख़ और समय"
        case .monthAndYear: "महीना और साल"
        case .cardNumber: "कार्ड नंबर"
        case .iban: "IBAN"
        case .bic: "बैंक कोड (BIC)"
        case .isbn: "ISBN"
        case .barcode: "बारकोड नंबर"
        case .color: "रंग कोड"
        case .uuid: "UUID"
        case .ulid: "ULID"
        case .version: "संस्करण संख्या"
        case .text: "टेक्स्ट"
        case .list: "सूची"
        case .object: "नाम वाले मानों का ऑब्जेक्ट"
        case .digit: "एक अंक"
        case .letter: "A से Z या a से z तक का रोमन अक्षर"
        case .capitalLetter: "A से Z तक का बड़ा रोमन अक्षर"
        case .lowercaseLetter: "a से z तक का छोटा रोमन अक्षर"
        case .similar: "{example} जैसा कुछ"
        case .anotherFormat: "किसी और स्वीकृत प्रारूप में कुछ"
        }
    }

    static func text(of word: MessageWord) -> String {
        switch word {
        case .title: "एक समस्या है"
        case .errorPrefix: "ग़लती:"
        case .unlabeled: "यह मान"
        case .otherField: "दूसरा फ़ील्ड"
        case .securityCode: "सुरक्षा कोड"
        case .spaces: "खाली जगहें"
        case .commas: "अल्पविराम"
        case .dots: "बिंदु"
        case .hyphens: "हाइफ़न"
        case .slashes: "स्लैश"
        case .apostrophes: "एपॉस्ट्रॉफ़ी"
        case .underscores: "अंडरस्कोर"
        case .brackets: "कोष्ठक"
        case .quotationMarks: "उद्धरण चिह्न"
        }
    }

    // MARK: Rules

    static func pluralCategory(of number: UInt) -> PluralCategory { number < 2 ? .one : .other }

    static let sentenceEnd = "। "

    static let numberStyle = NumberStyle(decimalSign: ".", groupSign: ",", secondaryGroupingSize: 2)

    static let listSeparators = ListSeparators(middle: ", ", pair: " या ")
}
