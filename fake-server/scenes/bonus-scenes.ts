import { contract } from '#contract/index.ts';
import type { MemberRow } from '../store/members.ts';
import { categoryOf } from '../world/play/catalogue.ts';
import type { World } from '../world/world.ts';
import { scenes } from './scene.ts';

/** The amount, in hundredths, and the terms. */
const AMOUNT = 5_000;
const wagering = { times: 4, days: 7 };
const HOUR_OF_DAYS = 1 / 24;
/** Rounds of the half that was played. */
const ROUNDS = 5;

/** Gives somebody a bonus (W11). */
export const bonusScenes = scenes({
  scenarios: {
    'bonus-given': 'Everyone who opens their bonuses has a new one',
    'bonus-half-played': 'Everyone who opens their bonuses has one with half the wagering done',
    'bonus-ending': 'Everyone who opens their bonuses has one that ends in an hour',
  },
  before: [contract.bonuses.list],
  play(world, member, scene) {
    const given = world.bonuses.grant({
      memberId: member.id,
      source: `scene:${scene}`,
      kind: 'promotion_bonus',
      amount: AMOUNT,
      wagering: scene === 'bonus-ending' ? { ...wagering, days: HOUR_OF_DAYS } : wagering,
    });
    if (given.ok && !given.replayed && scene === 'bonus-half-played') playHalf(world, member);
  },
});

/** Rounds in slots, which count in full: half of the wagering. */
function playHalf({ bonuses, catalogue, clock }: World, { id: memberId }: MemberRow): void {
  const [slot] = catalogue.list({ gameType: 'RNG' }, { pageNo: 1, pageSize: 1 }).games;
  if (!slot) return;
  const stake = (AMOUNT * wagering.times) / 2 / ROUNDS;
  for (let round = 1; round <= ROUNDS; round += 1) {
    bonuses.count(
      memberId,
      {
        roundKey: `scene-halfPlayed-${round}`,
        nodeId: slot.node_id,
        category: categoryOf(slot),
        stake,
        at: clock.now(),
      },
      () => false,
    );
  }
}
