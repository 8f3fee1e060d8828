import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import type { StoppedPlay } from '#contract/entities/restriction.ts';
import { servicesWith, steadySession } from '#tests/support/services.ts';
import { ClosingNotice } from '#web/features/play-pause/ClosingNotice.tsx';
import playPause from '#web/i18n/messages/EN/member/playPause.json';
import { startI18n } from '#web/i18n/start.ts';
import { PromotionsLink } from '#web/shared/promotions/PromotionsLink.tsx';
import { ServicesContext } from '#web/shared/services/services-context.ts';

const i18n = await startI18n('EN');
await i18n.loadNamespaces('playPause');
afterEach(cleanup);

/** Shows what depends on what the member is stopped from. */
function show(stopped?: StoppedPlay) {
  const session = steadySession(stopped && { stopped });
  render(
    <ServicesContext value={servicesWith({ session })}>
      <I18nextProvider i18n={i18n}>
        <MemoryRouter>
          <PromotionsLink>Promotions</PromotionsLink>
          <ClosingNotice />
        </MemoryRouter>
      </I18nextProvider>
    </ServicesContext>,
  );
  return screen.queryAllByRole('link').map(({ textContent }) => textContent);
}

test('a person who is stopped from rewards gets no way to promotions (W10)', () => {
  expect(show()).toEqual(['Promotions']);
  cleanup();
  expect(show({ reason: 'break', acts: ['rewards'], changesAt: null })).toEqual([]);
});

test('an account that is about to close is told so, with the way to it (A27)', () => {
  const acts: StoppedPlay['acts'] = ['paysIn', 'stakes', 'rewards'];
  expect(show({ reason: 'closing', acts, changesAt: null })).toEqual([playPause.closing.see]);
});
