// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

extension MessageLanguage {
    /// Thai.
    public static let thai = MessageLanguage(Thai.self)
}

/// Thai, with the plain imperative that forms use, without polite particles.
///
/// A label comes before the sentence.
///
/// Reviewed by a native speaker: no.
enum Thai: LanguageTable {
    static let tag = "th"
    static let name = "ไทย"

    // MARK: Sentences

    static func wording(of sentence: Sentence) -> Wording {
        switch sentence {
        // This cannot be checked right now: try again in a few minutes
        case .uncheckable: "ยังตรวจสอบไม่ได้ในขณะนี้ ลองใหม่ในอีกไม่กี่นาที"
        // There is a problem with this form: this cannot be checked
        case .programMistake: "แบบฟอร์มนี้มีปัญหา จึงตรวจสอบค่านี้ไม่ได้"
        // Wait a moment, then try again: this is still being checked
        case .pending: "กำลังตรวจสอบอยู่ รอสักครู่แล้วลองใหม่"
        // Check this value
        case .check: "ตรวจสอบค่านี้"

        // Enter a value
        case .empty: "กรอกช่องนี้"
        // Choose a value
        case .noChoice: "เลือกค่า"
        // Make this shorter: remove any extra text or spaces
        case .tooLarge: "ข้อความยาวเกินไป ลบข้อความหรือช่องว่างส่วนเกิน"
        // Use {maximum} characters or fewer: letters like ä and emoji count as more than one
        case .tooManyBytes: "ใส่ไม่เกิน {maximum} อักขระ ตัวอักษรอย่าง ä ตัวอักษรไทย และอีโมจินับเป็นมากกว่าหนึ่งอักขระ"
        // Make this longer: add some characters
        case .tooBrief: "ข้อความสั้นเกินไป เพิ่มอักขระ"
        // Use {minimum} characters or more
        case .tooShort: "ใส่อย่างน้อย {minimum} อักขระ"
        // Use between {minimum} and {maximum} characters
        case .lengthBetween: "ใส่ {minimum} ถึง {maximum} อักขระ"
        // Use {maximum} characters or fewer
        case .tooLong: "ใส่ไม่เกิน {maximum} อักขระ"
        // Use exactly {minimum} characters
        case .exactLength: "ใส่ {minimum} อักขระพอดี"
        // Use exactly {minimum} characters, not {length}
        case .exactLengthNot: "ใส่ {minimum} อักขระพอดี ไม่ใช่ {length}"
        // Give {minimum} entries or more
        case .tooFewEntries: "ใส่อย่างน้อย {minimum} รายการ"
        // Give {maximum} entries or fewer
        case .tooManyEntries: "ใส่ไม่เกิน {maximum} รายการ"
        // Give exactly {minimum} entries
        case .exactEntries: "ใส่ {minimum} รายการพอดี"
        // Give between {minimum} and {maximum} entries
        case .entriesBetween: "ใส่ {minimum} ถึง {maximum} รายการ"

        // Only use the digits 0 to 9
        case .digitsOnly: "ใช้เฉพาะตัวเลข 0 ถึง 9"
        // Only use the letters A to Z or a to z, with no digits, spaces, or accents
        case .lettersOnly:
            "ใช้เฉพาะตัวอักษรภาษาอังกฤษ A ถึง Z หรือ a ถึง z โดยไม่มีตัวเลข ช่องว่าง และเครื่องหมายกำกับเสียง"
        // Only use letters, with no digits, spaces, or other characters
        case .anyLettersOnly: "ใช้เฉพาะตัวอักษร โดยไม่มีตัวเลข ช่องว่าง หรืออักขระอื่น"
        // Only use the letters A to Z or a to z and the digits 0 to 9
        case .lettersAndDigits: "ใช้เฉพาะตัวอักษรภาษาอังกฤษ A ถึง Z หรือ a ถึง z และตัวเลข 0 ถึง 9"
        // Only use letters and digits, with no spaces, hyphens, or other characters
        case .anyLettersAndDigits: "ใช้เฉพาะตัวอักษรและตัวเลข โดยไม่มีช่องว่าง ขีดกลาง หรืออักขระอื่น"
        // Only use these characters: {accepted}
        case .onlyThese: "ใช้เฉพาะอักขระเหล่านี้: {accepted}"
        // Only use digits, hyphens, and lowercase letters from a to z, with no spaces or accents
        case .slugCharacters:
            "ใช้เฉพาะตัวเลข ขีดกลาง และตัวอักษรภาษาอังกฤษพิมพ์เล็ก a ถึง z โดยไม่มีช่องว่างและเครื่องหมายกำกับเสียง"
        // Use capital letters, like {example}
        case .capitalLetters: "ใช้ตัวพิมพ์ใหญ่ เช่น {example}"
        // Use lowercase letters instead of capital letters
        case .lowercaseLetters: "ใช้ตัวพิมพ์เล็กแทนตัวพิมพ์ใหญ่"
        // Only use digits, with single spaces or hyphens between them
        case .digitsGrouped: "ใช้เฉพาะตัวเลข โดยคั่นด้วยช่องว่างหรือขีดกลางได้ครั้งละหนึ่งตัว"
        // Only use the digits 0 to 9 and the letters a to f
        case .hexDigits: "ใช้เฉพาะตัวเลข 0 ถึง 9 และตัวอักษรภาษาอังกฤษ a ถึง f"
        // Remove the spaces and line breaks
        case .spaces: "ลบช่องว่างและการขึ้นบรรทัดใหม่"
        // Remove any space or line break at the beginning or end
        case .outerSpaces: "ลบช่องว่างและการขึ้นบรรทัดใหม่ที่ต้นและท้ายข้อความ"
        // Remove the {characters}
        case .without: "ลบ{characters}"
        // Remove {character}
        case .disallowedText: "ลบ {character}"
        // Use {character} only once
        case .once: "ใช้ {character} เพียงครั้งเดียว"
        // Use {character} only at the end
        case .onlyAtEnd: "ใช้ {character} ที่ท้ายเท่านั้น"
        // Remove unusual, lookalike, or hidden characters: delete the text and type it again
        case .strangeCharacter: "มีอักขระที่ผิดปกติ หน้าตาคล้ายกัน หรือมองไม่เห็น ให้ลบแล้วพิมพ์ใหม่"
        // Use ordinary digits, letters, and signs, like 1, not １ or ١
        case .ordinaryForms: "ใช้ตัวเลข ตัวอักษร และสัญลักษณ์แบบปกติ เช่น 1 ไม่ใช่ １ หรือ ١"
        // Only use letters from A to Z, digits, and symbols, with no accents or emoji
        case .plainCharacters: "ใช้เฉพาะตัวอักษรภาษาอังกฤษ A ถึง Z ตัวเลข และสัญลักษณ์ทั่วไป โดยไม่มีอีโมจิ"
        // Remove {character} and everything after it
        case .nothingAfter: "ลบ {character} และทุกอย่างหลังจากนั้น"
        // Do not begin with {character}
        case .notBegin: "อย่าขึ้นต้นด้วย {character}"
        // Remove the - sign: negative numbers are not accepted
        case .notNegative: "ลบเครื่องหมายลบ เพราะใช้จำนวนลบไม่ได้"
        // Begin with {accepted}
        case .begins: "ขึ้นต้นด้วย {accepted}"
        // End with {accepted}
        case .ends: "ลงท้ายด้วย {accepted}"
        // Include {accepted}
        case .includes: "เพิ่ม {accepted}"
        // Do not write two dots in a row
        case .dots: "อย่าเขียนจุดสองจุดติดกัน"
        // Do not begin with a dot
        case .dotAtStart: "อย่าขึ้นต้นด้วยจุด"
        // Do not end with a dot
        case .dotAtEnd: "อย่าลงท้ายด้วยจุด"
        // Do not write a dot next to the @ sign
        case .dotNextToAt: "อย่าเขียนจุดติดกับเครื่องหมาย @"
        // Do not begin or end the site name with a dot
        case .siteDotAtEdge: "อย่าขึ้นต้นหรือลงท้ายชื่อโดเมนด้วยจุด"
        // Do not write two hyphens in a row
        case .hyphens: "อย่าเขียนขีดกลางสองขีดติดกัน"
        // Write a letter or digit before and after each hyphen
        case .hyphen: "ใส่ตัวอักษรหรือตัวเลขทั้งหน้าและหลังขีดกลางทุกตัว"
        // Do not begin or end with a hyphen
        case .hyphenAtEdge: "อย่าขึ้นต้นหรือลงท้ายด้วยขีดกลาง"

        // Use an accepted format: check for mistakes
        case .format: "รูปแบบไม่ตรง ตรวจสอบว่ามีข้อผิดพลาดหรือไม่"
        // Use an accepted format: check character {number}
        case .mistakeAt: "ใช้รูปแบบที่ยอมรับ ตรวจสอบอักขระตัวที่ {number}"
        // Use {kinds} as character {number}
        case .characterAt: "ใช้{kinds} เป็นอักขระตัวที่ {number}"
        // Begin with {kinds}
        case .characterFirst: "ใช้{kinds} เป็นอักขระตัวแรก"
        // Use this format: {example}
        case .looksLike: "ใช้รูปแบบนี้: {example}"
        // Enter {kind}, like {example}
        case .kind: "ใส่{kind} เช่น {example}"
        // Enter {kind} with no {characters}, like {example}
        case .kindWithout: "ใส่{kind}โดยไม่มี{characters} เช่น {example}"
        // Enter {kind} between {minimum} and {maximum}
        case .kindBetween: "ใส่{kind} ระหว่าง {minimum} ถึง {maximum}"
        // Enter {kind}, {minimum} or more
        case .kindAtLeast: "ใส่{kind} ตั้งแต่ {minimum} ขึ้นไป"
        // Enter {kind}, {maximum} or less
        case .kindAtMost: "ใส่{kind} ไม่เกิน {maximum}"
        // Enter {kinds}
        case .oneOf: "ใส่{kinds}"
        // Enter something other than {kinds}
        case .notKind: "ใส่สิ่งที่ไม่ใช่{kinds}"
        // Begin with + and the country code, followed by digits only, like {example}
        case .phoneNumber: "ขึ้นต้นด้วย + และรหัสประเทศ ตามด้วยตัวเลขเท่านั้น เช่น {example}"
        // Begin with the country code and use digits only, like {example}
        case .phoneNumberWithoutPlus: "ขึ้นต้นด้วยรหัสประเทศและใช้เฉพาะตัวเลข โดยไม่มี + เช่น {example}"
        // Use the country code, which never begins with 0, like {example}
        case .countryCode: "ใช้รหัสประเทศซึ่งไม่ขึ้นต้นด้วย 0 เช่น {example}"
        // Only use digits, with no spaces or letters, like {example}
        case .phoneDigits: "ใช้เฉพาะตัวเลขในหมายเลขโทรศัพท์ เช่น {example}"
        // Copy all of it and paste it here again: this may be incomplete
        case .incomplete: "ดูเหมือนข้อมูลไม่ครบ ให้คัดลอกทั้งหมดแล้ววางที่นี่อีกครั้ง"
        // Check each digit for a typo
        case .mistypedDigits: "ดูเหมือนพิมพ์ผิด ตรวจสอบตัวเลขทีละตัว"
        // Check each character for a typo
        case .mistypedCharacters: "ดูเหมือนพิมพ์ผิด ตรวจสอบอักขระทีละตัว"
        // Check for missing digits: this is too short
        case .missingDigits: "สั้นเกินไป ตรวจสอบว่าตัวเลขขาดหายหรือไม่"
        // Check for extra digits: this is too long
        case .extraDigits: "ยาวเกินไป ตรวจสอบว่ามีตัวเลขเกินหรือไม่"
        // Enter a number that is not all zeros
        case .allZeros: "ใส่หมายเลขที่ไม่ใช่ศูนย์ทั้งหมด"
        // Use exactly {accepted} digits
        case .exactDigits: "ใส่ตัวเลข {accepted} หลักพอดี"
        // Use exactly {accepted} digits, not {length}
        case .exactDigitsNot: "ใส่ตัวเลข {accepted} หลักพอดี ไม่ใช่ {length}"
        // Use between {minimum} and {maximum} digits, not {length}
        case .digitsBetween: "ใส่ตัวเลข {minimum} ถึง {maximum} หลัก ไม่ใช่ {length}"
        // Use exactly {accepted} letters and digits
        case .exactLettersAndDigits: "ใส่ตัวอักษรและตัวเลขรวม {accepted} ตัวพอดี"
        // Use exactly {accepted} letters and digits, not {length}
        case .exactLettersAndDigitsNot: "ใส่ตัวอักษรและตัวเลขรวม {accepted} ตัวพอดี ไม่ใช่ {length}"
        // Begin with the 2 letters of a country that uses IBANs, like DE
        case .ibanCountry: "ขึ้นต้นด้วยตัวอักษร 2 ตัวของประเทศที่ใช้ IBAN เช่น DE"

        // Enter {minimum} or more
        case .atLeast: "ใส่ {minimum} ขึ้นไป"
        // Enter {maximum} or less
        case .atMost: "ใส่ไม่เกิน {maximum}"
        // Enter a value between {minimum} and {maximum}
        case .between: "ใส่ค่าระหว่าง {minimum} ถึง {maximum}"
        // Enter more than {minimum}
        case .moreThan: "ใส่ค่าที่มากกว่า {minimum}"
        // Enter less than {maximum}
        case .lessThan: "ใส่ค่าที่น้อยกว่า {maximum}"
        // Enter {minimum} or later
        case .earliest: "ใส่วันที่ {minimum} หรือหลังจากนั้น"
        // Enter {maximum} or earlier
        case .latest: "ใส่วันที่ {maximum} หรือก่อนหน้านั้น"
        // Enter a date between {minimum} and {maximum}
        case .betweenDates: "ใส่วันที่ตั้งแต่ {minimum} ถึง {maximum}"
        // Enter a date after {minimum}
        case .laterThan: "ใส่วันที่หลังจาก {minimum}"
        // Enter a date before {maximum}
        case .earlierThan: "ใส่วันที่ก่อน {maximum}"
        // Enter {minimum} or something that comes after it
        case .textAtLeast: "ใส่ “{minimum}” หรือค่าที่อยู่ลำดับถัดไป"
        // Enter {maximum} or something that comes before it
        case .textAtMost: "ใส่ “{maximum}” หรือค่าที่อยู่ลำดับก่อนหน้า"
        // Enter something that comes after {minimum}
        case .textAfter: "ใส่ค่าที่อยู่ลำดับหลัง “{minimum}”"
        // Enter something that comes before {maximum}
        case .textBefore: "ใส่ค่าที่อยู่ลำดับก่อน “{maximum}”"
        // Use fewer digits: check for extra digits
        case .fewerDigits: "ใช้ตัวเลขน้อยลง ตรวจสอบว่ามีตัวเลขเกินหรือไม่"
        // Use only one decimal point, like {example}
        case .decimalPoint: "ใช้จุดทศนิยมเพียงจุดเดียว เช่น {example}"
        // Use only one decimal comma, like {example}
        case .decimalComma: "ใช้จุลภาค (,) แทนจุดทศนิยมเพียงตัวเดียว เช่น {example}"
        // Begin with a digit, like {example}
        case .beginsWithDigit: "ขึ้นต้นด้วยตัวเลข เช่น {example}"
        // End with a digit, like {example}
        case .endsWithDigit: "ลงท้ายด้วยตัวเลข เช่น {example}"
        // Use a decimal point, not a comma, like {example}
        case .pointNotComma: "ใช้จุดทศนิยม ไม่ใช่จุลภาค เช่น {example}"
        // Use a decimal comma, not a point, like {example}
        case .commaNotPoint: "ใช้จุลภาค (,) แทนจุดทศนิยม เช่น {example}"
        // Write the digits without separators between thousands, like {example}
        case .noGroupSigns: "เขียนตัวเลขโดยไม่ใช้เครื่องหมายคั่นหลักพัน เช่น {example}"
        // Use {maximum} decimal places or fewer
        case .decimalPlaces: "ใช้ทศนิยมไม่เกิน {maximum} ตำแหน่ง"
        // Use {maximum} digits or fewer
        case .tooManyDigits: "ใส่ตัวเลขไม่เกิน {maximum} หลัก"
        // Remove the zeros at the beginning of a number: for example, use 7 instead of 07
        case .leadingZeros: "ลบเลข 0 ที่อยู่หน้าจำนวน เช่น ใช้ 7 แทน 07"

        // This does not match: check for mistakes
        case .mismatch: "ไม่ตรงกัน ตรวจสอบว่ามีข้อผิดพลาดหรือไม่"
        // Enter a different value: this one cannot be used
        case .anotherValue: "ใส่ค่าอื่น ค่านี้ใช้ไม่ได้"
        // Enter one of the accepted values: check for a typo
        case .choice: "ใส่ค่าที่อยู่ในรายการค่าที่ยอมรับ ตรวจสอบว่าพิมพ์ผิดหรือไม่"
        // Choose {accepted}
        case .option: "เลือกหนึ่งในตัวเลือกเหล่านี้: {accepted}"
        // Select this
        case .unselected: "เลือกช่องนี้"
        // Remove the entry that is in the list twice
        case .repeated: "ลบรายการที่ซ้ำกัน"
        // Enter the same as in {other}: check both
        case .same: "ใส่ค่าเดียวกับช่อง “{other}” ตรวจสอบทั้งสองช่อง"
        // Enter a later or larger value than in {other}
        case .after: "ใส่ค่าที่อยู่หลังหรือมากกว่าค่าในช่อง “{other}”"
        // Fill in at least one of these: {accepted}
        case .atLeastOne: "กรอกอย่างน้อยหนึ่งช่องต่อไปนี้: {accepted}"
        // Correct {rejected} entries in total: correct those shown here to see the rest
        case .moreErrors: "มีข้อผิดพลาดมากกว่าที่แสดง จำนวนรายการที่ต้องแก้ไข: {rejected}"
        // Correct what is shown here first: there may be more errors
        case .furtherErrors: "แก้ไขสิ่งที่แสดงที่นี่ก่อน อาจมีข้อผิดพลาดอื่นอีก"

        // Use a value that is accepted here: check its spelling, size, and format
        case .dataValue: "ใช้ค่าที่ยอมรับที่นี่ ตรวจสอบการสะกด ขนาด และรูปแบบ"
        // Correct the syntax of this data: check quotation marks, commas, and brackets
        case .dataSyntax: "แก้ไขไวยากรณ์ของข้อมูลนี้ ตรวจสอบเครื่องหมายคำพูด จุลภาค และวงเล็บ"
        // Correct the syntax at line {line}, column {column}: check quotation marks, commas, and brackets
        case .dataSyntaxAt: "แก้ไขไวยากรณ์ที่บรรทัด {line} คอลัมน์ {column} ตรวจสอบเครื่องหมายคำพูด จุลภาค และวงเล็บ"
        // Remove this key or correct its spelling: it is not accepted here
        case .dataKey: "ลบคีย์นี้หรือแก้ไขการสะกด คีย์นี้ไม่เป็นที่ยอมรับที่นี่"
        // Remove one of the two keys: this key is there twice
        case .dataKeyTwice: "ลบคีย์ใดคีย์หนึ่งจากสองคีย์ คีย์นี้มีซ้ำ"
        // Save this data in UTF-8: it contains bytes in another encoding
        case .dataEncoding: "บันทึกข้อมูลนี้เป็น UTF-8 ข้อมูลนี้มีไบต์ของการเข้ารหัสอื่น"
        // Use fewer levels: too many lists and objects are inside one another
        case .dataDepth: "ใช้จำนวนชั้นน้อยลง มีรายการและออบเจ็กต์ซ้อนกันมากเกินไป"
        // Send less data: the limit in bytes is {maximum}
        case .dataSize: "ส่งข้อมูลให้น้อยลง ขีดจำกัดเป็นไบต์คือ {maximum}"

        // Use a card from {accepted}
        case .cardNetwork: "ใช้บัตร {accepted}"
        // Enter 2 digits for the month, then 2 digits for the year, like {example}
        case .monthThenYear: "ใส่เดือน 2 หลัก แล้วตามด้วยปี 2 หลัก เช่น {example}"
        // Use a month from 01 to 12
        case .month: "ใช้เดือนตั้งแต่ 01 ถึง 12"
        // Enter this month or a later one: check it or use another card
        case .expired: "วันที่นี้ผ่านไปแล้ว ตรวจสอบอีกครั้งหรือใช้บัตรใบอื่น"
        // Enter a date no more than {maximum} years from now: check the year
        case .tooFarAhead: "วันที่นี้ไกลเกินไป ต้องอยู่ภายใน {maximum} ปีนับจากนี้"
        // Use a day from 01 to {maximum} in that month
        case .day: "ใช้วันที่ตั้งแต่ 01 ถึง {maximum} ในเดือนนั้น"
        // Use hours from 00 to 23
        case .hours: "ใช้ชั่วโมงตั้งแต่ 00 ถึง 23"
        // Use minutes from 00 to 59
        case .minutes: "ใช้นาทีตั้งแต่ 00 ถึง 59"
        // Use seconds from 00 to 59
        case .seconds: "ใช้วินาทีตั้งแต่ 00 ถึง 59"
        // Enter year-month-day with 2 digits for the month and the day, like {example}
        case .dateOrder: "ใส่ ปี-เดือน-วัน โดยใช้ตัวเลข 2 หลักสำหรับเดือนและวัน เช่น {example}"
        // Write year-month-day, then T, then the time, like {example}
        case .dateThenTime: "เขียน ปี-เดือน-วัน ตามด้วย T แล้วตามด้วยเวลา เช่น {example}"
        // Enter hours, minutes, seconds, and a time zone, like {example}
        case .timeWithZone: "ใส่ชั่วโมง นาที วินาที และเขตเวลา เช่น {example}"
        // End with a time zone: Z for UTC, or a difference like +01:00
        case .offsetMissing: "ลงท้ายด้วยเขตเวลา: Z สำหรับ UTC หรือส่วนต่างเวลา เช่น +01:00"
        // Use a difference from UTC of at most 23:59, like +01:00
        case .offsetLimits: "ใช้ส่วนต่างเวลาจาก UTC ไม่เกิน 23:59 เช่น +01:00"
        // End with the time: remove anything after it, like Z or +01:00
        case .offsetUnwanted: "ลบทุกอย่างที่อยู่หลังเวลา เช่น Z หรือ +01:00"

        // Include a full site name, like example.com
        case .siteName: "ใส่ชื่อโดเมนแบบเต็ม เช่น example.com"
        // Enter only the site name, like example.com, with nothing before or after it
        case .siteNameOnly: "ใส่เฉพาะชื่อโดเมน เช่น example.com โดยไม่มีอะไรอยู่ข้างหน้าหรือข้างหลัง"
        // Only use digits, dots, hyphens, and letters from a to z in the site name, with no accents
        case .siteCharacters: "ในชื่อโดเมน ใช้เฉพาะตัวอักษรภาษาอังกฤษ a ถึง z ตัวเลข ขีดกลาง และจุด"
        // Check the site name for a typo: a site cannot have this name
        case .siteSpelling: "ตรวจสอบว่าชื่อโดเมนพิมพ์ผิดหรือไม่ ไม่มีเว็บไซต์ใดใช้ชื่อนี้ได้"
        // End with .com or another site ending, like {example}
        case .siteEnding: "ลงท้ายด้วย .com หรือนามสกุลโดเมนอื่น เช่น {example}"
        // Use {maximum} characters or fewer between the dots of the site name
        case .siteTooLong: "ระหว่างจุดในชื่อโดเมน ใส่ไม่เกิน {maximum} อักขระ"
        // Use {maximum} characters or fewer in the site name
        case .wholeSiteTooLong: "ชื่อโดเมนใส่ไม่เกิน {maximum} อักขระ"
        // Write a complete IPv6 address between [ and ], like [2001:db8::1]
        case .hostAddress: "ใส่ที่อยู่ IPv6 ให้ครบระหว่าง [ และ ] เช่น [2001:db8::1]"
        // Include an IP address of 4 numbers from 0 to 255, like 192.0.2.1, or a site name like example.com
        case .hostNumbers:
            "ใส่ที่อยู่ IP ที่มีตัวเลข 4 ตัวตั้งแต่ 0 ถึง 255 เช่น 192.0.2.1 หรือชื่อโดเมน เช่น example.com"
        // Use a site that anyone on the internet can open, like example.com, not one in a private network
        case .publicSite: "ใช้เว็บไซต์ที่ใครก็เปิดได้บนอินเทอร์เน็ต เช่น example.com ไม่ใช่เว็บไซต์ในเครือข่ายส่วนตัว"
        // Use a site name like example.com, not an IP address
        case .notIPAddress: "ใช้ชื่อโดเมน เช่น example.com ไม่ใช่ที่อยู่ IP"
        // Use an address at {accepted}
        case .hostAccepted: "ใช้ที่อยู่ของ {accepted}"
        // Write a port number between {minimum} and {maximum} after the colon
        case .port: "เขียนหมายเลขพอร์ตระหว่าง {minimum} ถึง {maximum} หลังเครื่องหมายทวิภาค (:)"
        // Use no port number other than {accepted} after the site name
        case .portAccepted: "ใช้พอร์ต {accepted} หรือไม่ต้องใส่หมายเลขพอร์ต"
        // Remove the port number, like :8080, after the site name
        case .noPort: "ลบหมายเลขพอร์ตที่อยู่หลังชื่อโดเมน เช่น :8080"
        // Remove the user name or password and the @ sign
        case .userInfo: "ลบชื่อผู้ใช้หรือรหัสผ่าน พร้อมทั้งเครื่องหมาย @"
        // Write 2 digits or letters from A to F after each %, like %20: for a % sign, write %25
        case .percent:
            "หลัง % ทุกตัว ให้เขียนตัวเลขหรือตัวอักษร A ถึง F สองตัว เช่น %20 ถ้าต้องการเครื่องหมาย % ให้เขียน %25"
        // Use / instead of \
        case .backslash: "ใช้ / แทน \\"
        // Use {accepted} instead of {character}
        case .percentEncoded: "ใช้ {accepted} แทน {character}"
        // Use %20 instead of each space
        case .percentEncodedSpace: "ใช้ %20 แทนช่องว่างแต่ละช่อง"
        // Write // after the colon, like {example}
        case .slashesMissing: "เขียน // หลังเครื่องหมายทวิภาค (:) เช่น {example}"
        // Enter a page of this site that begins with one /, like /account
        case .singleSlash: "ใส่หน้าของเว็บไซต์นี้ที่ขึ้นต้นด้วย / เพียงตัวเดียว เช่น /account"
        // Include an @ sign, like name@example.com
        case .atMissing: "ใส่เครื่องหมาย @ ด้วย เช่น name@example.com"
        // Write a name before the @ sign, like name@example.com
        case .localMissing: "เขียนชื่อหน้าเครื่องหมาย @ เช่น name@example.com"
        // Use {maximum} characters or fewer before the @ sign
        case .localTooLong: "ใส่ไม่เกิน {maximum} อักขระหน้าเครื่องหมาย @"
        // Write a quotation mark at the beginning and just before the @ sign, or none at all
        case .quotes: "ใส่เครื่องหมายคำพูดที่ต้นข้อความและหน้า @ ทันที หรือไม่ต้องใส่เลย"
        // Write the part after the @ sign, like name@example.com
        case .emailSiteMissing: "เขียนส่วนที่อยู่หลังเครื่องหมาย @ ด้วย เช่น name@example.com"
        // Before the @ sign, use letters from a to z, not letters like ä
        case .emailLocalLetters: "ก่อนเครื่องหมาย @ ห้ามใช้ตัวอักษรอื่นนอกจาก a ถึง z เช่น ä"
        // After the @ sign, use letters from a to z, not letters like ä
        case .emailSiteLetters: "หลังเครื่องหมาย @ อย่าใช้ตัวอักษรอื่นนอกจาก a ถึง z เช่น ä"
        // Remove {character} after the @ sign
        case .emailSiteCharacter: "ลบ {character} หลังเครื่องหมาย @"
        // Use a dot, not a comma, after the @ sign
        case .dotNotComma: "หลังเครื่องหมาย @ ให้ใช้จุด ไม่ใช่จุลภาค"

        // Enter 4 numbers from 0 to 255 with dots between them, like {example}
        case .ipNumbers: "ใส่ตัวเลข 0 ถึง 255 จำนวน 4 ตัวโดยคั่นด้วยจุด เช่น {example}"
        // Enter 8 groups of 1 to 4 digits or letters from a to f with colons between them, or fewer groups with ::, like {example}
        case .ipGroups:
            "ใส่ 8 กลุ่ม กลุ่มละ 1 ถึง 4 ตัวเลขหรือตัวอักษร a ถึง f คั่นด้วยโคลอน หรือใช้ :: เพื่อลดจำนวนกลุ่ม เช่น {example}"
        // Use an IP address of one of these kinds: {accepted}
        case .ipScope: "ใช้ที่อยู่ IP ประเภทใดประเภทหนึ่งต่อไปนี้: {accepted}"
        // Enter a # and then {accepted} digits or letters from a to f, like {example}
        case .colorDigits: "ใส่ # แล้วตามด้วยตัวเลขหรือตัวอักษร a ถึง f จำนวน {accepted} ตัว เช่น {example}"
        // Enter {accepted} digits or letters from a to f, in groups like {example}
        case .hexGroups: "ใส่ตัวเลขหรือตัวอักษร a ถึง f จำนวน {accepted} ตัว โดยแบ่งกลุ่มเหมือน {example}"
        // Use the same separator everywhere, like {example}
        case .sameSeparators: "ใช้ตัวคั่นแบบเดียวกันทุกที่ เช่น {example}"
        // Write hyphens between groups of 8, 4, 4, 4, and 12 digits or letters, like {example}
        case .uuidHyphens: "ใส่ยัติภังค์ระหว่างกลุ่มตัวเลขหรือตัวอักษร 8, 4, 4, 4 และ 12 ตัว เช่น {example}"
        // Use a UUID of version {accepted}, like {example}: check that you copied the right one
        case .uuidVersion: "ใช้ UUID เวอร์ชัน {accepted} เช่น {example} ตรวจสอบว่าคัดลอกมาถูกต้อง"
        // Enter 3 numbers with dots between them, like {example}
        case .versionNumbers: "ใส่ตัวเลข 3 จำนวนโดยคั่นด้วยจุด เช่น {example}"
        // Use the 2 capital letters of a country, like DE, as the 5th and 6th characters
        case .bankCountry: "ใช้ตัวพิมพ์ใหญ่ 2 ตัวของประเทศ เช่น DE เป็นอักขระที่ 5 และ 6"
        // Begin with 978 or 979, but not with 979-0
        case .isbnPrefix: "ขึ้นต้นด้วย 978 หรือ 979 แต่ไม่ใช่ 979-0"
        // Only use digits and the letters A to Z, but not I, L, O, or U
        case .ulidCharacters: "ใช้เฉพาะตัวเลขและตัวอักษรภาษาอังกฤษ A ถึง Z แต่ไม่ใช้ I, L, O และ U"

        // Include {minimum} letters or more
        case .passwordLetters: "ใส่ตัวอักษรอย่างน้อย {minimum} ตัว"
        // Include {minimum} lowercase letters or more
        case .passwordLowercase: "ใส่ตัวพิมพ์เล็กอย่างน้อย {minimum} ตัว"
        // Include {minimum} capital letters or more
        case .passwordUppercase: "ใส่ตัวพิมพ์ใหญ่อย่างน้อย {minimum} ตัว"
        // Include {minimum} digits or more
        case .passwordDigits: "ใส่ตัวเลขอย่างน้อย {minimum} ตัว"
        // Include {minimum} symbols or more, like ! or %
        case .passwordSymbols: "ใส่สัญลักษณ์อย่างน้อย {minimum} ตัว เช่น ! หรือ %"
        }
    }

