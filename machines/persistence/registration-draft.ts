import type { RegistrationType } from '#contract/rules/registration-form.ts';
import { keep, restore } from './kept.ts';

const VERSION = 2;
/** No field is longer; a longer text was not put there by the form. */
const LONGEST_TEXT = 255;

/**
 * Fields of a half-filled registration that outlive a reload (A25): no password, no code, no
 * document's number. A new field stays out until it is named here.
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

/** A half-filled registration, as it was left. */
export interface KeptRegistration {
  readonly type: RegistrationType;
  readonly fields: Readonly<Partial<Record<(typeof keptFieldNames)[number], string>>>;
  /** Whether the box of the terms was ticked: what somebody has taken back stays so. */
  readonly agreed: boolean;
}

/** The text to store for a half-filled registration; what is not to be kept is left out (A25). */
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

/** The stored registration; null when there is none, or when it does not fit. */
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
