/**
 * @template {Element} Kind
 * @param {string} selector
 * @param {new () => Kind} kind
 * @returns {Kind}
 */
export function found(selector, kind) {
  const element = document.querySelector(selector);
  if (element instanceof kind) return element;
  throw new Error(`The page has no ${selector}.`);
}

/**
 * What the portal handed over behind the `#`, which no server sees and no history keeps: the
 * language, and a ticket that tells once who the person is.
 */
export function takeHandOver() {
  const told = new URLSearchParams(location.hash.slice(1));
  history.replaceState(null, '', location.pathname + location.search);
  const lang = told.get('lang');
  if (lang !== null) document.documentElement.lang = /^en/iu.test(lang) ? 'en' : 'pt-BR';
  return { ticket: told.get('ticket') };
}

/**
 * @param {string} path
 * @param {Record<string, string>} body
 * @returns {Promise<Record<string, unknown> | undefined>} undefined where it failed
 */
export async function send(path, body) {
  try {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return /** @type {Record<string, unknown>} */ (await answer.json());
  } catch {
    return undefined;
  }
}
