/*
 * Where goods are sent to (W9). Plain data, which the browser can carry without a schema library.
 */

/**
 * The fields of an address in the order of the form: those that the postcode fills in come after
 * it.
 */
export const addressFieldNames = [
  'name',
  'telephone',
  'postcode',
  'street',
  'number',
  'complement',
  'district',
  'city',
  'region',
] as const;
export type AddressFieldName = (typeof addressFieldNames)[number];

/** The only field of an address that may stay empty. */
export const OPTIONAL_ADDRESS_FIELD: AddressFieldName = 'complement';

/** The most characters of one field of an address. */
export const LONGEST_ADDRESS_FIELD = 100;

/** Result of a postcode look-up. Nobody has to wait for it: it only fills in the form. */
export const postcodeOutcomes = ['found', 'unknown', 'unavailable'] as const;
export type PostcodeOutcome = (typeof postcodeOutcomes)[number];

/** The states of Brazil and the Federal District. */
export const regions = [
  'AC',
  'AL',
  'AP',
  'AM',
  'BA',
  'CE',
  'DF',
  'ES',
  'GO',
  'MA',
  'MT',
  'MS',
  'MG',
  'PA',
  'PB',
  'PR',
  'PE',
  'PI',
  'RJ',
  'RN',
  'RS',
  'RO',
  'RR',
  'SC',
  'SP',
  'SE',
  'TO',
] as const;
export type Region = (typeof regions)[number];
