import type { Behaviour } from './probe.ts';

const worthless = ['token_invalid', 'token_expired'];

/** Signing in and out. */
export const accountBehaviours: readonly Behaviour[] = [
  {
    // A wrong password of the known person would cost them a captcha at every later sign-in.
    name: 'a name that does not exist cannot sign in',
    calls: ['account.loginV2'],
    needs: 'nobody',
    changes: false,
    async run(probe) {
      const username = `nobody${crypto.randomUUID().slice(0, 8)}`;
      const body = { type: 'username', username, password: crypto.randomUUID() };
      const refusals = ['credentials_incorrect', 'captcha_required'];
      await probe.expectRefused('account.loginV2', 'an unknown name', { body }, refusals);
    },
  },
  {
    name: 'the session belongs to the person who signed in',
    calls: ['account.loginV2', 'account.member'],
    needs: 'real account',
    changes: false,
    async run(probe) {
      const { account } = await probe.call('account.member', await probe.newSession());
      const { username } = probe.portal.member ?? {};
      probe.expectSame(
        'account.member',
        account.toLowerCase(),
        username?.toLowerCase(),
        'somebody else is signed in',
      );
    },
  },
  {
    name: 'signing out ends the session at once, and no other one',
    calls: ['account.logout', 'account.member'],
    needs: 'member',
    changes: false,
    async run(probe) {
      const [ended, lasting] = [await probe.newSession(), await probe.newSession()];
      await probe.call('account.logout', ended);
      await probe.expectRefused('account.member', 'a token that was signed out', ended, worthless);
      await probe.call('account.member', lasting);
      await probe.call('account.logout', lasting);
    },
  },
  {
    name: 'each trial is an account of its own',
    calls: ['account.freePlay', 'account.member'],
    needs: 'trials',
    changes: true,
    async run(probe) {
      const { openTrial } = probe.portal;
      const accounts = await Promise.all(
        [await openTrial(), await openTrial()].map(
          async (token) => await probe.call('account.member', { authorization: `Bearer ${token}` }),
        ),
      );
      const [first, second] = accounts;
      probe.expect('account.freePlay', first?.id !== second?.id, 'two trials are one account', {
        account: first?.account,
      });
      probe.expectSame('account.freePlay', first?.type, 4, 'a trial has another type');
    },
  },
  {
    name: 'two members have different accounts',
    calls: ['account.member'],
    needs: 'other member',
    changes: false,
    async run(probe) {
      const me = await probe.call('account.member', await probe.me());
      const other = await probe.call('account.member', await probe.other());
      probe.expect('account.member', me.id !== other.id, 'both are one', me.account);
    },
  },
];
