import { z } from 'zod/v4';
import { type PromotionKind, promotionKinds } from '#contract/entities/promotion-types.ts';
import { phaseOf } from '#contract/rules/promotion-phase.ts';
import type { PortalSubject } from '../portal-under-test.ts';
import { asMember, type GoodRequest, type GoodRequestsOf } from './good-request.ts';

const promotionsSchema = z.array(
  z.object({
    id: z.string(),
    kind: z.enum(promotionKinds),
    category: z.string(),
    startsAt: z.string(),
    endsAt: z.string().nullable(),
  }),
);

/** A promotion of this kind that is open to everybody. */
export async function openPromotion(portal: PortalSubject, kind: PromotionKind): Promise<string> {
  const promotions = promotionsSchema.parse(await portal.succeed('promotions.list'));
  const found = promotions.find(
    (one) => one.kind === kind && one.category !== 'vip' && phaseOf(one, Date.now()) === 'open',
  );
  if (!found) throw new Error(`No ${kind} is open.`);
  return found.id;
}

/** A trial account takes part in nothing: the person must be known to be a real one. */
function promotionAction(kind: PromotionKind): GoodRequest {
  return async (portal) => {
    if (!portal.member) return undefined;
    const id = await openPromotion(portal, kind);
    return { ...(await asMember(portal)), params: { id }, body: {} };
  };
}

/** Good requests of `promotions`. */
export const promotionsRequests: GoodRequestsOf<'promotions'> = {
  list: () => ({ query: { category: 'new_player', language: 'PT' } }),
  one: async (portal) => ({ params: { id: await openPromotion(portal, 'claim') } }),
  rewards: async (portal) => ({ ...(await asMember(portal)), query: { language: 'EN' } }),
  claim: promotionAction('claim'),
  join: promotionAction('mission'),
  enter: promotionAction('raffle'),
};
