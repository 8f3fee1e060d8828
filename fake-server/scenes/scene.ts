import type { AppRoute } from '@ts-rest/core';
import type { LanguageCode } from '#contract/entities/language.ts';
import type { Situation } from '../situation/situation.ts';
import type { MemberRow } from '../store/members.ts';
import type { ChangeCircumstances } from '../world/account/contacts.ts';
import type { AskingCircumstances } from '../world/identity/account-recoveries.ts';
import { unknownOrigin } from '../world/notifications/security-history.ts';
import type { World } from '../world/world.ts';

/** How the call that a scene is played for reached the server. */
export interface SceneCall extends ChangeCircumstances, AskingCircumstances {
  readonly language: LanguageCode;
  /** As it was sent: nothing has checked it yet. */
  readonly body: unknown;
}

/** Of a scene that no call asked for. */
export const noCall: SceneCall = {
  origin: unknownOrigin,
  language: 'PT',
  body: undefined,
  linkWith: (token) => token,
  stopLinkWith: (token) => token,
};

interface SceneParts<Scene> {
  /** The calls that find what the scene has changed. */
  readonly before?: readonly AppRoute[];
  /** The calls whose success is followed by the scene. */
  readonly after?: readonly AppRoute[];
  /** Its part of the situation. */
  readonly of: (situation: Situation) => Scene | false | null;
  /** Changes the world, in one transaction. A scene that was played for somebody leaves it as it is. */
  readonly play: (world: World, member: MemberRow, scene: Scene, call: SceneCall) => void;
  /** Takes back what must not last, at the next of its calls outside of the scene. */
  readonly end?: (world: World) => void;
}

/** Scenes of one kind: what people find in the world, for demonstrations and tests (T3). */
export interface Scenes<Scene> {
  readonly before: readonly AppRoute[];
  readonly after: readonly AppRoute[];
  /** Plays a scene for somebody, also without a call. */
  play(world: World, member: MemberRow, scene: Scene, call?: SceneCall): void;
  /** Plays what a call's situation asks for. */
  playIn(situation: Situation, world: World, member: MemberRow, call: () => SceneCall): void;
}

/** Scenes that are played around calls of one person, who is known by then. */
export function scenes<const Scene>(parts: SceneParts<Scene>): Scenes<Scene> {
  const { before = [], after = [], of, end } = parts;
  const play: Scenes<Scene>['play'] = (world, member, scene, call = noCall) =>
    world.database.transaction(() => parts.play(world, member, scene, call));
  return {
    before,
    after,
    play,
    playIn(situation, world, member, call) {
      const scene = of(situation);
      if (scene === false || scene === null) end?.(world);
      else play(world, member, scene, call());
    },
  };
}
