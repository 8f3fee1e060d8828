/** What a person finds at their bonuses (T3). */
export const bonusSceneNames = ['given', 'halfPlayed', 'ending'] as const;
export type BonusScene = (typeof bonusSceneNames)[number];

/** What a person finds at their rank. */
const rankSceneNames = ['risen', 'ending'] as const;
export type RankScene = (typeof rankSceneNames)[number];

/** What a person finds in their security centre. */
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

/** What a person finds in the points mall, or meets while redeeming. */
const pointsSceneNames = ['enough', 'soldOut', 'goneMeanwhile', 'dearerMeanwhile'] as const;
export type PointsScene = (typeof pointsSceneNames)[number];

/** What a person finds at their withdrawals. */
export const payoutSceneNames = ['disbursed', 'inParts', 'failing', 'silenceEnding'] as const;
export type PayoutScene = (typeof payoutSceneNames)[number];
