import * as beasts from '../emblems/beasts.ts';
import { pharaohMask } from '../emblems/egypt.ts';
import { carnivalMask, jester, toucan } from '../emblems/festive.ts';
import { hornedHelmet, skull, spartanHelmet } from '../emblems/legends.ts';
import { gold, tone } from '../palette.ts';
import { seededRandom } from '../random.ts';
import { type Brush, type Emblem, place } from '../shapes.ts';
import { Sheet } from '../sheet.ts';

const FACES: readonly Emblem[] = [
  beasts.tiger,
  beasts.lion,
  beasts.wolf,
  beasts.bull,
  beasts.rabbit,
  beasts.dragon,
  beasts.fox,
  beasts.panda,
  pharaohMask,
  carnivalMask,
  jester,
  toucan,
  hornedHelmet,
  skull,
  spartanHelmet,
];

/** A member's avatar: a face on a round coloured ground, 96 by 96. */
export function avatarArtwork({ seed }: { seed: string }): string {
  const random = seededRandom(`avatar/${seed}`);
  const sheet = new Sheet(`avatar/${seed}`);
  const hue = random.whole(0, 359);
  const brush: Brush = { sheet, random, hue, ink: tone(hue, 70, 9) };
  const ground = sheet.radial(
    { cx: 50, cy: 36, r: 66 },
    tone(hue + 24, 90, 78),
    `${tone(hue, 80, 48)} 50%`,
    tone(hue - 16, 80, 16),
  );
  return sheet.render(
    96,
    96,
    `<circle cx="48" cy="48" r="45.5" fill="${ground}" stroke="${gold(sheet)}" stroke-width="3"/>` +
      place(random.pick(FACES)(brush), 48, 50, 0.34),
  );
}
