import { escaped, firstSigns, heavyWidth } from '../lettering.ts';
import { middleTone, tone } from '../palette.ts';
import { type Random, seededRandom } from '../random.ts';
import { disc, flat, line, place, short, spikes } from '../shapes.ts';
import { Sheet } from '../sheet.ts';

/** What a vendor's marks are made from. */
export interface VendorMarkInput {
  seed: string;
  name: string;
  /** The vendor's base hue in degrees. */
  hue: number;
}

/** A vendor's logo: emblem and word, 160 by 48. It can be read on dark and on light grounds. */
export function vendorLogo({ seed, name, hue }: VendorMarkInput): string {
  const random = seededRandom(`vendor/${seed}/${name}`);
  const sheet = new Sheet(`logo/${seed}/${name}/${hue}`);
  const word = firstSigns(name, 22);
  const size = Math.min(25, 106 / heavyWidth(word));
  const width = Math.min(106, heavyWidth(word) * size);
  const serif = random.chance(0.25) ? 'serif' : 'sans-serif';
  const slope = random.chance(0.3) ? ' font-style="italic"' : '';
  const label = escaped(word);
  const text = `<text x="50" y="${short(24 + size * 0.36)}" font-family="${serif}" font-weight="900"${slope} font-size="${short(size)}" textLength="${short(width)}" lengthAdjust="spacingAndGlyphs"`;
  return sheet.render(
    160,
    48,
    place(badge(sheet, seededRandom(`badge/${seed}/${name}`), hue), 24, 24, 0.2) +
      `${text} fill="${middleTone(hue, 95)}">${label}</text>`,
    escaped(name),
  );
}

/** A vendor's square icon, 64 by 64. */
export function vendorIcon({ seed, name, hue }: VendorMarkInput): string {
  const sheet = new Sheet(`icon/${seed}/${name}/${hue}`);
  return sheet.render(
    64,
    64,
    place(badge(sheet, seededRandom(`badge/${seed}/${name}`), hue), 32, 32, 0.29),
    escaped(name),
  );
}

/** The emblem that both marks share: a shape of two tones with a white sign, 200 across. */
function badge(sheet: Sheet, random: Random, hue: number): string {
  const grounds = [
    'M-60-100H60Q100-100 100-60V60Q100 100 60 100H-60Q-100 100-100 60V-60Q-100-100-60-100z',
    'M0-104 90-52V52L0 104-90 52V-52z',
    'M-100 0A100 100 0 0 1 100 0A100 100 0 0 1-100 0z',
    'M-84-92H84Q96 20 0 104-96 20-84-92z',
    'M0-104Q40-40 104 0 40 40 0 104-40 40-104 0-40-40 0-104z',
  ];
  const signs = [
    flat('M0-70 60 50H26L0-6-26 50H-60z', '#fff'),
    flat(spikes(5, 68, 29), '#fff'),
    line('M-52 34 -16-44 14 20 52-40', '#fff', 24),
    flat('M14-74-46 12H-6L-16 74 48-18H6z', '#fff'),
    disc(0, 0, 50, 'none', 'stroke="#fff" stroke-width="20"') + disc(0, 0, 18, '#fff'),
    flat('M-56 40-62-38-26-4 0-58 26-4 62-38 56 40z', '#fff'),
    flat('M0-66 52-20 0 66-52-20z', '#fff') + flat('M-52-20H52L0 66z', '#0003'),
    line('M-46-20Q0-70 46-20M-46 22Q0-28 46 22M-46 62Q0 12 46 62', '#fff', 18),
    flat('M-54-54H54L10-4V54H-10V-4z', '#fff'),
    flat('M-6-60A60 60 0 1 0 56 20 46 46 0 1 1-6-60z', '#fff'),
  ];
  const ground = random.pick(grounds);
  return (
    flat(ground, sheet.linear(tone(hue + 22, 88, 60), tone(hue - 12, 84, 32))) +
    flat('M-104-20Q0 30 104-50V-104H-104z', '#ffffff24', `clip-path="${sheet.clip(ground)}"`) +
    place(random.pick(signs), 0, 0, 0.84)
  );
}
