import { fromCallback, fromPromise } from 'xstate';
import type { Application } from '#contract/entities/application.ts';
import { phaseOf } from '#contract/rules/promotion-phase.ts';
import { activityApplicationMachine } from '#machines/activity-application/activity-application.machine.ts';
import type {
  ActivityApplicationInput,
  ApplicationOutcome,
  ApplyInput,
  OverviewOutcome,
} from '#machines/activity-application/activity-application.types.ts';
import { watchConnection } from '#web/shared/flow/watching.ts';
import type { Services } from '#web/shared/services/services.ts';
import {
  provideSubmission,
  type SubmissionServices,
} from '#web/shared/submission/provide-submission.ts';

/** An application with the calls that it makes (W6). */
export function provideActivityApplication(
  services: SubmissionServices & Pick<Services, 'changes' | 'clock'>,
) {
  const { api, changes, clock } = services;
  const listsFollow = () => void changes.outdate('promotions');
  return activityApplicationMachine.provide({
    actors: {
      watchConnection,
      readOverview: fromPromise<OverviewOutcome, ActivityApplicationInput>(
        async ({ input, signal }) => {
          const params = { id: input.promotionId };
          const [promotion, current] = await Promise.all([
            api.promotions.one({ params, query: {} }, { signal }),
            api.applications.current({ params }, { signal }),
          ]);
          if (!promotion.ok) return promotion;
          if (!current.ok) return current;
          return {
            ok: true,
            value: {
              isForApplicants: promotion.value.kind === 'application',
              phase: phaseOf(promotion.value, clock.now()),
              ...current.value,
            },
          };
        },
      ),
      apply: provideSubmission<ApplyInput, Application>(services, {
        call: 'applications.apply',
        send: async ({ payload: { promotionId, words }, key }) => {
          const body = { ...words, pictures: [...words.pictures] };
          const request = { params: { id: promotionId }, body };
          const outcome = await api.applications.apply(request, { key });
          listsFollow();
          return outcome;
        },
      }),
      withdraw: fromPromise<ApplicationOutcome, { readonly applicationId: string }>(
        async ({ input: { applicationId } }) => {
          const params = { id: applicationId };
          const outcome = await api.applications.withdraw({ params, body: {} });
          listsFollow();
          return outcome;
        },
      ),
      watchApplication: fromCallback<{ type: string }, ActivityApplicationInput>(
        ({ input, sendBack }) => {
          const leaving = new AbortController();
          const read = async () => {
            const request = { params: { id: input.promotionId } };
            const answer = await api.applications.current(request, { signal: leaving.signal });
            if (answer.ok) sendBack({ type: 'application.changed', ...answer.value });
          };
          const stop = changes.listen((topics) => {
            // A claim pays, which shows as a change of the balance.
            const isNews = topics.includes('promotions') || topics.includes('balance');
            // The result of a cancelled action is not awaited.
            if (isNews) read().catch(() => undefined);
          });
          return () => {
            leaving.abort();
            stop();
          };
        },
      ),
    },
  });
}
