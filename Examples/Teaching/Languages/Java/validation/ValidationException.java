package validation;

/** What a strategy throws to reject a text. */
public final class ValidationException extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient ValidationError error;

    public ValidationException(ValidationError error) {
        super(error.message());
        this.error = error;
    }

    public ValidationError getError() {
        return error;
    }
}
