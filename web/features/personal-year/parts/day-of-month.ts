/** The first day of a month: '2026-11' is '2026-11-01'. */
export function dayOfMonth(month: string): string {
  return `${month}-01`;
}
