import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { registrationForm } from '#contract/rules/registration-form.ts';
import { StoreUnusable } from '../store/database.ts';
import type { SettingVersionTable } from '../store/site/setting-versions.ts';
import { registrationRules } from './registration-rules.ts';
import { patchBetween } from './setting-rows.ts';
import { type SettingVersions, unpublished, withVersion } from './setting-versions.ts';
import {
  countingToggles,
  type Settings,
  type SettingsInForce,
  type SettingsPatch,
  settingsPatchSchema,
  usualSettings,
  withPatch,
} from './settings.ts';

/** The settings of one world. Each change is a new version, which is stored (T14). */
export interface SettingsStore extends SettingsInForce {
  /** Revision of the current settings: different after each change. */
  readonly revision: string;
  /** The first one is in force. */
  readonly versions: SettingVersions;
  /** Publishes a new version; none if nothing differs. */
  change(patch: SettingsPatch): void;
  /** Publishes the usual settings. */
  reset(): void;
}

/** What a stored version changes. @throws StoreUnusable if this server did not write it */
function readPatch(stored: string): SettingsPatch {
  const changes = settingsPatchSchema.safeParse(parsed(stored));
  if (changes.success) return changes.data;
  const [issue] = changes.error.issues;
  const path = issue?.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys] : issue?.path;
  throw unreadable(`'${path?.join('.') ?? ''}' is not as this server writes it`);
}

function parsed(stored: string): object {
  try {
    const value: unknown = JSON.parse(stored);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // Reported below, like anything that is not an object.
  }
  throw unreadable('they are no JSON');
}

function unreadable(why: string): StoreUnusable {
  return new StoreUnusable(
    `The settings in the data file cannot be read: ${why}. Begin with a new file with --fresh.`,
  );
}

/**
 * Stable across restarts with the same settings, so that pages do not reload; different when
 * settings are reverted, so that pages follow both ways.
 */
function revisionOf(settings: Settings, version: number): string {
  return createHash('sha256')
    .update(JSON.stringify([settings, version]))
    .digest('base64url')
    .slice(0, 16);
}

/** The settings with derived values. */
const inForce = (settings: Settings, version: number) => ({
  current: settings,
  form: registrationForm(settings.flags, countingToggles(settings)),
  rules: registrationRules(settings),
  revision: revisionOf(settings, version),
});

/** What a store of settings needs besides its table. */
interface SettingsOptions {
  /** The world's time, in milliseconds since the epoch. */
  readonly now: () => number;
  /** Take precedence over the stored settings, for this run. */
  readonly overrides?: SettingsPatch | undefined;
  /** Called after each change. */
  readonly onChange?: () => void;
}

/** Reads the settings from the store, with defaults for the rest. */
export function createSettings(
  table: SettingVersionTable,
  { now, overrides = {}, onChange }: SettingsOptions,
): SettingsStore {
  let versions = table
    .newestFirst()
    .toReversed()
    .reduce<SettingVersions>((older, { version, published_at: publishedAt, settings: stored }) => {
      const settings = withPatch(usualSettings, readPatch(stored));
      return withVersion(older, { version, publishedAt, settings });
    }, unpublished);
  let current = inForce(withPatch(versions[0].settings, overrides), versions[0].version);

  /** @param next the settings in force, which for this run may differ from the stored ones */
  const publish = (settings: Settings, next: Settings) => {
    const [before] = versions;
    const isChanged =
      !isDeepStrictEqual(before.settings, settings) || !isDeepStrictEqual(current.current, next);
    if (!isChanged) return;
    const version = before.version + 1;
    const publishedAt = now();
    table.add({
      version,
      published_at: publishedAt,
      settings: JSON.stringify(patchBetween(usualSettings, settings)),
    });
    versions = withVersion(versions, { version, publishedAt, settings });
    current = inForce(next, version);
    onChange?.();
  };

  return {
    get current() {
      return current.current;
    },
    get form() {
      return current.form;
    },
    get rules() {
      return current.rules;
    },
    get revision() {
      return current.revision;
    },
    get versions() {
      return versions;
    },
    change(patch) {
      publish(withPatch(versions[0].settings, patch), withPatch(current.current, patch));
    },
    reset() {
      publish(usualSettings, withPatch(usualSettings, overrides));
    },
  };
}
