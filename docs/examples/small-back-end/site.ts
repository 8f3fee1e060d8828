import { gameSchema } from '#contract/entities/game.ts';
import { memberInfoSchema } from '#contract/entities/member.ts';
import { registerSettingsSchema } from '#contract/entities/registration.ts';
import { countrySchema, permissionInfoSchema } from '#contract/entities/site.ts';
import { exampleOf } from '#contract/openapi-examples.ts';
import type { FieldRule } from '#contract/rules/field-rules.ts';
import { registrationFieldNames } from '#contract/rules/registration-field-names.ts';

/** What the site is, where a real back end has settings and tables: examples, with some of our own. */

const flags = { MOBILEVERCODELOGIN3: 0, DIRECTREG3: 1, CHNGPASSVERIF3: 0, REGMOBVERF3: 0 };
const { register: no, ...examples } = exampleOf(permissionInfoSchema) as { register: object };
const off = Object.fromEntries(Object.keys(no).map((name) => [name, 0]));
const toggles = { ...off, usernameRegistration: 1 };
const common = { firebase: null, minimumAge: 18 };
const without = { customerService: [], imageCDNs: [], launchGameCDNs: [], passkeySignIn: false };
const isOpen = { maintenance: false, regionRestriction: false };
const now = () => new Date().toISOString();

export const permission = () => ({
  ...examples,
  ...common,
  ...without,
  ...isOpen,
  whitelabel: flags,
  register: toggles,
  siteName: 'Example',
  languages: ['PT', 'EN'],
  location: { ip: '127.0.0.1', countryCode: 'BR' },
  socialLogin: { google: null, facebook: null, telegram: null, firebase: null },
  timeZone: 'America/Sao_Paulo',
  sessionIdleMinutes: 30,
  analytics: { gtagId: null, scriptUrl: null },
  serverTime: now(),
});
export const status = () => ({ status: 0, ip: '127.0.0.1', until: null, serverTime: now() });
const brazil = { countryCode: 'BR', trunkPrefix: '0', minDigits: 10, maxDigits: 11 };
export const countries = [{ ...(exampleOf(countrySchema) as object), ...brazil }];

const plainForm = { showCaptcha: false, affiliate: false, geetest: null, extraSteps: [] };
export const registerSettings = {
  ...(exampleOf(registerSettingsSchema) as object),
  ...common,
  ...plainForm,
  flags,
  toggles,
  registrationBonus: null,
};

const free = { maxLength: 100, acceptedPattern: '*', patternId: '' };
const hidden: FieldRule = { enabled: false, required: false, minLength: 0, ...free };
const shown = (minLength: number) => ({ ...hidden, enabled: true, required: true, minLength });

/** The fields that the registration asks for. */
export const registrationFields: Readonly<Record<string, FieldRule>> = {
  username: shown(4),
  password: shown(8),
  confirmPassword: shown(8),
};
export const registrationRules = Object.fromEntries(
  registrationFieldNames.map((name) => [name, registrationFields[name] ?? hidden]),
);

const member = exampleOf(memberInfoSchema) as object;
const plain = { toUpline: false, toDownline: false, unreadMessage: 0, passwordChangeOwed: false };
const availablePromo = { REFERRAL: { enabled: false } };
export const memberOf = (account: string) => {
  return { ...member, ...plain, availablePromo, memberLabel: [], account, nickname: account };
};

const vendor = { vassalage: 'EXAMPLE', name: 'Example', smallIcon: '/art/vendors/LUMEN/icon.svg' };
const names = ['Golden River', 'Night Market', 'Lucky Seven', 'Sea of Pearls'];
const ours = { vassalage: vendor.vassalage, image: '/art/games/mangue-rng-2.svg' };
export const games = names.map((gameName, at) => {
  const example = gameSchema.parse(exampleOf(gameSchema));
  return { ...example, ...ours, gameName, nodeId: `example-${at + 1}`, vendor: vendor.name };
});
const card = { ...vendor, isHot: 1, logo: vendor.smallIcon, type: 'RNG', gameCount: names.length };
export const lanes = [{ title: 'RNG', gameClassify: 'RNG', cards: [card] }];
export const menu = [{ gameCategory: 'RNG', vendors: [vendor] }];
