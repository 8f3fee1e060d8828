import { openLot, submitPosition } from './captcha.calls.js';
import { element, icon, shadowHost, shake } from './captcha.dom.js';
import { createSlider } from './captcha.slider.js';
import { boxStyle } from './captcha.style.js';

/** The server's picture is 300 units wide and 180 high, its piece lies in a square of 60. */
const picture = { width: 300, height: 180, piece: 60 };
const maximum = picture.width - picture.piece;
/** Long enough to see that it worked. */
const solvedShownMs = 550;

/**
 * @import { Config, CaptchaError } from './gcaptcha4.js'
 * @import { Lot, Seccode, CallError } from './captcha.calls.js'
 * @typedef {object} BoxOptions
 * @property {string} server
 * @property {Config} config
 * @property {import('./captcha.texts.js').Texts} texts
 * @property {Lot | undefined} lot a puzzle that was not shown yet
 * @property {() => void} onShown
 * @property {() => void} onPuzzleReady
 * @property {(detail: { captcha_id: string, captcha_type: 'slide', challenge: string }) => void} onMissed
 * @property {(error: CaptchaError) => void} onError
 * @property {(seccode: Seccode) => void} onSolved
 * @property {(isSolved: boolean) => void} onClosed
 */

/**
 * Opens the dialog with the puzzle. It is a native modal dialog: above everything, the page behind
 * it inert, focus given back when it closes.
 *
 * @param {BoxOptions} options
 */
export function openBox(options) {
  const { server, config, texts } = options;
  const { host, root } = shadowHost(document.body, 'box', boxStyle, texts.lang);
  const background = element('img', {
    class: 'background',
    alt: texts.picture,
    draggable: 'false',
  });
  const piece = element('img', { class: 'piece', alt: '', draggable: 'false' });
  const veil = element('div', { class: 'veil' });
  const stage = element('div', { class: 'stage' }, background, piece, veil);
  const status = element('p', { class: 'status', role: 'status' });
  const keys = element('p', { class: 'keys', id: 'keys' }, texts.keys);
  const refresh = element('button', { type: 'button', class: 'tool', 'aria-label': texts.refresh });
  refresh.append(icon('M20 11a8 8 0 1 0-2.3 6.3M20 4v7h-7'));
  const close = element('button', { type: 'button', class: 'tool', 'aria-label': texts.close });
  close.append(icon('M6 6l12 12M18 6 6 18'));
  const retry = element('button', { type: 'button', class: 'retry' }, texts.retry);
  const slider = createSlider({
    texts,
    maximum,
    handleShare: picture.piece / picture.width,
    onMove: (left) => piece.style.setProperty('left', `${(left / picture.width) * 100}%`),
    onLetGo: (move) => void submit(move),
  });
  const panel = element(
    'div',
    { class: 'panel' },
    // No header and footer: outside a sectioning element they would be landmarks of the page.
    element('div', { class: 'head' }, element('h2', { id: 'title' }, texts.title), refresh, close),
    stage,
    slider.track,
    element('div', { class: 'foot' }, status, keys, retry),
  );
  const dialog = element('dialog', { 'aria-labelledby': 'title', 'aria-modal': 'true' }, panel);

  /** @type {Lot | undefined} */
  let lot;
  let isOpen = true;

  /** @param {'loading' | 'ready' | 'checking' | 'solved' | 'broken'} state @param {string} [text] */
  const show = (state, text = '') => {
    dialog.dataset['state'] = state;
    status.textContent = text;
    slider.setEnabled(state === 'ready');
    refresh.disabled = state === 'loading' || state === 'checking' || state === 'solved';
    stage.setAttribute('aria-busy', String(state === 'loading' || state === 'checking'));
  };

  /** @param {CallError} error */
  const breakDown = ({ code, msg, detail }) => {
    show('broken', texts.broken);
    retry.focus();
    options.onError({ code, msg, desc: { detail } });
  };

  /** @param {Lot | undefined} given @param {string} [text] why there is another picture */
  const loadPuzzle = async (given, text = '') => {
    show('loading', text || texts.loading);
    const loaded = given
      ? { ok: /** @type {const} */ (true), lot: given }
      : await openLot(server, config, lot);
    if (!isOpen) return;
    if (!loaded.ok) return breakDown(loaded.error);
    lot = loaded.lot;
    host.dataset['lotNumber'] = lot.lotNumber;
    background.src = lot.background;
    piece.src = lot.piece;
    piece.style.setProperty('top', `${(lot.top / picture.height) * 100}%`);
    slider.reset();
    try {
      await Promise.all([background.decode(), piece.decode()]);
    } catch {
      if (!isOpen) return;
      const detail = 'captcha picture loading failed';
      return breakDown({ code: '60202', msg: 'Network failure', detail });
    }
    if (!isOpen) return;
    show('ready', text);
    slider.focus();
    options.onPuzzleReady();
  };

  /** @param {{ left: number, tookMs: number }} move */
  const submit = async (move) => {
    if (!lot) return;
    const { lotNumber } = lot;
    show('checking', texts.checking);
    const answer = await submitPosition(server, config, lot, move);
    if (!isOpen) return;
    if (answer.ok) {
      show('solved', texts.solved);
      options.onSolved(answer.seccode);
      setTimeout(() => shut(true), solvedShownMs);
    } else if ('missed' in answer) {
      shake(panel);
      options.onMissed({
        captcha_id: config.captchaId,
        captcha_type: 'slide',
        challenge: lotNumber,
      });
      if (answer.missed.isOver) await loadPuzzle(undefined, texts.replaced);
      else {
        slider.reset();
        show('ready', texts.missed);
        slider.focus();
      }
    } else if (answer.error.code.startsWith('-')) {
      // The server no longer knows this puzzle.
      await loadPuzzle(undefined, texts.expired);
    } else breakDown(answer.error);
  };

  const dismiss = () => {
    if (!isOpen) return;
    isOpen = false;
    dialog.close();
    host.remove();
  };
  /** @param {boolean} isSolved */
  const shut = (isSolved) => {
    if (!isOpen) return;
    dismiss();
    options.onClosed(isSolved);
  };

  refresh.addEventListener('click', () => void loadPuzzle(undefined));
  retry.addEventListener('click', () => void loadPuzzle(undefined));
  close.addEventListener('click', () => shut(false));
  piece.addEventListener('pointerdown', slider.startDrag);
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    if (dialog.dataset['state'] !== 'solved') shut(false);
  });
  dialog.addEventListener('pointerdown', (event) => {
    if (event.target === dialog && dialog.dataset['state'] !== 'solved') shut(false);
  });
  // The page's own shortcuts, Escape above all, are not meant while this dialog is open.
  host.addEventListener('keydown', (event) => event.stopPropagation());

  root.append(dialog);
  dialog.showModal();
  options.onShown();
  void loadPuzzle(options.lot);
  return { dismiss };
}
