import { z } from 'zod/v4';
import { c, route } from '../call.ts';
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
  addOptions: route('POST /passkeys/options', {
    summary: 'Options for creating a passkey, with a single-use challenge',
    body: z.strictObject({}),
    readOnly: true,
    auth: 'trueMember',
    play: 'neither',
    reauthentication: true,
    codes: addCodes,
    value: passkeyCreationSchema,
  }),
  add: route('POST /passkeys', {
    summary: 'Adds a passkey that a browser created with these options',
    body: newPasskeySchema,
    auth: 'trueMember',
    play: 'neither',
    reauthentication: true,
    once: true,
    budgets: ['vouched'],
    codes: [...addCodes, 'passkey_known', 'passkey_refused', 'passkey_challenge_expired'],
    value: passkeySchema,
  }),
  rename: route('PUT /passkeys/:id/name', {
    summary: 'Gives a passkey another name',
    pathParams,
    body: passkeyNameSchema,
    auth: 'trueMember',
    play: 'neither',
    codes: ['not_found'],
    value: passkeySchema,
  }),
  remove: route('DELETE /passkeys/:id', {
    summary: 'Removes a passkey, unless it is the last sign-in method; returns those that remain',
    pathParams,
    auth: 'trueMember',
    play: 'neither',
    reauthentication: true,
    codes: ['not_found', 'last_way_in'],
    value: countingPasskeysSchema,
  }),
  proofOptions: route('POST /passkeys/proof', {
    summary: 'Options for a passkey assertion of the person, for reauthentication',
    body: z.strictObject({}),
    readOnly: true,
    auth: 'trueMember',
    play: 'neither',
    codes: ['feature_disabled'],
    value: passkeyRequestSchema,
  }),
});
