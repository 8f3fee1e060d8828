import type { i18n, PostProcessorModule } from 'i18next';
import type { ScreenMessages } from '#tools/flows/screens/screen-messages.ts';
import { withoutPlural } from '#tools/message-files.ts';
import { seenTexts } from './screen.ts';

/** What i18next says about a message that it found. */
interface Resolved {
  readonly res?: unknown;
  readonly usedNS: string;
  readonly exactUsedKey: string;
}

/** Keys of messages by the text that they gave on this page. */
const keysByText = new Map<string, Set<string>>();

const noteMessages: PostProcessorModule = {
  type: 'postProcessor',
  name: 'noteMessages',
  process: (text: string, _key, options: { readonly i18nResolved?: Resolved }) => {
    const { i18nResolved } = options;
    if (typeof i18nResolved?.res === 'string') {
      const key = `${i18nResolved.usedNS}:${withoutPlural(i18nResolved.exactUsedKey)}`;
      keysByText.set(text, (keysByText.get(text) ?? new Set()).add(key));
    }
    return text;
  },
};

/** Notes from which message each text of a page comes. */
export function noteMessagesOf(instance: i18n): void {
  instance.use(noteMessages);
  Object.assign(instance.options, {
    postProcess: [noteMessages.name],
    postProcessPassResolved: true,
  });
}

/** Forgets the messages of the page before. */
export function forgetMessages(): void {
  keysByText.clear();
}

/** Keys of the messages that a person can see: 'withdraw:confirm.title', without a plural. */
function shownMessages(): readonly string[] {
  const seen = seenTexts();
  return [...keysByText].flatMap(([text, keys]) => (seen.has(text) ? [...keys] : []));
}

/** Keys of the messages that each leaf state shows on a walk. */
export class MessagesByLeaf {
  readonly #keys = new Map<string, Set<string>>();

  /** Adds what the screen shows while the machine is in these leaf states. */
  look(leaves: readonly string[]): void {
    const shown = shownMessages();
    for (const leaf of leaves) {
      this.#keys.set(leaf, new Set([...(this.#keys.get(leaf) ?? []), ...shown]));
    }
  }

  /** Whether the walk came through a leaf state. */
  has(leaf: string): boolean {
    return this.#keys.has(leaf);
  }

  /** All of them, in alphabetical order. */
  sorted(): ScreenMessages {
    const byLeaf = [...this.#keys].toSorted(([one], [other]) => (one < other ? -1 : 1));
    return Object.fromEntries(byLeaf.map(([leaf, keys]) => [leaf, [...keys].toSorted()]));
  }
}
