import { useQuery } from '@tanstack/react-query';
import type { ShownPicture as PictureOfServer } from '#contract/entities/picture.ts';
import type { Read } from '#web/api/queries.ts';
import { ReceiptIcon } from '#web/ui/icons/ReceiptIcon.tsx';
import { Skeleton } from '#web/ui/waiting/Skeleton.tsx';
import styles from './SentPictures.module.css';

interface ShownPictureProps {
  readonly picture: Read<PictureOfServer>;
  /** How large it is; a small square if left out. */
  readonly className?: string | undefined;
  /** What it is, for people who do not see it; nothing where words beside it say so. */
  readonly alt?: string;
}

/** A picture that the person sent, as the server has it: also after a reload (A25). */
export function ShownPicture({ picture, className = styles.place, alt = '' }: ShownPictureProps) {
  const { data, isError } = useQuery(picture);
  if (isError) {
    return (
      <span className={className} aria-hidden>
        <ReceiptIcon />
      </span>
    );
  }
  if (!data) return <Skeleton className={className} />;
  return <img className={className} src={`data:${data.type};base64,${data.picture}`} alt={alt} />;
}
