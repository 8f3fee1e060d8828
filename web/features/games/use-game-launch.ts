import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { personOf } from '#machines/session/sign-in-first.ts';
import { openGameTab } from '#web/platform/windows/game-tab.ts';
import {
  closeEmptyGameTab,
  closeGameTab,
  gameTabOf,
  isGameTabInHand,
  showGameTab,
  tellGameTab,
} from '#web/platform/windows/opened-game-tab.ts';
import { useFlow } from '#web/shared/flow/use-flow.ts';
import type { GameEntry } from '#web/shared/games/game-entry.ts';
import { createGamePause } from '#web/shared/games/game-pause.ts';
import { type LaunchPort, refreshPlay } from '#web/shared/games/launch.actors.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { provideGameLaunch } from './game.actors.ts';

/**
 * Runs the launch of a game while its page is mounted (L4, L5).
 *
 * @param entry where the game opens, such as in a room (L8)
 */
export function useGameLaunch(gameId: string, entry: GameEntry) {
  const { t } = useTranslation('game');
  const services = useServices();
  const [port] = useState<LaunchPort>(() => ({ address: null }));
  const [pause] = useState(createGamePause);
  const flow = useFlow(() => provideGameLaunch(services, port, entry), {
    input: {
      gameId,
      who: personOf(services.session.getSnapshot()),
      tab: gameTabOf(gameId),
      intent: { kind: 'navigate', to: location.pathname + location.search },
    },
  });
  const { actor, context, send } = flow;

  const isShut = flow.hasTag('shut');
  useEffect(() => {
    if (isShut) closeEmptyGameTab(gameId);
  }, [isShut, gameId]);

  // A game in a tab cannot answer: nobody waits for its round.
  useEffect(
    () =>
      pause.join({
        pause: () => Promise.resolve(tellGameTab(gameId, 'game.pause')),
        resume: () => tellGameTab(gameId, 'game.resume'),
      }),
    [pause, gameId],
  );

  // Money moved during play: the balance reloads, however the person leaves (L5). This page's own
  // reads are dropped first, or they would reload too, even signed out.
  useEffect(
    () => () => {
      queueMicrotask(() => void refreshPlay(services));
    },
    [services],
  );

  return {
    ...flow,
    /** Address of the opened game; null before. */
    address: port.address,
    /** Pauses the game, in its frame or its tab. */
    pause,
    isTabInHand: isGameTabInHand(gameId),
    /**
     * In the person's gesture, or the browser blocks it. A second press while it opens does
     * nothing.
     */
    pressForTab: () => {
      if (!actor.getSnapshot().can({ type: 'tab.pressed' })) return;
      openGameTab(gameId, t('launching', { name: context.game?.gameName ?? '' }));
      send({ type: 'tab.pressed' });
    },
    showTab: () => showGameTab(gameId),
    closeTab: () => closeGameTab(gameId),
    noteChange: () => void refreshPlay(services),
  };
}

/** The launch as the page shows it. */
export type GameLaunch = ReturnType<typeof useGameLaunch>;
