import { element } from './captcha.dom.js';
import { createSlider } from './captcha.slider.js';

/** The server's picture is 300 units wide and 180 high, its piece lies in a square of 60. */
const picture = { width: 300, height: 180, piece: 60 };
const maximum = picture.width - picture.piece;

/**
 * @import { Lot, Answer } from './captcha.calls.js'
 * @typedef {object} Way how a puzzle is shown and answered
 * @property {HTMLElement} part
 * @property {{ refresh: string, replaced: string, expired: string }} words
 * @property {(lot: Lot) => Promise<boolean>} load false where a part of it does not load
 * @property {(isEnabled: boolean) => void} setEnabled
 * @property {() => void} reset
 * @property {(isAgain: boolean) => void} focus
 * @property {() => void} stop
 */

/**
 * The picture with its piece and its slider.
 *
 * @param {import('./captcha.texts.js').Texts} texts
 * @param {(answer: Answer, tookMs: number) => void} onAnswer
 * @returns {Way}
 */
export function createSlide(texts, onAnswer) {
  const background = element('img', {
    class: 'background',
    alt: texts.picture,
    draggable: 'false',
  });
  const piece = element('img', { class: 'piece', alt: '', draggable: 'false' });
  const veil = element('div', { class: 'veil' });
  const stage = element('div', { class: 'stage' }, background, piece, veil);
  const slider = createSlider({
    texts,
    maximum,
    handleShare: picture.piece / picture.width,
    onMove: (left) => piece.style.setProperty('left', `${(left / picture.width) * 100}%`),
    onLetGo: ({ left, tookMs }) => onAnswer({ setLeft: left }, tookMs),
  });
  piece.addEventListener('pointerdown', slider.startDrag);
  return {
    part: element('div', {}, stage, slider.track),
    words: texts.pictures,
    async load(lot) {
      background.src = lot.background;
      piece.src = lot.piece;
      piece.style.setProperty('top', `${(lot.top / picture.height) * 100}%`);
      slider.reset();
      const [first, second] = await Promise.allSettled([background.decode(), piece.decode()]);
      return first.status === 'fulfilled' && second.status === 'fulfilled';
    },
    setEnabled: (isEnabled) => slider.setEnabled(isEnabled),
    reset: slider.reset,
    focus: slider.focus,
    stop: () => undefined,
  };
}
