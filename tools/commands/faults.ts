import { randomInt } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser, NoBrowserError } from '#tools/browser.ts';
import { type Fault, faultFiles, readFault } from '#tools/faults/fault.ts';
import { judge, proveSound, UnsoundError, type Verdict } from '#tools/faults/hunt.ts';
import { openProjectCopy } from '#tools/faults/project-copy.ts';
import { projectRoot } from '#tools/project.ts';

const usage = `npm run faults [-- --only name,name]

  Puts each fault of tests/faults into a copy of what is committed, one at a time, and tells which
  test catches it. Ends with 1 when one is missed or its patch fits no more.

  --only   these faults alone, or all of an area: modal-eats-page,ledger
  --help   this text

FC_SEED=<number> repeats the random tests of an earlier run.
CHROMIUM_PATH=<path> names the browser.`;

function end(message: string, code: number): never {
  console.error(message);
  process.exit(code);
}

const isCalled = ({ name, area }: Fault, wanted: string) => wanted === name || wanted === area;

function chosenFaults(): readonly Fault[] {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help === true) end(usage, 0);
  const faults = faultFiles.map(readFault);
  if (values.only === undefined) return faults;
  const names = values.only.split(',');
  const unknown = names.filter((wanted) => !faults.some((fault) => isCalled(fault, wanted)));
  if (unknown.length > 0) end(`No such fault: ${unknown.join(', ')}\n\n${usage}`, 1);
  return faults.filter((fault) => names.some((wanted) => isCalled(fault, wanted)));
}

const row = (mark: string, [fault, area, step, seconds, what]: readonly string[]) =>
  `${mark} ${fault?.padEnd(28)} ${area?.padEnd(9)} ${step?.padEnd(10)} ${seconds?.padStart(7)}   ${what}`;

function verdictLine({ fault, state, step, failures, output, seconds }: Verdict): string {
  const [first = '', ...others] = failures.map((failure) => failure.trim().split('\n')[0] ?? '');
  const tests = others.length > 0 ? `${first} (and ${others.length} more)` : first;
  const verdictTexts: Readonly<Record<Verdict['state'], string>> = {
    caught: tests,
    elsewhere: `caught by ${step} instead: ${tests}`,
    missed: `NOT CAUGHT: ${fault.what}`,
    misfit: `DOES NOT APPLY: ${output.trim()}`,
  };
  const isCaught = state === 'caught' || state === 'elsewhere';
  return row(isCaught ? '✓' : '✗', [
    fault.name,
    fault.area,
    step ?? '',
    `${seconds.toFixed(1)} s`,
    verdictTexts[state],
  ]);
}

/** What the last run with each fault printed. */
const logs = join(projectRoot, '.cache/fault-logs');

async function main(): Promise<number> {
  const faults = chosenFaults();
  process.env['CHROMIUM_PATH'] = ensureBrowser();
  // One seed for all runs: what passes without a fault passes for the same random values.
  const seed = (process.env['FC_SEED'] ??= String(randomInt(2 ** 31)));
  console.log(`Random tests run with seed ${seed} (again: FC_SEED=${seed} npm run faults)\n`);

  const ending = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => ending.abort());
  }
  mkdirSync(logs, { recursive: true });
  const copy = openProjectCopy();
  try {
    const hunt = { copy, signal: ending.signal };
    console.log('What catches them passes without a fault …');
    await proveSound(faults, hunt);
    console.log(row(' ', ['fault', 'area', 'step', 'time', 'caught by']));
    const verdicts: Verdict[] = [];
    for (const fault of faults) {
      const verdict = await judge(fault, hunt);
      verdicts.push(verdict);
      console.log(verdictLine(verdict));
      writeFileSync(join(logs, `${fault.name}.log`), verdict.output);
    }
    const count = (states: readonly Verdict['state'][]) =>
      verdicts.filter(({ state }) => states.includes(state)).length;
    const misfits = count(['misfit']);
    const missed = count(['missed']);
    console.log(
      `\n${count(['caught', 'elsewhere'])} caught, ${missed} missed${misfits > 0 ? `, ${misfits} that do not apply` : ''}`,
    );
    return missed + misfits > 0 ? 1 : 0;
  } catch (error) {
    if (!ending.signal.aborted) throw error;
    console.error('Ended before all was tried.');
    return 130;
  } finally {
    copy.close();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  if (error instanceof NoBrowserError || error instanceof UnsoundError) end(error.message, 1);
  throw error;
}
