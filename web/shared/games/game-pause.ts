/** A game that can be paused. */
export interface PausableGame {
  /** Done when no round runs any more, and none starts. */
  pause(): Promise<void>;
  resume(): void;
}

/** Pauses the game of a page wherever it is open, also one that comes later (W10). */
export interface GamePause extends PausableGame {
  /** The game is there; returns how it goes. */
  join(game: PausableGame): () => void;
  /** A vendor's page has loaded in its frame; the one before it is gone. */
  joinFrame(frame: HTMLIFrameElement): void;
}

export function createGamePause(): GamePause {
  const games = new Set<PausableGame>();
  let isPaused = false;
  let leaveFrame: (() => void) | undefined;
  const join: GamePause['join'] = (game) => {
    games.add(game);
    if (isPaused) void game.pause();
    return () => games.delete(game);
  };
  return {
    join,
    joinFrame(frame) {
      leaveFrame?.();
      leaveFrame = join(pausableFrame(frame));
    },
    async pause() {
      isPaused = true;
      await Promise.all(Array.from(games, (game) => game.pause()));
    },
    resume() {
      isPaused = false;
      for (const game of games) game.resume();
    },
  };
}

/** The game in a frame, by messages to the vendor's page. */
function pausableFrame(frame: HTMLIFrameElement): PausableGame {
  const tell = (type: 'game.pause' | 'game.resume') =>
    frame.contentWindow?.postMessage({ type }, new URL(frame.src).origin);
  let paused: PromiseWithResolvers<void> | undefined;
  const hear = ({ origin, source, data }: MessageEvent<{ type?: string } | null>) => {
    if (origin !== new URL(frame.src).origin || source !== frame.contentWindow) return;
    if (data?.type === 'game.paused') paused?.resolve();
  };
  return {
    async pause() {
      if (!frame.isConnected) return;
      paused = Promise.withResolvers();
      window.addEventListener('message', hear);
      tell('game.pause');
      await paused.promise;
      window.removeEventListener('message', hear);
    },
    resume() {
      paused?.resolve();
      tell('game.resume');
    },
  };
}
