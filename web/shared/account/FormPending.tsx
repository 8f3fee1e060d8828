import { useTranslation } from 'react-i18next';
import type { ReadFailure } from '#web/shared/failures/read-failure.ts';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { Skeleton } from '#web/ui/waiting/Skeleton.tsx';
import styles from './account-form.module.css';

interface FormPendingProps {
  /** Shows why it failed, and offers to try again. */
  readonly failure?: ReadFailure | undefined;
  /** What is being waited for, where it is more than the form itself. */
  readonly text?: string | undefined;
}

/** The place of a form that waits for what the site says of it. */
export function FormPending({ failure, text }: FormPendingProps) {
  const { t } = useTranslation('account');
  if (failure) return <ReadFailed isPrimary title={t('formFailedTitle')} {...failure} />;
  return (
    <div className="stack gap-4" aria-busy>
      <output className={text === undefined ? 'visually-hidden' : styles.step}>
        {text ?? t('shell:loading')}
      </output>
      <Skeleton height="3rem" />
      <Skeleton height="4.5rem" />
      <Skeleton height="4.5rem" />
      <Skeleton height="3.25rem" />
    </div>
  );
}
