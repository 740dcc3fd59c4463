package exercise3;

/** A strategy that accepts digits. */
public final class DigitsInputValidator extends UniformInputValidator {
    @Override
    protected boolean allows(char character) {
        return '0' <= character && character <= '9';
    }
}
