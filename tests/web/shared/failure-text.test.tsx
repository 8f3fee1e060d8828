import { act, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Refusal } from '#contract/errors.ts';
import errors from '#contract/messages/PT/errors.json';
import account from '#web/i18n/messages/PT/account.json';
import { startI18n } from '#web/i18n/start.ts';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';

const i18n = await startI18n('PT');
await i18n.loadNamespaces(['account', 'errors']);

beforeEach(() =>
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval', 'setTimeout'] }),
);
afterEach(() => vi.useRealTimers());

function show(refusal: Refusal | null, onRetry: () => unknown = () => undefined) {
  render(
    <I18nextProvider i18n={i18n}>
      <ReadFailed title="Não foi possível carregar os jogos" refusal={refusal} onRetry={onRetry} />
    </I18nextProvider>,
  );
  return screen.getByRole('alert');
}

test.each([
  ['internal_error', errors.internal_error],
  ['network_failed', errors.network_failed],
  ['timed_out', errors.timed_out],
  ['answer_unreadable', errors.answer_unreadable],
  ['too_many_requests', errors.too_many_requests],
] as const)(
  'a read that failed by %s says so, and blames nothing else (R10, S12)',
  (code, text) => {
    expect(show({ ok: false, code }).textContent).toContain(text);
  },
);

test('a failed read without a reason does not blame the connection (R10)', () => {
  const { textContent } = show(null);
  expect(textContent).toContain(errors.part_failed);
});

const inSeconds = (count: number) => account.waitSeconds_other.replace('{{count}}', String(count));

test('the time to wait is counted down, and read aloud once (S12)', async () => {
  const refusal = { ok: false, code: 'too_many_requests', retryAfterSeconds: 17 } as const;
  const alert = show(refusal);
  const seenText = () =>
    [...alert.querySelectorAll('span[aria-hidden]')].map((each) => each.textContent).join('');
  expect(seenText()).toContain(inSeconds(17));
  await act(() => vi.advanceTimersByTimeAsync(12_000));
  expect(seenText()).toContain(inSeconds(5));
  expect(alert.querySelector('.visually-hidden')?.textContent).toContain(inSeconds(17));
  await act(() => vi.advanceTimersByTimeAsync(6000));
  expect(alert.textContent).not.toMatch(/\d/u);
});

test('from two minutes on the time to wait is told in minutes (S12)', () => {
  const alert = show({ ok: false, code: 'too_many_requests', retryAfterSeconds: 3_541 });
  expect(alert.textContent).toContain(account.waitMinutes_other.replace('{{count}}', '60'));
});

test('the retry button shows that it is busy, and stays in place (R10)', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  show(null, () => promise);
  const button = screen.getByRole('button', { name: 'Tentar de novo' });
  button.focus();
  fireEvent.click(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  await act(async () => resolve());
  expect(button.getAttribute('aria-busy')).toBeNull();
  expect(document.activeElement).toBe(button);
});
