/**
 * The oldest browsers that the portal is built for, by Vite's names. What sets the line:
 * `Promise.withResolvers`, `AbortSignal.any` and the native popover. `web/shell/too-old.ts` tells
 * older ones, and docs/deploying.md says it to people.
 */
export const supportedBrowsers = {
  chrome: '119',
  edge: '119',
  firefox: '125',
  safari: '17.4',
  ios: '17.4',
} as const;

/** The same as Vite's build takes it. */
export const buildTarget = Object.entries(supportedBrowsers).map(
  ([browser, version]) => browser + version,
);
