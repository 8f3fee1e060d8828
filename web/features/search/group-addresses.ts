import type { GameCategory } from '#contract/entities/game.ts';
import { lobbyCategories } from '#web/shared/games/categories.ts';

/** Categories whose page has no search: it shows all of them. */
const listedWhole: ReadonlySet<GameCategory> = new Set(['LOTT', 'ELOTT']);

/** The lobby of a category. */
export function lobbyOf(category: GameCategory) {
  return lobbyCategories.find((one) => one.category === category);
}

/** Where all games of a category are that a text finds. */
export function allGamesAt(category: GameCategory, text: string): string | undefined {
  const path = `/${lobbyOf(category)?.segment}`;
  return listedWhole.has(category) ? path : withSearch(path, text);
}

/** A page that has its own search, with this text. */
export function withSearch(path: string, text: string): string {
  return `${path}?${new URLSearchParams({ search: text })}`;
}
