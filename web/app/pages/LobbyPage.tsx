import { useTranslation } from 'react-i18next';
import Lobby from '#web/features/lobby/Lobby.tsx';
import { type LobbyCategory, lobbyCategories } from '#web/shared/games/categories.ts';
import { lazyPart, PartFailed } from '#web/shared/loading/lazy-part.tsx';
import type { PageProps } from '#web/shared/page/page-props.ts';
import { Skeleton } from '#web/ui/waiting/Skeleton.tsx';

// Nothing important is missing without it.
const LobbyBoards = lazyPart<{ readonly category: LobbyCategory }>(
  () => import('#web/features/boards/LobbyBoards.tsx'),
  <Skeleton />,
  Nothing,
);
const PvpRooms = lazyPart(() => import('#web/features/pvp/PvpRooms.tsx'), <Skeleton />, PartFailed);

/** A category's lobby with players' activity (R5, L8). */
export default function LobbyPage({ path }: PageProps) {
  useTranslation(['games', 'errors', 'account']);
  const lobby = lobbyCategories.find(({ segment }) => path === `/${segment}`);
  if (!lobby) throw new Error(`there is no lobby at ${path}`);
  const { category } = lobby;
  return (
    <Lobby
      category={category}
      boards={<LobbyBoards category={category} />}
      rooms={category === 'PVP' && <PvpRooms />}
    />
  );
}

function Nothing() {
  return null;
}
