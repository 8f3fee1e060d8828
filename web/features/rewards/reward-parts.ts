import type { MemberReward } from '#contract/entities/member-reward.ts';

type State = MemberReward['state'];

/** The parts of the reward centre, in order, with the states that belong to each. */
export const rewardParts = [
  { part: 'toClaim', states: ['issued'] },
  { part: 'underWay', states: ['in_process', 'joined', 'applying'] },
  { part: 'open', states: ['open', 'coming_soon'] },
  { part: 'past', states: ['claimed', 'rejected', 'closed'] },
] as const satisfies readonly {
  readonly part: string;
  readonly states: readonly State[];
}[] as readonly {
  readonly part: 'toClaim' | 'underWay' | 'open' | 'past';
  readonly states: readonly State[];
}[];
