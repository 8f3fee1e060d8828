import { useEffect } from 'react';
import { places, WaitingSkeletons } from '#web/shared/lists/WaitingSkeletons.tsx';
import { FollowedScreen } from '#web/shared/page/FollowedScreen.tsx';
import { Unanswered } from '#web/shared/submission/Unanswered.tsx';
import { ApplicationForm } from './ApplicationForm.tsx';
import { applicationDraft } from './application-draft.ts';
import { FollowedApplication } from './FollowedApplication.tsx';
import { NoApplication, type NoApplicationState } from './NoApplication.tsx';
import { type ApplicationFlow, useActivityApplication } from './use-activity-application.ts';

/** The screen of each state. */
const screens: Readonly<
  Record<ApplicationFlow['state'], 'waiting' | 'form' | 'followed' | 'nothing'>
> = {
  reading: 'waiting',
  sorting: 'waiting',
  unreachable: 'nothing',
  notOffered: 'nothing',
  comingSoon: 'nothing',
  closed: 'nothing',
  writing: 'form',
  sending: 'form',
  'following.sorting': 'waiting',
  'following.applying': 'followed',
  'following.askingWithdrawal': 'followed',
  'following.withdrawing': 'followed',
  'following.inProcess': 'followed',
  'following.issued': 'followed',
  'following.claimed': 'followed',
  'following.rejected': 'followed',
};

/** An application for one promotion, in any state (W6). */
export function ActivityApplication({ promotionId }: { readonly promotionId: string }) {
  const flow = useActivityApplication(promotionId);
  const screen = flow.unanswered ? 'unanswered' : screens[flow.state];
  useEffect(() => {
    if (screen === 'followed') applicationDraft.keep(null);
  }, [screen]);
  const application = flow.context.overview?.application;
  return (
    <FollowedScreen screen={screen}>
      {screen === 'unanswered' ? (
        <Unanswered flow={flow} />
      ) : screen === 'form' ? (
        <ApplicationForm flow={flow} />
      ) : screen === 'nothing' ? (
        <NoApplication flow={flow} state={flow.state as NoApplicationState} />
      ) : screen === 'followed' && application ? (
        <FollowedApplication flow={flow} application={application} />
      ) : (
        <WaitingSkeletons heights={places(3, '4rem')} />
      )}
    </FollowedScreen>
  );
}
