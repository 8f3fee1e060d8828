import { z } from 'zod/v4';
import { answers, c } from '../call.ts';
import { accountClosureSchema } from '../entities/account-closure.ts';
import { dataExportPartSchema, dataExportSchema } from '../entities/data-export.ts';
import { MAX_DATA_EXPORT_PARTS } from '../entities/data-export-types.ts';
import {
  lastSignInSchema,
  SECURITY_EVENTS_PAGE_SIZE,
  securityEventSchema,
  securitySchema,
} from '../entities/security.ts';
import { socialProviders } from '../entities/social-providers.ts';
import { momentSchema, textOf, wholeNumberOf } from '../entities/text.ts';
import {
  confirmTwoStepSchema,
  pairingSchema,
  reauthenticationSchema,
  recoveryCodesSchema,
  startTwoStepSchema,
  twoStepProofSchema,
} from '../entities/two-step.ts';
import { paged, pageOf } from '../lists.ts';

/** Why reauthentication is refused. Wrong passwords and wrong codes share one budget. */
const proofCodes = [
  'own_password_incorrect',
  'second_step_incorrect',
  'second_step_locked',
] as const;

/** What protects the account, who is signed in to it, and what happened to it (W5, A26). */
export const securityCalls = c.router({
  state: {
    method: 'GET',
    path: '/security',
    ...answers({
      summary: 'What protects the account, and the sessions that are open',
      auth: 'trueMember',
      value: securitySchema,
    }),
  },
  lastSignIn: {
    method: 'GET',
    path: '/security/last-sign-in',
    ...answers({
      summary: 'The sign-in before the one of this session',
      auth: 'trueMember',
      value: lastSignInSchema,
    }),
  },
  events: {
    method: 'GET',
    path: '/security/events',
    query: z.object(paged(SECURITY_EVENTS_PAGE_SIZE)),
    ...answers({
      summary: 'What happened to the security of the account, newest first',
      auth: 'trueMember',
      value: pageOf({ events: z.array(securityEventSchema) }),
    }),
  },
  endSession: {
    method: 'DELETE',
    path: '/security/sessions/:id',
    pathParams: z.object({ id: textOf(64).min(1) }),
    ...answers({
      summary: "Ends one of the person's sessions; one that has ended stays so",
      auth: 'trueMember',
      codes: ['not_found'],
      value: securitySchema,
    }),
  },
  endOthers: {
    method: 'POST',
    path: '/security/sessions/end-others',
    body: z.strictObject({}),
    ...answers({
      summary: 'Ends every session of the person but the one that asks',
      auth: 'trueMember',
      value: securitySchema,
    }),
  },
  prove: {
    method: 'POST',
    path: '/security/proof',
    body: reauthenticationSchema,
    ...answers({
      summary: 'Proves who acts; calls that ask for reauthentication take it for a while',
      auth: 'trueMember',
      sealed: true,
      once: true,
      budgets: ['ownSecret'],
      // A factor weaker than the account's strongest is not accepted.
      codes: [
        ...proofCodes,
        'proof_required',
        'feature_disabled',
        'passkey_unknown',
        'passkey_refused',
        'passkey_challenge_expired',
      ],
      value: z.strictObject({ until: momentSchema }),
    }),
  },
  startTwoStep: {
    method: 'POST',
    path: '/security/two-step/start',
    body: startTwoStepSchema,
    ...answers({
      summary: 'A secret for an authenticator app; an earlier one that was not confirmed is void',
      auth: 'trueMember',
      sealed: true,
      once: true,
      budgets: ['ownSecret'],
      codes: [...proofCodes, 'two_step_is_on', 'feature_disabled'],
      value: pairingSchema,
    }),
  },
  confirmTwoStep: {
    method: 'POST',
    path: '/security/two-step/confirm',
    body: confirmTwoStepSchema,
    ...answers({
      summary: 'Turns the second step on by a code of the app, and tells the recovery codes once',
      auth: 'trueMember',
      sealed: true,
      once: true,
      budgets: ['ownSecret'],
      codes: [
        'second_step_incorrect',
        'second_step_locked',
        'two_step_is_on',
        'two_step_setup_expired',
      ],
      value: recoveryCodesSchema,
    }),
  },
  endTwoStep: {
    method: 'POST',
    path: '/security/two-step/end',
    body: twoStepProofSchema,
    ...answers({
      summary: 'Turns the second step off, and trusts no device any more',
      auth: 'trueMember',
      sealed: true,
      once: true,
      budgets: ['ownSecret'],
      codes: [...proofCodes, 'two_step_is_off'],
      value: securitySchema,
    }),
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/security/two-step/recovery-codes',
    body: twoStepProofSchema,
    ...answers({
      summary: 'Makes new recovery codes, and tells them once; the old ones count no longer',
      auth: 'trueMember',
      sealed: true,
      once: true,
      budgets: ['ownSecret'],
      codes: [...proofCodes, 'two_step_is_off'],
      value: recoveryCodesSchema,
    }),
  },
  unlinkSocial: {
    method: 'DELETE',
    path: '/security/social/:provider',
    pathParams: z.object({ provider: z.enum(socialProviders) }),
    ...answers({
      summary: 'Removes an account of a provider as a way to sign in, unless it is the last one',
      auth: 'trueMember',
      reauthentication: true,
      codes: ['not_found', 'last_way_in'],
      value: securitySchema,
    }),
  },
  closeAccount: {
    method: 'PUT',
    path: '/security/closing',
    body: z.strictObject({}),
    ...answers({
      summary:
        'Has the account close after a waiting time and ends every session, unless something is in the way',
      auth: 'trueMember',
      reauthentication: true,
      value: accountClosureSchema,
    }),
  },
  comeBack: {
    method: 'DELETE',
    path: '/security/closing',
    ...answers({
      summary: 'Keeps an account that was about to close',
      auth: 'trueMember',
      value: accountClosureSchema,
    }),
  },
  stopAccountRecovery: {
    method: 'DELETE',
    path: '/security/account-recovery',
    ...answers({
      summary: 'Stops an account recovery that is under way; it does nothing if there is none',
      auth: 'trueMember',
      reauthentication: true,
      value: securitySchema,
    }),
  },
  requestData: {
    method: 'PUT',
    path: '/security/data',
    body: z.strictObject({}),
    ...answers({
      summary:
        "Has a file of the person's own data made, unless one is under way or was made shortly before",
      auth: 'trueMember',
      value: dataExportSchema,
    }),
  },
  dataPart: {
    method: 'GET',
    path: '/security/data/:id/:part',
    pathParams: z.object({
      id: textOf(64).min(1),
      part: wholeNumberOf(1, MAX_DATA_EXPORT_PARTS),
    }),
    ...answers({
      summary: "A part of the file of the person's own data",
      auth: 'trueMember',
      reauthentication: true,
      codes: ['not_found'],
      value: dataExportPartSchema,
    }),
  },
  forgetDevice: {
    method: 'DELETE',
    path: '/security/trusted-devices/:id',
    pathParams: z.object({ id: textOf(64).min(1) }),
    ...answers({
      summary: 'Asks for the second step on a device again',
      auth: 'trueMember',
      codes: ['not_found'],
      value: securitySchema,
    }),
  },
});
