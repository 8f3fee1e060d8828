import { queries } from '#web/api/queries.ts';
import { ShownPicture } from '#web/shared/sent-pictures/ShownPicture.tsx';
import styles from './application.module.css';

/** A picture that the person sent, as the server has it. */
export function ApplicationPicture({ id }: { readonly id: string }) {
  const picture = queries.applications.picture({ params: { id } });
  return <ShownPicture picture={picture} className={styles.picture} />;
}
