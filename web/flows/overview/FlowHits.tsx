import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { inWords, stateWords } from '#machines/catalogue/in-words.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import styles from './Overview.module.css';
import type { Found } from './search.ts';

/** So many make a card no taller than its drawing. */
const FIRST_HITS = 4;

interface FlowHitsProps extends Found {
  /** The id of the heading that names the flow. */
  readonly labelledBy: string;
}

/** What a search found in a flow, each with a link to its state. */
export function FlowHits({
  chart,
  states,
  transitions,
  texts,
  labelledBy,
}: FlowHitsProps): React.JSX.Element | null {
  const { t } = useTranslation('flows');
  const [isWhole, setIsWhole] = useState(false);
  const hits = [
    ...states.map((path) => ({ state: path, text: stateWords(path) })),
    ...transitions.map(({ name, from }) => ({ state: from, text: inWords(name) })),
    ...texts.map(({ state, text }) => ({
      state,
      text: t('overview.says', { state: stateWords(state), text }),
    })),
  ];
  if (hits.length === 0) return null;
  const rest = isWhole ? 0 : Math.max(0, hits.length - FIRST_HITS);
  return (
    <ul className={styles.hits} aria-labelledby={labelledBy}>
      {hits.slice(0, hits.length - rest).map(({ state, text }) => (
        <li key={`${state} ${text}`}>
          <Link to={`/${chart.id}${state === '' ? '' : `?state=${state}`}`}>{text}</Link>
        </li>
      ))}
      {rest > 0 && (
        <li>
          <Button variant="ghost" size="s" onClick={() => setIsWhole(true)}>
            {t('overview.more', { number: rest })}
          </Button>
        </li>
      )}
    </ul>
  );
}
