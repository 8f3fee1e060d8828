import { isDeepStrictEqual } from 'node:util';
import { KEPT_VERSIONS } from '../store/site/setting-versions.ts';
import { differencesOf, type SettingDifference } from './setting-rows.ts';
import { type Settings, usualSettings } from './settings.ts';

/** One published version of the settings (T14). */
export interface SettingVersion {
  /** Counts up; 0 are the usual settings, which nobody published. */
  readonly version: number;
  /** In milliseconds since the epoch; null for version 0. */
  readonly publishedAt: number | null;
  readonly settings: Settings;
  /** What it changed in the version before; null if that one is no longer known. */
  readonly differences: readonly SettingDifference[] | null;
  /** The newest earlier version with the same settings. */
  readonly sameAs: number | null;
}

/** The kept versions, newest first; the last one is version 0. */
export type SettingVersions = readonly [SettingVersion, ...SettingVersion[]];

/** Before anything is published. */
export const unpublished: SettingVersions = [
  { version: 0, publishedAt: null, settings: usualSettings, differences: [], sameAs: null },
];

/** The versions with a next one; the oldest of too many is left out. */
export function withVersion(
  older: SettingVersions,
  next: Pick<SettingVersion, 'version' | 'publishedAt' | 'settings'>,
): SettingVersions {
  const { version, settings } = next;
  const [before] = older;
  const differences =
    before.version === version - 1 ? differencesOf(before.settings, settings) : null;
  const same = older.find((each) => isDeepStrictEqual(each.settings, settings));
  const kept = older.filter((each) => each.version === 0 || each.version > version - KEPT_VERSIONS);
  return [{ ...next, differences, sameAs: same?.version ?? null }, ...kept];
}
