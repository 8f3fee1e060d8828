/**
 * The figures of infinite scroll (§9): games are asked for as soon as their row is drawn (a distance
 * of 0), at most this often while somebody scrolls, in milliseconds. What the network loses is asked
 * for again by the client of the contract, like every other read.
 */
export const SCROLL_THROTTLE_MILLISECONDS = 200;
