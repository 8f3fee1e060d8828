import { fromPromise } from 'xstate';
import type { AccountClosure } from '#contract/entities/account-closure.ts';
import {
  accountClosureMachine,
  type ClosingOutcome,
} from '#machines/account-closure/account-closure.machine.ts';
import { type Flow, useFlow } from '#web/shared/flow/use-flow.ts';
import { raiseSuccess } from '#web/shared/services/raise-success.ts';
import type { Services } from '#web/shared/services/services.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { withReauthentication } from '#web/shared/verification/reauthentication.ts';

/** The closing of an account with its calls (W5). */
function provideAccountClosure(services: Pick<Services, 'api' | 'changes' | 'modals'>) {
  const { security } = services.api;
  return accountClosureMachine.provide({
    actors: {
      closeAccount: fromPromise<ClosingOutcome, void>(() =>
        withReauthentication(services, () => security.closeAccount({ body: {} })),
      ),
      cancelClosure: fromPromise<ClosingOutcome, void>(async () => {
        const outcome = await security.cancelClosure({});
        if (outcome.ok) void services.changes.outdate('security');
        return outcome;
      }),
    },
  });
}

/** The closing of the account: state and actions for its views. */
export type ClosingFlow = Flow<ReturnType<typeof provideAccountClosure>>;

/** Runs the closing of the account; it starts from the server's state. */
export function useAccountClosure(closing: AccountClosure): ClosingFlow {
  const services = useServices();
  return useFlow(provideAccountClosure, {
    input: { closing },
    on: {
      'session.ended': () => {
        raiseSuccess(services, 'accountClosure', 'security:closing.requested');
        services.session.send({ type: 'signOut.confirmed' });
      },
    },
  });
}
