import { z } from 'zod/v4';
import { answers, c } from '../call.ts';
import {
  countingPasskeysSchema,
  newPasskeySchema,
  passkeyCreationSchema,
  passkeyNameSchema,
  passkeyRequestSchema,
  passkeySchema,
} from '../entities/passkey.ts';
import { textOf } from '../entities/text.ts';

const addCodes = ['feature_disabled', 'passkeys_full'] as const;
const pathParams = z.object({ id: textOf(64).min(1) });

/** The passkeys of an account (A24). They are listed with what else protects it. */
export const passkeysCalls = c.router({
  addOptions: {
    method: 'POST',
    path: '/passkeys/options',
    body: z.strictObject({}),
    ...answers({
      summary: 'What a browser makes a passkey by, with a challenge that counts once',
      readOnly: true,
      auth: 'trueMember',
      reauthentication: true,
      codes: addCodes,
      value: passkeyCreationSchema,
    }),
  },
  add: {
    method: 'POST',
    path: '/passkeys',
    body: newPasskeySchema,
    ...answers({
      summary: 'Adds a passkey that a browser made by these options',
      auth: 'trueMember',
      reauthentication: true,
      once: true,
      budgets: ['vouched'],
      codes: [...addCodes, 'passkey_known', 'passkey_refused', 'passkey_challenge_expired'],
      value: passkeySchema,
    }),
  },
  rename: {
    method: 'PUT',
    path: '/passkeys/:id/name',
    pathParams,
    body: passkeyNameSchema,
    ...answers({
      summary: 'Gives a passkey another name',
      auth: 'trueMember',
      codes: ['not_found'],
      value: passkeySchema,
    }),
  },
  remove: {
    method: 'DELETE',
    path: '/passkeys/:id',
    pathParams,
    ...answers({
      summary:
        'Lets a passkey count no more, but for the last way in, and tells which ones still do',
      auth: 'trueMember',
      reauthentication: true,
      codes: ['not_found', 'last_way_in'],
      value: countingPasskeysSchema,
    }),
  },
  proofOptions: {
    method: 'POST',
    path: '/passkeys/proof',
    body: z.strictObject({}),
    ...answers({
      summary: 'What a browser asks for a passkey of the person by, to prove who acts',
      readOnly: true,
      auth: 'trueMember',
      codes: ['feature_disabled'],
      value: passkeyRequestSchema,
    }),
  },
});
