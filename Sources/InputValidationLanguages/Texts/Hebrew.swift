// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

// swift-format-ignore
let hebrewTexts = TextTable(
#"""
# עברית
# Hebrew, with the infinitive after "יש", which addresses every person alike.
#
# A label comes before the sentence, because its gender is not known. Kinds are indefinite.
#
# Reviewed by a native speaker: no.

uncheckable	אי אפשר לבדוק את זה כרגע. כדאי לנסות שוב בעוד כמה דקות
programMistake	יש בעיה בטופס הזה. אי אפשר לבדוק את הערך הזה
pending	הבדיקה עדיין נמשכת. יש להמתין רגע ואז לנסות שוב
check	יש לבדוק את הערך הזה
empty	יש למלא את השדה הזה
missing	יש להוסיף את הערך הזה. הוא חסר
noChoice	יש לבחור ערך
tooLarge	הטקסט ארוך מדי. יש להסיר טקסט מיותר או רווחים מיותרים
tooManyBytes[one]	יש להקליד תו אחד לכל היותר. אותיות כמו ä ואמוג׳י נספרים כיותר מתו אחד
tooManyBytes[two]	יש להקליד שני תווים לכל היותר. אותיות כמו ä ואמוג׳י נספרים כיותר מתו אחד
tooManyBytes[other]	יש להקליד {maximum} תווים לכל היותר. אותיות כמו ä ואמוג׳י נספרים כיותר מתו אחד
tooBrief	הטקסט קצר מדי. יש להוסיף כמה תווים
tooShort[one]	יש להקליד תו אחד לפחות
tooShort[two]	יש להקליד שני תווים לפחות
tooShort[other]	יש להקליד {minimum} תווים לפחות
lengthBetween	יש להקליד בין {minimum} ל-{maximum} תווים
tooLong[one]	יש להקליד תו אחד לכל היותר
tooLong[two]	יש להקליד שני תווים לכל היותר
tooLong[other]	יש להקליד {maximum} תווים לכל היותר
exactLength[one]	יש להקליד תו אחד בדיוק
exactLength[two]	יש להקליד שני תווים בדיוק
exactLength[other]	יש להקליד {minimum} תווים בדיוק
exactLengthNot[one]	יש להקליד תו אחד בדיוק, ולא {length}
exactLengthNot[two]	יש להקליד שני תווים בדיוק, ולא {length}
exactLengthNot[other]	יש להקליד {minimum} תווים בדיוק, ולא {length}
tooFewEntries[one]	יש להוסיף פריט אחד לפחות
tooFewEntries[two]	יש להוסיף שני פריטים לפחות
tooFewEntries[other]	יש להוסיף {minimum} פריטים לפחות
tooManyEntries[one]	יש להוסיף פריט אחד לכל היותר
tooManyEntries[two]	יש להוסיף שני פריטים לכל היותר
tooManyEntries[other]	יש להוסיף {maximum} פריטים לכל היותר
exactEntries[one]	יש להוסיף פריט אחד בדיוק
exactEntries[two]	יש להוסיף שני פריטים בדיוק
exactEntries[other]	יש להוסיף {minimum} פריטים בדיוק
entriesBetween	מספר הפריטים צריך להיות בין {minimum} ל-{maximum}
digitsOnly	יש להשתמש רק בספרות 0 עד 9
lettersOnly	יש להשתמש רק באותיות לטיניות מ-A עד Z או מ-a עד z, ללא ספרות, רווחים וסימני הטעמה
anyLettersOnly	יש להשתמש רק באותיות, ללא ספרות, רווחים או תווים אחרים
oneAlphabet	יש להשתמש באותיות של אלפבית אחד בלבד, למשל רק לטיניות או רק יווניות
lettersAndDigits	יש להשתמש רק באותיות לטיניות מ-A עד Z או מ-a עד z ובספרות 0 עד 9
anyLettersAndDigits	יש להשתמש רק באותיות ובספרות, ללא רווחים, מקפים או תווים אחרים
onlyThese	יש להשתמש רק בתווים האלה: {accepted}
slugCharacters	יש להשתמש רק בספרות, במקפים ובאותיות לטיניות קטנות מ-a עד z, ללא רווחים וסימני הטעמה
capitalLetters	יש להשתמש באותיות לטיניות גדולות, למשל {example}
lowercaseLetters	יש להשתמש באותיות לטיניות קטנות במקום גדולות
digitsGrouped	יש להשתמש רק בספרות; בין שתי ספרות יכול להיות רווח אחד או מקף אחד
hexDigits	יש להשתמש רק בספרות 0 עד 9 ובאותיות לטיניות מ-a עד f
digitsNotLetters	יש להשתמש בספרות 0 ו-1, לא באותיות הלטיניות O ו-I
lettersNotDigits	יש להשתמש באותיות הלטיניות O ו-I, לא בספרות 0 ו-1
spaces	יש להסיר את הרווחים ואת מעברי השורה
outerSpaces	יש להסיר רווחים ומעברי שורה מההתחלה ומהסוף
without	יש להסיר את {characters}
replacement	יש להחליף את {characters} ב-{accepted}, למשל {example}
disallowedText	יש להסיר את {character}
once	יש להשתמש ב-{character} פעם אחת בלבד
onlyAtEnd	יש להשתמש בתו {character} רק בסוף
strangeCharacter	יש להסיר תווים חריגים, תווים נסתרים ותווים שנראים כמו תווים אחרים. יש למחוק את הטקסט ולהקליד אותו שוב
ordinaryForms	יש להשתמש בספרות, באותיות ובסימנים רגילים, למשל 1 ולא １
plainCharacters	יש להשתמש רק באותיות לטיניות מ-A עד Z, בספרות ובסימנים רגילים, ללא סימני הטעמה וללא אמוג׳י
nothingAfter	יש להסיר את {character} ואת כל מה שאחריו
notBegin	אין להתחיל ב: {character}
notEnd	אין לסיים ב: {character}
notNegative	יש להסיר את סימן המינוס: מספרים שליליים אינם מתקבלים
# Doubtful: 'יש להתחיל ב: http://' leaves the preposition ב hanging before a colon; understandable, but not
# elegant (also ends).
begins	יש להתחיל ב: {accepted}
ends	יש לסיים ב: {accepted}
includes	יש לכלול: {accepted}
dots	אין לכתוב שתי נקודות ברצף
twoSpaces	אין לכתוב שני רווחים ברצף
dotAtStart	אין להתחיל בנקודה
dotAtEnd	אין לסיים בנקודה
dotNextToAt	אין לכתוב נקודה ליד הסימן @
siteDotAtEdge	אין להתחיל או לסיים את שם המתחם בנקודה
hyphens	אין לכתוב שני מקפים ברצף
hyphen	יש לכתוב אות או ספרה לפני כל מקף ואחריו
hyphenAtEdge	אין להתחיל או לסיים במקף
format	התבנית לא מתאימה. יש לבדוק אם יש טעויות
mistakeAt	יש להשתמש בתבנית מקובלת. יש לבדוק את תו מספר {number}
placeLike	יש לבדוק את תו מספר {number} ולהשתמש בתבנית הזאת: {example}
characterAt	יש להשתמש ב{kinds} כתו מספר {number}
characterFirst	יש להשתמש ב{kinds} כתו הראשון
characterAtLike	יש להשתמש ב{kinds} כתו מספר {number}, למשל {example}
characterFirstLike	יש להשתמש ב{kinds} כתו הראשון, למשל {example}
addAtEnd	הטקסט חלקי. יש להוסיף בסופו משהו כמו ”{example}”
looksLike	יש להשתמש בתבנית הזאת: {example}
looksLikeShort	הטקסט קצר מדי. יש להשתמש בתבנית הזאת: {example}
looksLikeLong	הטקסט ארוך מדי. יש להשתמש בתבנית הזאת: {example}
onlyPart	יש להקליד רק את החלק שנראה כמו {example}
kind	יש להקליד {kind}, למשל {example}
kindOfLetters	יש להקליד {kind} בן {accepted} אותיות, למשל {example}
kindWithout	יש להסיר את {characters} ולהקליד {kind}, למשל {example}
kindBetween	יש להקליד {kind} בין {minimum} ל-{maximum}
kindAtLeast	יש להקליד {kind}, {minimum} או יותר
kindAtMost	יש להקליד {kind}, {maximum} או פחות
oneOf	יש להקליד {kinds}
notKind	יש להקליד משהו שאינו {kinds}
phoneNumber	יש להתחיל בסימן + ובקידומת המדינה, ואחריהם לכתוב ספרות בלבד, למשל {example}
phoneNumberWithoutPlus	יש להתחיל בקידומת המדינה ללא הסימן +, ולכתוב ספרות בלבד, למשל {example}
countryCode	יש להשתמש בקידומת המדינה, שלעולם אינה מתחילה ב-0, למשל {example}
phoneDigits	יש להשתמש רק בספרות במספר הטלפון, למשל {example}
incomplete	יש להעתיק את כל הטקסט ושום דבר אחר ולהדביק אותו כאן שוב. משהו חסר או מיותר
mistypedDigits	נראה שיש טעות הקלדה. יש לבדוק כל ספרה
mistypedCharacters	נראה שיש טעות הקלדה. יש לבדוק כל תו
innerDate	נראה שיש טעות הקלדה בתאריך שבתוך המספר. יש לבדוק אותו
missingDigits	זה קצר מדי. יש לבדוק אם חסרות ספרות
extraDigits	זה ארוך מדי. יש לבדוק אם יש ספרות מיותרות
allZeros	יש להקליד מספר שאינו מורכב רק מאפסים
exactDigits	יש להקליד בדיוק {accepted} ספרות
exactDigitsNot	יש להקליד בדיוק {accepted} ספרות, ולא {length}
digitsBetween	יש להקליד בין {minimum} ל-{maximum} ספרות, ולא {length}
exactLettersAndDigits	יש להקליד בדיוק {accepted} אותיות וספרות
didYouMean	האם הכוונה היא {suggestion}?
noPostalCode	יש להשאיר את השדה ריק: במדינה זו אין מיקודים
exactLettersAndDigitsNot	יש להקליד בדיוק {accepted} אותיות וספרות, ולא {length}
ibanCountry	יש להתחיל בשתי אותיות של מדינה שמשתמשת ב-IBAN, למשל DE
ibanAccountNumber	נראה שיש טעות הקלדה אחרי 4 התווים הראשונים. יש לבדוק את התווים
atLeast	יש להקליד {minimum} או יותר
atMost	יש להקליד {maximum} או פחות
between	יש להקליד ערך בין {minimum} ל-{maximum}
moreThan	יש להקליד ערך גדול מ-{minimum}
lessThan	יש להקליד ערך קטן מ-{maximum}
earliest	יש להקליד {minimum} או תאריך מאוחר יותר
latest	יש להקליד {maximum} או תאריך מוקדם יותר
betweenDates	יש להקליד תאריך מ-{minimum} עד {maximum}
laterThan	יש להקליד תאריך אחרי {minimum}
earlierThan	יש להקליד תאריך לפני {maximum}
inPast	יש להקליד תאריך בעבר
inFuture	יש להקליד תאריך בעתיד
ageAtLeast	יש להקליד תאריך לידה עבור גיל {minimum} ומעלה
ageAtMost	יש להקליד תאריך לידה עבור גיל {maximum} ומטה
textAtLeast	יש להקליד ”{minimum}” או משהו שבא אחריו
textAtMost	יש להקליד ”{maximum}” או משהו שבא לפניו
textAfter	יש להקליד משהו שבא אחרי ”{minimum}”
textBefore	יש להקליד משהו שבא לפני ”{maximum}”
fewerDigits	יש להקליד פחות ספרות. יש לבדוק אם יש ספרות מיותרות
decimalPoint	יש להשתמש רק בנקודה עשרונית אחת, למשל {example}
decimalComma	יש להשתמש רק בפסיק עשרוני אחד, למשל {example}
beginsWithDigit	יש להתחיל בספרה, למשל {example}
noDecimals	יש להקליד מספר שלם בלי ספרות עשרוניות ובלי מפרידים, למשל {example}
dotInsteadOfComma	יש להשתמש בנקודה, לא בפסיק
dash	יש להשתמש במקף רגיל (-) במקום בקו מפריד
endsWithDigit	יש לסיים בספרה, למשל {example}
pointNotComma	יש להשתמש בנקודה עשרונית, לא בפסיק, למשל {example}
commaNotPoint	יש להשתמש בפסיק עשרוני, לא בנקודה, למשל {example}
noGroupSigns	יש לכתוב את הספרות בלי מפריד אלפים, למשל {example}
digitGroups	יש לכתוב את הספרות בקבוצות, למשל {example}
decimalPlaces[one]	יש לכתוב מקום עשרוני אחד לכל היותר
decimalPlaces[two]	יש לכתוב שני מקומות עשרוניים לכל היותר
decimalPlaces[other]	יש לכתוב {maximum} מקומות עשרוניים לכל היותר
tooManyDigits[one]	יש להקליד ספרה אחת לכל היותר
tooManyDigits[two]	יש להקליד שתי ספרות לכל היותר
tooManyDigits[other]	יש להקליד {maximum} ספרות לכל היותר
leadingZeros	יש להסיר את האפסים בתחילת מספר. למשל, יש לכתוב 7 במקום 07
mismatch	אין התאמה. יש לבדוק אם יש טעויות
anotherValue	יש להקליד ערך אחר. אי אפשר להשתמש בערך הזה
choice	יש להקליד ערך מרשימת הערכים המקובלים ולבדוק אם יש טעות הקלדה
option	יש לבחור אחת מהאפשרויות האלה: {accepted}
unselected	יש לסמן אפשרות זו
repeated	יש להסיר את הפריט שמופיע פעמיים ברשימה
same	יש להקליד את אותו הערך כמו בשדה ”{other}”, ולבדוק את שניהם
after	יש להקליד ערך מאוחר או גדול יותר מהערך בשדה ”{other}”
later	יש להקליד ערך מאוחר יותר מהערך בשדה ”{other}”
notEarlier	יש להקליד את אותו ערך כמו בשדה ”{other}” או ערך מאוחר יותר
larger	יש להקליד ערך גדול יותר מהערך בשדה ”{other}”
notSmaller	יש להקליד את אותו ערך כמו בשדה ”{other}” או ערך גדול יותר
excluded	יש להשאיר את השדה ריק בגלל ”{other}”
atLeastOne	יש למלא לפחות אחד מהשדות האלה: {accepted}
moreErrors[one]	יש לתקן בסך הכול פריט אחד. יש לתקן את מה שמוצג כאן כדי לראות את השאר
moreErrors[two]	יש לתקן בסך הכול שני פריטים. יש לתקן את מה שמוצג כאן כדי לראות את השאר
moreErrors[other]	יש לתקן בסך הכול {rejected} פריטים. יש לתקן את מה שמוצג כאן כדי לראות את השאר
furtherErrors	יש לתקן קודם את מה שמוצג כאן. ייתכן שיש שגיאות נוספות
dataValue	יש להשתמש בערך שמתקבל כאן. יש לבדוק את הכתיב, את הגודל ואת התבנית
dataSyntax	יש לתקן את התחביר של הנתונים האלה. יש לבדוק מירכאות, פסיקים וסוגריים
dataSyntaxAt	יש לתקן את התחביר בשורה {line}, עמודה {column}. יש לבדוק מירכאות, פסיקים וסוגריים
dataKey	יש להסיר את המפתח הזה או לתקן את הכתיב שלו. הוא לא מתקבל כאן
objectWithKey	יש להשתמש באובייקט עם המפתח {accepted}
dataKeyTwice	יש להסיר אחד משני המפתחות. המפתח הזה מופיע פעמיים
dataEncoding	יש לשמור את הנתונים האלה בקידוד UTF-8. הם מכילים בתים בקידוד אחר
dataDepth	יש להשתמש בפחות רמות. יש יותר מדי רשימות ואובייקטים זה בתוך זה
dataSize	יש לשלוח פחות נתונים. המגבלה בבתים: {maximum}
cardNetwork	יש להשתמש בכרטיס של {accepted}
monthThenYear	יש להקליד 2 ספרות לחודש ואחריהן 2 ספרות לשנה, למשל {example}
month	יש להשתמש בחודש מ-01 עד 12
monthOrder	יש לבדוק את סדר היום והחודש, למשל {example}
expired	התאריך הזה כבר עבר. יש לבדוק אותו או להשתמש בכרטיס אחר
expiresSoon	תוקף הכרטיס הזה יפוג בקרוב. כדאי לשקול שימוש בכרטיס אחר
tooFarAhead[one]	יש להקליד תאריך שיחול בעוד שנה אחת לכל היותר. יש לבדוק את השנה
tooFarAhead[two]	יש להקליד תאריך שיחול בעוד שנתיים לכל היותר. יש לבדוק את השנה
tooFarAhead[other]	יש להקליד תאריך שיחול בעוד {maximum} שנים לכל היותר. יש לבדוק את השנה
day	יש להשתמש ביום מ-01 עד {maximum} באותו חודש
hours	יש להשתמש בשעות מ-00 עד 23
minutes	יש להשתמש בדקות מ-00 עד 59
seconds	יש להשתמש בשניות מ-00 עד 59
dateOrder	יש להקליד שנה-חודש-יום עם 2 ספרות לחודש וליום, למשל {example}
dateDigits	יש להקליד תאריך עם 2 ספרות ליום ולחודש, למשל {example}
dateThenTime	יש לכתוב שנה-חודש-יום, אחר כך את האות T ואחר כך שעה, למשל {example}
timeWithZone	יש להקליד שעות, דקות, שניות ואזור זמן, למשל {example}
offsetMissing	יש לסיים באזור זמן: Z עבור UTC, או הפרש שעות כמו ⁨+01:00⁩
offsetLimits	יש להשתמש בהפרש שעות של 23:59 לכל היותר מ-UTC, למשל ⁨+01:00⁩
offsetUnwanted	יש להסיר כל מה שאחרי השעה, למשל Z או ⁨+01:00⁩
siteName	יש לכתוב שם מתחם מלא, למשל example.com
siteNameOnly	יש להקליד רק את שם המתחם, למשל example.com, בלי שום דבר לפניו או אחריו
siteCharacters	יש להשתמש בשם המתחם רק באותיות לטיניות מ-a עד z ללא סימני הטעמה, בספרות, במקפים ובנקודות
siteSpelling	יש לבדוק אם יש טעות הקלדה בשם המתחם. לאתר לא יכול להיות שם כזה
siteEnding	יש לסיים ב-⁨.com⁩ או בסיומת מתחם אחרת, למשל {example}
siteTooLong	יש להשתמש ב-{maximum} תווים לכל היותר בין הנקודות של שם המתחם
wholeSiteTooLong	יש להשתמש ב-{maximum} תווים לכל היותר בשם המתחם
hostAddress	יש לכתוב כתובת IPv6 מלאה בין סוגריים מרובעים, כמו ⁨[2001:db8::1]⁩
hostNumbers	יש לכתוב כתובת IP של 4 מספרים מ-0 עד 255, כמו ⁨192.0.2.1⁩, או שם מתחם כמו example.com
publicSite	יש להשתמש באתר שכל אחד יכול לפתוח באינטרנט, כמו example.com, ולא באתר ברשת פרטית
notIPAddress	יש להשתמש בשם מתחם כמו example.com, ולא בכתובת IP
hostAccepted	יש להשתמש בכתובת ב: {accepted}
# Doubtful: kinds and portAccepted: יציאה is the term of Microsoft, but on its own it is 'exit'; Israeli
# users know פורט.
port	יש לכתוב אחרי הנקודתיים מספר יציאה בין {minimum} ל-{maximum}
portAccepted	יש להשתמש ביציאה {accepted}, או להשמיט את מספר היציאה
noPort	יש להסיר את מספר היציאה שאחרי שם המתחם, למשל ⁨:8080⁩
userInfo	יש להסיר את שם המשתמש או הסיסמה ואת הסימן @
percent	יש לכתוב אחרי כל % שתי ספרות או אותיות לטיניות מ-A עד F, כמו ⁨%20⁩. במקום הסימן % יש לכתוב ⁨%25⁩
backslash	יש להשתמש ב-/ במקום ב-\
percentEncoded	יש להשתמש ב-{accepted} במקום ב-{character}
percentEncodedSpace	יש להשתמש ב-%20 במקום בכל רווח
slashesMissing	יש לכתוב // אחרי הנקודתיים, למשל {example}
singleSlash	יש להקליד דף של אתר זה שמתחיל בסימן / אחד, למשל ⁨/account⁩
atMissing	יש להוסיף את הסימן @, למשל name@example.com
localMissing	יש לכתוב שם לפני הסימן @, למשל name@example.com
localTooLong[one]	יש להקליד תו אחד לכל היותר לפני הסימן @
localTooLong[two]	יש להקליד שני תווים לכל היותר לפני הסימן @
localTooLong[other]	יש להקליד {maximum} תווים לכל היותר לפני הסימן @
quotes	יש לכתוב מירכאות בהתחלה ומיד לפני הסימן @, או לא לכתוב מירכאות כלל
emailSiteMissing	יש לכתוב את החלק שאחרי הסימן @, למשל name@example.com
emailLocalLetters	אין להשתמש לפני הסימן @ באותיות שאינן מ-a עד z, כמו ä
emailSiteLetters	אין להשתמש אחרי הסימן @ באותיות שאינן מ-a עד z, כמו ä
emailSiteCharacter	יש להסיר את {character} אחרי הסימן @
dotNotComma	יש להשתמש בנקודה ולא בפסיק אחרי הסימן @
ipNumbers	יש להקליד 4 מספרים מ-0 עד 255 עם נקודות ביניהם, למשל {example}
ipGroups	יש להקליד 8 קבוצות של 1 עד 4 ספרות או אותיות לטיניות מ-a עד f עם נקודתיים ביניהן, או פחות קבוצות עם ⁨::⁩, למשל {example}
ipGroupDigits	יש להשתמש ב-{maximum} ספרות או אותיות לכל היותר בכל קבוצה בין הנקודתיים, למשל {example}
ipScope	יש להשתמש בכתובת IP מאחד הסוגים האלה: {accepted}
colorDigits	יש להקליד ⁨#⁩ ואחריו {accepted} ספרות או אותיות לטיניות מ-a עד f, למשל {example}
hexGroups	יש להקליד {accepted} ספרות או אותיות לטיניות מ-a עד f, בקבוצות כמו {example}
sameSeparators	יש להשתמש באותו מפריד בכל מקום, למשל {example}
uuidHyphens	יש לכתוב מקפים בין קבוצות של 8, 4, 4, 4 ו-12 ספרות או אותיות, למשל {example}
uuidVersion	יש להשתמש ב-UUID של גרסה {accepted}, למשל {example}. יש לבדוק שהועתק המזהה הנכון
versionNumbers	יש להקליד 3 מספרים עם נקודות ביניהם, למשל {example}
bankCountry	יש לכתוב כתו החמישי והשישי את 2 האותיות הלטיניות הגדולות של מדינה, למשל DE
isbnPrefix	יש להתחיל ב-978 או ב-979, אבל לא ב-⁨979-0⁩
ulidCharacters	יש להשתמש רק בספרות ובאותיות הלטיניות מ-A עד Z, אבל לא באותיות I, L, O ו-U
passwordLetters[one]	יש לכלול אות אחת לפחות
passwordLetters[two]	יש לכלול שתי אותיות לפחות
passwordLetters[other]	יש לכלול {minimum} אותיות לפחות
passwordLowercase[one]	יש לכלול אות קטנה אחת באנגלית לפחות
passwordLowercase[two]	יש לכלול שתי אותיות קטנות באנגלית לפחות
passwordLowercase[other]	יש לכלול {minimum} אותיות קטנות באנגלית לפחות
passwordUppercase[one]	יש לכלול אות גדולה אחת באנגלית לפחות
passwordUppercase[two]	יש לכלול שתי אותיות גדולות באנגלית לפחות
passwordUppercase[other]	יש לכלול {minimum} אותיות גדולות באנגלית לפחות
passwordDigits[one]	יש לכלול ספרה אחת לפחות
passwordDigits[two]	יש לכלול שתי ספרות לפחות
passwordDigits[other]	יש לכלול {minimum} ספרות לפחות
passwordSymbols[one]	יש לכלול סימן אחד לפחות, למשל ! או %
passwordSymbols[two]	יש לכלול שני סימנים לפחות, למשל ! או %
passwordSymbols[other]	יש לכלול {minimum} סימנים לפחות, למשל ! או %

# A name has its article or possessive: "את כתובת הדוא״ל שלך".
empty+name	יש להקליד {name}
check+name	יש לבדוק {name}
mistypedDigits+name	יש לבדוק {name}. נראה שיש טעות הקלדה
mistypedCharacters+name	יש לבדוק {name}. נראה שיש טעות הקלדה

kind.numeric	ספרות בלבד
kind.alpha	אותיות בלבד
kind.alphanumeric	אותיות וספרות בלבד
kind.integer	מספר שלם
kind.decimal	מספר
kind.hexadecimal	מספר הקסדצימלי
kind.email	כתובת דוא״ל
kind.e164	מספר טלפון
kind.countryCode	קוד מדינה
kind.currencyCode	קוד מטבע
kind.languageCode	קוד שפה
kind.timeZone	שם של אזור זמן
kind.url	כתובת אתר
kind.domainName	שם מתחם
kind.ipAddress	כתובת IP
kind.IPv4 address	כתובת IPv4
kind.IPv6 address	כתובת IPv6
kind.macAddress	כתובת חומרה (MAC)
kind.port	מספר יציאה
kind.date	תאריך
kind.time	שעה בתבנית של 24 שעות עם שתי ספרות לשעה
kind.clock time	שעה
kind.dateTime	תאריך ושעה
kind.cardExpiry	חודש ושנה
kind.paymentCard	מספר כרטיס
kind.iban	מספר IBAN
kind.bic	קוד בנק (BIC)
kind.isbn	מספר ISBN
kind.ean	מספר ברקוד
kind.hexColor	קוד צבע
kind.uuid	מזהה UUID
kind.ulid	מזהה ULID
kind.semver	מספר גרסה
kind.a text	טקסט
kind.a list	רשימה
kind.an object	אובייקט עם ערכים בעלי שם
kind.a digit	ספרה
kind.a nonzero digit	ספרה מ-1 עד 9
kind.a letter	אות לטינית מ-A עד Z או מ-a עד z
kind.a capital letter	אות לטינית גדולה מ-A עד Z
kind.a lowercase letter	אות לטינית קטנה מ-a עד z
kind.pattern	משהו כמו {example}
kind.other	משהו בתבנית מקובלת אחרת

word.title	יש בעיה
word.errorPrefix	שגיאה:
word.unlabeled	הערך הזה
word.otherField	השדה השני
word.securityCode	קוד אבטחה
word.spaces	הרווחים
word.commas	הפסיקים
word.dots	הנקודות
word.hyphens	המקפים
word.slashes	הלוכסנים
word.apostrophes	הגרשים
word.underscores	הקווים התחתונים
word.brackets	הסוגריים
word.quotationMarks	המירכאות
"""#)
