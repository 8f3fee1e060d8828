import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DeliveryAddress } from '#contract/entities/delivery.ts';
import { type Region, regions } from '#contract/entities/delivery-types.ts';
import {
  checkAddress,
  plainAddress,
  plainPostcode,
  plainTelephone,
  regionOfPostcode,
} from '#contract/rules/delivery-address.ts';
import { deliveryAddress as address } from '#tests/support/delivery-address.ts';

const wrongWith = (change: Partial<DeliveryAddress>) =>
  checkAddress({ ...address, ...change }).map(({ field, patternId = 'required' }) => [
    field,
    patternId,
  ]);

/** A postcode of the centre of each capital, from the list of Correios. */
const capitals: Readonly<Record<Region, string>> = {
  AC: '69900-000',
  AL: '57020-000',
  AP: '68900-000',
  AM: '69005-000',
  BA: '40020-000',
  CE: '60025-000',
  DF: '70040-000',
  ES: '29010-000',
  GO: '74003-010',
  MA: '65010-000',
  MT: '78005-000',
  MS: '79002-000',
  MG: '30110-000',
  PA: '66010-000',
  PB: '58010-000',
  PR: '80010-000',
  PE: '50010-000',
  PI: '64000-000',
  RJ: '20010-000',
  RN: '59025-000',
  RS: '90010-000',
  RO: '76801-000',
  RR: '69301-000',
  SC: '88010-000',
  SP: '01001-000',
  SE: '49010-000',
  TO: '77001-000',
};

test('the postcode of each state fits that state, and no other (W9)', () => {
  for (const region of regions) {
    const postcode = capitals[region];
    expect(regionOfPostcode(postcode), region).toBe(region);
    for (const other of regions) {
      const fits = wrongWith({ postcode, region: other }).length === 0;
      expect(fits, `${postcode} ${other}`).toBe(other === region);
    }
  }
});

test('any text as a postcode is refused, or belongs to one state (W9)', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{8}$/u)), (typed) => {
      const plain = plainPostcode(typed);
      if (plain === undefined) {
        expect(wrongWith({ postcode: typed }).map(([field]) => field)).toEqual(['postcode']);
      } else {
        expect(plain).toMatch(/^\d{5}-\d{3}$/u);
        expect(wrongWith({ postcode: typed, region: regionOfPostcode(plain) ?? '' })).toEqual([]);
      }
    }),
  );
});

test('goods need an existing place (W9)', () => {
  expect(wrongWith({})).toEqual([]);
  expect(wrongWith({ postcode: '2' })).toEqual([['postcode', 'postcode']]);
  expect(wrongWith({ postcode: '00100-000' })).toEqual([['postcode', 'postcode']]);
  expect(wrongWith({ region: 'ZZ' })).toEqual([['region', 'postcode_region']]);
  expect(wrongWith({ region: 'SP' })).toEqual([['region', 'postcode_region']]);
  expect(wrongWith({ telephone: '98765-4321' })).toEqual([['telephone', 'telephone']]);
  expect(wrongWith({ number: ' ', district: '' })).toEqual([
    ['number', 'required'],
    ['district', 'required'],
  ]);
});

test('an address is normalised, however typed (W9)', () => {
  const typed = {
    ...address,
    name: ' Maria Silva ',
    telephone: '+55 81 98765 4321',
    postcode: '50000000',
    region: 'pe',
  };
  expect(plainAddress(typed)).toEqual(address);
  expect(['50.000-000', ' 50000-000 ', '50000 000'].map(plainPostcode)).toEqual(
    Array.from({ length: 3 }, () => '50000-000'),
  );
  expect(plainTelephone('(11) 3456-7890')).toBe('(11) 3456-7890');
  expect(plainTelephone('(11) 8765-43210')).toBeUndefined();
});
