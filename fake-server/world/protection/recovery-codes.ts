import { randomBytes } from 'node:crypto';
import { RECOVERY_CODES } from '#contract/entities/security-types.ts';
import { hashOfToken } from '../../kernel/tokens.ts';

/** No look-alike letters or digits. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/**
 * Sixteen characters of thirty-two: 80 bits, enough that a plain hash is safe and can be looked up
 * directly.
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

/** A new set, stored only as hashes. */
export function newRecoveryCodes(): readonly string[] {
  return Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
}

/** A recovery code's stored hash, however its owner types it. */
export function hashOfRecoveryCode(code: string): string {
  return hashOfToken(code.replaceAll(/[\s-]/gu, '').toUpperCase());
}
