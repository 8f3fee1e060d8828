import type { LastingTexts } from './lottery-favourites.ts';

/** Harmless choices of this device. Nothing personal is among them (A18a). */
export interface Preferences {
  /** A visitor has closed the announcements up to this moment (S10); ISO 8601. */
  readonly announcementsClosedUntil?: string;
  /** The light mode was switched on or off by hand (S15). */
  readonly lightMode?: boolean;
  /** The language of the browser was offered, and taken or declined (G1). */
  readonly languageOffered?: boolean;
  /** Balances are hidden from people who look on (S1). */
  readonly balanceHidden?: boolean;
  /** Visits may be counted, or not; left out until the person has chosen (S11). */
  readonly analyticsAllowed?: boolean;
  /** The side menu shows icons alone, or is unfolded (S2). */
  readonly menuFold?: 'mini' | 'full';
}

/** The choices of this device, all in one stored value. */
export interface KeptPreferences {
  read(): Preferences;
  /** Changes those that are named, and keeps the others. */
  change(changed: Preferences): void;
}

/** The key in the storage. */
export const PREFERENCES_KEY = 'preferences';

const isBoolean = (value: unknown) => typeof value === 'boolean';

/** What each choice may be; what is anything else counts as not chosen. */
const isValid: { readonly [Name in keyof Preferences]-?: (value: unknown) => boolean } = {
  announcementsClosedUntil: (value) =>
    typeof value === 'string' && !Number.isNaN(Date.parse(value)),
  lightMode: isBoolean,
  languageOffered: isBoolean,
  balanceHidden: isBoolean,
  analyticsAllowed: isBoolean,
  menuFold: (value) => value === 'mini' || value === 'full',
};

/**
 * Keeps the choices in a storage that outlives the visit. Where it is blocked or full, they last as
 * long as the page.
 */
export function createPreferences(storage: () => LastingTexts): KeptPreferences {
  let own: Preferences = {};
  const read = (): Preferences => ({ ...storedIn(storage), ...own });
  return {
    read,
    change(changed) {
      const all = { ...read(), ...changed };
      own = { ...own, ...changed };
      try {
        storage().setItem(PREFERENCES_KEY, JSON.stringify(all));
        // What another tab chooses from now on holds here as well.
        own = {};
      } catch {
        // Blocked or full: they last as long as the page.
      }
    },
  };
}

/** The choices of this device. */
export const preferences = createPreferences(() => localStorage);

function storedIn(storage: () => LastingTexts): Preferences {
  try {
    const stored: unknown = JSON.parse(storage().getItem(PREFERENCES_KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    const known = Object.entries(stored).filter(
      ([name, value]) => Object.hasOwn(isValid, name) && isValid[name as keyof Preferences](value),
    );
    return Object.fromEntries(known);
  } catch {
    return {};
  }
}
