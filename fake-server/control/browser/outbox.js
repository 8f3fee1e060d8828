import { copy, post, say } from './calls.js';

const REFRESH_MILLISECONDS = 1_500;
const list = document.querySelector('#messages');
const none = document.querySelector('#none');
/** Highest id shown. */
let shown = 0;

/**
 * @typedef {object} Message
 * @property {number} id
 * @property {'sms' | 'mail'} channel
 * @property {string} receiver
 * @property {string} text
 * @property {string | null} code
 * @property {number} sent_at
 */

async function refresh() {
  const response = await fetch('/control/api/outbox').catch(() => undefined);
  if (!response?.ok || !(none instanceof HTMLElement) || !list) return;
  /** @type {unknown} */
  const body = await response.json();
  const { messages } = /** @type {{ messages: Message[] }} */ (body);
  none.hidden = messages.length > 0;
  if (messages.length === 0) list.replaceChildren();
  // Oldest first, each above the one before.
  for (const message of messages.filter(({ id }) => id > shown).toReversed()) {
    list.prepend(drawn(message));
    shown = message.id;
  }
}

/** @param {Message} message */
function drawn({ channel, receiver, text, code, sent_at }) {
  const item = element('li', 'card message');
  const head = element('p', 'head');
  const time = document.createElement('time');
  time.dateTime = new Date(sent_at).toISOString();
  time.textContent = time.dateTime.slice(0, 19).replace('T', ' ');
  head.append(
    element('span', 'chip calm', channel === 'sms' ? 'SMS' : 'Email'),
    element('b', '', receiver),
    time,
  );
  const words = element('p', 'text');
  words.append(...linked(text));
  item.append(head, words);
  if (code !== null) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'code';
    button.textContent = code;
    button.setAttribute('aria-label', `Copy the code ${code}`);
    button.addEventListener('click', () => void copy(code));
    item.append(button);
  }
  return item;
}

/**
 * The text in pieces, with links that open outside the outbox.
 *
 * @param {string} text
 */
function linked(text) {
  return text.split(/(https?:\/\/\S+)/u).map((piece, index) => {
    // Every second piece of `split` is a separator.
    if (index % 2 === 0) return piece;
    const link = document.createElement('a');
    link.href = piece;
    link.target = '_blank';
    link.textContent = piece;
    return link;
  });
}

/**
 * @param {string} name
 * @param {string} className
 * @param {string} [text]
 */
function element(name, className, text = '') {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}

async function clear() {
  if (!(await post('outbox/clear'))) return;
  await refresh();
  say('The outbox is empty.');
}

document.querySelector('#clear')?.addEventListener('click', () => void clear());

await refresh();
setInterval(() => {
  if (!document.hidden) void refresh();
}, REFRESH_MILLISECONDS);
