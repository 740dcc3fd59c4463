package checkout;

import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** The checkout form without the pattern: one method validates with if and else. */
public final class CheckoutForm implements CheckoutScreen {
    private final Map<Field, String> texts = new EnumMap<>(Field.class);
    private final Map<Field, String> messages = new EnumMap<>(Field.class);
    private Document document = Document.MEMBER_NUMBER;

    @Override
    public void choose(Document document) {
        this.document = document;
        validateAgain(Field.DOCUMENT_NUMBER);
    }

    @Override
    public void enter(Field field, String text) {
        texts.put(field, text);
        validate(field);
        // The card determines the code's length.
        if (field == Field.CARD_NUMBER) {
            validateAgain(Field.SECURITY_CODE);
        }
    }

    @Override
    public boolean submit() {
        for (Field field : Field.values()) {
            validate(field);
        }
        return messages.values().stream().allMatch(Objects::isNull);
    }

    @Override
    public Optional<String> message(Field field) {
        return Optional.ofNullable(messages.get(field));
    }

    private void validate(Field field) {
        messages.put(field, problem(field, texts.getOrDefault(field, "")));
    }

    // The message about the previous choice may be visible.
    private void validateAgain(Field field) {
        if (messages.containsKey(field)) {
            validate(field);
        }
    }

    private String problem(Field field, String text) {
        if (field == Field.DOCUMENT_NUMBER) {
            if (document == Document.MEMBER_NUMBER) {
                return text.matches("[0-9]{6,8}") ? null : "Enter 6 to 8 digits";
            } else if (document == Document.NICKNAME) {
                return text.matches("[A-Za-z]{3,12}") ? null : "Enter 3 to 12 letters";
            } else {
                return text.matches("[A-Z]{2}[0-9]{7}") ? null : "Enter 2 capital letters and 7 digits";
            }
        } else if (field == Field.CARD_NUMBER) {
            String number = text.replaceAll("[ -]", "");
            boolean isVisa = number.matches("4[0-9]{15}");
            boolean isMastercard = number.matches("5[1-5][0-9]{14}");
            if (!isVisa && !isMastercard && !isAmericanExpress(number)) {
                return "We accept these cards: Visa, Mastercard, American Express";
            }
            return CheckDigit.isCorrect(number) ? null : "Check each digit for a typo";
        } else {
            String number = texts.getOrDefault(Field.CARD_NUMBER, "").replaceAll("[ -]", "");
            int digits = isAmericanExpress(number) ? 4 : 3;
            return text.matches("[0-9]{" + digits + "}") ? null : "Enter " + digits + " digits";
        }
    }

    private static boolean isAmericanExpress(String number) {
        return number.matches("3[47][0-9]{13}");
    }
}
