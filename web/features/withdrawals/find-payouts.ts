import type { Modal } from '#machines/modals/modals.machine.ts';
import { type Claims, createClaims } from '#web/platform/windows/claims.ts';
import type { Services } from '#web/shared/services/services.ts';

type FindingServices = Pick<Services, 'api' | 'session'>;

let claims: Claims | undefined;
/** The payments that a person was asked about, in this tab or another; while tabs are open. */
const claimsOfPayouts = (): Claims => (claims ??= createClaims('payouts'));

/** The payments that wait for an answer of the member. */
async function waitingParts({ api, session }: FindingServices) {
  if (session.getSnapshot().hasTag('trial')) return [];
  const waiting = await api.withdrawals.toConfirm();
  if (!waiting.ok) return [];
  return waiting.value.withdrawals.flatMap(({ id: withdrawalId, parts }) =>
    parts.flatMap(({ id: partId, state }) =>
      state === 'disbursed' ? [{ withdrawalId, partId }] : [],
    ),
  );
}

/** Payments that wait for an answer, as a dialog that opens by itself (W3). */
export async function findPayouts(services: FindingServices): Promise<Modal | undefined> {
  const parts = await waitingParts(services);
  if (parts.length === 0) return undefined;
  claimsOfPayouts().keep(parts.map(({ partId }) => partId));
  return { type: 'payoutConfirmation' };
}

/** A payment made while the member is here, which no tab has asked about yet (W3). */
export async function findNewPayouts(services: FindingServices): Promise<Modal | undefined> {
  const parts = await waitingParts(services);
  const taken = await claimsOfPayouts().take(parts.map(({ partId }) => partId));
  const part = parts.find(({ partId }) => taken.includes(partId));
  return part && { type: 'payoutConfirmation', part };
}
