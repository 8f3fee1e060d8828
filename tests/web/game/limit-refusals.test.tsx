import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Refusal } from '#contract/errors.ts';
import { GameRefused } from '#web/features/games/GameStates.tsx';
import account from '#web/i18n/messages/EN/account.json';
import { startI18n } from '#web/i18n/start.ts';
import { RefusalMessage } from '#web/shared/forms/RefusalMessage.tsx';

const i18n = await startI18n('EN');
await i18n.loadNamespaces(['account', 'errors', 'game']);
beforeAll(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(cleanup);
afterAll(() => {
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

const refusal: Refusal = {
  ok: false,
  code: 'play_limit_reached',
  playLimit: { kind: 'time', frame: 'day', fits: 0, until: '2026-11-28T03:00:00.000Z' },
};

test.each([
  ['a game that does not open', GameRefused, account.seeLimits],
  ['a form that is refused', RefusalMessage, account.seeLimits],
])('%s leads to the limits that stopped it (W10)', (_, Shown, name) => {
  render(
    <I18nextProvider i18n={i18n}>
      <MemoryRouter>
        <Shown refusal={refusal} />
      </MemoryRouter>
    </I18nextProvider>,
  );
  const link = screen.getByRole('link', { name });
  expect(link.getAttribute('href')).toBe('/member/playLimits');
});
