/*
 * What promotions are and can become (W5, W8). Plain data, which the browser may carry without a
 * schema library.
 */

/** The shelves that promotions stand on. */
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
 * How a promotion is had: by itself, by a claim that pays at once, by an application that is
 * decided on, by rounds that are played, or by a ticket that is drawn.
 */
export const promotionKinds = ['automatic', 'claim', 'application', 'mission', 'raffle'] as const;
export type PromotionKind = (typeof promotionKinds)[number];

/** States of a member in a promotion (W5). `closed`: it is over, and brought nothing. */
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

/** What a person can do about a promotion (W8): each is a call of its own. */
export type PromotionDeed = 'claim' | 'join' | 'enter';
