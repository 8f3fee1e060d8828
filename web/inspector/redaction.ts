import { named, shown } from 'virtual:inspected-fields';
import { isErrorCode } from '#contract/errors.ts';
import { isMomentText } from '#contract/rules/moment-text.ts';
import { REDACTED, unnamedField } from '#machines/recordings/redacted.ts';

/**
 * The visible data of actors: contexts, inputs, outputs, events (T7). Only named fields are shown:
 * named here for all flows, or by a flow's entry (`inspected`). A new field is hidden until
 * somebody decides. Flags (true, false, null) are always shown.
 */

/** Replaces a secret, personal or unnamed value. */
export const HIDDEN = REDACTED;
/** Replaces a circular reference. */
const REPEATED = '[repeated]';
/** Replaces values that are nested too deep. */
const TOO_DEEP = '[deeper]';
/** How many levels of data the inspector looks into. */
const MAX_DEPTH = 30;

const words = (list: string): readonly string[] => list.trim().split(/\s+/);

/** Fields whose texts and numbers are shown, if they look like a name, a time or a number. */
export const shownFields: ReadonlySet<string> = new Set([
  ...words(`
    type kind reason code errorCode field rule patternId min max text key status state until page
    from by open names to who actorId generation currency remainingSeconds retryAfterSeconds
  `),
  ...shown,
]);

/** Fields that hold one of the catalogue's error codes, which a code from an SMS is not. */
const errorCodeFields: ReadonlySet<string> = new Set(words('code errorCode endedBecause'));

/** Fields whose names are shown; their contents are treated the same way. */
export const namedFields: ReadonlySet<string> = new Set([
  ...words(`
    ok value data input output error event context refusal fields now
  `),
  ...named,
]);

/** Fields that are secret or personal; so is each field with one of them in its name. */
export const secretFields: ReadonlySet<string> = new Set([
  // Credentials
  ...words(`
    password confirmPassword paymentPassword newPassword oldPassword passcode
    token firebaseIdToken passToken authorization credential secret cookie signature sealed
    captcha captchaOutput lotNumber verificationCode oldCode newCode smsCode loginCode oneTimeCode privateKey
    userHandle clientDataJSON attestationObject authenticatorData
  `),
  // Identity and contact
  ...words(`
    account username nickname realName firstName lastName fullName payeeName avatar birth
    mobile mobileNum phone email address idNumber customerId memberId playerId userId
    recommenderId affiliateCode invitationCode referral
    whatsapp telegram facebook wechat qqNum zalo viber skype kakao
  `),
  // Money
  ...words('balance amount bonus bank cardNumber iban wallet'),
]);
/** Secret fields whose name is part of harmless words (`online`, `description`). */
const secretWholeFields: ReadonlySet<string> = new Set(words('line ip pin otp cpf pix'));

const bare = (name: string) => name.toLowerCase().replaceAll(/[^a-z\d]/g, '');
const secretStems = [...secretFields].map(bare);

/** Whether a field is secret or personal by its name, however that is written. */
export function isSecretField(name: string): boolean {
  const word = bare(name);
  return secretWholeFields.has(word) || secretStems.some((stem) => word.includes(stem));
}

/** Removes from any data what the inspector must not see; what is left is plain JSON. Idempotent. */
export function redactData(data: unknown): unknown {
  return redactField(data, '', []);
}

function redactField(data: unknown, field: string, within: readonly object[]): unknown {
  if (data === null || data === undefined || typeof data === 'boolean') return data;
  if (typeof data === 'function') return undefined;
  if (typeof data === 'object') return redactObject(data, field, within);
  const isShown = (typeof data === 'string' || typeof data === 'number') && maySee(data, field);
  return isShown ? data : HIDDEN;
}

function redactObject(data: object, field: string, within: readonly object[]): unknown {
  if (isSecretField(field) && !Array.isArray(data) && !namedFields.has(field)) return HIDDEN;
  if (within.includes(data)) return REPEATED;
  if (within.length >= MAX_DEPTH) return TOO_DEEP;
  const inside = [...within, data];
  if (Array.isArray(data) || data instanceof Set) {
    return [...data].map((item: unknown) => redactField(item, field, inside) ?? null);
  }
  if (data instanceof Error) return { type: 'Error' };
  if (data instanceof Date) {
    return Number.isNaN(data.getTime()) ? HIDDEN : redactField(data.toISOString(), field, inside);
  }
  if (data instanceof Map) return redactEntries([...data], inside);
  return isPlain(data) ? redactEntries(readEntries(data), inside) : HIDDEN;
}

/** An unknown name may itself be data (accounts by user name), so a number replaces it. */
function redactEntries(entries: readonly (readonly [unknown, unknown])[], within: object[]) {
  const redacted: Record<string, unknown> = {};
  let unnamed = 0;
  for (const [key, data] of entries) {
    const name = typeof key === 'string' ? key : '';
    const seen = redactField(data, name, within);
    if (seen === undefined) continue;
    if (!isKnownName(name)) unnamed += 1;
    redacted[isKnownName(name) ? name : unnamedField(unnamed)] = seen;
  }
  return redacted;
}

function isKnownName(name: string): boolean {
  return (
    shownFields.has(name) ||
    namedFields.has(name) ||
    secretFields.has(name) ||
    secretWholeFields.has(name)
  );
}

function maySee(data: string | number, field: string): boolean {
  if (data === HIDDEN || data === REPEATED || data === TOO_DEEP) return true;
  if (!shownFields.has(field) || isSecretField(field)) return false;
  if (typeof data === 'number') return isHarmlessFigure(data) && !errorCodeFields.has(field);
  return errorCodeFields.has(field) ? isErrorCode(data) : isName(data) || isMomentText(data);
}

/** A count, a length of time, or a moment in milliseconds; longer figures may be a code or a phone. */
function isHarmlessFigure(figure: number): boolean {
  return Math.abs(figure) < 100_000 || (figure > 1.5e12 && figure < 4.2e12);
}

/** A word of the program: no free text, no address, no number that could be a phone's. */
function isName(text: string): boolean {
  return /^[/A-Za-z][\w.:/-]{0,63}$/.test(text) && !/\d{6}/.test(text);
}

function isPlain(data: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(data);
  // An object of another frame has that frame's prototype, which itself has none.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** The fields of an object; one whose getter throws is left out. */
function readEntries(data: object): [string, unknown][] {
  return Object.keys(data).flatMap((key): [string, unknown][] => {
    try {
      return [[key, (data as Record<string, unknown>)[key]]];
    } catch {
      return [];
    }
  });
}
