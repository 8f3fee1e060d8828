import { found, send, takeHandOver } from './chat.dom.js';

// The texts are chosen by the page's language, which the hand-over may change.
const { ticket } = takeHandOver();
const { textsOf } = await import('./chat.texts.js');
const texts = textsOf(document.documentElement.lang);

const ANSWER_MILLISECONDS = 900;
/** What was said in this window; it is gone with the window. */
const TALK_KEY = 'talk';
const talk = found('#talk', HTMLOListElement);
const topics = found('#topics', HTMLDivElement);
const form = found('form', HTMLFormElement);
const words = found('#words', HTMLInputElement);
const isVip = document.documentElement.dataset['desk'] === 'vip';

const said = /** @type {{ from: 'own' | 'service', text: string }[]} */ (
  JSON.parse(kept() ?? '[]')
);

function kept() {
  try {
    return sessionStorage.getItem(TALK_KEY);
  } catch {
    return null;
  }
}

/**
 * @param {'own' | 'service' | 'writing'} from
 * @param {string} text
 */
function show(from, text) {
  const line = document.createElement('li');
  line.className = from;
  line.textContent = text;
  talk.append(line);
  line.scrollIntoView({ block: 'end' });
  return line;
}

/**
 * @param {'own' | 'service'} from
 * @param {string} text
 */
function say(from, text) {
  said.push({ from, text });
  show(from, text);
  try {
    sessionStorage.setItem(TALK_KEY, JSON.stringify(said));
  } catch {
    // Storage can be blocked or full: then the talk does not survive a reload, all else works.
  }
}

/** @param {string} answer */
function answerSoon(answer) {
  const writing = show('writing', texts.writing);
  setTimeout(() => {
    writing.remove();
    say('service', answer);
  }, ANSWER_MILLISECONDS);
}

/**
 * @param {string} question
 * @param {string} answer
 */
function ask(question, answer) {
  say('own', question);
  answerSoon(answer);
}

const title = isVip ? texts.vipTitle : texts.title;
document.title = title;
found('h1', HTMLHeadingElement).textContent = title;
found('.state', HTMLParagraphElement).textContent = texts.state;
found('form button', HTMLButtonElement).textContent = texts.send;
words.placeholder = texts.placeholder;
words.setAttribute('aria-label', texts.placeholder);
form.setAttribute('aria-label', texts.placeholder);

for (const [topic, answer] of texts.topics) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = topic;
  button.addEventListener('click', () => ask(topic, answer));
  topics.append(button);
}
form.addEventListener('submit', (event) => {
  event.preventDefault();
  if (words.value.trim() === '') return;
  ask(words.value.trim(), texts.other);
  words.value = '';
});

for (const { from, text } of said) show(from, text);
const last = said.at(-1);
if (last === undefined) {
  const guest = ticket === null ? undefined : await send('/chat/tickets', { ticket });
  const name = typeof guest?.['name'] === 'string' ? guest['name'] : undefined;
  say('service', name === undefined ? texts.greeting : texts.greetingTo(name));
  const about = guest?.['about'];
  if (typeof about === 'string') {
    // The person goes on writing behind it.
    words.value = texts.about(about);
    words.focus();
  }
} else if (last.from === 'own') {
  // A reload came between the question and its answer.
  const known = texts.topics.find(([topic]) => topic === last.text);
  answerSoon(known ? known[1] : texts.other);
}
