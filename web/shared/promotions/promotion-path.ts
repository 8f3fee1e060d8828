/** The address of a promotion's page (R3). */
export function promotionPath(id: string): string {
  return `/promotions/${encodeURIComponent(id)}`;
}
