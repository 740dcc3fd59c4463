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
        introduction: "כל ההודעות על השדות מגיעות מהספרייה, בשפה שנבחרה.",
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
        labels: [
            .name: "שם מלא",
            .email: "כתובת דוא״ל",
            .website: "אתר אינטרנט (לא חובה)",
            .postcode: "מיקוד",
            .document: "מספר מסמך",
            .taxNumber: "מספר לצורכי מס",
            .cardNumber: "מספר כרטיס",
            .cardExpiry: "תוקף",
            .securityCode: "קוד אבטחה",
            .password: "סיסמה",
        ],
        names: [
            .name: "שם מלא",
            .email: "כתובת דוא״ל",
            .website: "אתר אינטרנט",
            .postcode: "מיקוד",
            .document: "מספר מסמך",
            .taxNumber: "מספר לצורכי מס",
            .cardNumber: "מספר כרטיס",
            .cardExpiry: "תוקף",
            .securityCode: "קוד אבטחה",
            .password: "סיסמה",
        ],
        notes: [
            .name: "כפי שמופיע על הכרטיס",
            .email: "לשליחת הקבלה",
            .postcode: "בבריטניה",
            .cardExpiry: "כפי שמופיע על הכרטיס",
        ],
        choices: [
            .document: "איך להזדהות?",
            .customer: "מי הקונה?",
        ],
        documents: [
            .memberNumber: "מספר חבר",
            .nickname: "כינוי",
            .passport: "דרכון",
        ],
        customers: [
            .person: ("אדם פרטי", "מספר הביטוח הלאומי הבריטי שלך"),
            .company: ("חברה", "מספר המע״מ של החברה"),
        ],
        swaps: [
            .document: "שימוש במסמך הזה",
            .customer: "עדכון המספר לצורכי מס",
            .card: "בדיקת הכרטיס",
            .language: "החלפת שפה",
        ],
        securityCodes: [
            0: "בגב הכרטיס, או בחזית של American Express",
            3: "בגב הכרטיס",
            4: "בחזית כרטיס American Express",
        ],
        secretAgain: "יש להקליד שוב, כי הדף לא מציג את זה פעם נוספת.",
        passwordRules: "על הסיסמה לעמוד בכללים האלה:",
        met: "מתקיים:",
        unmet: "עוד לא מתקיים:",
        incomplete: "עוד לא הושלם",
        complete: "נראה נכון",
        sending: "ההזמנה נשלחת…",
        unreachable: "החנות לא הגיבה. כדאי לבדוק את החיבור לאינטרנט ולנסות שוב. מה שהוקלד עדיין כאן.",
        unavailable: "החנות לא יכולה לקבל הזמנות כרגע. אפשר לנסות שוב בעוד כמה דקות. מה שהוקלד עדיין כאן.",
        tooLong: "מה שהוקלד ארוך מדי. יש לקצר אותו ולנסות שוב. מה שהוקלד עדיין כאן.",
        retry: "ניסיון נוסף",
        corrected: "תוקן",
        allCorrected: "כל מה שברשימה הזאת תוקן",
        submit: "לתשלום \u{2066}£24.50\u{2069}",
        demonstration: "זוהי הדגמה. לא מתבצע תשלום, ושום דבר שמקלידים לא נשמר.",
        thanksTitle: "תודה על ההזמנה",
        thanks: "ההזמנה הושלמה. כל מה שהוקלד התקבל, ושום דבר לא נשמר.",
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
