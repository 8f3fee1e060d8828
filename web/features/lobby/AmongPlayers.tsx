import type { ReactNode } from 'react';
import { usePageLoaded } from '#web/platform/painting/use-page-loaded.ts';
import styles from './Lobby.module.css';

/** What fills the places among the players. */
export interface AmongPlayersProps {
  /** News, winners and missions in a line. */
  readonly boards: ReactNode;
  /** The rooms of card games; nothing when there are none. */
  readonly rooms: ReactNode;
}

/**
 * What goes on among the players, above the games (L8): news, winners and missions in a line, and
 * the rooms of card games. Their room is kept from the start. The line comes after the first view.
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
