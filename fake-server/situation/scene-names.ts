/** What somebody who looks at their bonuses finds (T3). */
export const bonusSceneNames = ['given', 'halfPlayed', 'ending'] as const;
export type BonusScene = (typeof bonusSceneNames)[number];

/** What somebody who opens their rank finds. */
const rankSceneNames = ['risen', 'ending'] as const;
export type RankScene = (typeof rankSceneNames)[number];

/** What somebody who looks at their security centre finds. */
const securitySceneNames = [
  'twoStep',
  'fewCodes',
  'locked',
  'elsewhere',
  'contactChanged',
  'closing',
  'accountRecovery',
  'passkeys',
  'dataReady',
  'dataExpired',
] as const;
export type SecurityScene = (typeof securitySceneNames)[number];

/** What somebody who opens the points mall finds, or meets as they redeem. */
const pointsSceneNames = ['enough', 'soldOut', 'goneMeanwhile', 'dearerMeanwhile'] as const;
export type PointsScene = (typeof pointsSceneNames)[number];

/** What somebody who looks at their withdrawals finds. */
export const payoutSceneNames = ['disbursed', 'inParts', 'failing', 'silenceEnding'] as const;
export type PayoutScene = (typeof payoutSceneNames)[number];
