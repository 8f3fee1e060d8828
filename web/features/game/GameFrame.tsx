import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useServices } from '#web/app/services-context.ts';
import styles from './GamePage.module.css';

/** Names the frame, for the button that fills the screen with it. */
export const GAME_STAGE_ID = 'game-stage';

/** A vendor's page that has not arrived by then counts as failed, in milliseconds. */
const FRAME_TIME_LIMIT_MILLISECONDS = 30_000;

interface GameFrameProps {
  readonly address: string;
  readonly title: string;
  /** The person closed the game on the vendor's page. */
  readonly onClosed: () => void;
  /** The vendor's page did not arrive. */
  readonly onFailed: () => void;
}

/** What the vendor's page tells its frame. */
interface GameMessage {
  readonly type: 'round.settled' | 'game.closed';
}

/** The vendor's page on its own origin, under a sandbox: it may run, and reach only itself. */
export function GameFrame({ address, title, onClosed, onFailed }: GameFrameProps) {
  const { queryClient, queries } = useServices();
  const frame = useRef<HTMLIFrameElement>(null);
  const [arrived, setArrived] = useState(false);

  const hear = useEffectEvent(({ origin, source, data }: MessageEvent<GameMessage>) => {
    if (origin !== new URL(address).origin || source !== frame.current?.contentWindow) return;
    if (data.type === 'round.settled') void queryClient.invalidateQueries(queries.balance());
    else if (data.type === 'game.closed') onClosed();
  });
  useEffect(() => {
    const listener = (event: MessageEvent<GameMessage>) => hear(event);
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }, []);

  const giveUp = useEffectEvent(() => onFailed());
  useEffect(() => {
    if (arrived) return undefined;
    const timer = setTimeout(() => giveUp(), FRAME_TIME_LIMIT_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [arrived]);

  return (
    <iframe
      ref={frame}
      id={GAME_STAGE_ID}
      src={address}
      title={title}
      className={styles.frame}
      // The page comes from another origin, and must keep that one to talk to it.
      // oxlint-disable-next-line react/iframe-missing-sandbox -- see above
      sandbox="allow-scripts allow-same-origin"
      allow="fullscreen; autoplay"
      referrerPolicy="origin"
      onLoad={() => setArrived(true)}
    />
  );
}
