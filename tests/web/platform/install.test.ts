import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { install } from '#web/platform/windows/install.ts';
import { useCanInstall } from '#web/shared/install/use-can-install.ts';

const offer = () => {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: vi.fn(() => Promise.resolve({ outcome: 'dismissed' as const })),
  });
  act(() => void dispatchEvent(event));
  return event;
};

afterEach(() => {
  window.installPrompt = undefined;
});

describe('installing the portal (S13)', () => {
  test('is offered once where the browser supports it, instead of its bar', async () => {
    const { result } = renderHook(() => useCanInstall());
    expect(result.current).toBe(false);
    const event = offer();
    expect(event.defaultPrevented).toBe(true);
    expect(result.current).toBe(true);

    await act(install);
    expect(event.prompt).toHaveBeenCalledOnce();
    expect(result.current).toBe(false);
  });

  test('is not offered after another installation', () => {
    const { result } = renderHook(() => useCanInstall());
    offer();
    act(() => void dispatchEvent(new Event('appinstalled')));
    expect(result.current).toBe(false);
  });

  test('uses the event kept by the boot script', () => {
    window.installPrompt = Object.assign(new Event('beforeinstallprompt'), {
      prompt: () => Promise.resolve({ outcome: 'accepted' as const }),
    });
    expect(renderHook(() => useCanInstall()).result.current).toBe(true);
  });
});
