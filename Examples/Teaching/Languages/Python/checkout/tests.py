import unittest

from checkout.after.checkout_form import CheckoutForm as After
from checkout.after_with_amex.checkout_form import CheckoutForm as AfterWithAmex
from checkout.before.checkout_form import CheckoutForm as Before
from checkout.before_with_amex.checkout_form import CheckoutForm as BeforeWithAmex
from checkout.screen import CheckoutScreen, Document, Field

VISA = "4242 4242 4242 4242"
AMERICAN_EXPRESS = "3782 822463 10005"


class CheckoutFormTests(unittest.TestCase):
    """What the forms do before and after the change request, without and with the pattern."""

    def forms(self) -> list[CheckoutScreen]:
        return [Before(), After(), BeforeWithAmex(), AfterWithAmex()]

    def shows(self, message: str | None, form: CheckoutScreen, field: Field, *texts: str) -> None:
        for text in texts:
            with self.subTest(form=type(form).__module__, text=text):
                form.enter(field, text)
                self.assertEqual(form.message(field), message)

    def test_a_member_number_has_6_to_8_digits(self) -> None:
        for form in self.forms():
            self.shows(None, form, Field.DOCUMENT_NUMBER, "123456", "12345678")
            self.shows(
                "Enter 6 to 8 digits", form, Field.DOCUMENT_NUMBER, "", "12345", "123456789", "12345a", "123456\n")

    def test_a_nickname_has_3_to_12_letters(self) -> None:
        for form in self.forms():
            form.choose(Document.NICKNAME)
            self.shows(None, form, Field.DOCUMENT_NUMBER, "Ann")
            self.shows("Enter 3 to 12 letters", form, Field.DOCUMENT_NUMBER, "", "Jo", "Jo3", "abcdefghijklm")

    def test_a_passport_number_has_two_letters_and_seven_digits(self) -> None:
        for form in self.forms():
            form.choose(Document.PASSPORT)
            self.shows(None, form, Field.DOCUMENT_NUMBER, "AB1234567")
            self.shows(
                "Enter 2 capital letters and 7 digits", form, Field.DOCUMENT_NUMBER,
                "", "ab1234567", "AB123456", "AB12345678")

    def test_a_choice_validates_a_number_again_only_if_it_was_validated(self) -> None:
        for form in self.forms():
            form.choose(Document.NICKNAME)
            self.assertIsNone(form.message(Field.DOCUMENT_NUMBER))
            self.shows("Enter 3 to 12 letters", form, Field.DOCUMENT_NUMBER, "AB1234567")
            form.choose(Document.PASSPORT)
            self.assertIsNone(form.message(Field.DOCUMENT_NUMBER))

    def test_a_choice_validates_a_number_again_if_the_order_was_submitted(self) -> None:
        for form in self.forms():
            with self.subTest(form=type(form).__module__):
                form.submit()
                self.assertEqual(form.message(Field.DOCUMENT_NUMBER), "Enter 6 to 8 digits")
                form.choose(Document.PASSPORT)
                self.assertEqual(form.message(Field.DOCUMENT_NUMBER), "Enter 2 capital letters and 7 digits")

    def test_a_card_number_has_a_check_digit(self) -> None:
        for form in self.forms():
            self.shows(None, form, Field.CARD_NUMBER, VISA, "5555-5555-5555-4444")
            self.shows("Check each digit for a typo", form, Field.CARD_NUMBER, "4242 4242 4242 4241")

    def test_a_security_code_has_three_digits(self) -> None:
        for form in self.forms():
            self.shows(None, form, Field.SECURITY_CODE, "123")
            self.shows("Enter 3 digits", form, Field.SECURITY_CODE, "", "12", "1234", "12x")

    def test_an_order_is_sent_if_all_fields_are_accepted(self) -> None:
        for form in self.forms():
            self.assertFalse(form.submit())
            self.assertEqual(form.message(Field.SECURITY_CODE), "Enter 3 digits")
            form.enter(Field.DOCUMENT_NUMBER, "123456")
            form.enter(Field.CARD_NUMBER, VISA)
            form.enter(Field.SECURITY_CODE, "123")
            self.assertTrue(form.submit())


class AmericanExpressTests(unittest.TestCase):
    """The change request, which the two forms accept after the change."""

    def forms(self) -> list[CheckoutScreen]:
        return [BeforeWithAmex(), AfterWithAmex()]

    def test_accepts_a_card_number_with_15_digits(self) -> None:
        for form in self.forms():
            form.enter(Field.CARD_NUMBER, AMERICAN_EXPRESS)
            self.assertIsNone(form.message(Field.CARD_NUMBER))
            form.enter(Field.CARD_NUMBER, "3782 822463 10004")
            self.assertEqual(form.message(Field.CARD_NUMBER), "Check each digit for a typo")
            form.enter(Field.CARD_NUMBER, "3782 822463 1000")
            self.assertEqual(
                form.message(Field.CARD_NUMBER), "We accept these cards: Visa, Mastercard, American Express")

    def test_accepts_a_security_code_with_four_digits(self) -> None:
        for form in self.forms():
            form.enter(Field.CARD_NUMBER, AMERICAN_EXPRESS)
            form.enter(Field.SECURITY_CODE, "123")
            self.assertEqual(form.message(Field.SECURITY_CODE), "Enter 4 digits")
            form.enter(Field.SECURITY_CODE, "1234")
            self.assertIsNone(form.message(Field.SECURITY_CODE))

    def test_validates_the_security_code_again_if_the_card_changes(self) -> None:
        for form in self.forms():
            form.enter(Field.CARD_NUMBER, AMERICAN_EXPRESS)
            self.assertIsNone(form.message(Field.SECURITY_CODE))
            form.enter(Field.SECURITY_CODE, "123")
            form.enter(Field.CARD_NUMBER, VISA)
            self.assertIsNone(form.message(Field.SECURITY_CODE))
            form.enter(Field.CARD_NUMBER, AMERICAN_EXPRESS)
            self.assertEqual(form.message(Field.SECURITY_CODE), "Enter 4 digits")

    def test_validates_the_security_code_again_if_the_order_was_submitted(self) -> None:
        for form in self.forms():
            with self.subTest(form=type(form).__module__):
                form.submit()
                self.assertEqual(form.message(Field.SECURITY_CODE), "Enter 3 digits")
                form.enter(Field.CARD_NUMBER, AMERICAN_EXPRESS)
                self.assertEqual(form.message(Field.SECURITY_CODE), "Enter 4 digits")


if __name__ == "__main__":
    unittest.main()
