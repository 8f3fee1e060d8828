import { copy, post } from './calls.js';

const form = document.getElementById('situation');
const copyButton = document.getElementById('situation-copy');

/** The link with what the fields say, without empty ones. */
function link() {
  const fields = new FormData(/** @type {HTMLFormElement} */ (form));
  const query = new URLSearchParams();
  for (const name of ['to', 'person', 'language', 'flow', 'state']) {
    const value = textIn(fields, name);
    if (value !== '') query.set(name, value);
  }
  // People read the path of the page.
  return `/control/scenario/${textIn(fields, 'names')}?${query}`.replaceAll('%2F', '/');
}

/**
 * @param {FormData} fields
 * @param {string} name
 */
function textIn(fields, name) {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}

/**
 * Makes this tab the person's, chooses the language, and then lets the form begin.
 *
 * @param {HTMLFormElement} place
 */
async function begin(place) {
  const fields = new FormData(place);
  const [person, language, flow, state] = ['person', 'language', 'flow', 'state'].map((name) =>
    textIn(fields, name),
  );
  if (flow) window.open(`/flows/${flow}?state=${state}`, '_blank');
  if (person) {
    const answer = await post('sign-in', { account: person });
    if (!answer) return;
    const { token } = /** @type {{ token: string }} */ (answer);
    // The portal's own places (A18a): this tab alone is the person's.
    sessionStorage.removeItem('cpw');
    sessionStorage.setItem('token', token);
  }
  if (language) localStorage.setItem('lang', language);
  place.submit();
}

if (form instanceof HTMLFormElement) {
  form.addEventListener('change', () => {
    form.action = link();
    history.replaceState(null, '', link());
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void begin(form);
  });
  copyButton?.addEventListener('click', () => void copy(location.origin + link()));
}
