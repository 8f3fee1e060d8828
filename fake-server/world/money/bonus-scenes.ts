import type { Clock } from '../../ground/clock.ts';
import type { Database } from '../../store/database.ts';
import type { MemberRow } from '../../store/members.ts';
import type { Catalogue } from '../play/catalogue.ts';
import { categoryOf } from '../play/catalogue.ts';
import type { Bonuses } from './bonuses.ts';

/** What somebody who looks at their bonuses finds (T3). */
export const bonusScenes = ['given', 'halfPlayed', 'ending'] as const;
export type BonusScene = (typeof bonusScenes)[number];

/** What is given, in hundredths, and on which terms. */
const AMOUNT = 5_000;
const wagering = { times: 4, days: 7 };
const HOUR_OF_DAYS = 1 / 24;
/** Rounds of the half that was played. */
const ROUNDS = 5;

/** Puts a bonus into somebody's account, for demonstrations and tests (T3). */
export interface BonusScenes {
  /** Plays a scene once for each person. */
  play(member: MemberRow, scene: BonusScene): void;
}

interface SceneParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly bonuses: Bonuses;
  readonly catalogue: Catalogue;
}

export function createBonusScenes({
  database,
  clock,
  bonuses,
  catalogue,
}: SceneParts): BonusScenes {
  /** Rounds in slots, which count in full, half of what is asked for. */
  const playHalf = ({ id: memberId }: MemberRow, scene: BonusScene) => {
    const [slot] = catalogue.list({ gameType: 'RNG' }, { pageNo: 1, pageSize: 1 }).games;
    if (!slot) return;
    const stake = (AMOUNT * wagering.times) / 2 / ROUNDS;
    for (let round = 1; round <= ROUNDS; round += 1) {
      bonuses.count(
        memberId,
        {
          roundKey: `scene-${scene}-${round}`,
          nodeId: slot.node_id,
          category: categoryOf(slot),
          stake,
          at: clock.now(),
        },
        () => false,
      );
    }
  };
  return {
    play: (member, scene) =>
      database.transaction(() => {
        const given = bonuses.grant({
          memberId: member.id,
          source: `scene:${scene}`,
          kind: 'promotion_bonus',
          amount: AMOUNT,
          wagering: scene === 'ending' ? { ...wagering, days: HOUR_OF_DAYS } : wagering,
        });
        if (given.ok && !given.replayed && scene === 'halfPlayed') playHalf(member, scene);
      }),
  };
}
