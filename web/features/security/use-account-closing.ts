import { fromPromise } from 'xstate';
import type { AccountClosing } from '#contract/entities/account-closing.ts';
import {
  accountClosingMachine,
  type ClosingOutcome,
} from '#machines/account-closing/account-closing.machine.ts';
import { queries } from '#web/api/queries.ts';
import { withFreshProof } from '#web/shared/account/fresh-proof.ts';
import { type Flow, useFlow } from '#web/shared/flow/use-flow.ts';
import { raiseSuccess } from '#web/shared/services/raise-success.ts';
import type { Services } from '#web/shared/services/services.ts';
import { useServices } from '#web/shared/services/services-context.ts';

/** The closing of an account with its calls (W5). */
function provideAccountClosing(services: Pick<Services, 'api' | 'modals' | 'queryClient'>) {
  const { security } = services.api;
  return accountClosingMachine.provide({
    actors: {
      closeAccount: fromPromise<ClosingOutcome, void>(() =>
        withFreshProof(services, () => security.closeAccount({ body: {} })),
      ),
      comeBack: fromPromise<ClosingOutcome, void>(async () => {
        const outcome = await security.comeBack({});
        if (outcome.ok) void services.queryClient.invalidateQueries(queries.security.state());
        return outcome;
      }),
    },
  });
}

/** The closing of the account as its views see it. */
export type ClosingFlow = Flow<ReturnType<typeof provideAccountClosing>>;

/** Runs the closing of the account; it follows what the server says of it from the beginning. */
export function useAccountClosing(closing: AccountClosing): ClosingFlow {
  const services = useServices();
  return useFlow(provideAccountClosing, {
    input: { closing },
    on: {
      'session.ended': () => {
        raiseSuccess(services, 'accountClosing', 'security:closing.asked');
        services.session.send({ type: 'signOut.confirmed' });
      },
    },
  });
}
