/** Until when the rank of a person is kept, whatever they play; null where nobody has looked yet. */
export const ranks = 'ALTER TABLE members ADD COLUMN rank_kept_until INTEGER';
