import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { MoneyPasswordKind } from '#contract/entities/money-password-types.ts';
import { leafOf } from '#machines/leaf-state.ts';
import type { Modal } from '#machines/modals/modals.machine.ts';
import { pointsKey } from '#web/api/points-queries.ts';
import { useForgottenSecrets, useRefusedFields } from '#web/shared/account/use-draft.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { useUnanswered } from '#web/shared/submission/use-unanswered.ts';
import { createRedeemDraft } from './redeem-draft.ts';
import { provideRedemption } from './redemption.actors.ts';

/** Runs a redemption for as long as its dialog is open (W9). */
export function useRedemption(
  { rewardId, kind, seen }: Extract<Modal, { type: 'redeemReward' }>,
  kinds: readonly MoneyPasswordKind[],
) {
  const services = useServices();
  const [draft] = useState(() => createRedeemDraft(kind, kinds));
  const [machine] = useState(() => provideRedemption(services, kind, draft));
  const [state, send] = useMachine(machine, { input: { rewardId, seen }, ...services.watching });
  const { refusal } = state.context;
  useRefusedFields(draft, refusal);
  useForgottenSecrets(draft);

  const isDone = state.status === 'done';
  const { queryClient } = services;
  useEffect(() => {
    // What ended it is what the page behind has to show.
    if (isDone) void queryClient.invalidateQueries({ queryKey: pointsKey });
  }, [isDone, queryClient]);

  return {
    ...state.context,
    draft,
    leaf: leafOf(state.value),
    unanswered: useUnanswered(state.children.redeem),
    isBusy: state.hasTag('busy'),
    submit: draft.attempt(() => send({ type: 'redemption.submitted' })),
    edited: () => {
      if (refusal !== null) send({ type: 'form.edited' });
    },
    retry: () => send({ type: 'retry.requested' }),
  };
}

/** A redemption as its screens know it. */
export type RedemptionFlow = ReturnType<typeof useRedemption>;
