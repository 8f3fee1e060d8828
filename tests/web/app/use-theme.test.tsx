import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useTheme } from '#web/app/layout/use-theme.ts';

/** The system, whose wish can change. */
let system: EventTarget & { matches: boolean };

function systemWants(theme: 'dark' | 'light'): void {
  system.matches = theme === 'light';
  act(() => void system.dispatchEvent(new Event('change')));
}

const shown = () => document.documentElement.dataset['theme'];

beforeEach(() => {
  localStorage.clear();
  document.documentElement.dataset['theme'] = 'dark';
  system = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => system);
});
afterEach(() => vi.unstubAllGlobals());

describe('the theme (S1)', () => {
  test('follows the system until a choice is made, and then keeps it', () => {
    const { result } = renderHook(() => useTheme());
    expect(result.current[0]).toBe('dark');
    systemWants('light');
    expect(result.current[0]).toBe('light');
    expect(shown()).toBe('light');
    expect(localStorage.getItem('theme')).toBeNull();

    act(() => result.current[1]());
    expect(result.current[0]).toBe('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    systemWants('dark');
    systemWants('light');
    expect(result.current[0]).toBe('dark');
    expect(shown()).toBe('dark');
  });

  test('lasts as long as the page where storage is denied', () => {
    const full = vi.fn(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: full, removeItem: vi.fn() });
    const { result } = renderHook(() => useTheme());
    act(() => result.current[1]());
    expect(result.current[0]).toBe('light');
    expect(shown()).toBe('light');
    systemWants('light');
    systemWants('dark');
    expect(shown()).toBe('light');
  });
});
