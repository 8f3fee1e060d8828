import { useTranslation } from 'react-i18next';
import { Skeleton } from '#web/ui/waiting/Skeleton.tsx';

interface WaitingPlacesProps {
  /** The height of each placeholder, in the order of the page. */
  readonly heights: readonly string[];
  readonly className?: string | undefined;
}

/** Placeholders for content that is loading, with a spoken message. */
export function WaitingSkeletons({ heights, className }: WaitingPlacesProps) {
  const { t } = useTranslation();
  return (
    <div className={className} aria-busy>
      <span className="visually-hidden">{t('loading')}</span>
      {[...heights.entries()].map(([place, height]) => (
        <Skeleton key={place} height={height} />
      ))}
    </div>
  );
}

/** As many places of one height. */
export function places(count: number, height: string): readonly string[] {
  return Array.from({ length: count }, () => height);
}
