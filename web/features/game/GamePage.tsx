import { useQuery } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Refusal } from '#contract/errors.ts';
import { RefusedRead } from '#web/api/queries.ts';
import { useQueries, useServices } from '#web/app/services-context.ts';
import { usePageTitle } from '#web/app/use-page-title.ts';
import { useSession } from '#web/app/use-session.ts';
import { LoaderOverlay } from '#web/ui/LoaderOverlay.tsx';
import { AwaitingSignIn } from './AwaitingSignIn.tsx';
import { GameBar } from './GameBar.tsx';
import { GameFrame } from './GameFrame.tsx';
import styles from './GamePage.module.css';
import { GameRefused, GameSuggestions, GameUnavailable } from './GameStates.tsx';
import { type LaunchPort, provideGameLaunch } from './game.actors.ts';

/** The page of one game (R6): whoever is signed in plays, everybody else is asked to sign in. */
export default function GamePage() {
  const [search] = useSearchParams();
  const gameId = search.get('id') ?? '';
  const session = useSession();
  const game = useQuery(useQueries().game(gameId));
  // Until it is known whether somebody is signed in, nothing is launched and nobody is asked; and
  // nobody is asked to sign in for a game that is not there.
  if (session.isRestoring || (!session.isSignedIn && game.isPending)) return <Opening />;
  const refusal = game.error instanceof RefusedRead ? game.error.refusal : null;
  if (!session.isSignedIn && refusal?.code === 'game_not_found') {
    return <GameGone refusal={refusal} />;
  }
  return <Game key={gameId} gameId={gameId} />;
}

function GameGone({ refusal }: { readonly refusal: Refusal }) {
  const { t } = useTranslation('game');
  usePageTitle(t('notFoundTitle'));
  return (
    <div className={styles.page}>
      <div className={styles.stage}>
        <GameRefused level={1} refusal={refusal} />
      </div>
    </div>
  );
}

function Opening() {
  const { t } = useTranslation('game');
  return (
    <div className={styles.page}>
      <LoaderOverlay scope="box" label={t('shell:loading')} />
    </div>
  );
}

function Game({ gameId }: { readonly gameId: string }) {
  const { t } = useTranslation('game');
  const services = useServices();
  const session = useSession();
  const navigate = useNavigate();
  const [port] = useState<LaunchPort>(() => ({ address: null }));
  const [machine] = useState(() => provideGameLaunch(services, port));
  const [state, send, actor] = useMachine(machine, {
    input: { gameId, signedIn: session.isSignedIn },
    ...services.watching,
  });
  const game = useQuery(services.queries.game(gameId));
  const name = game.data?.gameName ?? '';
  usePageTitle(name === '' ? t('title') : name);

  useEffect(() => {
    const asked = actor.on('signIn.needed', ({ intent }) =>
      services.session.send({ type: 'signIn.needed', intent }),
    );
    return () => asked.unsubscribe();
  }, [actor, services]);

  useEffect(() => {
    // The first emission came before anybody listened.
    if (actor.getSnapshot().matches('awaitingSignIn')) {
      services.session.send({ type: 'signIn.needed', intent: { kind: 'launchGame', gameId } });
    }
  }, [actor, services, gameId]);

  useEffect(() => {
    send({ type: session.isSignedIn ? 'session.started' : 'session.lost' });
  }, [session.isSignedIn, send]);

  // Money moved while playing: whoever leaves in any way sees the balance as it is (L5).
  useEffect(
    () => () => void services.queryClient.invalidateQueries(services.queries.balance()),
    [services],
  );

  const leave = () => {
    send({ type: 'game.left' });
    void navigate(game.data ? `/${segmentOf(game.data.gameType)}` : '/');
  };

  return (
    <div className={styles.page}>
      <GameBar game={game.data} onLeave={leave} />
      <div className={styles.stage}>
        {state.matches('awaitingSignIn') && <AwaitingSignIn name={name} game={game.data} />}
        {state.hasTag('busy') && <LoaderOverlay scope="box" label={t('launching', { name })} />}
        {state.matches('playing') && port.address !== null && (
          <GameFrame
            address={port.address}
            title={t('frame', { name, vendor: game.data?.vendor ?? '' })}
            onClosed={leave}
            onFailed={() => send({ type: 'frame.failed' })}
          />
        )}
        {state.matches('underMaintenance') && <GameSuggestions name={name} />}
        {state.matches('unavailable') && (
          <GameUnavailable
            refusal={state.context.refusal}
            onRetry={() => send({ type: 'retry.requested' })}
          />
        )}
        {state.matches('refused') && <GameRefused refusal={state.context.refusal} />}
      </div>
    </div>
  );
}

/** Where the other games of this kind are. */
function segmentOf(gameType: string): string {
  return gameType.toLowerCase();
}
