// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

// swift-format-ignore
let thaiTexts = TextTable(
#"""
# ไทย
# Thai, with the plain imperative that forms use, without polite particles.
#
# A label comes before the sentence.
#
# Reviewed by a native speaker: no.

uncheckable	ยังตรวจสอบไม่ได้ในขณะนี้ ลองใหม่ในอีกไม่กี่นาที
programMistake	แบบฟอร์มนี้มีปัญหา จึงตรวจสอบค่านี้ไม่ได้
pending	กำลังตรวจสอบอยู่ รอสักครู่แล้วลองใหม่
check	ตรวจสอบค่านี้
empty	กรอกช่องนี้
missing	เพิ่มค่านี้ ยังไม่มีค่านี้
noChoice	เลือกค่า
tooLarge	ข้อความยาวเกินไป ลบข้อความหรือช่องว่างส่วนเกิน
tooManyBytes	ใส่ไม่เกิน {maximum} อักขระ ตัวอักษรอย่าง ä ตัวอักษรไทย และอีโมจินับเป็นมากกว่าหนึ่งอักขระ
tooBrief	ข้อความสั้นเกินไป เพิ่มอักขระ
tooShort	ใส่อย่างน้อย {minimum} อักขระ
lengthBetween	ใส่ {minimum} ถึง {maximum} อักขระ
tooLong	ใส่ไม่เกิน {maximum} อักขระ
exactLength	ใส่ {minimum} อักขระพอดี
exactLengthNot	ใส่ {minimum} อักขระพอดี ไม่ใช่ {length}
tooFewEntries	ใส่อย่างน้อย {minimum} รายการ
tooManyEntries	ใส่ไม่เกิน {maximum} รายการ
exactEntries	ใส่ {minimum} รายการพอดี
entriesBetween	ใส่ {minimum} ถึง {maximum} รายการ
digitsOnly	ใช้เฉพาะตัวเลข 0 ถึง 9
lettersOnly	ใช้เฉพาะตัวอักษรภาษาอังกฤษ A ถึง Z หรือ a ถึง z โดยไม่มีตัวเลข ช่องว่าง และเครื่องหมายกำกับเสียง
anyLettersOnly	ใช้เฉพาะตัวอักษร โดยไม่มีตัวเลข ช่องว่าง หรืออักขระอื่น
oneAlphabet	ใช้ตัวอักษรของชุดตัวอักษรเดียวเท่านั้น เช่น ละตินเท่านั้นหรือกรีกเท่านั้น
lettersAndDigits	ใช้เฉพาะตัวอักษรภาษาอังกฤษ A ถึง Z หรือ a ถึง z และตัวเลข 0 ถึง 9
anyLettersAndDigits	ใช้เฉพาะตัวอักษรและตัวเลข โดยไม่มีช่องว่าง ขีดกลาง หรืออักขระอื่น
onlyThese	ใช้เฉพาะอักขระเหล่านี้: {accepted}
slugCharacters	ใช้เฉพาะตัวเลข ขีดกลาง และตัวอักษรภาษาอังกฤษพิมพ์เล็ก a ถึง z โดยไม่มีช่องว่างและเครื่องหมายกำกับเสียง
capitalLetters	ใช้ตัวพิมพ์ใหญ่ เช่น {example}
lowercaseLetters	ใช้ตัวพิมพ์เล็กแทนตัวพิมพ์ใหญ่
digitsGrouped	ใช้เฉพาะตัวเลข โดยคั่นด้วยช่องว่างหรือขีดกลางได้ครั้งละหนึ่งตัว
hexDigits	ใช้เฉพาะตัวเลข 0 ถึง 9 และตัวอักษรภาษาอังกฤษ a ถึง f
digitsNotLetters	ใช้ตัวเลข 0 และ 1 ไม่ใช่ตัวอักษรภาษาอังกฤษ O และ I
lettersNotDigits	ใช้ตัวอักษรภาษาอังกฤษ O และ I ไม่ใช่ตัวเลข 0 และ 1
spaces	ลบช่องว่างและการขึ้นบรรทัดใหม่
outerSpaces	ลบช่องว่างและการขึ้นบรรทัดใหม่ที่ต้นและท้ายข้อความ
without	ลบ{characters}
replacement	เปลี่ยน{characters}เป็น {accepted} เช่น {example}
disallowedText	ลบ {character}
once	ใช้ {character} เพียงครั้งเดียว
onlyAtEnd	ใช้ {character} ที่ท้ายเท่านั้น
strangeCharacter	มีอักขระที่ผิดปกติ หน้าตาคล้ายกัน หรือมองไม่เห็น ให้ลบแล้วพิมพ์ใหม่
ordinaryForms	ใช้ตัวเลข ตัวอักษร และสัญลักษณ์แบบปกติ เช่น 1 ไม่ใช่ １ หรือ ١
plainCharacters	ใช้เฉพาะตัวอักษรภาษาอังกฤษ A ถึง Z ตัวเลข และสัญลักษณ์ทั่วไป โดยไม่มีอีโมจิ
nothingAfter	ลบ {character} และทุกอย่างหลังจากนั้น
notBegin	อย่าขึ้นต้นด้วย {character}
notEnd	อย่าลงท้ายด้วย {character}
notNegative	ลบเครื่องหมายลบ เพราะใช้จำนวนลบไม่ได้
begins	ขึ้นต้นด้วย {accepted}
ends	ลงท้ายด้วย {accepted}
includes	เพิ่ม {accepted}
dots	อย่าเขียนจุดสองจุดติดกัน
twoSpaces	อย่าใส่ช่องว่างสองช่องติดกัน
dotAtStart	อย่าขึ้นต้นด้วยจุด
dotAtEnd	อย่าลงท้ายด้วยจุด
dotNextToAt	อย่าเขียนจุดติดกับเครื่องหมาย @
siteDotAtEdge	อย่าขึ้นต้นหรือลงท้ายชื่อโดเมนด้วยจุด
hyphens	อย่าเขียนขีดกลางสองขีดติดกัน
hyphen	ใส่ตัวอักษรหรือตัวเลขทั้งหน้าและหลังขีดกลางทุกตัว
hyphenAtEdge	อย่าขึ้นต้นหรือลงท้ายด้วยขีดกลาง
format	รูปแบบไม่ตรง ตรวจสอบว่ามีข้อผิดพลาดหรือไม่
mistakeAt	ใช้รูปแบบที่ยอมรับ ตรวจสอบอักขระตัวที่ {number}
placeLike	ตรวจสอบอักขระตัวที่ {number} และใช้รูปแบบนี้: {example}
characterAt	ใช้{kinds} เป็นอักขระตัวที่ {number}
characterFirst	ใช้{kinds} เป็นอักขระตัวแรก
characterAtLike	ใช้{kinds} เป็นอักขระตัวที่ {number} เช่น {example}
characterFirstLike	ใช้{kinds} เป็นอักขระตัวแรก เช่น {example}
addAtEnd	ข้อความไม่ครบ เพิ่มที่ท้ายข้อความ เช่น “{example}”
looksLike	ใช้รูปแบบนี้: {example}
looksLikeShort	ข้อความสั้นเกินไป ใช้รูปแบบนี้: {example}
looksLikeLong	ข้อความยาวเกินไป ใช้รูปแบบนี้: {example}
onlyPart	ใส่เฉพาะส่วนที่มีรูปแบบเหมือน {example}
kind	ใส่{kind} เช่น {example}
kindOfLetters	ใส่{kind} ที่มี {accepted} ตัวอักษร เช่น {example}
kindWithout	ใส่{kind}โดยไม่มี{characters} เช่น {example}
kindBetween	ใส่{kind} ระหว่าง {minimum} ถึง {maximum}
kindAtLeast	ใส่{kind} ตั้งแต่ {minimum} ขึ้นไป
kindAtMost	ใส่{kind} ไม่เกิน {maximum}
oneOf	ใส่{kinds}
notKind	ใส่สิ่งที่ไม่ใช่{kinds}
phoneNumber	ขึ้นต้นด้วย + และรหัสประเทศ ตามด้วยตัวเลขเท่านั้น เช่น {example}
phoneNumberWithoutPlus	ขึ้นต้นด้วยรหัสประเทศและใช้เฉพาะตัวเลข โดยไม่มี + เช่น {example}
countryCode	ใช้รหัสประเทศซึ่งไม่ขึ้นต้นด้วย 0 เช่น {example}
phoneDigits	ใช้เฉพาะตัวเลขในหมายเลขโทรศัพท์ เช่น {example}
incomplete	คัดลอกทั้งหมดโดยไม่มีสิ่งอื่นแล้ววางที่นี่อีกครั้ง มีบางอย่างขาดหรือเกิน
mistypedDigits	ดูเหมือนพิมพ์ผิด ตรวจสอบตัวเลขทีละตัว
mistypedCharacters	ดูเหมือนพิมพ์ผิด ตรวจสอบอักขระทีละตัว
innerDate	วันที่ในหมายเลขดูเหมือนพิมพ์ผิด ตรวจสอบวันที่นั้น
missingDigits	สั้นเกินไป ตรวจสอบว่าตัวเลขขาดหายหรือไม่
extraDigits	ยาวเกินไป ตรวจสอบว่ามีตัวเลขเกินหรือไม่
allZeros	ใส่หมายเลขที่ไม่ใช่ศูนย์ทั้งหมด
exactDigits	ใส่ตัวเลข {accepted} หลักพอดี
exactDigitsNot	ใส่ตัวเลข {accepted} หลักพอดี ไม่ใช่ {length}
digitsBetween	ใส่ตัวเลข {minimum} ถึง {maximum} หลัก ไม่ใช่ {length}
exactLettersAndDigits	ใส่ตัวอักษรและตัวเลขรวม {accepted} ตัวพอดี
didYouMean	คุณหมายถึง {suggestion} ใช่หรือไม่
noPostalCode	เว้นช่องนี้ว่างไว้ เพราะประเทศนี้ไม่มีรหัสไปรษณีย์
exactLettersAndDigitsNot	ใส่ตัวอักษรและตัวเลขรวม {accepted} ตัวพอดี ไม่ใช่ {length}
ibanCountry	ขึ้นต้นด้วยตัวอักษร 2 ตัวของประเทศที่ใช้ IBAN เช่น DE
ibanAccountNumber	ดูเหมือนพิมพ์ผิดหลังอักขระ 4 ตัวแรก ตรวจสอบอักขระเหล่านั้น
atLeast	ใส่ {minimum} ขึ้นไป
atMost	ใส่ไม่เกิน {maximum}
between	ใส่ค่าระหว่าง {minimum} ถึง {maximum}
moreThan	ใส่ค่าที่มากกว่า {minimum}
lessThan	ใส่ค่าที่น้อยกว่า {maximum}
earliest	ใส่วันที่ {minimum} หรือหลังจากนั้น
latest	ใส่วันที่ {maximum} หรือก่อนหน้านั้น
betweenDates	ใส่วันที่ตั้งแต่ {minimum} ถึง {maximum}
laterThan	ใส่วันที่หลังจาก {minimum}
earlierThan	ใส่วันที่ก่อน {maximum}
inPast	ใส่วันที่ในอดีต
inFuture	ใส่วันที่ในอนาคต
ageAtLeast	ใส่วันเกิดที่ทำให้อายุเท่ากับ {minimum} ขึ้นไป
ageAtMost	ใส่วันเกิดที่ทำให้อายุไม่เกิน {maximum}
textAtLeast	ใส่ “{minimum}” หรือค่าที่อยู่ลำดับถัดไป
textAtMost	ใส่ “{maximum}” หรือค่าที่อยู่ลำดับก่อนหน้า
textAfter	ใส่ค่าที่อยู่ลำดับหลัง “{minimum}”
textBefore	ใส่ค่าที่อยู่ลำดับก่อน “{maximum}”
fewerDigits	ใช้ตัวเลขน้อยลง ตรวจสอบว่ามีตัวเลขเกินหรือไม่
decimalPoint	ใช้จุดทศนิยมเพียงจุดเดียว เช่น {example}
decimalComma	ใช้จุลภาค (,) แทนจุดทศนิยมเพียงตัวเดียว เช่น {example}
beginsWithDigit	ขึ้นต้นด้วยตัวเลข เช่น {example}
noDecimals	ใส่จำนวนเต็มที่ไม่มีทศนิยมหรือเครื่องหมายคั่น เช่น {example}
dotInsteadOfComma	ใช้จุด ไม่ใช่จุลภาค
dash	ใช้ขีดกลางธรรมดา (-) แทนขีดยาว
endsWithDigit	ลงท้ายด้วยตัวเลข เช่น {example}
pointNotComma	ใช้จุดทศนิยม ไม่ใช่จุลภาค เช่น {example}
commaNotPoint	ใช้จุลภาค (,) แทนจุดทศนิยม เช่น {example}
noGroupSigns	เขียนตัวเลขโดยไม่ใช้เครื่องหมายคั่นหลักพัน เช่น {example}
digitGroups	จัดกลุ่มตัวเลข เช่น {example}
decimalPlaces	ใช้ทศนิยมไม่เกิน {maximum} ตำแหน่ง
tooManyDigits	ใส่ตัวเลขไม่เกิน {maximum} หลัก
leadingZeros	ลบเลข 0 ที่อยู่หน้าจำนวน เช่น ใช้ 7 แทน 07
mismatch	ไม่ตรงกัน ตรวจสอบว่ามีข้อผิดพลาดหรือไม่
anotherValue	ใส่ค่าอื่น ค่านี้ใช้ไม่ได้
choice	ใส่ค่าที่อยู่ในรายการค่าที่ยอมรับ ตรวจสอบว่าพิมพ์ผิดหรือไม่
option	เลือกหนึ่งในตัวเลือกเหล่านี้: {accepted}
unselected	เลือกช่องนี้
repeated	ลบรายการที่ซ้ำกัน
same	ใส่ค่าเดียวกับช่อง “{other}” ตรวจสอบทั้งสองช่อง
after	ใส่ค่าที่อยู่หลังหรือมากกว่าค่าในช่อง “{other}”
later	ใส่ค่าที่อยู่หลังค่าในช่อง “{other}”
notEarlier	ใส่ค่าเดียวกับในช่อง “{other}” หรือค่าที่อยู่หลังจากนั้น
larger	ใส่ค่าที่มากกว่าค่าในช่อง “{other}”
notSmaller	ใส่ค่าเดียวกับในช่อง “{other}” หรือค่าที่มากกว่า
excluded	เว้นช่องนี้ว่างไว้เพราะช่อง “{other}”
atLeastOne	กรอกอย่างน้อยหนึ่งช่องต่อไปนี้: {accepted}
moreErrors	มีข้อผิดพลาดมากกว่าที่แสดง จำนวนรายการที่ต้องแก้ไข: {rejected}
furtherErrors	แก้ไขสิ่งที่แสดงที่นี่ก่อน อาจมีข้อผิดพลาดอื่นอีก
dataValue	ใช้ค่าที่ยอมรับที่นี่ ตรวจสอบการสะกด ขนาด และรูปแบบ
dataSyntax	แก้ไขไวยากรณ์ของข้อมูลนี้ ตรวจสอบเครื่องหมายคำพูด จุลภาค และวงเล็บ
dataSyntaxAt	แก้ไขไวยากรณ์ที่บรรทัด {line} คอลัมน์ {column} ตรวจสอบเครื่องหมายคำพูด จุลภาค และวงเล็บ
dataKey	ลบคีย์นี้หรือแก้ไขการสะกด คีย์นี้ไม่เป็นที่ยอมรับที่นี่
objectWithKey	ใช้ออบเจ็กต์ที่มีคีย์ {accepted}
dataKeyTwice	ลบคีย์ใดคีย์หนึ่งจากสองคีย์ คีย์นี้มีซ้ำ
dataEncoding	บันทึกข้อมูลนี้เป็น UTF-8 ข้อมูลนี้มีไบต์ของการเข้ารหัสอื่น
dataDepth	ใช้จำนวนชั้นน้อยลง มีรายการและออบเจ็กต์ซ้อนกันมากเกินไป
dataSize	ส่งข้อมูลให้น้อยลง ขีดจำกัดเป็นไบต์คือ {maximum}
cardNetwork	ใช้บัตร {accepted}
monthThenYear	ใส่เดือน 2 หลัก แล้วตามด้วยปี 2 หลัก เช่น {example}
month	ใช้เดือนตั้งแต่ 01 ถึง 12
monthOrder	ตรวจสอบลำดับของวันและเดือน เช่น {example}
expired	วันที่นี้ผ่านไปแล้ว ตรวจสอบอีกครั้งหรือใช้บัตรใบอื่น
expiresSoon	บัตรนี้ใกล้หมดอายุแล้ว ลองพิจารณาใช้บัตรใบอื่น
tooFarAhead	วันที่นี้ไกลเกินไป ต้องอยู่ภายใน {maximum} ปีนับจากนี้
day	ใช้วันที่ตั้งแต่ 01 ถึง {maximum} ในเดือนนั้น
hours	ใช้ชั่วโมงตั้งแต่ 00 ถึง 23
minutes	ใช้นาทีตั้งแต่ 00 ถึง 59
seconds	ใช้วินาทีตั้งแต่ 00 ถึง 59
dateOrder	ใส่ ปี-เดือน-วัน โดยใช้ตัวเลข 2 หลักสำหรับเดือนและวัน เช่น {example}
dateDigits	ใส่วันที่โดยใช้ตัวเลข 2 หลักสำหรับวันและเดือน เช่น {example}
dateThenTime	เขียน ปี-เดือน-วัน ตามด้วย T แล้วตามด้วยเวลา เช่น {example}
timeWithZone	ใส่ชั่วโมง นาที วินาที และเขตเวลา เช่น {example}
offsetMissing	ลงท้ายด้วยเขตเวลา: Z สำหรับ UTC หรือส่วนต่างเวลา เช่น +01:00
offsetLimits	ใช้ส่วนต่างเวลาจาก UTC ไม่เกิน 23:59 เช่น +01:00
offsetUnwanted	ลบทุกอย่างที่อยู่หลังเวลา เช่น Z หรือ +01:00
siteName	ใส่ชื่อโดเมนแบบเต็ม เช่น example.com
siteNameOnly	ใส่เฉพาะชื่อโดเมน เช่น example.com โดยไม่มีอะไรอยู่ข้างหน้าหรือข้างหลัง
siteCharacters	ในชื่อโดเมน ใช้เฉพาะตัวอักษรภาษาอังกฤษ a ถึง z ตัวเลข ขีดกลาง และจุด
siteSpelling	ตรวจสอบว่าชื่อโดเมนพิมพ์ผิดหรือไม่ ไม่มีเว็บไซต์ใดใช้ชื่อนี้ได้
siteEnding	ลงท้ายด้วย .com หรือนามสกุลโดเมนอื่น เช่น {example}
siteTooLong	ระหว่างจุดในชื่อโดเมน ใส่ไม่เกิน {maximum} อักขระ
wholeSiteTooLong	ชื่อโดเมนใส่ไม่เกิน {maximum} อักขระ
hostAddress	ใส่ที่อยู่ IPv6 ให้ครบระหว่าง [ และ ] เช่น [2001:db8::1]
hostNumbers	ใส่ที่อยู่ IP ที่มีตัวเลข 4 ตัวตั้งแต่ 0 ถึง 255 เช่น 192.0.2.1 หรือชื่อโดเมน เช่น example.com
publicSite	ใช้เว็บไซต์ที่ใครก็เปิดได้บนอินเทอร์เน็ต เช่น example.com ไม่ใช่เว็บไซต์ในเครือข่ายส่วนตัว
notIPAddress	ใช้ชื่อโดเมน เช่น example.com ไม่ใช่ที่อยู่ IP
hostAccepted	ใช้ที่อยู่ของ {accepted}
port	เขียนหมายเลขพอร์ตระหว่าง {minimum} ถึง {maximum} หลังเครื่องหมายทวิภาค (:)
portAccepted	ใช้พอร์ต {accepted} หรือไม่ต้องใส่หมายเลขพอร์ต
noPort	ลบหมายเลขพอร์ตที่อยู่หลังชื่อโดเมน เช่น :8080
userInfo	ลบชื่อผู้ใช้หรือรหัสผ่าน พร้อมทั้งเครื่องหมาย @
percent	หลัง % ทุกตัว ให้เขียนตัวเลขหรือตัวอักษร A ถึง F สองตัว เช่น %20 ถ้าต้องการเครื่องหมาย % ให้เขียน %25
backslash	ใช้ / แทน \
percentEncoded	ใช้ {accepted} แทน {character}
percentEncodedSpace	ใช้ %20 แทนช่องว่างแต่ละช่อง
slashesMissing	เขียน // หลังเครื่องหมายทวิภาค (:) เช่น {example}
singleSlash	ใส่หน้าของเว็บไซต์นี้ที่ขึ้นต้นด้วย / เพียงตัวเดียว เช่น /account
atMissing	ใส่เครื่องหมาย @ ด้วย เช่น name@example.com
localMissing	เขียนชื่อหน้าเครื่องหมาย @ เช่น name@example.com
localTooLong	ใส่ไม่เกิน {maximum} อักขระหน้าเครื่องหมาย @
quotes	ใส่เครื่องหมายคำพูดที่ต้นข้อความและหน้า @ ทันที หรือไม่ต้องใส่เลย
emailSiteMissing	เขียนส่วนที่อยู่หลังเครื่องหมาย @ ด้วย เช่น name@example.com
emailLocalLetters	ก่อนเครื่องหมาย @ ห้ามใช้ตัวอักษรอื่นนอกจาก a ถึง z เช่น ä
emailSiteLetters	หลังเครื่องหมาย @ อย่าใช้ตัวอักษรอื่นนอกจาก a ถึง z เช่น ä
emailSiteCharacter	ลบ {character} หลังเครื่องหมาย @
dotNotComma	หลังเครื่องหมาย @ ให้ใช้จุด ไม่ใช่จุลภาค
ipNumbers	ใส่ตัวเลข 0 ถึง 255 จำนวน 4 ตัวโดยคั่นด้วยจุด เช่น {example}
ipGroups	ใส่ 8 กลุ่ม กลุ่มละ 1 ถึง 4 ตัวเลขหรือตัวอักษร a ถึง f คั่นด้วยโคลอน หรือใช้ :: เพื่อลดจำนวนกลุ่ม เช่น {example}
ipGroupDigits	ใช้ตัวเลขหรือตัวอักษรไม่เกิน {maximum} ตัวในแต่ละกลุ่มระหว่างโคลอน เช่น {example}
ipScope	ใช้ที่อยู่ IP ประเภทใดประเภทหนึ่งต่อไปนี้: {accepted}
colorDigits	ใส่ # แล้วตามด้วยตัวเลขหรือตัวอักษร a ถึง f จำนวน {accepted} ตัว เช่น {example}
hexGroups	ใส่ตัวเลขหรือตัวอักษร a ถึง f จำนวน {accepted} ตัว โดยแบ่งกลุ่มเหมือน {example}
sameSeparators	ใช้ตัวคั่นแบบเดียวกันทุกที่ เช่น {example}
uuidHyphens	ใส่ยัติภังค์ระหว่างกลุ่มตัวเลขหรือตัวอักษร 8, 4, 4, 4 และ 12 ตัว เช่น {example}
uuidVersion	ใช้ UUID เวอร์ชัน {accepted} เช่น {example} ตรวจสอบว่าคัดลอกมาถูกต้อง
versionNumbers	ใส่ตัวเลข 3 จำนวนโดยคั่นด้วยจุด เช่น {example}
bankCountry	ใช้ตัวพิมพ์ใหญ่ 2 ตัวของประเทศ เช่น DE เป็นอักขระที่ 5 และ 6
isbnPrefix	ขึ้นต้นด้วย 978 หรือ 979 แต่ไม่ใช่ 979-0
ulidCharacters	ใช้เฉพาะตัวเลขและตัวอักษรภาษาอังกฤษ A ถึง Z แต่ไม่ใช้ I, L, O และ U
passwordLetters	ใส่ตัวอักษรอย่างน้อย {minimum} ตัว
passwordLowercase	ใส่ตัวพิมพ์เล็กอย่างน้อย {minimum} ตัว
passwordUppercase	ใส่ตัวพิมพ์ใหญ่อย่างน้อย {minimum} ตัว
passwordDigits	ใส่ตัวเลขอย่างน้อย {minimum} ตัว
passwordSymbols	ใส่สัญลักษณ์อย่างน้อย {minimum} ตัว เช่น ! หรือ %

# A name is with its owner: "อีเมลของคุณ".
empty+name	ใส่{name}
check+name	ตรวจสอบ{name}
choice+name	เลือก{name}จากรายการ
mistypedDigits+name	ตรวจสอบ{name} ดูเหมือนพิมพ์ผิด
mistypedCharacters+name	ตรวจสอบ{name} ดูเหมือนพิมพ์ผิด

kind.numeric	ตัวเลขล้วน
kind.alpha	ตัวอักษรล้วน
kind.alphanumeric	ตัวอักษรและตัวเลขล้วน
kind.integer	จำนวนเต็ม
kind.decimal	ตัวเลข
kind.hexadecimal	เลขฐานสิบหก
kind.email	ที่อยู่อีเมล
kind.e164	หมายเลขโทรศัพท์
kind.countryCode	รหัสประเทศ
kind.currencyCode	รหัสสกุลเงิน
kind.languageCode	รหัสภาษา
kind.timeZone	ชื่อเขตเวลา
kind.url	ที่อยู่เว็บ
kind.domainName	ชื่อโดเมน
kind.ipAddress	ที่อยู่ IP
kind.IPv4 address	ที่อยู่ IPv4
kind.IPv6 address	ที่อยู่ IPv6
kind.macAddress	ที่อยู่ฮาร์ดแวร์ (MAC)
kind.port	หมายเลขพอร์ต
kind.date	วันที่
kind.time	เวลาแบบ 24 ชั่วโมงที่ใช้เลขชั่วโมงสองหลัก
kind.clock time	เวลา
kind.dateTime	วันที่และเวลา
kind.cardExpiry	เดือนและปี
kind.paymentCard	หมายเลขบัตร
kind.iban	หมายเลข IBAN
kind.bic	รหัสธนาคาร (BIC)
kind.isbn	หมายเลข ISBN
kind.ean	หมายเลขบาร์โค้ด
kind.hexColor	รหัสสี
kind.uuid	รหัส UUID
kind.ulid	รหัส ULID
kind.semver	หมายเลขเวอร์ชัน
kind.a text	ข้อความ
kind.a list	รายการ
kind.an object	ออบเจ็กต์ที่มีค่าพร้อมชื่อ
kind.a digit	ตัวเลขหนึ่งตัว
kind.a nonzero digit	ตัวเลข 1 ถึง 9 หนึ่งตัว
kind.a letter	ตัวอักษร A ถึง Z หรือ a ถึง z
kind.a capital letter	ตัวพิมพ์ใหญ่ A ถึง Z
kind.a lowercase letter	ตัวพิมพ์เล็ก a ถึง z
kind.pattern	ข้อความแบบ {example}
kind.other	ข้อความในรูปแบบอื่นที่ใช้ได้

word.title	พบปัญหา
word.errorPrefix	ข้อผิดพลาด:
word.unlabeled	ค่านี้
word.otherField	อีกช่องหนึ่ง
word.securityCode	รหัสความปลอดภัย
word.spaces	ช่องว่าง
word.commas	จุลภาค
word.dots	จุด
word.hyphens	ขีดกลาง
word.slashes	เครื่องหมายทับ
word.apostrophes	เครื่องหมายอะพอสทรอฟี
word.underscores	ขีดล่าง
word.brackets	วงเล็บ
word.quotationMarks	เครื่องหมายคำพูด
"""#)
