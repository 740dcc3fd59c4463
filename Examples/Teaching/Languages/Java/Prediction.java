import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Searches six texts for lines of digits, and prints a result for each. */
public final class Prediction {
    public static void main(String[] arguments) {
        Pattern digits = Pattern.compile("^[0-9]*$", Pattern.MULTILINE);
        // The last text is 123 in full-width digits.
        List<String> texts = List.of(
            "123", "12a", "", "123\n", "123\nabc", "\uFF11\uFF12\uFF13");
        for (String text : texts) {
            boolean accepted = digits.matcher(text).find();
            System.out.println('"' + escaped(text) + "\" " + accepted);
        }
    }

    /** Returns a text that every console can print. */
    private static String escaped(String text) {
        return text.chars()
            .mapToObj(c -> c == '\n' ? "\\n" : c < 128 ? String.valueOf((char) c) : String.format("\\u%04X", c))
            .collect(Collectors.joining());
    }
}
