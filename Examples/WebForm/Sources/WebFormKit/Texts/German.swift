// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidationLanguages

extension Text {
    /// German, in the formal register.
    static let german = Text(
        messages: .german,
        shop: "Kettle & Leaf",
        title: "Kasse",
        introduction: "Nur noch ein Formular bis zu Ihrem Tee.",
        skipToForm: "Zum Formular springen",
        language: "Sprache",
        orderTitle: "Ihre Bestellung",
        orderItem: "Gyokuro-Grüntee, 100\u{A0}g",
        orderDelivery: "Versand",
        orderFree: "Kostenlos",
        orderTotal: "Summe",
        sections: [
            .contact: "Ihre Angaben",
            .document: "Ausweis",
            .billing: "Rechnung",
            .payment: "Zahlung",
            .account: "Ihr Konto",
        ],
        names: [
            .name: .init("Vor- und Nachname", "Ihren Vor- und Nachnamen"),
            .email: .init("E-Mail-Adresse", "Ihre E-Mail-Adresse"),
            .website: .init("Website", "Ihre Website"),
            .postcode: .init("Postleitzahl", "Ihre Postleitzahl"),
            .cardNumber: .init("Kartennummer", "Ihre Kartennummer"),
            .cardExpiry: .init("Gültig bis", "das Ablaufdatum"),
            .securityCode: .init("Prüfnummer", "die Prüfnummer"),
            .password: .init("Passwort", "ein Passwort"),
        ],
        optional: "(freiwillig)",
        hints: [
            .name: "Wie auf Ihrer Karte",
            .email: "Dorthin senden wir die Quittung",
            .cardNumber: "Visa, Mastercard oder American Express",
        ],
        choices: [
            .document: "Womit weisen Sie sich aus?",
            .customer: "Wer kauft ein?",
        ],
        documents: [
            .memberNumber: .init("Mitgliedsnummer", "Mitgliedsnummer", "Ihre Mitgliedsnummer"),
            .nickname: .init("Spitzname", "Spitzname", "Ihren Spitznamen"),
            .passport: .init("Reisepass", "Reisepassnummer", "Ihre Reisepassnummer"),
        ],
        customers: [
            .person: .init("Eine Person", "National-Insurance-Nummer", "Ihre National-Insurance-Nummer"),
            .company: .init("Ein Unternehmen", "Umsatzsteuernummer", "die Umsatzsteuernummer Ihres Unternehmens"),
        ],
        nationalInsuranceExample: "Zum Beispiel QQ 12 34 56 C",
        nationalInsuranceLetters: "Prüfen Sie die ersten 2 Buchstaben: Keine National-Insurance-Nummer beginnt damit",
        swaps: [
            .document: "Diesen Ausweis verwenden",
            .customer: "Steuernummer anpassen",
            .card: "Karte prüfen",
        ],
        securityCodes: [
            0: "3 Ziffern auf der Rückseite, bei American Express 4 auf der Vorderseite",
            3: "Die 3 Ziffern auf der Rückseite der Karte",
            4: "Die 4 Ziffern auf der Vorderseite der Karte",
        ],
        secretAgain: "Geben Sie dies zu Ihrer Sicherheit noch einmal ein.",
        met: "Erfüllt:",
        unmet: "Noch nicht erfüllt:",
        complete: "Sieht richtig aus",
        showPassword: .init("Anzeigen", "Passwort anzeigen", "Ihr Passwort ist sichtbar"),
        hidePassword: .init("Verbergen", "Passwort verbergen", "Ihr Passwort ist verborgen"),
        sending: "Ihre Bestellung wird gesendet …",
        unreachable:
            "Der Shop hat nicht geantwortet. Prüfen Sie Ihre Internetverbindung, und versuchen Sie es noch einmal. Ihre Eingaben sind noch da.",
        unavailable:
            "Der Shop kann gerade keine Bestellungen annehmen. Versuchen Sie es in einigen Minuten noch einmal. Ihre Eingaben sind noch da.",
        tooLong:
            "Ihre Eingaben sind zu lang. Kürzen Sie sie, und versuchen Sie es noch einmal. Ihre Eingaben sind noch da.",
        retry: "Noch einmal versuchen",
        corrected: "Korrigiert",
        allCorrected: "Alles in dieser Liste ist korrigiert",
        submit: "{price} bezahlen",
        demonstration: "Dies ist eine Vorführung. Sie bezahlen nichts, und Ihre Eingaben werden gelöscht.",
        thanksTitle: "Vielen Dank für Ihre Bestellung",
        thanks: "Ihr Tee ist auf dem Weg zu Ihnen.",
        orderNumber: "Bestellnummer",
        nextTitle: "Wie es weitergeht",
        next:
            "Wir packen den Tee heute, und die Post bringt ihn in höchstens 3 Werktagen. Bewahren Sie die Bestellnummer für Rückfragen auf.",
        repeated:
            "Die Bestellung wurde mehrmals gesendet, aber nur einmal aufgegeben. Für eine weitere wählen Sie „Noch einmal bestellen“.",
        again: "Noch einmal bestellen",
        failures: [
            .notFound: (
                "Diese Seite gibt es nicht",
                "Prüfen Sie die Adresse auf Tippfehler, oder gehen Sie zur Kasse."
            ),
            .tooLarge: (
                "Die Bestellung ist zu lang",
                "Gehen Sie zurück, kürzen Sie Ihre Eingaben, und senden Sie sie noch einmal."
            ),
            .unavailable: ("Der Shop kann gerade nicht antworten", "Versuchen Sie es in einigen Minuten noch einmal."),
            .unreadable: (
                "Der Shop kann diese Anfrage nicht lesen",
                "Gehen Sie zur Kasse, und versuchen Sie es noch einmal."
            ),
        ],
        toCheckout: "Zur Kasse")
}
