import { z } from 'zod/v4';
import { c, route } from '../call.ts';
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
  state: route('GET /security', {
    summary: 'What protects the account, and the sessions that are open',
    auth: 'trueMember',
    value: securitySchema,
  }),
  lastSignIn: route('GET /security/last-sign-in', {
    summary: 'The sign-in before that of this session',
    auth: 'trueMember',
    value: lastSignInSchema,
  }),
  events: route('GET /security/events', {
    summary: 'The security history of the account, newest first',
    query: z.object(paged(SECURITY_EVENTS_PAGE_SIZE)),
    auth: 'trueMember',
    value: pageOf({
      /** What happened, newest first. */
      events: z.array(securityEventSchema),
    }),
  }),
  endSession: route('DELETE /security/sessions/:id', {
    summary: "Ends one of the person's sessions; one that has ended stays so",
    pathParams: z.object({ id: textOf(64).min(1) }),
    auth: 'trueMember',
    play: 'neither',
    codes: ['not_found'],
    value: securitySchema,
  }),
  endOthers: route('POST /security/sessions/end-others', {
    summary: 'Ends every session of the person except the caller’s',
    body: z.strictObject({}),
    auth: 'trueMember',
    play: 'neither',
    value: securitySchema,
  }),
  prove: route('POST /security/proof', {
    summary: 'Reauthenticates; calls that require it accept the proof for a while',
    body: reauthenticationSchema,
    auth: 'trueMember',
    play: 'neither',
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
  startTwoStep: route('POST /security/two-step/start', {
    summary: 'A secret for an authenticator app; an earlier unconfirmed one is void',
    body: startTwoStepSchema,
    auth: 'trueMember',
    play: 'neither',
    sealed: true,
    once: true,
    budgets: ['ownSecret'],
    codes: [...proofCodes, 'two_step_is_on', 'feature_disabled'],
    value: pairingSchema,
  }),
  confirmTwoStep: route('POST /security/two-step/confirm', {
    summary: 'Turns the second step on with a code of the app, and shows the recovery codes once',
    body: confirmTwoStepSchema,
    auth: 'trueMember',
    play: 'neither',
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
  endTwoStep: route('POST /security/two-step/end', {
    summary: 'Turns the second step off, and removes all trusted devices',
    body: twoStepProofSchema,
    auth: 'trueMember',
    play: 'neither',
    sealed: true,
    once: true,
    budgets: ['ownSecret'],
    codes: [...proofCodes, 'two_step_is_off'],
    value: securitySchema,
  }),
  renewRecoveryCodes: route('POST /security/two-step/recovery-codes', {
    summary: 'Creates new recovery codes and shows them once; the old ones are void',
    body: twoStepProofSchema,
    auth: 'trueMember',
    play: 'neither',
    sealed: true,
    once: true,
    budgets: ['ownSecret'],
    codes: [...proofCodes, 'two_step_is_off'],
    value: recoveryCodesSchema,
  }),
  unlinkSocial: route('DELETE /security/social/:provider', {
    summary: 'Removes a social account, unless it is the last sign-in method',
    pathParams: z.object({ provider: z.enum(socialProviders) }),
    auth: 'trueMember',
    play: 'neither',
    reauthentication: true,
    codes: ['not_found', 'last_way_in'],
    value: securitySchema,
  }),
  closeAccount: route('PUT /security/closing', {
    summary:
      'Schedules the closure of the account and ends every session, unless something must be settled first',
    body: z.strictObject({}),
    auth: 'trueMember',
    play: 'neither',
    reauthentication: true,
    value: accountClosureSchema,
  }),
  cancelClosure: route('DELETE /security/closing', {
    summary: 'Keeps an account that was about to close',
    auth: 'trueMember',
    play: 'neither',
    value: accountClosureSchema,
  }),
  stopAccountRecovery: route('DELETE /security/account-recovery', {
    summary: 'Stops an open account recovery; does nothing without one',
    auth: 'trueMember',
    play: 'neither',
    reauthentication: true,
    value: securitySchema,
  }),
  requestData: route('PUT /security/data', {
    summary: 'Requests a data export, unless one is being made or was made shortly before',
    body: z.strictObject({}),
    auth: 'trueMember',
    play: 'neither',
    value: dataExportSchema,
  }),
  dataPart: route('GET /security/data/:id/:part', {
    summary: 'A part of the data export',
    pathParams: z.object({
      id: textOf(64).min(1),
      /** The number of the part, from 1. */
      part: wholeNumberOf(1, MAX_DATA_EXPORT_PARTS),
    }),
    auth: 'trueMember',
    reauthentication: true,
    codes: ['not_found'],
    value: dataExportPartSchema,
  }),
  forgetDevice: route('DELETE /security/trusted-devices/:id', {
    summary: 'Asks for the second step on a device again',
    pathParams: z.object({ id: textOf(64).min(1) }),
    auth: 'trueMember',
    play: 'neither',
    codes: ['not_found'],
    value: securitySchema,
  }),
});
