import type { MemberType } from './member.ts';

/** Types that are agents (A20). */
export const AGENT_TYPES: readonly MemberType[] = [1, 2, 41, 42];

/** The type of a trial account (A20). */
export const TRIAL_TYPE: MemberType = 4;

/** The type of an account that cannot sign in (A20). */
export const NON_MEMBER_TYPE: MemberType = 3;

/** Members above this rank are served by the VIP desk (A20). */
export const VIP_ABOVE_RANK_LEVEL = 4;
