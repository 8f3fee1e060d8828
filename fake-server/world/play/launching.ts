import { Refused } from '../../kernel/refused.ts';
import { hashOfToken } from '../../kernel/tokens.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import type { Situation } from '../../situation/situation.ts';
import type { GameRow } from '../../store/play/games.ts';
import type { SignedIn } from '../sessions/sessions.ts';

/** A launch request: a game of a vendor, and its player. */
export interface LaunchRequest {
  readonly vassalage: string;
  readonly username: string;
  readonly token: string;
  readonly merchantCode: string;
}

/**
 * Checks that this person can play this game now (L5).
 *
 * @throws Refused token_invalid, validation_failed, game_not_found, vendor_unavailable,
 * game_under_maintenance
 */
export function requireLaunchable(
  row: GameRow | undefined,
  { token, username, vassalage, merchantCode }: LaunchRequest,
  { member, sessionHash }: SignedIn,
  { situation, settings }: { situation: Situation; settings: Pick<SettingsInForce, 'current'> },
): asserts row is GameRow {
  // The vendor gets the token in the body: it must be this call's own.
  if (hashOfToken(token) !== sessionHash) throw new Refused('token_invalid');
  if (username.toLowerCase() !== member.account.toLowerCase()) throw incorrect('username');
  if (merchantCode !== settings.current.merchantCode) throw incorrect('merchantCode');
  requireOpenGame(row, vassalage, situation);
}

/**
 * Checks that this game can be played now. A vendor's entry for all games is not a game.
 *
 * @throws Refused validation_failed, game_not_found, vendor_unavailable, game_under_maintenance
 */
export function requireOpenGame(
  row: GameRow | undefined,
  vassalage: string,
  situation: Situation,
): asserts row is GameRow {
  if (!row || row.is_vassalage === 1) throw new Refused('game_not_found');
  if (vassalage !== row.vendor_code) throw incorrect('vassalage');
  requireOpenVendor(row, situation);
}

/**
 * Checks that a vendor is available: one of its games, or its lobby if none is named.
 *
 * @throws Refused vendor_unavailable, game_under_maintenance
 */
export function requireOpenVendor(row: GameRow | undefined, situation: Situation): void {
  if (situation.vendorDown) throw new Refused('vendor_unavailable');
  if (situation.gameUnderMaintenance || row?.under_maintenance === 1) {
    throw new Refused('game_under_maintenance');
  }
}

/**
 * Checks that the code is the game's at its vendor: the node alone could be another game's.
 *
 * @throws Refused validation_failed
 */
export function requireCode(row: GameRow, gameId: string | undefined): void {
  if (gameId === undefined) {
    throw new Refused('validation_failed', { fields: [{ field: 'gameId', rule: 'required' }] });
  }
  if (gameId !== row.node_id) throw incorrect('gameId');
}

function incorrect(field: string): Refused {
  return new Refused('validation_failed', { fields: [{ field, rule: 'incorrect' }] });
}
