package exercise2;

import static testing.Assertions.assertEquals;
import static testing.Assertions.assertTrue;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Optional;
import testing.Test;
import validation.InputValidator;
import validation.NumericInputValidator;
import validation.ValidatedInput;
import validation.ValidationError;
import validation.ValidationException;

final class MemberInputValidatorTests {
    /** A strategy that rejects every text, and isn't related to another strategy. */
    private static final class Stub extends InputValidator {
        @Override
        public void validate(String text) throws ValidationException {
            throw new ValidationException(new ValidationError("Stub", 1, "No"));
        }
    }

    /** Returns the error's domain and code, such as "Club 1", or "accepted". */
    private static String verdict(InputValidator validator, String text) {
        try {
            validator.validate(text);
            return "accepted";
        } catch (ValidationException exception) {
            return exception.getError().domain() + " " + exception.getError().code();
        } catch (RuntimeException exception) {
            return exception.getClass().getSimpleName();
        }
    }

    /** Returns the contents of a strategy's fields. */
    private static String contents(MemberInputValidator validator) {
        return Arrays.stream(MemberInputValidator.class.getDeclaredFields()).map(field -> {
            try {
                field.setAccessible(true);
                return field.getName() + "=" + Arrays.deepToString(new Object[] {field.get(validator)});
            } catch (IllegalAccessException exception) {
                throw new AssertionError(exception);
            }
        }).toList().toString();
    }

    private static void accepts(String text, String step) {
        assertEquals("accepted", verdict(new MemberInputValidator(), text), step);
    }

    private static void rejects(String text, int code, String reason) {
        String step = " Step 1: in MemberInputValidator.validate, throw new ValidationException("
            + (code == 1 ? "NO_PREFIX" : "NO_LETTERS") + ").";
        assertEquals("Club " + code, verdict(new MemberInputValidator(), text), reason + step);
    }

    @Test
    void acceptsMAndSixLetters() {
        accepts("MERCURY", "MERCURY is a code word. Step 1: in MemberInputValidator.validate, return to accept.");
        accepts("MOLI\u00C8RE", "An E with an accent is a letter, too: use Character.isLetter(c).");
        accepts("Mercury", "Lowercase letters are letters, too: use Character.isLetter(c).");
        for (char letter = 'A'; letter <= 'Z'; letter++) {
            accepts("M" + String.valueOf(letter).repeat(6), "Every word of M and six letters is a code word.");
        }
    }

    @Test
    void rejectsTheEmptyTextAndAWordWithoutMWithCode1() {
        rejects("JUPITER", 1, "JUPITER does not begin with M.");
        rejects("mercury", 1, "m is not M.");
        rejects("xMERCURY", 1, "The M is not the first letter. Test the M before the length.");
        rejects("", 1, "The empty text does not begin with M.");
    }

    @Test
    void rejectsOtherCharactersAndOtherLengthsWithCode2() {
        rejects("MERCUR", 2, "Five letters follow the M in MERCUR.");
        rejects("MERCURYS", 2, "Seven letters follow the M in MERCURYS.");
        rejects("M", 2, "No letter follows the M.");
        rejects("MERCUR7", 2, "7 is not a letter.");
        rejects("MERCUR-", 2, "A hyphen is not a letter.");
        rejects("MERCUR\n", 2, "A line end is not a letter.");
        rejects("MERCURY\n", 2, "A line end is not a letter.");
    }

    @Test
    void isInUseAfterASwapThatValidatesAgain() {
        ValidatedInput input = new ValidatedInput("MERCURY", new NumericInputValidator());
        input.validate();
        Club.acceptCodeWords(input);
        assertTrue(
            input.getValidator() instanceof MemberInputValidator,
            "Step 2: in Club.acceptCodeWords, set the validator of this input to a new MemberInputValidator.");
        assertEquals(Optional.empty(), input.getError(), "The new strategy accepts MERCURY, so no error remains.");
    }

    @Test
    void showsNoErrorAfterTheSwapOfANewInput() {
        ValidatedInput input = new ValidatedInput("", new Stub());
        Club.acceptCodeWords(input);
        assertTrue(
            input.getValidator() instanceof MemberInputValidator,
            "Step 2: in Club.acceptCodeWords, set the validator of every input, "
                + "without an if about the old validator.");
        assertTrue(!input.hasResult(), "A new form shows no errors. In Club.acceptCodeWords, do not call validate.");
    }

    @Test
    void keepsTheContractOfEveryStrategy() {
        MemberInputValidator shared = new MemberInputValidator();
        assertEquals("accepted", verdict(shared, "MERCURY"), "First, make the other tests pass.");
        String before = contents(shared);
        verdict(shared, "JUPITER");
        assertEquals("accepted", verdict(shared, "MERCURY"), "An earlier text must not change a verdict.");
        for (Field field : MemberInputValidator.class.getDeclaredFields()) {
            assertTrue(
                Modifier.isFinal(field.getModifiers()), "Several inputs share a strategy: make its fields final.");
            assertTrue(field.getType() != ValidatedInput.class, "A strategy does not know its input.");
        }
        verdict(shared, "MSECRET8");
        assertEquals(
            before, contents(shared),
            "Several inputs share a strategy: final is not enough. The object in a field must not change, either.");
        try {
            shared.validate("MSECRET8");
        } catch (ValidationException exception) {
            assertTrue(!exception.getMessage().contains("SECRET"), "An error does not contain the text.");
        }
    }
}
