/**
 * Where the person of a row `x` with `member_id` stood at a moment; `p` is their place of now. Joins
 * no further table, so that it can stand in any statement that has both.
 */
export function pathAt(moment: string): string {
  return `COALESCE((SELECT h.path FROM team_past_places h
    WHERE h.member_id = x.member_id AND h.before_at > ${moment}
    ORDER BY h.before_at LIMIT 1), p.path)`;
}

/** Whether a path leads over an agent and goes on; `agent` is a parameter of the statement. */
export function isBelowAgent(path: string, agent: string): string {
  // A parameter comes as a number with decimals.
  return `(instr(${path}, '/' || CAST(${agent} AS INTEGER) || '/') > 0 AND x.member_id <> ${agent})`;
}
