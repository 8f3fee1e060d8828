import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import type { AccountClosing } from '#contract/entities/account-closing.ts';
import {
  accountClosingMachine,
  type ClosingOutcome,
} from '#machines/account-closing/account-closing.machine.ts';
import { leafOf } from '#machines/leaf-state.ts';
import { securityKey } from '#web/api/security-queries.ts';
import { withFreshProof } from '#web/shared/account/fresh-proof.ts';
import type { Services } from '#web/shared/services/services.ts';
import { useServices } from '#web/shared/services/services-context.ts';

/** The closing of an account with its calls (W5). */
function provideAccountClosing(services: Pick<Services, 'api' | 'modals'>) {
  const { security } = services.api;
  return accountClosingMachine.provide({
    actors: {
      closeAccount: fromPromise<ClosingOutcome, void>(() =>
        withFreshProof(services, () => security.closeAccount({ body: {} })),
      ),
      comeBack: fromPromise<ClosingOutcome, void>(() => security.comeBack({})),
    },
  });
}

/** Runs the closing of the account; it follows what the server says of it from the beginning. */
export function useAccountClosing(closing: AccountClosing) {
  const services = useServices();
  const { session, notices, queryClient } = services;
  const [machine] = useState(() => provideAccountClosing(services));
  const [state, send] = useMachine(machine, { input: { closing }, ...services.watching });
  const leaf = leafOf(state.value);
  const isOver = leaf === 'signedOut';
  const { closesAt } = state.context.closing;

  useEffect(() => {
    if (!isOver) return;
    notices.send({
      type: 'notice.raised',
      notice: {
        key: 'accountClosing',
        kind: 'success',
        text: 'security:closing.asked',
        persistent: false,
      },
    });
    // The server has ended the session already.
    session.send({ type: 'signOut.confirmed' });
  }, [isOver, notices, session]);
  useEffect(() => {
    if (closesAt !== closing.closesAt && closesAt === null) {
      void queryClient.invalidateQueries({ queryKey: securityKey });
    }
  }, [closesAt, closing.closesAt, queryClient]);

  return {
    ...state.context,
    leaf,
    isBusy: state.hasTag('busy'),
    request: () => send({ type: 'closing.requested' }),
    confirm: () => send({ type: 'closing.confirmed' }),
    leave: () => send({ type: 'question.left' }),
    comeBack: () => send({ type: 'return.requested' }),
  };
}

/** The closing of the account as its views see it. */
export type ClosingFlow = ReturnType<typeof useAccountClosing>;
