/**
 * The oldest browsers that the portal is built for, by Vite's names. They are set by
 * `Promise.withResolvers`, `AbortSignal.any` and the native popover. `web/shell/too-old.ts` tells
 * older ones, and docs/deploying.md lists them.
 */
export const supportedBrowsers = {
  chrome: '119',
  edge: '119',
  firefox: '125',
  safari: '17.4',
  ios: '17.4',
} as const;

/** The same in the form of Vite's build. */
export const buildTarget = Object.entries(supportedBrowsers).map(
  ([browser, version]) => browser + version,
);
