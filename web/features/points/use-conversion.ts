import { useState } from 'react';
import { editing } from '#web/shared/flow/editing.ts';
import { useFlow } from '#web/shared/flow/use-flow.ts';
import { useFreshAgreement } from '#web/shared/money/use-fresh-agreement.ts';
import { createMoneyPasswordDraft } from '#web/shared/money-passwords/money-password-draft.ts';
import { useMoneyPasswordDraft } from '#web/shared/money-passwords/use-money-password-draft.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { useReadAgain } from '#web/shared/services/use-read-again.ts';
import { provideConversion, readOverview } from './conversion.actors.ts';

/** A conversion of points: state and actions for its screens. */
export type ConversionFlow = ReturnType<typeof useConversion>;

/** Runs a conversion while its part of the mall is mounted (W9). */
export function useConversion() {
  const services = useServices();
  const [draft] = useState(createMoneyPasswordDraft);
  const flow = useFlow(() => provideConversion(services, draft), {
    on: { 'passwords.used': () => draft.clear() },
  });
  const agreement = useFreshAgreement(flow.context.overview?.pointsPerUnit);
  const [wished, setWished] = useState<number>();

  useReadAgain({
    isResting: flow.state === 'entering',
    read: (signal) => readOverview(services.api, signal),
    onRead: (overview) => flow.send({ type: 'overview.changed', overview }),
  });

  return {
    ...flow,
    edited: editing(flow),
    draft,
    passwords: useMoneyPasswordDraft(draft, 'redeemPoints', flow.refusal),
    agreement,
    /** The last request, in hundredths of a point; undefined if none. */
    wished,
    submit: (points: number) => {
      setWished(points);
      flow.send({ type: 'conversion.submitted', points });
    },
    startAnother: () => {
      setWished(undefined);
      flow.send({ type: 'another.requested' });
    },
  };
}
