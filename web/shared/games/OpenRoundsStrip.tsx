import { lazyPart } from '#web/shared/loading/lazy-part.tsx';
import { useSession } from '#web/shared/session/use-session.ts';

/** Everything else works without it, and the game itself continues its round. */
const nothing = () => null;

const OpenRounds = lazyPart(() => import('./OpenRounds.tsx'), null, nothing);

/** Offers signed-in people to go on with open rounds (L5a); not loaded for visitors. */
export function OpenRoundsStrip() {
  const { isSignedIn } = useSession();
  return isSignedIn && <OpenRounds />;
}
