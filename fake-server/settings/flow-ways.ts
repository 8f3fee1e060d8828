import { depositMethods } from '#contract/entities/deposit-types.ts';
import { providerNames } from '#contract/entities/social-provider-names.ts';
import { socialProviders } from '#contract/entities/social-providers.ts';
import { notInBrazil } from '../content/deposit-terms.ts';
import { settingAt } from './setting-rows.ts';
import type { SettingName, Settings } from './settings.ts';

/** What a setting has to be: on or off, one value, or any value but one. */
export type Need =
  | { readonly setting: SettingName; readonly is: boolean | string }
  | { readonly setting: SettingName; readonly isNot: number | string };

/** A way through a flow of the portal that settings open and close (T14). */
export interface FlowWay {
  /** `<flow>.<way>`; the flow is the id of its machine. */
  readonly id: `${string}.${string}`;
  readonly title: string;
  /** It is open while all of these hold. */
  readonly needs: readonly [Need, ...Need[]];
}

const on = (setting: SettingName): Need => ({ setting, is: true });
const off = (setting: SettingName): Need => ({ setting, is: false });
const notInBr: Need = { setting: 'jurisdiction', isNot: 'br' };

const methodNames = {
  pix: 'Pix',
  bankTransfer: 'bank transfer',
  card: 'card',
  ewallet: 'e-wallet',
  crypto: 'crypto',
};
const phoneSignIn = [on('flags.MOBILEVERCODELOGIN3'), on('toggles.phoneLogin')] as const;

/** Every way that settings open and close. The world's rules and the machines' inputs hold to it. */
export const flowWays: readonly FlowWay[] = [
  {
    id: 'registration.username',
    title: 'Registration with a username',
    needs: [on('flags.DIRECTREG3'), on('toggles.usernameRegistration'), off('agentSite')],
  },
  {
    id: 'registration.mobile',
    title: 'Registration with a mobile number',
    needs: [on('toggles.mobileRegistration'), off('agentSite')],
  },
  {
    id: 'login.mobileCode',
    title: 'Sign-in with a code by SMS',
    needs: [...phoneSignIn, on('toggles.verificationCodeLogin')],
  },
  {
    id: 'login.mobilePassword',
    title: 'Sign-in with a mobile number and password',
    needs: [...phoneSignIn, off('toggles.verificationCodeLogin')],
  },
  ...socialProviders.map(
    (provider): FlowWay => ({
      id: `login.${provider}`,
      title: `Sign-in with ${providerNames[provider]}`,
      needs: [on(`socialLogin.${provider}`)],
    }),
  ),
  {
    id: 'login.passkey',
    title: 'Sign-in with a passkey',
    needs: [on('passkeys.isOffered'), on('passkeys.signIn')],
  },
  {
    id: 'changePassword.expired',
    title: 'Changing an expired password at sign-in',
    needs: [on('toggles.forcedPasswordChangeOnExpiry')],
  },
  {
    id: 'forgotPassword.phone',
    title: 'Forgotten password: recovery by phone',
    needs: [on('flags.CHNGPASSVERIF3')],
  },
  { id: 'session.freePlay', title: 'Free play', needs: [on('toggles.freePlay')] },
  {
    id: 'contactChange.mobile',
    title: 'Changing the mobile number',
    needs: [{ setting: 'smsProvider', is: 'server' }],
  },
  { id: 'passkeyAdding.new', title: 'Adding a passkey', needs: [on('passkeys.isOffered')] },
  {
    id: 'twoStep.turnOn',
    title: 'Turning on two-step verification',
    needs: [on('twoStep.isOffered')],
  },
  {
    id: 'moneyPassword.withdrawal',
    title: 'Withdrawal password',
    needs: [on('moneyPasswords.withdrawalPassword')],
  },
  ...depositMethods.map(
    (method): FlowWay => ({
      id: `deposit.${method}`,
      title: `Deposit with ${methodNames[method]}`,
      needs: [
        on(`deposits.${method}.isOffered`),
        ...(notInBrazil.includes(method) ? [notInBr] : []),
      ],
    }),
  ),
  {
    id: 'addPayoutAccount.bank',
    title: 'Bank account for withdrawals',
    needs: [on('payoutAccounts.banks')],
  },
  {
    id: 'moneyTransfer.upline',
    title: 'Transfer to the agent directly above',
    needs: [on('uplineTransfers.enabled'), notInBr],
  },
  {
    id: 'moneyTransfer.downline',
    title: 'Transfer to the team',
    needs: [on('downlineTransfers.enabled'), notInBr],
  },
  {
    id: 'walletTransfer.vendor',
    title: 'Transfer between wallets',
    needs: [off('vendorWallets.isSingle')],
  },
  {
    id: 'pointsConversion.money',
    title: 'Converting points to money',
    needs: [{ setting: 'pointsConversion.pointsPerUnit', isNot: 0 }, notInBr],
  },
  {
    id: 'automaticDialogs.announcements',
    title: 'Announcement pop-ups',
    needs: [on('announcementPopups')],
  },
];

/** Whether a setting is as a way needs it. */
export function isMet(need: Need, settings: Settings): boolean {
  const value = settingAt(settings, need.setting);
  if ('isNot' in need) return value !== need.isNot;
  // Some switches are 0 and 1.
  return need.is === (typeof need.is === 'boolean' ? Boolean(value) : value);
}

/** Whether these settings open a way. */
export function isOpen({ needs }: FlowWay, settings: Settings): boolean {
  return needs.every((need) => isMet(need, settings));
}

/** The id of the machine that a way belongs to. */
export function flowOf({ id }: FlowWay): string {
  return id.slice(0, id.indexOf('.'));
}
