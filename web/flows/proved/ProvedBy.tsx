import { useTranslation } from 'react-i18next';
import { Badge } from '#web/ui/content/Badge.tsx';
import styles from './ProvedBy.module.css';
import { type ReachingTest, testKinds } from './reaching-test.ts';

interface ProvedByProps {
  readonly tests: readonly ReachingTest[];
  /** Rows of the requirements that the tests name. */
  readonly rows?: readonly string[];
  /** Why no run can reach it. */
  readonly exception: string | undefined;
}

/** How many tests reach a part of a flow; opened, their names. */
export function ProvedBy({ tests, rows = [], exception }: ProvedByProps): React.JSX.Element {
  const { t } = useTranslation('flows');
  if (exception !== undefined) {
    return <span className="hint">{t('proved.exception', { reason: exception })}</span>;
  }
  if (tests.length === 0) return <Badge tone="warning">{t('proved.none')}</Badge>;
  const kinds = testKinds.filter((kind) => tests.some((test) => test.kind === kind));
  return (
    <details className={styles.tests}>
      <summary>{[t('proved.by', { count: tests.length }), ...rows].join(' · ')}</summary>
      <dl className={styles.names}>
        {kinds.map((kind) => (
          <div key={kind}>
            <dt>{t(`proved.kind.${kind}`)}</dt>
            {tests
              .filter((test) => test.kind === kind)
              .map(({ name }) => (
                <dd key={name}>{name}</dd>
              ))}
          </div>
        ))}
      </dl>
    </details>
  );
}
