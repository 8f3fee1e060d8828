import { z } from 'zod/v4';
import type { Outcome } from '#contract/errors.ts';
import { addPayoutAccountEntry } from '#machines/add-payout-account/proof/add-payout-account.entry.ts';
import { loginEntry } from '#machines/login/proof/login.entry.ts';
import { Skipped } from '../behaviour/probe.ts';
import { checkAccount } from '../money-requests.ts';
import { acceptedOr, outcomeOf, type ReplayedFlow } from './replay.ts';

const signedInSchema = z.object({
  firstTimeLogin: z.boolean(),
  passwordExpired: z.boolean(),
  passwordIsDefault: z.boolean(),
});
const loginSchema = z.object({ token: z.string(), ...signedInSchema.shape });
const checkSchema = z.object({ checkId: z.string() });
const accountSchema = z.object({ id: z.string() });

/** Nothing is owed, and it is not the first time: that of a member who is known. */
const isPlain = (outcome: Outcome<unknown>): boolean =>
  outcome.ok && Object.values(signedInSchema.parse(outcome.value)).every((owed) => !owed);

const login: ReplayedFlow = {
  entry: loginEntry,
  calls: { signIn: 'account.loginV2', loadMember: 'account.member' },
  brings: {
    signIn: (pinned) => (pinned.ok ? isPlain(pinned) : pinned.code === 'credentials_incorrect'),
    loadMember: acceptedOr(),
  },
  needs: 'real account',
  bind: async (probe) => {
    const { username = '', password = '' } = probe.portal.credentials ?? {};
    let authorization: string | undefined;
    return Promise.resolve({
      actors: {
        async signIn(_, pinned) {
          // A wrong password of the known person would cost them a captcha.
          const nobody = `nobody${crypto.randomUUID().slice(0, 8)}`;
          const body = { type: 'username', username: pinned.ok ? username : nobody, password };
          const real = await outcomeOf(probe, 'account.loginV2', { body });
          if (!real.ok) return real;
          const { token, ...signedIn } = loginSchema.parse(real.value);
          authorization = `Bearer ${token}`;
          return { ok: true, value: { ...signedIn, generation: 1 } };
        },
        loadMember: () => outcomeOf(probe, 'account.member', { authorization }),
      },
      tidy: async () => {
        if (authorization !== undefined) await probe.tidy('account.logout', { authorization });
      },
    });
  },
};

const newPayoutAccount: ReplayedFlow = {
  entry: addPayoutAccountEntry,
  calls: { checkAccount: 'payoutAccounts.check', addAccount: 'payoutAccounts.add' },
  brings: { checkAccount: acceptedOr(), addAccount: acceptedOr() },
  needs: 'real account',
  async bind(probe) {
    const me = await probe.me();
    const check = await checkAccount(probe.portal);
    if (!check) throw new Skipped('no account at a bank is known that could be added');
    let added: string | undefined;
    return {
      actors: {
        checkAccount: () => outcomeOf(probe, 'payoutAccounts.check', check),
        async addAccount(input: { readonly payload: unknown }) {
          const body = { ...checkSchema.parse(input.payload), label: 'Kit' };
          const real = await outcomeOf(probe, 'payoutAccounts.add', { ...me, body });
          if (real.ok) added = accountSchema.parse(real.value).id;
          return real;
        },
      },
      tidy: async () => {
        if (added === undefined) return;
        await probe.tidy('payoutAccounts.remove', { ...me, params: { id: added } });
      },
    };
  },
};

/** Flows of an account whose journeys run against a back end. */
export const accountFlows: readonly ReplayedFlow[] = [login, newPayoutAccount];
