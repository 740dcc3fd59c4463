package exercise3;

/** A strategy that accepts lowercase letters. */
public final class LettersInputValidator extends UniformInputValidator {
    @Override
    protected boolean allows(char character) {
        return 'a' <= character && character <= 'z';
    }
}
