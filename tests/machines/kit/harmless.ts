/**
 * Frozen parts of the examples in which a look found no secret and nothing that JSON would lose.
 * They stay so, and need no second look in every context that keeps them.
 */
export const harmless = new WeakSet();
