import { texts } from './chat.texts.js';

const ANSWER_MILLISECONDS = 900;
const talk = found('#talk', HTMLOListElement);
const topics = found('#topics', HTMLDivElement);
const form = found('form', HTMLFormElement);
const words = found('#words', HTMLInputElement);

/**
 * @template {Element} Kind
 * @param {string} selector
 * @param {new () => Kind} kind
 * @returns {Kind}
 */
function found(selector, kind) {
  const element = document.querySelector(selector);
  if (element instanceof kind) return element;
  throw new Error(`The page has no ${selector}.`);
}

/**
 * @param {'own' | 'service' | 'writing'} from
 * @param {string} text
 */
function say(from, text) {
  const line = document.createElement('li');
  line.className = from;
  line.textContent = text;
  talk.append(line);
  line.scrollIntoView({ block: 'end' });
  return line;
}

/**
 * @param {string} question
 * @param {string} answer
 */
function ask(question, answer) {
  say('own', question);
  const writing = say('writing', texts.writing);
  setTimeout(() => {
    writing.remove();
    say('service', answer);
  }, ANSWER_MILLISECONDS);
}

document.title = texts.title;
found('h1', HTMLHeadingElement).textContent = texts.title;
found('.state', HTMLParagraphElement).textContent = texts.state;
found('form button', HTMLButtonElement).textContent = texts.send;
words.placeholder = texts.placeholder;
words.setAttribute('aria-label', texts.placeholder);

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
say('service', texts.greeting);
