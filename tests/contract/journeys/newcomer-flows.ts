import { z } from 'zod/v4';
import type { Outcome } from '#contract/errors.ts';
import { changePasswordEntry } from '#machines/change-password/proof/change-password.entry.ts';
import { feedbackEntry } from '#machines/feedback/proof/feedback.entry.ts';
import { firstLimitEntry } from '#machines/first-limit/proof/first-limit.entry.ts';
import { moneyPasswordEntry } from '#machines/money-password/proof/money-password.entry.ts';
import { playLimitEntry } from '#machines/play-limit/proof/play-limit.entry.ts';
import { reauthenticationEntry } from '#machines/reauthentication/proof/reauthentication.entry.ts';
import type { Probe } from '../behaviour/probe.ts';
import type { KitRequest } from '../kit/request.ts';
import { newcomer } from '../own-people.ts';
import type { PortalSubject } from '../portal-under-test.ts';
import { acceptedOr, outcomeOf, type ReplayedFlow } from './replay.ts';

/*
 * Flows that change a person, or that a person can go a few times a day: they have people of their own,
 * whom the kit registers.
 */

const passwordsSchema = z.object({ passwords: z.array(z.object({ isSet: z.boolean() })) });
const receiversSchema = z.object({ codeReceivers: z.array(z.unknown()) });
const termsSchema = z.object({ left: z.int() });

const TRIAL = 'in_need_true_account';

const valueIn = (outcome: Outcome<unknown>): unknown => (outcome.ok ? outcome.value : undefined);

type Newcomer = Awaited<ReturnType<typeof newcomer>>;
const shared = new WeakMap<PortalSubject, Promise<Newcomer>>();

/** One person of the kit's own for all flows that leave others alone. */
function sharedNewcomer(portal: PortalSubject): Promise<Newcomer> {
  const person = shared.get(portal) ?? newcomer(portal);
  shared.set(portal, person);
  return person;
}

const passwordChange: ReplayedFlow = {
  entry: changePasswordEntry,
  calls: { changePassword: 'account.changePassword', signOut: 'account.logout' },
  brings: { changePassword: acceptedOr('old_password_incorrect'), signOut: acceptedOr() },
  needs: 'real account',
  async bind(probe) {
    const { password, authorization } = await newcomer(probe.portal);
    return {
      actors: {
        changePassword: (_, pinned) => {
          const newPassword = `${password}-2`;
          const oldPassword = pinned.ok ? password : `${password}-3`;
          const body = { oldPassword, newPassword, confirmNewPassword: newPassword };
          return outcomeOf(probe, 'account.changePassword', { authorization, body });
        },
        signOut: () => outcomeOf(probe, 'account.logout', { authorization }),
      },
    };
  },
};

const [FIRST, SECOND, WRONG] = ['482915', '739104', '111222'];
const passwordOf = (newPassword: string) => ({
  kind: 'transaction',
  newPassword,
  confirmNewPassword: newPassword,
});

const moneyPasswords: ReplayedFlow = {
  entry: moneyPasswordEntry,
  calls: {
    readPasswords: 'moneyPasswords.state',
    setPassword: 'moneyPasswords.set',
    changePassword: 'moneyPasswords.change',
  },
  brings: {
    readPasswords: (pinned) =>
      pinned.ok && receiversSchema.parse(pinned.value).codeReceivers.length > 0,
    setPassword: acceptedOr('money_password_set'),
    changePassword: acceptedOr('money_password_incorrect'),
  },
  needs: 'real account',
  async bind(probe) {
    const { authorization } = await newcomer(probe.portal);
    const me = { authorization };
    let isSet = false;
    const set = async () => {
      const real = await outcomeOf(probe, 'moneyPasswords.set', { ...me, body: passwordOf(FIRST) });
      isSet ||= real.ok;
      return real;
    };
    return {
      actors: {
        async readPasswords(_, pinned) {
          const pinnedPasswords = passwordsSchema.parse(valueIn(pinned)).passwords;
          if (pinnedPasswords[0]?.isSet === true && !isSet) await set();
          return outcomeOf(probe, 'moneyPasswords.state', me);
        },
        async setPassword(_, pinned) {
          // Another tab was faster.
          if (!pinned.ok && !isSet) await set();
          return set();
        },
        changePassword: (_, pinned) => {
          const body = { ...passwordOf(SECOND), oldPassword: pinned.ok ? FIRST : WRONG };
          return outcomeOf(probe, 'moneyPasswords.change', { ...me, body });
        },
      },
    };
  },
};

