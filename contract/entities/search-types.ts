/** The longest text that can be searched for (L3, L3a), in characters. */
export const LONGEST_SEARCH = 100;

/** How many finds of a group an answer has at most (L3a): a row of tiles, or a short list. */
export const FINDS_OF_GROUP = 6;
