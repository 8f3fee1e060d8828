import { DEFAULT_LANGUAGE, type LanguageCode } from '#contract/entities/language.ts';
import type { LoginResult, MemberInfo } from '#contract/entities/member.ts';
import { TRIAL_TYPE } from '#contract/entities/member-types.ts';
import type { Currency } from '#contract/entities/money.ts';
import { checkConfirmation } from '#contract/rules/field-rules.ts';
import { type Action, type Refusable, singleAction } from '../../kernel/action.ts';
import { type Clock, momentOf } from '../../kernel/clock.ts';
import { Refused, refuseFields } from '../../kernel/refused.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import type { Situation } from '../../situation/situation.ts';
import type { Database } from '../../store/database.ts';
import type { MemberRow, MemberTable } from '../../store/members.ts';
import type { OriginRow } from '../../store/sessions/sessions.ts';
import type { SignIn } from '../identity/sign-in.ts';
import type { Restrictions } from '../ledger/restrictions.ts';
import type { Wallet } from '../ledger/wallet.ts';
import type { LiveUpdates } from '../notifications/live-updates.ts';
import type { Messages } from '../notifications/messages.ts';
import type { SecurityHistory } from '../notifications/security-history.ts';
import type { MemberRewards } from '../promotions/member-rewards.ts';
import { labelOfRank, labelsOf, type Ranks } from '../promotions/ranks.ts';
import { checkNewPassword } from '../protection/new-passwords.ts';
import type { Passwords } from '../protection/passwords.ts';
import type { TwoStep } from '../protection/two-step.ts';
import type { Sessions, SignedIn } from '../sessions/sessions.ts';
import type { TransferReceivers } from '../transfers/transfer-receivers.ts';

const currencySymbols: Readonly<Record<Currency, string>> = {
  BRL: 'R$',
  USD: '$',
  EUR: '€',
  MXN: '$',
  CNY: '¥',
  THB: '฿',
  MYR: 'RM',
};

/** A change of password as the form sends it. */
interface PasswordChange {
  readonly oldPassword?: string | undefined;
  readonly newPassword: string;
  readonly confirmNewPassword: string;
}

/** A person, with the session of the call. */
type PasswordOwner = Pick<SignedIn, 'member' | 'owes'>;

/** What people do with their own account. */
export interface Accounts {
  /** Signs in as a new trial account with play money (A21). @throws Refused feature_disabled */
  openTrial(situation: Situation): LoginResult;
  firstLoginDone(member: MemberRow): void;
  /**
   * Changes the password and ends every session of the person (A16). The old password is required
   * unless a recovery mail opened the session (A17).
   *
   * @throws Refused in_need_true_account, old_password_incorrect, second_step_locked,
   *   password_unchanged, validation_failed; token_invalid or recovery_link_expired if it was
   *   changed meanwhile
   */
  changePassword(
    who: PasswordOwner,
    change: PasswordChange,
    origin: OriginRow,
    action?: Action<void>,
  ): Promise<void>;
  info(who: PasswordOwner, language: LanguageCode): MemberInfo;
}

interface AccountParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: SettingsInForce;
  readonly members: MemberTable;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly signIn: SignIn;
  readonly wallet: Wallet;
  readonly messages: Pick<Messages, 'unread'>;
  readonly live: LiveUpdates;
  readonly ranks: Ranks;
  readonly memberRewards: MemberRewards;
  readonly transferReceivers: TransferReceivers;
  readonly history: SecurityHistory;
  readonly twoStep: Pick<TwoStep, 'requirePassword'>;
  readonly restrictions: Pick<Restrictions, 'stoppedOf'>;
}

