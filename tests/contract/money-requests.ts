import { z } from 'zod/v4';
import { bankCustomerNamed } from '#fake-server/content/bank-customers.ts';
import { asMember } from './good-requests/good-request.ts';
import type { KitRequest } from './kit/request.ts';
import type { PortalSubject } from './portal-under-test.ts';

const MONEY_PASSWORD = '482915';

const passwordsSchema = z.object({ passwords: z.array(z.object({ isSet: z.boolean() })) });
const accountsSchema = z.object({
  accounts: z.array(z.object({ id: z.string(), isDefault: z.boolean(), keyType: z.string() })),
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

/** Maria's own address at her bank, as a key that is not among her accounts (W2). */
export async function checkAccount(portal: PortalSubject): Promise<KitRequest | undefined> {
  const customer = bankCustomerNamed('Maria Silva');
  if (!portal.knowsSeed || !customer) return undefined;
  const me = await asMember(portal);
  const { accounts } = accountsSchema.parse(await portal.succeed('payoutAccounts.list', me));
  for (const { id } of accounts.filter(({ keyType }) => keyType === 'email')) {
    await portal.succeed('payoutAccounts.remove', { ...me, params: { id } });
  }
  return { ...me, body: { kind: 'pix', keyType: 'email', key: 'maria.silva@banco.example' } };
}

/** Adds that account (W2). */
export async function addAccount(portal: PortalSubject): Promise<KitRequest | undefined> {
  const check = await checkAccount(portal);
  if (!check) return undefined;
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
export async function spareAccount(portal: PortalSubject): Promise<KitRequest | undefined> {
  const add = await addAccount(portal);
  if (!add) return undefined;
  const added = await portal.succeed('payoutAccounts.add', add);
  const { id } = z.object({ id: z.string() }).parse(added);
  return { ...(await asMember(portal)), params: { id } };
}
