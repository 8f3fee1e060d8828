import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { afterEach, describe, expect, it, vi } from 'vitest';
import portuguese from '#web/i18n/messages/PT/shell.json' with { type: 'json' };
import { LAZY_PART_TIMEOUT_MILLISECONDS, lazyPart } from '#web/shared/loading/lazy-part.tsx';

const i18n = createInstance();
await i18n
  .use(initReactI18next)
  .init({
    lng: 'PT',
    load: 'currentOnly',
    cleanCode: false,
    defaultNS: 'shell',
    resources: { PT: { shell: portuguese } },
  });

function inPortuguese(content: ReactNode) {
  return <I18nextProvider i18n={i18n}>{content}</I18nextProvider>;
}

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const Arrived = () => <p>arrived</p>;

describe('a lazy part (R10)', () => {
  it('shows its fallback, then itself', async () => {
    const Part = lazyPart(async () => await Promise.resolve({ default: Arrived }), <p>waiting</p>);
    render(inPortuguese(<Part />));
    expect(screen.getByText('waiting')).toBeDefined();
    expect(await screen.findByText('arrived')).toBeDefined();
  });

  it('is drawn at once when it was loaded before', async () => {
    const Part = lazyPart(async () => await Promise.resolve({ default: Arrived }), <p>waiting</p>);
    await Part.preload();
    render(inPortuguese(<Part />));
    expect(screen.getByText('arrived')).toBeDefined();
  });

  it('that fails says so, and loads on retry', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const load = vi
      .fn<() => Promise<{ default: typeof Arrived }>>()
      .mockRejectedValueOnce(new Error('gone'))
      .mockResolvedValue({ default: Arrived });
    const Part = lazyPart(load, <p>waiting</p>);
    render(inPortuguese(<Part />));
    fireEvent.click(await screen.findByRole('button', { name: portuguese.retry }));
    expect(await screen.findByText('arrived')).toBeDefined();
  });

  it('that is retried requests its style sheet again, and waits for it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const sheet = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href: '/assets/part.css',
    });
    const load = vi
      .fn<() => Promise<{ default: typeof Arrived }>>()
      .mockImplementationOnce(async () => {
        document.head.append(sheet);
        sheet.dispatchEvent(new Event('error'));
        return await Promise.reject(new Error('no sheet'));
      })
      .mockResolvedValue({ default: Arrived });
    const Part = lazyPart(load, <p>waiting</p>);
    render(inPortuguese(<Part />));
    fireEvent.click(await screen.findByRole('button', { name: portuguese.retry }));
    expect(await screen.findByText('waiting')).toBeDefined();
    const links = document.head.querySelectorAll('link[href="/assets/part.css"]');
    expect(links).toHaveLength(1);
    expect(links[0]).not.toBe(sheet);
    expect(load).toHaveBeenCalledOnce();
    links[0]?.dispatchEvent(new Event('load'));
    expect(await screen.findByText('arrived')).toBeDefined();
    links[0]?.remove();
  });

  it('that takes longer than 120 s counts as failed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.useFakeTimers();
    const Part = lazyPart(() => new Promise<{ default: typeof Arrived }>(() => undefined), null);
    render(inPortuguese(<Part />));
    await act(async () => {
      await vi.advanceTimersByTimeAsync(LAZY_PART_TIMEOUT_MILLISECONDS - 1);
    });
    expect(screen.queryByRole('alert')).toBeNull();
    await act(async () => {
      await vi.advanceTimersByTimeAsync(1);
    });
    expect(screen.getByRole('alert')).toBeDefined();
  });
});
