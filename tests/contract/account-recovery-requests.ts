import { z } from 'zod/v4';
import type { KitRequest } from './kit/request.ts';
import type { PortalSubject } from './portal-under-test.ts';
import { afterMinute, orWhyNot, solvedPuzzle } from './registration-requests.ts';

const accountSchema = z.object({ account: z.string() });
const linkPattern = /#(?<token>[\w-]+)/u;

/** A new member who has lost what they sign in with. */
const lost = (
  make: (
    portal: PortalSubject,
    asking: Record<string, string>,
    number: string,
  ) => Promise<KitRequest>,
) =>
  orWhyNot((portal) =>
    afterMinute(portal, async (number, registered) => {
      const { account } = accountSchema.parse(registered);
      const asking = { kind: 'mobile', username: account, ...number };
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
export const accountRecoveryCode = lost(async (portal, asking) => ({
  body: { ...asking, ...(await solvedPuzzle(portal)) },
}));

/** Requests account recovery with the code. */
export const accountRecoveryRequested = lost(withCode);

/** The link that stops it. */
export const accountRecoveryLink = lost(async (portal, asking, number) => {
  await portal.succeed('accountRecovery.request', await withCode(portal, asking, number));
  const message = await portal.messageTo(number);
  return { body: { token: linkPattern.exec(message?.text ?? '')?.groups?.['token'] ?? '' } };
});
