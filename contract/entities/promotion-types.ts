/*
 * Kinds and states of promotions (W5, W8). Plain data, which the browser can carry without a schema
 * library.
 */

/** The categories of promotions. */
export const promotionCategories = [
  'new_player',
  'slots',
  'live',
  'sports',
  'vip',
  'daily',
] as const;
export type PromotionCategory = (typeof promotionCategories)[number];

/**
 * How a person gets a promotion: automatically, by a claim that pays at once, by an application
 * that is reviewed, by playing rounds, or by a ticket in a draw.
 */
export const promotionKinds = ['automatic', 'claim', 'application', 'mission', 'raffle'] as const;
export type PromotionKind = (typeof promotionKinds)[number];

/** The states of a member in a promotion (W5). `closed`: it ended and paid nothing. */
export const participationStates = [
  'applying',
  'rejected',
  'joined',
  'in_process',
  'issued',
  'claimed',
  'closed',
] as const;
export type ParticipationState = (typeof participationStates)[number];

/** The actions in a promotion (W8); each is a call of its own. */
export type PromotionAction = 'claim' | 'join' | 'enter';
