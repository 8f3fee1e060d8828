import { fromCallback, fromPromise } from 'xstate';
import type { Deposit } from '#contract/entities/deposit.ts';
import type { Outcome } from '#contract/errors.ts';
import { depositMachine } from '#machines/deposit/deposit.machine.ts';
import type {
  CheckOutcome,
  DepositAmount,
  DepositName,
  DepositOutcome,
  OverviewOutcome,
} from '#machines/deposit/deposit.types.ts';
import type { ApiClient } from '#web/api/client.ts';
import { watchConnection } from '#web/shared/flow/watching.ts';
import type { Services } from '#web/shared/services/services.ts';
import {
  provideSubmission,
  type SubmissionServices,
} from '#web/shared/submission/provide-submission.ts';

/** Paying in with the calls that it makes (W2). */
export function provideDeposit(services: SubmissionServices & Pick<Services, 'changes'>) {
  const { api, changes } = services;
  return depositMachine.provide({
    actors: {
      watchConnection,
      readOverview: fromPromise<OverviewOutcome, { readonly depositId: string | null }>(
        async ({ input, signal }) => {
          const [terms, deposit] = await Promise.all([
            api.deposits.terms({}, { signal }),
            depositOf(api, input.depositId, signal),
          ]);
          if (!terms.ok) return terms;
          if (!deposit.ok) return deposit;
          const { methods, currency, asksForLimits = false } = terms.value;
          return {
            ok: true,
            value: { terms: methods, currency, deposit: deposit.value, asksForLimits },
          };
        },
      ),
      checkAmount: fromPromise<CheckOutcome, DepositAmount>(
        ({ input: { method, amount }, signal }) =>
          api.deposits.quote({ query: { method, amount } }, { signal }),
      ),
      createCharge: provideSubmission<DepositAmount, Deposit>(services, {
        call: 'deposits.create',
        send: ({ payload: body, key }) => api.deposits.create({ body }, { key }),
        facts: ({ amount }) => ({ amount }),
      }),
      checkPayment: fromPromise<DepositOutcome, DepositName>(({ input }) =>
        api.deposits.check({ params: { id: input.depositId }, body: {} }),
      ),
      cancelCharge: fromPromise<DepositOutcome, DepositName>(({ input }) =>
        api.deposits.cancel({ params: { id: input.depositId }, body: {} }),
      ),
      watchCharge: fromCallback<{ type: string }, DepositName>(({ input, sendBack }) => {
        const leaving = new AbortController();
        const read = async () => {
          const { signal } = leaving;
          const answer = await api.deposits.one({ params: { id: input.depositId } }, { signal });
          if (answer.ok) sendBack({ type: 'charge.changed', deposit: answer.value });
        };
        const stop = changes.listen((topics) => {
          // The result of a cancelled action is not awaited.
          if (topics.includes('payments')) read().catch(() => undefined);
        });
        return () => {
          leaving.abort();
          stop();
        };
      }),
    },
  });
}

/** The named deposit, if any; else the one under way. */
async function depositOf(
  api: ApiClient,
  id: string | null,
  signal: AbortSignal,
): Promise<Outcome<Deposit | null>> {
  if (id === null) return api.deposits.open({}, { signal });
  const answer = await api.deposits.one({ params: { id } }, { signal });
  if (answer.ok) {
    // If it is unknown whether there is a charge, the server finds out.
    return answer.value.state === 'creating' ? api.deposits.open({}, { signal }) : answer;
  }
  return answer.code === 'not_found' ? api.deposits.open({}, { signal }) : answer;
}
