/** How values are placed between the lower and the upper edge of a chart. */
export interface Scale {
  /** The values that have a line and a label, the lowest first; 0 is always among them. */
  readonly ticks: readonly number[];
  /** How far below the upper edge a value stands, in percent of the height. */
  readonly placeOf: (value: number) => number;
}

/** About how many lines a chart has. */
const WANTED_STEPS = 4;

/** A scale of round figures that holds 0 and all values. */
export function scaleOf(values: readonly number[]): Scale {
  const lowest = Math.min(0, ...values);
  const highest = Math.max(0, ...values);
  const step = roundStep((highest - lowest) / WANTED_STEPS);
  const first = Math.floor(lowest / step);
  const last = Math.max(Math.ceil(highest / step), first + 1);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  const top = last * step;
  return { ticks, placeOf: (value) => ((top - value) / (top - first * step)) * 100 };
}

/** The next of 1, 2, 5, 10, 20, 50 … that is not below a step; values are whole numbers. */
function roundStep(least: number): number {
  if (least <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = [1, 2, 5, 10].find((each) => each * power >= least) ?? 10;
  return factor * power;
}
