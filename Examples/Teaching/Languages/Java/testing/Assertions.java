package testing;

import java.util.Objects;

/** Two methods of the class of the same name in JUnit 5. */
public final class Assertions {
    private Assertions() {}

    /** Fails the test if two values aren't equal. */
    public static void assertEquals(Object expected, Object actual, String message) {
        assertTrue(
            Objects.equals(expected, actual), message + " ==> expected: <" + expected + "> but was: <" + actual + ">");
    }

    /** Fails the test if a condition is false. */
    public static void assertTrue(boolean condition, String message) {
        if (!condition) {
            throw new AssertionError(message);
        }
    }
}
