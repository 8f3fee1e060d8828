import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { filterOf } from '#web/app/games/category-filter.ts';
import { useQueries } from '#web/app/services-context.ts';
import type { LobbyCategory, lobbyCategories } from '#web/app/shell/categories.ts';
import { useLanguage } from '#web/app/use-language.ts';
import { useNear } from '#web/platform/use-near.ts';
import { GameRow } from './GameRow.tsx';
import styles from './home-layout.module.css';

/** Games that a row of home shows; the lobby has the others. */
export const GAMES_IN_A_ROW = 14;

interface CategoryRowProps {
  readonly category: LobbyCategory;
  readonly segment: string;
  readonly Icon: (typeof lobbyCategories)[number]['Icon'];
}

/** The first games of one category; asked for when the row comes near. */
export function CategoryRow({ category, segment, Icon }: CategoryRowProps) {
  const { t } = useTranslation();
  const queries = useQueries();
  const language = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  const games = useInfiniteQuery({ ...queries.games(filterOf(category), language), enabled: near });
  return (
    <div ref={place} className={styles.later}>
      <GameRow
        title={
          <>
            <Icon size={22} /> {t(`category.${category}`)}
          </>
        }
        games={games.data?.pages[0]?.games.slice(0, GAMES_IN_A_ROW)}
        failed={games.isError}
        onRetry={() => void games.refetch()}
        moreAt={`/${segment}`}
      />
    </div>
  );
}
