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
