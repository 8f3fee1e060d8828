import type { NewAccount, SubAccount } from '#contract/entities/sub-account.ts';
import { MAX_WAITING_ACCOUNTS } from '#contract/entities/sub-account-types.ts';
import type { FieldError } from '#contract/errors.ts';
import { checkField } from '#contract/rules/field-rules.ts';
import { trimmedName } from '#contract/rules/registration-form.ts';
import { type Action, singleAction } from '../../kernel/action.ts';
import { type Clock, momentOf } from '../../kernel/clock.ts';
import { type PageRequest, pagesOf, rowsOf } from '../../kernel/pages.ts';
import { Refused, refuseFields } from '../../kernel/refused.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import { type SubAccountRow, subAccountTable } from '../../store/agents/sub-accounts.ts';
import type { Database } from '../../store/database.ts';
import type { MemberRow, MemberTable } from '../../store/members.ts';
import type { Notifications } from '../notifications/notifications.ts';
import { checkNewPassword } from '../protection/new-passwords.ts';
import type { Passwords } from '../protection/passwords.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { PromisedRates } from './promised-rates.ts';
import { INVITED_AGENT_TYPE, type Team } from './team.ts';

/** Accounts that agents make for people of their team (C1). Each agent only sees their own. */
export interface SubAccounts {
  page(
    agent: MemberRow,
    page: PageRequest,
  ): { readonly accounts: SubAccount[]; readonly highestRate: number; readonly totalPages: number };
  /**
   * @throws Refused validation_failed, username_taken, invitation_rate_too_high,
   *   sub_account_limit_reached
   */
  create(agent: MemberRow, wanted: NewAccount, action?: Action<SubAccount>): Promise<SubAccount>;
  /** @throws Refused not_found, sub_account_in_use, validation_failed */
  renewPassword(
    agent: MemberRow,
    memberId: string,
    password: string,
    action?: Action<SubAccount>,
  ): Promise<SubAccount>;
}

interface SubAccountParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: SettingsInForce;
  readonly members: MemberTable;
  readonly notifications: Pick<Notifications, 'tell'>;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly team: Team;
  readonly promisedRates: PromisedRates;
}

export function createSubAccounts(parts: SubAccountParts): SubAccounts {
  const { database, clock, settings, members, notifications, passwords, sessions, team } = parts;
  const { promisedRates } = parts;
  const table = subAccountTable(database);

  const one = (agent: MemberRow, memberId: number): SubAccountRow => {
    const row = table.find(agent.id, memberId);
    if (!row) throw new Refused('not_found');
    return row;
  };

  const checkPassword = (password: string, account: string): FieldError | undefined =>
    checkNewPassword('password', password, settings.rules.password, { account });

  const requireForm = (username: string, password: string) => {
    const rule = { ...settings.rules.username, enabled: true, required: true };
    refuseFields([checkField('username', username, rule), checkPassword(password, username)]);
  };
  const requireFree = (username: string) => {
    if (!(members.byAccount(username) ?? members.byLook(username))) return;
    throw new Refused('username_taken', { fields: [{ field: 'username', rule: 'taken' }] });
  };
  const requireRoom = (agent: MemberRow) => {
    if (table.countWaiting(agent.id) >= MAX_WAITING_ACCOUNTS) {
      throw new Refused('sub_account_limit_reached');
    }
  };

  return {
    page(agent, page) {
      const { limit, offset } = rowsOf(page);
      return {
        accounts: table.list(agent.id, limit, offset).map(shown),
        highestRate: promisedRates.highest(agent.id),
        totalPages: pagesOf(table.count(agent.id), page),
      };
    },
    async create(agent, { username: typed, password, kind, rate }, action = singleAction()) {
      const username = trimmedName(typed);
      const promised = kind === 'agent' ? rate : null;
      requireForm(username, password);
      requireFree(username);
      requireRoom(agent);
      const passwordHash = await passwords.hash(password);
      const make = (): SubAccount => {
        // The name may have been taken, or the rate changed, while the password was hashed.
        requireFree(username);
        requireRoom(agent);
        if (promised !== null && promised > promisedRates.highest(agent.id)) {
          throw new Refused('invitation_rate_too_high');
        }
        const now = clock.now();
        const memberId = members.insert({
          account: username,
          nickname: username,
          type: kind === 'agent' ? INVITED_AGENT_TYPE : 0,
          passwordHash,
          // The agent knows it, so it must be changed at the first sign-in (A15).
          passwordIsDefault: true,
          passwordChangedAt: now,
          mobile: null,
          email: null,
          currency: settings.current.currency,
          affiliateCode: null,
          referralCode: null,
          details: {},
          registeredAt: now,
        });
        if (team.uplineOf(agent.id) === undefined) team.place(agent.id, null);
        team.place(memberId, agent.id);
        table.insert({ member_id: memberId, agent_id: agent.id, rate: promised, made_at: now });
        if (promised !== null) promisedRates.keep(agent.id, memberId, promised);
        notifications.tell(memberId, 'welcome', {});
        return shown(one(agent, memberId));
      };
      return action.commit(() => database.transaction(make));
    },
    async renewPassword(agent, memberId, password, action = singleAction()) {
      const id = /^[1-9]\d{0,14}$/u.test(memberId) ? Number(memberId) : 0;
      const { account } = requireWaiting(one(agent, id));
      refuseFields([checkPassword(password, account)]);
      const hash = await passwords.hash(password);
      const renew = (): SubAccount => {
        // The owner may have signed in meanwhile.
        requireWaiting(one(agent, id));
        members.setFirstPassword(id, hash, clock.now());
        sessions.endOfMember(id);
        return shown(one(agent, id));
      };
      return action.commit(() => database.transaction(renew));
    },
  };
}

/** @throws Refused sub_account_in_use */
function requireWaiting(row: SubAccountRow): SubAccountRow {
  if (row.is_waiting === 0) throw new Refused('sub_account_in_use');
  return row;
}

function shown(row: SubAccountRow): SubAccount {
  return {
    memberId: String(row.member_id),
    username: row.account,
    type: row.type,
    rate: row.rate,
    createdAt: momentOf(row.made_at),
    progress: row.is_waiting === 1 ? 'waiting' : row.is_active === 1 ? 'active' : 'signedIn',
  };
}
