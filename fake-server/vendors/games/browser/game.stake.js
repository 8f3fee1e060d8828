import { element } from './game.dom.js';

/**
 * The stake of a bet, typed or taken from a few that are offered.
 *
 * @param {object} options
 * @param {import('./game.texts.js').GameTexts} options.texts
 * @param {import('../game.types.ts').GameSession} options.session
 * @param {(minor: number) => string} options.money
 * @param {readonly number[]} options.offered minor units
 * @param {() => void} options.onChange
 */
export function createStakeField({ texts, session, money, offered, onChange }) {
  let most = session.maxStake;
  const input = element('input', {
    id: 'stake',
    type: 'text',
    inputmode: 'decimal',
    autocomplete: 'off',
    'aria-describedby': 'limits',
  });
  const limits = element('p', { id: 'limits', class: 'hint' });
  const chips = offered.map((value) =>
    element('button', { type: 'button', class: 'plain', value: String(value) }, money(value)),
  );

  /** As it can be typed. @param {number} minor */
  const write = (minor) => {
    const options = { minimumFractionDigits: 2, useGrouping: false };
    input.value = new Intl.NumberFormat(texts.lang, options).format(minor / 100);
  };
  /** In minor units; 0 for what is no amount. */
  const value = () => {
    const typed = Number(input.value.trim().replace(',', '.'));
    return Number.isFinite(typed) && typed > 0 ? Math.round(typed * 100) : 0;
  };
  const limitsText = () => texts.limits(money(session.minStake), money(most));

  input.addEventListener('input', onChange);
  for (const chip of chips) {
    chip.addEventListener('click', () => {
      write(Number(chip.value));
      onChange();
    });
  }
  write(session.stakes[1] ?? session.minStake);
  limits.textContent = limitsText();

  return {
    parts: [
      element(
        'div',
        { class: 'meter' },
        element('label', { for: 'stake' }, texts.stake),
        input,
        limits,
      ),
      element('div', { class: 'quick' }, ...chips),
    ],
    value,
    focus: () => input.focus(),
    /** What is bet on takes so much at most. @param {number} next minor units */
    limit(next) {
      most = next;
      limits.textContent = limitsText();
      if (value() > most) write(session.minStake);
    },
    /** What is wrong with the stake, if anything. @param {number} balance minor units */
    trouble(balance) {
      if (value() < session.minStake || value() > most) return limitsText();
      return value() > balance ? texts.failures.insufficient_balance : undefined;
    },
    /** @param {boolean} isHeld nothing can be changed now */
    hold(isHeld) {
      input.disabled = isHeld;
      for (const chip of chips) chip.disabled = isHeld || Number(chip.value) > most;
    },
  };
}
