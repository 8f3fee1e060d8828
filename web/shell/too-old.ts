/**
 * Inlined into the page: tells a browser that is older than the supported ones
 * (`tools/vite/supported-browsers.ts`). Such a browser may not parse the page's other scripts, so
 * this one is built in ES2015, which all browsers with modules support.
 */
if (
  !('withResolvers' in Promise) ||
  !('AbortSignal' in window && 'any' in window.AbortSignal) ||
  !('popover' in HTMLElement.prototype)
) {
  document.documentElement.setAttribute('data-too-old', '');
}
