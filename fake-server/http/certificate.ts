import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { generate } from 'selfsigned';
import { z } from 'zod/v4';

const certificateSchema = z.object({
  key: z.string(),
  cert: z.string(),
  names: z.array(z.string()),
  until: z.number(),
});

/** A key and its certificate, PEM. */
export type Certificate = Pick<z.infer<typeof certificateSchema>, 'key' | 'cert'>;

const DAY = 24 * 60 * 60_000;
const LIFETIME = 365 * DAY;

/**
 * A self-signed certificate for these hosts; stored in a file, so that a phone must trust it only
 * once.
 */
export async function certificateFor(
  names: readonly string[],
  file: string,
  now: number,
): Promise<Certificate> {
  const stored = readStored(file);
  if (stored && stored.until > now && names.every((name) => stored.names.includes(name)))
    return stored;

  const until = now + LIFETIME;
  const made = await generate([{ name: 'commonName', value: names[0] ?? 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate: new Date(now - DAY),
    notAfterDate: new Date(until),
    extensions: [
      {
        name: 'subjectAltName',
        altNames: names.map((name) =>
          /^[\d.]+$|:/u.test(name) ? { type: 7, ip: name } : { type: 2, value: name },
        ),
      },
    ],
  });
  const certificate = { key: made.private, cert: made.cert, names: [...names], until };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(certificate), { mode: 0o600 });
  return certificate;
}

function readStored(file: string): z.infer<typeof certificateSchema> | undefined {
  try {
    return certificateSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}
