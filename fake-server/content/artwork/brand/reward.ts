import * as arena from '../emblems/arena.ts';
import * as goods from '../emblems/rewards.ts';
import { foldedStar } from '../emblems/treasures.ts';
import { tone, towardsLight } from '../palette.ts';
import { seededRandom } from '../random.ts';
import { type Brush, disc, type Emblem, glint, oval, place } from '../shapes.ts';
import { Sheet } from '../sheet.ts';

/** What a reward looks like. */
export type RewardPicture = 'cap' | 'football' | 'gamepad' | 'headphones' | 'mug' | 'ticket';

const emblems: Readonly<Record<RewardPicture, { readonly hue: number; readonly draw: Emblem }>> = {
  cap: { hue: 214, draw: goods.cap },
  football: { hue: 142, draw: arena.football },
  gamepad: { hue: 262, draw: arena.gamepad },
  headphones: { hue: 196, draw: arena.headset },
  mug: { hue: 22, draw: goods.mug },
  ticket: { hue: 338, draw: arena.ticket },
};

/** The picture of a reward, 480 by 360, without words. */
export function rewardArtwork({ seed, picture }: { seed: string; picture: RewardPicture }): string {
  const key = `reward/${picture}/${seed}`;
  const random = seededRandom(key);
  const sheet = new Sheet(key);
  const { hue: base, draw } = emblems[picture];
  const hue = base + random.whole(-14, 14);
  const brush: Brush = { sheet, random, hue, ink: tone(hue, 75, 8) };
  const light = towardsLight(hue, 24);
  return sheet.render(
    480,
    360,
    `<path d="M0 0H480V360H0z" fill="${sheet.linear(tone(hue, 70, 30), tone(hue - 16, 76, 14))}"/>` +
      disc(
        240,
        170,
        230,
        sheet.radial(
          { cx: 50, cy: 50, r: 50 },
          tone(light, 95, 74, 0.85),
          `${tone(light, 92, 56, 0.3)} 45%`,
          tone(light, 90, 50, 0),
        ),
      ) +
      oval(240, 306, 130, 18, sheet.radial({ cx: 50, cy: 50, r: 50 }, '#000a', '#0000')) +
      place(draw(brush), 240, 182, 1.2, random.whole(-6, 6)) +
      place(foldedStar(46)(brush), 82, 76, 0.28, -14) +
      place(foldedStar(46)(brush), 402, 286, 0.22, 18) +
      glint(396, 84, 14) +
      glint(92, 268, 10),
  );
}
