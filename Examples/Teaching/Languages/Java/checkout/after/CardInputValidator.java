package checkout;

import java.util.Set;
import java.util.stream.Collectors;
import validation.InputValidator;
import validation.ValidationError;
import validation.ValidationException;

/** A strategy that accepts the card numbers of some networks. */
public final class CardInputValidator extends InputValidator {
    private static final ValidationError WRONG_CHECK_DIGIT =
        new ValidationError("Checkout", 5, "Check each digit for a typo");

    private final Set<Network> networks;
    private final ValidationError otherNetwork;

    public CardInputValidator(Set<Network> networks) {
        this.networks = Set.copyOf(networks);
        String titles = networks.stream().map(Network::toString).collect(Collectors.joining(", "));
        otherNetwork = new ValidationError("Checkout", 4, "We accept these cards: " + titles);
    }

    @Override
    public void validate(String number) throws ValidationException {
        if (networks.stream().noneMatch(network -> network.owns(number))) {
            throw new ValidationException(otherNetwork);
        }
        if (!CheckDigit.isCorrect(number.replaceAll("[ -]", ""))) {
            throw new ValidationException(WRONG_CHECK_DIGIT);
        }
    }
}
