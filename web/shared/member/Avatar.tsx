import { useQuery } from '@tanstack/react-query';
import { queries } from '#web/api/queries.ts';
import { Picture } from '#web/shared/pictures/Picture.tsx';

interface AvatarProps {
  /** CSS pixels of a side. */
  readonly size: number;
  readonly className?: string | undefined;
}

/** The picture of the person who is signed in; nothing until it is known, or where it cannot be had. */
export function Avatar({ size, className }: AvatarProps) {
  const { data } = useQuery(queries.account.avatar());
  if (!data) return null;
  return (
    <Picture
      address={data.url}
      alt=""
      width={size}
      height={size}
      eager
      missing={null}
      className={className}
    />
  );
}
