import { expect, test } from 'vitest';
import { withdrawalConfirmationEntry as entry } from '#machines/withdrawal-confirmation/proof/withdrawal-confirmation.entry.ts';
import { wayFromHere } from '#web/flows/steer/way-from-here.ts';

/** What a portal reports of a confirmation that was opened for one part of a withdrawal. */
const reported = (isComplaining: boolean) => ({
  '[unnamed 1]': { '[unnamed 1]': '[redacted]', '[unnamed 2]': '[redacted]' },
  '[unnamed 2]': isComplaining,
  withdrawal: null,
  '[unnamed 3]': '[redacted]',
  answer: null,
  '[unnamed 4]': null,
  refusal: null,
});

const actsToComplaint = (isComplaining: boolean) =>
  wayFromHere(entry, reported(isComplaining))('known.complaining')?.acts.map(({ type }) => type);

test('the way into a state begins as the portal did (T7)', () => {
  expect(actsToComplaint(false)).toEqual(['answer', 'event']);
  expect(actsToComplaint(true)).toEqual(['answer']);
});

test('a state that only another beginning leads to has a way all the same (T7)', () => {
  const wayTo = wayFromHere(entry, reported(true));
  expect(wayTo('known.disputeOpen')).toBeDefined();
  expect(wayTo('nowhere')).toBeUndefined();
});
