import { useSession } from '#web/shared/session/use-session.ts';
import { LastSignIn } from './LastSignIn.tsx';
import { useLiveUpdates } from './use-live-updates.ts';

/**
 * Keeps a signed-in person's page in sync with the server (S17), and shows the previous sign-in
 * (A26); renders nothing itself.
 */
export default function LiveUpdates() {
  const { member, isTrial } = useSession();
  return (
    member && (
      <>
        <Updates
          key={member.id}
          memberId={member.id}
          after={member.changesAfter}
          stoppedUntil={member.stopped?.changesAt ?? null}
        />
        {!isTrial && <LastSignIn />}
      </>
    )
  );
}

function Updates(person: Parameters<typeof useLiveUpdates>[0]) {
  useLiveUpdates(person);
  return null;
}
