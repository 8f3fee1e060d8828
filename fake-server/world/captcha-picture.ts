import type { Random } from '../ground/random.ts';
import { DIGIT_COLUMNS, DIGIT_ROWS, digitShapes } from './captcha-digits.ts';
import { encodePng } from './png.ts';

const WIDTH = 180;
const HEIGHT = 60;
const PAPER = [246, 247, 251] as const;
/** Dots of a grid cell, each way: the digit's strokes are so wide. */
const CELL = 5.4;

type Colour = readonly [number, number, number];

/** How one digit lies: its middle, its angle, its slant, its ink. */
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
 * A picture of digits that a person reads and a simple program does not: each is turned and
 * slanted, the sheet is waved, lines and specks lie over it.
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

  const colourAt = (column: number, row: number): Colour => {
    for (const line of lines) {
      const y = line.from + column * line.rise * 0.4 + Math.sin(column / line.length) * line.bend;
      if (Math.abs(row - y) < 0.8) return line.ink;
    }
    const waved = row + Math.sin(column / wave.length + wave.phase) * wave.height;
    return poses.find((pose) => covers(pose, column, waved))?.ink ?? PAPER;
  };

  const rgb = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let row = 0; row < HEIGHT; row += 1) {
    for (let column = 0; column < WIDTH; column += 1) {
      const speck = random.next() < 0.025;
      rgb.set(speck ? [160, 165, 190] : smooth(colourAt, column, row), (row * WIDTH + column) * 3);
    }
  }
  return encodePng(WIDTH, HEIGHT, rgb);
}

/** Whether the ink of a digit lies at a point of the sheet. */
function covers({ shape, x, y, cos, sin, slant }: Pose, column: number, row: number): boolean {
  const dx = column - x;
  const dy = row - y;
  const down = dy * cos - dx * sin;
  const across = dx * cos + dy * sin + down * slant;
  const cellColumn = Math.floor(across / CELL + DIGIT_COLUMNS / 2);
  const cellRow = Math.floor(down / CELL + DIGIT_ROWS / 2);
  return shape[cellRow]?.[cellColumn] === '#';
}

/** The middle of four points inside a dot: soft edges. */
function smooth(colourAt: (x: number, y: number) => Colour, column: number, row: number): Colour {
  const sum = [0, 0, 0];
  for (const [x, y] of [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.25, 0.75],
    [0.75, 0.75],
  ] as const) {
    const colour = colourAt(column + x, row + y);
    for (const [index, part] of colour.entries()) sum[index] = (sum[index] ?? 0) + part;
  }
  const [red = 0, green = 0, blue = 0] = sum.map((part) => Math.round(part / 4));
  return [red, green, blue];
}
