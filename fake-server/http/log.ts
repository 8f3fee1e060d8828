/** Takes one line about something that broke; never a body, never a secret. */
export type Log = (line: string) => void;