export function createAccounts(parts: AccountParts): Accounts {
  const { database, clock, settings, members, passwords, sessions, signIn, wallet } = parts;
  const { messages, live, ranks, memberRewards, transferReceivers, history, twoStep } = parts;
  const { restrictions } = parts;

  /** Wrong passwords count in the budget that all secrets of the account share. */
  const requireOldPassword = async (
    member: MemberRow,
    { oldPassword }: PasswordChange,
    origin: OriginRow,
    action: Refusable,
  ) => {
    if (member.password_hash === null) throw new Refused('old_password_incorrect');
    const refusal = { code: 'old_password_incorrect', field: 'oldPassword' } as const;
    await twoStep.requirePassword(member, oldPassword, origin, action, refusal);
  };

  const requireNewPassword = (
    member: MemberRow,
    { oldPassword, newPassword, confirmNewPassword }: PasswordChange,
  ) => {
    refuseFields([
      checkNewPassword('newPassword', newPassword, settings.rules.password, member),
      checkConfirmation('confirmNewPassword', confirmNewPassword, newPassword),
    ]);
    if (newPassword === oldPassword) throw new Refused('password_unchanged');
  };

  /** Number of promotions the person could join now and has not. */
  const openTo = (member: MemberRow) =>
    memberRewards
      .list(member, DEFAULT_LANGUAGE)
      .filter(({ state, participation }) => state === 'open' && participation === null).length;

  return {
    openTrial: (situation) =>
      database.transaction(() => {
        const { toggles, currency, trialMoney } = settings.current;
        if (toggles.freePlay === 0) throw new Refused('feature_disabled');
        const number = members.nextId();
        const memberId = members.insert({
          account: `teste${100_000 + number}`,
          nickname: `Teste ${100_000 + number}`,
          type: TRIAL_TYPE,
          passwordHash: null,
          passwordChangedAt: clock.now(),
          firstLoginDue: false,
          mobile: null,
          email: null,
          currency,
          affiliateCode: null,
          referralCode: null,
          details: {},
          registeredAt: clock.now(),
        });
        wallet.post({ memberId, key: 'play-money', kind: 'play_money', amount: trialMoney });
        const member = members.byId(memberId);
        if (!member) throw new Error('A trial account was made, and is not there.');
        return signIn.admit(member, situation);
      }),
    firstLoginDone: (member) => members.firstLoginDone(member.id),
    async changePassword({ member, owes }, change, origin, action = singleAction()) {
      if (member.type === TRIAL_TYPE) throw new Refused('in_need_true_account');
      // Cheap checks come before hashing, and cost no try.
      requireNewPassword(member, change);
      if (owes !== 'afterMail') await requireOldPassword(member, change, origin, action);
      const hash = await passwords.hash(change.newPassword);
      const changed = () => {
        // A faster call has changed it meanwhile, and ended this session too.
        if (members.byId(member.id)?.password_hash !== member.password_hash) {
          throw new Refused(owes === 'afterMail' ? 'recovery_link_expired' : 'token_invalid');
        }
        members.setPassword(member.id, hash, clock.now());
        const kind = owes === 'afterMail' ? 'passwordRecovered' : 'passwordChanged';
        history.note(member.id, kind, origin);
        sessions.endOfMember(member.id);
      };
      action.commit(() => database.transaction(changed));
    },
    info: ({ member, owes }, language) => {
      const rankLevel = ranks.current(member.id);
      const isReal = member.type !== TRIAL_TYPE;
      const stopped = restrictions.stoppedOf(member.id);
      const takesOffers = isReal && stopped?.acts.includes('rewards') !== true;
      return {
        id: String(member.id),
        account: member.account,
        userName: member.account,
        nickname: member.nickname,
        customerId: `C${String(member.id).padStart(8, '0')}`,
        type: member.type,
        isAgent: member.type,
        toUpline: transferReceivers.upline(member.id) !== undefined,
        toDownline: transferReceivers.isTeamOpen(member),
        clubLabel: labelOfRank(rankLevel, language),
        memberLabel: labelsOf(
          { registeredAt: member.registered_at, rankLevel },
          clock.now(),
          language,
        ),
        currency: member.currency,
        currencySymbol: currencySymbols[member.currency],
        unreadMessage: messages.unread(member.id),
        availablePromo: { REFERRAL: { enabled: takesOffers && settings.current.referral.enabled } },
        availablePromoCount: takesOffers ? openTo(member) : 0,
        ...(stopped && { stopped }),
        registeredAt: momentOf(member.registered_at),
        passwordChangeOwed: owes !== 'nothing',
        changesAfter: live.since(member.id, undefined).id,
      };
    },
  };
}
