import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { depositMethods } from '#contract/entities/deposit-types.ts';
import { socialProviders } from '#contract/entities/social-providers.ts';
import { registrationForm } from '#contract/rules/registration-form.ts';
import { Refused } from '#fake-server/kernel/refused.ts';
import { flowOf, flowWays, isOpen } from '#fake-server/settings/flow-ways.ts';
import type { SettingInput } from '#fake-server/settings/setting.ts';
import { patchAt, settingRows, titleOf } from '#fake-server/settings/setting-rows.ts';
import {
  countingToggles,
  publishedIn,
  type SettingsPatch,
  usualSettings,
  withPatch,
} from '#fake-server/settings/settings.ts';
import type { MemberRow } from '#fake-server/store/members.ts';
import { conversionTerms } from '#fake-server/world/points/points.ts';
import { folderOf } from '#machines/catalogue/in-words.ts';
import { projectRoot } from '#tools/project.ts';
import { loginInputOf } from '#web/features/login/sign-in-site.ts';
import english from '#web/flows/messages/EN/flows.json';
import { sharedWorld } from './support/shared-world.ts';

const world = await sharedWorld({ slotGames: 1 });
const { settings } = world;
function person(account: string) {
  const member = world.members.byAccount(account);
  if (!member) throw new Error(`${account} is not there.`);
  return member;
}
const maria = person('maria');
const agent = person('fernanda');
const page = { pageNo: 1, pageSize: 1 };
const memberId = world.downline.level(agent, undefined, page).members[0]?.memberId ?? '';

function isTransferOpen(
  member: MemberRow,
  to: Parameters<typeof world.moneyTransfers.terms>[1],
): boolean {
  try {
    return world.moneyTransfers.terms(member, to).maximum > 0;
  } catch (error) {
    if (error instanceof Refused && error.code === 'transfer_not_open') return false;
    throw error;
  }
}

/** Which ways the machines' inputs and the world's rules open. */
function openWays(): ReadonlySet<string> {
  const site = publishedIn('site.permission', settings.current);
  const offer = registrationForm(site.whitelabel, countingToggles(settings.current));
  const login = loginInputOf({
    ...site,
    firebase: null,
    socialLogin: world.social.published(''),
    passkeySignIn: world.passkeys.signIn(),
  });
  const security = world.security.state({ member: maria, sessionHash: '', owes: 'nothing' });
  const offered = new Set(world.deposits.terms(maria).map(({ method }) => method));
  const downline = { downline: memberId };
  const ways: Readonly<Record<string, boolean>> = {
    'registration.username': offer.usernameTab,
    'registration.mobile': offer.mobileTab,
    'login.mobileCode': login.methods.includes('mobileCode'),
    'login.mobilePassword': login.methods.includes('mobilePassword'),
    ...Object.fromEntries(
      socialProviders.map((one) => [`login.${one}`, login.providers.includes(one)]),
    ),
    'login.passkey': login.takesPasskeys,
    'changePassword.expired': login.expiryEnforced,
    'forgotPassword.phone': offer.phoneRecovery,
    'session.freePlay': site.register.freePlay === 1,
    'contactChange.mobile': security.changeableContacts.includes('mobile'),
    'passkeyAdding.new': world.passkeys.shown(maria).isOffered,
    'twoStep.turnOn': security.protections.some(({ kind }) => kind === 'twoStep'),
    'moneyPassword.withdrawal': world.moneyPasswords
      .overview(maria)
      .passwords.some(({ kind }) => kind === 'withdrawal'),
    ...Object.fromEntries(depositMethods.map((one) => [`deposit.${one}`, offered.has(one)])),
    'addPayoutAccount.bank': world.payoutAccounts.list(maria).banks.length > 0,
    'moneyTransfer.upline': isTransferOpen(maria, 'upline'),
    'moneyTransfer.downline': isTransferOpen(agent, downline),
    'walletTransfer.vendor': !world.walletTransfers.merchant().isSingle,
    'pointsConversion.money': conversionTerms(settings) !== null,
    'automaticDialogs.announcements': settings.current.announcementPopups === 1,
  };
  return new Set(Object.keys(ways).filter((id) => ways[id]));
}

/** All values of a setting that has few; none of the fields, which open and close no way. */
function fewValues(name: string, input: SettingInput): readonly unknown[] {
  if (name.startsWith('fields.')) return [];
  if (input.kind === 'switch') return [input.off, input.on];
  if (input.kind === 'choice') return Object.keys(input.choices);
  return name === 'pointsConversion.pointsPerUnit' ? [0, 100] : [];
}

const openBySettings = () =>
  new Set(flowWays.filter((way) => isOpen(way, settings.current)).map(({ id }) => id as string));

test('each way belongs to a flow of the catalogue, and is named once (T14)', () => {
  const folders = readdirSync(join(projectRoot, 'machines'));
  const unknown = flowWays.filter((way) => !folders.includes(folderOf({ id: flowOf(way) })));
  expect(unknown).toEqual([]);
  expect(new Set(flowWays.map(({ id }) => id)).size).toBe(flowWays.length);
});

/** A text of the flows page by its key. */
function textAt(texts: unknown, key: string): unknown {
  return key
    .split('.')
    .reduce<unknown>(
      (group, name) => (group as Record<string, unknown> | undefined)?.[name],
      texts,
    );
}

test('the flows page names ways and settings as the control page does (T14)', () => {
  for (const { id, title, needs } of flowWays) {
    expect(textAt(english.ways.way, id)).toBe(title);
    for (const { setting } of needs) {
      expect(textAt(english.ways.setting, setting)).toBe(titleOf(setting));
    }
  }
});

test('a way is open exactly while inputs and rules open it, whatever else is set (T14)', () => {
  vi.stubGlobal('window', { PublicKeyCredential: Object });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    settings.reset();
  });
  const anySettings = fc
    .tuple(
      ...settingRows
        .map(({ name, input }) => ({ name, values: fewValues(name, input) }))
        .filter(({ values }) => values.length > 0)
        .map(({ name, values }) => fc.constantFrom(...values).map((value) => patchAt(name, value))),
    )
    .map((patches) => patches.reduce<SettingsPatch>((all, each) => withPatch(all, each), {}));
  fc.assert(
    fc.property(anySettings, (patch) => {
      settings.change(patch);
      expect(openWays()).toEqual(openBySettings());
    }),
    { numRuns: 300, examples: [[usualSettings]] },
  );
});
