import type { PayoutTarget, PixKeyType } from '../entities/payout-account-types.ts';
import type { FieldError } from '../errors.ts';
import { plainCpf } from './cpf.ts';
import { brazil, nationalNumber } from './mobile.ts';
import { patternRules } from './patterns.ts';

/** A key is no longer, in characters (Banco Central, DICT). */
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
 * A PIX key as the directory knows it, from what a person typed or pasted: a CPF without its dots, a
 * phone with +55, an address in small letters. Undefined where it is no key of this type.
 */
export function plainPixKey(type: PixKeyType, typed: string): string | undefined {
  return plainKeys[type](typed);
}

/** What kind of key a text looks like; a CPF where it could also be a phone. */
export function pixKeyTypeOf(typed: string): PixKeyType | undefined {
  const types = ['cpf', 'email', 'random', 'phone'] as const;
  return types.find((type) => plainPixKey(type, typed) !== undefined);
}

/** The number of a bank's branch in four digits; its check digit, where one was typed, is not kept. */
function plainBranch(typed: string): string | undefined {
  const digits = /^\s*(\d{1,4})(?:-?[\dXx])?\s*$/u.exec(typed)?.[1];
  return digits?.padStart(4, '0');
}

/** The number of an account, with its check digit behind a dash. */
function plainNumber(typed: string): string | undefined {
  const [, number, digit] = /^\s*0*(\d{1,12})-?([\dXx])\s*$/u.exec(typed.replaceAll('.', '')) ?? [];
  return number !== undefined && digit !== undefined
    ? `${number}-${digit.toUpperCase()}`
    : undefined;
}

/** What names an account in the one form in which it is kept and compared, or what is wrong. */
export type ReadTarget =
  | { readonly ok: true; readonly target: PayoutTarget }
  | { readonly ok: false; readonly fields: readonly FieldError[] };

/** Reads what a person typed to name an account (W2). The form and the server both use it. */
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
