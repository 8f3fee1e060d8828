/** The longest name of a passkey, in characters. */
export const LONGEST_PASSKEY_NAME = 40;
