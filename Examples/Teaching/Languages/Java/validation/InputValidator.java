package validation;

/** The abstract strategy. Its subclasses accept or reject a text. */
public abstract class InputValidator {
    /**
     * Validates a text. The method returns if it accepts the text.
     *
     * @throws ValidationException if it rejects the text
     */
    public abstract void validate(String text) throws ValidationException;
}
