package checkout;

import static checkout.Field.CARD_NUMBER;
import static checkout.Field.SECURITY_CODE;
import static testing.Assertions.assertEquals;

import java.util.Optional;
import testing.Test;

/** The change request, which the two forms accept after the change. */
final class AmericanExpressTests {
    private static final String AMERICAN_EXPRESS = "3782 822463 10005";
    private static final String VISA = "4242 4242 4242 4242";

    private final CheckoutForm form = new CheckoutForm();

    private void shows(String message, Field field) {
        assertEquals(Optional.ofNullable(message), form.message(field), "The message of " + field);
    }

    @Test
    void acceptsACardNumberWith15Digits() {
        form.enter(CARD_NUMBER, AMERICAN_EXPRESS);
        shows(null, CARD_NUMBER);
        form.enter(CARD_NUMBER, "3782 822463 10004");
        shows("Check each digit for a typo", CARD_NUMBER);
        form.enter(CARD_NUMBER, "3782 822463 1000");
        shows("We accept these cards: Visa, Mastercard, American Express", CARD_NUMBER);
    }

    @Test
    void acceptsASecurityCodeWithFourDigits() {
        form.enter(CARD_NUMBER, AMERICAN_EXPRESS);
        form.enter(SECURITY_CODE, "123");
        shows("Enter 4 digits", SECURITY_CODE);
        form.enter(SECURITY_CODE, "1234");
        shows(null, SECURITY_CODE);
    }

    @Test
    void validatesTheSecurityCodeAgainIfTheCardChanges() {
        form.enter(CARD_NUMBER, AMERICAN_EXPRESS);
        shows(null, SECURITY_CODE);
        form.enter(SECURITY_CODE, "123");
        form.enter(CARD_NUMBER, VISA);
        shows(null, SECURITY_CODE);
        form.enter(CARD_NUMBER, AMERICAN_EXPRESS);
        shows("Enter 4 digits", SECURITY_CODE);
    }

    @Test
    void validatesTheSecurityCodeAgainIfTheOrderWasSubmitted() {
        form.submit();
        shows("Enter 3 digits", SECURITY_CODE);
        form.enter(CARD_NUMBER, AMERICAN_EXPRESS);
        shows("Enter 4 digits", SECURITY_CODE);
    }
}
