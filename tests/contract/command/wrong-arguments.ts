/** The kit cannot begin: an option or the config file is wrong. The message is for who typed it. */
export class WrongArguments extends Error {}
