import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#web/i18n/use-language.ts';
import { useNear } from '#web/platform/painting/use-near.ts';
import { readOf } from '#web/shared/failures/read-failure.ts';
import type { LobbyCategory, lobbyCategories } from '#web/shared/games/categories.ts';
import { filterOf } from '#web/shared/games/category-filter.ts';
import { gamePageRead } from '#web/shared/games/game-shelves.ts';
import { GameRow } from './GameRow.tsx';
import styles from './home-layout.module.css';

/** Games in a row of home; the lobby has the others. */
export const GAMES_IN_A_ROW = 14;

interface CategoryRowProps {
  readonly category: LobbyCategory;
  readonly segment: string;
  readonly Icon: (typeof lobbyCategories)[number]['Icon'];
  /** Whether the content above has been drawn; until then it keeps its place. */
  readonly isWanted: boolean;
}

/** The first games of one category; loaded when the row comes near. */
export function CategoryRow({ category, segment, Icon, isWanted }: CategoryRowProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  const games = useQuery({
    ...gamePageRead('popular', filterOf(category), language, 1),
    enabled: near,
  });
  return (
    <div ref={place} className={styles.later}>
      {isWanted && (
        <GameRow
          title={
            <>
              <Icon size={22} /> {t(`category.${category}`)}
            </>
          }
          read={readOf(games, games.data?.games.slice(0, GAMES_IN_A_ROW))}
          moreAt={`/${segment}`}
        />
      )}
    </div>
  );
}
