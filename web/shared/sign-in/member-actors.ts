import { fromPromise } from 'xstate';
import type { MemberInfo } from '#contract/entities/member.ts';
import type { Outcome } from '#contract/errors.ts';
import { type Services, withoutValue } from '#web/shared/services/services.ts';

/** Reads the person's account, after any call with a new token. */
export function loadMember({ api }: Pick<Services, 'api'>) {
  return fromPromise<Outcome<MemberInfo>, void>(({ signal }) => api.account.member({}, { signal }));
}

/** Records a first sign-in at the server (A15). */
export function recordFirstLogin({ api }: Pick<Services, 'api'>) {
  return fromPromise<Outcome<null>, void>(async ({ signal }) =>
    withoutValue(await api.account.firstLogin({ body: {} }, { signal })),
  );
}
