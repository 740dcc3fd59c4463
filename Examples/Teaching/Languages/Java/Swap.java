import validation.InputValidator;
import validation.ValidatedInput;
import validation.ValidationError;
import validation.ValidationException;

/** Swaps the strategy of an input for a document's number, before and after the input is validated. */
public final class Swap {
    /** A concrete strategy that accepts the numbers of a kind of document, and prints each call. */
    private static final class DocumentInputValidator extends InputValidator {
        private final String name;
        private final String expression;
        private final ValidationError mismatch;

        DocumentInputValidator(String name, String expression, int code, String message) {
            this.name = name;
            this.expression = expression;
            this.mismatch = new ValidationError("Swap", code, message);
        }

        @Override
        public void validate(String text) throws ValidationException {
            System.out.println("  " + name + " validates " + text);
            if (!text.matches(expression)) {
                throw new ValidationException(mismatch);
            }
        }
    }

    private static void show(String action, ValidatedInput input) {
        System.out.println(action + ": " + input.getError().map(ValidationError::message).orElse("no error"));
    }

    public static void main(String[] arguments) {
        InputValidator memberNumber = new DocumentInputValidator("memberNumber", "[0-9]{6,8}", 1, "Enter 6 to 8 digits");
        InputValidator nickname = new DocumentInputValidator("nickname", "[A-Za-z]{3,12}", 2, "Enter 3 to 12 letters");
        InputValidator passport = new DocumentInputValidator(
            "passport", "[A-Z]{2}[0-9]{7}", 3, "Enter 2 capital letters and 7 digits");

        ValidatedInput input = new ValidatedInput("AB1234567", memberNumber);
        show("new input", input);
        input.setValidator(nickname);
        show("swap to nickname", input);
        input.validate();
        show("validate", input);
        input.setValidator(passport);
        show("swap to passport", input);
    }
}
