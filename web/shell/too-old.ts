/**
 * Inlined into the page: tells a browser that is older than what the portal is built for
 * (`tools/vite/supported-browsers.ts`). Such a browser may not even read the page's other scripts,
 * so this one is written and built in that of 2015, which all that know modules can read.
 */
if (
  !('withResolvers' in Promise) ||
  !('AbortSignal' in window && 'any' in window.AbortSignal) ||
  !('popover' in HTMLElement.prototype)
) {
  document.documentElement.setAttribute('data-too-old', '');
}
