import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
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

const limit: Refusal = {
  ok: false,
  code: 'play_limit_reached',
  playLimit: { kind: 'time', frame: 'day', fits: 0, until: '2026-11-28T03:00:00.000Z' },
};
const restriction: Refusal = {
  ok: false,
  code: 'account_restricted',
  restriction: { reason: 'break', until: '2026-11-28T03:00:00.000Z' },
};
const explanations = [
  { refusal: limit, name: account.seeLimits, path: '/member/playLimits' },
  { refusal: restriction, name: account.seeWhy, path: '/member/playPause' },
];

describe.each([
  ['a game that does not open', GameRefused],
  ['a form that is refused', RefusalMessage],
] as const)('%s', (_, Shown) => {
  test.each(explanations)('leads to $path, which explains it (W10)', ({ refusal, name, path }) => {
    render(
      <I18nextProvider i18n={i18n}>
        <MemoryRouter>
          <Shown refusal={refusal} />
        </MemoryRouter>
      </I18nextProvider>,
    );
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(path);
  });
});
