import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/buttons/Button.tsx';

interface StepButtonsProps {
  /** Left out where there is no earlier step. */
  readonly onBack: (() => void) | undefined;
  /** Left out where there is no later step. */
  readonly onForward: (() => void) | undefined;
}

/** Step back and forward through what happened to a flow. */
export function StepButtons({ onBack, onForward }: StepButtonsProps): React.JSX.Element {
  const { t } = useTranslation('flows');
  return (
    <>
      <Button size="s" variant="secondary" disabled={!onBack} onClick={onBack}>
        {t('live.back')}
      </Button>
      <Button size="s" variant="secondary" disabled={!onForward} onClick={onForward}>
        {t('live.forward')}
      </Button>
    </>
  );
}
