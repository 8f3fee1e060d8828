/**
 * Header of a call that a page makes by itself, with the value `1`: because something changed, or
 * because time has passed. It does not keep the session alive, which ends as if the call had not been made
 * (A19).
 */
export const BACKGROUND_HEADER = 'x-background';
