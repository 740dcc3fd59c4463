package validation;

/** A concrete strategy that accepts one or more digits 0 to 9. */
public final class NumericInputValidator extends InputValidator {
    public static final ValidationError NOT_NUMERIC =
        new ValidationError("Validation", 1001, "Enter only the digits 0 to 9");

    @Override
    public void validate(String text) throws ValidationException {
        if (!text.matches("[0-9]+")) {
            throw new ValidationException(NOT_NUMERIC);
        }
    }
}
