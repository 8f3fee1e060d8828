import type { LiveEvent } from '#contract/entities/live.ts';

/** Events of the server: the first of a stream, and two changes. */
export const opened: LiveEvent = { id: 'a-1', topics: [] };
export const paid: LiveEvent = { id: 'a-2', topics: ['balance', 'payments'] };
export const written: LiveEvent = { id: 'a-3', topics: ['messages'] };

export const signedOut = { ok: false, code: 'token_expired' } as const;

/** The states in which this tab listens. */
export const leading = <State extends string>(state: State) => ({ following: { leading: state } });
export const streaming = (state: 'connecting' | 'live') => ({
  following: { leading: { streaming: state } },
});
export const polling = (state: 'asking' | 'resting') => ({
  following: { leading: { polling: state } },
});

export const waiting = (state: 'agreeing' | 'catchingUp' | 'hearing') => ({
  following: { waiting: state },
});
