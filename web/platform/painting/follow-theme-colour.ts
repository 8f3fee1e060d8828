import { DARK_THEME_COLOUR, LIGHT_THEME_COLOUR } from './theme-colour.ts';

/** Keeps the browser's theme colour in sync; returns how to stop (S1). */
export function followThemeColour(): () => void {
  const { documentElement } = document;
  const observer = new MutationObserver(() => {
    const light = documentElement.dataset['theme'] === 'light';
    document
      .querySelector('meta[name="theme-color"]')
      ?.setAttribute('content', light ? LIGHT_THEME_COLOUR : DARK_THEME_COLOUR);
  });
  observer.observe(documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
