const notice = document.querySelector('#notice');
/** @type {ReturnType<typeof setTimeout> | undefined} */
let hiding;

/**
 * Shows a line at the foot of the page.
 *
 * @param {string} text
 * @param {'done' | 'wrong'} [kind]
 */
export function say(text, kind = 'done') {
  if (!(notice instanceof HTMLElement)) return;
  notice.textContent = text;
  notice.dataset['kind'] = kind;
  clearTimeout(hiding);
  hiding = setTimeout(() => {
    notice.textContent = '';
  }, 5_000);
}

/**
 * Posts to a call of the control page, and shows a refusal.
 *
 * @param {string} path
 * @param {object} [request]
 * @returns {Promise<object | undefined>} the answer; undefined if it did not succeed
 */
export async function post(path, request = {}) {
  try {
    const response = await fetch(`/control/api/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
    });
    /** @type {unknown} */
    const body = await response.json();
    if (response.ok) return /** @type {object} */ (body);
    const { error, problems = [] } =
      /** @type {{ error: string, problems?: { path: string, message: string }[] }} */ (body);
    say([error, ...problems.map(({ message }) => message)].join(' '), 'wrong');
  } catch {
    say('The server does not answer.', 'wrong');
  }
  return undefined;
}

/**
 * Copies a text, and says so.
 *
 * @param {string} text
 */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    say(`Copied: ${text}`);
  } catch {
    // Pages without a certificate have no clipboard access.
    say(text);
  }
}
