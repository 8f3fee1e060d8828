import { z } from 'zod/v4';
import type { KitRequest } from '../kit/request.ts';
import type { PortalSubject } from '../portal-under-test.ts';
import { asMember, type GoodRequestsOf } from './good-request.ts';
import { openPromotion } from './promotions.ts';
import { SMALL_PNG } from './withdrawals.ts';

const applicationSchema = z.object({ id: z.string() });
const currentSchema = z.object({ application: applicationSchema.nullable() });
const pictureSchema = z.object({ id: z.string() });

/** Names a promotion that the person can apply for; what they applied with is withdrawn. */
async function applicable(portal: PortalSubject): Promise<KitRequest | undefined> {
  // A trial account applies for nothing.
  if (!portal.member) return undefined;
  const promotion = {
    ...(await asMember(portal)),
    params: { id: await openPromotion(portal, 'application') },
  };
  const current = await portal.succeed('applications.current', promotion);
  const { application } = currentSchema.parse(current);
  if (application) {
    const { id } = application;
    const own = { ...promotion, params: { id }, body: {} };
    await portal.succeed('applications.withdraw', own);
  }
  return promotion;
}

/** The same, with a picture on its way. */
async function newPicture(portal: PortalSubject): Promise<KitRequest | undefined> {
  const promotion = await applicable(portal);
  return promotion && { ...promotion, body: { picture: SMALL_PNG } };
}

/** An application with a picture. */
async function newApplication(portal: PortalSubject): Promise<KitRequest | undefined> {
  const picture = await newPicture(portal);
  if (!picture) return undefined;
  const sent = await portal.succeed('applications.sendPicture', picture);
  const { id } = pictureSchema.parse(sent);
  return { ...picture, body: { comment: 'Seven years today', pictures: [id] } };
}

/** Good requests of `applications`. */
export const applicationsRequests: GoodRequestsOf<'applications'> = {
  current: applicable,
  sendPicture: newPicture,
  picture: async (portal) => {
    const picture = await newPicture(portal);
    if (!picture) return undefined;
    const sent = await portal.succeed('applications.sendPicture', picture);
    const { id } = pictureSchema.parse(sent);
    return { ...(await asMember(portal)), params: { id } };
  },
  apply: newApplication,
  withdraw: async (portal) => {
    const application = await newApplication(portal);
    if (!application) return undefined;
    const { id } = applicationSchema.parse(await portal.succeed('applications.apply', application));
    return { ...(await asMember(portal)), params: { id }, body: {} };
  },
};
