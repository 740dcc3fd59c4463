package checkout;

import java.util.regex.Pattern;
import validation.InputValidator;
import validation.ValidationError;
import validation.ValidationException;

/** A strategy that accepts a text that matches a regular expression from its first to its last character. */
public final class PatternInputValidator extends InputValidator {
    private final Pattern pattern;
    private final ValidationError mismatch;

    public PatternInputValidator(String expression, int code, String message) {
        pattern = Pattern.compile(expression);
        mismatch = new ValidationError("Checkout", code, message);
    }

    @Override
    public void validate(String text) throws ValidationException {
        if (!pattern.matcher(text).matches()) {
            throw new ValidationException(mismatch);
        }
    }
}
