import { useTranslation } from 'react-i18next';
import type { Bonus } from '#contract/entities/bonus.ts';
import { RefusalMessage } from '#web/shared/forms/RefusalMessage.tsx';
import { AlertDialog } from '#web/ui/dialogs/AlertDialog.tsx';
import type { NoticeTone } from '#web/ui/messages/ToneIcon.tsx';
import type { BonusEndingFlow } from './use-bonus-ending.ts';
import { useEndText } from './use-bonus-text.ts';

const tones = { ended: 'positive', over: 'info', unreachable: 'danger' } as const satisfies Record<
  string,
  NoticeTone
>;

/** A state without a decision. */
export type OutcomeState = keyof typeof tones;

interface EndingOutcomeProps {
  readonly flow: BonusEndingFlow;
  readonly state: OutcomeState;
  readonly onClose: () => void;
}

/** The outcome, and the way on. */
export function EndingOutcome({ flow, state, onClose }: EndingOutcomeProps) {
  const { t } = useTranslation('bonuses');
  const { bonus } = flow.context;
  const canRetry = flow.can({ type: 'retry.requested' });
  return (
    <AlertDialog
      open
      tone={tones[state]}
      title={t(`outcome.${state}.title`)}
      onClose={onClose}
      actions={[
        { id: 'close', label: t('shell:close'), onAction: onClose },
        ...(canRetry
          ? [
              {
                id: 'retry',
                label: t('shell:retry'),
                variant: 'primary' as const,
                onAction: () => flow.send({ type: 'retry.requested' }),
              },
            ]
          : []),
      ]}
    >
      {canRetry ? t('outcome.unreachable.text') : bonus && <EndText bonus={bonus} />}
      {canRetry && <RefusalMessage refusal={flow.refusal} />}
    </AlertDialog>
  );
}

function EndText({ bonus }: { readonly bonus: Bonus }) {
  return useEndText(bonus);
}
