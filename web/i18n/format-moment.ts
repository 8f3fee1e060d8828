const formats = new Map<string | undefined, Intl.DateTimeFormat>();

/**
 * A moment as yyyy-MM-dd hh:mm:ss (S6).
 *
 * @param zone IANA name of a zone; the person's own where left out
 */
export function formatMoment(moment: string, zone?: string): string {
  // Sweden writes moments in this way.
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'medium', timeZone: zone });
  formats.set(zone, format);
  return format.format(new Date(moment));
}
