package checkout;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import validation.InputValidator;
import validation.ValidatedInput;
import validation.ValidationError;

/** The checkout form with the pattern: each input has a strategy, which the form swaps. */
public final class CheckoutForm implements CheckoutScreen {
    private static final InputValidator THREE_DIGITS = new PatternInputValidator("[0-9]{3}", 6, "Enter 3 digits");
    private static final InputValidator FOUR_DIGITS = new PatternInputValidator("[0-9]{4}", 7, "Enter 4 digits");

    private final Map<Field, ValidatedInput> inputs = new EnumMap<>(Field.class);

    public CheckoutForm() {
        inputs.put(Field.DOCUMENT_NUMBER, new ValidatedInput("", strategy(Document.MEMBER_NUMBER)));
        inputs.put(Field.CARD_NUMBER, new ValidatedInput(
            "", new CardInputValidator(EnumSet.allOf(Network.class))));
        inputs.put(Field.SECURITY_CODE, new ValidatedInput("", THREE_DIGITS));
    }

    @Override
    public void choose(Document document) {
        inputs.get(Field.DOCUMENT_NUMBER).setValidator(strategy(document));
    }

    private static InputValidator strategy(Document document) {
        return switch (document) {
            case MEMBER_NUMBER -> new PatternInputValidator("[0-9]{6,8}", 1, "Enter 6 to 8 digits");
            case NICKNAME -> new PatternInputValidator("[A-Za-z]{3,12}", 2, "Enter 3 to 12 letters");
            case PASSPORT -> new PatternInputValidator(
                "[A-Z]{2}[0-9]{7}", 3, "Enter 2 capital letters and 7 digits");
        };
    }

    @Override
    public void enter(Field field, String text) {
        inputs.get(field).setValue(text);
        inputs.get(field).validate();
        if (field == Field.CARD_NUMBER) {
            boolean isAmericanExpress = Network.AMERICAN_EXPRESS.owns(text);
            inputs.get(Field.SECURITY_CODE).setValidator(isAmericanExpress ? FOUR_DIGITS : THREE_DIGITS);
        }
    }

    @Override
    public boolean submit() {
        boolean isAccepted = true;
        for (ValidatedInput input : inputs.values()) {
            isAccepted &= input.validate();
        }
        return isAccepted;
    }

    @Override
    public Optional<String> message(Field field) {
        return inputs.get(field).getError().map(ValidationError::message);
    }
}
