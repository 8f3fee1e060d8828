/** The address of a promotion's page (R3). */
export function promotionPath(id: string): string {
  return `/promotions/${encodeURIComponent(id)}`;
}

/** The address of the page on which a person applies for it (W6). */
export function applicationPath(id: string): string {
  return `${promotionPath(id)}/apply`;
}
