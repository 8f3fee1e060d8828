/**
 * Header of a background call, with the value `1`: the page makes the call by itself because
 * something changed or time passed. Such a call does not extend the session (A19).
 */
export const BACKGROUND_HEADER = 'x-background';
