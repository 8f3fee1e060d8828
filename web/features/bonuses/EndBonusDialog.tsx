import { useTranslation } from 'react-i18next';
import { endingByPlayer } from '#contract/rules/bonus-moves.ts';
import { RefusalMessage } from '#web/shared/forms/RefusalMessage.tsx';
import { WaitingSkeletons } from '#web/shared/lists/WaitingSkeletons.tsx';
import type { ModalProps } from '#web/shared/modals/modal-props.ts';
import { useFreshAgreement } from '#web/shared/money/use-fresh-agreement.ts';
import { UnansweredDialog } from '#web/shared/submission/UnansweredDialog.tsx';
import { AlertDialog } from '#web/ui/dialogs/AlertDialog.tsx';
import { EndingOutcome, type OutcomeState } from './EndingOutcome.tsx';
import { EndingPrice } from './EndingPrice.tsx';
import { type BonusEndingFlow, useBonusEnding } from './use-bonus-ending.ts';

/** The screen of each state. */
const screens: Readonly<Record<BonusEndingFlow['state'], 'waiting' | 'question' | 'outcome'>> = {
  reading: 'waiting',
  confirming: 'question',
  changed: 'question',
  ending: 'question',
  readingAgain: 'question',
  unreachable: 'outcome',
  over: 'outcome',
  ended: 'outcome',
};

/** Refusing a bonus or giving it up: the price before the confirmation (W5, W11). */
export default function EndBonusDialog({ modal, onClose }: ModalProps<'endBonus'>) {
  const { t } = useTranslation(['bonuses', 'account', 'errors', 'submission', 'memberSubmission']);
  const flow = useBonusEnding(modal.bonusId);
  const { state } = flow;
  const { bonus } = flow.context;
  const screen = screens[state];
  const agreement = useFreshAgreement(bonus ? endingByPlayer(bonus).costs : undefined);
  if (flow.unanswered) return <UnansweredDialog flow={flow} onClose={onClose} />;
  if (screen === 'outcome') {
    return <EndingOutcome flow={flow} state={state as OutcomeState} onClose={onClose} />;
  }
  // Stale data is hidden during a reload.
  const shown = screen === 'question' ? bonus : null;
  const ending = shown ? endingByPlayer(shown).ending : 'given_up';
  const keep = { id: 'keep', label: t('keep'), variant: 'primary' as const, onAction: onClose };
  return (
    <AlertDialog
      open
      tone="warning"
      title={t(`question.${ending}`)}
      onClose={onClose}
      actions={
        shown
          ? [
              keep,
              {
                id: 'end',
                label: t(`confirm.${ending}`),
                variant: 'danger',
                busy: flow.isBusy,
                onAction: () => {
                  if (agreement.confirm()) flow.send({ type: 'ending.confirmed' });
                },
              },
            ]
          : [keep]
      }
    >
      {shown ? (
        <EndingPrice bonus={shown} agreement={agreement} />
      ) : (
        <WaitingSkeletons heights={['8rem']} />
      )}
      <RefusalMessage refusal={flow.refusal} />
    </AlertDialog>
  );
}
