import { type Accounts, createAccounts } from '../account/accounts.ts';
import { type Closings, createClosings } from '../account/closings.ts';
import { type Contacts, createContacts } from '../account/contacts.ts';
import { createDataExport, type DataExportFiles } from '../account/data-export.ts';
import { createPlayPauses, type PlayPauses } from '../account/play-pauses.ts';
import { createProfiles, type Profiles } from '../account/profiles.ts';
import { createSecurity, type Security } from '../account/security-centre.ts';
import { createSocialLinks } from '../account/social-links.ts';
import { createContracts } from '../agents/contracts.ts';
import { createInvitees } from '../agents/invitations.ts';
import { createPromisedRates } from '../agents/promised-rates.ts';
import { createTeam, type Team } from '../agents/team.ts';
import { createOnce, type Once } from '../idempotency/once.ts';
import { type AccountRecoveries, createAccountRecoveries } from '../identity/account-recoveries.ts';
import {
  type AccountRecoveryRequests,
  createAccountRecoveryRequests,
} from '../identity/account-recovery-requests.ts';
import { type CodeRequests, createCodeRequests } from '../identity/code-requests.ts';
import { createRecovery, type Recovery } from '../identity/recovery.ts';
import { createRegistrar, type Registrar } from '../identity/registration.ts';
import { createSignIn, type SignIn } from '../identity/sign-in.ts';
import { createSocial, type Social } from '../identity/social.ts';
import { createLetters } from '../notifications/letters.ts';
import { createSecurityHistory, type SecurityHistory } from '../notifications/security-history.ts';
import type { SiteAccounts } from '../ports/site-accounts.ts';
import { createRanks, type Ranks } from '../promotions/ranks.ts';
import { createMoneyPasswords, type MoneyPasswords } from '../protection/money-passwords.ts';
import { createPasskeys, type Passkeys } from '../protection/passkeys.ts';
import { createPasswords, type Passwords } from '../protection/passwords.ts';
import {
  createReauthentications,
  type Reauthentications,
} from '../protection/reauthentications.ts';
import { createSecondSteps } from '../protection/second-steps.ts';
import { createSignInMethods } from '../protection/sign-in-methods.ts';
import { createTwoStep, type TwoStep } from '../protection/two-step.ts';
import { createKnownDevices, type KnownDevices } from '../sessions/known-devices.ts';
import { createSessions, type Sessions } from '../sessions/sessions.ts';
import { createFeedback, type FeedbackInbox } from '../site/feedback.ts';
import {
  createTransferReceivers,
  type TransferReceivers,
} from '../transfers/transfer-receivers.ts';
import { createEndedTerms, type EndedTerms } from '../upkeep/ended-terms.ts';
import { createTidying } from '../upkeep/tidying.ts';
import { type Captcha, createCaptcha } from '../verification/captcha.ts';
import { createContactHolders } from '../verification/contact-holders.ts';
import { createFirebaseProofs } from '../verification/firebase.ts';
import { createHumanCheck } from '../verification/human-check.ts';
import { createPhoneCodes } from '../verification/phone-codes.ts';
import { createSms, type Sms } from '../verification/sms.ts';
import type { Foundation } from './foundation.ts';
import type { Money } from './money.ts';
import type { Telling } from './telling.ts';

/** Accounts, the ways to sign in, and security notices. */
export interface People extends Telling, SiteAccounts {
  readonly passwords: Passwords;
  readonly devices: KnownDevices;
  readonly sessions: Sessions;
  readonly signIn: SignIn;
  readonly registrar: Registrar;
  readonly recovery: Recovery;
  readonly accounts: Accounts;
  readonly profiles: Profiles;
  readonly ranks: Ranks;
  readonly captcha: Captcha;
  readonly sms: Sms;
  readonly codeRequests: CodeRequests;
  readonly social: Social;
  readonly history: SecurityHistory;
  readonly feedback: FeedbackInbox;
  readonly moneyPasswords: MoneyPasswords;
  readonly security: Security;
  readonly twoStep: TwoStep;
  readonly passkeys: Passkeys;
  readonly contacts: Contacts;
  readonly closings: Closings;
  readonly playPauses: PlayPauses;
  readonly accountRecoveries: AccountRecoveries;
  readonly accountRecoveryRequests: AccountRecoveryRequests;
  readonly dataExport: DataExportFiles;
  readonly reauthentications: Reauthentications;
  readonly once: Once;
  /** The people who joined by each one. */
  readonly team: Team;
  readonly transferReceivers: TransferReceivers;
  /** Deletes what is no longer needed. */
  readonly tidy: () => void;
  readonly endedTerms: EndedTerms;
}

