import { ONCE_HEADER } from '#contract/once.ts';
import type { KitRequest } from '../kit/request.ts';
import { addAccount } from '../money-requests.ts';
import { asAgent } from './as-agent.ts';
import { type Behaviour, type Probe, Skipped } from './probe.ts';

const once = () => ({ [ONCE_HEADER]: crypto.randomUUID() });
const newName = () => `Kit ${crypto.randomUUID().slice(0, 8)}`;

async function payoutAccounts(probe: Probe, me: KitRequest) {
  return (await probe.call('payoutAccounts.list', me)).accounts;
}

/** A new account is listed once, keeps a new name, and can be made the only default. */
async function expectChanged(probe: Probe, me: KitRequest, id: string): Promise<void> {
  const listed = (await payoutAccounts(probe, me)).filter((account) => account.id === id);
  probe.expectSame('payoutAccounts.add', listed.length, 1, 'it is not listed once');
  const one = { ...me, params: { id } };
  const label = newName();
  await probe.call('payoutAccounts.rename', { ...one, body: { label } });
  await probe.call('payoutAccounts.makeDefault', { ...one, body: {} });
  const [first, ...others] = await payoutAccounts(probe, me);
  const shown = [first?.id, first?.label, first?.isDefault];
  const expected = [id, label, true];
  probe.expectSame('payoutAccounts.makeDefault', shown, expected, 'it is not the default');
  const second = others.find(({ isDefault }) => isDefault)?.id;
  probe.expectSame('payoutAccounts.makeDefault', second, undefined, 'there are two defaults');
}

/** What is made is listed, read, changed, and gone once it is ended. */
export const chainBehaviours: readonly Behaviour[] = [
  {
    name: 'a payout account is listed once added, keeps its new name, and is gone once removed',
    calls: [
      'payoutAccounts.check',
      'payoutAccounts.add',
      'payoutAccounts.list',
      'payoutAccounts.rename',
      'payoutAccounts.makeDefault',
      'payoutAccounts.remove',
    ],
    needs: 'real account',
    changes: true,
    async run(probe) {
      const me = await probe.me();
      const request = await addAccount(probe.portal);
      if (!request) throw new Skipped('no account at a bank is known that could be added');
      const before = await payoutAccounts(probe, me);
      const { id } = await probe.call('payoutAccounts.add', { ...request, headers: once() });
      const one = { ...me, params: { id } };
      try {
        await expectChanged(probe, me, id);
        await probe.call('payoutAccounts.remove', one);
        const left = (await payoutAccounts(probe, me)).map((account) => account.id).toSorted();
        const expected = before.map((account) => account.id).toSorted();
        probe.expectSame('payoutAccounts.remove', left, expected, 'it is still listed');
      } finally {
        const former = before.find(({ isDefault }) => isDefault) ?? { id };
        const usual = { ...me, params: { id: former.id }, body: {} };
        await probe.tidy('payoutAccounts.makeDefault', usual);
      }
    },
  },
  {
    name: 'a link is listed once made, counts its visits, and stays closed',
    calls: ['invitations.create', 'invitations.list', 'invitations.visit', 'invitations.close'],
    needs: 'nobody',
    changes: true,
    async run(probe) {
      const agent = await asAgent(probe);
      const body = { name: newName(), invites: 'player', rate: null };
      const request = { ...agent, body, headers: once() };
      const made = await probe.call('invitations.create', request);
      const find = async () => {
        const { invitations } = await probe.call('invitations.list', agent);
        return invitations.filter(({ code }) => code === made.code);
      };
      const listed = await find();
      probe.expectSame('invitations.list', listed, [made], 'it is not listed as it was made');
      const one = { params: { code: made.code }, body: {} };
      await probe.call('invitations.visit', one);
      const [visited] = await find();
      probe.expectSame('invitations.visit', visited?.visits, made.visits + 1, 'it did not count');
      const closed = await probe.call('invitations.close', { ...agent, ...one });
      const [left] = await find();
      probe.expectSame('invitations.close', left?.closedAt, closed.closedAt, 'it is still open');
      const again = await probe.call('invitations.close', { ...agent, ...one });
      probe.expectSame('invitations.close', again.closedAt, closed.closedAt, 'it closed twice');
    },
  },
  {
    name: 'an account that an agent makes is listed, and signs in with its password',
    calls: ['subAccounts.create', 'subAccounts.list', 'account.loginV2', 'account.member'],
    needs: 'nobody',
    changes: true,
    async run(probe) {
      const agent = await asAgent(probe);
      const username = `a${crypto.randomUUID().replaceAll('-', '').slice(0, 11)}`;
      const password = `P-${crypto.randomUUID()}`;
      const body = { username, password, kind: 'player', rate: null };
      const made = await probe.call('subAccounts.create', { ...agent, body, headers: once() });
      const { accounts } = await probe.call('subAccounts.list', agent);
      const listed = accounts.filter(({ memberId }) => memberId === made.memberId);
      probe.expectSame('subAccounts.list', listed, [made], 'it is not listed as it was made');
      const authorization = `Bearer ${await probe.portal.signIn({ username, password })}`;
      const member = await probe.call('account.member', { authorization });
      const shown = [member.id, member.passwordChangeOwed];
      const expected = [made.memberId, true];
      probe.expectSame(
        'account.member',
        shown,
        expected,
        'it is another, or may keep its password',
      );
    },
  },
  {
    name: 'a nickname that is chosen is the one that is shown',
    calls: ['profile.rename', 'account.member'],
    needs: 'real account',
    changes: true,
    async run(probe) {
      const me = await probe.me();
      const before = await probe.call('account.member', me);
      const nickname = newName();
      const renamed = await probe.call('profile.rename', { ...me, body: { nickname } });
      probe.expectSame('profile.rename', renamed.nickname, nickname, 'another one is answered');
      const after = await probe.call('account.member', me);
      await probe.tidy('profile.rename', { ...me, body: { nickname: before.nickname } });
      probe.expectSame('account.member', after.nickname, nickname, 'the old one is shown');
    },
  },
  {
    name: 'a session is listed once opened, and over once it is ended from another one',
    calls: ['security.state', 'security.endSession', 'account.member'],
    needs: 'real account',
    changes: false,
    async run(probe) {
      const [mine, doomed] = [await probe.newSession(), await probe.newSession()];
      const own = await probe.call('security.state', doomed);
      const ended = own.sessions.find(({ isCurrent }) => isCurrent);
      if (!ended) throw new Skipped('no session is told as the current one');
      const listed = (await probe.call('security.state', mine)).sessions;
      const shown = listed.find(({ id }) => id === ended.id);
      probe.expectSame(
        'security.state',
        shown?.isCurrent,
        false,
        'the other session is not listed',
      );
      await probe.call('security.endSession', { ...mine, params: { id: ended.id } });
      await probe.expectRefused('account.member', 'a session that was ended', doomed, [
        'token_invalid',
        'token_expired',
      ]);
      const left = (await probe.call('security.state', mine)).sessions;
      const ids = listed.map(({ id }) => id).filter((id) => id !== ended.id);
      probe.expectSame(
        'security.endSession',
        left.map(({ id }) => id).toSorted(),
        ids.toSorted(),
        'other sessions have ended too, or it is still listed',
      );
      await probe.call('account.logout', mine);
    },
  },
];
