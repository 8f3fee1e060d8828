/** Time that one slide stays before the next one comes, in milliseconds (S4, A1). */
export const SLIDE_MILLISECONDS = 5000;
