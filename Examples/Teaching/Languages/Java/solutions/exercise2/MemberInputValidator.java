package exercise2;

import validation.InputValidator;
import validation.ValidationError;
import validation.ValidationException;

/**
 * A strategy for a theater club's code words: the letter M and six more letters.
 *
 * <p>Several inputs can share a strategy, so all its fields are final, and the objects in them don't change.
 */
public final class MemberInputValidator extends InputValidator {
    /** The code word doesn't begin with an uppercase M. */
    public static final ValidationError NO_PREFIX = new ValidationError("Club", 1, "Begin with the letter M");

    /** The M isn't followed by exactly six letters. */
    public static final ValidationError NO_LETTERS = new ValidationError("Club", 2, "Enter six letters after the M");

    @Override
    public void validate(String codeWord) throws ValidationException {
        if (!codeWord.startsWith("M")) {
            throw new ValidationException(NO_PREFIX);
        }
        String rest = codeWord.substring(1);
        if (rest.length() != 6 || !rest.chars().allMatch(Character::isLetter)) {
            throw new ValidationException(NO_LETTERS);
        }
    }
}
