import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type FlowPictures, PICTURES_CALL } from '#contract/flow-pictures-types.ts';
import { openFlows } from './open-flows.tsx';

/** The gallery has pictured these states. */
const pictured = (...states: FlowPictures['states']) =>
  vi.stubGlobal('fetch', (address: string) =>
    address === PICTURES_CALL
      ? Promise.resolve(
          new Response(JSON.stringify({ states }), {
            headers: { 'content-type': 'application/json' },
          }),
        )
      : Promise.reject(new Error('not asked for here')),
  );
const details = () => within(screen.getByRole('region', { name: /^State / }));

afterEach(() => void vi.unstubAllGlobals());

test('a state shows its picture in the language of the page, once for each theme (T7, T13)', async () => {
  pictured('bonus-ending/confirming');
  await openFlows('/bonusEnding?state=confirming');
  const pictures = await details().findAllByRole('img', { name: 'Screen of the state confirming' });
  expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([
    '/flows/pictures/bonus-ending/confirming/EN-phone-dark.png',
    '/flows/pictures/bonus-ending/confirming/EN-phone-light.png',
  ]);
});

test.each([
  ['is not in it', ['bonus-ending/ended'], /^The gallery has no picture/],
  ['was not made', [], /npm run gallery/],
])('a state says that the gallery %s (T7, T13)', async (_, states, words) => {
  pictured(...states);
  await openFlows('/bonusEnding?state=confirming');
  expect(await details().findByText(words)).toBeTruthy();
  expect(details().queryByRole('img')).toBeNull();
});

test('a state that contains others has no picture of its own (T7)', async () => {
  pictured();
  await openFlows('/pointsRedemption?state=deciding.changed&view=list');
  await details().findByText(/npm run gallery/);
  fireEvent.click(screen.getByRole('button', { name: /^deciding/ }));
  expect(details().queryByText(/npm run gallery/)).toBeNull();
});
