import type { QueryClient } from '@tanstack/react-query';
import type { MemberInfo } from '#contract/entities/member.ts';
import type { ApiClient } from '#web/api/client.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { createRunningActors } from '#web/shared/services/running-actors.ts';
import type { Services } from '#web/shared/services/services.ts';

/** What an actor is started with where nobody watches. */
export const unwatched = { running: createRunningActors(), watching: {} } as const;

/**
 * The services that a test provides, each only as far as it is used. A part that uses another one
 * fails, and names it.
 */
export function servicesWith(given: Partial<Record<keyof Services, unknown>>): Services {
  // The only place where a test replaces services that it does not start.
  return new Proxy(given, {
    get: (services, name) => {
      if (typeof name === 'string' && !(name in services)) {
        throw new Error(`the test gives no service '${name}'`);
      }
      return Reflect.get(services, name) as unknown;
    },
  }) as Services;
}

/** A session that stays as it is: of this member, or of a visitor. */
export function steadySession(member: Partial<MemberInfo> | null = null) {
  const state = {
    matches: () => false,
    hasTag: (tag: string) => tag === 'signedIn' && member !== null,
    context: { member },
  };
  return { getSnapshot: () => state, subscribe: () => ({ unsubscribe: () => undefined }) };
}

/** The cache of the portal, which reads by the calls that a test gives. */
export function queryClientWith(calls: object): QueryClient {
  return createQueryClient(() => calls as ApiClient);
}
