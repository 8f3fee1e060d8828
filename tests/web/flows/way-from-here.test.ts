import { expect, test } from 'vitest';
import { bonusEndingEntry } from '#machines/bonus-ending/proof/bonus-ending.entry.ts';
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

const reading = (isComplaining: boolean) => ({
  value: 'reading',
  context: reported(isComplaining),
});

const eventsToComplaint = (isComplaining: boolean) => {
  const here = reading(isComplaining);
  return wayFromHere(entry, here)('known.complaining', here)?.events.map(({ type }) => type);
};

test('the way into a state begins as the portal did (T7)', () => {
  expect(eventsToComplaint(false)).toEqual(['xstate.done.actor.readPart', 'complaint.begun']);
  expect(eventsToComplaint(true)).toEqual(['xstate.done.actor.readPart']);
});

test('the way into a state goes on from where the portal is by then (T7)', () => {
  const asking = { value: { known: 'asking' }, context: reported(false) };
  const way = wayFromHere(entry, reading(false))('known.sendingComplaint', asking);
  expect(way?.start).toEqual(['known', 'known.asking']);
  expect(way?.events.map(({ type }) => type)).toEqual(['complaint.begun', 'complaint.submitted']);
});

test('from an end of the flow nothing leads on: the way begins at the start (T7)', () => {
  const wayTo = wayFromHere(bonusEndingEntry, { value: 'reading', context: {} });
  expect(wayTo('confirming', { value: 'ended', context: {} })?.start).toEqual(['reading']);
});

test('a state that only another beginning leads to has a way all the same (T7)', () => {
  const here = reading(true);
  const wayTo = wayFromHere(entry, here);
  expect(wayTo('known.disputeOpen', here)).toBeDefined();
  expect(wayTo('nowhere', here)).toBeUndefined();
});
