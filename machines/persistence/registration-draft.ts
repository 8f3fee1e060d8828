import type { RegistrationType } from '#contract/rules/registration-form.ts';
import { keep, restore } from './kept.ts';

const VERSION = 2;
/** No field is longer; a longer text did not come from the form. */
const LONGEST_TEXT = 255;

/**
 * Fields of a half-filled registration that survive a reload (A25): no password, code or document
 * number. A new field is left out until it is named here.
 */
const keptFieldNames = [
  'username',
  'mobileNum',
  'countryCode',
  'payeeName',
  'email',
  'qqNum',
  'recommenderId',
  'line',
  'whatsapp',
  'zalo',
  'facebook',
  'wechat',
  'affiliateCode',
] as const;

/** A half-filled registration as the person left it. */
export interface KeptRegistration {
  readonly type: RegistrationType;
  readonly fields: Readonly<Partial<Record<(typeof keptFieldNames)[number], string>>>;
  /** Whether the terms box was ticked: an unticked box stays so. */
  readonly agreed: boolean;
}

/** Serialises a half-filled registration without what must not be stored (A25). */
export function keepRegistration(
  type: RegistrationType,
  values: Readonly<Record<string, unknown>>,
): string {
  const fields = keptFieldNames.flatMap((name) => {
    const text = values[name];
    return typeof text === 'string' && text !== '' ? [[name, text] as const] : [];
  });
  const agreed = values['agreed'] !== false;
  const kept = { type, fields: Object.fromEntries(fields), agreed } satisfies KeptRegistration;
  return keep(VERSION, kept);
}

/** The stored registration; null if there is none or it is invalid. */
export function restoreRegistration(text: string | null): KeptRegistration | null {
  return restore(text, VERSION, isKeptRegistration);
}

function isKeptRegistration(value: unknown): value is KeptRegistration {
  if (typeof value !== 'object' || value === null) return false;
  const { type, fields, agreed } = value as Readonly<Record<string, unknown>>;
  return (
    typeof agreed === 'boolean' &&
    (type === 'username' || type === 'registerMobile') &&
    typeof fields === 'object' &&
    fields !== null &&
    Object.entries(fields).every(
      ([name, text]) =>
        (keptFieldNames as readonly string[]).includes(name) &&
        typeof text === 'string' &&
        text.length <= LONGEST_TEXT,
    )
  );
}
