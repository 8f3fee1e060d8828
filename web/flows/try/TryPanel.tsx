import { useTranslation } from 'react-i18next';
import { statesWords } from '#machines/catalogue/in-words.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Badge } from '#web/ui/content/Badge.tsx';
import { StepButtons } from '../live/StepButtons.tsx';
import { ActList } from './ActList.tsx';
import { actWords } from './act-words.ts';
import styles from './TryPanel.module.css';
import type { Trial } from './use-trial.ts';

interface TryPanelProps {
  readonly trial: Trial;
  readonly onClose: () => void;
}

/** What can happen next in a tried flow, and what has happened so far. */
export function TryPanel({ trial, onClose }: TryPanelProps): React.JSX.Element {
  const { t } = useTranslation('flows');
  const { taken, place, states, acts, isOver, take, goTo, begin } = trial;
  return (
    <section className="stack" aria-label={t('try.title')}>
      <p className="row">
        <Badge tone="accent">{t('try.title')}</Badge>
        {statesWords(states)}
      </p>
      <div className="cluster">
        <StepButtons
          onBack={place > 0 ? () => goTo(place - 1) : undefined}
          onForward={place < taken.length ? () => goTo(place + 1) : undefined}
        />
        <Button size="s" variant="secondary" onClick={begin}>
          {t('try.again')}
        </Button>
        <Button size="s" variant="secondary" onClick={onClose}>
          {t('try.end')}
        </Button>
      </div>
      {taken.length > 0 && (
        <ol className={styles.taken} aria-label={t('try.taken')}>
          {taken.map(({ act, states: after }, index) => (
            // The same act may occur twice: its position identifies it.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>
              <button
                type="button"
                className={styles.step}
                aria-current={index + 1 === place ? 'step' : undefined}
                onClick={() => goTo(index + 1)}
              >
                {actWords(t, act)} → <strong>{statesWords(after)}</strong>
              </button>
            </li>
          ))}
        </ol>
      )}
      <h2 className={styles.title}>{t('try.next')}</h2>
      {isOver && <p className="hint">{t('state.noNext')}</p>}
      <ActList
        items={acts.map((act) => ({ act }))}
        onTake={({ act }, edited) => take(edited ?? act)}
      />
    </section>
  );
}
