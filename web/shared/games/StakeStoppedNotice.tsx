import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { stepPaths } from '#web/shared/failures/step-paths.ts';
import { Notice } from '#web/ui/messages/Notice.tsx';

/** What stopped a stake besides the money: a limit of the player, or their account (W10, A27). */
export type StakeStop = 'limitReached' | 'playStopped';

const ways: Readonly<Record<StakeStop, string>> = {
  limitReached: stepPaths.seeLimits,
  playStopped: stepPaths.seeRestriction,
};

interface StakeStoppedProps {
  readonly by: StakeStop;
  readonly onClosed: () => void;
}

/** A stake was stopped: what explains it is one press away (W10). */
export function StakeStoppedNotice({ by, onClosed }: StakeStoppedProps) {
  const { t } = useTranslation('games');
  const navigate = useNavigate();
  return (
    <output>
      <Notice
        tone="warning"
        text={t(`${by}.text`)}
        action={{ label: t(`${by}.see`), onAction: () => void navigate(ways[by]) }}
        onDismiss={onClosed}
        dismissLabel={t('fundsShort.close')}
      />
    </output>
  );
}
