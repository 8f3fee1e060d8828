import { useCallback, useState } from 'react';

/** The two themes of the portal. */
export type Theme = 'dark' | 'light';

/** The theme of the page and its switch; the choice is stored under `theme` (S1). */
export function useTheme(): readonly [theme: Theme, switchTheme: () => void] {
  const [theme, setTheme] = useState<Theme>(() =>
    document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark',
  );
  const switchTheme = useCallback(() => {
    const next: Theme = theme === 'dark' ? 'light' : 'dark';
    document.documentElement.dataset['theme'] = next;
    localStorage.setItem('theme', next);
    setTheme(next);
  }, [theme]);
  return [theme, switchTheme];
}
