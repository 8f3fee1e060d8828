import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { FlowUnreachable } from '#web/shared/flow/FlowUnreachable.tsx';
import { places, WaitingSkeletons } from '#web/shared/lists/WaitingSkeletons.tsx';
import { FollowedScreen } from '#web/shared/page/FollowedScreen.tsx';
import { Unanswered } from '#web/shared/submission/Unanswered.tsx';
import { useTimes } from '#web/shared/times/use-times.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { CheckCircleIcon } from '#web/ui/icons/CheckCircleIcon.tsx';
import { ClockIcon } from '#web/ui/icons/ClockIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { FeedbackForm } from './FeedbackForm.tsx';
import { type FeedbackFlow, useFeedback } from './use-feedback.ts';

interface ScreenProps {
  readonly flow: FeedbackFlow;
}

/** The screen of each state. */
const screens: Readonly<Record<FeedbackFlow['state'], ComponentType<ScreenProps>>> = {
  reading: Waiting,
  sorting: Waiting,
  unreachable: Unreachable,
  full: Full,
  writing: FeedbackForm,
  sending: FeedbackForm,
  sent: Sent,
};

/** Feedback of one person, from the empty form to the thanks. */
export function Feedback({ memberId }: { readonly memberId: string }) {
  const flow = useFeedback(memberId);
  const Screen = flow.unanswered ? Unanswered : screens[flow.state];
  return (
    <FollowedScreen screen={Screen}>
      <Screen flow={flow} />
    </FollowedScreen>
  );
}

function Waiting() {
  return <WaitingSkeletons heights={places(2, '8rem')} />;
}

function Sent({ flow }: ScreenProps) {
  const { t } = useTranslation('feedback');
  return (
    <EmptyState
      icon={<CheckCircleIcon />}
      title={t('sent.title')}
      text={t('sent.text')}
      action={
        <>
          <Button onClick={flow.startAnother}>{t('sent.another')}</Button>{' '}
          <Link to="/member/messageV2" className={buttonClass({ variant: 'primary' })}>
            {t('sent.messages')}
          </Link>
        </>
      }
    />
  );
}

function Full({ flow }: ScreenProps) {
  const { t } = useTranslation('feedback');
  const times = useTimes();
  const nextAllowedAt = flow.context.terms?.nextAllowedAt;
  const moment = nextAllowedAt ? times.zonedMoment(nextAllowedAt) : '';
  return (
    <EmptyState icon={<ClockIcon />} title={t('full.title')} text={t('full.text', { moment })} />
  );
}

function Unreachable({ flow }: ScreenProps) {
  const { t } = useTranslation('feedback');
  return <FlowUnreachable flow={flow} title={t('unreachable.title')} />;
}
