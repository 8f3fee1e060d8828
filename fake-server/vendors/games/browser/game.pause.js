import { element, icon } from './game.dom.js';
import { tellPaused, whenPaused } from './game.portal.js';
import { gameTextsFor } from './game.texts.js';

let isWanted = false;
let running = 0;
/** Shown while the game is paused. @type {HTMLElement | undefined} */
let sheet;
/** Where the focus was. @type {Element | null} */
let focused = null;

/** Pauses the game when the portal says so, as soon as no round runs. */
export function watchPause() {
  whenPaused((isPaused) => {
    isWanted = isPaused;
    look();
  });
}

/** Whether no round may start. */
export function isPauseWanted() {
  return isWanted;
}

/** A round runs, until the answer is called: a pause waits for it. @returns {() => void} */
export function beginRound() {
  running += 1;
  return () => {
    running -= 1;
    look();
  };
}

function look() {
  if (!isWanted) resume();
  else if (running === 0) pause();
}

function pause() {
  const game = gameOnPage();
  if (sheet === undefined) {
    focused = document.activeElement;
    const texts = gameTextsFor(document.documentElement.lang);
    const text = window.parent === window ? texts.pausedInTab : texts.paused;
    sheet = element(
      'div',
      { class: 'paused', role: 'status' },
      icon('M9 6v12M15 6v12'),
      element('p', {}, text),
    );
    document.body.append(sheet);
    game.inert = true;
  }
  // Also when it is said again: the portal may have missed it.
  tellPaused();
}

function resume() {
  if (sheet === undefined) return;
  sheet.remove();
  sheet = undefined;
  gameOnPage().inert = false;
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}

function gameOnPage() {
  return /** @type {HTMLElement} */ (document.getElementById('game'));
}
