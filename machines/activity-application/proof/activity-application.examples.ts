import type { Application } from '#contract/entities/application.ts';
import type { ApplicationState } from '#contract/entities/application-types.ts';
import type { ServerErrorCode } from '#contract/errors.ts';
import type {
  ApplicationOutcome,
  ApplicationOverview,
  ApplicationWords,
  OverviewOutcome,
} from '../activity-application.types.ts';

export const words: ApplicationWords = { comment: 'I played', pictures: ['picture-1'] };

/** The example application, with some values changed. */
export function application(state: ApplicationState): Application {
  const isOpen = state === 'applying' || state === 'in_process';
  return {
    id: 'application-1',
    promotionId: 'live-cashback',
    state,
    comment: words.comment,
    pictures: [{ id: 'picture-1', type: 'image/png' }],
    appliedAt: '2026-01-01T00:00:00.000Z',
    promisedAt: isOpen ? '2026-01-01T00:30:00.000Z' : null,
    decidedAt: isOpen ? null : '2026-01-01T00:10:00.000Z',
    reason: state === 'rejected' ? 'pictures_unclear' : null,
    canBeWithdrawn: state === 'applying',
  };
}

/** The read overview: an open promotion with applications, unless given otherwise. */
export function overviewOf(
  own: Application | null,
  change: Partial<ApplicationOverview> = {},
): ApplicationOverview {
  return { isForApplicants: true, phase: 'open', application: own, ...change };
}
export const overview = (
  own: Application | null,
  change: Partial<ApplicationOverview> = {},
): OverviewOutcome => ({ ok: true, value: overviewOf(own, change) });

/** The server has accepted it, in this state. */
export const sent = (state: ApplicationState): ApplicationOutcome => ({
  ok: true,
  value: application(state),
});
export const offTime = (code: ServerErrorCode) => ({ ok: false, code }) as const;
export const tooMany = { ok: false, code: 'too_many_requests' } as const;

export const submitted = { type: 'application.submitted', words } as const;
export const withdrawal = { type: 'withdrawal.requested' } as const;
export const confirmed = { type: 'withdrawal.confirmed' } as const;
export const declined = { type: 'withdrawal.declined' } as const;
export const retried = { type: 'retry.requested' } as const;
export const connected = { type: 'connection.returned' } as const;
export const changed = (own: Application | null) =>
  ({ type: 'application.changed', application: own }) as const;

/** The state once there is an application. */
export function at<const State extends string>(state: State) {
  return { following: state };
}
