import type { Random } from './random.ts';
import type { Sheet } from './sheet.ts';

/** What a drawing function works with. */
export interface Brush {
  sheet: Sheet;
  random: Random;
  /** The theme's main hue in degrees. */
  hue: number;
  /** The dark outline colour. */
  ink: string;
}

/** A thing drawn around the origin, about 100 units in each direction. */
export type Emblem = (brush: Brush) => string;

/** A number with at most one decimal. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A filled outline. `extra` are further attributes. */
export function flat(d: string, fill: string, extra = ''): string {
  return `<path d="${d}" fill="${fill}"${extra && ` ${extra}`}/>`;
}

/** A filled outline with the dark edge that separates it from what is behind. */
export function inked(brush: Brush, d: string, fill: string, width = 4): string {
  return flat(d, fill, `stroke="${brush.ink}"${width === 4 ? '' : ` stroke-width="${width}"`}`);
}

/** A line without a filling. */
export function line(d: string, stroke: string, width: number, extra = ''): string {
  return `<path d="${d}" fill="none" stroke="${stroke}"${width === 4 ? '' : ` stroke-width="${width}"`}${extra && ` ${extra}`}/>`;
}

/** A circle. */
export function disc(cx: number, cy: number, r: number, fill: string, extra = ''): string {
  return `<circle cx="${short(cx)}" cy="${short(cy)}" r="${short(r)}" fill="${fill}"${extra && ` ${extra}`}/>`;
}

/** An ellipse. */
export function oval(cx: number, cy: number, rx: number, ry: number, fill: string): string {
  return `<ellipse cx="${short(cx)}" cy="${short(cy)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"/>`;
}

/** Moves, turns (degrees) and scales a drawing. */
export function place(markup: string, x: number, y: number, scale = 1, angle = 0): string {
  const turn = angle === 0 ? '' : ` rotate(${short(angle)})`;
  const size = scale === 1 ? '' : ` scale(${Math.round(scale * 100) / 100})`;
  return `<g transform="translate(${short(x)} ${short(y)})${turn}${size}">${markup}</g>`;
}

/**
 * A drawing of the left half, and its mirror image on the right. Outlines that start on the axis
 * are left open there, and the halves overlap a little, so that no seam shows.
 */
export function mirrored(brush: Brush, half: string): string {
  const id = brush.sheet.keep(half.replace(/ d="(M0[^Mz"]*)z"/g, ' d="$1"'));
  return `<use href="${id}"/><use href="${id}" transform="matrix(-1 0 0 1-.8 0)"/>`;
}

/** The corners of a ring of points, alternately at the two radii. */
export function spikes(count: number, outer: number, inner: number, turn = -90): string {
  const corners: string[] = [];
  for (let index = 0; index < count * 2; index++) {
    const angle = ((turn + (index * 180) / count) * Math.PI) / 180;
    const radius = index % 2 === 0 ? outer : inner;
    corners.push(`${Math.round(Math.cos(angle) * radius)} ${Math.round(Math.sin(angle) * radius)}`);
  }
  return `M${corners.join('L')}z`;
}

/** A four-pointed glint of light. `size` is half its height. */
export function glint(x: number, y: number, size: number): string {
  return flat(glintOutline(x, y, size), '#fff');
}

/** The outline of a glint, to be joined with others in one path. */
export function glintOutline(x: number, y: number, size: number): string {
  const far = short(size * 0.9);
  const near = short(size * 0.1);
  const tip = short(size);
  return `M${short(x)} ${short(y - size)}q${near} ${far} ${tip} ${tip}-${far} ${near}-${tip} ${tip}-${near}-${far}-${tip}-${tip} ${far}-${near} ${tip}-${tip}z`;
}
