import { afterAll, assert, describe, expect, it } from 'vitest';
import type { AnyCatalogueEntry } from '#machines/catalogue/entry.ts';
import { catalogue } from '#machines/index.ts';
import type { FindingKind } from './kit/finding.ts';
import { type MutationScore, scoreMutants, shareCaught } from './kit/mutation.ts';
import { type Proof, prove } from './kit/prove.ts';
import { printTable, proofRow } from './kit/report.ts';
import { subjectOf } from './kit/subject.ts';

const entries: readonly AnyCatalogueEntry[] = catalogue;
const seed = Number(process.env['FC_SEED']);

/** Random walks over each machine, and over each of its mutants. */
const WALKS = 200;
const WALKS_PER_MUTANT = 50;
/** Shares of mutants that must be caught: of all machines (99 % measured), and of each. */
const LEAST_SHARE = 0.95;
const LEAST_SHARE_OF_EACH = 0.8;
/** Proof and mutants of one machine take longer than a usual test. */
const PROOF_TIMEOUT = 60_000;

/** Counts a value once, when it is first asked for. */
function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

const proofs = new Map(
  entries.map((entry) => [
    entry.id,
    once<Proof>(() => prove(subjectOf(entry), { seed, walks: WALKS, hasty: false })),
  ]),
);
/** A machine that has faults itself says nothing of its mutants. */
const isSound = (id: string) => (proofs.get(id)?.().findings ?? []).length === 0;

const scores = new Map(
  entries.map((entry) => [
    entry.id,
    once<MutationScore | undefined>(() =>
      isSound(entry.id) ? scoreMutants(entry, { seed, walks: WALKS_PER_MUTANT }) : undefined,
    ),
  ]),
);

const parts: readonly (readonly [FindingKind, string])[] = [
  ['definition', 'is described in full, handles every end of its actors and names facts'],
  ['journey', 'takes every pinned journey to its end'],
  ['walk', 'keeps every invariant on random walks'],
  ['graph', 'takes every edge of its graph in a live actor as the pure transition does'],
  ['coverage', 'reaches every state and transition but the named exceptions'],
];

describe.each(entries.map(({ id }) => [id] as const))('machine %s', (id) => {
  it.each(parts)(
    '%s: %s',
    (kind) => {
      const findings = proofs.get(id)?.().findings ?? [];
      const texts = findings.filter((finding) => finding.kind === kind).map(({ text }) => text);
      assert(texts.length === 0, `\n${texts.join('\n\n')}\n`);
    },
    PROOF_TIMEOUT,
  );

  it(
    'is proved so closely that its mutants are caught',
    () => {
      assert(isSound(id), 'the machine has faults itself');
      const score = scores.get(id)?.();
      assert(score, `no mutants of ${id}`);
      expect(shareCaught([score])).toBeGreaterThanOrEqual(LEAST_SHARE_OF_EACH);
    },
    PROOF_TIMEOUT,
  );
});

describe('all machines', () => {
  it(
    `catch at least ${LEAST_SHARE * 100} % of their mutants`,
    () => {
      const tried = [...scores.values()].flatMap((score) => score() ?? []);
      expect(shareCaught(tried)).toBeGreaterThanOrEqual(LEAST_SHARE);
    },
    PROOF_TIMEOUT,
  );
});

afterAll(() => {
  printTable(
    entries.map((entry) => {
      const proof = proofs.get(entry.id)?.();
      const score = scores.get(entry.id)?.();
      if (!proof) throw new Error(`${entry.id} was not proved.`);
      return proofRow(entry, proof, score);
    }),
  );
});
