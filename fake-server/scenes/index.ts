import { readdirSync } from 'node:fs';
import type { AppRoute } from '@ts-rest/core';
import type { Scenes } from './scene.ts';

/** A scene as the gate plays it, whatever its scenarios are. */
export type PlayedScenes = Omit<Scenes<never>, 'play'>;

const isScenes = (value: unknown): value is PlayedScenes =>
  typeof value === 'object' && value !== null && 'playIn' in value;

async function scenesAbout(thing: string): Promise<PlayedScenes> {
  const exported = (await import(`./${thing}-scenes.ts`)) as Readonly<Record<string, unknown>>;
  const [found, another] = Object.values(exported).filter(isScenes);
  if (!found || another)
    throw new Error(`${thing}-scenes.ts has to export the scenes of one kind.`);
  return found;
}

/** Every kind of scene: one in each file `<thing>-scenes.ts` beside this one. */
export const allScenes: readonly PlayedScenes[] = await Promise.all(
  readdirSync(import.meta.dirname)
    .flatMap((file) => /^(.+)-scenes\.ts$/u.exec(file)?.[1] ?? [])
    .toSorted()
    .map(scenesAbout),
);

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
