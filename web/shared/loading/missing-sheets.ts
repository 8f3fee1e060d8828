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
 * Asks again for the sheets that did not come. What loads a part asks for each sheet once in the life
 * of a page: a part that is tried again would stand there without its style.
 *
 * @throws where one does not come this time either
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
