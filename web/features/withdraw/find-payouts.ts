import type { Modal } from '#machines/modals/modals.machine.ts';
import type { Services } from '#web/shared/services/services.ts';

/** Payments that wait for an answer, as a dialog that opens by itself (W3). */
export async function findPayouts({
  api,
  session,
}: Pick<Services, 'api' | 'session'>): Promise<Modal | undefined> {
  if (session.getSnapshot().hasTag('trial')) return undefined;
  const waiting = await api.withdrawals.toConfirm();
  if (!waiting.ok || waiting.value.withdrawals.length === 0) return undefined;
  return { type: 'payoutConfirmation' };
}
