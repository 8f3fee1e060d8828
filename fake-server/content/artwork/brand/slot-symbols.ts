import { cherry } from '../emblems/fruits.ts';
import { brilliant } from '../emblems/gems.ts';
import { bell, clover, crown, foldedStar, seven } from '../emblems/treasures.ts';
import { gold, lit, shaded, tone } from '../palette.ts';
import { seededRandom } from '../random.ts';
import { type Brush, disc, type Emblem, flat, glint, inked, place, spikes } from '../shapes.ts';
import { Sheet } from '../sheet.ts';
import { castFor } from '../themes/index.ts';

/** The symbols on the reels of the 3 by 5 slot. */
export const SLOT_SYMBOLS = [
  'seven',
  'bell',
  'cherry',
  'diamond',
  'crown',
  'star',
  'clover',
  'wild',
  'scatter',
] as const;

export type SlotSymbol = (typeof SLOT_SYMBOLS)[number];

const DRAWINGS: Record<SlotSymbol, Emblem> = {
  seven,
  bell,
  cherry,
  diamond: brilliant(196),
  crown,
  star: foldedStar(46),
  clover,
  wild: (brush) =>
    flat(spikes(12, 104, 84), gold(brush.sheet), `stroke="${brush.ink}"`) +
    disc(0, 0, 76, lit(brush.sheet, 282, 85, 44), 'stroke="#7a3c04"') +
    flat(spikes(12, 72, 20), '#ffffff2e') +
    ribbon(brush, 'WILD', 352),
  scatter: (brush) =>
    disc(0, 0, 98, gold(brush.sheet), `stroke="${brush.ink}"`) +
    disc(0, 0, 82, shaded(brush.sheet, 200, 90, 40), 'stroke="#7a3c04"') +
    place(foldedStar(46)(brush), 0, -14, 0.72) +
    ribbon(brush, 'SCATTER', 262),
};

/** The slot that a symbol is drawn for. */
export interface SlotLook {
  /** Of the game's tile. */
  readonly seed: string;
  readonly title: string;
}

/** A glossy reel symbol, 100 by 100: the wild one shows the hero of the game's tile. */
export function slotSymbol(name: SlotSymbol, look?: SlotLook): string {
  const isHero = name === 'wild' && look !== undefined;
  const sheet = new Sheet(isHero ? `symbol/${name}/${look.seed}/${look.title}` : `symbol/${name}`);
  const brush: Brush = { sheet, random: seededRandom(name), hue: 280, ink: '#2a0a1e' };
  const drawn = isHero ? heroOf(look)(brush) : DRAWINGS[name](brush);
  return sheet.render(100, 100, place(drawn, 50, 50, 0.46), name);
}

function heroOf({ seed, title }: SlotLook): Emblem {
  const { hero } = castFor(title, 'RNG', seededRandom(`RNG/${seed}/${title}`));
  return (brush) => place(hero.draw(brush), 0, -12, 0.9) + ribbon(brush, 'WILD', 352);
}

function ribbon(brush: Brush, word: string, hue: number): string {
  const width = word.length > 5 ? 150 : 118;
  return (
    inked(brush, 'M-104 26H-70V76H-104L-88 51zM104 26H70V76H104L88 51z', tone(hue, 80, 26)) +
    inked(brush, 'M-90 16Q0 4 90 16V66Q0 54-90 66z', shaded(brush.sheet, hue, 88, 46)) +
    `<text y="52" font-family="sans-serif" font-weight="900" font-size="44" text-anchor="middle" textLength="${width}" lengthAdjust="spacingAndGlyphs" fill="${gold(brush.sheet)}" stroke="#4a1204" stroke-width="7" paint-order="stroke">${word}</text>` +
    glint(-66, 18, 16)
  );
}
