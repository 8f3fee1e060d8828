import { enterTopLayer } from './top-layer.ts';

/** How a person asked to close: Escape (or the phone's back), the cover, or the button. */
export type DialogCloseReason = 'escape' | 'cover' | 'button';

/**
 * Opens a native dialog modally and sets the first focus: `[data-autofocus]`, else the dialog.
 *
 * @param ask Called when a person asks to close; the dialog stays open until the answer is called.
 * @returns Closes the dialog, which gives the focus back to where it was.
 */
export function openModal(
  dialog: HTMLDialogElement,
  ask: (reason: DialogCloseReason) => void,
): () => void {
  const events = new AbortController();
  const on = (type: string, react: (event: Event) => void): void =>
    dialog.addEventListener(type, react, { signal: events.signal });

  // Both ends of the click must be on the cover: a selection dragged out of the text does not count.
  let pressedCover = false;
  on('pointerdown', (event) => {
    pressedCover = event.target === dialog && isOutside(dialog, event as PointerEvent);
  });
  on('click', () => {
    if (pressedCover) ask('cover');
    pressedCover = false;
  });
  on('cancel', (event) => {
    if (event.target !== dialog) return;
    event.preventDefault();
    ask('escape');
  });
  // A browser closes at a second Escape without asking; the owner still decides.
  on('close', (event) => {
    // A dialog that is open again was closed and reopened by its owner: the event came late.
    if (event.target !== dialog || dialog.open) return;
    dialog.showModal();
    ask('escape');
  });

  dialog.showModal();
  (dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog).focus();
  const leaveTopLayer = enterTopLayer(dialog);
  return () => {
    events.abort();
    leaveTopLayer();
    dialog.close();
  };
}

function isOutside(dialog: HTMLElement, { clientX, clientY }: PointerEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
