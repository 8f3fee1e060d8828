import { checkRegistration } from '#contract/rules/registration-form.ts';
import { goodValues, longestForm } from './longest-form.ts';
import { median } from './ratios.ts';

const goal = 20;
const timesEach = 20_000;

/** Processor time of one round, in microseconds. */
function cost(work: () => unknown): number {
  const before = process.cpuUsage();
  for (let round = 0; round < timesEach; round += 1) work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / timesEach;
}

const check = () => checkRegistration(longestForm, goodValues);

/** Prints what checking the longest form costs, as a ratio to JSON.parse of its payload. */
export function benchmarkValidation(runs: number): void {
  const faults = check();
  if (faults.length > 0) throw new Error(`The form is not good: ${JSON.stringify(faults)}`);
  const payload = JSON.stringify(goodValues);
  const parse = (): unknown => JSON.parse(payload);
  // Both are compiled before they are measured.
  cost(check);
  cost(parse);
  const figures = Array.from({ length: runs }, () => ({ own: cost(check), other: cost(parse) }));
  const [own, other] = [
    median(figures.map((run) => run.own)),
    median(figures.map((run) => run.other)),
  ];
  process.stdout.write(
    `Checking a whole form of ${Object.keys(goodValues).length} fields, median of ${runs} (JSON.parse of its payload beside it)\n` +
      `  ${'whole form'.padEnd(20)}${(own / other).toFixed(2).padStart(6)}   goal ${goal} or less   ` +
      `${own.toFixed(2)} µs against ${other.toFixed(2)} µs\n\n`,
  );
}
