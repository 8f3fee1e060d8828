import { type SyntheticEvent, useEffect, useEffectEvent, useRef } from 'react';
import { GAME_FRAME_ALLOW, GAME_FRAME_SANDBOX } from './frame-policy.ts';
import styles from './GameFrame.module.css';
import type { StakeStop } from './use-funds-short.ts';

interface GameFrameProps {
  readonly address: string;
  readonly title: string;
  /** The vendor's page is there: the load of its frame. */
  readonly onArrived: (load: SyntheticEvent<HTMLIFrameElement>) => void;
  /** A round ended and money moved, or the session is over: everything shown is stale. */
  readonly onChanged: () => void;
  /** The person closed the game on the vendor's page. */
  readonly onClosed: () => void;
  /** The person wanted to stake more than there is. */
  readonly onFundsShort?: () => void;
  /** A limit that the person has set stopped a stake, or their account may not stake now. */
  readonly onStopped?: (by: StakeStop) => void;
  /** The person's current money, once known: a change makes the vendor's page reload. */
  readonly balance: number | undefined;
}

/** The messages of the vendor's page to its frame; that it has paused, `GamePause` hears. */
interface GameMessage {
  readonly type:
    | 'round.settled'
    | 'session.ended'
    | 'funds.short'
    | 'limit.reached'
    | 'play.stopped'
    | 'game.closed';
}

/** The vendor's page on its own origin, sandboxed: it may run, but only reach itself. */
export function GameFrame({
  address,
  title,
  onArrived,
  onChanged,
  onClosed,
  onFundsShort,
  onStopped,
  balance,
}: GameFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);

  const hear = useEffectEvent(({ origin, source, data }: MessageEvent<GameMessage | null>) => {
    if (origin !== new URL(address).origin || source !== frame.current?.contentWindow) return;
    if (data?.type === 'round.settled' || data?.type === 'session.ended') onChanged();
    else if (data?.type === 'game.closed') onClosed();
    else if (data?.type === 'funds.short') onFundsShort?.();
    else if (data?.type === 'limit.reached') onStopped?.('play_limit_reached');
    else if (data?.type === 'play.stopped') onStopped?.('account_restricted');
  });
  useEffect(() => {
    const listener = (event: MessageEvent<GameMessage | null>) => hear(event);
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }, []);

  const shown = useRef(balance);
  useEffect(() => {
    const isFirst = shown.current === undefined;
    if (balance === shown.current) return;
    shown.current = balance;
    if (isFirst) return;
    frame.current?.contentWindow?.postMessage({ type: 'balance.changed' }, new URL(address).origin);
  }, [address, balance]);

  return (
    <iframe
      ref={frame}
      src={address}
      title={title}
      className={styles.frame}
      // The page comes from another origin, and must keep that one to talk to it.
      // oxlint-disable-next-line react/iframe-missing-sandbox -- see above
      sandbox={GAME_FRAME_SANDBOX}
      allow={GAME_FRAME_ALLOW}
      referrerPolicy="origin"
      onLoad={onArrived}
    />
  );
}
