import styles from './Brand.module.css';

/** The brand: emblem and wordmark. */
export function Brand() {
  return (
    <span className={styles.brand}>
      <span className={styles.emblem} />
      <span className={styles.word}>
        Aurora<b> Play</b>
      </span>
    </span>
  );
}
