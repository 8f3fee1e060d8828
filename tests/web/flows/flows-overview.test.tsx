import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { bonusEndingEntry } from '#machines/bonus-ending/proof/bonus-ending.entry.ts';
import { pointsRedemptionEntry } from '#machines/points-redemption/proof/points-redemption.entry.ts';
import english from '#web/i18n/messages/EN/member/bonuses.json';
import portuguese from '#web/i18n/messages/PT/member/bonuses.json';
import { openFlows, screenTexts } from './open-flows.tsx';

const flows = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

const heading = (name: string) => screen.getByRole('heading', { level: 1, name });

describe('all flows (T7)', () => {
  test('each is a link to its chart', async () => {
    await openFlows('/');
    expect(flows()).toEqual([bonusEndingEntry.title, pointsRedemptionEntry.title]);
    fireEvent.click(screen.getByRole('link', { name: bonusEndingEntry.title }));
    expect(heading(bonusEndingEntry.title)).toBeTruthy();
    expect(screen.getByRole('group', { name: `Chart of ${bonusEndingEntry.title}` })).toBeTruthy();
  });

  test.each([
    ['a row', 'W11', [bonusEndingEntry.title]],
    ['a state', 'reading again', [bonusEndingEntry.title]],
    ['a state as the code names it', 'readingAgain', [bonusEndingEntry.title]],
    ['an event', 'ending.confirmed', [bonusEndingEntry.title]],
    ['an actor', 'end bonus', [bonusEndingEntry.title]],
    ['words in any order, with accents', 'bónus ending', [bonusEndingEntry.title]],
    ['a title', 'ending a bonus', [bonusEndingEntry.title]],
  ])('are found by %s', async (_, search, found) => {
    await openFlows(`/?q=${encodeURIComponent(search)}`);
    expect(flows()).toEqual(found);
  });

  test('a result leads to the state that takes the event', async () => {
    await openFlows('/?q=ending.confirmed');
    fireEvent.click(screen.getByRole('link', { name: 'ending confirmed' }));
    expect(screen.getByRole('region', { name: 'State confirming' })).toBeTruthy();
  });

  test('a text on a screen leads to its state, in the language of the page', async () => {
    const text = portuguese.priceChanged.replaceAll(/\{\{\w+\}\}/gu, '…');
    await openFlows(`/?q=${encodeURIComponent(text)}`);
    expect(await screen.findByRole('heading', { name: 'No flow matches' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Português' }));
    const hit = await screen.findByRole('link', { name: `changed: “${text}”` });
    expect(flows()).toEqual([bonusEndingEntry.title]);
    fireEvent.click(hit);
    expect(screen.getByRole('region', { name: 'Estado changed' })).toBeTruthy();
  });

  test('a text on many screens leads to each of them', async () => {
    await openFlows(`/?q=${encodeURIComponent(english.keep)}`);
    fireEvent.click(await screen.findByRole('button', { name: 'and 1 more' }));
    const states = screen
      .getAllByRole('link', { name: (name) => name.endsWith(`: “${english.keep}”`) })
      .map(({ textContent }) => textContent?.split(':')[0]);
    expect(states).toEqual(['changed', 'confirming', 'ending', 'reading', 'reading again']);
  });

  test('texts that cannot be loaded are named, and all else is found', async () => {
    vi.spyOn(screenTexts, 'EN').mockRejectedValueOnce(new Error('offline'));
    await openFlows('/?q=reading+again');
    expect(await screen.findByText(/^Texts on screens could not be loaded/u)).toBeTruthy();
    expect(flows()).toEqual([bonusEndingEntry.title]);
  });

  test('a search without results says what can be searched for', async () => {
    await openFlows('/');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zebra' } });
    expect(await screen.findByRole('heading', { name: 'No flow matches' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(flows()).toHaveLength(2);
  });
});
