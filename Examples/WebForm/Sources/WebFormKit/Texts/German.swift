// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidationLanguages

extension Text {
    /// German, with the formal address.
    static let german = Text(
        messages: .german,
        shop: "Kettle & Leaf",
        title: "Kasse",
        introduction: "Alle Meldungen zu den Feldern kommen aus der Bibliothek, in der Sprache Ihrer Wahl.",
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
        labels: [
            .name: "Vor- und Nachname",
            .email: "E-Mail-Adresse",
            .website: "Website (freiwillig)",
            .postcode: "Postleitzahl",
            .document: "Ausweisnummer",
            .taxNumber: "Steuernummer",
            .cardNumber: "Kartennummer",
            .cardExpiry: "Gültig bis",
            .securityCode: "Prüfnummer",
            .password: "Passwort",
        ],
        names: [
            .name: "Ihren Vor- und Nachnamen",
            .email: "Ihre E-Mail-Adresse",
            .website: "Ihre Website",
            .postcode: "Ihre Postleitzahl",
            .document: "Ihre Ausweisnummer",
            .taxNumber: "Ihre Steuernummer",
            .cardNumber: "Ihre Kartennummer",
            .cardExpiry: "das Ablaufdatum",
            .securityCode: "die Prüfnummer",
            .password: "ein Passwort",
        ],
        notes: [
            .name: "Wie auf Ihrer Karte",
            .email: "Für die Quittung",
            .postcode: "Im Vereinigten Königreich",
            .cardExpiry: "Wie auf der Karte",
        ],
        choices: [
            .document: "Womit weisen Sie sich aus?",
            .customer: "Wer kauft ein?",
        ],
        documents: [
            .memberNumber: "Mitgliedsnummer",
            .nickname: "Spitzname",
            .passport: "Reisepass",
        ],
        customers: [
            .person: ("Eine Person", "Ihre National-Insurance-Nummer"),
            .company: ("Ein Unternehmen", "Die Umsatzsteuernummer Ihres Unternehmens"),
        ],
        swaps: [
            .document: "Diesen Ausweis verwenden",
            .customer: "Steuernummer anpassen",
            .card: "Karte prüfen",
            .language: "Sprache ändern",
        ],
        securityCodes: [
            0: "Auf der Rückseite, bei American Express auf der Vorderseite",
            3: "Auf der Rückseite der Karte",
            4: "Auf der Vorderseite Ihrer American-Express-Karte",
        ],
        secretAgain: "Geben Sie dies noch einmal ein, denn die Seite zeigt es nie wieder an.",
        passwordRules: "Das Passwort muss diese Regeln erfüllen:",
        met: "Erfüllt:",
        unmet: "Noch nicht erfüllt:",
        incomplete: "Noch nicht vollständig",
        complete: "Sieht richtig aus",
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
        submit: "£24.50 bezahlen",
        demonstration:
            "Dies ist eine Vorführung. Es wird nichts bezahlt, und nichts von Ihren Eingaben wird gespeichert.",
        thanksTitle: "Vielen Dank für Ihre Bestellung",
        thanks: "Ihre Bestellung ist abgeschlossen. Alle Eingaben wurden angenommen, und nichts wurde gespeichert.",
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
