import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameType } from '#contract/entities/game.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { failureOf } from '#web/shared/failures/read-failure.ts';
import { GameTile } from '#web/shared/games/GameTile.tsx';
import { GameTileSkeleton } from '#web/shared/games/GameTileSkeleton.tsx';
import { type GameFilter, gamePageRead } from '#web/shared/games/game-shelves.ts';
import { useGameTiles } from '#web/shared/games/use-game-tiles.ts';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { TypedSearch } from '#web/shared/page/TypedSearch.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import styles from './VendorGames.module.css';

/** A longer list has a search. */
const SEARCHED_FROM = 13;
/** Placeholders until the number of games is known. */
const PLACES_AT_FIRST = 8;

interface VendorGamesProps {
  /** Code of the vendor. */
  readonly vassalage: string;
  readonly gameType: GameType;
}

/** A vendor's games to choose from, paged, with a search if there are many (L4). */
export function VendorGames({ vassalage, gameType }: VendorGamesProps) {
  const { t } = useTranslation(['game', 'games']);
  const language = useLanguage();
  const tileOf = useGameTiles();
  const [search, setSearch] = useState('');
  const [pages, setPages] = useState(1);
  const filter: GameFilter = { vassalage, gameType, ...(search !== '' && { gameName: search }) };
  const [all, ...answers] = useQueries({
    queries: [
      gamePageRead('popular', { vassalage, gameType }, language, 1),
      ...Array.from({ length: pages }, (_, page) =>
        gamePageRead('popular', filter, language, page + 1),
      ),
    ],
  });
  const games = answers.flatMap(({ data }) => data?.games ?? []);
  const total = answers[0]?.data?.totalGames;
  const failure = failureOf(...answers);
  const isLoading = answers.some(({ isPending }) => isPending);

  return (
    <div className={styles.games}>
      {(all?.data?.totalGames ?? 0) >= SEARCHED_FROM && (
        <TypedSearch
          label={t('games:search')}
          clearLabel={t('games:clearSearch')}
          value={search}
          onSearched={(text) => {
            setSearch(text);
            setPages(1);
          }}
        />
      )}
      <output className={styles.count}>
        {total === undefined ? '' : t('games:count', { count: total })}
      </output>
      <ul role="list" className={styles.list} aria-busy={isLoading}>
        {games.map((game) => (
          <li key={game.nodeId}>
            <GameTile {...tileOf(game)} />
          </li>
        ))}
        {isLoading &&
          Array.from({ length: PLACES_AT_FIRST }, (_, place) => (
            <li key={`place ${place}`}>
              <GameTileSkeleton />
            </li>
          ))}
      </ul>
      {failure && <ReadFailed level={3} title={t('games:failedTitle')} {...failure} />}
      {total !== undefined && games.length < total && !isLoading && !failure && (
        <Button onClick={() => setPages(pages + 1)}>{t('showMore')}</Button>
      )}
    </div>
  );
}
