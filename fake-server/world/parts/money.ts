import { createMissions, type Missions } from '../missions.ts';
import { createPromotions, type Promotions } from '../promotions.ts';
import { createWallet, tellingWallet, type Wallet } from '../wallet.ts';
import type { Foundation } from './foundation.ts';

/** Balances, and what is given to players. */
export interface Money {
  readonly wallet: Wallet;
  readonly promotions: Promotions;
  readonly missions: Missions;
}

/** The share of money in a world. */
export function moneyOf(below: Foundation): Money {
  const wallet = tellingWallet(createWallet(below.database, below.clock), below.live);
  const promotions = createPromotions({ ...below, wallet });
  return { wallet, promotions, missions: createMissions({ ...below, promotions }) };
}
