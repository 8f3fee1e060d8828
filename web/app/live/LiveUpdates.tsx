import { useSession } from '#web/shared/session/use-session.ts';
import { LastSignIn } from './LastSignIn.tsx';
import { useLiveUpdates } from './use-live-updates.ts';

/**
 * Keeps what a signed-in person sees in step with the server (S17), and tells of the sign-in before
 * (A26); shows nothing itself.
 */
export default function LiveUpdates() {
  const { member, isTrial } = useSession();
  return (
    member && (
      <>
        <Updates key={member.id} memberId={member.id} after={member.changesAfter} />
        {!isTrial && <LastSignIn />}
      </>
    )
  );
}

function Updates(person: { readonly memberId: string; readonly after: string }) {
  useLiveUpdates(person);
  return null;
}
