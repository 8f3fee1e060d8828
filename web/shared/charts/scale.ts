/** How values are placed between the lower and the upper edge of a chart. */
export interface Scale {
  /** The values that have a line and a label, the lowest first; 0 is always among them. */
  readonly ticks: readonly number[];
  /** The distance of a value from the upper edge, in percent of the height. */
  readonly placeOf: (value: number) => number;
}

/** About how many lines a chart has. */
const WANTED_STEPS = 4;

/** A scale of round figures that holds 0 and all values. */
export function scaleOf(values: readonly number[]): Scale {
  const lowest = Math.min(0, ...values);
  const highest = Math.max(0, ...values);
  const step = roundStep((highest - lowest) / WANTED_STEPS);
  const bottom = -edgeOf(-lowest, step);
  const top = Math.max(edgeOf(highest, step), bottom === 0 ? step : 0);
  const first = Math.ceil(bottom / step);
  const last = Math.floor(top / step);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  return { ticks, placeOf: (value) => ((top - value) / (top - bottom)) * 100 };
}

/** How far a side of 0 reaches: to a line, but for so little that a whole step would be empty. */
function edgeOf(furthest: number, step: number): number {
  return furthest < step / 2 ? furthest : Math.ceil(furthest / step) * step;
}

/** The next of 1, 2, 5, 10, 20, 50 … that is not below a step; values are whole numbers. */
function roundStep(min: number): number {
  if (min <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(min));
  const factor = [1, 2, 5, 10].find((each) => each * power >= min) ?? 10;
  return factor * power;
}
