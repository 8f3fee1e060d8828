import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import Analytics from '#web/features/consent/Analytics.tsx';
import { startI18n } from '#web/i18n/start.ts';
import { chooseAnalytics } from '#web/platform/analytics-consent.ts';
import { preferences } from '#web/platform/storage/preferences.ts';

const i18n = await startI18n('PT');
await i18n.loadNamespaces('service');

const scripts = () => document.head.querySelectorAll('script[src*="gtag"]').length;
const reported = () =>
  JSON.stringify((window.dataLayer ?? []).map((command) => Array.from<unknown>(command)));

function openSite(gtagId: string) {
  return render(
    <I18nextProvider i18n={i18n}>
      <MemoryRouter initialEntries={['/rng']}>
        <main id="content" tabIndex={-1} />
        <Analytics gtagId={gtagId} scriptUrl={`https://vendor.example/gtag-${gtagId}.js`} />
      </MemoryRouter>
    </I18nextProvider>,
  );
}

const answer = (name: string) => screen.findByRole('button', { name });

beforeEach(() => {
  localStorage.clear();
  window.dataLayer = [];
  for (const script of document.head.querySelectorAll('script')) script.remove();
});
afterEach(() => localStorage.clear());

describe('analytics (S11)', () => {
  test('begins only with consent', async () => {
    openSite('G-ONE');
    const allow = await answer('Permitir');
    expect(scripts()).toBe(0);
    expect(reported()).toBe('[]');
    fireEvent.click(allow);
    await waitFor(() => expect(scripts()).toBe(1));
    expect(reported()).toContain('/rng');
    expect(screen.queryByRole('region')).toBeNull();
    expect(document.activeElement?.id).toBe('content');
    expect(preferences.read().analyticsAllowed).toBe(true);
  });

  test('never begins after a refusal, and is not asked again', async () => {
    const first = openSite('G-TWO');
    fireEvent.click(await answer('Não permitir'));
    expect(screen.queryByRole('region')).toBeNull();
    first.unmount();
    openSite('G-TWO');
    await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(screen.queryByRole('region')).toBeNull();
    expect(scripts()).toBe(0);
  });

  test('ends when consent is withdrawn', async () => {
    preferences.change({ analyticsAllowed: true });
    openSite('G-THREE');
    await waitFor(() => expect(scripts()).toBe(1));
    expect(window['ga-disable-G-THREE']).toBe(false);
    act(() => chooseAnalytics(false));
    expect(window['ga-disable-G-THREE']).toBe(true);
  });
});
