import { vi } from 'vitest';

/** Checks whether the answer to a press is scrolled into view. */
export interface AnswerWatch {
  /** Alerts that say something else than at the last look, and were neither shown nor led past. */
  takeFaults(): readonly string[];
  stop(): void;
}

/** What a person does to a page. */
const uses = ['click', 'input', 'change', 'submit'] as const;
/** Notices of the whole page lie over it, in sight wherever it is scrolled to. */
const overThePage = '[popover]';

/** What each alert of the page says. */
const said = () =>
  new Map(
    [...document.querySelectorAll('[role="alert"]')]
      .filter((alert) => alert.closest(overThePage) === null)
      .map((alert) => [alert, alert.textContent?.trim() ?? '']),
  );

/** Watches a page from now on: its text before any press or input is not an answer. */
export function watchAnswers(): AnswerWatch {
  const shown = new Set<Element>();
  const spy = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function show(
    this: Element,
  ) {
    shown.add(this);
  });
  let before = said();
  let isUsed = false;
  const noteUse = () => {
    isUsed = true;
  };
  for (const type of uses) document.addEventListener(type, noteUse);
  return {
    takeFaults() {
      const now = said();
      const isLedElsewhere = document.activeElement?.matches('[aria-invalid="true"]') ?? false;
      const faults = [...now].flatMap(([alert, text]) => {
        const isAnswer = isUsed && text !== '' && before.get(alert) !== text;
        // A screen that follows the one before is shown with all that it says.
        const isShown = [...shown, document.activeElement].some(
          (place) => place !== document.body && place?.contains(alert),
        );
        return !isAnswer || isShown || isLedElsewhere ? [] : [`said out of sight: ${text}`];
      });
      before = now;
      shown.clear();
      return faults;
    },
    stop() {
      spy.mockRestore();
      for (const type of uses) document.removeEventListener(type, noteUse);
    },
  };
}
