import { openGame } from './game.calls.js';
import { element, icon } from './game.dom.js';
import { watchPause } from './game.pause.js';
import { connectPortal } from './game.portal.js';
import { soundButton } from './game.sound.js';
import { gameTextsFor } from './game.texts.js';

/**
 * @import { GameSession } from '../../../world/ports/game-operator.ts'
 * @template Rules
 * @typedef {object} OpenGame
 * @property {string} token
 * @property {string} language BCP 47 tag
 * @property {{ session: GameSession } & Rules} opening
 * @property {ReturnType<typeof connectPortal>} portal
 */

/**
 * Opens the game that the address names, says why when that fails, and shows it.
 *
 * @template Rules
 * @param {string} path of the game, as `/slot`
 * @param {(game: OpenGame<Rules>) => Promise<{ parts: Node[], resume?: () => void }>} show
 */
export async function startGame(path, show) {
  const query = new URLSearchParams(location.search);
  const token = query.get('session') ?? '';
  const portal = connectPortal();
  watchPause();
  // The surrounding page has the title and the way back.
  document.documentElement.toggleAttribute('data-framed', portal.isFramed);
  const game = /** @type {HTMLElement} */ (document.getElementById('game'));
  const named = query.get('lang');

  const open = async () => {
    const texts = gameTextsFor(named ?? document.documentElement.lang);
    game.replaceChildren(loadingScreen(texts.loading));
    /** @type {Awaited<ReturnType<typeof openGame<Rules>>>} */
    const opened = await openGame(path, token);
    if (opened.kind !== 'answered') {
      const code = opened.kind === 'refused' ? opened.code : 'unreachable';
      const isFinal = code === 'session_expired' || code === 'bad_request';
      const onPress = () => {
        if (isFinal) portal.gameClosed();
        else void open();
      };
      game.replaceChildren(failureScreen(texts, code, onPress, isFinal));
      game.removeAttribute('aria-busy');
      return;
    }
    const { answer: opening } = opened;
    const { session } = opening;
    const language = named ?? session.language;
    document.documentElement.lang = gameTextsFor(language).lang;
    document.title = session.title;
    document.documentElement.style.setProperty('--hue', String(session.hue));
    const { parts, resume } = await show({ token, language, opening, portal });
    game.replaceChildren(...parts);
    game.removeAttribute('aria-busy');
    resume?.();
  };
  await open();
}

/**
 * The head of every game: the way out, the title, the way to the rules.
 *
 * @param {object} options
 * @param {string} options.title
 * @param {string} options.leaveLabel
 * @param {string} options.rulesLabel
 * @param {ReturnType<typeof connectPortal>} options.portal
 * @param {() => void} options.onRules
 * @param {string | undefined} [options.backUrl] where the way out leads outside of a frame; nowhere without it
 */
export function createBar({ title, leaveLabel, rulesLabel, portal, onRules, backUrl }) {
  const leave = element('button', {
    type: 'button',
    class: 'tool leave',
    'aria-label': leaveLabel,
  });
  leave.append(icon('M15 5l-7 7 7 7'));
  leave.hidden = !portal.isFramed && backUrl === undefined;
  leave.addEventListener('click', () => {
    if (portal.isFramed || backUrl === undefined) portal.gameClosed();
    else location.assign(backUrl);
  });
  const help = element('button', { type: 'button', class: 'tool', 'aria-label': rulesLabel });
  help.append(icon('M12 11v6M12 7.2v.3M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z'));
  help.addEventListener('click', onRules);
  const { sound: soundLabel } = gameTextsFor(document.documentElement.lang);
  const heading = element('h1', {}, title);
  return element('header', { class: 'bar' }, leave, heading, soundButton(soundLabel), help);
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
 * @param {import('./game.texts.js').GameTexts} texts
 * @param {string} code
 * @param {() => void} onPress
 * @param {boolean} isFinal
 */
function failureScreen(texts, code, onPress, isFinal) {
  const known = code === 'bad_request' ? 'session_expired' : code;
  const text = Object.entries(texts.failures).find(([name]) => name === known)?.[1];
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
