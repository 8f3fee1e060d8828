/**
 * The place at a moment of the person of a row `x` with `member_id`; `p` is their current place.
 * Joins no further table, so it fits into any statement that has both.
 */
export function pathAt(moment: string): string {
  return `COALESCE((SELECT h.path FROM team_past_places h
    WHERE h.member_id = x.member_id AND h.before_at > ${moment}
    ORDER BY h.before_at LIMIT 1), p.path)`;
}

/**
 * Whether a path passes through an agent and continues; `agent` is a parameter of the statement.
 */
export function isBelowAgent(path: string, agent: string): string {
  // A parameter is bound as a float.
  return `(instr(${path}, '/' || CAST(${agent} AS INTEGER) || '/') > 0 AND x.member_id <> ${agent})`;
}
