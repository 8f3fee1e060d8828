import { DARK_THEME_COLOUR, LIGHT_THEME_COLOUR } from './theme-colour.ts';

/** Has the browser draw around the page in the colour of its theme; gives back how to stop (S1). */
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
