import type { AppRoute } from '@ts-rest/core';
import { applicationScenes } from './application-scenes.ts';
import { bonusScenes } from './bonus-scenes.ts';
import { contractScenes } from './contract-scenes.ts';
import { feedbackScenes } from './feedback-scenes.ts';
import { friendScenes } from './friend-scenes.ts';
import { noticeScenes } from './notice-scenes.ts';
import { payoutScenes } from './payout-scenes.ts';
import { pointsScenes } from './points-scenes.ts';
import { rankScenes } from './rank-scenes.ts';
import { rewardScenes } from './reward-scenes.ts';
import type { Scenes } from './scene.ts';
import { securityScenes } from './security-scenes.ts';

/** A scene as the gate plays it, whatever its part of the situation is. */
export type PlayedScenes = Pick<Scenes<never>, 'before' | 'after' | 'playIn'>;

/** Every kind of scene. */
export const allScenes: readonly PlayedScenes[] = [
  applicationScenes,
  bonusScenes,
  contractScenes,
  feedbackScenes,
  friendScenes,
  noticeScenes,
  payoutScenes,
  pointsScenes,
  rankScenes,
  rewardScenes,
  securityScenes,
];

/** The scenes to play before or after a route's calls. */
export function scenesOf(when: 'before' | 'after', route: AppRoute): readonly PlayedScenes[] {
  return byRoute[when].get(route) ?? [];
}

const byRoute = { before: routesTo('before'), after: routesTo('after') };

function routesTo(when: 'before' | 'after'): ReadonlyMap<AppRoute, readonly PlayedScenes[]> {
  const routes = new Set(allScenes.flatMap((each) => each[when]));
  return new Map(
    [...routes].map((route) => [route, allScenes.filter((each) => each[when].includes(route))]),
  );
}
