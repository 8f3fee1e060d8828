import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '#web/ui/buttons/Button.tsx';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { ClockIcon } from '#web/ui/icons/ClockIcon.tsx';
import { GiftIcon } from '#web/ui/icons/GiftIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { ErrorState } from '#web/ui/messages/ErrorState.tsx';
import type { ApplicationFlow } from './use-activity-application.ts';

/** A state in which there is neither a form nor an application to be seen. */
export type NoApplicationLeaf = 'unreachable' | 'notOffered' | 'comingSoon' | 'closed';

interface NoApplicationProps {
  readonly flow: ApplicationFlow;
  readonly leaf: NoApplicationLeaf;
}

/** Why there is nothing to write and nothing to follow, and the way on (W6). */
export function NoApplication({ flow, leaf }: NoApplicationProps) {
  const { t } = useTranslation(['application', 'promotions', 'errors']);
  const title = t(`outcome.${leaf}.title`);
  const text = t(`outcome.${leaf}.text`);
  if (leaf === 'unreachable') {
    return (
      <ErrorState
        title={title}
        text={flow.refusal ? `${text} ${t(`errors:${flow.refusal.code}`)}` : text}
        action={
          <Button variant="primary" onClick={flow.retry}>
            {t('shell:retry')}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={leaf === 'comingSoon' ? <ClockIcon /> : <GiftIcon />}
      title={title}
      text={text}
      action={
        <Link to="/promotions" className={buttonClass({ variant: 'primary' })}>
          {t('promotions:showAll')}
        </Link>
      }
    />
  );
}
