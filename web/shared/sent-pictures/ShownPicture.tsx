import { useQuery } from '@tanstack/react-query';
import type { ShownPicture as PictureOfServer } from '#contract/entities/picture.ts';
import type { Outcome } from '#contract/errors.ts';
import { ofMember, valueOf } from '#web/api/queries.ts';
import { ReceiptIcon } from '#web/ui/icons/ReceiptIcon.tsx';
import { Skeleton } from '#web/ui/waiting/Skeleton.tsx';
import styles from './SentPictures.module.css';

interface ShownPictureProps {
  readonly id: string;
  /** Asks the server for the picture of this number. */
  readonly read: (
    request: { readonly params: { readonly id: string } },
    options: { readonly signal: AbortSignal },
  ) => Promise<Outcome<PictureOfServer>>;
  /** How large it is; a small square where left out. */
  readonly className?: string | undefined;
  /** What it is, for people who do not see it; nothing where words beside it say so. */
  readonly alt?: string;
}

/** A picture that the person sent, as the server has it: also after a reload (A25). */
export function ShownPicture({ id, read, className = styles.place, alt = '' }: ShownPictureProps) {
  const { data, isError } = useQuery({
    // What was sent does not change.
    staleTime: Number.POSITIVE_INFINITY,
    ...ofMember,
    queryKey: ['sent-pictures', id],
    queryFn: ({ signal }) => valueOf(read({ params: { id } }, { signal })),
  });
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
