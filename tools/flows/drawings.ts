import type { Drawing } from '#web/flows/chart/chart.types.ts';
import type { Structure } from './chart-of.ts';
import { attempts, layOut } from './lay-out.ts';
import { type Score, scoreOf } from './score.ts';
import { sketchOf } from './sketch.ts';

/**
 * Draws a machine: as a whole, or with its parts folded if it is too large to read at a glance.
 * Each folded part has its own drawing.
 */
export async function drawingsOf(structure: Structure): Promise<readonly Drawing[]> {
  const whole = await bestOf(structure, '', new Set());
  const parts = structure.states
    .filter(({ kind, path }) => path !== '' && (kind === 'compound' || kind === 'parallel'))
    .map(({ path }) => path);
  if (parts.length === 0 || (whole.score.fits && whole.score.faults.length === 0)) {
    return [whole.drawing];
  }
  const folded = new Set(parts);
  const drawn = [await bestOf(structure, '', folded)];
  for (const part of parts) drawn.push(await bestOf(structure, part, folded));
  return drawn.map(({ drawing }) => drawing);
}

interface Scored {
  readonly drawing: Drawing;
  readonly score: Score;
}

async function bestOf(
  structure: Structure,
  path: string,
  folded: ReadonlySet<string>,
): Promise<Scored> {
  const sketch = sketchOf(structure, path, folded);
  const scored: Scored[] = [];
  for (const attempt of attempts) {
    const drawing = await layOut(sketch, attempt);
    scored.push({ drawing, score: scoreOf(drawing) });
  }
  const [best] = scored.toSorted(
    (one, other) =>
      one.score.faults.length - other.score.faults.length || one.score.cost - other.score.cost,
  );
  if (best === undefined) throw new Error('There is no attempt.');
  return best;
}
