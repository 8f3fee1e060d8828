import { Secret, TOTP } from 'otpauth';
import { APP_CODE_DIGITS } from '#contract/entities/security-types.ts';

/** Time step of an app's codes, in seconds (RFC 6238). */
const PERIOD_SECONDS = 30;
/** Bytes of a secret: the length of the hash (RFC 4226). */
const SECRET_BYTES = 20;
/** Allowed clock drift: one step in either direction. */
const DRIFT_STEPS = 1;

const codePattern = new RegExp(`^\\d{${APP_CODE_DIGITS}}$`, 'u');

/** Time-based codes of an authenticator app (RFC 6238). */
export const oneTimeCodes = {
  /** A new secret in base32. */
  newSecret: (): string => new Secret({ size: SECRET_BYTES }).base32,
  /** The setup data of an app. */
  addressOf: (secret: string, siteName: string, account: string): string =>
    totpOf(secret, siteName, account).toString(),
  /** The code at a moment. */
  codeAt: (secret: string, now: number): string => totpOf(secret).generate({ timestamp: now }),
  /** The time step of a code; undefined if it matches none near the moment. */
  stepOf(secret: string, code: string, now: number): number | undefined {
    // The library compares bytes, and only accepts texts with a code's number of bytes.
    if (!codePattern.test(code)) return undefined;
    const totp = totpOf(secret);
    const drift = totp.validate({ token: code, timestamp: now, window: DRIFT_STEPS });
    return drift === null ? undefined : totp.counter({ timestamp: now }) + drift;
  },
} as const;

function totpOf(secret: string, issuer = '', label = 'account'): TOTP {
  return new TOTP({
    issuer,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: APP_CODE_DIGITS,
    period: PERIOD_SECONDS,
  });
}
