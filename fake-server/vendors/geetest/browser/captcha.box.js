import { openLot, submitAnswer } from './captcha.calls.js';
import { element, icon, shadowHost, shake } from './captcha.dom.js';
import { createSlide } from './captcha.slide.js';
import { canListen, createSound } from './captcha.sound.js';
import { boxStyle } from './captcha.style.js';

/** Long enough to see that it worked. */
const solvedShownMs = 550;

/**
 * @import { Config, CaptchaError } from './gcaptcha4.js'
 * @import { Answer, Kind, Lot, Seccode, CallError } from './captcha.calls.js'
 * @typedef {object} BoxOptions
 * @property {string} server
 * @property {Config} config
 * @property {import('./captcha.texts.js').Texts} texts
 * @property {Lot | undefined} lot a puzzle that was not shown yet
 * @property {() => void} onShown
 * @property {() => void} onPuzzleReady
 * @property {(detail: { captcha_id: string, captcha_type: Kind, challenge: string }) => void} onMissed
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
  const status = element('p', { class: 'status', role: 'status' });
  const keys = element('p', { class: 'keys', id: 'keys' }, texts.keys);
  const other = element('button', { type: 'button', class: 'tool' });
  const refresh = element('button', { type: 'button', class: 'tool' });
  refresh.append(icon('M20 11a8 8 0 1 0-2.3 6.3M20 4v7h-7'));
  const close = element('button', { type: 'button', class: 'tool', 'aria-label': texts.close });
  close.append(icon('M6 6l12 12M18 6 6 18'));
  const retry = element('button', { type: 'button', class: 'retry' }, texts.retry);
  /** @type {Record<Kind, import('./captcha.slide.js').Way>} */
  const ways = {
    slide: createSlide(texts, (answer, tookMs) => void submit(answer, tookMs)),
    sound: createSound(
      texts,
      (answer, tookMs) => void submit(answer, tookMs),
      (text) => show('ready', text),
    ),
  };
  /** @type {Kind} */
  let kind = 'slide';
  const panel = element(
    'div',
    { class: 'panel' },
    // No header and footer elements: outside a sectioning element they would be landmarks of the
    // page.
    element(
      'div',
      { class: 'head' },
      element('h2', { id: 'title' }, texts.title),
      ...(canListen ? [other] : []),
      refresh,
      close,
    ),
    ways.slide.part,
    ways.sound.part,
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
    ways[kind].setEnabled(state === 'ready');
    const isBusy = state === 'loading' || state === 'checking';
    refresh.disabled = other.disabled = isBusy || state === 'solved';
    ways[kind].part.setAttribute('aria-busy', String(isBusy));
  };

  /** Shows the puzzle that is seen, or the one that is heard. @param {Kind} next */
  const choose = (next) => {
    ways[kind].setEnabled(false);
    kind = next;
    dialog.dataset['kind'] = kind;
    for (const each of /** @type {const} */ (['slide', 'sound'])) {
      ways[each].part.hidden = each !== kind;
    }
    refresh.setAttribute('aria-label', ways[kind].words.refresh);
    other.setAttribute('aria-label', kind === 'slide' ? texts.listen : texts.look);
    other.replaceChildren(
      icon(
        kind === 'slide'
          ? 'M4 14v-2a8 8 0 0 1 16 0v2M4 14h4v6H4zM16 14h4v6h-4z'
          : 'M3 5h18v14H3zM3 16l5-5 4 4 3-3 6 6',
      ),
    );
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
      : await openLot(server, config, kind, lot);
    if (!isOpen) return;
    if (!loaded.ok) return breakDown(loaded.error);
    lot = loaded.lot;
    host.dataset['lotNumber'] = lot.lotNumber;
    const isLoaded = await ways[kind].load(lot);
    if (!isOpen) return;
    if (!isLoaded) {
      const detail = 'captcha picture loading failed';
      return breakDown({ code: '60202', msg: 'Network failure', detail });
    }
    show('ready', text);
    ways[kind].focus(false);
    options.onPuzzleReady();
  };

  /** @param {Answer} given @param {number} tookMs */
  const submit = async (given, tookMs) => {
    if (!lot) return;
    const { lotNumber } = lot;
    show('checking', texts.checking);
    const answer = await submitAnswer(server, config, lot, given, tookMs);
    if (!isOpen) return;
    if (answer.ok) {
      show('solved', texts.solved);
      options.onSolved(answer.seccode);
      setTimeout(() => shut(true), solvedShownMs);
    } else if ('missed' in answer) {
      shake(panel);
      options.onMissed({ captcha_id: config.captchaId, captcha_type: kind, challenge: lotNumber });
      if (answer.missed.isOver) await loadPuzzle(undefined, ways[kind].words.replaced);
      else {
        ways[kind].reset();
        show('ready', texts.missed);
        ways[kind].focus(true);
      }
    } else if (answer.error.code.startsWith('-')) {
      // The server no longer knows this puzzle.
      await loadPuzzle(undefined, ways[kind].words.expired);
    } else breakDown(answer.error);
  };

  const dismiss = () => {
    if (!isOpen) return;
    isOpen = false;
    for (const way of Object.values(ways)) way.stop();
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
  other.addEventListener('click', () => {
    choose(kind === 'slide' ? 'sound' : 'slide');
    void loadPuzzle(undefined);
  });
  retry.addEventListener('click', () => void loadPuzzle(undefined));
  close.addEventListener('click', () => shut(false));
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    if (dialog.dataset['state'] !== 'solved') shut(false);
  });
  dialog.addEventListener('pointerdown', (event) => {
    if (event.target === dialog && dialog.dataset['state'] !== 'solved') shut(false);
  });
  // The page's own shortcuts, above all Escape, must not react while this dialog is open.
  host.addEventListener('keydown', (event) => event.stopPropagation());

  choose('slide');
  root.append(dialog);
  dialog.showModal();
  options.onShown();
  void loadPuzzle(options.lot);
  return { dismiss };
}
