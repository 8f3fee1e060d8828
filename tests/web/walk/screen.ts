import { within } from '@testing-library/react';
import buttonStyles from '#web/ui/buttons/Button.module.css';

/** One thing on a screen by which a person knows where they are. */
export interface Mark {
  /** An ARIA role, or 'iframe', for which there is none. */
  readonly role: string;
  /** Its accessible name; of a status, an alert or a paragraph, its words. */
  readonly name: string;
  /** A control that must also be usable, or must be busy. */
  readonly state?: 'enabled' | 'busy';
}

/** Whether a control can be used, is there but cannot be used, or is not there. */
export type Usability = 'enabled' | 'disabled' | 'absent';

const rolesWithoutName: ReadonlySet<string> = new Set(['status', 'alert', 'paragraph', 'generic']);
const outOfSight = '[hidden], [aria-hidden="true"], dialog:not([open])';

/** What a person can reach: the topmost dialog, which makes all else inert, or the page. */
function reach(): HTMLElement {
  return [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? document.body;
}

interface Named {
  readonly element: HTMLElement;
  readonly name: string;
}

/** What the last look has read, by role: reading names is what a look costs. */
const read = new Map<string, readonly Named[]>();

/** Forgets what was read: the screen may have changed. */
export function lookAfresh(): void {
  read.clear();
}

function namedIn(role: string): readonly Named[] {
  const scope = reach();
  // A query looks below its element, and the topmost dialog is a mark itself.
  const place = within(scope === document.body ? scope : (scope.parentElement ?? scope));
  if (role === 'iframe') {
    return [...scope.querySelectorAll('iframe')].map((element) => ({
      element,
      name: element.title,
    }));
  }
  const named: Named[] = [];
  const note = (accessibleName: string, element: Element) => {
    const name = rolesWithoutName.has(role) ? (element.textContent?.trim() ?? '') : accessibleName;
    named.push({ element: element as HTMLElement, name });
    return true;
  };
  place.queryAllByRole(role, { hidden: true, name: note });
  return named.filter(
    ({ element }) => scope.contains(element) && element.closest(outOfSight) === null,
  );
}

/** Everything in reach with a role and a name, as it was at the last fresh look. */
export function found({ role, name }: Pick<Mark, 'role' | 'name'>): readonly HTMLElement[] {
  const named = read.get(role) ?? namedIn(role);
  read.set(role, named);
  return named.filter((one) => one.name === name).map(({ element }) => element);
}

/** Where texts are that are no content of an element. */
const textAttributes = ['aria-label', 'placeholder', 'title', 'alt'] as const;

/** Every text in reach, of elements as a whole and of their parts. */
export function seenTexts(): ReadonlySet<string> {
  const seen = new Set<string>();
  const scope = reach();
  for (const element of [scope, ...scope.querySelectorAll('*')]) {
    if (element.closest(outOfSight) !== null) continue;
    for (const name of textAttributes) seen.add(element.getAttribute(name) ?? '');
    for (const { textContent } of [element, ...element.childNodes]) {
      seen.add(textContent?.trim() ?? '');
    }
  }
  return seen;
}

const isBusy = (element: HTMLElement) => element.getAttribute('aria-busy') === 'true';

function isDisabled(element: HTMLElement): boolean {
  return element.matches(':disabled') || element.getAttribute('aria-disabled') === 'true';
}

/** Whether a mark can be seen. */
export function isSeen(mark: Mark): boolean {
  return found(mark).some((element) => {
    if (mark.state === 'busy') return isBusy(element) && isDisabled(element);
    return mark.state !== 'enabled' || !isDisabled(element);
  });
}

/** How a control can be used. */
export function usabilityOf(elements: readonly HTMLElement[]): Usability {
  if (elements.length === 0) return 'absent';
  return elements.every(isDisabled) ? 'disabled' : 'enabled';
}

/**
 * The buttons in reach that look like the action of the view, by their words. Those of the header,
 * such as Deposit, belong to the frame of every page and do not count; no walk has a frame.
 */
export function mainActions(): readonly string[] {
  const looks = [buttonStyles.primary, buttonStyles.gold].map((look) => `.${look}`);
  return [...reach().querySelectorAll(looks.join())]
    .filter((element) => element.closest(outOfSight) === null)
    .map((element) => element.textContent?.trim() ?? '');
}

/** A mark in words. */
export function describeMark({ role, name, state }: Mark): string {
  return `${role} '${name}'${state === undefined ? '' : ` (${state})`}`;
}
