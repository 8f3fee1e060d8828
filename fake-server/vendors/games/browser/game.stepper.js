import { element, icon } from './game.dom.js';

/**
 * Chooses the stake among those that the session allows.
 *
 * @param {object} options
 * @param {import('./game.texts.js').GameTexts} options.texts
 * @param {import('../../../world/ports/game-operator.ts').GameSession} options.session
 * @param {(minor: number) => string} options.money
 * @param {() => void} options.onChange
 */
export function createStepper({ texts, session, money, onChange }) {
  const stakes = session.stakes.filter((one) => one >= session.minStake && one <= session.maxStake);
  const select = element(
    'select',
    { id: 'stake' },
    ...stakes.map((one) => element('option', { value: String(one) }, money(one))),
  );
  const lower = element('button', { type: 'button', 'aria-label': texts.lower });
  lower.append(icon('M6 12h12'));
  const raise = element('button', { type: 'button', 'aria-label': texts.raise });
  raise.append(icon('M6 12h12M12 6v12'));
  let isEnabled = true;

  // One of the two smallest, at most a hundredth of the balance: a player who wants more raises it.
  const modest = stakes.findLastIndex((one) => one * 100 <= session.balance);
  select.selectedIndex = Math.max(0, Math.min(modest, 1));

  /** @param {number} steps */
  const canMove = (steps) => isEnabled && stakes[select.selectedIndex + steps] !== undefined;

  const refresh = () => {
    select.disabled = !isEnabled;
    // Not disabled: a keyboard user would lose the focus.
    lower.setAttribute('aria-disabled', String(!canMove(-1)));
    raise.setAttribute('aria-disabled', String(!canMove(1)));
  };
  /** @param {number} steps */
  const move = (steps) => {
    if (!canMove(steps)) return;
    select.selectedIndex += steps;
    refresh();
    onChange();
  };
  lower.addEventListener('click', () => move(-1));
  raise.addEventListener('click', () => move(1));
  select.addEventListener('change', () => move(0));
  refresh();

  return {
    box: element(
      'div',
      { class: 'meter stake' },
      element('label', { for: 'stake' }, texts.stake),
      element('div', { class: 'stepper' }, lower, select, raise),
    ),
    value: () => stakes[select.selectedIndex] ?? session.minStake,
    /** @param {boolean} enabled */
    setEnabled(enabled) {
      isEnabled = enabled;
      refresh();
    },
  };
}
