package checkout;

/** The document that customers identify themselves with. */
public enum Document { MEMBER_NUMBER, NICKNAME, PASSPORT }
