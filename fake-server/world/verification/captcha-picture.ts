import type { Random } from '../../kernel/random.ts';
import { encodePng } from '../pictures/png.ts';

/** The ten digits on a 5 by 7 grid, one row per text: the shapes that the captcha distorts. */
const digitShapes: readonly (readonly string[])[] = [
  ['.###.', '#...#', '#...#', '#...#', '#...#', '#...#', '.###.'],
  ['..#..', '.##..', '..#..', '..#..', '..#..', '..#..', '.###.'],
  ['.###.', '#...#', '....#', '...#.', '..#..', '.#...', '#####'],
  ['####.', '....#', '....#', '.###.', '....#', '....#', '####.'],
  ['...#.', '..##.', '.#.#.', '#..#.', '#####', '...#.', '...#.'],
  ['#####', '#....', '####.', '....#', '....#', '#...#', '.###.'],
  ['.###.', '#....', '#....', '####.', '#...#', '#...#', '.###.'],
  ['#####', '....#', '...#.', '..#..', '..#..', '.#...', '.#...'],
  ['.###.', '#...#', '#...#', '.###.', '#...#', '#...#', '.###.'],
  ['.###.', '#...#', '#...#', '.####', '....#', '....#', '.###.'],
];

/** Columns and rows of a shape. */
const DIGIT_COLUMNS = 5;
const DIGIT_ROWS = 7;

const WIDTH = 180;
const HEIGHT = 60;
const PAPER = [246, 247, 251] as const;
/** Dots of a grid cell: the stroke width. */
const CELL = 5.4;

const SPECK = [160, 165, 190] as const;
/** Sample points per dot. */
const SAMPLES = 2;
/** The greatest distance of ink from a digit's centre. */
const REACH = 26;
const SPECKS = 270;

type Colour = readonly [number, number, number];

/** Placement of a digit: centre, angle, slant, ink. */
interface Pose {
  readonly shape: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly cos: number;
  readonly sin: number;
  readonly slant: number;
  readonly ink: Colour;
}

/**
 * A picture of digits that a person can read but a simple program cannot: rotated, slanted, wavy,
 * with lines and specks.
 */
export function drawCaptcha(text: string, random: Random): Buffer {
  const vary = (middle: number, spread: number) => middle + (random.next() * 2 - 1) * spread;
  const ink = (): Colour => [
    random.between(20, 90),
    random.between(20, 70),
    random.between(70, 140),
  ];

  const pitch = WIDTH / (text.length + 0.6);
  const poses = Array.from(text, (digit, index): Pose => {
    const angle = vary(0, 0.28);
    return {
      shape: digitShapes[Number(digit)] ?? [],
      x: vary(pitch * (index + 0.8), 3),
      y: vary(HEIGHT / 2, 4),
      cos: Math.cos(angle),
      sin: Math.sin(angle),
      slant: vary(0, 0.2),
      ink: ink(),
    };
  });

  const wave = { height: vary(2.4, 0.8), length: vary(46, 10), phase: random.next() * 6.3 };
  const lines = Array.from({ length: 3 }, () => ({
    from: vary(HEIGHT / 2, 24),
    rise: vary(0, 0.28),
    bend: vary(6, 4),
    length: vary(60, 20),
    ink: ink(),
  }));

  // Per-column values are computed once: a picture takes a few milliseconds.
  const columns = Array.from({ length: WIDTH * SAMPLES }, (_, index) => {
    const at = (index + 0.5) / SAMPLES;
    return {
      at,
      wave: Math.sin(at / wave.length + wave.phase) * wave.height,
      lines: lines.map(({ from, rise, bend, length, ink: inkOfLine }) => ({
        y: from + at * rise * 0.4 + Math.sin(at / length) * bend,
        ink: inkOfLine,
      })),
      poses: poses.filter(({ x }) => Math.abs(at - x) < REACH),
    };
  });
  type Column = (typeof columns)[number];

  const colourAt = (column: Column, row: number): Colour => {
    for (const { y, ink: inkOfLine } of column.lines) {
      if (Math.abs(row - y) < 0.8) return inkOfLine;
    }
    for (const pose of column.poses) {
      if (covers(pose, column.at, row + column.wave)) return pose.ink;
    }
    return PAPER;
  };

  const rgb = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let row = 0; row < HEIGHT; row += 1) {
    for (let column = 0; column < WIDTH; column += 1) {
      const place = (row * WIDTH + column) * 3;
      // The centre of four points inside a dot: anti-aliasing.
      const [left, right] = [columns[column * SAMPLES], columns[column * SAMPLES + 1]];
      if (!left || !right) continue;
      const [a, b] = [colourAt(left, row + 0.25), colourAt(left, row + 0.75)];
      const [c, d] = [colourAt(right, row + 0.25), colourAt(right, row + 0.75)];
      for (let part = 0; part < 3; part += 1) {
        const sum = (a[part] ?? 0) + (b[part] ?? 0) + (c[part] ?? 0) + (d[part] ?? 0);
        rgb[place + part] = Math.round(sum / 4);
      }
    }
  }
  for (let speck = 0; speck < SPECKS; speck += 1) {
    rgb.set(SPECK, random.between(0, WIDTH * HEIGHT - 1) * 3);
  }
  return encodePng(WIDTH, HEIGHT, rgb);
}

/** Whether a digit's ink covers a point. */
function covers({ shape, x, y, cos, sin, slant }: Pose, column: number, row: number): boolean {
  const dx = column - x;
  const dy = row - y;
  const down = dy * cos - dx * sin;
  const across = dx * cos + dy * sin + down * slant;
  const cellColumn = Math.floor(across / CELL + DIGIT_COLUMNS / 2);
  const cellRow = Math.floor(down / CELL + DIGIT_ROWS / 2);
  return shape[cellRow]?.[cellColumn] === '#';
}
