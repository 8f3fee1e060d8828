import { element, stillness } from './game.dom.js';
import { sound } from './game.sound.js';

/** A win of this many times the stake is a big one. */
const bigWin = 10;
const countMs = 900;

/**
 * Says how the round ended. What comes back is only called a win when it is more than the stake:
 * a loss must not be celebrated.
 *
 * @param {object} options
 * @param {import('./game.texts.js').GameTexts} options.texts
 * @param {(minor: number) => string} options.money
 */
export function createVerdict({ texts, money }) {
  const box = element('p', { class: 'verdict', role: 'status' });
  const shower = element('div', { class: 'shower', 'aria-hidden': 'true' });
  let count = 0;

  /** @param {string} kind @param {...(Node | string)} content */
  const show = (kind, ...content) => {
    cancelAnimationFrame(count);
    box.dataset['kind'] = kind;
    box.replaceChildren(...content);
  };

  /** Counts up to the win. The whole sum is read aloud once. @param {HTMLElement} target @param {number} win */
  const countUp = (target, win) => {
    if (stillness.matches) return;
    const from = performance.now();
    /** @param {number} now */
    const tick = (now) => {
      const share = Math.min(1, Math.max(0, (now - from) / countMs));
      target.textContent = money(Math.round(win * (1 - (1 - share) ** 3)));
      if (share < 1) count = requestAnimationFrame(tick);
    };
    count = requestAnimationFrame(tick);
  };

  const rain = () => {
    if (stillness.matches) return;
    for (let drop = 0; drop < 28; drop += 1) {
      const coin = element('span', { class: 'coin' });
      coin.style.setProperty('left', `${Math.random() * 100}%`);
      shower.append(coin);
      const fall = coin.animate(
        [
          { transform: 'translateY(-10cqh) rotateY(0)', opacity: 1 },
          {
            transform: `translateY(115cqh) rotateY(${360 + Math.random() * 900}deg)`,
            opacity: 0.9,
          },
        ],
        {
          duration: 1_300 + Math.random() * 1_100,
          delay: Math.random() * 600,
          easing: 'ease-in',
          fill: 'both',
        },
      );
      fall.finished.then(
        () => coin.remove(),
        () => coin.remove(),
      );
    }
  };

  return {
    box,
    shower,
    isFailure: () => box.dataset['kind'] === 'failure',
    /** @param {string} text */
    showText: (text) => show('text', text),
    /** @param {string} text */
    showFailure: (text) => show('failure', text),
    /** @param {import('../../../world/ports/game-operator.ts').RoundOutcome} outcome */
    showOutcome({ win, stake }) {
      if (win === 0) return show('text', texts.noWin);
      if (win <= stake) return show('text', `${texts.returned} ${money(win)}`);
      sound('win');
      const isBig = win >= bigWin * stake;
      const shown = element('strong', { 'aria-hidden': 'true' }, money(win));
      const spoken = element('span', { class: 'spoken' }, money(win));
      show(isBig ? 'big' : 'win', `${isBig ? texts.bigWin : texts.won} `, shown, spoken);
      countUp(shown, win);
      if (isBig) rain();
    },
  };
}
