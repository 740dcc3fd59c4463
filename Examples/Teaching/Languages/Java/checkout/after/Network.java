package checkout;

/** A card network, with the form of its card numbers. */
public enum Network {
    VISA("Visa", "4[0-9]{15}"),
    MASTERCARD("Mastercard", "5[1-5][0-9]{14}");

    private final String title;
    private final String expression;

    Network(String title, String expression) {
        this.title = title;
        this.expression = expression;
    }

    /** Returns whether a card number belongs to this network. */
    public boolean owns(String number) {
        return number.replaceAll("[ -]", "").matches(expression);
    }

    @Override
    public String toString() {
        return title;
    }
}
