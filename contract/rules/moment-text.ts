/** Whether a text is a moment as the contract writes it: ISO 8601, in UTC. */
export function isMomentText(text: string): boolean {
  return (
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/u.test(text) && !Number.isNaN(Date.parse(text))
  );
}
