import { SYSTEM_LIGHT_THEME } from '#web/platform/painting/theme-colour.ts';
import { deviceStorage } from '#web/platform/storage/guarded-storage.ts';

/** The portal's own key. */
const THEME_KEY = 'theme';

/** Applies the portal's theme, or else the system's (S1). */
export function followTheme(): void {
  const chosen = deviceStorage.getItem(THEME_KEY);
  const isLight =
    chosen === 'light' || (chosen !== 'dark' && matchMedia(SYSTEM_LIGHT_THEME).matches);
  document.documentElement.dataset['theme'] = isLight ? 'light' : 'dark';
}

/** Changes between dark and light, for the portal too. */
export function switchTheme(): void {
  const { dataset } = document.documentElement;
  const next = dataset['theme'] === 'light' ? 'dark' : 'light';
  dataset['theme'] = next;
  deviceStorage.setItem(THEME_KEY, next);
}
