import { z } from 'zod/v4';
import type { KitRequest } from './kit/request.ts';
import type { PortalSubject } from './portal-under-test.ts';
import { afterMinute, newNumber, orWhyNot, solvedPuzzle } from './registration-requests.ts';

const tokenSchema = z.object({ token: z.string() });
const linkPattern = /#(?<token>[\w-]+)/u;

/** A new member who is about to change their number; having made the account is their proof (W5). */
const changing = (
  make: (portal: PortalSubject, asking: KitRequest, old: string) => Promise<KitRequest>,
) =>
  orWhyNot((portal) =>
    afterMinute(portal, async (old, registered) => {
      const { token } = tokenSchema.parse(registered);
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
export const contactCodes = changing(async (_, asking) => asking);

/** Binds another number by both codes. */
export const contactChange = changing(withCodes);

/** The link that the old number got. */
export const contactUndo = changing(async (portal, asking, old) => {
  await portal.succeed('contacts.change', await withCodes(portal, asking, old));
  const message = await portal.messageTo(old);
  return { body: { token: linkPattern.exec(message?.text ?? '')?.groups?.['token'] ?? '' } };
});
