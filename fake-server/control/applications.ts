import type { ApplicationState } from '#contract/entities/application-types.ts';
import { requirePromotion } from '../world/promotions/promotion-times.ts';
import type { World } from '../world/world.ts';

const SHOWN = 8;

/** An application for a promotion, as the control page shows it. */
export interface ControlApplication {
  readonly id: string;
  readonly account: string;
  readonly title: string;
  readonly comment: string;
  readonly pictures: number;
  readonly state: ApplicationState;
}

/** The newest applications of everybody, newest first. */
export function newestApplications({ applications, members }: World): ControlApplication[] {
  return applications
    .newest(SHOWN)
    .map(({ id, member_id, promotion_id, comment, state, pictures }) => ({
      id,
      account: members.byId(member_id)?.account ?? '',
      title: requirePromotion(promotion_id).title.EN,
      comment,
      pictures,
      state,
    }));
}
