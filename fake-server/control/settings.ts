import { isDeepStrictEqual } from 'node:util';
import { flowOf, flowWays, isOpen } from '../settings/flow-ways.ts';
import { type SettingConflict, settingConflicts } from '../settings/setting-conflicts.ts';
import {
  differencesOf,
  patchAt,
  patchBetween,
  type SettingDifference,
  settingAt,
  settingRows,
  titleOf,
} from '../settings/setting-rows.ts';
import { rangeWords, valueWords } from '../settings/setting-words.ts';
import { type SettingsPatch, withPatch } from '../settings/settings.ts';
import type { SettingsStore } from '../settings/settings-store.ts';

/** Changes of the settings, made on a published version, or on whichever is in force. */
interface Publication {
  readonly base?: number | undefined;
  readonly changes: SettingsPatch;
}

/**
 * Publishes changes as a new version (T14). Changes that already apply are skipped: a second press
 * and a repeat after a lost answer publish nothing.
 *
 * @returns why it is refused: another version was published meanwhile, or the settings contradict
 *   each other
 */
export function publishSettings(
  settings: SettingsStore,
  { base, changes }: Publication,
): { readonly status: 409; readonly error: string } | undefined {
  const { current, versions } = settings;
  const next = withPatch(current, changes);
  if (isDeepStrictEqual(current, next)) return undefined;
  const [{ version }] = versions;
  if (base !== undefined && base !== version) {
    return { status: 409, error: `Version ${version} has been published in the meantime.` };
  }
  const [conflict] = settingConflicts(next);
  if (conflict) return { status: 409, error: conflict.message };
  settings.change(changes);
  return undefined;
}

/** What a draft of settings would publish, and why it may not be published yet (T14). */
export interface SettingsPreview {
  /** The version in force. */
  readonly version: number;
  readonly differences: readonly ControlDifference[];
  /** What is to be corrected first. */
  readonly problems: readonly SettingProblem[];
  /** What was published since the version that the draft was made on. */
  readonly meanwhile: readonly ControlDifference[];
  /** The ways through flows that it would open or close. */
  readonly ways: readonly ControlWayChange[];
}

/** What is wrong about one setting or several. */
interface SettingProblem extends SettingConflict {
  /** Title of the first setting. */
  readonly title: string;
}

interface ControlWayChange {
  /** The id of its machine. */
  readonly flow: string;
  readonly title: string;
  readonly opens: boolean;
}

/** @param draft.changes may have values that no setting can have */
export function previewSettings(
  { current, versions }: SettingsStore,
  draft: { readonly base: number; readonly changes: Readonly<Record<string, unknown>> },
): SettingsPreview {
  const given = settingRows
    .map((row) => ({ row, value: settingAt(draft.changes, row.name) }))
    .filter(({ value }) => value !== undefined);
  const wrong = given.filter(({ row, value }) => !row.schema.safeParse(value).success);
  const next = given
    .filter((each) => !wrong.includes(each))
    .reduce((settings, { row, value }) => withPatch(settings, patchAt(row.name, value)), current);
  const [newest] = versions;
  const base = versions.find(({ version }) => version === draft.base) ?? newest;
  return {
    version: newest.version,
    differences: differencesOf(current, next).map(inWords),
    problems: [
      ...wrong.map(({ row }) => ({ names: [row.name], message: rangeWords(row.input) })),
      ...settingConflicts(next),
    ].map((problem) => ({ ...problem, title: titleOf(problem.names[0] ?? '') })),
    meanwhile: differencesOf(base.settings, newest.settings).map(inWords),
    ways: flowWays
      .filter((way) => isOpen(way, current) !== isOpen(way, next))
      .map((way) => ({ flow: flowOf(way), title: way.title, opens: isOpen(way, next) })),
  };
}

/** The changes that lead back to a kept version; undefined if it is not kept. */
export function changesToRestore(
  { current, versions }: SettingsStore,
  version: number,
): SettingsPatch | undefined {
  const kept = versions.find((each) => each.version === version);
  return kept && patchBetween(current, kept.settings);
}

/** What is different about one setting, in words. */
export interface ControlDifference {
  /** Its full name. */
  readonly name: string;
  readonly title: string;
  readonly was: string;
  readonly now: string;
}

/** A published version of the settings as the control page shows it. */
export interface ControlVersion {
  readonly version: number;
  /** ISO 8601 in UTC; null for the usual settings, which nobody published. */
  readonly publishedAt: string | null;
  /** What it changed in the version before; null if that one is no longer kept. */
  readonly differences: readonly ControlDifference[] | null;
  /** The newest earlier version with the same settings. */
  readonly sameAs: number | null;
}

/** The published versions of the settings, newest first. */
export function controlVersions({ versions }: SettingsStore): readonly ControlVersion[] {
  return versions.map(({ version, publishedAt, differences, sameAs }) => ({
    version,
    publishedAt: publishedAt === null ? null : new Date(publishedAt).toISOString(),
    differences: differences && differences.map(inWords),
    sameAs,
  }));
}

function inWords({ row, was, now }: SettingDifference): ControlDifference {
  const { name, title, input } = row;
  return { name, title, was: valueWords(input, was), now: valueWords(input, now) };
}
