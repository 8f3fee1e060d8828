import { z } from 'zod/v4';
import type { KitRequest } from './kit/request.ts';
import type { PortalSubject } from './portal-under-test.ts';
import {
  newNumber,
  ofNewMember,
  ofSharedMember,
  orWhyNot,
  solvedPuzzle,
} from './registration-requests.ts';
import { linkTokenSentTo, SentLinks } from './sent-links.ts';

/** A new member who is about to change their number (W5). */
const changing = (
  make: (portal: PortalSubject, asking: KitRequest, old: string) => Promise<KitRequest>,
  forMember: typeof ofNewMember = ofNewMember,
) =>
  orWhyNot((portal) =>
    forMember(portal, async (old, member) => {
      const token = await portal.signIn(member);
      const body = { kind: 'mobile', ...newNumber(), ...(await solvedPuzzle(portal)) };
      const me = { authorization: `Bearer ${token}` };
      return await make(portal, { ...me, body }, old.countryDialingCode + old.mobileNum);
    }),
  );

/** Has both codes sent, and reads them. */
async function withCodes(
  portal: PortalSubject,
  { authorization, body }: KitRequest,
  old: string,
): Promise<KitRequest> {
  await portal.succeed('contacts.codes', { authorization, body });
  const { countryDialingCode, mobileNum } = z
    .object({ countryDialingCode: z.string(), mobileNum: z.string() })
    .parse(body);
  const codeOf = async (to: string) => (await portal.messageTo(to))?.code ?? '';
  const newCode = await codeOf(countryDialingCode + mobileNum);
  const codes = { oldCode: await codeOf(old), newCode };
  return { authorization, body: { kind: 'mobile', countryDialingCode, mobileNum, ...codes } };
}

/** Requests the codes for another number. */
export const contactCodes = changing(async (_, asking) => asking, ofSharedMember);

/** The link that the old number gets. */
const undoLinks = new SentLinks(
  changing(async (portal, asking, old) => {
    await portal.succeed('contacts.change', await withCodes(portal, asking, old));
    return { body: { token: (await linkTokenSentTo(portal, old)) ?? '' } };
  }),
);

/** Binds another number by both codes. */
export const contactChange = changing(async (portal, asking, old) => {
  const request = await withCodes(portal, asking, old);
  undoLinks.expectAt(portal, old);
  return request;
});

/** Looks at what a change can be undone by, and undoes it. */
export const { look: contactUndoSeen, use: contactUndoUsed } = undoLinks;
