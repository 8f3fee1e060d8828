import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ServiceLink } from '#web/shared/customer-service/ServiceLink.tsx';
import { FailureText } from '#web/shared/failures/FailureText.tsx';
import { RetryButton } from '#web/shared/failures/RetryButton.tsx';
import { Loaded } from '#web/shared/lists/Loaded.tsx';
import { places, WaitingSkeletons } from '#web/shared/lists/WaitingSkeletons.tsx';
import { HelpIcon } from '#web/ui/icons/HelpIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { ErrorState } from '#web/ui/messages/ErrorState.tsx';
import styles from './Help.module.css';
import { type Help, useHelpCentre } from './use-help-centre.ts';

interface HelpStatesProps {
  /** Level of its top headings. */
  readonly level: 2 | 3;
  readonly children: (help: Help) => ReactNode;
}

/** The help centre once loaded; until then, and after a failure, what to do instead. */
export function HelpStates({ level, children }: HelpStatesProps) {
  const { t } = useTranslation('help');
  return (
    <Loaded
      read={useHelpCentre()}
      waiting={<WaitingSkeletons className="stack" heights={['2.75rem', ...places(6, '3.5rem')]} />}
      renderFailed={(retry) => (
        <ErrorState
          level={level}
          title={t('failedTitle')}
          text={<FailureText />}
          action={
            <div className={styles.ways}>
              <RetryButton onRetry={retry} />
              <ServiceLink />
            </div>
          }
        />
      )}
      isEmpty={({ index }) => index.length === 0}
      empty={
        <EmptyState
          level={level}
          icon={<HelpIcon />}
          title={t('emptyTitle')}
          action={<ServiceLink />}
        />
      }
    >
      {children}
    </Loaded>
  );
}
