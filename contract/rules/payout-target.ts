import type { PayoutTarget, PixKeyType } from '../entities/payout-account-types.ts';
import type { FieldError } from '../errors.ts';
import { plainCpf } from './cpf.ts';
import { brazil, nationalNumber } from './mobile.ts';
import { patternRules } from './patterns.ts';

/** The longest key, in characters (Banco Central, DICT). */
const LONGEST_KEY = 77;

const emailPattern = new RegExp(patternRules.email.acceptedPattern, 'u');

const plainKeys: Readonly<Record<PixKeyType, (typed: string) => string | undefined>> = {
  cpf: plainCpf,
  phone(typed) {
    const national = nationalNumber(typed, brazil) ?? '';
    return /^[1-9]\d{9,10}$/u.test(national) ? brazil.countryDialingCode + national : undefined;
  },
  email(typed) {
    const address = typed.trim().toLowerCase();
    return address.length <= LONGEST_KEY && emailPattern.test(address) ? address : undefined;
  },
  random(typed) {
    const key = typed.trim().toLowerCase();
    return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u.test(key) ? key : undefined;
  },
};

/**
 * Normalises a typed or pasted Pix key for the directory: a CPF without dots, a phone with +55, an
 * email in lower case. Undefined if it is no key of this type.
 */
export function plainPixKey(type: PixKeyType, typed: string): string | undefined {
  return plainKeys[type](typed);
}

/** Guesses the type of a key; a CPF if it could also be a phone. */
export function pixKeyTypeOf(typed: string): PixKeyType | undefined {
  const types = ['cpf', 'email', 'random', 'phone'] as const;
  return types.find((type) => plainPixKey(type, typed) !== undefined);
}

/** A bank branch number in four digits, without its check digit. */
function plainBranch(typed: string): string | undefined {
  const digits = /^\s*(\d{1,4})(?:-?[\dXx])?\s*$/u.exec(typed)?.[1];
  return digits?.padStart(4, '0');
}

/** An account number, with its check digit after a dash. */
function plainNumber(typed: string): string | undefined {
  const [, number, digit] = /^\s*0*(\d{1,12})-?([\dXx])\s*$/u.exec(typed.replaceAll('.', '')) ?? [];
  return number !== undefined && digit !== undefined
    ? `${number}-${digit.toUpperCase()}`
    : undefined;
}

/** The normalised account, or what is wrong with it. */
export type ReadTarget =
  | { readonly ok: true; readonly target: PayoutTarget }
  | { readonly ok: false; readonly fields: readonly FieldError[] };

/** Reads the account that a person typed (W2). Used by form and server. */
export function readPayoutTarget(
  typed: PayoutTarget,
  banks: readonly { readonly code: string }[],
): ReadTarget {
  if (typed.kind === 'pix') {
    const { keyType } = typed;
    const key = plainPixKey(keyType, typed.key);
    return key === undefined
      ? { ok: false, fields: [wrong('key', typed.key)] }
      : { ok: true, target: { kind: 'pix', keyType, key } };
  }
  const bank = banks.find(({ code }) => code === typed.bank)?.code;
  const branch = plainBranch(typed.branch);
  const number = plainNumber(typed.number);
  if (bank !== undefined && branch !== undefined && number !== undefined) {
    return { ok: true, target: { kind: 'bank', bank, branch, number } };
  }
  const fields = [
    bank === undefined ? wrong('bank', typed.bank) : undefined,
    branch === undefined ? wrong('branch', typed.branch) : undefined,
    number === undefined ? wrong('number', typed.number) : undefined,
  ].filter((error) => error !== undefined);
  return { ok: false, fields };
}

function wrong(field: string, typed: string): FieldError {
  return { field, rule: typed.trim() === '' ? 'required' : 'incorrect' };
}
