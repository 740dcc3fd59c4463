/** Swaps strategies that are lambdas. The types are the same as in the first program. */
public final class LambdaProgram {
    public static void main(String[] arguments) {
        Field field = new Field("anna", text -> text.matches("[0-9]+"));
        System.out.println(field.isAccepted());
        field.setCheck(text -> text.matches("[a-z]+"));
        System.out.println(field.isAccepted());
    }

    interface TextCheck {
        boolean accepts(String text);
    }

    static final class Field {
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
}
