import type { MemberRow } from '#fake-server/store/members.ts';
import { playTable, type RoundRow } from '#fake-server/store/play/play.ts';
import type { World } from '#fake-server/world/world.ts';

let played = 0;

/** Somebody of the seeded world. */
export function memberOf(world: World, account: string): MemberRow {
  const member = world.members.byAccount(account);
  if (!member) throw new Error(`Nobody is called ${account}.`);
  return member;
}

/** A round that somebody has played now, in the most played game unless said otherwise. */
export function playRound(world: World, account: string, round: Partial<RoundRow> = {}): void {
  played += 1;
  const { id } = memberOf(world, account);
  const at = round.played_at ?? world.clock.now();
  const [game] = world.catalogue.list({}, { pageNo: 1, pageSize: 1 }).games;
  playTable(world.database).insertRound(id, {
    round_key: `played-${played}`,
    node_id: game?.node_id ?? '',
    stake: 100,
    stakes: null,
    win: 0,
    state: 'settled',
    settles_at: null,
    shown: 1,
    outcome: '{}',
    balance_after: 0,
    played_at: at,
    ...round,
  });
  if ((round.state ?? 'settled') !== 'settled') return;
  world.ranks.noteBet(id, { stake: round.stake ?? 100, at });
  world.referrals.noteBet(id);
}
