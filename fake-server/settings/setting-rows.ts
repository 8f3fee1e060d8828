import { isDeepStrictEqual } from 'node:util';
import type { PublishedAs, Setting, SettingTree } from './setting.ts';
import { isGroup, type Settings, type SettingsPatch, withPatch } from './settings.ts';
import { settingCards } from './table.ts';

/** One setting of the table by its full name: `withdrawals.minimum`. */
export interface SettingRow extends Setting {
  readonly name: string;
  /** Title of its card. */
  readonly card: string;
  /** Its name, or its group's, in the calls that publish settings. */
  readonly publishedAs: PublishedAs;
}

/** Every setting of the table, in the order of the control page. */
export const settingRows: readonly SettingRow[] = settingCards.flatMap(({ title, settings }) =>
  rowsOf(settings, { card: title, prefix: '', heading: '', publishedAs: {} }),
);

interface Place extends Pick<SettingRow, 'card' | 'publishedAs'> {
  readonly prefix: string;
  readonly heading: string;
}

function rowsOf(settings: SettingTree, place: Place): SettingRow[] {
  return Object.entries(settings).flatMap(([key, node]) => {
    const name = place.prefix + key;
    const publishedAs = node.publishedAs ?? place.publishedAs;
    if (!('settings' in node)) {
      const title = place.heading + node.title;
      return [{ ...node, title, name, card: place.card, publishedAs }];
    }
    const heading = node.title === undefined ? place.heading : `${node.title}: `;
    return rowsOf(node.settings, { ...place, prefix: `${name}.`, heading, publishedAs });
  });
}

/** The title of a setting, by its full name. */
export function titleOf(name: string): string {
  return settingRows.find((row) => row.name === name)?.title ?? name;
}

/** The value of a setting, by its full name; undefined where a patch has none. */
export function settingAt(
  settings: Settings | Readonly<Record<string, unknown>>,
  name: string,
): unknown {
  return name
    .split('.')
    .reduce<unknown>((value, key) => (isGroup(value) ? value[key] : undefined), settings);
}

/** The patch that sets one setting, by its full name. */
export function patchAt(name: string, value: unknown): SettingsPatch {
  return name
    .split('.')
    .reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as SettingsPatch;
}

/** A setting with its values in two versions. */
export interface SettingDifference {
  readonly row: SettingRow;
  readonly was: unknown;
  readonly now: unknown;
}

/** The settings whose values differ, in the order of the control page. */
export function differencesOf(from: Settings, to: Settings): readonly SettingDifference[] {
  // A patch leaves the groups that it does not name as they are.
  const names = Object.keys(to) as (keyof Settings)[];
  const touched = names.filter((name) => from[name] !== to[name]);
  return settingRows
    .filter(({ name }) => touched.some((top) => name === top || name.startsWith(`${top}.`)))
    .map((row) => ({ row, was: settingAt(from, row.name), now: settingAt(to, row.name) }))
    .filter(({ was, now }) => !isDeepStrictEqual(was, now));
}

/** The patch that leads from some settings to others. */
export function patchBetween(from: Settings, to: Settings): SettingsPatch {
  return differencesOf(from, to).reduce<SettingsPatch>(
    (patch, { row, now }) => withPatch(patch, patchAt(row.name, now)),
    {},
  );
}
