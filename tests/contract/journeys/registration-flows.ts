import { z } from 'zod/v4';
import { registerSettingsSchema } from '#contract/entities/registration.ts';
import type { Outcome } from '#contract/errors.ts';
import { registrationForm } from '#contract/rules/registration-form.ts';
import { registrationEntry } from '#machines/registration/proof/registration.entry.ts';
import type { LoadedForm } from '#machines/registration/registration.types.ts';
import type { Probe } from '../behaviour/probe.ts';
import { goodRequestOf } from '../good-requests/index.ts';
import type { KitRequest } from '../kit/request.ts';
import { register, registerMobile } from '../registration-requests.ts';
import { acceptedOr, outcomeOf, type ReplayedFlow } from './replay.ts';

const registeredSchema = z.object({ account: z.string(), bonus: z.unknown(), token: z.string() });
const bodySchema = z.looseObject({ username: z.string().optional() });
const stepSchema = z.object({ registrationType: z.string(), affiliateCode: z.string().nullable() });
const codeSchema = z.object({ code: z.string() });

/** What of a form decides the way through it; a site without a puzzle has one step less. */
const wayOf = ({ offer, settings }: LoadedForm) => [
  offer.usernameTab,
  offer.mobileTab,
  offer.closed,
  settings.affiliate,
  settings.smsProvider,
  settings.extraSteps,
];

const isSameWay = (one: LoadedForm, other: LoadedForm) =>
  JSON.stringify(wayOf(one)) === JSON.stringify(wayOf(other));

/** The form of the back end, as the portal reads it. */
async function readForm(probe: Probe): Promise<LoadedForm> {
  const { flags, toggles, ...settings } = registerSettingsSchema.parse(
    await probe.call('account.registerSettings'),
  );
  const rules = await probe.call('account.registrationRules');
  return { offer: registrationForm(flags, toggles), settings, rules };
}

/** A good request of a call, unless it cannot be made here. */
async function goodRequest(
  probe: Probe,
  make: () => ReturnType<typeof register>,
): Promise<KitRequest> {
  const request = await make();
  return typeof request === 'object' ? request : probe.skip(request ?? 'nobody can be registered');
}

/** Registers: a site whose form leads another way than a journey's ends that journey. */
const registration: ReplayedFlow = {
  entry: registrationEntry,
  calls: {
    loadForm: 'account.registerSettings',
    checkInvitation: 'account.affiliateCheck',
    checkAffiliate: 'account.affiliateCheck',
    register: 'account.register',
    loadMember: 'account.member',
  },
  local: ['checkDetails', 'verifyHumanity'],
  brings: {
    // A form whose codes the server sends, and that knows no further steps.
    loadForm: (pinned) => {
      const form = pinned.ok ? (pinned.value as LoadedForm) : undefined;
      return form?.settings.smsProvider === 'server' && form.settings.extraSteps.length === 0;
    },
    checkInvitation: acceptedOr('invitation_code_error'),
    checkAffiliate: acceptedOr('invitation_code_error'),
    register: acceptedOr('username_taken'),
    loadMember: acceptedOr(),
  },
  foreignEvents: ['form.changed'],
  needs: 'real account',
  bind: async (probe) => {
    const form = await readForm(probe);
    let authorization: string | undefined;
    let code: string | undefined;
    const checkCode = async (pinned: Outcome<unknown>) => {
      const good = await goodRequestOf(probe.portal, 'account.affiliateCheck');
      const query = typeof good === 'object' ? (good.query as object) : undefined;
      if (query === undefined) return undefined;
      code = codeSchema.parse(query).code;
      const wrong = { ...query, code: `NO${crypto.randomUUID().slice(0, 8).replaceAll('-', '')}` };
      return outcomeOf(probe, 'account.affiliateCheck', { query: pinned.ok ? query : wrong });
    };
    return {
      actors: {
        loadForm: (_, pinned) => {
          const expected = pinned.ok ? (pinned.value as LoadedForm) : undefined;
          const isWay = expected !== undefined && isSameWay(form, expected);
          return Promise.resolve(isWay ? { ok: true, value: form } : undefined);
        },
        checkInvitation: (_, pinned) => checkCode(pinned),
        checkAffiliate: (_, pinned) => checkCode(pinned),
        async register(input: { readonly payload: unknown }, pinned) {
          const { registrationType, affiliateCode } = stepSchema.parse(input.payload);
          const isByName = registrationType === 'username';
          const make = isByName ? register : registerMobile;
          const good = await goodRequest(probe, () => make(probe.portal));
          const invited =
            affiliateCode === null || code === undefined ? {} : { affiliateCode: code };
          const username = probe.portal.member?.username;
          const chosenName = pinned.ok || !isByName ? {} : { username };
          const body = { ...bodySchema.parse(good.body), ...invited, ...chosenName };
          const call = isByName ? 'account.register' : 'account.registerMobile';
          const real = await outcomeOf(probe, call, { body });
          if (!real.ok) return real;
          const { token, account, bonus } = registeredSchema.parse(real.value);
          authorization = `Bearer ${token}`;
          return { ok: true, value: { account, bonus, generation: 1 } };
        },
        loadMember: () => outcomeOf(probe, 'account.member', { authorization }),
      },
      tidy: async () => {
        if (authorization !== undefined) await probe.tidy('account.logout', { authorization });
      },
    };
  },
};

/** Flows of people who have no account yet. */
export const registrationFlows: readonly ReplayedFlow[] = [registration];
