import java.util.List;

// Client
public final class ClassForm {
    public static void main(String[] arguments) {
        ValidatedInput input = new ValidatedInput("anna", new Digits());
        System.out.println(input.validate() + " " + input.getErrors());
        input.setValidator(new Letters());
        System.out.println(input.validate() + " " + input.getErrors());
    }
}

// What a strategy throws to reject a text
final class ValidationError extends Exception {
    private static final long serialVersionUID = 1L;

    private final int code;

    ValidationError(int code) {
        this.code = code;
    }

    @Override
    public String toString() {
        return String.valueOf(code);
    }
}

// Strategy: an abstract class
abstract class InputValidator {
    abstract void validate(String text) throws ValidationError;
}

// Context: calls its strategy, and stores the error
final class ValidatedInput {
    private final String value;
    private InputValidator validator;
    private List<ValidationError> errors = List.of();

    ValidatedInput(String value, InputValidator validator) {
        this.value = value;
        this.validator = validator;
    }

    void setValidator(InputValidator validator) {
        this.validator = validator;
    }

    List<ValidationError> getErrors() {
        return errors;
    }

    boolean validate() {
        errors = List.of();
        try {
            validator.validate(value);
        } catch (ValidationError error) {
            errors = List.of(error);
        }
        return errors.isEmpty();
    }
}

// ConcreteStrategy
final class Digits extends InputValidator {
    @Override
    void validate(String text) throws ValidationError {
        if (!text.matches("[0-9]+")) {
            throw new ValidationError(1);
        }
    }
}

// ConcreteStrategy
final class Letters extends InputValidator {
    @Override
    void validate(String text) throws ValidationError {
        if (text.isEmpty() || !text.chars().allMatch(Character::isLetter)) {
            throw new ValidationError(2);
        }
    }
}
