import { openBox } from './captcha.box.js';
import { createButton } from './captcha.button.js';
import { openLot } from './captcha.calls.js';
import { textsFor } from './captcha.texts.js';

export { openLot };

/**
 * @import { Lot, Seccode } from './captcha.calls.js'
 * @typedef {{ code: string, msg: string, desc: { detail: string } }} CaptchaError
 * @typedef {object} Config
 * @property {string} captchaId
 * @property {'float' | 'popup' | 'bind'} [product]
 * @property {string} [language] `por` or `eng`; `pt`, `pt-BR` and `en` are understood too
 * @property {string} [protocol] `http://` or `https://`; that of the script by default
 * @property {string[]} [apiServers] hosts; that of the script by default
 * @property {number} [timeout] of one request, in milliseconds; 30,000 by default
 * @property {{ width?: string, height?: string }} [nativeButton]
 * @property {(error: CaptchaError) => void} [onError]
 * @property {() => void} [offlineCb] called instead of `onError` when `/load` cannot be reached
 */

const events = ['ready', 'nextReady', 'boxShow', 'success', 'fail', 'error', 'close'];
/** As long as the vendor validates a result. */
const resultLifetimeMs = 10 * 60_000;

/**
 * The object that the callback of `initGeetest4` receives.
 *
 * @param {string} server
 * @param {Config} config
 * @param {Lot} firstLot
 */
export function createCaptcha(server, config, firstLot) {
  const texts = textsFor(config.language ?? navigator.language);
  /** @type {Map<string, (detail?: unknown) => void>} */
  const listeners = new Map();
  /** @type {Lot | undefined} */
  let unusedLot = firstLot;
  /** @type {{ seccode: Seccode, at: number } | undefined} */
  let result;
  /** @type {ReturnType<typeof openBox> | undefined} */
  let box;
  /** @type {ReturnType<typeof createButton> | undefined} */
  let button;
  let isDestroyed = false;

  /** @param {string} event @param {unknown} [detail] */
  const tell = (event, detail) => {
    if (!isDestroyed) listeners.get(event)?.(detail);
  };

  const getValidate = () =>
    result && performance.now() - result.at < resultLifetimeMs ? { ...result.seccode } : false;

  const showBox = () => {
    if (isDestroyed || box) return;
    const lot = unusedLot;
    unusedLot = undefined;
    box = openBox({
      server,
      config,
      texts,
      lot,
      onShown: () => tell('boxShow'),
      onPuzzleReady: () => tell('nextReady'),
      onMissed: (detail) => tell('fail', detail),
      onError: (error) => tell('error', error),
      onSolved: (seccode) => {
        result = { seccode, at: performance.now() };
        button?.showSolved();
      },
      onClosed: (isSolved) => {
        box = undefined;
        tell(isSolved ? 'success' : 'close');
      },
    });
  };

  const captcha = {
    showCaptcha() {
      showBox();
      return captcha;
    },
    showBox() {
      showBox();
      return captcha;
    },
    /** @param {string | Element} place id selector or element */
    appendTo(place) {
      const parent = typeof place === 'string' ? document.querySelector(place) : place;
      if (config.product === 'bind') return captcha;
      if (!(parent instanceof Element)) {
        const desc = { detail: 'appendTo needs an id selector or an element' };
        tell('error', { code: '60002', msg: 'appendTo error', desc });
        return captcha;
      }
      button?.remove();
      button = createButton(parent, texts, config.nativeButton ?? {}, () => {
        if (getValidate() === false) showBox();
      });
      return captcha;
    },
    getValidate,
    reset() {
      box?.dismiss();
      result = undefined;
      button?.showUnsolved();
      return captcha;
    },
    destroy() {
      isDestroyed = true;
      box?.dismiss();
      button?.remove();
      result = undefined;
    },
    ...Object.fromEntries(
      events.map((event) => [
        `on${event.charAt(0).toUpperCase()}${event.slice(1)}`,
        /** @param {(detail?: unknown) => void} listener */
        (listener) => {
          listeners.set(event, listener);
          return captcha;
        },
      ]),
    ),
  };
  // After the callback has registered its listeners.
  queueMicrotask(() => tell('ready'));
  return captcha;
}
