import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClientWith, servicesWith } from '#tests/support/services.ts';
import { startI18n } from '#web/i18n/start.ts';
import { ServicesContext } from '#web/shared/services/services-context.ts';
import { ExactMoment } from '#web/shared/times/ExactMoment.tsx';
import { Moment } from '#web/shared/times/Moment.tsx';

const portuguese = await startI18n('PT');
const english = await startI18n('EN');

const at = '2026-11-25T19:42:05.000Z';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['Date', 'setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'],
  });
});
afterEach(() => {
  cleanup();
  // Spies of timers go first: files share their globals, and would be left with the fake ones.
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const permission = async () => ({ ok: true, value: { timeZone: 'America/Sao_Paulo' } });

/** Shows times on a site of São Paulo, at a moment by the server's clock. */
async function show(shown: ReactNode, now: number, i18n = portuguese) {
  vi.setSystemTime(now);
  const queryClient = queryClientWith({ site: { permission } });
  const clock = { now: () => Date.now() };
  const services = servicesWith({ api: { site: { permission } }, clock, queryClient });
  const view = render(
    <ServicesContext value={services}>
      <QueryClientProvider client={queryClient}>
        <I18nextProvider i18n={i18n}>{shown}</I18nextProvider>
      </QueryClientProvider>
    </ServicesContext>,
  );
  await act(() => vi.advanceTimersByTimeAsync(1));
  return view;
}

/** Lets time pass: the clock leaps, and its last minute is lived through. */
async function pass(milliseconds: number): Promise<void> {
  vi.setSystemTime(Date.now() + milliseconds - MINUTE);
  await act(() => vi.advanceTimersByTimeAsync(MINUTE));
}

const shownTimes = () =>
  screen.getAllByRole('time').map(({ textContent }) => textContent.replaceAll('\u202F', ' '));
const ten = Array.from({ length: 10 }, (_, index) => <Moment key={index} at={at} />);

test('a moment of the last hour is shown as its age, then by its day, which updates', async () => {
  await show(<Moment at={at} />, Date.parse(at) + 5 * MINUTE);
  const [time] = screen.getAllByRole('time');
  expect(shownTimes()).toEqual(['há 5 minutos']);
  expect(time?.getAttribute('datetime')).toBe(at);
  expect(time?.title).toBe('25 de nov. de 2026, 16:42 (Brasília)');
  await act(() => vi.advanceTimersByTimeAsync(MINUTE));
  expect(shownTimes()).toEqual(['há 6 minutos']);
  await pass(HOUR);
  expect(shownTimes()).toEqual(['hoje, 16:42']);
  await pass(23 * HOUR);
  expect(shownTimes()).toEqual(['ontem, 16:42']);
  await pass(24 * HOUR);
  expect(shownTimes()).toEqual(['25 de nov. de 2026, 16:42']);
  expect(screen.getByRole('time').title).toBe('25 de nov. de 2026, 16:42 (Brasília)');
});

test('a moment of money shows time and zone at once', async () => {
  await show(<Moment at={at} zoned />, Date.parse(at) + 5 * MINUTE, english);
  expect(shownTimes()).toEqual(['5 minutes ago (16:42, Brasília)']);
  await pass(24 * HOUR);
  expect(shownTimes()).toEqual(['yesterday, 16:42 (Brasília)']);
  await pass(24 * HOUR);
  expect(shownTimes()).toEqual(['25 Nov 2026, 16:42 (Brasília)']);
});

test('a receipt says the second, and never an age', async () => {
  await show(<ExactMoment at={at} />, Date.parse(at) + 5 * MINUTE);
  expect(shownTimes()).toEqual(['25 de nov. de 2026, 16:42:05 (Brasília)']);
});

test('future moments are shown in full', async () => {
  await show(<Moment at={at} zoned />, Date.parse(at) - HOUR);
  expect(shownTimes()).toEqual(['25 de nov. de 2026, 16:42 (Brasília)']);
});

test('a list of moments has one timer, which ends with the list', async () => {
  const timers = vi.spyOn(globalThis, 'setInterval');
  const { unmount } = await show(<>{ten}</>, Date.parse(at));
  expect(shownTimes()).toEqual(Array.from({ length: 10 }, () => 'agora'));
  expect(timers).toHaveBeenCalledTimes(1);
  const stops = vi.spyOn(globalThis, 'clearInterval');
  unmount();
  expect(stops).toHaveBeenCalledWith(timers.mock.results[0]?.value);
});
