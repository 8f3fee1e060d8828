import type { KitRequest } from './kit/request.ts';
import type { PortalSubject } from './portal-under-test.ts';
import { ofNewMember, ofSharedMember, orWhyNot, solvedPuzzle } from './registration-requests.ts';
import { linkTokenSentTo, SentLinks } from './sent-links.ts';

/** A member who has lost what they sign in with. */
const lost = (
  make: (
    portal: PortalSubject,
    asking: Record<string, string>,
    number: string,
  ) => Promise<KitRequest>,
  forMember: typeof ofNewMember = ofNewMember,
) =>
  orWhyNot((portal) =>
    forMember(portal, async (number, { username }) => {
      const asking = { kind: 'mobile', username, ...number };
      return await make(portal, asking, number.countryDialingCode + number.mobileNum);
    }),
  );

/** The same with the code that the number got. */
async function withCode(portal: PortalSubject, asking: Record<string, string>, number: string) {
  await portal.succeed('accountRecovery.code', {
    body: { ...asking, ...(await solvedPuzzle(portal)) },
  });
  const sent = await portal.messageTo(number);
  return { body: { ...asking, code: sent?.code ?? '' } };
}

/** Requests the code. */
export const accountRecoveryCode = lost(
  async (portal, asking) => ({ body: { ...asking, ...(await solvedPuzzle(portal)) } }),
  ofSharedMember,
);

/** The link that stops it. */
const stopLinks = new SentLinks(
  lost(async (portal, asking, number) => {
    await portal.succeed('accountRecovery.request', await withCode(portal, asking, number));
    return { body: { token: (await linkTokenSentTo(portal, number)) ?? '' } };
  }),
);

/** Requests account recovery with the code. */
export const accountRecoveryRequested = lost(async (portal, asking, number) => {
  const request = await withCode(portal, asking, number);
  stopLinks.expectAt(portal, number);
  return request;
});

/** Looks at what can be stopped, and stops it. */
export const { look: accountRecoveryLinkSeen, use: accountRecoveryLinkUsed } = stopLinks;
