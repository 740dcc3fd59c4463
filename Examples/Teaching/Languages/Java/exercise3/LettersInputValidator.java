package exercise3;

import validation.InputValidator;
import validation.ValidationException;

/** A strategy that accepts lowercase letters. */
public final class LettersInputValidator extends InputValidator {
    @Override
    public void validate(String text) throws ValidationException {
        if (text.isEmpty()) {
            throw new ValidationException(UniformInputValidator.EMPTY);
        }
        for (int position = 0; position < text.length(); position++) {
            char character = text.charAt(position);
            if (!('a' <= character && character <= 'z')) {
                throw new ValidationException(UniformInputValidator.DISALLOWED.at(position));
            }
        }
    }
}
