import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { errorCatalogue } from '#contract/error-catalogue.ts';
import type { Refusal } from '#contract/errors.ts';
import { openSecureAddress } from '#web/platform/ciphers.ts';
import { ServiceLink } from '#web/shared/customer-service/ServiceLink.tsx';
import { ErrorId } from '#web/shared/failures/ErrorId.tsx';
import { stepPaths } from '#web/shared/failures/step-paths.ts';
import { useWaitText } from '#web/shared/failures/use-wait-text.ts';
import { Answer } from '#web/ui/messages/Answer.tsx';
import { Notice } from '#web/ui/messages/Notice.tsx';

interface RefusalMessageProps {
  readonly refusal: Refusal | null;
  /** If the view can offer registering as a next step. */
  readonly onRegister?: (() => void) | undefined;
  /** If the view can offer signing in as a next step. */
  readonly onSignIn?: (() => void) | undefined;
  /** The server's own text takes precedence (A11). */
  readonly serverWords?: boolean | undefined;
}

/** Why the last attempt failed, and what to do next (S12). Announced when it appears. */
export function RefusalMessage({
  refusal,
  onRegister,
  onSignIn,
  serverWords = false,
}: RefusalMessageProps) {
  const { t } = useTranslation(['account', 'errors']);
  const waitText = useWaitText();
  const next = refusal && errorCatalogue[refusal.code].next;
  const seconds = refusal?.retryAfterSeconds;
  const step =
    next === 'register' && onRegister
      ? { label: t('register'), onAction: onRegister }
      : next === 'signIn' && onSignIn
        ? { label: t('signIn'), onAction: onSignIn }
        : next === 'openSecureAddress'
          ? { label: t('shell:openSecureAddress'), onAction: openSecureAddress }
          : undefined;
  return (
    // If a field is marked as well, its form moves the focus there afterwards.
    <Answer to={refusal}>
      {refusal && (
        <Notice
          tone={next === 'contactService' ? 'danger' : 'warning'}
          text={
            <>
              {refusal.mayBeDone && `${t('shell:answerLost')} `}
              {(serverWords && refusal.message) || t(`errors:${refusal.code}`)}
              {seconds !== undefined && ` ${waitText(seconds)}`}
              {next === 'contactService' && (
                <>
                  {' '}
                  <ServiceLink />
                </>
              )}
              {(next === 'seeLimits' || next === 'seeWhy') && (
                <>
                  {' '}
                  <Link to={stepPaths[next]}>{t(next)}</Link>
                </>
              )}
              <ErrorId refusal={refusal} />
            </>
          }
          action={step}
        />
      )}
    </Answer>
  );
}
