import type { Modal } from '#machines/modals/modals.machine.ts';
import { queries } from '#web/api/queries.ts';
import type { Services } from '#web/shared/services/services.ts';

/** An upline's questions to an agent, oldest first, as a dialog that opens by itself (C3). */
export async function findContracts({
  queryClient,
  session,
}: Pick<Services, 'queryClient' | 'session'>): Promise<Modal | undefined> {
  if (!session.getSnapshot().hasTag('agent')) return undefined;
  const { awaitingAnswer } = await queryClient.fetchQuery(queries.agents.consolidatedContracts());
  const [contractId] = awaitingAnswer;
  return contractId === undefined ? undefined : { type: 'contractRequest', contractId };
}
