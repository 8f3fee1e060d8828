import { found, send, takeHandOver } from './chat.dom.js';

const { ticket } = takeHandOver();
const { textsOf } = await import('./chat.texts.js');
const { room: texts, send: sendText } = textsOf(document.documentElement.lang);

const READ_EVERY_MILLISECONDS = 2000;
const talk = found('#talk', HTMLOListElement);
const form = found('form', HTMLFormElement);
const words = found('#words', HTMLInputElement);
const trouble = found('#trouble', HTMLParagraphElement);

document.title = texts.title;
found('h1', HTMLHeadingElement).textContent = texts.title;
found('form button', HTMLButtonElement).textContent = sendText;
words.placeholder = texts.placeholder;
words.setAttribute('aria-label', texts.placeholder);
form.setAttribute('aria-label', texts.placeholder);

const guest = ticket === null ? undefined : await send('/chat/tickets', { ticket });
const pass = typeof guest?.['pass'] === 'string' ? guest['pass'] : '';
const ownName = typeof guest?.['name'] === 'string' ? guest['name'] : '';
let latest = 0;
let reading = false;

/** @param {{ number: number, name: string, text: string }} line */
function show({ number, name, text }) {
  latest = number;
  const item = document.createElement('li');
  item.className = name === ownName ? 'own' : 'service';
  const who = document.createElement('strong');
  who.textContent = name;
  item.append(who, ' ', text);
  talk.append(item);
  item.scrollIntoView({ block: 'end' });
}

async function read() {
  if (reading) return;
  reading = true;
  const answer = await send('/chat/room/reads', { pass, after: String(latest) });
  reading = false;
  trouble.textContent = answer?.['ok'] === true ? '' : texts.unreachable;
  const lines = /** @type {Parameters<typeof show>[0][]} */ (answer?.['lines'] ?? []);
  for (const line of lines) show(line);
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  void speak(words.value);
});

/** @param {string} text */
async function speak(text) {
  if (text.trim() === '') return;
  const answer = await send('/chat/room/lines', { pass, text });
  if (answer?.['ok'] !== true) {
    trouble.textContent = answer?.['code'] === 'too_fast' ? texts.tooFast : texts.unreachable;
    return;
  }
  words.value = '';
  await read();
}

await read();
setInterval(() => void read(), READ_EVERY_MILLISECONDS);
