/** The data in a charge's BR Code: its location and the receiver. */
export interface BrCode {
  /**
   * Location of the charge, without a protocol: 'pix.example.com/8b3da2f39a4140d1a91abd93113bd441'.
   */
  readonly location: string;
  /** At most 25 characters. */
  readonly receiver: string;
  /** At most 15 characters. */
  readonly city: string;
}

/** Fields of the code, by EMV number. */
const FIELD = {
  format: '00',
  usage: '01',
  account: '26',
  category: '52',
  currency: '53',
  country: '58',
  receiver: '59',
  city: '60',
  additional: '62',
  checksum: '63',
} as const;
/** Fields inside `account` and `additional`. */
const SYSTEM = '00';
const LOCATION = '25';
const REFERENCE = '05';

const PIX = 'br.gov.bcb.pix';
/** The code is for one payment. */
const ONCE = '12';
/** ISO 4217 number of the real. */
const REAL = '986';
const LONGEST_RECEIVER = 25;
const LONGEST_CITY = 15;
const LONGEST_LOCATION = 77;

/**
 * The text of a Pix QR code, which people also copy: EMV fields of number, length and value, with a
 * CRC at the end (Manual de Padrões para Iniciação do Pix, dynamic code).
 *
 * @throws RangeError if the location does not fit
 */
export function encodeBrCode({ location, receiver, city }: BrCode): string {
  if (location.length > LONGEST_LOCATION) throw new RangeError('The location is too long.');
  const body =
    field(FIELD.format, '01') +
    field(FIELD.usage, ONCE) +
    field(FIELD.account, field(SYSTEM, PIX) + field(LOCATION, location)) +
    field(FIELD.category, '0000') +
    field(FIELD.currency, REAL) +
    field(FIELD.country, 'BR') +
    field(FIELD.receiver, plain(receiver, LONGEST_RECEIVER)) +
    field(FIELD.city, plain(city, LONGEST_CITY)) +
    field(FIELD.additional, field(REFERENCE, '***'));
  return withChecksum(body);
}

/** Reads a code as a bank does; undefined if invalid. */
export function decodeBrCode(text: string): BrCode | undefined {
  const body = text.slice(0, -4);
  if (!text.startsWith('000201') || withChecksum(body.slice(0, -4)) !== text) return undefined;
  const fields = fieldsOf(text);
  const account = fieldsOf(fields?.get(FIELD.account) ?? '');
  const location = account?.get(LOCATION);
  const receiver = fields?.get(FIELD.receiver);
  const city = fields?.get(FIELD.city);
  if (account?.get(SYSTEM)?.toLowerCase() !== PIX) return undefined;
  if (location === undefined || receiver === undefined || city === undefined) return undefined;
  return { location, receiver, city };
}

/** CRC-16 with polynomial 0x1021 from 0xFFFF (CCITT-FALSE), as four hexadecimal digits. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text, 'utf8')) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** The checksum covers its own number and length too. */
function withChecksum(body: string): string {
  const covered = `${body}${FIELD.checksum}04`;
  return covered + crc16(covered);
}

function field(number: string, value: string): string {
  return number + String(value.length).padStart(2, '0') + value;
}

/** Letters without accents, as required by the code. */
function plain(text: string, longest: number): string {
  return text
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/gu, '')
    .slice(0, longest);
}

function fieldsOf(text: string): Map<string, string> | undefined {
  const fields = new Map<string, string>();
  let at = 0;
  while (at < text.length) {
    const length = Number(text.slice(at + 2, at + 4));
    const value = text.slice(at + 4, at + 4 + length);
    if (!Number.isInteger(length) || value.length !== length) return undefined;
    fields.set(text.slice(at, at + 2), value);
    at += 4 + length;
  }
  return fields;
}
