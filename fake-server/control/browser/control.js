import { copy, post, say } from './calls.js';
import { settingsDraft } from './settings-draft.js';

const REFRESH_MILLISECONDS = 5_000;
/** Key of the current credit: a double press gives it once. */
let creditKey = newIdempotencyKey();
/**
 * The field that someone is typing in: it is not redrawn until it was sent.
 *
 * @type {EventTarget | null}
 */
let typing = null;
/** When the page's clock was read, in the browser's monotonic time. */
let readAt = performance.now();

const draft = settingsDraft(refresh);

document.addEventListener('focusin', ({ target }) => {
  typing = target instanceof HTMLInputElement && target.type !== 'checkbox' ? target : null;
});
document.addEventListener('focusout', () => {
  typing = null;
});
document.addEventListener('input', ({ target }) => {
  typing = target;
});

document.addEventListener('change', (event) => {
  const { target } = event;
  if (target === typing) typing = null;
  if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) {
    void controlChanged(target);
  }
});

document.addEventListener('click', (event) => {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (button && !button.form) void pressed(button.dataset);
});

document.addEventListener('submit', (event) => {
  event.preventDefault();
  if (!(event.target instanceof HTMLFormElement)) return;
  const fields = new FormData(event.target);
  if (event.target.id === 'clock-form') {
    void change('clock', { move: Number(fields.get('count')) * Number(fields.get('unit')) });
  } else if (event.target.id === 'credit-form') void credit(fields, event.submitter);
  else void turn(fields, event.submitter);
});

/** @param {HTMLInputElement | HTMLSelectElement} control */
async function controlChanged(control) {
  const { scenario, setting } = control.dataset;
  if (scenario !== undefined) await change('scenarios', { names: checkedScenarios() });
  else if (setting !== undefined) draft.note(setting);
}

/**
 * Makes the call of a button, or copies its text.
 *
 * @param {DOMStringMap} data
 */
async function pressed({ call, body = '{}', done, copy: text }) {
  if (text !== undefined) await copy(text);
  else if (call !== undefined) {
    const request = /** @type {object} */ (JSON.parse(body));
    const isDone = await change(call, request);
    if (isDone && call === 'reset') draft.discard();
    if (isDone && done !== undefined) say(done);
  }
}

/**
 * @param {FormData} fields
 * @param {HTMLElement | null} button what was pressed: money, points, or a bonus
 */
async function credit(fields, button) {
  const [units = '0', hundredths = ''] = textIn(fields, 'amount').trim().split(/[.,]/u);
  const amount = Number(units) * 100 + Number(hundredths.padEnd(2, '0'));
  const account = textIn(fields, 'account');
  const kind = button instanceof HTMLButtonElement ? button.value : '';
  const key = creditKey;
  if (await give(kind, account, amount, key)) {
    creditKey = newIdempotencyKey();
    say(`${account} has the ${kind || 'money'}.`);
  }
}

/**
 * @param {string} kind
 * @param {string} account
 * @param {number} amount in hundredths
 * @param {string} key
 */
function give(kind, account, amount, key) {
  if (kind === 'points') return change('points/give', { account, points: amount, key });
  if (kind === 'bonus') return change('bonuses/give', { account, amount, key, times: 5, days: 30 });
  return change('credit', { account, amount, key });
}

/**
 * @param {FormData} fields
 * @param {HTMLElement | null} button what was pressed: a rank, friends, or a notice
 */
async function turn(fields, button) {
  const account = textIn(fields, 'account');
  const kind = button instanceof HTMLButtonElement ? button.value : '';
  const level = Number(textIn(fields, 'rank'));
  const done =
    kind === 'friends'
      ? await change('referral/add-friends', { account })
      : kind === 'notice'
        ? await change('notifications/tell', { account, topic: textIn(fields, 'topic') })
        : await change('ranks/give', { account, level });
  if (done) say(`Done for ${account}.`);
}

/**
 * Changes something and shows the result; after a refusal the old value.
 *
 * @param {string} path
 * @param {object} body
 */
async function change(path, body) {
  const answer = await post(path, body);
  await refresh();
  return answer !== undefined;
}

/** Redraws what has changed on the server. */
async function refresh() {
  const response = await fetch('/control').catch(() => undefined);
  if (!response?.ok) return;
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html');
  const focused = document.activeElement?.id;
  readAt = performance.now();
  for (const section of fresh.querySelectorAll('section[id]')) {
    const old = document.getElementById(section.id);
    if (!old || old.dataset['drawn'] === section.innerHTML) continue;
    if (typing instanceof Element && old.contains(typing)) continue;
    const open = [...old.querySelectorAll('details')].map((details) => details.open);
    for (const [index, details] of section.querySelectorAll('details').entries()) {
      details.open = open[index] ?? false;
    }
    const drawn = document.importNode(section, true);
    drawn.setAttribute('data-drawn', section.innerHTML);
    keepTyped(old, drawn);
    old.replaceWith(drawn);
  }
  draft.redraw();
  if (focused) document.getElementById(focused)?.focus();
  tick();
}

/**
 * Keeps what a person typed into a form.
 *
 * @param {Element} old
 * @param {Element} drawn
 */
function keepTyped(old, drawn) {
  for (const field of old.querySelectorAll('form input, form select')) {
    const same = drawn.querySelector(`#${field.id}`);
    if (field instanceof HTMLInputElement && same instanceof HTMLInputElement) {
      same.value = field.value;
    }
    if (field instanceof HTMLSelectElement && same instanceof HTMLSelectElement) {
      same.value = field.value;
    }
  }
}

function checkedScenarios() {
  const switches = document.querySelectorAll('input[data-scenario]:checked');
  return [...switches].map((one) => one.getAttribute('data-scenario'));
}

/**
 * @param {FormData} fields
 * @param {string} name
 */
function textIn(fields, name) {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}

function newIdempotencyKey() {
  // Pages without a certificate have no randomUUID.
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');
}

/** Shows the world's time, which continues between two answers of the server. */
function tick() {
  const time = document.querySelector('time[data-now]');
  if (!(time instanceof HTMLTimeElement)) return;
  const gone = time.dataset['frozen'] === undefined ? performance.now() - readAt : 0;
  const now = new Date(Number(time.dataset['now']) + gone);
  time.textContent = now.toISOString().slice(0, 19).replace('T', ' ');
}

setInterval(tick, 1_000);
setInterval(() => {
  if (!document.hidden) void refresh();
}, REFRESH_MILLISECONDS);
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) void refresh();
});
