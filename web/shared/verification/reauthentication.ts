import type { ProofWay } from '#contract/entities/security-types.ts';
import type { Outcome } from '#contract/errors.ts';
import { onePerPage } from '#web/shared/services/one-per-page.ts';
import type { Services } from '#web/shared/services/services.ts';

type Asking = Pick<Services, 'modals'>;

/** Whether the person has reauthenticated in the open dialog (W5). */
const proofState = onePerPage(() => ({ isProved: false }));

/** Set by the dialog before it closes. */
export function notePersonProved({ modals }: Asking): void {
  proofState(modals).isProved = true;
}

/** Opens the dialog, and waits until it is closed in any way. */
function askForProof({ modals }: Asking, ways: readonly ProofWay[]): Promise<boolean> {
  const proof = proofState(modals);
  proof.isProved = false;
  modals.send({ type: 'modal.opened', modal: { type: 'reauthentication', ways } });
  return new Promise((resolve) => {
    const watch = modals.subscribe(({ context }) => {
      if (context.stack.some(({ type }) => type === 'reauthentication')) return;
      watch.unsubscribe();
      resolve(proof.isProved);
    });
  });
}

/**
 * Makes a call that may need reauthentication: money out, or account protection (W5). The server
 * says so, with the possible ways; then the same call is sent again.
 */
export async function withReauthentication<Value>(
  services: Asking,
  call: () => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  const first = await call();
  if (first.ok || first.code !== 'proof_required') return first;
  return (await askForProof(services, first.proof?.ways ?? [])) ? await call() : first;
}
