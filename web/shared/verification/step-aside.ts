import { useSyncExternalStore } from 'react';
import { coverPage } from './page-cover.ts';

/*
 * A modal dialog makes everything outside inert, including a third party's puzzle. So dialogs step
 * aside while one is being solved.
 */
let running = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  running += by;
  for (const listener of listeners) listener();
}

/**
 * Runs something that needs the page; dialogs step aside meanwhile. Until it is shown nothing on
 * the page can be pressed.
 */
export async function withDialogsAside<Value>(
  run: (shown: () => void) => Promise<Value>,
): Promise<Value> {
  const cover = coverPage();
  change(1);
  try {
    return await run(cover.liftSoon);
  } finally {
    cover.lift();
    change(-1);
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether dialogs must step aside now. */
export function dialogsStepAside(): boolean {
  return running > 0;
}

/** Whether a dialog has to step aside now. */
export function useStepsAside(): boolean {
  return useSyncExternalStore(subscribe, dialogsStepAside);
}
