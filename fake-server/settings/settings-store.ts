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

/** The settings of one world; a change is kept in the store. */
export interface SettingsStore extends SettingsInForce {
  /** Names the settings as they are now: another one after each change. */
  readonly revision: string;
  change(patch: SettingsPatch): void;
  /** Takes back every change. */
  reset(): void;
}

/** What was changed. @throws StoreUnusable for what this server has not written */
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
    // It is told below, as what is no object is.
  }
  throw unreadable('they are no JSON');
}

function unreadable(why: string): StoreUnusable {
  return new StoreUnusable(
    `The settings in the data file cannot be read: ${why}. Begin with a new file with --fresh.`,
  );
}

/**
 * The same after a start with the same settings, so that no page reads anew then; another one when
 * settings go back to what they were, so that a page follows both ways.
 */
function revisionOf(settings: Settings, change = ''): string {
  return createHash('sha256')
    .update(JSON.stringify([settings, change]))
    .digest('base64url')
    .slice(0, 16);
}

/** The settings with what follows from them. */
const inForce = (settings: Settings, change: string | undefined) => ({
  current: settings,
  form: registrationForm(settings.flags, countingToggles(settings)),
  rules: registrationRules(settings),
  revision: revisionOf(settings, change),
});

/**
 * Reads the settings from the store; what it does not name is as usual.
 *
 * @param overrides stand above what is kept, for this run
 * @param onChange told after each change
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
