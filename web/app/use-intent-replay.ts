import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { gamePath } from './games/game-path.ts';
import { setFavourite } from './games/set-favourite.ts';
import { useServices } from './services-context.ts';

/** Goes on with what a person was doing when the login came between (A19, A20). */
export function useIntentReplay(): void {
  const services = useServices();
  const navigate = useNavigate();
  useEffect(() => {
    const started = services.session.on('session.started', ({ intent }) => {
      switch (intent?.kind) {
        case 'launchGame':
          void navigate(gamePath({ nodeId: intent.gameId }));
          break;
        case 'setFavourite':
          void setFavourite(services, intent);
          break;
        case 'navigate':
          void navigate(intent.to);
          break;
        case undefined:
          break;
      }
    });
    return () => started.unsubscribe();
  }, [services, navigate]);
}