    // A name is with its owner: "อีเมลของคุณ".
    static func wordingWithFieldName(of sentence: Sentence) -> Wording? {
        switch sentence {
        case .empty: "ใส่{name}"
        case .check: "ตรวจสอบ{name}"
        case .choice: "เลือก{name}จากรายการ"
        case .mistypedDigits, .mistypedCharacters: "ตรวจสอบ{name} ดูเหมือนพิมพ์ผิด"
        default: nil
        }
    }

    // MARK: Kinds and words

    static func name(of kind: InputKind) -> String {
        switch kind {
        case .digits: "ตัวเลขล้วน"
        case .letters: "ตัวอักษรล้วน"
        case .lettersAndDigits: "ตัวอักษรและตัวเลขล้วน"
        case .wholeNumber: "จำนวนเต็ม"
        case .number: "ตัวเลข"
        case .hexadecimal: "เลขฐานสิบหก"
        case .email: "ที่อยู่อีเมล"
        case .phone: "หมายเลขโทรศัพท์"
        case .webAddress: "ที่อยู่เว็บ"
        case .siteName: "ชื่อโดเมน"
        case .ipAddress: "ที่อยู่ IP"
        case .ipv4: "ที่อยู่ IPv4"
        case .ipv6: "ที่อยู่ IPv6"
        case .macAddress: "ที่อยู่ฮาร์ดแวร์ (MAC)"
        case .port: "หมายเลขพอร์ต"
        case .date: "วันที่"
        case .time: "เวลาแบบ 24 ชั่วโมงที่ใช้เลขชั่วโมงสองหลัก"
        case .dateAndTime: "วันที่และเวลา"
        case .monthAndYear: "เดือนและปี"
        case .cardNumber: "หมายเลขบัตร"
        case .iban: "หมายเลข IBAN"
        case .bic: "รหัสธนาคาร (BIC)"
        case .isbn: "หมายเลข ISBN"
        case .barcode: "หมายเลขบาร์โค้ด"
        case .color: "รหัสสี"
        case .uuid: "รหัส UUID"
        case .ulid: "รหัส ULID"
        case .version: "หมายเลขเวอร์ชัน"
        case .text: "ข้อความ"
        case .list: "รายการ"
        case .object: "ออบเจ็กต์ที่มีค่าพร้อมชื่อ"
        case .digit: "ตัวเลขหนึ่งตัว"
        case .letter: "ตัวอักษร A ถึง Z หรือ a ถึง z"
        case .capitalLetter: "ตัวพิมพ์ใหญ่ A ถึง Z"
        case .lowercaseLetter: "ตัวพิมพ์เล็ก a ถึง z"
        case .similar: "ข้อความแบบ {example}"
        case .anotherFormat: "ข้อความในรูปแบบอื่นที่ใช้ได้"
        }
    }

    static func text(of word: MessageWord) -> String {
        switch word {
        case .title: "พบปัญหา"
        case .errorPrefix: "ข้อผิดพลาด:"
        case .unlabeled: "ค่านี้"
        case .otherField: "อีกช่องหนึ่ง"
        case .securityCode: "รหัสความปลอดภัย"
        case .spaces: "ช่องว่าง"
        case .commas: "จุลภาค"
        case .dots: "จุด"
        case .hyphens: "ขีดกลาง"
        case .slashes: "เครื่องหมายทับ"
        case .apostrophes: "เครื่องหมายอะพอสทรอฟี"
        case .underscores: "ขีดล่าง"
        case .brackets: "วงเล็บ"
        case .quotationMarks: "เครื่องหมายคำพูด"
        }
    }

    // MARK: Rules

    static func pluralCategory(of number: UInt) -> PluralCategory { .other }

    static let sentenceEnd = " "

    static let numberStyle = NumberStyle(decimalSign: ".", groupSign: ",")

    static let listSeparators = ListSeparators(middle: ", ", pair: " หรือ ")
}
