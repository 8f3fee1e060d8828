import { type Agents, agentsOf } from './composition/agents.ts';
import { type Finding, findingOf } from './composition/finding.ts';
import type { Foundation } from './composition/foundation.ts';
import { type Money, moneyOf } from './composition/money.ts';
import { type MoneyOut, moneyOutOf } from './composition/money-out.ts';
import { type People, peopleOf } from './composition/people.ts';
import { type Play, playOf } from './composition/play.ts';
import { type Site, siteOf } from './composition/site.ts';
import { roundDescriber } from './composition/telling.ts';
import type { GameVendors } from './ports/game-vendors.ts';
import type { SiteAccounts } from './ports/site-accounts.ts';

/** Everything the fake pretends to have: rules over a store, without HTTP and SQL. */
export interface World extends Foundation, Site, Money, People, Agents, MoneyOut, Play, Finding {}

/** What a world needs from outside, beside its foundation. */
export interface WorldNeeds extends GameVendors, SiteAccounts {
  /** Cost of password hashing, a power of two. */
  readonly passwordCost: number;
}

/** Assembles a world from its parts, each built on the previous ones. */
export async function createWorld(foundation: Foundation, needs: WorldNeeds): Promise<World> {
  const site = await siteOf(foundation);
  const ground = { ...foundation, ...roundDescriber(foundation) };
  const money = moneyOf({ ...ground, pix: needs.pix, checkout: needs.checkout });
  const people = peopleOf({ ...ground, ...needs, ...money });
  const moneyOut = moneyOutOf({ ...ground, ...needs, ...money, ...people });
  const play = playOf({ ...ground, ...needs, ...money, ...people });
  const agents = agentsOf({ ...ground, ...money, ...people, ...play });
  const world = { ...ground, ...site, ...money, ...people, ...agents, ...moneyOut, ...play };
  return { ...world, ...findingOf(world) };
}
