import { z } from 'zod/v4';
import { c, route } from '../call.ts';
import { loginResultSchema } from '../entities/member.ts';
import { passkeyRequestSchema, usedPasskeySchema } from '../entities/passkey.ts';
import { signInBlockers } from '../errors.ts';

/** Signing in by a passkey (A24). */
export const signInCalls = c.router({
  passkeyRequest: route('POST /sign-in/passkey-request', {
    summary: 'Options for a passkey assertion, to sign in',
    body: z.strictObject({}),
    readOnly: true,
    auth: 'none',
    play: 'neither',
    codes: ['feature_disabled'],
    value: passkeyRequestSchema,
  }),
  byPasskey: route('POST /sign-in/by-passkey', {
    summary: 'Signs in by a passkey, which is two factors: no second step follows',
    body: usedPasskeySchema,
    auth: 'none',
    play: 'neither',
    once: true,
    budgets: ['ownSecret'],
    codes: [
      ...signInBlockers,
      'feature_disabled',
      'passkey_unknown',
      'passkey_refused',
      'passkey_challenge_expired',
      'second_step_locked',
      'answer_expired',
    ],
    value: loginResultSchema,
  }),
});
