import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Act } from '#machines/simulation/acts.ts';
import styles from './ActList.module.css';
import { actWords } from './act-words.ts';
import { EditAct } from './EditAct.tsx';
import { type EditableAct, isEditable } from './edit-act.ts';

interface ActListProps<Item> {
  /** What can happen, each with its effect when chosen. */
  readonly items: readonly (Item & { readonly act: Act })[];
  /** Does it as it is listed, or with the values that the person changed. */
  readonly onTake: (item: Item, edited?: EditableAct) => void;
}

/** What can happen next, each as a button, with its values to change. */
export function ActList<Item>({ items, onTake }: ActListProps<Item>): React.JSX.Element {
  return (
    <ul className={styles.acts}>
      {items.map((item) => (
        <ListedAct
          key={JSON.stringify(item)}
          act={item.act}
          onTake={(edited) => onTake(item, edited)}
        />
      ))}
    </ul>
  );
}

interface ListedActProps {
  readonly act: Act;
  readonly onTake: (edited?: EditableAct) => void;
}

function ListedAct({ act, onTake }: ListedActProps): React.JSX.Element {
  const { t } = useTranslation('flows');
  const [isEdited, setEdited] = useState(false);
  const words = actWords(t, act);
  return (
    <li>
      <div className={styles.row}>
        <button type="button" className={styles.act} onClick={() => onTake()}>
          {words}
        </button>
        {isEditable(act) && (
          <button
            type="button"
            className={styles.editButton}
            aria-expanded={isEdited}
            aria-label={t('edit.title', { act: words })}
            onClick={() => setEdited(!isEdited)}
          >
            {t('edit.start')}
          </button>
        )}
      </div>
      {isEdited && isEditable(act) && (
        <EditAct
          act={act}
          label={words}
          onTake={(edited) => {
            setEdited(false);
            onTake(edited);
          }}
          onCancel={() => setEdited(false)}
        />
      )}
    </li>
  );
}
