import { coinHeap } from '../emblems/treasures.ts';
import { tone, towardsLight } from '../palette.ts';
import { seededRandom } from '../random.ts';
import { type Brush, disc, flat, glint, line, oval, place } from '../shapes.ts';
import { Sheet } from '../sheet.ts';
import { BANNER_SCENES, type BannerKind, type BannerScene } from './banner-scenes.ts';
import { PROMOTION_SCENES, type PromotionScene } from './promotion-scenes.ts';

/** Where a banner is placed: the stage of home, a strip above a page, or a low one above a form. */
export type BannerPlace = 'home' | 'strip' | 'low';

/** Parameters of a banner. */
export interface BannerInput {
  seed: string;
  kind: BannerKind;
  /** `wide` is for desktops, `tall` for phones. */
  layout: 'wide' | 'tall';
  /** That of home if left out. */
  place?: BannerPlace;
  /** For low bandwidth: only the hero, without flying and shining extras (S15). */
  small?: boolean;
}

/** Each picture has the shape of its place, so that its hero is never cut off. */
const BANNER_SIZES: Record<
  BannerPlace,
  Record<BannerInput['layout'], readonly [number, number]>
> = {
  home: { wide: [1200, 360], tall: [750, 420] },
  strip: { wide: [1200, 240], tall: [750, 220] },
  low: { wide: [1200, 180], tall: [750, 200] },
};

/**
 * A banner without words. Its hero is on the right; the left third is dark and calm, so that white
 * text on it has a contrast of at least 4.5 to 1 (S4).
 */
export function bannerArtwork(input: BannerInput): string {
  const { seed, kind, layout, place: where = 'home', small = false } = input;
  const [width, height] = BANNER_SIZES[where][layout];
  return stage({
    key: `banner/${kind}/${layout}/${seed}`,
    scene: BANNER_SCENES[kind],
    width,
    height,
    small,
  });
}

/** Parameters of a promotion's picture. */
export interface PromotionPictureInput {
  seed: string;
  scene: PromotionScene;
}

/** The picture of a promotion, 600 by 340, without words; its prize goes over the calm third. */
export function promotionArtwork({ seed, scene }: PromotionPictureInput): string {
  return stage({
    key: `promotion/${scene}/${seed}`,
    scene: PROMOTION_SCENES[scene],
    width: 600,
    height: 340,
    small: false,
  });
}

interface Stage {
  key: string;
  scene: BannerScene;
  width: number;
  height: number;
  small: boolean;
}

/** A hero is 100 units high to each side of its middle, before it is scaled. */
const HERO_HEIGHT = 250;
/** On narrow stages the words need the room, so the hero is smaller. */
const NARROW_HERO_HEIGHT = 290;

