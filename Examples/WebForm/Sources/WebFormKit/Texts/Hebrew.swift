// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidationLanguages

extension Text {
    /// Hebrew, without forms that depend on gender where possible.
    static let hebrew = Text(
        messages: .hebrew,
        shop: "Kettle & Leaf",
        title: "תשלום",
        introduction: "עוד טופס אחד והתה בדרך.",
        skipToForm: "מעבר לטופס",
        language: "שפה",
        orderTitle: "ההזמנה שלך",
        orderItem: "תה ירוק גיוקורו, 100\u{A0}גרם",
        orderDelivery: "משלוח",
        orderFree: "חינם",
        orderTotal: "סך הכול",
        sections: [
            .contact: "הפרטים שלך",
            .document: "זיהוי",
            .billing: "חיוב",
            .payment: "אמצעי תשלום",
            .account: "החשבון שלך",
        ],
        names: [
            .name: .init("שם מלא", "שם מלא"),
            .email: .init("כתובת דוא״ל", "כתובת דוא״ל"),
            .website: .init("אתר אינטרנט", "אתר אינטרנט"),
            .postcode: .init("מיקוד", "מיקוד"),
            .cardNumber: .init("מספר כרטיס", "מספר כרטיס"),
            .cardExpiry: .init("תוקף", "תוקף"),
            .securityCode: .init("קוד אבטחה", "קוד אבטחה"),
            .password: .init("סיסמה", "סיסמה"),
        ],
        optional: "(לא חובה)",
        hints: [
            .name: "כפי שמופיע על הכרטיס",
            .email: "לכאן תישלח הקבלה",
            .cardNumber: "Visa, Mastercard או American Express",
        ],
        choices: [
            .document: "איך להזדהות?",
            .customer: "מי הקונה?",
        ],
        documents: [
            .memberNumber: .init("מספר חבר", "מספר חבר", "מספר חבר"),
            .nickname: .init("כינוי", "כינוי", "כינוי"),
            .passport: .init("דרכון", "מספר דרכון", "מספר דרכון"),
        ],
        customers: [
            .person: .init("אדם פרטי", "מספר ביטוח לאומי בריטי", "מספר ביטוח לאומי בריטי"),
            .company: .init("חברה", "מספר מע״מ", "מספר המע״מ של החברה"),
        ],
        nationalInsuranceExample: "לדוגמה: \u{2066}QQ 12 34 56 C\u{2069}",
        nationalInsuranceLetters: "יש לבדוק את 2 האותיות הראשונות: אף מספר ביטוח לאומי בריטי לא מתחיל בהן",
        swaps: [
            .document: "שימוש במסמך הזה",
            .customer: "עדכון המספר לצורכי מס",
            .card: "בדיקת הכרטיס",
        ],
        securityCodes: [
            0: "3 ספרות בגב הכרטיס, או 4 בחזית של American Express",
            3: "3 הספרות בגב הכרטיס",
            4: "4 הספרות בחזית הכרטיס",
        ],
        secretAgain: "מטעמי אבטחה, יש להקליד שוב.",
        met: "מתקיים:",
        unmet: "עוד לא מתקיים:",
        complete: "נראה נכון",
        showPassword: .init("הצגה", "הצגה של הסיסמה", "הסיסמה גלויה"),
        hidePassword: .init("הסתרה", "הסתרה של הסיסמה", "הסיסמה מוסתרת"),
        sending: "ההזמנה נשלחת…",
        unreachable: "החנות לא הגיבה. כדאי לבדוק את החיבור לאינטרנט ולנסות שוב. מה שהוקלד עדיין כאן.",
        unavailable: "החנות לא יכולה לקבל הזמנות כרגע. אפשר לנסות שוב בעוד כמה דקות. מה שהוקלד עדיין כאן.",
        tooLong: "מה שהוקלד ארוך מדי. יש לקצר אותו ולנסות שוב. מה שהוקלד עדיין כאן.",
        retry: "ניסיון נוסף",
        corrected: "תוקן",
        allCorrected: "כל מה שברשימה הזאת תוקן",
        submit: "לתשלום {price}",
        demonstration: "זוהי הדגמה. לא משלמים דבר, ומה שמקלידים נמחק.",
        thanksTitle: "תודה על ההזמנה",
        thanks: "התה שלך בדרך.",
        orderNumber: "מספר הזמנה",
        nextTitle: "מה הלאה?",
        next:
            "אנחנו אורזים את התה היום, והדואר יביא אותו בתוך 3 ימי עסקים. כדאי לשמור את מספר ההזמנה למקרה של שאלה.",
        repeated: "ההזמנה נשלחה יותר מפעם אחת, אך בוצעה פעם אחת בלבד. להזמנה נוספת יש לבחור ב„הזמנה נוספת”.",
        again: "הזמנה נוספת",
        failures: [
            .notFound: ("הדף הזה לא קיים", "יש לבדוק אם נפלה טעות בכתובת, או לעבור לדף התשלום."),
            .tooLarge: ("ההזמנה ארוכה מדי", "יש לחזור אחורה, לקצר את מה שהוקלד ולשלוח שוב."),
            .unavailable: ("החנות לא יכולה להשיב כרגע", "יש לנסות שוב בעוד כמה דקות."),
            .unreadable: ("החנות לא יכולה לקרוא את הבקשה הזאת", "יש לעבור לדף התשלום ולנסות שוב."),
        ],
        toCheckout: "מעבר לדף התשלום")
}
