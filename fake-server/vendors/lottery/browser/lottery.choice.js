import { element } from '../../games/browser/game.dom.js';

/**
 * @import { Choice } from '../../../world/ports/lottery.ts'
 * @import { LotteryView } from '../lottery.router.ts'
 */

/**
 * Where numbers are chosen for one play: balls, a number to type, or one of two words.
 *
 * @param {import('./lottery.texts.js').Texts} texts
 * @param {LotteryView['plays'][number]} play
 * @param {() => void} onChange
 */
export function createChoice(texts, { choice }, onChange) {
  /** @type {string[]} */
  let chosen = [];
  const field = element('input', {
    id: 'number',
    type: 'text',
    inputmode: 'numeric',
    autocomplete: 'off',
    maxlength: choice.kind === 'number' ? String(choice.digits) : '0',
  });
  const buttons = namesIn(texts, choice).map(([value, label]) => {
    const kind = choice.kind === 'option' ? 'option' : 'pick';
    const button = element('button', { type: 'button', class: kind, value }, label);
    button.addEventListener('click', () => {
      chosen = toggled(choice, chosen, value);
      refresh();
      onChange();
    });
    return button;
  });
  const refresh = () => {
    for (const button of buttons) {
      button.setAttribute('aria-pressed', String(chosen.includes(button.value)));
    }
    if (field.value !== (chosen[0] ?? '') && buttons.length === 0) field.value = chosen[0] ?? '';
  };
  field.addEventListener('input', () => {
    const digits = field.value.replaceAll(/\D/g, '');
    field.value = digits;
    chosen = digits === '' ? [] : [digits];
    onChange();
  });

  const title =
    choice.kind === 'balls'
      ? texts.choose(choice.count)
      : choice.kind === 'number' && choice.digits > 1
        ? texts.type(choice.digits)
        : choice.kind === 'option'
          ? texts.chooseOption
          : texts.choose(1);
  const surprise = element('button', { type: 'button', class: 'plain' }, texts.surprise);
  surprise.addEventListener('click', () => {
    chosen = surpriseOf(choice);
    refresh();
    onChange();
  });
  refresh();
  const isTyped = buttons.length === 0;
  return {
    parts: [
      element(
        'div',
        { class: 'line' },
        isTyped ? element('label', { for: 'number' }, title) : element('span', {}, title),
        surprise,
      ),
      isTyped
        ? field
        : element('div', { class: 'grid', role: 'group', 'aria-label': title }, ...buttons),
    ],
    chosen: () => chosen,
    isComplete: () => isComplete(choice, chosen),
    clear: () => {
      chosen = [];
      refresh();
    },
    /** @param {boolean} isHeld */
    hold: (isHeld) => {
      for (const one of [...buttons, field, surprise]) one.disabled = isHeld;
    },
  };
}

/** @param {import('./lottery.texts.js').Texts} texts @param {Choice} choice @returns {[string, string][]} */
function namesIn(texts, choice) {
  if (choice.kind === 'option') {
    return Object.entries(texts.option).filter(([name]) => choice.options.includes(name));
  }
  if (choice.kind === 'balls') {
    return Array.from({ length: choice.of }, (_, index) => {
      const ball = String(index + 1).padStart(2, '0');
      return [ball, ball];
    });
  }
  if (choice.digits > 1) return [];
  return Array.from({ length: 10 }, (_, digit) => [String(digit), String(digit)]);
}

/** @param {Choice} choice @param {string[]} chosen @param {string} value */
function toggled(choice, chosen, value) {
  if (chosen.includes(value)) return chosen.filter((one) => one !== value);
  if (choice.kind !== 'balls') return [value];
  // The oldest one makes room.
  return [...chosen, value].slice(-choice.count);
}

/** @param {Choice} choice @param {readonly string[]} chosen */
function isComplete(choice, chosen) {
  if (choice.kind === 'balls') return chosen.length === choice.count;
  if (choice.kind === 'option') return chosen.length === 1;
  return chosen[0]?.length === choice.digits;
}

/** Numbers by chance. @param {Choice} choice */
function surpriseOf(choice) {
  if (choice.kind === 'option') {
    return [choice.options[Math.floor(Math.random() * choice.options.length)] ?? ''];
  }
  if (choice.kind === 'number') {
    const number = Math.floor(Math.random() * 10 ** choice.digits);
    return [String(number).padStart(choice.digits, '0')];
  }
  /** @type {Set<string>} */
  const balls = new Set();
  while (balls.size < choice.count) {
    balls.add(String(1 + Math.floor(Math.random() * choice.of)).padStart(2, '0'));
  }
  return [...balls].toSorted();
}
