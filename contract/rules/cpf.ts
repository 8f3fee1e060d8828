/** The first nine are the number, the last two check it. */
const NUMBER_DIGITS = 9;

/** The eleven digits of a typed CPF; undefined for anything else. */
export function plainCpf(typed: string): string | undefined {
  if (!/^\s*\d{3}\.?\d{3}\.?\d{3}-?\d{2}\s*$/u.test(typed)) return undefined;
  const digits = typed.replaceAll(/\D/gu, '');
  // CPFs like 111.111.111-11 have right check digits, but are never issued.
  if (new Set(digits).size === 1) return undefined;
  return cpfOf(digits.slice(0, NUMBER_DIGITS)) === digits ? digits : undefined;
}

/** A CPF from its first nine digits. */
export function cpfOf(number: string): string {
  const first = number + checkDigit(number);
  return first + checkDigit(first);
}

function checkDigit(digits: string): number {
  const sum = Array.from(digits).reduce(
    (total, digit, index) => total + Number(digit) * (digits.length + 1 - index),
    0,
  );
  return ((sum * 10) % 11) % 10;
}
