package checkout;

/** The check digit of card numbers (Luhn). */
public final class CheckDigit {
    private CheckDigit() {}

    /** Returns whether the last digit fits the digits before it. */
    public static boolean isCorrect(String number) {
        int sum = 0;
        for (int place = 0; place < number.length(); place++) {
            int digit = Character.digit(number.charAt(number.length() - 1 - place), 10);
            int value = place % 2 == 0 ? digit : 2 * digit;
            sum += value > 9 ? value - 9 : value;
        }
        return sum % 10 == 0;
    }
}
