/** Writes one line about something that broke; never a body or a secret. */
export type Log = (line: string) => void;
