import { cpfOf } from '#contract/rules/cpf.ts';

/** Somebody with an account at a bank, from which they can pay. */
export interface BankCustomer {
  readonly name: string;
  /** Eleven digits with valid check digits; they belong to nobody. */
  readonly cpf: string;
}

/** The bank's customers: the seeded people under their own names, and one other. */
export const bankCustomers: readonly BankCustomer[] = [
  'Maria Silva',
  'João Souza',
  'Beatriz Lima',
  'Carlos Pereira',
  'Fernanda Costa',
  'Rafael Almeida',
  'Juliana Rocha',
  'Pedro Santos',
  'Lucas Oliveira',
  'Ana Martins',
  'Gustavo Ribeiro',
  'Helena Duarte',
  'Otávio Nunes',
  'Lara Mendes',
  'Caio Freitas',
].map((name, index) => ({ name, cpf: cpfOf(String(900_000_100 + index * 7)) }));

/** The account of somebody by their name. */
export function bankCustomerNamed(name: string): BankCustomer | undefined {
  return bankCustomers.find((customer) => customer.name === name);
}
