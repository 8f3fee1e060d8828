import { drawing, element, pause, stillness } from '../../games/browser/game.dom.js';

/** @import { Creature, FishOutcome } from '../fish.types.ts' */

const flightMs = 380;
const endMs = 700;
const STILL_MS = 250;
/** @type {Readonly<Record<string, number>>} */
const steps = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 };

/**
 * The sea: its creatures, each a button, and the cannon below.
 *
 * @param {object} options
 * @param {import('./fish.texts.js').Texts} options.texts
 * @param {readonly import('./fish.js').Prey[]} options.creatures
 * @param {(prey: import('./fish.js').Prey) => string} options.label as it is read aloud
 * @param {(name: Creature) => void} options.onAim it was pressed
 */
export function createSea({ texts, creatures, label, onAim }) {
  const swimmers = creatures.map((prey) => {
    const picture = element('img', { src: `/fish/pictures/${prey.name}.svg`, alt: '' });
    const button = element(
      'button',
      { type: 'button', class: `prey ${prey.name}`, 'aria-label': texts.shootAt(label(prey)) },
      element('span', { class: 'body' }, picture),
      element('span', { class: 'pays', 'aria-hidden': 'true' }, texts.times(prey.multiple)),
    );
    button.addEventListener('click', () => onAim(prey.name));
    return { ...prey, button };
  });
  const shoal = element('div', { class: 'shoal', role: 'group', 'aria-label': texts.targets });
  shoal.append(...swimmers.map(({ button }) => button));
  shoal.addEventListener('keydown', (event) => {
    const step = steps[event.key];
    const at = swimmers.findIndex(({ button }) => button === document.activeElement);
    if (step === undefined || at < 0) return;
    event.preventDefault();
    swimmers[(at + step + swimmers.length) % swimmers.length]?.button.focus();
  });
  const barrel = drawing('path', { class: 'barrel', d: 'M-9 10L-6-34H6L9 10z' });
  const cannon = drawing(
    'svg',
    { viewBox: '-40 -40 80 60', class: 'cannon', 'aria-hidden': 'true' },
    barrel,
    drawing('circle', { class: 'mount', cy: '12', r: '17' }),
  );
  const ball = element('span', { class: 'ball', 'aria-hidden': 'true' });
  const said = element('p', { class: 'spoken', role: 'status' });
  const box = element('div', { class: 'sea' }, shoal, cannon, ball, said);
  /** @type {Creature | undefined} */
  let target;

  const buttonOf = (/** @type {Creature | undefined} */ name) =>
    swimmers.find((one) => one.name === name)?.button;
  /** From the cannon to the middle of the target. */
  const wayTo = (/** @type {Element} */ button) => {
    const from = cannon.getBoundingClientRect();
    const to = button.getBoundingClientRect();
    return {
      x: to.left + to.width / 2 - (from.left + from.width / 2),
      y: to.top + to.height / 2 - (from.top + from.height / 2),
    };
  };

  return {
    box,
    /** @param {Creature} name */
    aim(name) {
      target = name;
      for (const one of swimmers)
        one.button.setAttribute('aria-pressed', String(one.name === name));
      const button = buttonOf(name);
      if (!button?.isConnected) return;
      const { x, y } = wayTo(button);
      barrel.setAttribute('transform', `rotate(${(Math.atan2(x, -y) * 180) / Math.PI})`);
    },
    /** @param {boolean} isHeld */
    hold: (isHeld) => {
      for (const { button } of swimmers) button.setAttribute('aria-disabled', String(isHeld));
    },
    fire: async () => {
      said.textContent = '';
      const button = buttonOf(target);
      if (stillness.matches || !button) {
        await pause(STILL_MS);
        return;
      }
      const { x, y } = wayTo(button);
      const way = [
        { transform: 'none', opacity: 1 },
        { transform: `translate(${x}px, ${y}px)`, opacity: 1 },
      ];
      const flight = ball.animate(way, { duration: flightMs, easing: 'ease-out' });
      await flight.finished.catch(() => undefined);
    },
    /** @param {FishOutcome} outcome */
    async show({ creature, isCaught }) {
      const button = buttonOf(creature);
      said.textContent = isCaught ? texts.caught(creature) : texts.away(creature);
      button?.classList.add(isCaught ? 'caught' : 'away');
      await pause(stillness.matches ? STILL_MS : endMs);
      button?.classList.remove('caught', 'away');
    },
  };
}
