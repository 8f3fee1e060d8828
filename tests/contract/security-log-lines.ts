import { z } from 'zod/v4';
import { errorCatalogue } from '#contract/error-catalogue.ts';
import { securityLogEvents } from '#fake-server/world/notifications/security-log.ts';
import type { KitRequest } from './kit/request.ts';

/** A line of the security log, of words that are known beforehand and of numbers that the server made. */
const lineSchema = z.strictObject({
  at: z.iso.datetime(),
  event: z.enum(securityLogEvents),
  member: z.int().nullable(),
  reason: z.enum([...Object.keys(errorCatalogue), 'foreign_name', 'key_missing']).optional(),
  call: z.string().optional(),
  request: z.hex().length(12).optional(),
  source: z.hex().length(12).optional(),
});
export type SecurityLine = z.infer<typeof lineSchema>;

/** Shorter texts occur anywhere by chance. */
const SHORTEST_SECRET = 6;

/** Everything that requests carried: what people typed, and the tokens that they sent with it. */
export class Typed {
  private readonly texts = new Set<string>();

  /** Takes all texts of a request. */
  note({ body, authorization }: KitRequest): void {
    this.add(body);
    this.add(authorization?.replace(/^\S+ /u, ''));
  }

  private add(value: unknown): void {
    if (typeof value === 'string') {
      // A plain word is one of a fixed choice, such as a kind of sign-in, which codes name too.
      if (value.length >= SHORTEST_SECRET && /[^a-z_]/iu.test(value)) this.texts.add(value);
    } else if (typeof value === 'object' && value !== null)
      Object.values(value).forEach((each) => this.add(each));
  }

  get size(): number {
    return this.texts.size;
  }

  /** Those that occur in a word of the log. */
  foundIn(word: string): readonly string[] {
    return [...this.texts].filter((text) => word.includes(text));
  }
}

/** The words of a line, without the server's own numbers. */
export function wordsOf({ event, reason = '', call = '' }: SecurityLine): readonly string[] {
  return [event, reason, call];
}

/** Reads lines of the log. @throws where one is not as it has to be */
export function readLines(lines: readonly string[]): readonly SecurityLine[] {
  return lines.map((line) => lineSchema.parse(JSON.parse(line)));
}
