import { useTranslation } from 'react-i18next';
import type { ChangedFact } from '#web/shared/services/use-changed-facts.ts';
import { Notice } from '#web/ui/messages/Notice.tsx';
import styles from './ChangedFacts.module.css';

interface ChangedFactsProps {
  readonly changes: readonly ChangedFact[];
  readonly onAcknowledge: () => void;
}

/**
 * Changes of the site during an open form, before and now. It sticks to the lower edge of the
 * window while the form is visible (G6).
 */
export function ChangedFacts({ changes, onAcknowledge }: ChangedFactsProps) {
  const { t } = useTranslation('account');
  return (
    <div aria-live="polite" className={styles.place}>
      {changes.length > 0 && (
        <Notice
          tone="warning"
          title={t('changed.title')}
          text={
            <>
              <ul className={styles.list}>
                {changes.map(({ id, label, before, now }) => (
                  <li key={id}>
                    {before === null
                      ? t('changed.added', { label, now })
                      : now === null
                        ? t('changed.removed', { label })
                        : t('changed.changed', { label, before, now })}
                  </li>
                ))}
              </ul>
              <p>{t('changed.kept')}</p>
            </>
          }
          action={{ label: t('changed.acknowledge'), onAction: onAcknowledge }}
        />
      )}
    </div>
  );
}
