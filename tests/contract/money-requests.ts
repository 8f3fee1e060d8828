import { z } from 'zod/v4';
import { asMember } from './good-requests/good-request.ts';
import type { KitRequest } from './kit/request.ts';
import { unknown } from './kit/unknown.ts';
import { NotHere } from './not-here.ts';
import type { PortalSubject } from './portal-under-test.ts';

const MONEY_PASSWORD = '482915';

const passwordsSchema = z.object({ passwords: z.array(z.object({ isSet: z.boolean() })) });
const accountsSchema = z.object({
  accounts: z.array(z.object({ id: z.string(), kind: z.string(), keyType: z.string().nullable() })),
});
const checkSchema = z.object({ checkId: z.string() });

/** The transaction password of a person; it is set where there was none (W2). */
export async function moneyPassword(
  portal: PortalSubject,
  who: KitRequest | Promise<KitRequest> = asMember(portal),
): Promise<string> {
  const me = await who;
  const { passwords } = passwordsSchema.parse(await portal.succeed('moneyPasswords.state', me));
  if (passwords[0]?.isSet !== true) {
    const newPassword = MONEY_PASSWORD;
    const body = { kind: 'transaction', newPassword, confirmNewPassword: newPassword };
    await portal.succeed('moneyPasswords.set', { ...me, body });
  }
  return MONEY_PASSWORD;
}

/** The member's own account at a bank, which is not among their payout accounts (W2). */
export async function checkAccount(portal: PortalSubject): Promise<KitRequest> {
  const { payoutAccount } = portal.memberDetails;
  if (!payoutAccount) throw new NotHere(unknown.payoutAccount);
  const me = await asMember(portal);
  const { accounts } = accountsSchema.parse(await portal.succeed('payoutAccounts.list', me));
  const keyType = payoutAccount.kind === 'pix' ? payoutAccount.keyType : null;
  const { kind } = payoutAccount;
  for (const { id } of accounts.filter((one) => one.kind === kind && one.keyType === keyType)) {
    await portal.succeed('payoutAccounts.remove', { ...me, params: { id } });
  }
  return { ...me, body: payoutAccount };
}

/** Adds that account (W2). */
export async function addAccount(portal: PortalSubject): Promise<KitRequest> {
  const check = await checkAccount(portal);
  const { checkId } = checkSchema.parse(await portal.succeed('payoutAccounts.check', check));
  return { ...(await asMember(portal)), body: { checkId, label: 'My bank' } };
}

/** Names the account that is the usual one (W2). */
export async function someAccount(portal: PortalSubject): Promise<KitRequest | undefined> {
  const me = await asMember(portal);
  const { accounts } = accountsSchema.parse(await portal.succeed('payoutAccounts.list', me));
  const [first] = accounts;
  return first && { ...me, params: { id: first.id } };
}

/** Names one that may be removed: one that was just added (W2). */
export async function spareAccount(portal: PortalSubject): Promise<KitRequest> {
  const added = await portal.succeed('payoutAccounts.add', await addAccount(portal));
  const { id } = z.object({ id: z.string() }).parse(added);
  return { ...(await asMember(portal)), params: { id } };
}
