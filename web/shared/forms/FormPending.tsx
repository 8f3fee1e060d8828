import { useTranslation } from 'react-i18next';
import type { ReadFailure } from '#web/shared/failures/read-failure.ts';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { Skeleton } from '#web/ui/waiting/Skeleton.tsx';
import styles from './form.module.css';

interface FormPendingProps {
  /** Shows why it failed, with a retry. */
  readonly failure?: ReadFailure | undefined;
  /** What it waits for, if more than the form itself. */
  readonly text?: string | undefined;
}

/** Placeholder of a form that waits for the site's settings. */
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
