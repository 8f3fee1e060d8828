/** Time until the next slide, in milliseconds (S4, A1). */
export const SLIDE_MILLISECONDS = 5000;
