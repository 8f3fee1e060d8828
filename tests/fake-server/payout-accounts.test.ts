import { beforeEach, describe, expect, test } from 'vitest';
import { payoutAccountSchema, payoutAccountsSchema } from '#contract/entities/payout-account.ts';
import type { PayoutTarget } from '#contract/entities/payout-account-types.ts';
import { bankCustomerNamed } from '#fake-server/content/bank-customers.ts';
import { unknownKeys } from '#fake-server/content/bank-directory.ts';
import type { MemberRow } from '#fake-server/store/members.ts';
import { createPayoutAccounts } from '#fake-server/world/withdrawals/payout-accounts.ts';
import { sharedServer } from './support/shared-world.ts';
import { refusalOf } from './support/test-world.ts';
import { atHome } from './support/visit-origins.ts';

const MINUTE = 60_000;
const maria = bankCustomerNamed('Maria Silva')?.cpf ?? '';

let me: MemberRow;
let people = 0;
const server = await sharedServer({ slotGames: 10 });
beforeEach(() => {
  server.world.settings.reset();
  server.world.situations.set([]);
  me = newPerson({ payeeName: 'Maria Silva', idNumber: maria });
});

function newPerson(details: Readonly<Record<string, string>>): MemberRow {
  people += 1;
  const { members, clock } = server.world;
  const id = members.insert({
    account: `payee${people}`,
    nickname: 'Payee',
    type: 0,
    passwordHash: null,
    passwordChangedAt: 0,
    mobile: null,
    email: `payee${people}@example.com`,
    currency: 'BRL',
    affiliateCode: null,
    referralCode: null,
    details,
    registeredAt: clock.now(),
  });
  const member = members.byId(id);
  if (!member) throw new Error('Nobody was made.');
  return member;
}

const accounts = () => server.world.payoutAccounts;
const byCpf: PayoutTarget = { kind: 'pix', keyType: 'cpf', key: maria };
const byMail: PayoutTarget = { kind: 'pix', keyType: 'email', key: 'maria.silva@banco.example' };
const atBank: PayoutTarget = {
  kind: 'bank',
  bank: '901',
  branch: '1',
  number: `${maria.slice(-5, -1)}-${maria.slice(-1)}`,
};
const check = (target: PayoutTarget, who = me) => accounts().check(who, target);
const add = async (target: PayoutTarget, label = '') =>
  accounts().add(me, { checkId: (await check(target)).checkId, label }, atHome);
const some = (index: number) =>
  check({ kind: 'pix', keyType: 'email', key: `somebody${index}@mail.example` });
const list = () => accounts().list(me).accounts;
const pass = (minutes: number) => server.world.clock.move(minutes * MINUTE);

