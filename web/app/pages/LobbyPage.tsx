import { useTranslation } from 'react-i18next';
import { type MatchGameType, matchGameTypes } from '#contract/entities/sports-types.ts';
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
const PopularGames = lazyPart(
  () => import('#web/features/boards/PopularGames.tsx'),
  <Skeleton />,
  Nothing,
);
const PvpRooms = lazyPart(() => import('#web/features/pvp/PvpRooms.tsx'), <Skeleton />, PartFailed);

const Matches = lazyPart<{ readonly gameType: MatchGameType }>(
  () => import('#web/features/sports/Matches.tsx'),
  <Skeleton />,
  PartFailed,
);

/** A category's lobby with its matches and players' activity (R5, L4a, L8). */
export default function LobbyPage({ path }: PageProps) {
  useTranslation(['games', 'errors', 'account']);
  const lobby = lobbyCategories.find(({ segment }) => path === `/${segment}`);
  if (!lobby) throw new Error(`there is no lobby at ${path}`);
  const { category } = lobby;
  return (
    <Lobby
      category={category}
      popular={<PopularGames />}
      matches={isMatchGameType(category) && <Matches gameType={category} />}
      boards={<LobbyBoards category={category} />}
      rooms={category === 'PVP' && <PvpRooms />}
    />
  );
}

function isMatchGameType(category: LobbyCategory): category is MatchGameType {
  return matchGameTypes.some((one) => one === category);
}

function Nothing() {
  return null;
}