const reauthentication: ReplayedFlow = {
  entry: reauthenticationEntry,
  calls: { prove: 'security.prove' },
  brings: { prove: acceptedOr('own_password_incorrect') },
  needs: 'real account',
  async bind(probe) {
    const { password, authorization } = await newcomer(probe.portal);
    return {
      actors: {
        prove: (_, pinned) => {
          const body = { way: 'password', password: pinned.ok ? password : `${password}-3` };
          return outcomeOf(probe, 'security.prove', { authorization, body });
        },
      },
    };
  },
};

const feedback: ReplayedFlow = {
  entry: feedbackEntry,
  calls: { readTerms: 'feedback.terms', sendFeedback: 'feedback.send' },
  brings: {
    readTerms: (pinned) => pinned.ok && termsSchema.parse(pinned.value).left > 0,
    sendFeedback: acceptedOr('feedback_too_short'),
  },
  foreignEvents: ['terms.changed'],
  needs: 'real account',
  async bind(probe) {
    const { authorization } = await sharedNewcomer(probe.portal);
    return {
      actors: {
        readTerms: () => outcomeOf(probe, 'feedback.terms', { authorization }),
        sendFeedback: (_, pinned) => {
          const content = pinned.ok ? 'The slots are lovely, and the search is quick.' : 'Lovely';
          return outcomeOf(probe, 'feedback.send', { authorization, body: { content } });
        },
      },
    };
  },
};

/** Who chooses limits: a trial account where the journey's is refused. */
async function chooser({ portal }: Probe) {
  const { authorization } = await sharedNewcomer(portal);
  return async (pinned: Outcome<unknown>): Promise<KitRequest | undefined> => {
    if (pinned.ok) return { authorization };
    return portal.tokens.trial && { authorization: `Bearer ${await portal.tokens.trial()}` };
  };
}

const playLimits: ReplayedFlow = {
  entry: playLimitEntry,
  calls: { chooseLimit: 'playLimits.choose', keepLimit: 'playLimits.keep' },
  brings: { chooseLimit: acceptedOr(TRIAL), keepLimit: acceptedOr() },
  needs: 'real account',
  async bind(probe) {
    const who = await chooser(probe);
    return {
      actors: {
        chooseLimit: async (body: object, pinned) => {
          const me = await who(pinned);
          return me && (await outcomeOf(probe, 'playLimits.choose', { ...me, body }));
        },
        keepLimit: async (body: object, pinned) => {
          const me = await who(pinned);
          return me && (await outcomeOf(probe, 'playLimits.keep', { ...me, body }));
        },
      },
    };
  },
};

const firstLimit: ReplayedFlow = {
  entry: firstLimitEntry,
  calls: { chooseLimit: 'playLimits.choose', goWithoutLimit: 'playLimits.goWithout' },
  brings: { chooseLimit: acceptedOr(TRIAL), goWithoutLimit: acceptedOr(TRIAL) },
  needs: 'real account',
  async bind(probe) {
    const who = await chooser(probe);
    return {
      actors: {
        chooseLimit: async (limit: object, pinned) => {
          const me = await who(pinned);
          const body = { kind: 'deposit', ...limit };
          return me && (await outcomeOf(probe, 'playLimits.choose', { ...me, body }));
        },
        goWithoutLimit: async (_, pinned) => {
          const me = await who(pinned);
          return me && (await outcomeOf(probe, 'playLimits.goWithout', { ...me, body: {} }));
        },
      },
    };
  },
};

/** Flows that each need a person of their own. */
export const newcomerFlows: readonly ReplayedFlow[] = [
  passwordChange,
  moneyPasswords,
  reauthentication,
  feedback,
  playLimits,
  firstLimit,
];
