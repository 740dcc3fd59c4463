import java.util.List;
import java.util.regex.Pattern;

/** Searches six texts for lines of digits, and prints a result for each. */
public final class Prediction {
    public static void main(String[] arguments) {
        Pattern digits = Pattern.compile("^[0-9]*$", Pattern.MULTILINE);
        // The last text is 123 in wide digits.
        List<String> texts = List.of(
            "123", "12a", "", "123\n", "123\nabc", "\uFF11\uFF12\uFF13");
        for (String text : texts) {
            boolean accepted = digits.matcher(text).find();
            System.out.println('"' + text.replace("\n", "\\n") + "\" " + accepted);
        }
    }
}
