import { useEffect, useState } from 'react';
import { pageLoaded } from '#web/platform/page-loaded.ts';
import { LobbyBoards, PvpRooms } from '#web/shared/boards/board-parts.tsx';
import type { LobbyCategory } from '#web/shared/games/categories.ts';
import styles from './Lobby.module.css';

/**
 * What goes on among the players, above the games (L8): news, winners and missions in a line, and
 * the rooms of card games. Their room is kept from the start. The line comes after the first view.
 */
export function AmongPlayers({ category }: { readonly category: LobbyCategory }) {
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    let isLeft = false;
    const showLater = async () => {
      await pageLoaded();
      if (!isLeft) setIsLoaded(true);
    };
    void showLater();
    return () => {
      isLeft = true;
    };
  }, []);
  return (
    <>
      <div className={styles.boards}>{isLoaded && <LobbyBoards category={category} />}</div>
      {category === 'PVP' && (
        <div className={styles.rooms}>
          <PvpRooms />
        </div>
      )}
    </>
  );
}
