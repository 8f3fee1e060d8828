/** Links to sheets of parts that did not come. */
const missing = new Set<HTMLLinkElement>();

addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.add(target);
  },
  true,
);

/**
 * Loads failed style sheets again. The loader of parts requests each sheet once per page, so a
 * retried part would have no style.
 *
 * @throws if one fails again
 */
export async function askForMissingSheets(): Promise<void> {
  const loads = Array.from(missing, (link) => {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const again = link.cloneNode() as HTMLLinkElement;
    again.addEventListener('load', resolve);
    again.addEventListener('error', () => {
      reject(new Error(`Unable to preload CSS for ${again.href}`));
    });
    link.replaceWith(again);
    return promise;
  });
  missing.clear();
  await Promise.all(loads);
}
