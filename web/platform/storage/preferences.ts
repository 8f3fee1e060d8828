import { deviceStorage, type TextStorage } from './guarded-storage.ts';

/** Harmless choices of this device, nothing personal (A18a). */
interface Preferences {
  /** A visitor has closed the announcements up to this time (S10); ISO 8601. */
  readonly announcementsClosedUntil?: string;
  /** The light mode was switched manually (S15). */
  readonly lightMode?: boolean;
  /** The browser's language was offered, and accepted or declined (G1). */
  readonly languageOffered?: boolean;
  /** Balances are hidden from bystanders (S1). */
  readonly balanceHidden?: boolean;
  /** Consent to count visits; left out until the person has chosen (S11). */
  readonly analyticsAllowed?: boolean;
  /** The side menu is icon-only, or unfolded (S2). */
  readonly menuFold?: 'mini' | 'full';
  /** The last searches that led somewhere, newest first (L3a). */
  readonly recentSearches?: readonly string[];
  /** Whether the key `/` opens the search (L3a). */
  readonly searchKey?: boolean;
}

/** The choices of this device, in one stored value. */
export interface KeptPreferences {
  read(): Preferences;
  /** Changes those that are named, and keeps the others. */
  change(changed: Preferences): void;
}

/** The key in the storage. */
export const PREFERENCES_KEY = 'preferences';

const isBoolean = (value: unknown) => typeof value === 'boolean';

/** Valid values of each choice; others count as not chosen. */
const isValid: { readonly [Name in keyof Preferences]-?: (value: unknown) => boolean } = {
  announcementsClosedUntil: (value) =>
    typeof value === 'string' && !Number.isNaN(Date.parse(value)),
  lightMode: isBoolean,
  languageOffered: isBoolean,
  balanceHidden: isBoolean,
  analyticsAllowed: isBoolean,
  menuFold: (value) => value === 'mini' || value === 'full',
  recentSearches: (value) =>
    Array.isArray(value) && value.every((text) => typeof text === 'string'),
  searchKey: isBoolean,
};

/** Stores the choices permanently. */
export function createPreferences(storage: TextStorage): KeptPreferences {
  const read = () => storedIn(storage);
  return {
    read,
    change(changed) {
      storage.setItem(PREFERENCES_KEY, JSON.stringify({ ...read(), ...changed }));
    },
  };
}

/** The choices of this device. */
export const preferences = createPreferences(deviceStorage);

function storedIn(storage: TextStorage): Preferences {
  try {
    const stored: unknown = JSON.parse(storage.getItem(PREFERENCES_KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    const known = Object.entries(stored).filter(
      ([name, value]) => Object.hasOwn(isValid, name) && isValid[name as keyof Preferences](value),
    );
    return Object.fromEntries(known);
  } catch {
    return {};
  }
}
