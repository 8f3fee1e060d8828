import { messageTable } from '../../store/messages.ts';
import { sessionTable } from '../../store/sessions.ts';
import { type Accounts, createAccounts } from '../accounts.ts';
import { createContracts } from '../agents/contracts.ts';
import { createInvitees } from '../agents/invitations.ts';
import { createTeam, type Team } from '../agents/team.ts';
import { type Captcha, createCaptcha } from '../captcha.ts';
import { type CodeRequests, createCodeRequests } from '../code-requests.ts';
import { createFirebaseProofs } from '../firebase.ts';
import { createHumanCheck } from '../human-check.ts';
import { createKnownDevices, type KnownDevices } from '../known-devices.ts';
import { createMessages, type Messages } from '../messages.ts';
import { createMoneyPasswords, type MoneyPasswords } from '../money-passwords.ts';
import { createOnce, type Once } from '../once.ts';
import { createPasswords, type Passwords } from '../passwords.ts';
import { createPhoneCodes } from '../phone-codes.ts';
import type { SiteAccounts } from '../ports/site-accounts.ts';
import { createRecovery, type Recovery } from '../recovery.ts';
import { createRegistrar, type Registrar } from '../registration.ts';
import { createSessions, type Sessions } from '../sessions.ts';
import { createSignIn, type SignIn } from '../sign-in.ts';
import { createSms, type Sms } from '../sms.ts';
import { createSocial, type Social } from '../social.ts';
import { createTidying } from '../tidying.ts';
import { createUplines, type Uplines } from '../uplines.ts';
import type { Foundation } from './foundation.ts';
import type { Money } from './money.ts';

/** Accounts, the ways into them, and what their owners are told. */
export interface People extends SiteAccounts {
  readonly passwords: Passwords;
  readonly devices: KnownDevices;
  readonly sessions: Sessions;
  readonly signIn: SignIn;
  readonly registrar: Registrar;
  readonly recovery: Recovery;
  readonly accounts: Accounts;
  readonly captcha: Captcha;
  readonly sms: Sms;
  readonly codeRequests: CodeRequests;
  readonly social: Social;
  readonly messages: Messages;
  readonly moneyPasswords: MoneyPasswords;
  readonly once: Once;
  /** The people that each one brought. */
  readonly team: Team;
  readonly uplines: Uplines;
  /** Forgets what serves nobody any more. */
  readonly tidy: () => void;
}

interface PeopleNeeds extends Foundation, Pick<Money, 'wallet' | 'bonuses'>, SiteAccounts {
  /** Cost of password hashing, a power of two. */
  readonly passwordCost: number;
}

/** The share of people in a world. */
export function peopleOf(needs: PeopleNeeds): People {
  const { database, clock, settings, geetest, firebase, registrations, pix, checkout } = needs;
  const passwords = createPasswords(needs.passwordCost);
  const sessions = createSessions(database, clock, settings);
  const captcha = createCaptcha(clock, needs.random.fork('captcha'));
  const sms = createSms(database, clock, settings);
  const proofs = createFirebaseProofs(database, clock, firebase);
  const phoneCodes = createPhoneCodes(settings, sms, proofs);
  const messages = createMessages(messageTable(database), clock, needs.live);
  const failedSignIns = sessionTable(database);
  const team = createTeam(needs);
  const uplines = createUplines({ ...needs, team });
  const devices = createKnownDevices(needs.facts);
  const moneyPasswords = createMoneyPasswords({ ...needs, passwords, sms, messages });
  const humanCheck = createHumanCheck(settings, geetest, captcha);
  const proving = {
    ...needs,
    passwords,
    sessions,
    captcha,
    sms,
    phoneCodes,
    messages,
    humanCheck,
    moneyPasswords,
    team,
    uplines,
  };
  const signIn = createSignIn({ ...proving, failedSignIns, devices });
  const contracts = createContracts({ ...needs, messages, team });
  const invitees = createInvitees({ database, contracts });
  const shared = { ...proving, signIn, invitees };
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
    messages,
    moneyPasswords,
    team,
    uplines,
    signIn,
    accounts: createAccounts(shared),
    registrar: createRegistrar(shared),
    recovery: createRecovery(shared),
    codeRequests: createCodeRequests(shared),
    once: createOnce(shared),
    tidy: createTidying(database, clock),
    social: createSocial({ ...shared, proofs }),
  };
}