describe('a payout account (W2)', () => {
  test('is checked with the directory, which shows its masked holder', async () => {
    expect(await check(byCpf)).toMatchObject({
      kind: 'pix',
      keyType: 'cpf',
      shown: `•••.${maria.slice(3, 6)}.${maria.slice(6, 9)}-••`,
      holder: 'Ma*** Si***',
    });
    expect(await check(atBank)).toMatchObject({
      kind: 'bank',
      keyType: null,
      bank: 'Banco Aurora',
    });
    expect(list()).toEqual([]);
  });

  test('is added as checked, notified by mail, and waits before it can be used', async () => {
    const added = await add(byCpf, ' Conta da Maria ');
    expect(payoutAccountSchema.parse(added)).toEqual(added);
    expect(added).toMatchObject({ label: 'Conta da Maria', isDefault: true, isInUse: false });
    expect(server.world.sms.outbox(1)[0]).toMatchObject({ channel: 'mail', receiver: me.email });
    expect(server.world.messages.unread(me.id)).toBe(1);
    const use = () => accounts().usable(me, added.id);
    expect(added.usableFrom).not.toBeNull();
    expect(await refusalOf(use)).toBe('payout_account_waiting');
    pass(60);
    expect(list()[0]?.usableFrom).toBeNull();
    expect(use()).toMatchObject({ target: byCpf, holder: { name: 'Maria Silva', taxId: maria } });
  });

  test('a check counts once, for its owner, and for ten minutes', async () => {
    const { checkId } = await check(byCpf);
    const other = newPerson({});
    const expired = 'payout_account_check_expired';
    expect(await refusalOf(() => accounts().add(other, { checkId, label: '' }, atHome))).toBe(
      expired,
    );
    accounts().add(me, { checkId, label: '' }, atHome);
    expect(await refusalOf(() => accounts().add(me, { checkId, label: '' }, atHome))).toBe(expired);
    const late = await check(byMail);
    pass(10);
    expect(await refusalOf(() => accounts().add(me, { ...late, label: '' }, atHome))).toBe(expired);
  });

  test('is added once, also when two tabs checked it', async () => {
    const checks = [await check(byCpf), await check({ ...byCpf, key: ` ${maria} ` })];
    const [first, second] = checks.map(
      ({ checkId }) =>
        () =>
          accounts().add(me, { checkId, label: '' }, atHome),
    );
    first?.();
    expect(await refusalOf(() => second?.())).toBe('payout_account_exists');
    expect(await refusalOf(() => check(byCpf))).toBe('payout_account_exists');
  });

  test('the first one is the default until another is chosen; then the oldest follows', async () => {
    const [cpf, mail, bank] = [await add(byCpf), await add(byMail), await add(atBank)];
    const shown = () => list().map(({ id, isDefault }) => [id, isDefault]);
    accounts().makeDefault(me, bank.id);
    expect(shown()).toEqual([
      [bank.id, true],
      [cpf.id, false],
      [mail.id, false],
    ]);
    accounts().remove(me, bank.id);
    expect(shown()).toEqual([
      [cpf.id, true],
      [mail.id, false],
    ]);
    accounts().rename(me, mail.id, 'Casa');
    expect(list()[1]).toMatchObject({ label: 'Casa' });
    expect(await refusalOf(() => accounts().rename(me, mail.id, 'x'.repeat(41)))).toBe(
      'validation_failed',
    );
    expect(payoutAccountsSchema.parse(accounts().list(me)).accounts).toHaveLength(2);
    // Earlier payouts still show their account.
    expect(accounts().one(me, bank.id).id).toBe(bank.id);
    expect(await refusalOf(() => accounts().usable(me, bank.id))).toBe('not_found');
  });

  test('cannot be removed while a payout to it is under way', async () => {
    const added = await add(byCpf);
    const { world } = server;
    const paying = createPayoutAccounts({
      ...world,
      directory: { holderOf: async () => undefined },
      isPaidTo: (id) => id === added.id,
      mostPaidOf: () => added.id,
    });
    expect(paying.list(me).accounts[0]).toMatchObject({ isInUse: true, isMostUsed: true });
    expect(await refusalOf(() => paying.remove(me, added.id))).toBe('payout_account_in_use');
    expect(list()).toHaveLength(1);
  });

  test('of another person is not found', async () => {
    const { id } = await add(byCpf);
    const other = newPerson({});
    const tries = [
      () => accounts().one(other, id),
      () => accounts().usable(other, id),
      () => accounts().makeDefault(other, id),
      () => accounts().rename(other, id, 'mine'),
      () => accounts().remove(other, id),
    ];
    expect(await Promise.all(tries.map(refusalOf))).toEqual(tries.map(() => 'not_found'));
    expect(accounts().list(other).accounts).toEqual([]);
  });
});

describe('what cannot be added (W2)', () => {
  test('malformed keys, and keys that nobody has', async () => {
    const key = unknownKeys[0] ?? '';
    expect(await refusalOf(() => check({ ...byCpf, key: '529.982.247-26' }))).toBe(
      'validation_failed',
    );
    expect(await refusalOf(() => check({ kind: 'pix', keyType: 'phone', key }))).toBe(
      'payout_account_unknown',
    );
  });

  test('an account of another: by name, and in Brazil by CPF', async () => {
    const joao = bankCustomerNamed('João Souza')?.cpf ?? '';
    const another = () => check({ ...byCpf, key: joao });
    expect(await refusalOf(another)).toBe('payout_account_of_another');
    me = newPerson({});
    expect(await another()).toMatchObject({ holder: 'Jo*** So***' });
    server.world.settings.change({ jurisdiction: 'br' });
    expect(await refusalOf(another)).toBe('payout_account_of_another');
    me = newPerson({ idNumber: joao });
    expect(await another()).toMatchObject({ holder: 'Jo*** So***' });
  });

  test('more than the site allows, and banks where it pays by Pix alone', async () => {
    const payoutAccounts = { max: 1, waitMinutes: 0, banks: false };
    server.world.settings.change({ payoutAccounts });
    expect(await refusalOf(() => check(atBank))).toBe('feature_disabled');
    expect((await add(byCpf)).usableFrom).toBeNull();
    expect(await refusalOf(() => check(byMail))).toBe('payout_accounts_full');
  });

  test('anything while the directory does not answer', async () => {
    server.world.situations.set(['pix-down']);
    expect(await refusalOf(() => check(byCpf))).toBe('payment_provider_unavailable');
  });

  test('the directory cannot be searched', async () => {
    me = newPerson({});
    const codes = await Promise.all(
      Array.from({ length: 70 }, (_, index) =>
        some(index).then(
          () => 'told',
          (error: unknown) => refusalOf(() => Promise.reject(error)),
        ),
      ),
    );
    expect(codes.filter((code) => code === 'told')).toHaveLength(60);
    expect(codes.filter((code) => code === 'too_many_requests')).toHaveLength(10);
    pass(60);
    await some(100);
  });
});
