/**
 * Lets a dialog be moved by its head, as far as it stays in sight, on screens from 768 px on.
 * Given to the head as its `ref`.
 */
export function dragDialogBy(head: HTMLElement): () => void {
  const events = new AbortController();
  const { signal } = events;
  const dialog = head.closest('dialog');
  let x = 0;
  let y = 0;
  let move: ((event: PointerEvent) => void) | undefined;

  head.addEventListener(
    'pointerdown',
    (event) => {
      const onControl = event.target instanceof Element && event.target.closest('button') !== null;
      if (dialog === null || onControl || event.button !== 0) return;
      if (!matchMedia('(width >= 768px)').matches) return;
      const box = dialog.getBoundingClientRect();
      const from = { x: event.clientX - x, y: event.clientY - y };
      move = ({ clientX, clientY }) => {
        x = clamp(clientX - from.x, x0 - box.left, x0 + innerWidth - box.right);
        y = clamp(clientY - from.y, y0 - box.top, y0 + innerHeight - box.bottom);
        dialog.style.translate = `${x}px ${y}px`;
      };
      const [x0, y0] = [x, y];
      head.setPointerCapture(event.pointerId);
    },
    { signal },
  );
  head.addEventListener('pointermove', (event) => move?.(event), { signal });
  head.addEventListener('lostpointercapture', () => (move = undefined), { signal });
  return () => {
    events.abort();
    if (dialog !== null) dialog.style.translate = '';
  };
}

function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(max, value));
}
