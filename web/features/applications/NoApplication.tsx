import { useTranslation } from 'react-i18next';
import { FlowUnreachable } from '#web/shared/flow/FlowUnreachable.tsx';
import { PromotionsLink } from '#web/shared/promotions/PromotionsLink.tsx';
import { ClockIcon } from '#web/ui/icons/ClockIcon.tsx';
import { GiftIcon } from '#web/ui/icons/GiftIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import type { ApplicationFlow } from './use-activity-application.ts';

/** A state in which nobody can apply. */
type NotOpenState = 'notOffered' | 'comingSoon' | 'closed';

/** A state without a form or an application. */
export type NoApplicationState = 'unreachable' | NotOpenState;

interface NoApplicationProps {
  readonly flow: ApplicationFlow;
  readonly state: NoApplicationState;
}

/** Why there is no form and no application, and the way on (W6). */
export function NoApplication({ flow, state }: NoApplicationProps) {
  const { t } = useTranslation('application');
  if (state !== 'unreachable') return <NotOpen state={state} />;
  return <FlowUnreachable flow={flow} title={t('outcome.unreachable.title')} />;
}

function NotOpen({ state }: { readonly state: NotOpenState }) {
  const { t } = useTranslation(['application', 'promotions']);
  return (
    <EmptyState
      icon={state === 'comingSoon' ? <ClockIcon /> : <GiftIcon />}
      title={t(`outcome.${state}.title`)}
      text={t(`outcome.${state}.text`)}
      action={<PromotionsLink>{t('promotions:showAll')}</PromotionsLink>}
    />
  );
}
