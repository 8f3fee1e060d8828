import { seededRandom } from './random.ts';
import { themesOf } from './themes/index.ts';
import type { GameCategory, Theme } from './themes/theme.ts';

/** A title for a game of the category. The same seed gives the same title; two seeds may share one. */
export function gameTitle(seed: string, category: GameCategory): string {
  const random = seededRandom(`${category}/title/${seed}`);
  const { heads, tails } = random.pick(random.pick(themesOf(category)).phrases);
  return `${random.pick(heads)} ${random.pick(tails)}`;
}

/**
 * The requested number of distinct titles, rotating through the themes. When a category runs out of
 * words, sequels follow: 'Roleta VIP 2'.
 */
export function gameTitles(category: GameCategory, count: number, seed: string): string[] {
  const random = seededRandom(`${category}/titles/${seed}`);
  const themes = random
    .shuffled(themesOf(category))
    .map((theme) => random.shuffled(allTitles(theme)));
  const longest = Math.max(...themes.map((titles) => titles.length));
  const originals = new Set<string>();
  for (let turn = 0; turn < longest; turn++) {
    for (const titles of themes) {
      const title = titles[turn];
      if (title !== undefined) originals.add(title);
    }
  }
  const first = [...originals];
  const titles = new Set(first.slice(0, count));
  for (let part = 2; titles.size < count; part++) {
    for (const title of first) if (titles.size < count) titles.add(`${title} ${part}`);
  }
  return [...titles];
}

function allTitles(theme: Theme): string[] {
  return theme.phrases.flatMap(({ heads, tails }) =>
    heads.flatMap((head) => tails.map((tail) => `${head} ${tail}`)),
  );
}
