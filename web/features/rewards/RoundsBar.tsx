import { useTranslation } from 'react-i18next';
import { ProgressBar } from '#web/ui/waiting/ProgressBar.tsx';

interface RoundsBarProps {
  /** What it is the progress of. */
  readonly label: string;
  readonly played: number;
  readonly rounds: number;
}

/** How many of the rounds of a mission were played. */
export function RoundsBar({ label, played, rounds }: RoundsBarProps) {
  const { t } = useTranslation('promotions');
  const counted = Math.min(played, rounds);
  const text = t('rounds', { played: counted, count: rounds });
  return (
    <div className="stack gap-1 hint">
      <ProgressBar label={label} value={counted} max={rounds} valueText={text} />
      <span aria-hidden>{text}</span>
    </div>
  );
}
