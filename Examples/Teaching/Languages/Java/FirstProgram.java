// Client
public final class FirstProgram {
    public static void main(String[] arguments) {
        Field field = new Field("anna", new DigitCheck());
        System.out.println(field.isAccepted());
        field.setCheck(new LetterCheck());
        System.out.println(field.isAccepted());
    }
}

// Strategy
interface TextCheck {
    boolean accepts(String text);
}

// ConcreteStrategy
final class DigitCheck implements TextCheck {
    @Override
    public boolean accepts(String text) {
        return !text.isEmpty() && text.chars()
            .allMatch(c -> '0' <= c && c <= '9');
    }
}

// ConcreteStrategy
final class LetterCheck implements TextCheck {
    @Override
    public boolean accepts(String text) {
        return !text.isEmpty() && text.chars()
            .allMatch(c -> 'a' <= c && c <= 'z');
    }
}

// Context
final class Field {
    private final String text;
    private TextCheck check;

    Field(String text, TextCheck check) {
        this.text = text;
        this.check = check;
    }

    void setCheck(TextCheck check) {
        this.check = check;
    }

    boolean isAccepted() {
        return check.accepts(text);
    }
}
