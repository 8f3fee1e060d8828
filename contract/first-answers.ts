/** The element of a page that holds the first answers, a record of answers by call. */
export const FIRST_ANSWERS_ID = 'first-answers';
