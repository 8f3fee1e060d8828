import { Skeleton } from '#web/ui/Skeleton.tsx';
import styles from './boards.module.css';

/** The places of rows that are on their way. */
export function RowPlaces({ count }: { readonly count: number }) {
  return (
    <div className={styles.places} aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        <Skeleton key={place} />
      ))}
    </div>
  );
}
