import type { PixKeyType } from '#contract/entities/payout-account-types.ts';
import { cpfOf } from '#contract/rules/cpf.ts';
import { numericHash } from '../kernel/random.ts';
import { type BankCustomer, bankCustomers } from './bank-customers.ts';

/** The banks of the fake country, with invented numbers. */
export const banks: readonly { readonly code: string; readonly name: string }[] = [
  { code: '901', name: 'Banco Aurora' },
  { code: '902', name: 'Banco do Vale' },
  { code: '903', name: 'Caixa Litorânea' },
  { code: '904', name: 'Banco Serra Azul' },
  { code: '905', name: 'Ipê Pagamentos' },
];

/** Keys and accounts that do not exist, to show what a mistyped one does. */
export const unknownKeys: readonly string[] = [
  '+5511900000000',
  'ninguem@example.com',
  cpfOf('900000001'),
];
const UNKNOWN_ACCOUNT_NUMBER = '999999-9';

/** Holders of keys that belong to no customer of the bank. */
const others = ['Aline Barros', 'Bruno Teixeira', 'Cláudia Moraes', 'Diego Farias', 'Elisa Prado'];

/** The holder of a key or an account. */
export interface DirectoryEntry {
  readonly owner: BankCustomer;
  readonly bank: (typeof banks)[number];
}

/**
 * The holder of a key. The bank's customers have their CPF and an email address
 * (maria.silva@banco.example); nearly every other key belongs to a stranger, always the same one.
 */
export function ownerOfKey(type: PixKeyType, key: string): DirectoryEntry | undefined {
  const customer = bankCustomers.find(
    ({ cpf, name }) => cpf === key || `${addressName(name)}@banco.example` === key,
  );
  if (customer) return { owner: customer, bank: bankOf(customer.cpf) };
  if (unknownKeys.includes(key)) return undefined;
  const bank = bankOf(key);
  // A CPF that is a key is the CPF of its owner.
  return { owner: type === 'cpf' ? { ...someone(key), cpf: key } : someone(key), bank };
}

/** The holder of an account; at the first bank each customer has one, numbered by CPF. */
export function ownerOfAccount(code: string, number: string): DirectoryEntry | undefined {
  const bank = banks.find((one) => one.code === code);
  if (!bank || number === UNKNOWN_ACCOUNT_NUMBER) return undefined;
  const digits = number.replaceAll(/\D/gu, '');
  const customer = bankCustomers.find(({ cpf }) => cpf.endsWith(digits.padStart(5, '0')));
  return { owner: customer ?? someone(number), bank };
}

function someone(key: string): BankCustomer {
  const drawn = numericHash(key);
  const name = others[drawn % others.length] ?? '';
  return { name, cpf: cpfOf(String(800_000_000 + (drawn % 99_999_999))) };
}

function bankOf(key: string) {
  const [first, ...rest] = banks;
  const drawn = [first, ...rest][numericHash(key) % banks.length] ?? first;
  if (!drawn) throw new Error('There is no bank.');
  return drawn;
}

function addressName(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '.');
}
