import type {
  AccountRecovery,
  AccountRecoveryPassword,
  AccountRecoveryRequest,
  FinishedAccountRecovery,
} from '#contract/entities/account-recovery.ts';
import type { LanguageCode } from '#contract/entities/language.ts';
import type { SentCode } from '#contract/entities/verification.ts';
import { checkField } from '#contract/rules/field-rules.ts';
import { type Action, type Refusable, singleAction } from '../../kernel/action.ts';
import { type Clock, momentOf } from '../../kernel/clock.ts';
import { maskedEmail, maskedMobile } from '../../kernel/masked-name.ts';
import { Refused, refuseFields } from '../../kernel/refused.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import type { Situation } from '../../situation/situation.ts';
import type { Database } from '../../store/database.ts';
import {
  type AccountRecoveryRow,
  accountRecoveryTable,
} from '../../store/identity/account-recoveries.ts';
import type { MemberRow, MemberTable } from '../../store/members.ts';
import { passkeyTable } from '../../store/protection/passkeys.ts';
import { secondStepTable } from '../../store/protection/second-steps.ts';
import { twoStepTable } from '../../store/protection/two-step.ts';
import type { KnownContact } from '../notifications/letters.ts';
import type { SecurityHistory } from '../notifications/security-history.ts';
import { checkNewPassword } from '../protection/new-passwords.ts';
import type { Passwords } from '../protection/passwords.ts';
import type { TwoStep } from '../protection/two-step.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { NewContact } from '../verification/contact-holders.ts';
import type { HumanAnswer, HumanCheck } from '../verification/human-check.ts';
import { internationalNumber, type Sms } from '../verification/sms.ts';
import type { AccountRecoveries, AskingCircumstances } from './account-recoveries.ts';
import type { SignIn } from './sign-in.ts';

const HOUR = 60 * 60_000;
const channels = { email: 'mail', mobile: 'mobile' } as const;
const masks = { email: maskedEmail, mobile: maskedMobile };

/** Names an account by its user name and one of its addresses. */
type NamedContact = NewContact & { readonly username: string };

/** Requesting and using an account recovery (W5). All methods refuse by throwing. */
export interface AccountRecoveryRequests {
  /**
   * Sends a code if the address belongs to the account; otherwise everything looks the same, and
   * nobody gets one. A valid code is not sent again.
   *
   * @throws Refused any of the call's codes
   */
  sendCode(
    wish: NamedContact & HumanAnswer,
    situation: Situation,
    language: LanguageCode,
    action?: Action<SentCode>,
  ): Promise<SentCode>;
  /** A repeated request counts from the first. @throws Refused any of the call's codes */
  ask(wish: AccountRecoveryRequest, how: AskingCircumstances): AccountRecovery;
  /** @throws Refused any of the call's codes */
  finish(
    wish: AccountRecoveryPassword,
    how: Pick<AskingCircumstances, 'origin'>,
    action?: Action<FinishedAccountRecovery>,
  ): Promise<FinishedAccountRecovery>;
}

interface RequestParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: SettingsInForce;
  readonly members: MemberTable;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly signIn: SignIn;
  readonly sms: Sms;
  readonly humanCheck: HumanCheck;
  readonly twoStep: TwoStep;
  readonly accountRecoveries: AccountRecoveries;
  readonly history: SecurityHistory;
}

