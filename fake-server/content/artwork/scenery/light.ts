import { tone, towardsLight } from '../palette.ts';
import { type Brush, disc, flat, glintOutline, line } from '../shapes.ts';

/** The height at which the light of every tile has its centre. */
const FOCUS = { x: 150, y: 158 } as const;

/** The sky: a field of colour with its light at the focus, darker to the edges. */
export function sky(brush: Brush, hue: number, lightness = 46): string {
  const paint = brush.sheet.radial(
    { cx: 50, cy: 40, r: 72 },
    tone(towardsLight(hue, 26), 96, Math.min(90, lightness + 36)),
    `${tone(towardsLight(hue, 8), 90, lightness + 6)} 34%`,
    `${tone(hue - 10, 82, lightness * 0.58)} 68%`,
    tone(hue - 24, 80, lightness * 0.2),
  );
  return `<path d="M0 0H300V400H0z" fill="${paint}"/>`;
}

/** Beams of light from the focus. */
export function rays(brush: Brush, colour: string, count = 14): string {
  const paint = brush.sheet.radial({ cx: 50, cy: 50, r: 50 }, `${colour}b0`, `${colour}00`);
  const turn = brush.random.between(0, 20);
  let d = '';
  for (let index = 0; index < count; index++) {
    const from = ((turn + (index * 360) / count) * Math.PI) / 180;
    const to = from + (Math.PI / count) * (index % 2 === 0 ? 1 : 0.55);
    d += `M0 0${polar(from)}${polar(to)}z`;
  }
  return flat(d, paint, `transform="translate(${FOCUS.x} ${FOCUS.y})"`);
}

function polar(angle: number): string {
  return `L${Math.round(Math.cos(angle) * 270)} ${Math.round(Math.sin(angle) * 270)}`.replaceAll(
    ' -',
    '-',
  );
}

/** A soft disc of light behind the hero. */
export function halo(brush: Brush, colour: string, radius = 140): string {
  const paint = brush.sheet.radial(
    { cx: 50, cy: 50, r: 50 },
    '#fffffff0',
    `${colour}d0 28%`,
    `${colour}00`,
  );
  return disc(FOCUS.x, FOCUS.y, radius, paint);
}

/** The dark ground of the title, and of the upper edge. */
export function shade(brush: Brush, hue: number): string {
  const paint = brush.sheet.linear(
    tone(hue, 80, 5, 0.3),
    `${tone(hue, 80, 5, 0)} 24%`,
    `${tone(hue, 80, 5, 0)} 55%`,
    `${tone(hue, 85, 5, 0.8)} 84%`,
    tone(hue, 90, 3),
  );
  return flat('M0 0H300V400H0z', paint);
}

/** Glints scattered around the hero. */
export function glints(brush: Brush, count: number): string {
  let d = '';
  for (let index = 0; index < count; index++) {
    const angle = brush.random.between(0, Math.PI * 2);
    const reach = brush.random.between(90, 145);
    const [x, y] = [150 + Math.cos(angle) * reach, 150 + Math.sin(angle) * reach * 0.9];
    d += glintOutline(Math.round(x), Math.round(y), brush.random.whole(5, 15));
  }
  return flat(d, '#fff');
}

/** Small round lights: embers, bubbles, fireflies or distant stars, near ones twice as large. */
export function motes(brush: Brush, colour: string, count: number, size = 3): string {
  const cloud = (share: number): string => {
    let d = '';
    for (let index = 0; index < count * share; index++) {
      d += `M${brush.random.whole(4, 296)} ${brush.random.whole(6, 300)}h0`;
    }
    return d;
  };
  return line(cloud(0.6), colour, size) + line(cloud(0.4), colour, size * 2);
}

/** Scraps of paper or petals in the air. */
export function scraps(
  brush: Brush,
  hues: readonly number[],
  count: number,
  petal = false,
): string {
  const shapes = petal
    ? ['q7 3 9 12-9-2-9-12', 'q-6 5-12 3 4-8 12-3']
    : ['l6 3-5 8-6-3z', 'l8 0 2 6-8 0z', 'l4-6 5 4-4 6z'];
  return hues
    .map((hue) => {
      let d = '';
      for (let index = 0; index < count / hues.length; index++) {
        d += `M${brush.random.whole(6, 294)} ${brush.random.whole(8, 300)}${brush.random.pick(shapes)}`;
      }
      return flat(d, tone(hue, 92, 66));
    })
    .join('');
}

/** A thin gilded frame with jewelled corners. */
export function gildedFrame(brush: Brush): string {
  const metal = brush.sheet.linear('#fff3b0', '#d08a1c 30%', '#ffe58a 60%', '#8a4a04');
  const corner = brush.sheet.keep(flat('M0 0H44Q24 6 20 20 6 24 0 44z', metal));
  return (
    `<path d="M4 4H296V396H4z" fill="none" stroke="${metal}" stroke-width="5"/>` +
    `<use href="${corner}" x="2" y="2"/><use href="${corner}" transform="matrix(-1 0 0 1 298 2)"/>`
  );
}
