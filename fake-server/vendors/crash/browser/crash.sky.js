import { drawing, element, pause, stillness } from '../../games/browser/game.dom.js';

/** In how long the multiple doubles, in milliseconds. */
const DOUBLING = 2_400;
/** No flight takes longer, however far it goes. */
const longestMs = 9_000;
const shortestMs = 500;

/**
 * The sky with the rocket, its path, and the multiple that it has reached.
 *
 * @param {(hundredths: number) => string} multipleText
 */
export function createSky(multipleText) {
  const path = drawing('path', { class: 'trail', d: 'M0 100' });
  const area = drawing('path', { class: 'area', d: 'M0 100' });
  const rocket = drawing(
    'g',
    { class: 'rocket' },
    drawing('path', { class: 'flame', d: 'M-9 0l-7-2.400 2.200 2.400-2.200 2.400z' }),
    drawing('path', { class: 'body', d: 'M8 0C5-4.500-1-5-8-3.800L-8 3.800C-1 5 5 4.500 8 0z' }),
    drawing('path', { class: 'fin', d: 'M-8-3.500l-3-4 7 2zM-8 3.500l-3 4 7-2z' }),
    drawing('circle', { class: 'window', cx: '1.500', r: '1.700' }),
  );
  const burst = drawing(
    'g',
    { class: 'burst' },
    ...Array.from({ length: 10 }, (_, place) =>
      drawing('path', { d: 'M4 0L11 0', transform: `rotate(${place * 36})` }),
    ),
  );
  const picture = drawing(
    'svg',
    {
      viewBox: '-14 -10 188 118',
      class: 'air',
      'aria-hidden': 'true',
      preserveAspectRatio: 'xMidYMid meet',
    },
    drawing('path', {
      class: 'grid',
      d: 'M0 100H160M0 75H160M0 50H160M0 25H160M0 0V100M40 0V100M80 0V100M120 0V100',
    }),
    area,
    path,
    rocket,
    burst,
  );
  const multiple = element('p', { class: 'multiple' });
  const said = element('p', { class: 'spoken', role: 'status' });
  const box = element('div', { class: 'sky' }, picture, multiple, said);

  /** @param {number} share of the flight @param {number} hundredths */
  const draw = (share, hundredths) => {
    const x = 150 * share;
    const y = 100 - 88 * share ** 2;
    const line = `M0 100Q${x / 2} 100 ${x} ${y}`;
    path.setAttribute('d', line);
    area.setAttribute('d', `${line}L${x} 100z`);
    const slope = (Math.atan2(y - 100, x / 2) * 180) / Math.PI;
    rocket.setAttribute('transform', `translate(${x} ${y}) rotate(${share === 0 ? -8 : slope})`);
    burst.setAttribute('transform', `translate(${x} ${y})`);
    multiple.textContent = multipleText(hundredths);
  };

  return {
    box,
    ready() {
      box.dataset['state'] = 'ready';
      draw(0, 100);
    },
    wait() {
      box.dataset['state'] = 'waiting';
      draw(0, 100);
    },
    /**
     * Flies until the rocket bursts, and marks when the player gets off.
     *
     * @param {number} reached hundredths
     * @param {number} target hundredths
     * @param {string} spoken
     */
    async fly(reached, target, spoken) {
      const wanted = DOUBLING * Math.log2(reached / 100);
      const duration = Math.min(longestMs, Math.max(shortestMs, wanted));
      box.dataset['state'] = 'flying';
      if (stillness.matches) await pause(400);
      else {
        const from = performance.now();
        await new Promise((resolve) => {
          /** @param {number} now */
          const tick = (now) => {
            const share = Math.min(1, Math.max(0, (now - from) / duration));
            const hundredths = Math.floor(100 * (reached / 100) ** share);
            draw(share, hundredths);
            if (hundredths >= target) box.dataset['state'] = 'off';
            if (share < 1) requestAnimationFrame(tick);
            else resolve(undefined);
          };
          requestAnimationFrame(tick);
        });
      }
      draw(1, reached);
      box.dataset['state'] = reached >= target ? 'won' : 'burst';
      said.textContent = spoken;
    },
  };
}
