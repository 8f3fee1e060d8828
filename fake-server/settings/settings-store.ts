import { createHash, randomBytes } from 'node:crypto';
import { registrationForm } from '#contract/rules/registration-form.ts';
import { StoreUnusable } from '../store/database.ts';
import type { FactTable } from '../store/facts.ts';
import { registrationRules } from './registration-rules.ts';
import {
  countingToggles,
  type Settings,
  type SettingsInForce,
  type SettingsPatch,
  settingsPatchSchema,
  usualSettings,
  withPatch,
} from './settings.ts';

/** The settings of one world; changes are stored. */
export interface SettingsStore extends SettingsInForce {
  /** Revision of the current settings: different after each change. */
  readonly revision: string;
  change(patch: SettingsPatch): void;
  /** Reverts every change. */
  reset(): void;
}

/** The stored changes. @throws StoreUnusable if this server did not write them */
function readChanges(stored: string | undefined): SettingsPatch {
  if (stored === undefined) return {};
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
function revisionOf(settings: Settings, change = ''): string {
  return createHash('sha256')
    .update(JSON.stringify([settings, change]))
    .digest('base64url')
    .slice(0, 16);
}

/** The settings with derived values. */
const inForce = (settings: Settings, change: string | undefined) => ({
  current: settings,
  form: registrationForm(settings.flags, countingToggles(settings)),
  rules: registrationRules(settings),
  revision: revisionOf(settings, change),
});

/**
 * Reads the settings from the store, with defaults for the rest.
 *
 * @param overrides take precedence over the stored ones, for this run
 * @param onChange called after each change
 */
export function createSettings(
  facts: Pick<FactTable, 'read' | 'write'>,
  overrides: SettingsPatch = {},
  onChange: () => void = () => undefined,
): SettingsStore {
  let changes = readChanges(facts.read('settings'));
  let now = inForce(
    withPatch(withPatch(usualSettings, changes), overrides),
    facts.read('settings-change'),
  );

  const keep = (changed: SettingsPatch, settings: Settings) => {
    const change = randomBytes(6).toString('hex');
    facts.write('settings', JSON.stringify(changed));
    facts.write('settings-change', change);
    changes = changed;
    now = inForce(settings, change);
    onChange();
  };

  return {
    get current() {
      return now.current;
    },
    get form() {
      return now.form;
    },
    get rules() {
      return now.rules;
    },
    get revision() {
      return now.revision;
    },
    change(patch) {
      keep(withPatch(changes, patch), withPatch(now.current, patch));
    },
    reset() {
      keep({}, withPatch(usualSettings, overrides));
    },
  };
}
