import { element, icon } from './captcha.dom.js';

const keySteps = new Map([
  ['ArrowRight', 2],
  ['ArrowUp', 2],
  ['ArrowLeft', -2],
  ['ArrowDown', -2],
  ['PageUp', 20],
  ['PageDown', -20],
  ['Home', -Infinity],
  ['End', Infinity],
]);
/** A shorter move is a tap on the handle, not an answer. */
const shortestDrag = 4;

/**
 * The handle that moves the piece: by mouse, pen, finger or keys.
 *
 * @param {object} options
 * @param {import('./captcha.texts.js').Texts} options.texts
 * @param {number} options.maximum furthest position, in units of the picture
 * @param {number} options.handleShare width of the handle as a share of the track
 * @param {(left: number) => void} options.onMove
 * @param {(move: { left: number, tookMs: number }) => void} options.onLetGo
 */
export function createSlider({ texts, maximum, handleShare, onMove, onLetGo }) {
  const handle = element(
    'div',
    {
      class: 'handle',
      role: 'slider',
      tabindex: '0',
      'aria-label': texts.slider,
      'aria-describedby': 'keys',
      'aria-valuemin': '0',
      'aria-valuemax': String(maximum),
    },
    icon('M5 12h14M13 6l6 6-6 6'),
  );
  const fill = element('div', { class: 'fill' });
  const hint = element('span', { class: 'hint', 'aria-hidden': 'true' }, texts.instruction);
  const track = element('div', { class: 'track' }, fill, hint, handle);
  let left = 0;
  let startedAt = 0;
  let isEnabled = false;
  /** @type {{ pointerId: number, fromX: number, fromLeft: number } | undefined} */
  let drag;

  /** @param {number} position */
  const moveTo = (position) => {
    left = Math.round(Math.min(maximum, Math.max(0, position)));
    const share = (left / maximum) * (1 - handleShare) * 100;
    handle.style.setProperty('left', `${share}%`);
    fill.style.setProperty('width', `calc(${share}% + ${handleShare * 50}%)`);
    handle.setAttribute('aria-valuenow', String(left));
    handle.setAttribute('aria-valuetext', texts.position(left, maximum));
    track.classList.toggle('moved', left > 0);
    onMove(left);
  };

  const letGo = () => {
    if (isEnabled && left > 0) onLetGo({ left, tookMs: Math.round(performance.now() - startedAt) });
  };

  /** @param {PointerEvent} event */
  const startDrag = (event) => {
    if (!isEnabled || event.button !== 0 || drag) return;
    event.preventDefault();
    handle.focus({ preventScroll: true });
    handle.setPointerCapture(event.pointerId);
    drag = { pointerId: event.pointerId, fromX: event.clientX, fromLeft: left };
    if (left === 0) startedAt = performance.now();
    track.classList.add('dragging');
  };
  /** @param {PointerEvent} event */
  const followDrag = (event) => {
    if (event.pointerId !== drag?.pointerId) return;
    const run = track.clientWidth * (1 - handleShare);
    moveTo(drag.fromLeft + ((event.clientX - drag.fromX) / run) * maximum);
  };
  /** @param {PointerEvent} event */
  const endDrag = (event) => {
    if (event.pointerId !== drag?.pointerId) return;
    const wasMoved = Math.abs(left - drag.fromLeft) >= shortestDrag;
    drag = undefined;
    track.classList.remove('dragging');
    if (wasMoved && event.type === 'pointerup') letGo();
  };

  handle.addEventListener('pointerdown', startDrag);
  handle.addEventListener('pointermove', followDrag);
  handle.addEventListener('pointerup', endDrag);
  handle.addEventListener('pointercancel', endDrag);
  handle.addEventListener('keydown', (event) => {
    if (!isEnabled) return;
    const step = keySteps.get(event.key);
    if (event.key === 'Enter' || event.key === ' ') letGo();
    else if (step === undefined) return;
    else {
      if (left === 0) startedAt = performance.now();
      moveTo(left + step);
    }
    event.preventDefault();
  });
  moveTo(0);

  return {
    track,
    focus: () => handle.focus({ preventScroll: true }),
    /** The piece itself can be dragged too. */
    startDrag,
    reset: () => moveTo(0),
    /** @param {boolean} enabled */
    setEnabled(enabled) {
      isEnabled = enabled;
      handle.setAttribute('aria-disabled', String(!enabled));
    },
  };
}
