import { Skeleton } from '#web/ui/waiting/Skeleton.tsx';
import boards from './board.module.css';

/** Placeholders of loading rows. */
export function RowSkeletons({ count }: { readonly count: number }) {
  return (
    <div className={boards.places} aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        <Skeleton key={place} />
      ))}
    </div>
  );
}
