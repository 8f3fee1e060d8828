import { useCallback, useEffect, useState } from 'react';
import { SYSTEM_LIGHT_THEME } from '#web/platform/painting/theme-colour.ts';
import { deviceStorage } from '#web/platform/storage/guarded-storage.ts';

/** The two themes of the portal. */
export type Theme = 'dark' | 'light';

const KEY = 'theme';

/**
 * The page's theme and its switch (S1): the system's until somebody chooses, then the choice,
 * stored as `theme`.
 */
export function useTheme(): readonly [theme: Theme, switchTheme: () => void] {
  const [theme, setTheme] = useState<Theme>(() =>
    document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark',
  );
  const show = useCallback((next: Theme) => {
    document.documentElement.dataset['theme'] = next;
    setTheme(next);
  }, []);
  useEffect(() => {
    const system = matchMedia(SYSTEM_LIGHT_THEME);
    const follow = () => {
      if (deviceStorage.getItem(KEY) === null) show(system.matches ? 'light' : 'dark');
    };
    system.addEventListener('change', follow);
    return () => system.removeEventListener('change', follow);
  }, [show]);
  const switchTheme = useCallback(() => {
    const next: Theme = theme === 'dark' ? 'light' : 'dark';
    show(next);
    deviceStorage.setItem(KEY, next);
  }, [theme, show]);
  return [theme, switchTheme];
}