function stage({ key, scene, width, height, small }: Stage): string {
  const { hue: base, heroes, helpers } = scene;
  const random = seededRandom(key);
  const sheet = new Sheet(key);
  const hue = base + random.whole(-10, 10);
  const brush: Brush = { sheet, random, hue, ink: tone(hue, 75, 8) };
  const isNarrow = width < 1000;
  const x = width * 0.74;
  const y = height * 0.48;
  const scale = height / (isNarrow ? NARROW_HERO_HEIGHT : HERO_HEIGHT);
  const hero = random.pick(heroes);
  const cast = random.shuffled(helpers.filter((helper) => helper !== hero));
  // Positions of the flying things in multiples of the hero's size, far ones first.
  const spots = random.shuffled([
    [-1.75, -0.55, 0.36, -18],
    [1.7, -0.62, 0.42, 16],
    [-1.45, 0.62, 0.46, -12],
    [1.55, 0.58, 0.5, 18],
    [-0.95, -0.9, 0.26, 10],
    [0.95, -0.92, 0.24, -14],
  ] as const);
  const flying = spots
    .map(([dx, dy, size, turn]) => ({ at: x + dx * 100 * scale, dy, size, turn }))
    // Nothing flies over the words.
    .filter(({ at, size }) => at - size * 100 * scale > width * (isNarrow ? 0.44 : 0.36))
    .map(({ at, dy, size, turn }, index) =>
      place(
        (cast[index % cast.length] ?? hero)(brush),
        at,
        y + dy * 90 * scale,
        size * scale,
        turn,
      ),
    );
  const fine = (...parts: string[]): string[] => (small ? [] : parts);
  const body = [
    `<path d="M0 0H${width}V${height}H0z" fill="${sheet.across(tone(hue - 14, 75, 15), `${tone(hue - 8, 78, 17)} 34%`, `${tone(hue, 82, 32)} 64%`, tone(towardsLight(hue, 24), 85, 24))}"/>`,
    ...fine(beams(brush, x, y, width), ribbons(brush, width, height)),
    disc(
      x,
      y,
      height * 0.72,
      sheet.radial(
        { cx: 50, cy: 50, r: 50 },
        tone(towardsLight(hue, 30), 100, 84, 0.95),
        `${tone(towardsLight(hue, 26), 98, 62, 0.6)} 36%`,
        tone(towardsLight(hue, 20), 95, 50, 0),
      ),
    ),
    ...fine(dust(brush, x, height), ...flying),
    oval(
      x,
      y + 96 * scale,
      105 * scale,
      15 * scale,
      sheet.radial({ cx: 50, cy: 50, r: 50 }, '#000b', '#0000'),
    ),
    place(hero(brush), x, y, scale * 1.16, random.whole(-4, 4)),
    place(coinHeap(brush, 380), x, height - 2, scale * 0.82),
    glint(x - 70 * scale, y - 70 * scale, 13 * scale),
    glint(x + 96 * scale, y + 4 * scale, 11 * scale),
    `<path d="M0 0H${width}V${height}H0z" fill="${sheet.across(tone(hue - 14, 80, 11, 0.86), `${tone(hue - 12, 80, 10, 0.74)} 33%`, tone(hue - 10, 75, 8, 0) + ' 52%', tone(hue, 75, 8, 0))}"/>`,
  ];
  return sheet.render(width, height, body.join(''));
}

function beams(brush: Brush, x: number, y: number, reach: number): string {
  let d = '';
  for (let index = 0; index < 16; index++) {
    const from = (index * Math.PI) / 8 + 0.1;
    const to = from + 0.2;
    d += `M0 0L${Math.round(Math.cos(from) * reach)} ${Math.round(Math.sin(from) * reach)} ${Math.round(Math.cos(to) * reach)} ${Math.round(Math.sin(to) * reach)}z`;
  }
  const light = tone(towardsLight(brush.hue, 34), 100, 72, 0.42);
  const paint = brush.sheet.radial(
    { cx: 50, cy: 50, r: 50 },
    light,
    `${tone(towardsLight(brush.hue, 34), 100, 72, 0)} 60%`,
    tone(brush.hue, 90, 50, 0),
  );
  return flat(d, paint, `transform="translate(${Math.round(x)} ${Math.round(y)})"`);
}

/** Curtains of northern light across the ground: the operator's own mark. */
function ribbons(brush: Brush, width: number, height: number): string {
  const wave = (level: number, swing: number): string =>
    `M${Math.round(width * 0.3)} ${Math.round(height * level)}C${Math.round(width * 0.5)} ${Math.round(height * (level - swing))} ${Math.round(width * 0.7)} ${Math.round(height * (level + swing))} ${width + 20} ${Math.round(height * (level - swing / 2))}`;
  const paint = (shift: number): string =>
    brush.sheet.across(
      tone(brush.hue + shift, 95, 62, 0),
      `${tone(brush.hue + shift, 95, 66, 0.5)} 60%`,
      tone(brush.hue + shift, 95, 60, 0.05),
    );
  return (
    line(wave(0.3, 0.4), paint(60), 34) +
    line(wave(0.62, 0.5), paint(-50), 24) +
    line(wave(0.8, 0.3), paint(100), 12)
  );
}

function dust(brush: Brush, x: number, height: number): string {
  let d = '';
  for (let index = 0; index < 34; index++) {
    d += `M${Math.round(x + brush.random.between(-1, 1) * height)} ${brush.random.whole(8, height - 8)}h0`;
  }
  return line(d, '#fff8d8c0', 3.5);
}
