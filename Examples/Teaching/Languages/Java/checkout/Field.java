package checkout;

/** The fields of the screen. */
public enum Field { DOCUMENT_NUMBER, CARD_NUMBER, SECURITY_CODE }
