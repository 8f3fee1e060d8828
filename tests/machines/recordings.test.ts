import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { assert, describe, expect, it, onTestFinished } from 'vitest';
import type { AnyCatalogueEntry } from '#machines/catalogue/entry.ts';
import {
  RECORDING_FORMAT,
  type Recording,
  readRecording,
  writeRecording,
} from '#machines/recordings/recording.ts';
import { REDACTED } from '#machines/recordings/redacted.ts';
import { replay } from '#machines/recordings/replay.ts';
import { machineVersion } from '#tools/flows/machine-version.ts';
import { catalogue } from '#tools/machine-catalogue.ts';
import { projectRoot } from '#tools/project.ts';
import { Coverage } from './kit/coverage.ts';
import { keepFailedFlow } from './kit/failed-flows.ts';
import { LiveRun } from './kit/live-run.ts';
import { misfitWords } from './kit/misfit-words.ts';
import { prove } from './kit/prove.ts';
import { subjectOf } from './kit/subject.ts';
import { seededFaults } from './specimens/seeded-faults.ts';
import { turnstileEntry } from './specimens/turnstile.entry.ts';

const files = globSync('machines/*/proof/recordings/*.json', { cwd: projectRoot }).toSorted();

function read(text: string): Recording {
  const result = readRecording(text);
  assert(result.ok, `no recording that can be read: ${result.ok ? '' : result.problem}`);
  return result.recording;
}

/** Why the recording of a file no longer fits its flow, or null. */
function misfitOf(file: string): string | null {
  const recording = read(readFileSync(join(projectRoot, file), 'utf8'));
  const entry = catalogue.find(({ id }) => id === recording.flow);
  const misfit = replay(entry, recording);
  if (misfit === null) return null;
  const isSame = entry && machineVersion(entry.machine) === recording.machine;
  const advice = isSame
    ? 'The machine is still the one that was recorded: an action or guard of it changed.'
    : 'The machine has changed since: if that is meant, record it again on the flows page.';
  return `${file} no longer fits at ${misfitWords(misfit)}. ${advice}`;
}

it('every recording of the portal still fits its flow (T7)', () => {
  expect(files.length).toBeGreaterThan(0);
  const misfits = files.flatMap((file) => misfitOf(file) ?? []);
  assert(misfits.length === 0, `\n${misfits.join('\n')}\n`);
});

const entry = turnstileEntry as unknown as AnyCatalogueEntry;

/** A coin is refused, another one opens the gate, and the gate loses its patience. */
function record(): Recording {
  const subject = subjectOf(turnstileEntry);
  const run = new LiveRun(subject, { capacity: 2 }, new Coverage(subject));
  const coin = { type: 'event', event: { type: 'coin.inserted', value: 1 } } as const;
  run.take(coin);
  run.take({ type: 'answer', child: 'checkCoin', output: { ok: false, flaw: 'bent' } });
  run.take(coin);
  run.take({ type: 'answer', child: 'checkCoin', output: { ok: true } });
  run.take({ type: 'wait' });
  run.stop();
  return run.recording();
}

type Steps = Recording['steps'];

/** The recording with its steps changed. */
function recordWith(change: (steps: Steps) => Steps): Recording {
  const recording = record();
  return { ...recording, steps: change(recording.steps) };
}

const wordsOf = (recording: Recording, of: AnyCatalogueEntry | undefined = entry) => {
  const misfit = replay(of, recording);
  return misfit === null ? 'fits' : misfitWords(misfit);
};

