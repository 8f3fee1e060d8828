import { Refused } from '../../ground/refused.ts';
import { hashOfToken } from '../../ground/tokens.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import type { Situation } from '../../situation/situation.ts';
import type { GameRow } from '../../store/games.ts';
import type { SignedIn } from '../sessions/sessions.ts';

/** What a launch names: a game by its vendor, and who it is for. */
export interface LaunchRequest {
  readonly vassalage: string;
  readonly username: string;
  readonly token: string;
  readonly merchantCode: string;
}

/**
 * Whether this person can play this game now (L5).
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
  // The vendor gets the token of the body: it must be the one that this call was made with.
  if (hashOfToken(token) !== sessionHash) throw new Refused('token_invalid');
  if (username.toLowerCase() !== member.account.toLowerCase()) throw incorrect('username');
  if (merchantCode !== settings.current.merchantCode) throw incorrect('merchantCode');
  requireOpenGame(row, vassalage, situation);
}

/**
 * Whether this game can be played now. An entry that stands for a whole vendor is not a game.
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
 * Whether a vendor lets people play now: one of its games, or its lobby where none is named.
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
 * Whether the code is that of the game at its vendor: the node alone could be another game's.
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
