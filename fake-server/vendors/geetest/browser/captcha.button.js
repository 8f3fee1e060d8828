import { element, icon, shadowHost } from './captcha.dom.js';
import { buttonStyle } from './captcha.style.js';

/**
 * The button of the products `float` and `popup`.
 *
 * @param {Element} parent
 * @param {import('./captcha.texts.js').Texts} texts
 * @param {{ width?: string, height?: string }} size
 * @param {() => void} onPress
 */
export function createButton(parent, texts, size, onPress) {
  const { host, root } = shadowHost(parent, 'button', buttonStyle, texts.lang);
  const label = element('span', {}, texts.button);
  const button = element('button', { type: 'button' }, icon('M20 6 9 17l-5-5'), label);
  button.style.setProperty('width', size.width ?? '260px');
  button.style.setProperty('height', size.height ?? '50px');
  button.addEventListener('click', onPress);
  root.append(button);
  return {
    showSolved() {
      button.classList.add('solved');
      label.textContent = texts.buttonSolved;
    },
    showUnsolved() {
      button.classList.remove('solved');
      label.textContent = texts.button;
    },
    remove: () => host.remove(),
  };
}
