import type { NextStep } from '#contract/error-catalogue.ts';

/** The pages that explain a refusal: the player's limits, and what restricts the account (W10). */
export const stepPaths = {
  seeLimits: '/member/playLimits',
  seeWhy: '/member/playPause',
} as const satisfies Partial<Readonly<Record<NextStep, string>>>;
