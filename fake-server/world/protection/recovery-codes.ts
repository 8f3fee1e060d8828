import { randomBytes } from 'node:crypto';
import { RECOVERY_CODES } from '#contract/entities/security-types.ts';
import { hashOfToken } from '../../ground/tokens.ts';

/** No letter that is taken for another one, or for a digit. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/**
 * Sixteen characters of thirty-two: 80 bits, so that a plain hash keeps them safe and is found by
 * itself.
 */
function newRecoveryCode(): string {
  const characters = Array.from(
    randomBytes(GROUPS * GROUP_LENGTH),
    (byte) => LETTERS[byte % LETTERS.length] ?? '',
  );
  return Array.from({ length: GROUPS }, (_, group) =>
    characters.slice(group * GROUP_LENGTH, (group + 1) * GROUP_LENGTH).join(''),
  ).join('-');
}

/** A new set, of which only hashes are kept. */
export function newRecoveryCodes(): readonly string[] {
  return Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
}

/** What of a recovery code is kept, however its owner types it. */
export function hashOfRecoveryCode(code: string): string {
  return hashOfToken(code.replaceAll(/[\s-]/gu, '').toUpperCase());
}
