package exercise3;

import validation.InputValidator;
import validation.ValidationError;
import validation.ValidationException;

/**
 * An abstract strategy for text whose characters are all of one kind.
 *
 * <p>Its subclasses share its steps: reject the empty text, find the first disallowed character, report its position.
 */
public abstract class UniformInputValidator extends InputValidator {
    /** The text is empty. */
    public static final ValidationError EMPTY = new ValidationError("Uniform", 1, "Enter a value");

    /** The text has a disallowed character. */
    public static final ValidationError DISALLOWED =
        new ValidationError("Uniform", 2, "Remove the character that isn't allowed");

    /** Returns whether a character is allowed. */
    protected abstract boolean allows(char character);

    /** Rejects the empty text, and the first character that a subclass doesn't allow. */
    @Override
    public final void validate(String text) throws ValidationException {
        if (text.isEmpty()) {
            throw new ValidationException(EMPTY);
        }
        for (int position = 0; position < text.length(); position++) {
            if (!allows(text.charAt(position))) {
                throw new ValidationException(DISALLOWED.at(position));
            }
        }
    }
}
