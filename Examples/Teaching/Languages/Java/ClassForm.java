import java.util.Optional;

// Client
public final class ClassForm {
    public static void main(String[] arguments) {
        ValidatedInput input = new ValidatedInput("anna", new Digits());
        System.out.println(input.validate() + " " + input.getError());
        input.setValidator(new Letters());
        System.out.println(input.validate() + " " + input.getError());
    }
}

// What a strategy throws to reject a text
final class ValidationException extends Exception {
    private static final long serialVersionUID = 1L;

    private final int code;

    ValidationException(int code) {
        this.code = code;
    }

    @Override
    public String toString() {
        return String.valueOf(code);
    }
}

// Strategy: an abstract class
abstract class InputValidator {
    abstract void validate(String text) throws ValidationException;
}

// Context: calls its strategy, and stores the error
final class ValidatedInput {
    private final String value;
    private InputValidator validator;
    private Optional<ValidationException> error = Optional.empty();

    ValidatedInput(String value, InputValidator validator) {
        this.value = value;
        this.validator = validator;
    }

    void setValidator(InputValidator validator) {
        this.validator = validator;
    }

    Optional<ValidationException> getError() {
        return error;
    }

    boolean validate() {
        error = Optional.empty();
        try {
            validator.validate(value);
        } catch (ValidationException exception) {
            error = Optional.of(exception);
        }
        return error.isEmpty();
    }
}

// ConcreteStrategy
final class Digits extends InputValidator {
    @Override
    void validate(String text) throws ValidationException {
        if (!text.matches("[0-9]+")) {
            throw new ValidationException(1);
        }
    }
}

// ConcreteStrategy
final class Letters extends InputValidator {
    @Override
    void validate(String text) throws ValidationException {
        if (text.isEmpty() || !text.chars().allMatch(Character::isLetter)) {
            throw new ValidationException(2);
        }
    }
}
