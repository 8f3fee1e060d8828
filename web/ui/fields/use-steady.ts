import { useLayoutEffect, useState } from 'react';

let pressed = false;
let watching = false;
const waiting = new Set<() => void>();

function press({ button }: MouseEvent): void {
  pressed = button === 0;
}

function release(): void {
  pressed = false;
  // The click follows the release within its task: until then nothing may move.
  setTimeout(() => {
    if (pressed) return;
    const tellers = [...waiting];
    waiting.clear();
    for (const tell of tellers) tell();
  });
}

/** Watches the main button of the page's pointer, once; a touch ends in the same two events. */
function watchPresses(): void {
  if (watching) return;
  watching = true;
  const options = { capture: true, passive: true };
  document.addEventListener('mousedown', press, options);
  for (const end of ['mouseup', 'dragend'] as const) {
    document.addEventListener(end, release, options);
  }
  // Not captured: a field that loses the focus does not end a press.
  window.addEventListener('blur', release);
}

/**
 * A value that does not change while a pointer is pressed. For content that takes room: leaving a
 * field for a button shows the field's error, and the button must still be under the pointer when
 * it is released.
 */
export function useSteady<Value>(value: Value): Value {
  const [shown, show] = useState(value);
  useLayoutEffect(watchPresses, []);
  useLayoutEffect(() => {
    if (Object.is(shown, value)) return undefined;
    const catchUp = (): void => show(value);
    if (!pressed) {
      catchUp();
      return undefined;
    }
    waiting.add(catchUp);
    return () => void waiting.delete(catchUp);
  }, [shown, value]);
  return shown;
}
