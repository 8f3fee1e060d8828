import { newRoundId, openGame, openRound, playRound } from './slot.calls.js';
import { element, icon, symbolPicture } from './slot.dom.js';
import { connectPortal } from './slot.portal.js';
import { createTable } from './slot.table.js';
import { textsFor } from './slot.texts.js';

const query = new URLSearchParams(location.search);
const token = query.get('session') ?? '';
const portal = connectPortal();
const game = /** @type {HTMLElement} */ (document.getElementById('game'));

void start(query.get('lang') ?? document.documentElement.lang);

/** @param {string} language */
async function start(language) {
  let texts = textsFor(language);
  game.replaceChildren(loadingScreen(texts.loading));
  const opened = await openGame(token);
  if (opened.kind !== 'opened') {
    const code = opened.kind === 'refused' ? opened.code : 'unreachable';
    const isFinal = code === 'session_expired' || code === 'bad_request';
    game.replaceChildren(
      failureScreen(
        texts,
        code === 'bad_request' ? 'session_expired' : code,
        () => {
          if (isFinal) portal.gameClosed();
          else void start(language);
        },
        isFinal,
      ),
    );
    game.removeAttribute('aria-busy');
    return;
  }
  const { opening } = opened;
  texts = textsFor(query.get('lang') ?? opening.session.language);
  document.documentElement.lang = texts.lang;
  document.title = opening.session.title;
  document.documentElement.style.setProperty('--hue', String(opening.session.hue));
  await loadSymbols();

  const table = createTable({
    texts,
    opening,
    portal,
    /** @param {number} stake */
    newRound: (stake) => {
      const round = { roundId: newRoundId(), stake };
      openRound.write(token, round);
      return round;
    },
    play: async (round) => {
      const answer = await playRound(token, round);
      if (answer.kind !== 'unanswered') openRound.write(token, undefined);
      return answer;
    },
  });
  game.replaceChildren(...table.parts);
  game.removeAttribute('aria-busy');
  const unfinished = openRound.read(token);
  if (unfinished) void table.resume(unfinished);
}

/** So that no reel turns with holes in it. A picture that fails leaves its place empty. */
async function loadSymbols() {
  const names = [
    'seven',
    'bell',
    'cherry',
    'diamond',
    'crown',
    'star',
    'clover',
    'wild',
    'scatter',
  ];
  await Promise.allSettled(names.map((name) => symbolPicture(name).decode()));
}

/** @param {string} text */
function loadingScreen(text) {
  return element(
    'div',
    { class: 'screen', role: 'status' },
    element('div', { class: 'spinner' }),
    text,
  );
}

/**
 * @param {import('./slot.texts.js').Texts} texts
 * @param {string} code
 * @param {() => void} onPress
 * @param {boolean} isFinal
 */
function failureScreen(texts, code, onPress, isFinal) {
  const text = Object.entries(texts.failures).find(([name]) => name === code)?.[1];
  const label = isFinal ? texts.close : texts.retry;
  const button = element('button', { type: 'button', class: 'primary' }, label);
  button.addEventListener('click', onPress);
  return element(
    'div',
    { class: 'screen', role: 'alert' },
    icon('M12 8v5M12 16.5v.5M12 3 2 20h20z'),
    element('p', {}, text ?? texts.failures.unreachable),
    button,
  );
}
