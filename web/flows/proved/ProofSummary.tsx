import { useTranslation } from 'react-i18next';
import { stateWords } from '#machines/catalogue/in-words.ts';
import { Disclosure } from '#web/ui/content/Disclosure.tsx';
import type { Chart } from '../chart/chart.types.ts';
import { transitionWords } from '../flow/transition-words.ts';
import styles from './ProofSummary.module.css';
import { proofOf } from './proof-of-chart.ts';

interface ProofSummaryProps {
  readonly chart: Chart;
  readonly onSelect: (path: string) => void;
}

/** How much of a flow its tests reach, and a list of what they leave out. */
export function ProofSummary({ chart, onSelect }: ProofSummaryProps): React.JSX.Element {
  const { t, i18n } = useTranslation('flows');
  const { states, transitions, proved, possible } = proofOf(chart);
  const open = [
    ...states.map(({ path }) => ({ id: path, path, words: '' })),
    ...transitions.map((transition) => ({
      id: transition.id,
      path: transition.from,
      words: transitionWords(t, transition),
    })),
  ];
  return (
    <section aria-label={t('proved.title')}>
      <p className="hint">{t('proved.share', { proved, count: possible })}</p>
      <p className="hint">
        {chart.testedAt === null
          ? t('proved.notRun')
          : t('proved.ran', {
              time: new Date(chart.testedAt).toLocaleString(i18n.language, {
                dateStyle: 'short',
                timeStyle: 'short',
              }),
            })}
      </p>
      {open.length > 0 && (
        <Disclosure title={t('proved.open', { number: open.length })}>
          <ul className={styles.open}>
            {open.map(({ id, path, words }) => (
              <li key={id}>
                <button type="button" className={styles.state} onClick={() => onSelect(path)}>
                  {path === '' ? t('state.whole') : stateWords(path)}
                </button>
                {words !== '' && `: ${words}`}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </section>
  );
}
