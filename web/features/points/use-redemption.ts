import { useState } from 'react';
import type { MoneyPasswordKind } from '#contract/entities/money-password-types.ts';
import type { Modal } from '#machines/modals/modals.machine.ts';
import { editing } from '#web/shared/flow/editing.ts';
import { useFlow } from '#web/shared/flow/use-flow.ts';
import { useForgottenSecrets, useRefusedFields } from '#web/shared/forms/use-draft.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { createRedeemDraft } from './redeem-draft.ts';
import { provideRedemption } from './redemption.actors.ts';

/** Runs a redemption while its dialog is mounted (W9). */
export function useRedemption(
  { rewardId, kind, seen }: Extract<Modal, { type: 'redeemReward' }>,
  kinds: readonly MoneyPasswordKind[],
) {
  const services = useServices();
  const [draft] = useState(() => createRedeemDraft(kind, kinds));
  const flow = useFlow(() => provideRedemption(services, kind, draft), {
    input: { rewardId, seen },
  });
  useRefusedFields(draft, flow.refusal);
  useForgottenSecrets(draft);
  return {
    ...flow,
    edited: editing(flow),
    draft,
    submit: draft.attempt(() => flow.send({ type: 'redemption.submitted' })),
  };
}

/** A redemption: state and actions for its screens. */
export type RedemptionFlow = ReturnType<typeof useRedemption>;
