import type { ReactNode } from 'react';
import { usePageLoaded } from '#web/platform/painting/use-page-loaded.ts';
import styles from './Lobby.module.css';

/** The content of players' activity. */
export interface AmongPlayersProps {
  /** News, winners and missions in a line. */
  readonly boards: ReactNode;
  /** The rooms of card games; nothing if there are none. */
  readonly rooms: ReactNode;
}

/**
 * Players' activity above the games (L8): news, winners and missions in a line, and the rooms of
 * card games. Their room is reserved. The line loads after the first view.
 */
export function AmongPlayers({ boards, rooms }: AmongPlayersProps) {
  const isLoaded = usePageLoaded();
  return (
    <>
      <div className={styles.boards}>{isLoaded && boards}</div>
      {rooms && <div className={styles.rooms}>{rooms}</div>}
    </>
  );
}
