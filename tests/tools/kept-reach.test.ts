import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { bonusEndingEntry } from '#machines/bonus-ending/proof/bonus-ending.entry.ts';
import type { AnyCatalogueEntry } from '#machines/catalogue/entry.ts';
import { turnstileEntry } from '#tests/machines/specimens/turnstile.entry.ts';
import { keepReach, readReach } from '#tools/flows/proved/kept-reach.ts';
import { testsOf } from '#tools/flows/proved/reached-parts.ts';
import { projectRoot } from '#tools/project.ts';

const turnstile = turnstileEntry as unknown as AnyCatalogueEntry;
const walk = {
  kind: 'walk',
  name: 'all screens',
  states: ['closed'],
  transitions: ['closed: coin.inserted'],
} as const;
const OWN_FILE = 'tests/tools/kept-reach.test.ts';

test('the reach of a test file is stored until the machine changes or the file is removed (T7)', () => {
  onTestFinished(() =>
    rmSync(join(projectRoot, '.cache/flow-reach', turnstile.id), { recursive: true }),
  );
  expect(readReach(turnstile)).toEqual({ tests: [], at: null });
  keepReach(turnstile, 'tests/tools/gone.test.ts', [walk]);
  expect(readReach(turnstile).tests).toEqual([]);
  keepReach(turnstile, OWN_FILE, [walk]);
  const { tests, at } = readReach(turnstile);
  expect(tests).toEqual([walk]);
  expect(at).toMatch(/Z$/);

  const changed = { ...turnstile, machine: bonusEndingEntry.machine };
  expect(readReach(changed).tests).toEqual([]);
});

test('a journey reaches the parts of a machine that it took on, by their names (T7)', () => {
  const at = (...path: readonly string[]) => ({ machine: turnstile.id, path });
  const taken = (state: string, event: string, place = 0) => ({
    ...at(state),
    transition: { event, place },
  });
  const journeys = [
    {
      name: 'a person pays (W1)',
      parts: [
        at(),
        at('closed'),
        at('checkingCoin'),
        at('gone'),
        taken('closed', 'coin.inserted'),
        taken('weighingBox', '', 1),
        taken('closed', 'gone'),
        taken('closed', 'coin.inserted', 7),
        { machine: 'another', path: ['open'] },
      ],
    },
    { name: 'nobody pays', parts: [at(), at('closed')] },
  ];
  expect(testsOf(turnstile, journeys)).toEqual([
    {
      kind: 'journey',
      name: 'a person pays (W1)',
      states: ['closed', 'checkingCoin', 'weighingBox'],
      transitions: ['closed: coin.inserted', 'weighingBox: always #2'],
    },
  ]);
});
