import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cpfOf, plainCpf } from '#contract/rules/cpf.ts';
import { pixKeyTypeOf, plainPixKey, readPayoutTarget } from '#contract/rules/payout-target.ts';

const banks = [{ code: '901' }];

describe('a CPF (W2)', () => {
  test('is taken with and without its dots', () => {
    expect(plainCpf('529.982.247-25')).toBe('52998224725');
    expect(plainCpf(' 52998224725 ')).toBe('52998224725');
  });

  test.each([
    '',
    '5299822472',
    '529.982.247-26',
    '111.111.111-11',
    'abc529.982.247-25',
    '529-982-247.25',
    '５２９９８２２４７２５',
  ])('is not %s', (typed) => {
    expect(plainCpf(typed)).toBeUndefined();
  });

  test('of any nine digits has one pair of check digits', () => {
    const digits = fc.stringMatching(/^\d{9}$/u).filter((text) => new Set(text).size > 1);
    fc.assert(
      fc.property(digits, (number) => {
        const right = cpfOf(number);
        const pairs = Array.from({ length: 100 }, (_, pair) => String(pair).padStart(2, '0'));
        const taken = pairs.filter((pair) => plainCpf(number + pair) !== undefined);
        expect(taken).toEqual([right.slice(-2)]);
      }),
      { numRuns: 50 },
    );
  });
});

describe('a Pix key (W2)', () => {
  test.each([
    ['phone', '(11) 98765-4321', '+5511987654321'],
    ['phone', '+55 11 98765 4321', '+5511987654321'],
    ['phone', '011987654321', '+5511987654321'],
    ['email', ' Maria.Silva@Banco.EXAMPLE ', 'maria.silva@banco.example'],
    ['random', '7C1D4A52-8F3B-4E2A-9D60-1B5E8C7F2A34', '7c1d4a52-8f3b-4e2a-9d60-1b5e8c7f2a34'],
  ] as const)('of %s is read from %s', (type, typed, key) => {
    expect(plainPixKey(type, typed)).toBe(key);
    expect(plainPixKey(type, key)).toBe(key);
  });

  test.each([
    ['phone', '987654321'],
    ['phone', '+1 415 555 2671'],
    ['email', 'maria'],
    ['email', `${'a'.repeat(70)}@b.example`],
    ['random', '7c1d4a528f3b4e2a9d601b5e8c7f2a34'],
  ] as const)('of %s is not %s', (type, typed) => {
    expect(plainPixKey(type, typed)).toBeUndefined();
  });

  test('is recognised by its form', () => {
    expect(pixKeyTypeOf('529.982.247-25')).toBe('cpf');
    expect(pixKeyTypeOf('11987654321')).toBe('phone');
    expect(pixKeyTypeOf('maria@banco.example')).toBe('email');
    expect(pixKeyTypeOf('maria')).toBeUndefined();
  });
});

describe('an account at a bank (W2)', () => {
  test('is normalised', () => {
    const typed = { kind: 'bank', bank: '901', branch: '12-3', number: '00012.345-x' } as const;
    expect(readPayoutTarget(typed, banks)).toEqual({
      ok: true,
      target: { kind: 'bank', bank: '901', branch: '0012', number: '12345-X' },
    });
  });

  test('names every field that is wrong', () => {
    const typed = { kind: 'bank', bank: '', branch: 'x', number: '1' } as const;
    expect(readPayoutTarget(typed, banks)).toEqual({
      ok: false,
      fields: [
        { field: 'bank', rule: 'required' },
        { field: 'branch', rule: 'incorrect' },
        { field: 'number', rule: 'incorrect' },
      ],
    });
  });
});
