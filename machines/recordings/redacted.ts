/** Replaces a secret, personal or unnamed value in everything that leaves the portal (T7). */
export const REDACTED = '[redacted]';

/** The name of a field whose own name is hidden. */
export const unnamedField = (number: number): string => `[unnamed ${number}]`;

/** Whether the name of a field is hidden. */
export const isUnnamed = (name: string): boolean => name.startsWith('[unnamed ');
