import { z } from 'zod/v4';
import type { LanguageCode } from '#contract/entities/language.ts';
import { currencies } from '#contract/entities/money.ts';
import { resourceKeys } from '../content/resources.ts';
import { allVendors } from '../content/vendors.ts';
import {
  choice,
  group,
  money,
  onOff,
  published,
  type Setting,
  someOf,
  text,
  toggle,
  whole,
} from './setting.ts';

/** Each value is its own title. */
function asTitles<const Value extends string>(
  values: readonly Value[],
): Readonly<Record<Value, Value>> {
  return Object.fromEntries(values.map((value) => [value, value])) as Record<Value, Value>;
}

/** The site's toggles (G3). */
export const featureSettings = {
  toggles: published(
    { 'site.permission': 'register', 'account.registerSettings': 'toggles' },
    group({
      usernameRegistration: toggle(1, 'Username registration'),
      mobileRegistration: toggle(1, 'Mobile registration'),
      mobileNumberPlusPasswordRegistration: toggle(1, 'Mobile form asks for a password'),
      smsVerificationAtRegistration: toggle(0, 'SMS verification at registration'),
      phoneLogin: toggle(1, 'Phone login'),
      verificationCodeLogin: toggle(1, 'Phone login by code'),
      freePlay: toggle(1, 'Free play'),
      forcedPasswordChangeOnExpiry: toggle(1, 'Password change on expiry'),
    }),
  ),
};

/** The brand's flags (G4). */
export const brandSettings = {
  flags: published(
    { 'site.permission': 'whitelabel', 'account.registerSettings': 'flags' },
    group({
      MOBILEVERCODELOGIN3: toggle(1, 'Mobile login'),
      DIRECTREG3: toggle(1, 'Direct registration'),
      CHNGPASSVERIF3: toggle(1, 'Phone password recovery'),
      REGMOBVERF3: toggle(1, 'SMS required at mobile registration'),
    }),
  ),
};

const isTimeZone = (name: string) => Intl.supportedValuesOf('timeZone').includes(name);

/** Name, place and look of the site. */
export const siteSettings = {
  siteName: published(
    { 'site.permission': 'siteName' },
    text('Aurora Play', z.string().trim().min(1).max(60), 'Site name'),
  ),
  merchantCode: published(
    { 'site.permission': 'merchantCode' },
    text('AURORA', z.string().regex(/^\w{1,32}$/u), 'Merchant code'),
  ),
  jurisdiction: published(
    { 'site.permission': 'jurisdiction' },
    choice('generic', { generic: 'no specific country', br: 'Brazil' }, 'Rules of'),
  ),
  currency: published(
    { 'site.permission': 'currency' },
    choice('BRL', asTitles(currencies), 'Currency of new accounts'),
  ),
  /** The site's days, months and periods follow it. */
  timeZone: published(
    { 'site.permission': 'timeZone' },
    text(
      'America/Sao_Paulo',
      z.string().refine(isTimeZone, 'This is not an IANA time zone name.'),
      'Time zone (IANA name)',
    ),
  ),
  // The languages that the portal has texts in (G1); a test may name others.
  languages: published(
    { 'site.permission': 'languages' },
    someOf(
      ['PT', 'EN'],
      {
        PT: 'Portuguese',
        EN: 'English',
        CN: 'Chinese',
        ID: 'Indonesian',
        TH: 'Thai',
        VI: 'Vietnamese',
      },
      'Languages',
      1,
    ) as unknown as Setting<readonly [LanguageCode, ...LanguageCode[]]>,
  ),
  visitorCountry: text('BR', z.string().regex(/^[A-Z]{2}$/u), 'Visitors’ country (code)'),
  loginedToHomePage: published(
    { 'site.permission': 'loginedToHomePage' },
    toggle(0, 'Every page requires sign-in'),
  ),
  agentSite: published({ 'site.permission': 'agentSite' }, toggle(0, 'Only agents can sign in')),
  announcementPopups: toggle(1, 'Announcement pop-ups'),
  simulatedPlayers: toggle(1, 'Simulated players who win and play in rooms'),
  winnerBoardFrom: money(5_000, 'Winners board shows wins from'),
  stakeBounds: group({
    min: money(1, 'Minimum bet per round'),
    max: money(5_000_000, 'Maximum bet per round'),
  }),
  trialMoney: money(200_000, 'Play money in a trial account', [0, 1e9]),
  vendorWallets: group({
    isSingle: onOff(false, 'One wallet for all providers’ games'),
    vendors: someOf(
      ['SALON', 'TRUCO', 'ABYSS'],
      Object.fromEntries(allVendors.map(({ code, name }) => [code, name])),
      'Providers with their own wallet',
    ),
  }),
  feedback: group({
    minWords: whole(5, [1, 1_000], 'words', 'Minimum words of feedback'),
    maxWords: whole(300, [1, 1_000], 'words', 'Maximum words of feedback'),
    maxPerDay: whole(10, [1, 100], 'times', 'Feedback per person and day'),
  }),
  // The camera of a good phone has 50 million pixels.
  pictures: group({
    megapixels: whole(50, [1, 100], 'megapixels', 'Maximum size of a picture people send'),
  }),
  gtagId: text('', z.string().regex(/^[\w-]{0,32}$/u), 'Id of the analytics tag (S11)'),
  resources: someOf(resourceKeys, asTitles(resourceKeys), 'Links of the site'),
};
