import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { crc16, decodeBrCode, encodeBrCode } from '#fake-server/vendors/pix/br-code.ts';

/*
 * The oracle is the central bank itself: the examples of its manuals, letter by letter, and the check
 * value that the catalogue of CRCs gives for CRC-16/CCITT-FALSE.
 */

const staticExample =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D';
const dynamicExample =
  '00020101021226700014br.gov.bcb.pix2548pix.example.com/8b3da2f39a4140d1a91abd93113bd4415204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***630464E4';

describe('the BR Code (W2)', () => {
  test('has the known checksum of this polynomial', () => {
    expect(crc16('123456789')).toBe('29B1');
    expect(crc16('')).toBe('FFFF');
  });

  test('matches the dynamic example of the Pix manual', () => {
    const code = encodeBrCode({
      location: 'pix.example.com/8b3da2f39a4140d1a91abd93113bd441',
      receiver: 'Fulano de Tal',
      city: 'BRASILIA',
    });
    expect(code).toBe(dynamicExample);
  });

  test.each([staticExample, dynamicExample])('the checksum of %s is the printed one', (code) => {
    expect(crc16(code.slice(0, -4))).toBe(code.slice(-4));
  });

  test('is read back as written, without accents and cut to the length that banks show', () => {
    const text = fc.string({
      unit: fc.constantFrom(...Array.from('abcXYZ019 .-')),
      minLength: 1,
      maxLength: 15,
    });
    const location = fc.string({
      unit: fc.constantFrom(...Array.from('abcdef0123456789./-')),
      minLength: 1,
      maxLength: 77,
    });
    fc.assert(
      fc.property(location, text, text, (at, receiver, city) => {
        const code = encodeBrCode({ location: at, receiver, city });
        expect(decodeBrCode(code)).toEqual({ location: at, receiver, city });
      }),
    );
    const long = encodeBrCode({
      location: 'pix.example/1',
      receiver: 'Instituição de Pagamentos São João',
      city: 'São José do Rio Preto',
    });
    expect(decodeBrCode(long)).toEqual({
      location: 'pix.example/1',
      receiver: 'Instituicao de Pagamentos',
      city: 'Sao Jose do Rio',
    });
  });

  test('rejects a wrong or missing character, and any other text', () => {
    fc.assert(
      fc.property(
        fc.nat(dynamicExample.length - 1),
        fc.constantFrom(...Array.from('0123456789ABCxyz*')),
        (at, sign) => {
          fc.pre(dynamicExample[at] !== sign);
          const wrong = dynamicExample.slice(0, at) + sign + dynamicExample.slice(at + 1);
          expect(decodeBrCode(wrong)).toBeUndefined();
          expect(decodeBrCode(dynamicExample.slice(0, at))).toBeUndefined();
        },
      ),
    );
    // A code of a key, not of a charge.
    expect(decodeBrCode(staticExample)).toBeUndefined();
    expect(decodeBrCode('')).toBeUndefined();
    expect(() => encodeBrCode({ location: 'x'.repeat(78), receiver: 'A', city: 'B' })).toThrow(
      RangeError,
    );
  });
});
