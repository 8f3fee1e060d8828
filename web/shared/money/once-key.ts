import { randomText } from '#web/platform/random-text.ts';

/** The key by which what was submitted counts once, however often it is asked again. */
export type OnceKey = ReturnType<typeof createOnceKey>;

export function createOnceKey() {
  let key = '';
  return {
    key: () => key,
    renewKey() {
      key = randomText();
    },
  };
}

/** A flow that may or may not take an event now. */
interface Flow<Event> {
  readonly getSnapshot: () => { readonly can: (event: Event) => boolean };
  readonly send: (event: Event) => void;
}

/** Submits by a key of its own; a second press gives no other key to what is under way. */
export function submitOnce<Event>(
  flow: Flow<Event>,
  key: Pick<OnceKey, 'renewKey'>,
  event: Event,
): void {
  if (!flow.getSnapshot().can(event)) return;
  key.renewKey();
  flow.send(event);
}
