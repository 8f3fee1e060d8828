import { GlobeIcon } from '#web/ui/icons/GlobeIcon.tsx';
import styles from '../layout/LanguageChooser.module.css';

/** Reserves the place of the language button until the languages are known. */
export function LanguagePlace({ code }: { readonly code: string }) {
  return (
    <span className={`${styles.chooser} ${styles.button}`} aria-hidden="true">
      <GlobeIcon size={20} />
      <span className={styles.code}>{code}</span>
    </span>
  );
}
