import validation.InputValidator;
import validation.ValidatedInput;

/** The client on the page swap.html. */
record Client(ValidatedInput input) {
    void type(String text) {
        input.setValue(text);
    }

    boolean validate() {
        return input.validate();
    }

    void swapTo(InputValidator strategy) {
        input.setValidator(strategy);
    }
}
