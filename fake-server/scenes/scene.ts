import type { AppRoute } from '@ts-rest/core';
import type { LanguageCode } from '#contract/entities/language.ts';
import type { Situation } from '../situation/situation.ts';
import type { MemberRow } from '../store/members.ts';
import type { ChangeCircumstances } from '../world/account/contacts.ts';
import type { AskingCircumstances } from '../world/identity/account-recoveries.ts';
import { unknownOrigin } from '../world/notifications/security-history.ts';
import type { World } from '../world/world.ts';

/** The request that a scene is played for. */
export interface SceneCall extends ChangeCircumstances, AskingCircumstances {
  readonly language: LanguageCode;
  /** The raw body, not validated yet. */
  readonly body: unknown;
}

/** For a scene without a call. */
export const noCall: SceneCall = {
  origin: unknownOrigin,
  language: 'PT',
  body: undefined,
  linkWith: (token) => token,
  stopLinkWith: (token) => token,
};

interface SceneParts<Scene extends string> {
  /** The scenarios that play one, each with its title. */
  readonly scenarios: Readonly<Record<Scene, string>>;
  /** The calls before which it is played. */
  readonly before?: readonly AppRoute[];
  /** The calls after whose success it is played. */
  readonly after?: readonly AppRoute[];
  /**
   * Changes the world by the scene of a scenario, in one transaction. Playing it twice for a person
   * changes nothing.
   */
  readonly play: (world: World, member: MemberRow, scene: Scene, call: SceneCall) => void;
  /** Undoes what must not last, at the next of its calls outside the scene. */
  readonly end?: (world: World) => void;
}

/**
 * Scenes of one kind: changes to what people find in the world, for demonstrations and tests (T3).
 */
export interface Scenes<Scene extends string> {
  readonly scenarios: Readonly<Record<Scene, string>>;
  readonly before: readonly AppRoute[];
  readonly after: readonly AppRoute[];
  /** Plays a scene for somebody, also without a call. */
  play(world: World, member: MemberRow, scene: Scene, call?: SceneCall): void;
  /** Plays the scene of a call's situation. */
  playIn(situation: Situation, world: World, member: MemberRow, call: () => SceneCall): void;
}

/** Scenes around calls of one known person. */
export function scenes<const Scene extends string>(parts: SceneParts<Scene>): Scenes<Scene> {
  const { before = [], after = [], end } = parts;
  const isOurs = (scenario: string): scenario is Scene => Object.hasOwn(parts.scenarios, scenario);
  const play: Scenes<Scene>['play'] = (world, member, scene, call = noCall) =>
    world.database.transaction(() => parts.play(world, member, scene, call));
  return {
    scenarios: parts.scenarios,
    before,
    after,
    play,
    playIn(situation, world, member, call) {
      const scene = situation.scenarios.findLast(isOurs);
      if (scene === undefined) end?.(world);
      else play(world, member, scene, call());
    },
  };
}
