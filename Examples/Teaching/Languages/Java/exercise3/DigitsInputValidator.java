package exercise3;

import validation.InputValidator;
import validation.ValidationException;

/** A strategy that accepts digits. */
public final class DigitsInputValidator extends InputValidator {
    @Override
    public void validate(String text) throws ValidationException {
        if (text.isEmpty()) {
            throw new ValidationException(UniformInputValidator.EMPTY);
        }
        for (int position = 0; position < text.length(); position++) {
            char character = text.charAt(position);
            if (!('0' <= character && character <= '9')) {
                throw new ValidationException(UniformInputValidator.DISALLOWED.at(position));
            }
        }
    }
}
