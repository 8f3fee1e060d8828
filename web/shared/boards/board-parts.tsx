import type { LobbyCategory } from '#web/shared/games/categories.ts';
import { lazyPart, PartFailed } from '#web/shared/loading/lazy-part.tsx';
import { BoardPlace } from './BoardPlace.tsx';

/*
 * What goes on among the players (L8), for the pages that show it. Each part loads by itself, after
 * what a person came for.
 */

interface LobbyBoardsProps {
  readonly category: LobbyCategory;
}

/** Popular games, winners, missions and news, on home. */
export const HomeBoards = lazyPart(() => import('#web/features/boards/HomeBoards.tsx'), null);

/** News, winners and missions in a line, in the lobby. It is no loss to whoever does not get it. */
export const LobbyBoards = lazyPart<LobbyBoardsProps>(
  () => import('#web/features/boards/LobbyBoards.tsx'),
  <BoardPlace />,
  Nothing,
);

/** The rooms of card games. */
export const PvpRooms = lazyPart(
  () => import('#web/features/rooms/PvpRooms.tsx'),
  <BoardPlace />,
  PartFailed,
);

function Nothing() {
  return null;
}
