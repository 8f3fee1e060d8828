/** Somebody with an account at a bank, from which they can pay. */
export interface BankCustomer {
  readonly name: string;
  /** Eleven digits, of which the last two check the others; none of them belongs to anybody. */
  readonly cpf: string;
}

/**
 * The bank's customers: the people of the seeded world under their own names, Maria first, and two
 * others.
 */
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
].map((name, index) => ({ name, cpf: cpfOf(900_000_100 + index * 7) }));

/** The account of somebody by their name. */
export function bankCustomerNamed(name: string): BankCustomer | undefined {
  return bankCustomers.find((customer) => customer.name === name);
}

/** A CPF from its first nine digits. */
function cpfOf(first: number): string {
  const digits = String(first).padStart(9, '0');
  const first10 = digits + checkDigit(digits);
  return first10 + checkDigit(first10);
}

function checkDigit(digits: string): number {
  const sum = Array.from(digits).reduce(
    (total, digit, index) => total + Number(digit) * (digits.length + 1 - index),
    0,
  );
  return ((sum * 10) % 11) % 10;
}
