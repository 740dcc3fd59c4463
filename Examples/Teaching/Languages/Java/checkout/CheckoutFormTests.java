package checkout;

import static checkout.Field.CARD_NUMBER;
import static checkout.Field.DOCUMENT_NUMBER;
import static checkout.Field.SECURITY_CODE;
import static testing.Assertions.assertEquals;
import static testing.Assertions.assertTrue;

import java.util.Optional;
import testing.Test;

/** What the form does before and after the change request, without and with the pattern. */
final class CheckoutFormTests {
    private final CheckoutForm form = new CheckoutForm();

    private void shows(String message, Field field, String text) {
        form.enter(field, text);
        assertEquals(Optional.ofNullable(message), form.message(field), text);
    }

    @Test
    void aMemberNumberHas6To8Digits() {
        shows(null, DOCUMENT_NUMBER, "123456");
        shows(null, DOCUMENT_NUMBER, "12345678");
        for (String text : new String[] {"", "12345", "123456789", "12345a", "123456\n"}) {
            shows("Enter 6 to 8 digits", DOCUMENT_NUMBER, text);
        }
    }

    @Test
    void aNicknameHas3To12Letters() {
        form.choose(Document.NICKNAME);
        shows(null, DOCUMENT_NUMBER, "Ann");
        for (String text : new String[] {"", "Jo", "Jo3", "abcdefghijklm"}) {
            shows("Enter 3 to 12 letters", DOCUMENT_NUMBER, text);
        }
    }

    @Test
    void aPassportNumberHasTwoLettersAndSevenDigits() {
        form.choose(Document.PASSPORT);
        shows(null, DOCUMENT_NUMBER, "AB1234567");
        for (String text : new String[] {"", "ab1234567", "AB123456", "AB12345678"}) {
            shows("Enter 2 capital letters and 7 digits", DOCUMENT_NUMBER, text);
        }
    }

    @Test
    void aChoiceValidatesANumberAgainOnlyIfItWasValidated() {
        form.choose(Document.NICKNAME);
        assertEquals(Optional.empty(), form.message(DOCUMENT_NUMBER), "A new form shows no message.");
        shows("Enter 3 to 12 letters", DOCUMENT_NUMBER, "AB1234567");
        form.choose(Document.PASSPORT);
        assertEquals(Optional.empty(), form.message(DOCUMENT_NUMBER), "The old choice's message is gone.");
    }

    @Test
    void aChoiceValidatesANumberAgainIfTheOrderWasSubmitted() {
        form.submit();
        assertEquals(Optional.of("Enter 6 to 8 digits"), form.message(DOCUMENT_NUMBER), "The order is empty.");
        form.choose(Document.PASSPORT);
        assertEquals(
            Optional.of("Enter 2 capital letters and 7 digits"), form.message(DOCUMENT_NUMBER),
            "The message is about the new choice.");
    }

    @Test
    void aCardNumberHasACheckDigit() {
        shows(null, CARD_NUMBER, "4242 4242 4242 4242");
        shows(null, CARD_NUMBER, "5555-5555-5555-4444");
        shows("Check each digit for a typo", CARD_NUMBER, "4242 4242 4242 4241");
    }

    @Test
    void aSecurityCodeHasThreeDigits() {
        shows(null, SECURITY_CODE, "123");
        for (String text : new String[] {"", "12", "1234", "12x"}) {
            shows("Enter 3 digits", SECURITY_CODE, text);
        }
    }

    @Test
    void anOrderIsSentIfAllFieldsAreAccepted() {
        assertTrue(!form.submit(), "An empty order isn't sent.");
        assertEquals(Optional.of("Enter 3 digits"), form.message(SECURITY_CODE), "Each field shows a message.");
        form.enter(DOCUMENT_NUMBER, "123456");
        form.enter(CARD_NUMBER, "4242 4242 4242 4242");
        form.enter(SECURITY_CODE, "123");
        assertTrue(form.submit(), "The order is sent.");
    }
}
