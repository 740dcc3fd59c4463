package testing;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Comparator;
import java.util.stream.Stream;

/** Runs the tests of a class in the order of their names. The exit status is 1 if a test fails. */
public final class TestRunner {
    private TestRunner() {}

    public static void main(String[] arguments) throws ReflectiveOperationException {
        Class<?> tests = Class.forName(arguments[0]);
        int passed = 0;
        int failed = 0;
        for (Method method : Stream.of(tests.getDeclaredMethods())
                .filter(method -> method.isAnnotationPresent(Test.class))
                .sorted(Comparator.comparing(Method::getName)).toList()) {
            var constructor = tests.getDeclaredConstructor();
            constructor.setAccessible(true);
            method.setAccessible(true);
            try {
                method.invoke(constructor.newInstance());
                System.out.println("passed: " + method.getName());
                passed++;
            } catch (InvocationTargetException exception) {
                Throwable cause = exception.getCause();
                System.out.println("FAILED: " + method.getName());
                System.out.println("    " + (cause instanceof AssertionError ? cause.getMessage() : cause));
                failed++;
            }
        }
        System.out.println(passed + " passed, " + failed + " failed");
        System.exit(failed == 0 && passed > 0 ? 0 : 1);
    }
}
