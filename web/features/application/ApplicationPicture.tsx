import { useQuery } from '@tanstack/react-query';
import { ofMember, valueOf } from '#web/api/queries.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { Skeleton } from '#web/ui/waiting/Skeleton.tsx';
import styles from './application.module.css';

/** A picture that the person sent, as the server has it. */
export function ApplicationPicture({ id }: { readonly id: string }) {
  const { api } = useServices();
  const { data } = useQuery({
    // What was sent does not change.
    staleTime: Number.POSITIVE_INFINITY,
    ...ofMember,
    queryKey: ['application-pictures', id],
    queryFn: ({ signal }) => valueOf(api.applications.picture({ params: { id } }, { signal })),
  });
  if (!data) return <Skeleton className={styles.picture} />;
  return <img className={styles.picture} src={`data:${data.type};base64,${data.picture}`} alt="" />;
}
