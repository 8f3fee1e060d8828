import { dragon } from '../emblems/beasts.ts';
import { fish, jellyfish, octopus, shark, turtle } from '../emblems/ocean.ts';
import { seededRandom } from '../random.ts';
import { type Brush, type Emblem, place } from '../shapes.ts';
import { Sheet } from '../sheet.ts';

const DRAWINGS = {
  sardine: fish(210, '#e8f1ff'),
  clownfish: fish(24, '#fff'),
  angelfish: fish(320, '#ffe14a'),
  jellyfish,
  turtle,
  octopus,
  shark,
  dragon,
} satisfies Record<string, Emblem>;

/** A creature of the fish hunt, 100 by 100. */
export function seaCreature(name: keyof typeof DRAWINGS): string {
  const sheet = new Sheet(`creature/${name}`);
  const brush: Brush = { sheet, random: seededRandom(name), hue: 200, ink: '#04202e' };
  return sheet.render(100, 100, place(DRAWINGS[name](brush), 50, 50, 0.46), name);
}
