import { tone } from '../palette.ts';
import { type Brush, type Emblem, flat, glint, inked } from '../shapes.ts';

/** A brilliant seen from the side, cut in facets of one hue. */
export function brilliant(hue: number): Emblem {
  const facet = (d: string, lightness: number): string => flat(d, tone(hue, 88, lightness));
  return (brush) =>
    inked(brush, 'M-52-66H52L94-14 0 96-94-14z', tone(hue, 90, 40), 6) +
    facet('M-52-66-94-14-38-14z', 62) +
    facet('M-52-66H0L-38-14z', 80) +
    facet('M0-66-38-14H38z', 92) +
    facet('M0-66H52L38-14z', 70) +
    facet('M52-66 94-14H38z', 44) +
    facet('M-94-14H-38L0 96z', 52) +
    flat('M-38-14H38L0 96z', brush.sheet.linear(tone(hue, 90, 84), tone(hue, 90, 44))) +
    facet('M94-14H38L0 96z', 28) +
    glint(-44, -44, 26) +
    glint(62, -30, 14);
}

/** A gem seen from above: a table and a ring of facets, lit from the upper left. */
export function cutGem(hue: number, sides: number, turn = 0): Emblem {
  return (brush) => {
    const corner = (index: number, radius: number): string => {
      const angle = ((turn + (index * 360) / sides - 90) * Math.PI) / 180;
      return `${Math.round(Math.cos(angle) * radius)} ${Math.round(Math.sin(angle) * radius)}`;
    };
    const ring = (radius: number): string =>
      `M${Array.from({ length: sides }, (_, index) => corner(index, radius)).join('L')}z`;
    const facets = Array.from({ length: sides }, (_, index) => {
      const middle = ((turn + ((index + 0.5) * 360) / sides + 45) * Math.PI) / 180;
      const d = `M${corner(index, 90)}L${corner(index + 1, 90)} ${corner(index + 1, 54)} ${corner(index, 54)}z`;
      return flat(d, tone(hue, 88, Math.round(46 + 30 * Math.cos(middle))));
    });
    const table = brush.sheet.linear(tone(hue, 90, 82), tone(hue, 92, 46));
    return (
      inked(brush, ring(93), tone(hue, 90, 30), 6) +
      facets.join('') +
      flat(ring(54), table) +
      glint(-34, -40, 24)
    );
  };
}

/** A gem cut as a heart. */
export function heartGem(hue: number): Emblem {
  return (brush: Brush) =>
    inked(
      brush,
      'M0 90C-60 40-96 8-92-36-86-78-34-90 0-48 34-90 86-78 92-36 96 8 60 40 0 90z',
      tone(hue, 90, 34),
      6,
    ) +
    flat('M-92-36C-86-78-34-90 0-48L-6-22-44-40-64-16z', tone(hue, 90, 76)) +
    flat('M0-48C34-90 86-78 92-36L64-16 44-40-6-22z', tone(hue, 90, 56)) +
    flat(
      'M-64-16-44-40-6-22 44-40 64-16 0 44z',
      brush.sheet.linear(tone(hue, 95, 78), tone(hue, 90, 46)),
    ) +
    flat('M-92-36-64-16 0 44V90C-60 40-96 8-92-36z', tone(hue, 88, 46)) +
    glint(-50, -50, 26);
}
