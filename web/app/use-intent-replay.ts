import { useEffect } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import type { Intent } from '#machines/session/session.types.ts';
import type { FavouriteServices } from '#web/shared/games/set-favourite.ts';
import { useServices } from '#web/shared/services/services-context.ts';

/** What goes on with each kind of intent; what belongs to a feature stands beside it. */
const replays: {
  readonly [Kind in Intent['kind']]: (
    intent: Extract<Intent, { kind: Kind }>,
    services: FavouriteServices,
    navigate: NavigateFunction,
  ) => unknown;
} = {
  // Where the page that asked is still there, it goes on by itself.
  navigate: ({ to, state }, _, navigate) =>
    to === location.pathname + location.search || navigate(to, { state }),
  // A person who pressed the heart has the module already.
  setFavourite: async (wish, services) =>
    await (await import('#web/shared/games/set-favourite.ts')).setFavourite(services, wish),
};

/** Goes on with what a person was doing when the login came between (A19, A20). */
export function useIntentReplay(): void {
  const services = useServices();
  const navigate = useNavigate();
  useEffect(() => {
    const started = services.session.on('session.started', ({ intent }) => {
      if (intent !== null) void replays[intent.kind](intent as never, services, navigate);
    });
    return () => started.unsubscribe();
  }, [services, navigate]);
}
