import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCatalogue, type Refusal } from '#contract/errors.ts';
import { ErrorId } from '#web/shared/failures/ErrorId.tsx';
import { Notice } from '#web/ui/messages/Notice.tsx';
import { ServiceLink } from './ServiceLink.tsx';

interface RefusalMessageProps {
  readonly refusal: Refusal | null;
  /** Where registering is a next step that the view can take. */
  readonly onRegister?: (() => void) | undefined;
  /** Where signing in is a next step that the view can take. */
  readonly onSignIn?: (() => void) | undefined;
  /** The server's own words go before ours (A11). */
  readonly serverWords?: boolean | undefined;
}

/** Why the last attempt ended and what to do next (S12). Spoken as it appears. */
export function RefusalMessage({
  refusal,
  onRegister,
  onSignIn,
  serverWords = false,
}: RefusalMessageProps) {
  const { t } = useTranslation(['account', 'errors']);
  const next = refusal && errorCatalogue[refusal.code].next;
  const seconds = refusal?.retryAfterSeconds;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Marked fields have been led to already; everything else is said here, which may be far below.
    if (refusal && refusal.code !== 'validation_failed') {
      place.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [refusal]);
  const step =
    next === 'register' && onRegister
      ? { label: t('register'), onAction: onRegister }
      : next === 'signIn' && onSignIn
        ? { label: t('signIn'), onAction: onSignIn }
        : undefined;
  return (
    // The live region stands before the message comes, or it would not be spoken.
    <div role="alert" ref={place}>
      {refusal && (
        <Notice
          tone={next === 'contactService' ? 'danger' : 'warning'}
          text={
            <>
              {(serverWords && refusal.message) || t(`errors:${refusal.code}`)}
              {seconds !== undefined &&
                ` ${
                  seconds % 60 === 0
                    ? t('waitMinutes', { count: seconds / 60 })
                    : t('waitSeconds', { count: seconds })
                }`}
              {next === 'contactService' && (
                <>
                  {' '}
                  <ServiceLink />
                </>
              )}
              <ErrorId refusal={refusal} />
            </>
          }
          action={step}
        />
      )}
    </div>
  );
}
