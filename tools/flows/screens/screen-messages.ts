import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LanguageCode } from '#contract/entities/language.ts';
import { folderOf } from '#machines/catalogue/in-words.ts';
import { catalogue } from '#tools/machine-catalogue.ts';
import { messageFilesOf, readTexts, withoutPlural } from '#tools/message-files.ts';
import { projectRoot } from '#tools/project.ts';
import type { ScreenTexts } from '#web/flows/overview/screen-texts.ts';

/**
 * Keys of the messages that the screens of a flow show, by leaf state:
 * `{ reading: ['withdraw:confirm.reading'] }`. A key has no plural ending.
 */
export type ScreenMessages = Readonly<Record<string, readonly string[]>>;

/** The file with the messages of a flow's screens, which its walk writes and checks. */
export function screenMessagesFile(entry: { readonly id: string }): string {
  return join(projectRoot, 'tools/flows/screens/messages', `${folderOf(entry)}.json`);
}

/** The messages of a flow's screens; none where the flow has no screens. */
function readScreenMessages(entry: { readonly id: string }): ScreenMessages {
  const file = screenMessagesFile(entry);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ScreenMessages) : {};
}

/** The messages of all flows' screens, by the flow's id. */
export function allScreenMessages(): ReadonlyMap<string, ScreenMessages> {
  return new Map(catalogue.map((entry) => [entry.id, readScreenMessages(entry)]));
}

/** The texts of a language by the key of their message; a message has one for each plural. */
export function textsByMessage(language: LanguageCode): ReadonlyMap<string, readonly string[]> {
  const texts = [...messageFilesOf(language).keys()].flatMap((feature) =>
    [...readTexts(language, feature)].map(([key, text]) => ({
      message: `${feature}:${withoutPlural(key)}`,
      text,
    })),
  );
  return new Map(
    [...Map.groupBy(texts, ({ message }) => message)].map(([message, group]) => [
      message,
      group.map(({ text }) => text),
    ]),
  );
}

/** Placeholders, and tags around parts of a text. */
const placeholder = /\{\{[^}]*\}\}/gu;
const tag = /<[^>]*>/gu;

/** The texts that the screens of all flows show in a language. */
export function screenTextsIn(language: LanguageCode): ScreenTexts {
  const byMessage = textsByMessage(language);
  const places = new Map<string, number>();
  const placeOf = (text: string) => {
    const place = places.get(text) ?? places.size;
    places.set(text, place);
    return place;
  };
  const textsOf = (messages: readonly string[]) =>
    messages
      .flatMap((message) => byMessage.get(message) ?? [])
      .map((text) => placeOf(text.replaceAll(tag, '').replaceAll(placeholder, '…')));
  const flows: Record<string, Record<string, readonly number[]>> = {};
  for (const [id, leaves] of allScreenMessages()) {
    flows[id] = Object.fromEntries(
      Object.entries(leaves).map(([leaf, messages]) => [leaf, [...new Set(textsOf(messages))]]),
    );
  }
  return { flows, texts: [...places.keys()] };
}
