import type { DeliveryAddress } from '../entities/delivery.ts';
import {
  addressFieldNames,
  LONGEST_ADDRESS_FIELD,
  OPTIONAL_ADDRESS_FIELD,
  type Region,
  regions,
} from '../entities/delivery-types.ts';
import type { FieldError } from '../errors.ts';
import {
  checkField,
  POSTCODE_PATTERN_ID,
  REGION_PATTERN_ID,
  TELEPHONE_PATTERN_ID,
} from './field-rules.ts';
import { brazil, nationalNumber } from './mobile.ts';

/**
 * The postcode ranges of each state (first five digits, from and to), as Correios publishes them.
 * Two states surround another one and have two ranges.
 */
const postcodeRanges: readonly (readonly [from: number, to: number, region: Region])[] = [
  [1_000, 19_999, 'SP'],
  [20_000, 28_999, 'RJ'],
  [29_000, 29_999, 'ES'],
  [30_000, 39_999, 'MG'],
  [40_000, 48_999, 'BA'],
  [49_000, 49_999, 'SE'],
  [50_000, 56_999, 'PE'],
  [57_000, 57_999, 'AL'],
  [58_000, 58_999, 'PB'],
  [59_000, 59_999, 'RN'],
  [60_000, 63_999, 'CE'],
  [64_000, 64_999, 'PI'],
  [65_000, 65_999, 'MA'],
  [66_000, 68_899, 'PA'],
  [68_900, 68_999, 'AP'],
  [69_000, 69_299, 'AM'],
  [69_300, 69_399, 'RR'],
  [69_400, 69_899, 'AM'],
  [69_900, 69_999, 'AC'],
  [70_000, 72_799, 'DF'],
  [72_800, 72_999, 'GO'],
  [73_000, 73_699, 'DF'],
  [73_700, 76_799, 'GO'],
  [76_800, 76_999, 'RO'],
  [77_000, 77_999, 'TO'],
  [78_000, 78_899, 'MT'],
  [79_000, 79_999, 'MS'],
  [80_000, 87_999, 'PR'],
  [88_000, 89_999, 'SC'],
  [90_000, 99_999, 'RS'],
];

/** The typed postcode in its written form, `01310-100`; undefined if it is not a postcode. */
export function plainPostcode(typed: string): string | undefined {
  const [, area, end] = /^\s*(\d{2}\.?\d{3})[-\s]?(\d{3})\s*$/u.exec(typed) ?? [];
  const plain = `${area?.replace('.', '')}-${end}`;
  return area !== undefined && regionOfPostcode(plain) ? plain : undefined;
}

/** The state of a postcode; undefined if it is in no range. */
export function regionOfPostcode(postcode: string): Region | undefined {
  const area = Number(postcode.slice(0, 5));
  return postcodeRanges.find(([from, to]) => area >= from && area <= to)?.[2];
}

/** The typed Brazilian telephone number as `(81) 98765-4321`; undefined if it is not one. */
export function plainTelephone(typed: string): string | undefined {
  const digits = nationalNumber(typed, brazil) ?? '';
  const [, area, first, last] = /^([1-9]{2})(9\d{4}|[2-5]\d{3})(\d{4})$/u.exec(digits) ?? [];
  return area === undefined ? undefined : `(${area}) ${first}-${last}`;
}

/** An address as it is stored: trimmed, with codes and numbers in one form. */
export function plainAddress(typed: DeliveryAddress): DeliveryAddress {
  const trimmed = Object.fromEntries(
    addressFieldNames.map((name) => [name, typed[name].trim()]),
  ) as DeliveryAddress;
  return {
    ...trimmed,
    postcode: plainPostcode(trimmed.postcode) ?? trimmed.postcode,
    telephone: plainTelephone(trimmed.telephone) ?? trimmed.telephone,
    region: trimmed.region.toUpperCase(),
  };
}

/** All errors of an address, in the order of the form. */
export function checkAddress(typed: DeliveryAddress): readonly FieldError[] {
  const address = plainAddress(typed);
  return addressFieldNames.flatMap((field): readonly FieldError[] => {
    const error =
      checkField(field, address[field], {
        enabled: true,
        required: field !== OPTIONAL_ADDRESS_FIELD,
        minLength: 1,
        maxLength: LONGEST_ADDRESS_FIELD,
        acceptedPattern: '*',
        patternId: '',
      }) ?? checkForm(field, address);
    return error ? [error] : [];
  });
}

function checkForm(field: string, { postcode, telephone, region }: DeliveryAddress) {
  const wrong = (patternId: string): FieldError => ({ field, rule: 'pattern', patternId });
  switch (field) {
    case 'telephone':
      return plainTelephone(telephone) === undefined ? wrong(TELEPHONE_PATTERN_ID) : undefined;
    case 'postcode':
      return plainPostcode(postcode) === undefined ? wrong(POSTCODE_PATTERN_ID) : undefined;
    case 'region': {
      const isKnown = regions.some((known) => known === region);
      // An invalid postcode already has its error at its own field.
      const fits = plainPostcode(postcode) === undefined || regionOfPostcode(postcode) === region;
      return isKnown && fits ? undefined : wrong(REGION_PATTERN_ID);
    }
    default:
      return undefined;
  }
}
