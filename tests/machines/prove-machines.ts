import { afterAll, assert, describe, expect, it } from 'vitest';
import type { AnyCatalogueEntry } from '#machines/catalogue/entry.ts';
import { catalogue } from '#tools/machine-catalogue.ts';
import { keepFailedFlow } from './kit/failed-flows.ts';
import type { FindingKind } from './kit/finding.ts';
import { type MutationScore, scoreMutants, shareCaught } from './kit/mutation.ts';
import { type Proof, prove } from './kit/prove.ts';
import { type ProofRow, printTable, proofRow } from './kit/report.ts';
import { subjectOf } from './kit/subject.ts';

const seed = Number(process.env['FC_SEED']);

/** As many files, `machines-1.test.ts` and so on, share the catalogue. */
export const SHARDS = 3;
/** Random walks over each machine, and over each of its mutants. */
const WALKS = 200;
const WALKS_PER_MUTANT = 50;
/** Share of its mutants that must be caught of each machine, and so of all (all are, measured). */
const MIN_SHARE = 0.95;
/** Proof and mutants of one machine take longer than a usual test. */
const PROOF_TIMEOUT = 120_000;

const parts: readonly (readonly [FindingKind, string])[] = [
  ['definition', 'is described in full, handles every end of its actors and names facts'],
  ['journey', 'takes every pinned journey to its end'],
  ['walk', 'keeps every invariant on random walks'],
  ['graph', 'takes every edge of its graph in a live actor as the pure transition does'],
  ['coverage', 'reaches every state and transition but the named exceptions'],
];

/** The tests of one machine; the result is a row of the table. */
function describeMachine(entry: AnyCatalogueEntry, tell: (row: ProofRow) => void): void {
  let proved: Proof | undefined;
  const proof = () => (proved ??= prove(subjectOf(entry), { seed, walks: WALKS, hasty: false }));
  let score: MutationScore | undefined;

  describe(`machine ${entry.id}`, () => {
    it.each(parts)(
      '%s: %s',
      (kind) => {
        const { findings } = proof();
        const texts = findings
          .filter((finding) => finding.kind === kind)
          .map((finding, index) => keepFailedFlow(entry, finding, index + 1));
        assert(texts.length === 0, `\n${texts.join('\n\n')}\n`);
      },
      PROOF_TIMEOUT,
    );

    it(
      'is proved so closely that its mutants are caught',
      () => {
        // A machine that has faults itself says nothing of its mutants.
        assert(proof().findings.length === 0, 'the machine has faults itself');
        score = scoreMutants(entry, { seed, walks: WALKS_PER_MUTANT });
        expect(shareCaught([score])).toBeGreaterThanOrEqual(MIN_SHARE);
      },
      PROOF_TIMEOUT,
    );

    afterAll(() => {
      if (proved) tell(proofRow(entry, proved, score));
    });
  });
}

/**
 * Proves the machines of one shard: every n-th of the catalogue, so that a new one has its place by
 * itself. Prints a table of those that ran.
 */
export function proveMachines(shard: number): void {
  const rows: ProofRow[] = [];
  for (const [index, entry] of catalogue.entries()) {
    if (index % SHARDS === shard - 1) describeMachine(entry, (row) => rows.push(row));
  }
  afterAll(() => {
    if (rows.length > 0) printTable(rows);
  });
}
