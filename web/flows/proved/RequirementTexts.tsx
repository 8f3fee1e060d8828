import styles from './ProvedBy.module.css';

interface RequirementTextsProps {
  readonly summary: string;
  readonly rows: readonly string[];
  /** The texts of rows, in English. */
  readonly texts: Readonly<Record<string, string>>;
}

/** Rows of the requirements; opened, their texts. */
export function RequirementTexts({
  summary,
  rows,
  texts,
}: RequirementTextsProps): React.JSX.Element {
  return (
    <details className={styles.tests}>
      <summary>{summary}</summary>
      <dl className={styles.names}>
        {rows.map((row) => (
          <div key={row}>
            <dt>{row}</dt>
            <dd lang="en">{texts[row]}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
