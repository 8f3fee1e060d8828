import { drawing, element, pause, stillness } from '../../games/browser/game.dom.js';

const spinMs = 4_200;
const TURNS = 5;
const RADIUS = 96;

const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

/** @param {number} pocket */
export function colourOf(pocket) {
  if (pocket === 0) return 'green';
  return reds.has(pocket) ? 'red' : 'black';
}

/**
 * The wheel and its ball.
 *
 * @param {number[]} order the pockets around the wheel
 * @param {string} label
 */
export function createWheel(order, label) {
  const step = 360 / order.length;
  const pockets = order.map((pocket, place) => {
    const sector = drawing('path', { d: sectorPath(step), class: `pocket ${colourOf(pocket)}` });
    const text = drawing('text', { y: '-83', 'text-anchor': 'middle' }, String(pocket));
    return drawing('g', { transform: `rotate(${place * step})` }, sector, text);
  });
  const turning = drawing(
    'g',
    { class: 'turning' },
    ...pockets,
    drawing('circle', { r: '58', class: 'bowl' }),
    drawing('path', { d: 'M0-44V44M-44 0H44', class: 'arms' }),
    drawing('circle', { r: '13', class: 'hub' }),
  );
  const ball = drawing(
    'g',
    { class: 'track' },
    drawing('circle', { cy: '-68', r: '4.6', class: 'ball' }),
  );
  const picture = drawing(
    'svg',
    { viewBox: '-108 -108 216 216', class: 'wheel', role: 'img', 'aria-label': label },
    drawing('circle', { r: '104', class: 'rim' }),
    turning,
    ball,
  );
  const number = element('p', { class: 'number', role: 'status' });
  let angle = 0;

  /** @param {number} pocket */
  const showNumber = (pocket) => {
    number.className = `number ${colourOf(pocket)}`;
    number.textContent = String(pocket);
  };

  return {
    box: element('div', { class: 'stand' }, picture, number),
    /** Turns until the ball lies in the pocket. @param {number} pocket @param {string} spoken */
    async spinTo(pocket, spoken) {
      number.className = 'number';
      number.textContent = '';
      const from = angle;
      // The ball stops at the top; the pocket must be there by then.
      const rest = -order.indexOf(pocket) * step;
      angle = rest - 360 * TURNS * Math.ceil((from - rest) / (360 * TURNS) + 0.001);
      if (angle >= from) angle -= 360 * TURNS;
      turning.setAttribute('transform', `rotate(${angle % 360})`);
      if (stillness.matches) await pause(300);
      else {
        const easing = 'cubic-bezier(.12,.6,.2,1)';
        const wheel = turning.animate(
          [{ transform: `rotate(${from}deg)` }, { transform: `rotate(${angle}deg)` }],
          { duration: spinMs, easing },
        );
        ball.animate(
          [{ transform: 'rotate(0deg)' }, { transform: `rotate(${360 * (TURNS + 2)}deg)` }],
          { duration: spinMs, easing: 'cubic-bezier(.1,.55,.25,1)' },
        );
        await wheel.finished.catch(() => undefined);
      }
      showNumber(pocket);
      picture.setAttribute('aria-label', spoken);
    },
    /** @param {number | undefined} pocket */
    show(pocket) {
      if (pocket === undefined) return;
      angle = -order.indexOf(pocket) * step;
      turning.setAttribute('transform', `rotate(${angle})`);
      showNumber(pocket);
    },
  };
}

/** A pocket at the top of the wheel. @param {number} step degrees */
function sectorPath(step) {
  const half = (step * Math.PI) / 360;
  const [x, y] = [RADIUS * Math.sin(half), -RADIUS * Math.cos(half)];
  const [innerX, innerY] = [58 * Math.sin(half), -58 * Math.cos(half)];
  return `M${-x} ${y}A${RADIUS} ${RADIUS} 0 0 1 ${x} ${y}L${innerX} ${innerY}L${-innerX} ${innerY}z`;
}
