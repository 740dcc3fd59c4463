package validation;

import java.util.OptionalInt;

/**
 * The reason for a rejection. Programs read the domain and the code, and people read the message.
 *
 * <p>The domain is the part of the program that numbers its errors, such as "Club".
 */
public record ValidationError(String domain, int code, String message, OptionalInt position) {
    public ValidationError(String domain, int code, String message) {
        this(domain, code, message, OptionalInt.empty());
    }

    /** Returns this error with the index of the character that caused it. */
    public ValidationError at(int position) {
        return new ValidationError(domain, code, message, OptionalInt.of(position));
    }
}
