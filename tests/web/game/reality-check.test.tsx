import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PlaySession } from '#contract/entities/game.ts';
import { standInForDialogs } from '#tests/support/dialogs.ts';
import {
  queryClientWith,
  servicesWith,
  steadySession,
  unwatched,
} from '#tests/support/services.ts';
import RealityCheck from '#web/features/games/RealityCheck.tsx';
import limits from '#web/i18n/messages/EN/member/playLimits.json';
import { startI18n } from '#web/i18n/start.ts';
import { createGamePause } from '#web/shared/games/game-pause.ts';
import { ServicesContext } from '#web/shared/services/services-context.ts';

const i18n = await startI18n('EN');
await i18n.loadNamespaces('playLimits');
const t = limits.check;

const NOW = Date.UTC(2026, 0, 1, 13);
const money = (amount: number) => ({ amount, currency: 'BRL' }) as const;
const played: PlaySession = {
  startedAt: '2026-01-01T12:00:00.000Z',
  staked: money(5_000),
  open: money(0),
  won: money(2_000),
  rounds: 50,
  playedSeconds: 3_600,
  check: { everyMinutes: 60, dueAt: '2026-01-01T13:00:00.000Z', isDue: true },
};

beforeEach(() => {
  standInForDialogs();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** The page of a game, whose check is due. */
async function play() {
  const answerCheck = vi.fn<(call: object) => Promise<object>>(() =>
    Promise.resolve({
      ok: true,
      value: {
        ...played,
        check: { everyMinutes: 60, dueAt: '2026-01-01T14:00:00.000Z', isDue: false },
      },
    }),
  );
  const api = {
    games: { playSession: () => Promise.resolve({ ok: true, value: played }) },
    playLimits: { answerCheck },
  };
  const queryClient = queryClientWith(api);
  const session = steadySession({});
  const clock = { now: () => NOW };
  const services = servicesWith({ api, queryClient, session, clock, ...unwatched });
  const pause = createGamePause();
  const game = {
    pause: vi.fn<() => Promise<void>>(() => Promise.resolve()),
    resume: vi.fn<() => void>(),
  };
  pause.join(game);
  const onStopped = vi.fn<() => void>();
  render(
    <ServicesContext value={services}>
      <QueryClientProvider client={queryClient}>
        <I18nextProvider i18n={i18n}>
          <MemoryRouter>
            <RealityCheck pause={pause} onStopped={onStopped} />
          </MemoryRouter>
        </I18nextProvider>
      </QueryClientProvider>
    </ServicesContext>,
  );
  // The read, the pause and the question follow each other by promises.
  await vi.waitFor(async () => {
    await pass(1);
    screen.getByRole('alertdialog');
  });
  return { answerCheck, game, onStopped };
}

const goOn = () => screen.getByRole('button', { name: t.goOn });

test('it is read out, with what was played, and the game is paused (W10)', async () => {
  const { game } = await play();
  expect(game.pause).toHaveBeenCalledOnce();
  const dialog = screen.getByRole('alertdialog', { name: 'You’ve been playing for 1 hour' });
  const described = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toContain('You betR$50.00You wonR$20.00Result−R$30.00');
  // The dialog has the focus, and no answer: a press meant for the game does nothing.
  expect(document.activeElement).toBe(dialog);
});

test('a press that comes with it, Escape, or a key that is held down, answers nothing (W10)', async () => {
  const { answerCheck } = await play();
  fireEvent.click(goOn());
  await pass(1_000);
  fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true }));
  // A browser presses a button at such a key, unless that is prevented.
  expect(fireEvent.keyDown(goOn(), { key: 'Enter', repeat: true })).toBe(false);
  expect(fireEvent.keyDown(goOn(), { key: 'Enter' })).toBe(true);
  await pass(10);
  expect(answerCheck).not.toHaveBeenCalled();
  expect(screen.getByRole('alertdialog')).toBeDefined();
});

test('the game goes on when the player does, and is left when they stop (W10)', async () => {
  const going = await play();
  await pass(1_000);
  fireEvent.click(goOn());
  await pass(10);
  expect(going.answerCheck).toHaveBeenCalledWith(
    { body: { dueAt: '2026-01-01T13:00:00.000Z' } },
    expect.anything(),
  );
  expect(going.game.resume).toHaveBeenCalledOnce();
  await vi.waitFor(async () => {
    await pass(1);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  cleanup();
  const stopping = await play();
  await pass(1_000);
  fireEvent.click(screen.getByRole('button', { name: t.stop }));
  await pass(10);
  expect(stopping.onStopped).toHaveBeenCalledOnce();
  expect(stopping.game.resume).not.toHaveBeenCalled();
  expect(stopping.answerCheck).not.toHaveBeenCalled();
});