export function createAccountRecoveryRequests(parts: RequestParts): AccountRecoveryRequests {
  const { database, clock, settings, members, passwords, sessions, signIn, sms } = parts;
  const { humanCheck, twoStep, accountRecoveries, history } = parts;
  const table = accountRecoveryTable(database);
  const apps = twoStepTable(database);
  const attempts = secondStepTable(database);
  const passkeys = passkeyTable(database);

  const contactOf = (wish: NewContact): KnownContact => {
    if (wish.kind === 'mobile') {
      if (settings.current.smsProvider !== 'server') throw new Refused('feature_disabled');
      return { kind: 'mobile', address: internationalNumber(wish) };
    }
    const rule = { ...settings.rules.email, enabled: true, required: true };
    const error = checkField('email', wish.email, rule);
    refuseFields([error]);
    return { kind: 'email', address: wish.email };
  };

  const ownerOf = (username: string, { kind, address }: KnownContact): MemberRow | undefined => {
    const member = members.byAccount(username);
    return member?.[kind]?.toLowerCase() === address.toLowerCase() ? member : undefined;
  };

  /** Holders of the right code learn the state; nobody else learns anything. */
  const proved = (wish: AccountRecoveryRequest, action?: Refusable) => {
    const contact = contactOf(wish);
    const name = nameOf(wish.username, contact);
    sms.check('accountRecovery', name, wish.code, action);
    const member = ownerOf(wish.username, contact);
    // It was changed while the code was on its way.
    if (!member) throw new Refused('verification_code_incorrect');
    signIn.requireEntry(member);
    twoStep.requireOpen(member.id);
    return { member, contact, name };
  };

  const shown = (row: AccountRecoveryRow, contact: KnownContact): AccountRecovery => {
    const isReady = clock.now() >= row.ready_at;
    const state = !isReady ? 'waiting' : isOf(row, contact) ? 'ready' : 'elsewhere';
    return {
      state,
      to: masks[row.kind](row.address),
      readyAt: momentOf(row.ready_at),
      until: momentOf(row.until),
    };
  };

  const requireReady = (member: MemberRow, contact: KnownContact): AccountRecoveryRow => {
    const row = table.open(member.id, clock.now());
    if (!row || shown(row, contact).state !== 'ready') throw new Refused('account_recovery_closed');
    return row;
  };

  return {
    async sendCode(request, situation, language, action = singleAction()) {
      const { geetest, captcha, captchaId, username, ...wish } = request;
      const contact = contactOf(wish);
      await humanCheck.require({ geetest, captcha, captchaId });
      const name = nameOf(username, contact);
      return action.commit(() => {
        const known = sms.countsUntil('accountRecovery', name);
        if (known !== undefined) {
          const expiredMinutes = Math.ceil((known - clock.now()) / 60_000);
          return { expiredMinutes, expiresAt: momentOf(known) };
        }
        const receiver = ownerOf(username, contact)?.[contact.kind] ?? null;
        const channel = channels[contact.kind];
        return sms.sendAs('accountRecovery', name, receiver, situation, language, channel);
      });
    },
    ask(wish, how) {
      const { member, contact, name } = proved(wish);
      return database.transaction(() => {
        const state = shown(accountRecoveries.begin(member, contact, how), contact);
        // The same code sets the password once the waiting time is over.
        if (state.state !== 'ready') sms.useUp('accountRecovery', name);
        return state;
      });
    },
    async finish(wish, { origin }, action = singleAction()) {
      const { newPassword } = wish;
      const before = proved(wish, action);
      requireReady(before.member, before.contact);
      const { rules } = settings;
      const error = checkNewPassword('newPassword', newPassword, rules.password, before.member);
      refuseFields([error]);
      const hash = await passwords.hash(newPassword);
      const setPassword = (): FinishedAccountRecovery => {
        // It may have been stopped, or used with the same code, while the password was hashed.
        const { member, contact, name } = proved(wish);
        const row = requireReady(member, contact);
        const { id } = member;
        const { moneyPasswords } = settings.current;
        const now = clock.now();
        sms.useUp('accountRecovery', name);
        const moneyFrom = now + moneyPasswords.recoveryWaitHours * HOUR;
        table.take(row.token_hash, now, moneyFrom);
        members.setPassword(id, hash, now);
        apps.remove(id);
        attempts.endOfMember(id);
        attempts.forgetDevices(id);
        passkeys.removeSince(id, 0);
        history.note(id, 'accountRecoveryUsed', origin);
        accountRecoveries.tellAll(member, {
          text: ({ accountRecoveryUsed }) => accountRecoveryUsed,
          origin,
        });
        sessions.endOfMember(id);
        return { changed: true, ...(moneyFrom > now && { moneyUsableFrom: momentOf(moneyFrom) }) };
      };
      return action.commit(() => database.transaction(setPassword));
    },
  };
}

/**
 * Codes are stored by account and address: a stranger's request does not affect the owner's code.
 */
function nameOf(username: string, { address }: KnownContact): string {
  return `${username} ${address}`.toLowerCase();
}

function isOf(row: AccountRecoveryRow, { kind, address }: KnownContact): boolean {
  return row.kind === kind && row.address.toLowerCase() === address.toLowerCase();
}
