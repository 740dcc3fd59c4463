package exercise2;

import validation.ValidatedInput;

/** The client, which chooses an input's strategy. */
public final class Club {
    private Club() {}

    /** Makes an input accept code words from now on. */
    public static void acceptCodeWords(ValidatedInput input) {
        input.setValidator(new MemberInputValidator());
    }
}
