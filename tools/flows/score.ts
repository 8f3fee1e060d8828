import type { Drawing, Point, Rectangle } from '#web/flows/chart/chart.types.ts';
import { overlap } from './sketch.ts';

/** A laptop's window at full size; a wider drawing must be scrolled or scaled down. */
const COMFORTABLE_WIDTH = 1400;
const COMFORTABLE_HEIGHT = 1600;

/** How good a drawing is. */
export interface Score {
  /** What is unreadable, in words; empty for a drawing that is kept. */
  readonly faults: readonly string[];
  /** Lower is better: crossing arrows, corners, length of arrows, size. */
  readonly cost: number;
  readonly fits: boolean;
}

/** Scores a drawing by what makes it hard to read. */
export function scoreOf(drawing: Drawing): Score {
  const { states, arrows, width, height } = drawing;
  const labels = arrows.flatMap((arrow) =>
    arrow.label === null ? [] : [{ name: `${arrow.from} → ${arrow.to}`, ...arrow.label }],
  );
  const isContainer = (path: string) =>
    states.some(
      (state) => state.path !== path && (path === '' || state.path.startsWith(`${path}.`)),
    );
  const leaves = states.filter(({ path }) => !isContainer(path));
  const headers = states
    .filter(({ path }) => isContainer(path))
    .flatMap(({ path, texts }) => texts.map((text) => ({ path, ...boxOf(text) })));
  const paper = { x: 0, y: 0, width, height };

  const faults = [
    ...labels.flatMap((label, index) =>
      labels
        .slice(index + 1)
        .filter((other) => overlap(label, other))
        .map((other) => `the labels ${label.name} and ${other.name} overlap`),
    ),
    ...labels.flatMap((label) =>
      [...leaves, ...headers]
        .filter((state) => overlap(label, state))
        .map(({ path }) => `the label ${label.name} covers ${path}`),
    ),
    ...labels
      .filter((label) => !contains(paper, label))
      .map(({ name }) => `the label ${name} is outside`),
    ...arrows.flatMap(({ from, to, points }) =>
      [...leaves, ...headers]
        .filter(({ path }) => path !== from && path !== to)
        .filter((state) => segmentsOf(points).some((segment) => crossesBox(segment, state)))
        .map(({ path }) => `the arrow ${from} → ${to} crosses ${path}`),
    ),
    ...states.flatMap(({ path, texts, ...box }) =>
      texts
        .filter((text) => !contains(box, boxOf(text)))
        .map(({ text }) => `'${text}' does not fit ${path}`),
    ),
  ];
  const segments = arrows.flatMap(({ points }) => segmentsOf(points));
  const length = segments.reduce(
    (sum, [a, b]) => sum + Math.abs(a.x - b.x) + Math.abs(a.y - b.y),
    0,
  );
  const excess =
    Math.max(0, width - COMFORTABLE_WIDTH) * 10 + Math.max(0, height - COMFORTABLE_HEIGHT) * 3;
  const corners = segments.length - arrows.length;
  return {
    faults,
    cost: Math.round(length + crossings(segments) * 60 + corners * 20 + excess + height),
    fits: excess === 0,
  };
}

type Segment = readonly [Point, Point];

function segmentsOf(points: readonly Point[]): readonly Segment[] {
  return points.slice(1).map((point, index) => [points[index] ?? point, point]);
}

function boxOf({ x, y, width }: Point & { readonly width: number }): Rectangle {
  return { x, y: y - 6, width, height: 12 };
}

function contains(outer: Rectangle, inner: Rectangle): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

/** Arrows have only horizontal and vertical parts. */
function crossesBox([a, b]: Segment, { x, y, width, height }: Rectangle): boolean {
  return overlap(
    {
      x: Math.min(a.x, b.x),
      y: Math.min(a.y, b.y),
      width: Math.abs(a.x - b.x),
      height: Math.abs(a.y - b.y),
    },
    { x: x + 1, y: y + 1, width: width - 2, height: height - 2 },
  );
}

function isBetween(value: number, one: number, other: number): boolean {
  return value > Math.min(one, other) && value < Math.max(one, other);
}

function crossings(segments: readonly Segment[]): number {
  const level = segments.filter(([a, b]) => a.y === b.y);
  const upright = segments.filter(([a, b]) => a.x === b.x);
  return level.reduce(
    (sum, [a, b]) =>
      sum + upright.filter(([c, d]) => isBetween(c.x, a.x, b.x) && isBetween(a.y, c.y, d.y)).length,
    0,
  );
}
