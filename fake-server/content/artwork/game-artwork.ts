import { coinHeap } from './emblems/treasures.ts';
import { escaped, lettering } from './lettering.ts';
import { gold, tone, towardsLight } from './palette.ts';
import { seededRandom } from './random.ts';
import * as light from './scenery/light.ts';
import { type Brush, type Emblem, oval, place } from './shapes.ts';
import { Sheet } from './sheet.ts';
import { castFor } from './themes/index.ts';
import type { Air, GameCategory } from './themes/theme.ts';

/** What a game's tile is made from. */
export interface GameArtworkInput {
  seed: string;
  title: string;
  category: GameCategory;
  /** The vendor's base hue in degrees; it tints the theme's own. */
  hue: number;
  /** For a small screen or low bandwidth: without the smallest parts (S15). */
  small?: boolean;
}

/** The tile of a game: an SVG document of 300 by 400. Any title gives a well-formed picture. */
export function gameArtwork({ seed, title, category, hue, small }: GameArtworkInput): string {
  const random = seededRandom(`${category}/${seed}/${title}`);
  const { theme, hero } = castFor(title, category, random);
  const tint = (((hue % 360) + 360) % 360) / 360;
  const base = random.pick(theme.hues) + (tint - 0.5) * 26;
  const brush: Brush = {
    sheet: new Sheet(`${category}/${seed}/${title}/${hue}`),
    random,
    hue: base,
    ink: tone(base, 75, 9),
  };
  const lightness = theme.lightness ?? 46;
  const glow = tone(towardsLight(base, 34), 100, Math.min(86, lightness + 32));
  const style = random.pick(theme.styles);
  // Most titles are below the hero; some above, and then hero and light move down.
  const above = random.chance(0.2);
  const lower = (markup: string): string => (above ? place(markup, 0, 82) : markup);
  const shade = light.shade(brush, base);
  // Drawn and then dropped, so that the random sequence stays that of the whole picture.
  const fine = (markup: string): string => (small === true ? '' : markup);
  const body = [
    light.sky(brush, base, lightness),
    random.chance(0.75) ? fine(lower(light.rays(brush, glow, random.pick([9, 12, 14])))) : '',
    random.pick(theme.places)(brush),
    lower(light.halo(brush, glow, random.whole(118, 146))),
    fine(AIR[theme.air](brush)),
    above ? `<g transform="matrix(1 0 0-1 0 400)">${shade}</g>` : '',
    lower(arrangement(brush, hero.draw, theme.helpers)),
    above ? '' : shade,
    theme.coins === true && random.chance(0.6)
      ? place(coinHeap(brush, random.whole(170, 290)), 150, above ? 388 : 300)
      : '',
    fine(lower(light.glints(brush, random.whole(2, 4)))),
    random.chance(0.3) ? light.gildedFrame(brush) : '',
    lettering(brush, title, style, above ? 100 : 378, above ? 78 : 96),
  ];
  return brush.sheet.render(300, 400, body.join(''), escaped(title));
}

const AIR: Record<Air, (brush: Brush) => string> = {
  embers: (brush) => light.motes(brush, '#ffcf5a', 14, 2.6),
  bubbles: (brush) => light.motes(brush, '#ffffff90', 12, 5),
  fireflies: (brush) => light.motes(brush, tone(brush.hue + 40, 100, 84), 14, 2.4),
  stars: (brush) => light.motes(brush, '#fff', 16, 1.8),
  petals: (brush) => light.scraps(brush, [340, 350], 10, true),
  confetti: (brush) => light.scraps(brush, [48, 190, 320, 130, 20], 15),
};

/** Sets the hero on its stage, in one of several orders, with helpers around it. */
function arrangement(brush: Brush, hero: Emblem, helpers: readonly Emblem[]): string {
  const { random } = brush;
  const [first = hero, second = first] = random.shuffled(
    helpers.filter((helper) => helper !== hero),
  );
  const main = hero(brush);
  const ground = oval(
    150,
    268,
    96,
    16,
    brush.sheet.radial({ cx: 50, cy: 50, r: 50 }, '#000a', '#0000'),
  );
  switch (random.whole(0, 6)) {
    case 0:
      return place(main, 150, 158, 1.34, random.whole(-6, 6));
    case 1:
      return (
        place(first(brush), 62, 118, 0.56, -16) +
        place(second(brush), 240, 122, 0.56, 16) +
        ground +
        place(main, 150, 170, 1.08)
      );
    case 2:
      return (
        ground +
        place(main, 150, 142, 1.1) +
        place(first(brush), 60, 244, 0.5, -12) +
        place(second(brush), 242, 246, 0.48, 14)
      );
    case 3:
      return medallion(brush) + place(main, 150, 154, 1.02);
    case 4:
      return place(first(brush), 214, 92, 0.74, 14) + ground + place(main, 124, 176, 1.12, -6);
    case 5:
      return place(first(brush), 88, 92, 0.7, -14) + ground + place(main, 172, 176, 1.12, 6);
    default:
      return ground + place(main, 150, 156, 1.2, random.whole(-3, 3));
  }
}

/** A gilded and studded ring behind the hero. */
function medallion(brush: Brush): string {
  return place(
    `<circle r="118" fill="${tone(brush.hue, 80, 14, 0.4)}" stroke="#5a2a02" stroke-width="17"/>` +
      `<circle r="118" fill="none" stroke="${gold(brush.sheet)}" stroke-width="13"/>` +
      '<circle r="118" fill="none" stroke="#fffbe0" stroke-width="6" stroke-dasharray="0 30.9"/>',
    150,
    154,
  );
}
