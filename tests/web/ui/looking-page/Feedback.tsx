import { useState } from 'react';
import { Button } from '#web/ui/buttons/Button.tsx';
import { HeartIcon } from '#web/ui/icons/HeartIcon.tsx';
import { RefreshIcon } from '#web/ui/icons/RefreshIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { ErrorState } from '#web/ui/messages/ErrorState.tsx';
import { Notice, type NoticeContent } from '#web/ui/messages/Notice.tsx';
import { NoticeRegion } from '#web/ui/messages/NoticeRegion.tsx';
import { LoaderOverlay } from '#web/ui/waiting/LoaderOverlay.tsx';
import { ProgressBar } from '#web/ui/waiting/ProgressBar.tsx';
import { Skeleton } from '#web/ui/waiting/Skeleton.tsx';
import { Spinner } from '#web/ui/waiting/Spinner.tsx';
import { Section } from './Section.tsx';

const examples: readonly NoticeContent[] = [
  { id: 'positive', tone: 'positive', title: 'Welcome!', text: 'Your account is ready.' },
  { id: 'info', tone: 'info', text: 'The balance was refreshed.' },
  { id: 'warning', tone: 'warning', text: 'This invitation code is not valid.' },
  {
    id: 'danger',
    tone: 'danger',
    title: 'The game could not be opened',
    text: 'The connection was lost.',
    action: { label: 'Try again', onAction: () => undefined },
  },
];

/** What a person sees while waiting, and after. */
export function Feedback(): React.JSX.Element {
  const [notices, setNotices] = useState<readonly NoticeContent[]>([]);
  return (
    <Section title="Feedback">
      <div className="columns">
        {examples.map(({ id, ...notice }) => (
          <Notice key={id} {...notice} dismissLabel="Dismiss" />
        ))}
      </div>
      <div className="row">
        <Button onClick={() => setNotices(examples)}>Show notices</Button>
        <Spinner label="Loading" />
      </div>
      <NoticeRegion
        label="Notifications"
        dismissLabel="Dismiss"
        notices={notices}
        onDismiss={(id) => setNotices((all) => all.filter((notice) => notice.id !== id))}
      />
      <div className="columns">
        <div>
          <ProgressBar label="Wagering" value={0.4} />
          <br />
          <ProgressBar label="Sending" />
        </div>
        <div style={{ position: 'relative', minBlockSize: '10rem' }}>
          <LoaderOverlay label="Opening the game" scope="box" />
        </div>
        <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '1rem' }}>
          <Skeleton ratio="3 / 4" />
          <div>
            <Skeleton shape="circle" />
            <Skeleton shape="text" />
            <Skeleton shape="text" width="60%" />
          </div>
        </div>
        <EmptyState
          level={3}
          icon={<HeartIcon />}
          title="No favourites yet"
          text="Tap the heart on a game to find it here."
          action={<Button variant="primary">See the games</Button>}
        />
        <ErrorState
          level={3}
          title="This part could not be loaded"
          text="Check the connection and try again."
          action={<Button icon={<RefreshIcon />}>Try again</Button>}
        />
      </div>
    </Section>
  );
}