interface PeopleNeeds
  extends Foundation,
    Telling,
    Pick<Money, 'wallet' | 'bonuses' | 'memberRewards'>,
    SiteAccounts {
  /** Cost of password hashing, a power of two. */
  readonly passwordCost: number;
}

/** A world's part about people. */
export function peopleOf(needs: PeopleNeeds): People {
  const { database, clock, settings, geetest, firebase } = needs;
  const { registrations, pix, checkout, postcodes, vendorWallets } = needs;
  const passwords = createPasswords(needs.passwordCost, needs.shares.hashing);
  const sessions = createSessions(database, clock, settings);
  const captcha = createCaptcha(clock, needs.random.fork('captcha'));
  const sms = createSms(database, clock, settings);
  const proofs = createFirebaseProofs(database, clock, firebase);
  const phoneCodes = createPhoneCodes(settings, sms, proofs);
  const { messages, notifications, restrictions } = needs;
  const team = createTeam(needs);
  const transferReceivers = createTransferReceivers({ ...needs, team });
  const devices = createKnownDevices(needs.facts);
  const history = createSecurityHistory({ ...needs, sessions, notifications });
  const letters = createLetters(database, clock, settings);
  const moneyPasswords = createMoneyPasswords({ ...needs, passwords, sms, history });
  const twoStep = createTwoStep({ ...needs, passwords, history });
  const secondSteps = createSecondSteps({ ...needs, twoStep, history });
  const closings = createClosings({ ...needs, sessions, history, letters });
  const accountRecoveries = createAccountRecoveries({ ...needs, history, letters });
  const signInMethods = createSignInMethods(needs);
  const passkeys = createPasskeys({ ...needs, twoStep, signInMethods, history });
  const dataExport = createDataExport({ ...needs, notifications, history });
  const security = createSecurity({
    ...needs,
    sessions,
    moneyPasswords,
    history,
    twoStep,
    secondSteps,
    passkeys,
    closings,
    accountRecoveries,
    socialLinks: createSocialLinks({ ...needs, signInMethods }),
    dataExport,
  });
  const holders = createContactHolders(needs);
  const humanCheck = createHumanCheck(settings, geetest, captcha);
  const proving = {
    ...needs,
    passwords,
    sessions,
    captcha,
    sms,
    phoneCodes,
    messages,
    notifications,
    humanCheck,
    holders,
    accountRecoveries,
    twoStep,
    moneyPasswords,
    history,
    letters,
    team,
    transferReceivers,
  };
  const signIn = createSignIn({ ...proving, devices, secondSteps });
  const contracts = createContracts({ ...needs, notifications, team });
  const promisedRates = createPromisedRates({ database, contracts });
  const invitees = createInvitees({ database, promisedRates });
  const ranks = createRanks({ ...needs, notifications });
  const shared = { ...proving, signIn, invitees, ranks };
  const contacts = createContacts(shared);
  const tidying = createTidying(database, clock);
  const endedTerms = createEndedTerms(needs);
  return {
    passwords,
    devices,
    sessions,
    captcha,
    sms,
    geetest,
    firebase,
    registrations,
    pix,
    checkout,
    postcodes,
    vendorWallets,
    restrictions,
    messages,
    notifications,
    feedback: createFeedback({ ...needs, notifications }),
    moneyPasswords,
    history,
    security,
    twoStep,
    passkeys,
    contacts,
    closings,
    playPauses: createPlayPauses({ ...needs, sessions }),
    accountRecoveries,
    accountRecoveryRequests: createAccountRecoveryRequests(shared),
    reauthentications: createReauthentications({ ...needs, sessions, twoStep, passkeys }),
    dataExport,
    team,
    transferReceivers,
    signIn,
    accounts: createAccounts(shared),
    profiles: createProfiles(shared),
    ranks,
    registrar: createRegistrar(shared),
    recovery: createRecovery(shared),
    codeRequests: createCodeRequests(shared),
    once: createOnce(shared),
    tidy() {
      tidying();
      endedTerms.note();
    },
    endedTerms,
    social: createSocial({ ...shared, proofs }),
  };
}
