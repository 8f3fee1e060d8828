import type { CatalogueEntry } from '../../catalogue/entry.ts';
import { isAccepted, isIn } from '../../catalogue/history.ts';
import { whenever } from '../../catalogue/invariants.ts';
import type { loginMachine } from '../login.machine.ts';

/** Whether a passkey has signed, by the button or by autofill. */
export function isSigned(step: Parameters<typeof isAccepted>[0]): boolean {
  return isAccepted(step, 'askPasskey') || isAccepted(step, 'offerPasskeys');
}

/** Invariants of a sign-in by a passkey (A24). */
export const passkeyInvariants: CatalogueEntry<typeof loginMachine>['invariants'] = [
  whenever(
    'a sign-in by a passkey needs its signature, and a site that accepts them',
    (step) => step.started.includes('signIn'),
    (step) =>
      isSigned(step) === step.context.byPasskey &&
      (step.context.takesPasskeys || !step.context.byPasskey),
  ),
  whenever(
    'a device is asked exactly when a passkey is chosen, if the site accepts them',
    (step) => step.started.includes('askPasskey'),
    ({ event, context }) =>
      event.type === 'passkey.chosen' && context.takesPasskeys && context.refusal === null,
  ),
  whenever(
    'passkeys are offered only on the form, and only if the site accepts them',
    (step) => step.started.includes('offerPasskeys'),
    (step) =>
      isIn(step, 'enteringDetails') &&
      !step.context.byPasskey &&
      (step.context.takesPasskeys || !step.event.type.includes('passkeyOffer')),
  ),
  whenever(
    'closing the device’s question returns to the form without an error',
    (step) => step.event.type === 'passkey.abandoned',
    (step) => !isIn(step, 'askingPasskey') && !step.context.byPasskey,
  ),
];
