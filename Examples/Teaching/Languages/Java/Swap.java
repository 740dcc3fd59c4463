import validation.InputValidator;
import validation.NumericInputValidator;
import validation.ValidatedInput;
import validation.ValidationError;
import validation.ValidationException;

/** Swaps an input's strategy before and after the input is validated. */
public final class Swap {
    /** A concrete strategy that accepts one or more lowercase letters. */
    private static final class LetterInputValidator extends InputValidator {
        @Override
        public void validate(String text) throws ValidationException {
            System.out.println("  the letter strategy validates " + text);
            if (!text.matches("[a-z]+")) {
                throw new ValidationException(new ValidationError("Swap", 1, "Enter only the letters a to z"));
            }
        }
    }

    private static void show(String action, ValidatedInput input) {
        System.out.println(action + ": " + input.getError().map(ValidationError::message).orElse("no error"));
    }

    public static void main(String[] arguments) {
        ValidatedInput input = new ValidatedInput("anna", new NumericInputValidator());
        show("new input", input);
        input.setValidator(new LetterInputValidator());
        show("swap to letters", input);
        input.setValidator(new NumericInputValidator());
        show("swap to digits", input);
        input.validate();
        show("validate", input);
        input.setValidator(new LetterInputValidator());
        show("swap to letters", input);
    }
}
