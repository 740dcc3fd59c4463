package checkout;

import java.util.Optional;

/** The screen's interface to its form, whichever way the form validates. */
public interface CheckoutScreen {
    /** Chooses the document whose number the customer enters. */
    void choose(Document document);

    /** Replaces a field's text, and validates it. */
    void enter(Field field, String text);

    /** Validates all fields, and returns whether the order can be sent. */
    boolean submit();

    /** Returns the message below a field. */
    Optional<String> message(Field field);
}
