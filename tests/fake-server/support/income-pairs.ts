import type { ContractTerms } from '#contract/entities/agent.ts';
import type { MemberRow } from '#fake-server/store/members.ts';
import type { World } from '#fake-server/world/world.ts';
import { agree, letBet, plantMember } from './team-worlds.ts';
import { openTestWorld } from './test-world.ts';

/** In milliseconds. */
export const HOUR = 60 * 60_000;
export const DAY = 24 * HOUR;
/** The world begins on 20 November; the next half of a month begins here, by the site's clocks. */
export const DECEMBER = Date.parse('2026-12-01T03:00:00.000Z');
export const MIDDLE = Date.parse('2026-12-16T03:00:00.000Z');
export const JANUARY = Date.parse('2027-01-01T03:00:00.000Z');

/** An agent of the site with a dividend, an agent below, and a member of each. */
export async function openPair(above: ContractTerms, below: ContractTerms) {
  const world = await openTestWorld();
  const top = plantMember(world, null, 2);
  const agent = plantMember(world, top.id, 2);
  const own = plantMember(world, top.id, 0);
  const downlineMember = plantMember(world, agent.id, 0);
  agree(world, top, 'dividend', above);
  agree(world, agent, 'dividend', below, top.id);
  const until = (at: number) => {
    world.clock.move(at - world.clock.now());
    world.incomes.run();
  };
  const bet = (who: MemberRow, at: number, stake: number, win: number) =>
    letBet(world, who.id, at, stake, win);
  return { world, top, agent, own, downlineMember, until, bet };
}

/** The lines of an agent's income in these months, oldest first. */
export function linesOf(world: World, agent: MemberRow) {
  const now = world.clock.now();
  const range = {
    from: new Date(now - 60 * DAY).toISOString(),
    before: new Date(now + DAY).toISOString(),
  };
  return world.incomes.piece(agent, range, undefined, 100).lines.toReversed();
}
