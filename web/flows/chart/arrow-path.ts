import type { Point } from './chart.types.ts';

const RADIUS = 6;

/** An arrow's line with rounded corners, as the `d` of a path. */
export function pathOf(points: readonly Point[]): string {
  const [first, ...others] = points;
  if (first === undefined) return '';
  return others.reduce((path, point, index) => {
    const before = points[index] ?? point;
    const after = others[index + 1];
    if (after === undefined) return `${path} L${point.x} ${point.y}`;
    const start = towards(point, before);
    const end = towards(point, after);
    return `${path} L${start.x} ${start.y} Q${point.x} ${point.y} ${end.x} ${end.y}`;
  }, `M${first.x} ${first.y}`);
}

/** A point near a corner, towards another: at most half way. */
function towards(corner: Point, other: Point): Point {
  const length = Math.hypot(other.x - corner.x, other.y - corner.y);
  const share = length === 0 ? 0 : Math.min(RADIUS, length / 2) / length;
  return { x: corner.x + (other.x - corner.x) * share, y: corner.y + (other.y - corner.y) * share };
}
