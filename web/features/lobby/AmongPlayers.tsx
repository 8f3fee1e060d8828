import type { ReactNode } from 'react';
import { usePageLoaded } from '#web/platform/painting/use-page-loaded.ts';
import styles from './Lobby.module.css';

/** What a category has above its games. */
export interface AmongPlayersProps {
  /** The matches of a sports category; nothing for others. */
  readonly matches: ReactNode;
  /** News, winners and missions in a line. */
  readonly boards: ReactNode;
  /** The rooms of card games; nothing if there are none. */
  readonly rooms: ReactNode;
}

/**
 * Matches (L4a) and players' activity above the games (L8): news, winners and missions in a line, and
 * the rooms of card games. Their room is reserved. The line loads after the first view.
 */
export function AmongPlayers({ matches, boards, rooms }: AmongPlayersProps) {
  const isLoaded = usePageLoaded();
  return (
    <>
      {matches && <div className={styles.matches}>{matches}</div>}
      <div className={styles.boards}>{isLoaded && boards}</div>
      {rooms && <div className={styles.rooms}>{rooms}</div>}
    </>
  );
}
