package exercise3;

import static testing.Assertions.assertEquals;
import static testing.Assertions.assertTrue;

import java.util.Arrays;
import testing.Test;
import validation.InputValidator;
import validation.ValidationException;

final class UniformInputValidatorTests {
    /** A third subclass, which has only the step that differs. */
    private static final class VowelsInputValidator extends UniformInputValidator {
        @Override
        protected boolean allows(char character) {
            return "aeiou".indexOf(character) >= 0;
        }
    }

    /** Returns the error, "accepted", or the name of another exception. */
    private static Object verdict(InputValidator validator, String text) {
        try {
            validator.validate(text);
            return "accepted";
        } catch (ValidationException exception) {
            return exception.getError();
        } catch (RuntimeException exception) {
            return exception.getClass().getSimpleName();
        }
    }

    private static void check(InputValidator validator, String accepted, String rejected) {
        boolean hasSteps = Arrays.stream(validator.getClass().getDeclaredMethods())
            .anyMatch(method -> method.getName().equals("validate"));
        assertTrue(
            validator instanceof UniformInputValidator && !hasSteps,
            "Derive the class from UniformInputValidator, and delete the steps that the base class has.");
        assertEquals(
            "accepted", verdict(validator, accepted), "The strategy still accepts the same texts: override allows.");
        assertEquals(
            UniformInputValidator.EMPTY, verdict(validator, ""), "The base class rejects the empty text with EMPTY.");
        assertEquals(
            UniformInputValidator.DISALLOWED.at(1), verdict(validator, rejected),
            "The base class reports the position of the first character that allows does not allow.");
    }

    @Test
    void theStrategyForDigitsDerivesFromTheTemplate() {
        check(new DigitsInputValidator(), "2099", "0x2y");
    }

    @Test
    void theStrategyForLettersDerivesFromTheTemplate() {
        check(new LettersInputValidator(), "axyz", "aBC");
    }

    @Test
    void theTemplateWorksForASubclassThatOverridesOnlyOneStep() {
        assertEquals(
            "accepted", verdict(new VowelsInputValidator(), "aeiou"),
            "Write validate in UniformInputValidator, and call allows there.");
        check(new VowelsInputValidator(), "eau", "echo");
    }
}
