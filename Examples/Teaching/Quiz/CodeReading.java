// The code in the questions in code-java.md, with common mistakes. A question shows the code between two markers. A
// comment that begins with a space is what the program prints next.

import java.time.LocalTime;
import java.util.ArrayList;
import java.util.List;
import validation.InputValidator;
import validation.NumericInputValidator;
import validation.ValidatedInput;
import validation.ValidationError;
import validation.ValidationException;

public final class CodeReading {
    private static final ValidationError NO_PREFIX = new ValidationError("Club", 1, "Begin with the letter M");
    private static final ValidationError NO_LETTERS = new ValidationError("Club", 2, "Enter six letters after the M");
    private static final ValidationError REJECTED = new ValidationError("Club", 3, "Enter another text");

    private interface TextCheck {
        boolean accepts(String text);
    }

    private static final class DigitCheck implements TextCheck {
        @Override
        public boolean accepts(String text) {
            return text.matches("[0-9]+");
        }
    }

    private static final class LetterCheck implements TextCheck {
        @Override
        public boolean accepts(String text) {
            return text.matches("[a-z]+");
        }
    }

    private static final class EmailInputValidator extends InputValidator {
        @Override
        public void validate(String text) throws ValidationException {
            if (!text.contains("@")) {
                throw new ValidationException(REJECTED);
            }
        }
    }

    private static void print(InputValidator validator, String... texts) {
        for (String text : texts) {
            try {
                validator.validate(text);
                System.out.println("accepts " + text);
            } catch (ValidationException exception) {
                System.out.println(exception.getMessage());
            } catch (RuntimeException exception) {
                System.out.println(exception.getClass().getSimpleName());
            }
        }
    }

