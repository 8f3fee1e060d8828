import type { Random } from '../random.ts';
import { CONTEST_THEMES } from './contests.ts';
import { NATURE_SLOTS } from './slots-nature.ts';
import { STAGE_SLOTS } from './slots-stage.ts';
import { WORLD_SLOTS } from './slots-world.ts';
import { TABLE_THEMES } from './tables.ts';
import { COMMON_WORDS, type GameCategory, type Motif, type Theme } from './theme.ts';

const THEMES: readonly Theme[] = [
  ...WORLD_SLOTS,
  ...NATURE_SLOTS,
  ...STAGE_SLOTS,
  ...TABLE_THEMES,
  ...CONTEST_THEMES,
];

/** The themes of a category. */
export function themesOf(category: GameCategory): readonly Theme[] {
  return THEMES.filter((theme) => theme.categories.includes(category));
}

/** The words of a title in lower case, without accents. */
function wordsOf(title: string): ReadonlySet<string> {
  return new Set(
    title
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .filter((word) => word !== ''),
  );
}

const COMMON = wordsOf(COMMON_WORDS);

/** The theme and hero that a title names; random if it names none. */
export function castFor(
  title: string,
  category: GameCategory,
  random: Random,
): { theme: Theme; hero: Motif } {
  const words = wordsOf(title);
  const matches = (list: string): number => {
    let sum = 0;
    for (const word of list.split(' ')) if (words.has(word)) sum += COMMON.has(word) ? 0.1 : 1;
    return sum;
  };
  // A named hero outweighs the words of the surroundings.
  const score = (theme: Theme): number =>
    matches(theme.words) * 2 + Math.max(...theme.heroes.map((hero) => matches(hero.words)));
  const theme = best(random.shuffled(themesOf(category)), score);
  return { theme, hero: best(random.shuffled(theme.heroes), (hero) => matches(hero.words)) };
}

function best<T>(list: readonly T[], score: (item: T) => number): T {
  let [winner] = list;
  if (winner === undefined) throw new RangeError('Nothing to choose from');
  for (const item of list) if (score(item) > score(winner)) winner = item;
  return winner;
}