describe('a recording (T7)', () => {
  it('is written and read unchanged, and fits', () => {
    const recording = record();
    expect(read(writeRecording(recording))).toEqual(recording);
    expect(recording.steps.map(({ at, value }) => [at, value])).toEqual([
      [0, 'checkingCoin'],
      [0, 'closed'],
      [0, 'checkingCoin'],
      [0, 'open'],
      [5000, 'closed'],
    ]);
    expect(wordsOf(recording)).toBe('fits');
  });

  it('fits with everything redacted, by examples with the same path', () => {
    const redacted = recordWith((steps) =>
      steps.map((step) => ({
        ...step,
        event: {
          ...step.event,
          ...('value' in step.event && { value: REDACTED }),
          ...('output' in step.event && { output: REDACTED }),
        },
      })),
    );
    expect(wordsOf({ ...redacted, input: REDACTED })).toBe('fits');
  });

  it('may begin while the flow is running', () => {
    const { steps, ...recording } = record();
    const [, , third, ...rest] = steps;
    assert(third);
    expect(wordsOf({ ...recording, start: third, steps: rest })).toBe('fits');
  });

  it.each<[string, Recording, string]>([
    [
      'an event that is not taken',
      recordWith(([first, ...rest]) => [
        { ...first, event: { type: 'person.passed' } } as Steps[0],
        ...rest,
      ]),
      "step 1 (person.passed): the event is not taken in 'closed'; expected 'checkingCoin'",
    ],
    [
      'another state',
      recordWith((steps) => steps.with(3, { ...steps[3], value: 'full' } as Steps[0])),
      "step 4 (xstate.done.actor.checkCoin): the state is 'open', not 'full'",
    ],
    [
      'an unknown event',
      recordWith((steps) =>
        steps.with(0, { ...steps[0], event: { type: 'toString' } } as Steps[0]),
      ),
      'step 1 (toString): the flow has no such event',
    ],
    [
      'an actor that does not run',
      recordWith((steps) => steps.slice(1)),
      "step 1 (xstate.done.actor.checkCoin): no such actor runs in 'closed'",
    ],
    [
      'a timer that does not run',
      recordWith((steps) => steps.slice(-1)),
      "step 1 (xstate.after.patience.turnstile.open): 'closed' waits for no such timer",
    ],
    [
      'a start that is gone',
      { ...record(), start: { value: 'broken', status: 'active' } },
      "the start: no example of the catalogue leads to 'broken', where it begins",
    ],
  ])('that no longer fits says where and why: %s', (_, recording, words) => {
    expect(wordsOf(recording)).toBe(words);
  });

  it('of a removed flow is reported', () => {
    const misfit = replay(undefined, record());
    expect(misfit && misfitWords(misfit)).toBe('the start: there is no such flow any more');
  });

  it.each([
    ['no JSON', '{', 'broken'],
    ['another file', '{"name":"player-portal"}', 'foreign'],
    ['no object', '[]', 'foreign'],
    ['of a newer format', `{"format":${RECORDING_FORMAT + 1}}`, 'newer'],
    ['cut', `{"format":${RECORDING_FORMAT},"flow":"turnstile"}`, 'broken'],
    ['too large', ' '.repeat(5_000_001), 'tooLarge'],
  ])('is refused by a reason when it is %s', (_, text, problem) => {
    expect(readRecording(text)).toEqual({ ok: false, problem });
  });

  it('knows the version of its machine, which changes with the machine', () => {
    const { machine } = turnstileEntry;
    const changed = { config: { ...machine.config, initial: 'open' } };
    expect(machineVersion(machine)).toBe(record().machine);
    expect(machineVersion(changed as typeof machine)).not.toBe(machineVersion(machine));
  });
});

it('a property of the proof that fails keeps the run that failed as a recording (T7)', () => {
  const fault = seededFaults.find(({ name }) => name === 'a secret in the context');
  assert(fault);
  const { findings } = prove(subjectOf(fault.entry), { seed: 1, walks: 100, hasty: false });
  const finding = findings.find(({ kind }) => kind === 'walk');
  assert(finding);
  const file = '.cache/failed-flows/turnstile-walk-1.json';
  onTestFinished(() => rmSync(join(projectRoot, file), { force: true }));
  expect(keepFailedFlow(fault.entry, finding, 1)).toContain(`recorded in ${file}`);
  assert(existsSync(join(projectRoot, file)));
  const recording = read(readFileSync(join(projectRoot, file), 'utf8'));
  expect(recording.steps.map(({ value }) => value)).toEqual(['checkingCoin', 'open']);
  expect(wordsOf(recording, fault.entry)).toBe('fits');
});
