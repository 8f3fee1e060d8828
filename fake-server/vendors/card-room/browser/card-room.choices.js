import { element } from '../../games/browser/game.dom.js';

/**
 * Whether the player goes in with the hand, or folds.
 *
 * @param {import('./card-room.texts.js').Texts} texts
 */
export function createChoices(texts) {
  const goIn = element('button', { type: 'button', class: 'primary' });
  const fold = element('button', { type: 'button', class: 'plain' }, texts.fold);
  const box = element(
    'div',
    { class: 'choices stake', role: 'group', 'aria-label': texts.yourTurn, tabindex: '-1' },
    fold,
    goIn,
  );
  /** @type {((isIn: boolean) => void) | undefined} */
  let answer;
  const setEnabled = () => {
    for (const button of [goIn, fold]) button.setAttribute('aria-disabled', String(!answer));
  };
  /** @param {boolean} isIn */
  const choose = (isIn) => {
    const told = answer;
    answer = undefined;
    setEnabled();
    told?.(isIn);
  };
  goIn.addEventListener('click', () => choose(true));
  fold.addEventListener('click', () => choose(false));
  goIn.textContent = texts.goIn('');
  setEnabled();
  return {
    box,
    /** @param {string} amount @returns {Promise<boolean>} */
    ask: (amount) => {
      goIn.textContent = texts.goIn(amount);
      const asked = new Promise((resolve) => {
        answer = resolve;
      });
      setEnabled();
      // By keys the question comes next; neither answer is pressed by the key that dealt.
      box.focus({ preventScroll: true });
      return asked;
    },
  };
}
