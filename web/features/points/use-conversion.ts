import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { leafOf } from '#machines/leaf-state.ts';
import { pointsKey } from '#web/api/points-queries.ts';
import { useFreshAgreement } from '#web/shared/money/use-fresh-agreement.ts';
import { createMoneyPasswordDraft } from '#web/shared/money-passwords/money-password-draft.ts';
import { useMoneyPasswordDraft } from '#web/shared/money-passwords/use-money-password-draft.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { useReadAnew } from '#web/shared/services/use-read-anew.ts';
import { useUnanswered } from '#web/shared/submission/use-unanswered.ts';
import { provideConversion, readDesk } from './conversion.actors.ts';

/** A conversion of points as its screens know it. */
export type ConversionFlow = ReturnType<typeof useConversion>;

/** Runs a conversion for as long as its part of the mall is open (W9). */
export function useConversion() {
  const services = useServices();
  const { queryClient } = services;
  const [draft] = useState(createMoneyPasswordDraft);
  const [machine] = useState(() => provideConversion(services, draft));
  const [state, send] = useMachine(machine, { ...services.watching });
  const { refusal } = state.context;
  const asked = useMoneyPasswordDraft(draft, 'redeemPoints', refusal);
  const leaf = leafOf(state.value);
  const agreement = useFreshAgreement(state.context.desk?.pointsPerUnit);
  const [wished, setWished] = useState<number>();

  useEffect(() => {
    if (leaf !== 'converted') return;
    draft.clear();
    void queryClient.invalidateQueries({ queryKey: pointsKey });
  }, [draft, leaf, queryClient]);

  useReadAnew({
    isResting: state.matches('entering'),
    read: (signal) => readDesk(services.api, signal),
    onRead: (desk) => send({ type: 'desk.changed', desk }),
  });

  return {
    ...state.context,
    leaf,
    draft,
    asked,
    agreement,
    /** What was asked for last, in hundredths of a point; undefined where nothing was. */
    wished,
    unanswered: useUnanswered(state.children.convert),
    isBusy: state.hasTag('busy'),
    submit: (points: number) => {
      setWished(points);
      send({ type: 'conversion.submitted', points });
    },
    edited: () => {
      if (refusal !== null) send({ type: 'form.edited' });
    },
    startAnother: () => {
      setWished(undefined);
      send({ type: 'another.requested' });
    },
    retry: () => send({ type: 'retry.requested' }),
  };
}
