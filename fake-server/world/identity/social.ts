import type { LoginResult } from '#contract/entities/member.ts';
import type { SocialLogin, SocialProof, TelegramUser } from '#contract/entities/social.ts';
import { providerNames } from '#contract/entities/social-provider-names.ts';
import { type Action, singleAction } from '../../kernel/action.ts';
import type { Clock } from '../../kernel/clock.ts';
import { Refused } from '../../kernel/refused.ts';
import { counts } from '../../kernel/term.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import type { Situation } from '../../situation/situation.ts';
import type { Database } from '../../store/database.ts';
import { socialTable } from '../../store/identity/social.ts';
import type { MemberRow, MemberTable } from '../../store/members.ts';
import type { OriginRow } from '../../store/sessions/sessions.ts';
import type { SecurityHistory } from '../notifications/security-history.ts';
import { isSignedByTelegram } from '../partners/telegram-hash.ts';
import type { FirebaseProject, SocialRegistrations } from '../ports/identity-accounts.ts';
import {
  type FirebaseProofs,
  SOCIAL_PROOF_FRESH_FOR,
  settingsOf,
  type VouchedAccount,
} from '../verification/firebase.ts';
import { entered, type SignIn } from './sign-in.ts';
import type { Visitor } from './sign-in-attempts.ts';

/** Signing in by social accounts (G5). All methods refuse by throwing. */
export interface Social {
  /**
   * Signs in the account's linked member; it never registers anybody.
   *
   * @throws Refused feature_disabled, social_sign_in_refused, social_account_unknown,
   * second_step_required, member_no_enter, agent_only, account_blocked
   */
  signIn(
    proof: SocialProof,
    situation: Situation,
    from?: Visitor,
    action?: Action<LoginResult>,
  ): Promise<LoginResult>;
  /**
   * Links a social account to this member. Repeating it changes nothing.
   *
   * @throws Refused feature_disabled, social_sign_in_refused, social_account_taken
   */
  link(
    member: MemberRow,
    proof: SocialProof,
    origin: OriginRow,
    action?: Action<void>,
  ): Promise<void>;
  /** The configuration of active providers for browsers. */
  published(vendorsOrigin: string): SocialLogin;
}

interface SocialParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: SettingsInForce;
  readonly members: MemberTable;
  readonly signIn: SignIn;
  readonly firebase: FirebaseProject;
  readonly proofs: FirebaseProofs;
  readonly registrations: SocialRegistrations;
  readonly history: SecurityHistory;
}

export function createSocial(parts: SocialParts): Social {
  const { database, clock, settings, members, signIn, firebase, proofs, registrations, history } =
    parts;
  const table = socialTable(database);

  const checkTelegram = (user: TelegramUser): VouchedAccount => {
    const from = user.auth_date * 1_000;
    const until = from + SOCIAL_PROOF_FRESH_FOR;
    const isFresh = counts({ kind: 'vouchedSignIn', from, until }, clock.now());
    if (!isFresh || !isSignedByTelegram(user, registrations.telegram.botToken)) {
      throw new Refused('social_sign_in_refused');
    }
    const requireUnspent = () => {
      if (table.isSpent(user.hash)) throw new Refused('social_sign_in_refused');
    };
    requireUnspent();
    return {
      provider: 'telegram',
      subject: String(user.id),
      spend: () => {
        requireUnspent();
        table.spend(user.hash, clock.now());
      },
    };
  };

  const check = async (proof: SocialProof): Promise<VouchedAccount> => {
    const account =
      proof.type === 'telegram'
        ? checkTelegram(proof.telegram)
        : await proofs.checkFederated(proof.firebaseIdToken);
    if (!settings.current.socialLogin[account.provider]) throw new Refused('feature_disabled');
    return account;
  };

  return {
    async signIn(proof, situation, from, action = singleAction()) {
      const account = await check(proof);
      const enter = () => {
        const memberId = table.memberOf(account);
        const member = memberId === undefined ? undefined : members.byId(memberId);
        // The proof stays valid: it links the account once the person has signed in.
        if (!member) throw new Refused('social_account_unknown');
        const reached = signIn.enter(member, situation, from);
        account.spend();
        return reached;
      };
      return action.commit(() => entered(database.transaction(enter)));
    },
    async link(member, proof, origin, action = singleAction()) {
      const account = await check(proof);
      const link = () => {
        const holder = table.memberOf(account);
        if (holder !== undefined && holder !== member.id) throw new Refused('social_account_taken');
        account.spend();
        if (holder !== undefined) return;
        table.link(account, member.id, clock.now());
        history.note(member.id, 'socialLinked', origin, {
          provider: providerNames[account.provider],
        });
      };
      action.commit(() => database.transaction(link));
    },
    published(vendorsOrigin) {
      const on = settings.current.socialLogin;
      const { google, facebook, telegram } = registrations;
      return {
        google: on.google
          ? {
              clientId: google.clientId,
              issuer: google.issuer,
              authorizationEndpoint: vendorsOrigin + google.authorizationPath,
              tokenEndpoint: null,
            }
          : null,
        facebook: on.facebook
          ? {
              clientId: facebook.clientId,
              issuer: facebook.issuer,
              authorizationEndpoint: vendorsOrigin + facebook.authorizationPath,
              tokenEndpoint: vendorsOrigin + facebook.tokenPath,
            }
          : null,
        telegram: on.telegram ? { botId: telegram.botId, widgetOrigin: vendorsOrigin } : null,
        firebase: on.google || on.facebook ? settingsOf(firebase, vendorsOrigin) : null,
      };
    },
  };
}
