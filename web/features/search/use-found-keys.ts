import { type RefObject, useEffect, useEffectEvent } from 'react';

/** The search field, and what leads on below it. */
const STOPS = 'input[type="search"], [data-finds] a[href]';
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, Enter: 1 };

interface FoundKeys {
  /** What the finds are of; while the field has other text they are about to change. */
  readonly typed: string;
  /** A find was opened, by key or press. */
  readonly onChosen: () => void;
}

/**
 * Arrow keys lead from the search field through the finds and back. Enter leads from the field to the
 * first of them, which puts a phone's keyboard away, and opens one, because they are links (L3a).
 */
export function useFoundKeys(area: RefObject<HTMLElement | null>, keys: FoundKeys): void {
  const choose = useEffectEvent(keys.onChosen);
  const move = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    const step = STEPS[key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const isField = target instanceof HTMLInputElement;
    if (isField ? target.value !== keys.typed : key === 'Enter') return;
    const stops = [...(area.current?.querySelectorAll<HTMLElement>(STOPS) ?? [])];
    const at = stops.findIndex((stop) => stop === target);
    const next = at === -1 ? undefined : stops[at + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
  useEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    const left = new AbortController();
    const { signal } = left;
    element.addEventListener('keydown', (event) => move(event), { signal });
    element.addEventListener(
      'click',
      ({ target }) => {
        if (target instanceof Element && target.closest('[data-finds] a[href]')) choose();
      },
      { signal, capture: true },
    );
    return () => left.abort();
  }, [area]);
}