    public static void main(String[] arguments) {
        {
            //snippet.type-switch
            final class PinInputValidator extends InputValidator {
                @Override
                public void validate(String text) throws ValidationException {
                    if (!text.matches("[0-9]{4}")) {
                        throw new ValidationException(REJECTED);
                    }
                }
            }

            ValidatedInput pin = new ValidatedInput("", new PinInputValidator());
            if (pin.getValidator() instanceof NumericInputValidator) {
                System.out.println("digits");
            } else {
                System.out.println("letters");
            }
            // letters
            //snippet.end
        }
        {
            //snippet.mutable-strategy
            final class ThreeAttempts extends InputValidator {
                private int attempts = 0;

                @Override
                public void validate(String text) throws ValidationException {
                    attempts += 1;
                    if (attempts > 3) {
                        throw new ValidationException(REJECTED);
                    }
                }
            }

            InputValidator strategy = new ThreeAttempts();
            ValidatedInput first = new ValidatedInput("Ada", strategy);
            ValidatedInput second = new ValidatedInput("Eva", strategy);
            for (int count = 0; count < 3; count++) {
                first.validate();
            }
            System.out.println(second.validate());
            // false
            //snippet.end
        }
        {
            //snippet.changed-object
            final class Once extends InputValidator {
                private final List<String> seen = new ArrayList<>();

                @Override
                public void validate(String text) throws ValidationException {
                    if (seen.contains(text)) {
                        throw new ValidationException(REJECTED);
                    }
                    seen.add(text);
                }
            }

            InputValidator once = new Once();
            System.out.println(new ValidatedInput("Ada", once).validate());
            // true
            System.out.println(new ValidatedInput("Ada", once).validate());
            // false
            //snippet.end
        }
        {
            //snippet.kept-answer
            final class Field {
                String text = "anna";
                TextCheck check = new LetterCheck();
                boolean isAccepted = false;

                void validate() {
                    isAccepted = check.accepts(text);
                }
            }

            Field field = new Field();
            field.validate();
            field.check = new DigitCheck();
            System.out.println(field.isAccepted);
            // true
            //snippet.end
        }
        {
            final class Leaking extends InputValidator {
                //snippet.input-in-error
                @Override
                public void validate(String codeWord) throws ValidationException {
                    if (codeWord.length() != 7) {
                        throw new ValidationException(
                            new ValidationError("Club", 2, codeWord + " isn't a code word"));
                    }
                }
                //snippet.end
            }
            print(new Leaking(), "secret");
            // secret isn't a code word
        }
        {
            final class Trap extends InputValidator {
                //snippet.empty-trap
                @Override
                public void validate(String codeWord) throws ValidationException {
                    if (codeWord.charAt(0) != 'M') {
                        throw new ValidationException(NO_PREFIX);
                    }
                }
                //snippet.end
            }
            print(new Trap(), "", "M");
            // StringIndexOutOfBoundsException
            // accepts M
        }
        {
            //snippet.template-method
            abstract class Uniform extends InputValidator {
                abstract boolean allows(char character);

                @Override
                public void validate(String text) throws ValidationException {
                    if (text.isEmpty() || !text.chars().allMatch(c -> allows((char) c))) {
                        throw new ValidationException(REJECTED);
                    }
                }
            }

            final class Vowels extends Uniform {
                @Override
                boolean allows(char character) {
                    return "aeiou".indexOf(character) >= 0;
                }

                @Override
                public void validate(String text) throws ValidationException {
                    if (!text.chars().allMatch(c -> allows((char) c))) {
                        throw new ValidationException(REJECTED);
                    }
                }
            }

            System.out.println(new ValidatedInput("", new Vowels()).validate());
            // true
            //snippet.end
        }
        {
            final class Generic extends InputValidator {
                //snippet.generic-error
                @Override
                public void validate(String codeWord) throws ValidationException {
                    if (!codeWord.startsWith("M") || codeWord.length() != 7) {
                        throw new ValidationException(
                            new ValidationError("Club", 1, "The code word is wrong"));
                    }
                }
                //snippet.end
            }
            print(new Generic(), "mercury", "MERCUR");
            // The code word is wrong
            // The code word is wrong
        }
        {
            //snippet.known-context
            final class SameAs extends InputValidator {
                private final ValidatedInput other;

                SameAs(ValidatedInput other) {
                    this.other = other;
                }

                @Override
                public void validate(String text) throws ValidationException {
                    if (!text.equals(other.getValue())) {
                        throw new ValidationException(REJECTED);
                    }
                }
            }

            ValidatedInput password = new ValidatedInput("sesame", new LongInputValidator());
            ValidatedInput repetition = new ValidatedInput("sesame", new SameAs(password));
            System.out.println(repetition.validate());
            // true
            password.setValue("open sesame");
            System.out.println(repetition.validate());
            // false
            //snippet.end
        }
        {
            //snippet.rebuilt-context
            ValidatedInput contact = new ValidatedInput("Ada", new NumericInputValidator());
            contact.validate();
            contact = new ValidatedInput(contact.getValue(), new EmailInputValidator());
            System.out.println(contact.hasResult());
            // false
            //snippet.end
        }
        {
            //snippet.needless-validate
            ValidatedInput email = new ValidatedInput("", new NumericInputValidator());
            email.setValidator(new EmailInputValidator());
            email.validate();
            System.out.println(email.getError().isPresent());
            // true
            //snippet.end
        }
        {
            final class Forgotten extends InputValidator {
                //snippet.forgotten-throw
                @Override
                public void validate(String codeWord) throws ValidationException {
                    if (!codeWord.startsWith("M")) {
                        return;
                    }
                    if (codeWord.length() != 7) {
                        throw new ValidationException(NO_LETTERS);
                    }
                }
                //snippet.end
            }
            print(new Forgotten(), "OTTO");
            // accepts OTTO
        }
        {
            //snippet.printed-error
            final class CodeWord extends InputValidator {
                @Override
                public void validate(String codeWord) {
                    if (!codeWord.startsWith("M")) {
                        System.out.println("Begin with M");
                    }
                }
            }

            ValidatedInput input = new ValidatedInput("OTTO", new CodeWord());
            System.out.println(input.validate());
            // Begin with M
            // true
            //snippet.end
        }
        {
            final class Hidden extends InputValidator {
                //snippet.hidden-input
                @Override
                public void validate(String codeWord) throws ValidationException {
                    if (LocalTime.now().getHour() >= 18) {
                        throw new ValidationException(NO_LETTERS);
                    }
                }
                //snippet.end
            }
            new ValidatedInput("MERCURY", new Hidden()).validate();
        }
        {
            final class Wrong extends InputValidator {
                //snippet.wrong-length
                @Override
                public void validate(String codeWord) throws ValidationException {
                    if (!codeWord.startsWith("M")) {
                        throw new ValidationException(NO_PREFIX);
                    }
                    if (codeWord.length() < 7 || !codeWord.chars().allMatch(Character::isLetter)) {
                        throw new ValidationException(NO_LETTERS);
                    }
                }
                //snippet.end
            }
            print(new Wrong(), "MERCURIES", "MERCURY", "MERCUR", "M123456");
            // accepts MERCURIES
            // accepts MERCURY
            // Enter six letters after the M
            // Enter six letters after the M
        }
        {
            final class Names extends InputValidator {
                //snippet.accepts-empty
                @Override
                public void validate(String name) throws ValidationException {
                    if (!name.chars().allMatch(Character::isLetter)) {
                        throw new ValidationException(REJECTED);
                    }
                }
                //snippet.end
            }
            System.out.println(new ValidatedInput("", new Names()).validate());
            // true
            print(new Names(), "R2D2", "Anna Lee", "Zo\u00EB");
            // Enter another text
            // Enter another text
            // accepts Zoë
        }
        {
            //snippet.missing-case
            enum Document { MEMBER_NUMBER, NICKNAME, PASSPORT }

            Document document = Document.PASSPORT;
            String message = "";
            switch (document) {
                case MEMBER_NUMBER:
                    message = "Enter digits";
                    break;
                case NICKNAME:
                    message = "Enter letters";
                    break;
            }
            System.out.println(message.isEmpty());
            // true
            //snippet.end
        }
    }

    private static final class LongInputValidator extends InputValidator {
        @Override
        public void validate(String text) throws ValidationException {
            if (text.length() < 6) {
                throw new ValidationException(REJECTED);
            }
        }
    }
}
