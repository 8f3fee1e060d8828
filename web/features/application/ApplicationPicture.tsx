import { ShownPicture } from '#web/shared/sent-pictures/ShownPicture.tsx';
import { useServices } from '#web/shared/services/services-context.ts';
import styles from './application.module.css';

/** A picture that the person sent, as the server has it. */
export function ApplicationPicture({ id }: { readonly id: string }) {
  const { api } = useServices();
  return <ShownPicture id={id} read={api.applications.picture} className={styles.picture} />;
}
