import { useTranslation } from 'react-i18next';
import type { Act } from '#machines/simulation/acts.ts';
import styles from './ActList.module.css';
import { actWords } from './act-words.ts';

interface ActListProps<Item> {
  /** What can happen, each with what is done where it is chosen. */
  readonly items: readonly (Item & { readonly act: Act })[];
  readonly onTake: (item: Item) => void;
}

/** What can happen next, each as a button. */
export function ActList<Item>({ items, onTake }: ActListProps<Item>): React.JSX.Element {
  const { t } = useTranslation('flows');
  return (
    <ul className={styles.acts}>
      {items.map((item) => (
        <li key={JSON.stringify(item)}>
          <button type="button" className={styles.act} onClick={() => onTake(item)}>
            {actWords(t, item.act)}
          </button>
        </li>
      ))}
    </ul>
  );
}
