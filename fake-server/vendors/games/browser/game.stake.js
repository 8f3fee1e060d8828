import { element } from './game.dom.js';

/**
 * The stake of a bet, typed or taken from a few that are offered.
 *
 * @param {object} options
 * @param {import('./game.texts.js').GameTexts} options.texts
 * @param {import('../../../world/ports/game-operator.ts').GameSession} options.session
 * @param {(minor: number) => string} options.money
 * @param {readonly number[]} options.offered minor units
 * @param {() => void} options.onChange
 */
export function createStakeField({ texts, session, money, offered, onChange }) {
  let max = session.maxStake;
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
  const value = () => readAmount(input.value);
  const limitsText = () => texts.limits(money(session.minStake), money(max));

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
      max = next;
      limits.textContent = limitsText();
      if (value() > max) write(session.minStake);
    },
    /** What is wrong with the stake, if anything. @param {number} balance minor units */
    trouble(balance) {
      if (value() < session.minStake || value() > max) return limitsText();
      return value() > balance ? texts.failures.insufficient_balance : undefined;
    },
    /** @param {boolean} isHeld nothing can be changed now */
    hold(isHeld) {
      input.disabled = isHeld;
      for (const chip of chips) chip.disabled = isHeld || Number(chip.value) > max;
    },
  };
}

/** '12', '12,5' or '12.50'; a typed comma may still wait for its digits. */
const plain = /^\d+(?:[.,]\d{0,2})?$/;
/** '1.234', '1.234,50' or, as English writes it, '1,234.50'. */
const grouped = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d{0,2})?$/;

/**
 * What was typed, in minor units; 0 for what is no amount. Three digits after a point are thousands,
 * in either language: nobody who types '1.000' means to stake one.
 *
 * @param {string} typed
 */
function readAmount(typed) {
  const text = typed.trim();
  if (!plain.test(text) && !grouped.test(text)) return 0;
  const [, whole = '', cents = ''] = /^(.*?)(?:[.,](\d{0,2}))?$/.exec(text) ?? [];
  return Number(whole.replaceAll(/[.,]/g, '')) * 100 + Number(cents.padEnd(2, '0'));
}
