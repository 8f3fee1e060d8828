import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** The signed fields of the widget; undefined ones are left out. */
export type SignedFields = Readonly<Record<string, string | number | undefined>>;

/**
 * The hash of Telegram's login widget: HMAC-SHA256, in hexadecimal digits, of the fields as
 * `name=value` lines sorted by name, with the SHA-256 of the bot's token as the key.
 */
export function telegramHash(fields: SignedFields, botToken: string): string {
  const lines = Object.entries(fields)
    .filter(([name, value]) => name !== 'hash' && value !== undefined)
    .map(([name, value]) => `${name}=${String(value)}`)
    .toSorted()
    .join('\n');
  const key = createHash('sha256').update(botToken).digest();
  return createHmac('sha256', key).update(lines).digest('hex');
}

/** Whether the hash is valid: only Telegram and the bot's owner can make it. */
export function isSignedByTelegram(
  fields: SignedFields & { readonly hash: string },
  botToken: string,
): boolean {
  const expected = Buffer.from(telegramHash(fields, botToken));
  const given = Buffer.from(fields.hash);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
