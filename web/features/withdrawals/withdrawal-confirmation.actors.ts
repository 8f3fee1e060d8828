import { fromCallback, fromPromise } from 'xstate';
import type { Withdrawal } from '#contract/entities/withdrawal.ts';
import { withdrawalConfirmationMachine } from '#machines/withdrawal-confirmation/withdrawal-confirmation.machine.ts';
import type {
  Complaint,
  PartName,
  PartOutcome,
  Receipt,
} from '#machines/withdrawal-confirmation/withdrawal-confirmation.types.ts';
import type { ApiClient } from '#web/api/client.ts';
import { watchConnection } from '#web/shared/flow/watching.ts';
import type { Services } from '#web/shared/services/services.ts';
import {
  provideSubmission,
  type SubmissionServices,
} from '#web/shared/submission/provide-submission.ts';

/** Confirming or disputing a payment, with its calls (W3). */
export function provideWithdrawalConfirmation(
  services: SubmissionServices & Pick<Services, 'changes'>,
) {
  const { api, changes } = services;
  return withdrawalConfirmationMachine.provide({
    actors: {
      watchConnection,
      readPart: fromPromise<PartOutcome, { readonly target: PartName | null }>(
        ({ input: { target }, signal }) => partOf(api, target, signal),
      ),
      sendReceived: provideSubmission<Receipt, Withdrawal>(services, {
        call: 'withdrawals.received',
        send: ({ payload: { partId }, key }) =>
          api.withdrawals.received({ params: { id: partId }, body: {} }, { key }),
      }),
      sendComplaint: provideSubmission<Complaint, Withdrawal>(services, {
        call: 'withdrawals.notReceived',
        send: ({ payload: { partId, complaint }, key }) => {
          const { amountReceived, comment, proofs } = complaint;
          const body = { amountReceived, comment, proofs: [...proofs] };
          return api.withdrawals.notReceived({ params: { id: partId }, body }, { key });
        },
      }),
      watchWithdrawal: fromCallback<{ type: string }, { readonly withdrawalId: string }>(
        ({ input, sendBack }) => {
          const leaving = new AbortController();
          const read = async () => {
            const request = { params: { id: input.withdrawalId } };
            const answer = await api.withdrawals.one(request, { signal: leaving.signal });
            if (answer.ok) sendBack({ type: 'withdrawal.changed', withdrawal: answer.value });
          };
          const stop = changes.listen((topics) => {
            // The result of a cancelled action is not awaited.
            if (topics.includes('payments')) read().catch(() => undefined);
          });
          return () => {
            leaving.abort();
            stop();
          };
        },
      ),
    },
  });
}

/** The named part, else the most urgent one that waits; and how many others do. */
async function partOf(
  api: ApiClient,
  target: PartName | null,
  signal: AbortSignal,
): Promise<PartOutcome> {
  const waiting = await api.withdrawals.toConfirm({}, { signal });
  if (!waiting.ok) return waiting;
  const parts = waiting.value.withdrawals
    .flatMap((withdrawal) => withdrawal.parts.map((part) => ({ part, withdrawal })))
    .filter(({ part }) => part.state === 'disbursed')
    .toSorted((one, other) =>
      (one.part.autoConfirmsAt ?? '').localeCompare(other.part.autoConfirmsAt ?? ''),
    );
  if (target) {
    const answer = await api.withdrawals.one({ params: { id: target.withdrawalId } }, { signal });
    if (!answer.ok) return answer;
    const others = parts.filter(({ part }) => part.id !== target.partId).length;
    const isThere = answer.value.parts.some(({ id }) => id === target.partId);
    const value = { ...target, withdrawal: answer.value, others };
    return { ok: true, value: isThere ? value : null };
  }
  const [first] = parts;
  if (!first) return { ok: true, value: null };
  const { part, withdrawal } = first;
  const others = parts.length - 1;
  const name = { withdrawalId: withdrawal.id, partId: part.id };
  return { ok: true, value: { ...name, withdrawal, others } };
}
