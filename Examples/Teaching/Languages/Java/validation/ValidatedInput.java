package validation;

import java.util.Optional;

/** The context: a value, the strategy that validates it, and the result. */
public final class ValidatedInput {
    private String value;
    private InputValidator validator;
    private boolean hasResult;
    private ValidationError error;

    public ValidatedInput(String value, InputValidator validator) {
        this.value = value;
        this.validator = validator;
    }

    public String getValue() {
        return value;
    }

    /** Replaces the value, and discards the old value's result. */
    public void setValue(String value) {
        this.value = value;
        hasResult = false;
        error = null;
    }

    public InputValidator getValidator() {
        return validator;
    }

    /** Swaps the strategy. If the value was validated before, this validates it again. */
    public void setValidator(InputValidator validator) {
        this.validator = validator;
        if (hasResult) {
            validate();
        }
    }

    /** Validates the value with the strategy, and returns whether the strategy accepts it. */
    public boolean validate() {
        error = null;
        try {
            validator.validate(value);
        } catch (ValidationException exception) {
            error = exception.getError();
        }
        hasResult = true;
        return error == null;
    }

    /** Returns whether the value has been validated. */
    public boolean hasResult() {
        return hasResult;
    }

    /** Returns the error, which is empty if the value was accepted or never validated. */
    public Optional<ValidationError> getError() {
        return Optional.ofNullable(error);
    }
}
