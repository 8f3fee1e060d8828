import { assert, describe, expect, it } from 'vitest';
import { scoreMutants } from './kit/mutation.ts';
import { prove } from './kit/prove.ts';
import { subjectOf } from './kit/subject.ts';
import { seededFaults } from './specimens/seeded-faults.ts';
import { turnstileEntry } from './specimens/turnstile.entry.ts';

const options = { seed: Number(process.env['FC_SEED']), walks: 100, hasty: false };
/** A hundred walks miss a seeded fault once in thirteen seeds. */
const searching = { ...options, walks: 1_000 };

describe('the proof of machines, proved by machines with seeded faults', () => {
  it('finds nothing in a healthy machine', () => {
    expect(prove(subjectOf(turnstileEntry), options).findings).toEqual([]);
  });

  it.each(seededFaults.map((fault) => [fault.name, fault] as const))('catches %s', (_, fault) => {
    const found = prove(subjectOf(fault.entry), searching).findings;
    const named = found.filter(
      ({ kind, text }) => kind === fault.caughtBy && fault.says.test(text),
    );
    assert(
      named.length > 0,
      `${fault.caughtBy} should say ${fault.says}, but found:\n` +
        found.map(({ kind, text }) => `${kind}: ${text}`).join('\n'),
    );
  });

  it('catches every mutant of the healthy machine but those that behave the same', () => {
    const score = scoreMutants(turnstileEntry, options);
    expect(score.survivors).toEqual([]);
    expect(score.caught).toBeGreaterThan(30);
  });

  it('reports the path to a fault as a numbered list with its seed', () => {
    const fault = seededFaults.find(({ name }) => name === 'a secret in the context');
    assert(fault);
    const [first] = prove(subjectOf(fault.entry), options).findings.filter(
      ({ kind }) => kind === 'walk',
    );
    expect(first?.text).toMatch(
      /context\.password looks like a secret\n {2}from input 'small':\n {5}1\. coin\.inserted.*\n {5}2\. checkCoin answers \{"ok":true\}\n {2}again with FC_SEED=\d+/,
    );
  });
});
