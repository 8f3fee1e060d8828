/** What the browser draws around the page in each theme: the colour of the header. */
export const DARK_THEME_COLOUR = '#0c0a1d';
export const LIGHT_THEME_COLOUR = '#f2f3fb';

/** Matches where the system asks for a light theme. */
export const SYSTEM_LIGHT_THEME = '(prefers-color-scheme: light)';
