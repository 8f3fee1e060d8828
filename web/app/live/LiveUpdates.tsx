import { useSession } from '#web/shared/session/use-session.ts';
import { useLiveUpdates } from './use-live-updates.ts';

/** Keeps what a signed-in person sees in step with the server (S17); shows nothing itself. */
export default function LiveUpdates() {
  const { member } = useSession();
  return member && <Updates key={member.id} memberId={member.id} after={member.changesAfter} />;
}

function Updates(person: { readonly memberId: string; readonly after: string }) {
  useLiveUpdates(person);
  return null;
}
