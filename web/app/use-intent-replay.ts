import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { gamePath } from '#web/shared/games/game-path.ts';
import type { FavouriteWish } from '#web/shared/games/set-favourite.ts';
import { promotionPath } from '#web/shared/promotions/promotion-path.ts';
import type { Services } from '#web/shared/services/services.ts';
import { useServices } from '#web/shared/services/services-context.ts';

/** Goes on with what a person was doing when the login came between (A19, A20). */
export function useIntentReplay(): void {
  const services = useServices();
  const navigate = useNavigate();
  useEffect(() => {
    // Whoever is there already, as at a game that asked for the sign-in, stays there.
    const goTo = (address: string) => {
      if (address !== location.pathname + location.search) void navigate(address);
    };
    const started = services.session.on('session.started', ({ intent }) => {
      switch (intent?.kind) {
        case 'launchGame':
          // Wherever the game asked for the sign-in, it goes on by itself.
          if (new URLSearchParams(location.search).get('id') !== intent.gameId) {
            void navigate(gamePath({ nodeId: intent.gameId }));
          }
          break;
        case 'setFavourite':
          void wish(services, intent);
          break;
        case 'takePart': {
          const path = promotionPath(intent.promotionId);
          // Where its page is still there, it goes on by itself.
          if (location.pathname !== path) {
            void navigate(path, { state: { pressed: intent.deed } });
          }
          break;
        }
        case 'navigate':
          goTo(intent.to);
          break;
        case undefined:
          break;
      }
    });
    return () => started.unsubscribe();
  }, [services, navigate]);
}

/** Who wished for it has the module already: the wish came from there. */
async function wish(services: Services, favourite: FavouriteWish): Promise<void> {
  const { setFavourite } = await import('#web/shared/games/set-favourite.ts');
  await setFavourite(services, favourite);
}
