import { useEffect } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import type { Intent } from '#machines/session/session.types.ts';
import type { FavouriteServices } from '#web/shared/games/set-favourite.ts';
import { useServices } from '#web/shared/services/services-context.ts';

/** The continuation of each kind of intent; a feature's own are beside it. */
const replays: {
  readonly [Kind in Intent['kind']]: (
    intent: Extract<Intent, { kind: Kind }>,
    services: FavouriteServices,
    navigate: NavigateFunction,
  ) => unknown;
} = {
  // If the page is still there, it continues by itself.
  navigate: ({ to, state }, _, navigate) =>
    to === location.pathname + location.search || navigate(to, { state }),
  // A person who pressed the heart has the module already.
  setFavourite: async (wish, services) =>
    await (await import('#web/shared/games/set-favourite.ts')).setFavourite(services, wish),
};

/** Continues what a person was doing when the login interrupted it (A19, A20). */
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
